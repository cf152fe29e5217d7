"""Whom cards strike that are aimed at places: ``strikes`` of their effects (engine.epochs.cards)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.epochs.areas import factions_in
from engine.epochs.cards import Struck

Reach = Callable[[Any, int], Iterable[int]]
"""From a state and the area that a card is aimed at to the areas where it does something."""


def all_at(reach: Reach) -> Struck:
    """All factions with disks where the card does something, Barbarians too (rulebook, "Oponerse")."""
    return lambda s, seat, target: _factions_at(s, reach, target)


def civilizations_at(reach: Reach) -> Struck:
    """All civilizations with disks there, for cards that bring Barbarians, whom that does not harm."""
    return lambda s, seat, target: _factions_at(s, reach, target) - {s.barbarians}


def there(s: Any, area: int) -> tuple[int, ...]:
    """The area alone."""
    return (area,)


def _factions_at(s: Any, reach: Reach, target: str) -> set[int]:
    areas = reach(s, s.board.number[target.partition(":")[2]])
    return {faction for area in areas for faction in factions_in(s, area)}
