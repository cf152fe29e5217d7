"""What befalls many areas at the same time between two epochs (rulebook, "Fase de Final de Época", 3)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.core.ask import Flow
from engine.epochs.areas import in_play, in_turn_order, neighbours, occupied
from engine.epochs.payments import telling
from engine.epochs.strikes import strike
from engine.middle_east.state import State

Hits = list[tuple[int, int, int]]
"""Faction, area, disks."""


def ruin(s: State, hits: Hits) -> Flow[None]:
    """Disks go from many areas at the same time; minas may be paid instead, hands have been discarded.

    Rulebook, "Bajas alternativas".
    """
    for faction in in_turn_order(s, {faction for faction, _, _ in hits}):
        # Nobody plays a row of the table: what protects from others does not help.
        yield from telling(strike(s, faction, [hit for hit in hits if hit[0] == faction]), "epoch")


def from_all(s: State, disks: Callable[[int], int], areas: Collection[int] | None = None) -> Hits:
    """What civilizations lose in some areas, or in all: ``disks`` gives the loss of a stack by its size."""
    return [
        (seat, area, disks(s.disks[seat][area]))
        for seat in s.order
        for area in occupied(s, seat)
        if areas is None or area in areas
    ]


def one(disks: int) -> int:
    """One disk of a stack."""
    return 1


def two(disks: int) -> int:
    """Two disks of a stack."""
    return 2


def whole(disks: int) -> int:
    """All disks of a stack."""
    return disks


def all_but_one(disks: int) -> int:
    """All disks of a stack but one."""
    return disks - 1


def land_beside(s: State, *grounds: str) -> list[int]:
    """Land areas next to one of these grounds, without those of these grounds."""
    ground_of = s.board.grounds
    return [
        area
        for area in in_play(s).land
        if ground_of[area] not in grounds and any(ground_of[near] in grounds for near in neighbours(s, area))
    ]
