"""What a computer player of the Inner Sea sees: what all games of the family show, and the wonders."""

from __future__ import annotations

from collections.abc import Mapping

from engine.epochs.computer.sight import Sight, see
from engine.inner_sea.state import State, WonderState
from engine.inner_sea.wonder_facts import InnerSeaFacts


class InnerSeaSight(Sight, frozen=True, kw_only=True):
    """The position as one seat sees it, with the wonders."""

    facts: InnerSeaFacts
    wonders: Mapping[str, WonderState]


def sight(s: State, seat: int) -> InnerSeaSight:
    """What this seat sees."""
    return see(InnerSeaSight, s, seat, wonders=s.wonders)
