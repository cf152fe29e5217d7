"""What a seat sees: all that games of the family show, the deities and forts."""

from __future__ import annotations

import msgspec

from engine.epochs.areas import home_of
from engine.epochs.view import EpochsView
from engine.epochs.views import view_of
from tests.toy_epochs.deities import stands
from tests.toy_epochs.state import State


class DeityView(msgspec.Struct, frozen=True):
    """owner: who worships it. holder: in whose home its temple is; None: destroyed. area: where it stands."""

    key: str
    owner: int | None
    holder: int | None
    area: str | None


class ToyView(EpochsView, frozen=True, kw_only=True):
    """A game of the toy as ``viewer`` sees it. forts: area and seat, None for the Barbarians."""

    deities: tuple[DeityView, ...]
    forts: tuple[tuple[str, int | None], ...]


def view(s: State, viewer: int | None) -> ToyView:
    """The game as ``viewer`` (None: the public) sees it."""
    deities = tuple(_deity(s, key) for key in sorted(s.deities))
    forts = tuple(
        (s.board.ids[area], None if faction == s.barbarians else faction)
        for area, faction in enumerate(s.forts)
        if faction >= 0
    )
    return view_of(ToyView, s, viewer, deities=deities, forts=forts)


def _deity(s: State, key: str) -> DeityView:
    deity = s.deities[key]
    area = s.board.ids[home_of(s, deity.owner)] if stands(s, key) else None
    owner, holder = (seat if seat >= 0 else None for seat in (deity.owner, deity.holder))
    return DeityView(key, owner, holder, area)
