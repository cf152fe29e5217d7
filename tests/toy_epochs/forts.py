"""A fort comes to each mountain under control as growth begins; it fights like a disk, and falls before any."""

from __future__ import annotations

from typing import Final

from engine.epochs.areas import controls, open_areas
from engine.epochs.facts import Bulwark
from tests.toy_epochs.state import Fortify, State


def raising(s: State) -> list[Fortify]:
    """As growth begins."""
    return [Fortify()]


def fortify(s: State, step: Fortify) -> None:
    """One fort at most in a mountain."""
    for area in open_areas(s):
        if s.board.grounds[area] == "mountain" and s.forts[area] < 0:
            s.forts[area] = next((faction for faction in range(s.seats + 1) if controls(s, faction, area)), -1)


def holder(s: State, area: int) -> int:
    """Whose fort it is, -1 for none."""
    return s.forts[area]


def fall(s: State, faction: int, area: int) -> None:
    """It goes, whoever loses it; a deserted area may have another faction's."""
    if s.forts[area] == faction:
        s.forts[area] = -1


FORTS: Final = Bulwark(holder, fall, fall)
