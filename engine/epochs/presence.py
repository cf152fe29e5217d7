"""Where the disks of one faction are: what follows from them alone, worked out once for as long as none has moved."""

from __future__ import annotations

from itertools import compress
from typing import Final

from engine.epochs.board import Board

CITY: Final = 3
"""Disks that make a city (rulebook, "Ciudad")."""

SETTLEMENT: Final = 2
"""Disks that make a settlement (rulebook, "Asentamiento")."""


class Presence:
    """The disks of a faction by area number, which must not change any more, and what follows from them.

    areas: those with disks, by number. near: those and the areas next to them by number, with the map in play that they
    are of, once somebody has worked that out. All else is worked out when it is first asked for.
    """

    __slots__ = ("_board", "_by_rank", "_cities", "_settlements", "areas", "disks", "near")

    def __init__(self, board: Board, disks: list[int]) -> None:
        self._board = board
        self.disks = disks
        self.areas = tuple(compress(board.numbers, disks))
        self._cities: tuple[int, ...] | None = None
        self._settlements: tuple[int, ...] | None = None
        self._by_rank: tuple[int, int] | None = None
        self.near: tuple[object, tuple[int, ...]] | None = None

    def cities(self) -> tuple[int, ...]:
        """Land areas with three disks or more, by number (rulebook, "Ciudad")."""
        if self._cities is None:
            disks, is_land = self.disks, self._board.is_land
            self._cities = tuple([area for area in self.areas if disks[area] >= CITY and is_land[area]])
        return self._cities

    def settlements(self) -> tuple[int, ...]:
        """Land areas with exactly two disks, by number (rulebook, "Asentamiento")."""
        if self._settlements is None:
            disks, is_land = self.disks, self._board.is_land
            self._settlements = tuple([area for area in self.areas if disks[area] == SETTLEMENT and is_land[area]])
        return self._settlements

    def by_rank(self) -> tuple[int, int]:
        """All areas with disks, and those with two or more, as bits: the first area to be resolved is the lowest one.

        Rulebook, "Orden de resolución".
        """
        if self._by_rank is None:
            disks, bits = self.disks, self._board.rank_bits
            large = [bits[area] for area in self.areas if disks[area] > 1]
            self._by_rank = sum(map(bits.__getitem__, self.areas)), sum(large)
        return self._by_rank
