"""What rows of an epoch change table share (rulebook, "Fase de final de época", 3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.ask import Flow
from engine.epochs.areas import room
from engine.epochs.disks import choose_area, lose, place, place_barbarians
from engine.epochs.effects.aims import seas
from engine.epochs.losses_together import lose_in
from engine.epochs.state import State

BECAUSE: Final = "epoch"
"""Why disks go and points come between two epochs."""

PIRATES: Final = 2
"""Barbarians that come to a sea."""


def most_of(s: State, counts: Callable[[int], int]) -> list[int]:
    """The seats with the highest count, in turn order; none where that is 0."""
    best = max(counts(seat) for seat in s.order)
    return [seat for seat in s.order if best and counts(seat) == best]


def suffer(s: State, seat: int, areas: Callable[[Any, int], Sequence[int]], count: int) -> Flow[None]:
    """A civilization loses ``count`` disks in areas of its choice; it may pay instead."""
    for number in range(count):
        options = areas(s, seat)
        if not options:
            return
        area = yield from choose_area(s, seat, "epoch-loss", options, left=count - number)
        yield from lose(s, seat, area, 1, BECAUSE)


def add(s: State, seat: int, areas: Callable[[Any, int], Sequence[int]], count: int) -> Flow[None]:
    """A civilization puts ``count`` disks in areas of its choice, as far as they take any."""
    for number in range(count):
        fitting = [area for area in areas(s, seat) if room(s, seat, area)] if s.supply[seat] else []
        if not fitting:
            return
        place(s, seat, (yield from choose_area(s, seat, "epoch-place", fitting, left=count - number)))


def pirates(s: State, seat: int, count: int) -> Flow[None]:
    """Two Barbarians in each of ``count`` shallow seas that a seat chooses."""
    chosen: list[int] = []
    for number in range(count):
        options = [area for area in seas(s, seat) if area not in chosen and room(s, s.barbarians, area)]
        if not options:
            return
        chosen.append((yield from choose_area(s, seat, "epoch-invasion", options, left=count - number)))
        yield from place_barbarians(s, seat, [(chosen[-1], PIRATES)])


def everybody_suffers(s: State, areas: Sequence[int]) -> Flow[None]:
    """Every faction loses a disk in each of these areas where it has one; civilizations may pay instead."""
    for faction in [*s.order, s.barbarians]:
        yield from lose_in(s, faction, {area: 1 for area in areas if s.disks[faction][area]}, BECAUSE)
