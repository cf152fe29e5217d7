"""What a table remembers for its pictures: the map when a phase began, points turn by turn, the parts of a growth.

All of it is kept as bytes or a few numbers, because states are copied often. The rules never read it: as the log, it
is not written where nobody looks (in playouts).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.epochs.areas import occupied
from engine.epochs.state import Grown, Mark, State

PIECE: Final = 64
"""In a mark, a piece that a game has beside disks stands for a faction: this number and its own."""

ZERO: Final = 128
"""A change of points is kept as a byte: this number and the change."""

LARGEST: Final = 127


def begin_phase(s: State, phase: str) -> None:
    """The phase is ``phase`` now; mark the map, so that a picture can show what has changed since.

    The mark before is kept too, for the pictures of a phase in which nothing has changed yet.
    """
    s.phase = phase
    if not s.log.is_heard:
        return
    mark = Mark(phase, pieces_on(s))
    earlier = s.marks[-1:] if not s.marks or s.marks[-1].pieces != mark.pieces else s.marks[-2:-1]
    s.marks = [*earlier, mark]


def pieces_on(s: State) -> bytes:
    """Every stack as three bytes: its faction (or PIECE and more), its area, its disks."""
    numbers: list[int] = []
    for faction, row in enumerate(s.disks):
        for area in occupied(s, faction):
            numbers += (faction, area, row[area])
    for number, area, count in s.facts.own.pieces(s):
        numbers += (PIECE + number, area, count)
    return bytes(numbers)


def changes(s: State) -> tuple[str, list[tuple[int, int, int, int]]]:
    """A phase, and what has changed on the map since it began: area, faction, disks then, disks now.

    The current phase; the one before while nothing has changed in this one. "" and nothing where there is no mark.
    """
    pieces = pieces_on(s)
    for mark in reversed(s.marks):
        differences = _differences(mark.pieces, pieces) if mark.pieces != pieces else []
        if differences:
            return mark.phase, differences
    return (s.marks[-1].phase if s.marks else ""), []


@lru_cache(maxsize=64)
def _differences(before: bytes, after: bytes) -> list[tuple[int, int, int, int]]:
    """Area, faction, disks before, disks after, where these differ."""
    # Most pieces are where they were: only the others are taken apart.
    then, now = _triples(before), _triples(after)
    was = {(area, faction): disks for faction, area, disks in then - now}
    are = {(area, faction): disks for faction, area, disks in now - then}
    return [(*key, was.get(key, 0), are.get(key, 0)) for key in sorted({*was, *are})]


@lru_cache(maxsize=64)
def _triples(pieces: bytes) -> frozenset[tuple[int, int, int]]:
    """Faction, area and disks of every stack, as ``pieces_on`` wrote them."""
    return frozenset(zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True))


def enter_points(s: State, seat: int, change: int, because: str) -> None:
    """Write a change of points in the ledger: epoch and turn, seat, source, change."""
    if not s.log.is_heard:
        return
    numbers = s.facts.source_numbers
    while change:
        part = max(-LARGEST, min(LARGEST, change))
        s.ledger += bytes((s.epoch * 16 + s.turn, seat, numbers.get(because, numbers["other"]), ZERO + part))
        change -= part


@lru_cache(maxsize=64)
def ledger_of(ledger: bytes, sources: tuple[str, ...]) -> tuple[tuple[int, int, int, str, int], ...]:
    """Epoch, turn, seat, source, points: one row for each, in the order of time."""
    totals: dict[tuple[int, int, int, str], int] = {}
    for at in range(0, len(ledger), 4):
        when, seat, source, change = ledger[at : at + 4]
        key = (when // 16, when % 16, seat, sources[source])
        totals[key] = totals.get(key, 0) + change - ZERO
    return tuple((*key, points) for key, points in totals.items() if points)


def enter_growth(s: State, seat: int, parts: Mapping[str, int], least: int, gained: int) -> None:
    """Remember why ``gained`` disks became ready: the parts, what brings them to ``least``, what the supply lacked."""
    if not s.log.is_heard:
        return
    reasons = {name: count for name, count in parts.items() if count}
    total = sum(reasons.values())
    if total < least:
        reasons["least"] = least - total
    lacking = max(total, least) - gained
    if lacking:
        reasons["supply"] = -lacking
    s.grown = Grown(seat, reasons)
