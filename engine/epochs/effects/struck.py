"""Whom cards strike that are aimed at places: ``strikes`` of their effects (engine.epochs.cards)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.epochs.areas import factions_in
from engine.epochs.cards import Struck


def all_at(areas: Callable[[Any, int], Iterable[int]]) -> Struck:
    """All civilizations with disks in one of the areas that the card reaches from the one it is aimed at."""
    return lambda s, seat, target: civilizations_at(s, areas(s, s.board.number[target.partition(":")[2]]))


def there(s: Any, area: int) -> tuple[int, ...]:
    """The area alone."""
    return (area,)


def civilizations_at(s: Any, areas: Iterable[int]) -> set[int]:
    """All civilizations with disks in one of the areas."""
    return {faction for area in areas for faction in factions_in(s, area) if faction < s.seats}
