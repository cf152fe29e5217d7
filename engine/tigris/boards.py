"""The two printed boards as bitboards: square c is bit ``row * 16 + column`` of a 176-bit integer.

Square names are those of the coordinates around the board: column letter A-P, then row 1-11; bit 0 is A1.
"""

from __future__ import annotations

from typing import Final

import msgspec

from data import table
from engine.tigris.pieces import Board

COLUMNS: Final = 16
ROWS: Final = 11
CELLS: Final = COLUMNS * ROWS
ALL: Final = (1 << CELLS) - 1
_COLUMN_A: Final = sum(1 << (row * COLUMNS) for row in range(ROWS))
NOT_A: Final = ALL & ~_COLUMN_A
NOT_P: Final = ALL & ~(_COLUMN_A << (COLUMNS - 1))

CELL_NAMES: Final = tuple(f"{'ABCDEFGHIJKLMNOP'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
"""Square number by name."""


def spread(squares: int) -> int:
    """The squares and everything horizontally or vertically next to them."""
    return (squares | squares << 16 | squares >> 16 | (squares & NOT_P) << 1 | (squares & NOT_A) >> 1) & ALL


def flood(seed: int, within: int) -> int:
    """All squares of ``within`` that hang together with ``seed`` (rulebook, "Reino": never diagonally)."""
    while True:
        grown = (seed | seed << 16 | seed >> 16 | (seed & NOT_P) << 1 | (seed & NOT_A) >> 1) & within
        if grown == seed:
            return seed
        seed = grown


_HALVES: Final = tuple((width, (1 << width) - 1) for width in (128, 64, 32, 16, 8))
_IN_BYTE: Final = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
_BY_BYTE: Final = tuple(tuple(tuple(first + bit for bit in bits) for bits in _IN_BYTE) for first in range(0, CELLS, 8))
"""The square numbers of each byte of a bitboard, by its place and value."""


def squares(mask: int) -> list[int]:
    """The square numbers of a bitboard in reading order."""
    cells: list[int] = []
    for numbers, byte in zip(_BY_BYTE, mask.to_bytes(CELLS // 8, "little"), strict=True):
        if byte:
            cells += numbers[byte]
    return cells


def nth_square(mask: int, n: int) -> int:
    """The n-th square (from 0) of a bitboard in reading order; n below its number of squares."""
    base = 0
    for width, half in _HALVES:
        low = mask & half
        count = low.bit_count()
        if n < count:
            mask = low
        else:
            n -= count
            mask >>= width
            base += width
    return base + _IN_BYTE[mask][n]


NEAR: Final = tuple(spread(1 << cell) & ~(1 << cell) for cell in range(CELLS))
"""The squares horizontally and vertically next to each square."""

CROSS: Final = tuple(spread(1 << cell) for cell in range(CELLS))
"""Each square with the squares next to it."""

RING: Final = tuple(
    sum(
        1 << (row * COLUMNS + column)
        for row in range(max(0, cell // COLUMNS - 1), min(ROWS, cell // COLUMNS + 2))
        for column in range(max(0, cell % COLUMNS - 1), min(COLUMNS, cell % COLUMNS + 2))
        if row * COLUMNS + column != cell
    )
    for cell in range(CELLS)
)
"""The up to eight squares around each square, diagonal ones included."""

_CENTRE: Final = COLUMNS + 1


def _surroundings() -> frozenset[int]:
    """Every pattern of squares around B2 in which those next to it hang together without it."""
    around = squares(RING[_CENTRE])
    patterns = []
    for pick in range(256):
        pattern = sum(1 << cell for place, cell in enumerate(around) if pick >> place & 1)
        near = pattern & NEAR[_CENTRE]
        if not near or flood(near & -near, pattern) & near == near:
            patterns.append(pattern)
    return frozenset(patterns)


_HOLDING: Final = _surroundings()


def holds_without(squares_there: int, cell: int) -> bool:
    """Whether what is next to the square surely hangs together without it, judged by the eight squares around it."""
    return (squares_there & RING[cell]) << _CENTRE >> cell in _HOLDING


BLOCK: Final = (1 << 0) | (1 << 1) | (1 << COLUMNS) | (1 << (COLUMNS + 1))


def block(cell: int) -> int:
    """The four squares whose top left one is ``cell``; not in the last row or column."""
    return BLOCK << cell


def _blocks_with(cell: int) -> tuple[tuple[int, int], ...]:
    row, column = divmod(cell, COLUMNS)
    tops = [
        top * COLUMNS + left
        for top in (row - 1, row)
        for left in (column - 1, column)
        if 0 <= top < ROWS - 1 and 0 <= left < COLUMNS - 1
    ]
    return tuple((top, block(top)) for top in tops)


BLOCKS_WITH: Final = tuple(_blocks_with(cell) for cell in range(CELLS))
"""For each square, the two by two blocks that contain it, in reading order: their top left square and all four."""


class Printed(msgspec.Struct, frozen=True):
    """One printed board: bitboards of river, land, starting temples, and treasures to be taken first."""

    river: int
    land: int
    temples: int
    first: int


def _read(rows: list[str]) -> Printed:
    def where(marks: str) -> int:
        return sum(1 << (y * COLUMNS + x) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in marks)

    river = where("~")
    return Printed(river, ALL & ~river, where("TC"), where("C"))


_grids = table("tigris/boards.json")
BOARDS: Final[dict[Board, Printed]] = {"classic": _read(_grids["classic"]), "alternative": _read(_grids["alternative"])}
