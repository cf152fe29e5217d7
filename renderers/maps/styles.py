"""The style of a civilization's disks: that of its seat, or of the player whose second civilization it is."""

from __future__ import annotations

from typing import Final

from data.casts import NOBODY, sides_of
from engine.epochs.view import EpochsView

SECOND: Final = 8
"""Styles from here on are those of second civilizations: the leader's colour, another shape, a light ring."""


def is_alone(view: EpochsView) -> bool:
    """Whether one player plays alone, against civilizations without a player."""
    return bool(view.cast) and not {side.player for side in sides_of(view.cast)} - {NOBODY, 0}


def style_of(view: EpochsView, seat: int | None) -> int | None:
    """The style of a civilization's disks, for ``sprites``; None for the Barbarians."""
    if seat is None or not view.cast:
        return seat
    leader = sides_of(view.cast)[seat].player
    return seat if leader in (NOBODY, seat) else SECOND + leader
