"""What hand-made views of games of epochs share: stacks written as text, a crowd, points by source and by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.epochs.view import Change, Gain, SeatView, Stack


def stacks_of(text: str, seat: int | None) -> list[Stack]:
    """ "rome:4 etruria:2" as stacks of a seat (None: Barbarians)."""
    return [Stack(area, seat, int(count)) for area, count in (item.split(":") for item in text.split())]


def contested(stacks: Iterable[Stack]) -> tuple[str, ...]:
    """The areas where disks of two sides meet, sorted."""
    sides = Counter(stack.area for stack in stacks)
    return tuple(sorted(area for area, count in sides.items() if count > 1))


def crowd(areas: Iterable[str]) -> tuple[list[Stack], tuple[Change, ...]]:
    """Six civilizations and Barbarians in every area, with allies, and a change of each of these stacks."""
    stacks = [
        Stack(area, seat, 1 + (at + (seat or 0)) % 12, (seat or 0) % 3)
        for at, area in enumerate(areas)
        for seat in (0, 1, 2, 3, 4, 5, None)
    ]
    changes = tuple(
        Change(stack.area, stack.seat, stack.disks + 11 * (at % 2), stack.disks + 11 * ((at + 1) % 2))
        for at, stack in enumerate(stacks)
    )
    return stacks, changes


def earned(seats: Sequence[SeatView], sources: Mapping[str, int]) -> tuple[list[SeatView], tuple[Gain, ...]]:
    """Seats with about these points by source, one with a loss and one with a rare source; when they came."""
    found = []
    for seat in seats:
        own = {name: max(0, points - (seat.seat * 3 + len(name)) % 5) for name, points in sources.items()}
        own |= {"cards": -2} if seat.seat == 4 else {}
        own |= {"rare_thing": 1} if seat.seat == 5 else {}
        found.append(msgspec.structs.replace(seat, sources=own, points=sum(own.values())))
    gains = tuple(
        Gain(epoch, turn, seat.seat, source, points // 12 + ((epoch - 1) * 3 + turn <= points % 12))
        for epoch in range(1, 5)
        for turn in range(1, 4)
        for seat in found
        for source, points in seat.sources.items()
        if points > 0
    )
    return found, gains
