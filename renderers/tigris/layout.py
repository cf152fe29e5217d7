"""Numbers of the pictures of Tigris & Euphrates: places and sizes in pixels. No painting here."""

from __future__ import annotations

from typing import Final

from renderers.core.picture import Box

COLUMNS: Final = 16
ROWS: Final = 11
CELL: Final = 88
FRAME: Final = 40
"""Width of the frame with the coordinates."""

WIDTH: Final = COLUMNS * CELL + 2 * FRAME
HEADER: Final = 84
FIELD_TOP: Final = HEADER + FRAME
FIELD_BOTTOM: Final = FIELD_TOP + ROWS * CELL
CARDS_TOP: Final = FIELD_BOTTOM + FRAME + 8
CARD_HEIGHT: Final = 144
FOOT_TOP: Final = CARDS_TOP + CARD_HEIGHT + 8
FOOT: Final = 66
HEIGHT: Final = FOOT_TOP + FOOT
RANK: Final = 122
"""Height of a seat's row when the game has ended."""

CUT_COLUMNS: Final = 7
CUT_ROWS: Final = 6
"""The least size of a cut; it grows when what happens is far apart."""
ASKED_CELLS: Final = (8, 4)
"""The least columns and rows above the buttons of a question."""
ASKED_SHAPE: Final = 1.5
"""Columns to a row of it."""
CUT_HEADER: Final = 124
CUT_FOOT: Final = 92


def column_row(cell: str) -> tuple[int, int]:
    """ "A1" -> (0, 0), "P11" -> (15, 10)."""
    return ord(cell[0]) - ord("A"), int(cell[1:]) - 1


def cell_name(column: int, row: int) -> str:
    """(0, 0) -> "A1"."""
    return f"{chr(ord('A') + column)}{row + 1}"


def cells_around(
    points: list[tuple[int, int]], least: tuple[int, int] = (CUT_COLUMNS, CUT_ROWS)
) -> tuple[tuple[int, int], tuple[int, int]]:
    """First column and row, and columns and rows, of the smallest cut that shows ``points`` (column, row) well; at
    least ``least`` columns and rows.
    """
    left, columns = _span([column for column, _ in points], least[0], COLUMNS)
    top, rows = _span([row for _, row in points], least[1], ROWS)
    return (left, top), (columns, rows)


def cells_asked(points: list[tuple[int, int]]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The same for a picture under which a question stands: broader where it would be taller than a phone has room."""
    (_, rows) = cells_around(points, ASKED_CELLS)[1]
    return cells_around(points, (min(COLUMNS, max(ASKED_CELLS[0], round(rows * ASKED_SHAPE))), ASKED_CELLS[1]))


def _span(values: list[int], least: int, most: int) -> tuple[int, int]:
    """Start and length of the stretch, inside 0 to ``most``, with ``values`` and a neighbour on both sides."""
    values = values or [most // 2]
    length = min(most, max(least, max(values) - min(values) + 3))
    return max(0, min(most - length, (min(values) + max(values) + 1 - length) // 2)), length


def height(ranked: int) -> int:
    """The height of the board's picture: when the game has ended, ``ranked`` rows replace cards and foot."""
    return CARDS_TOP + ranked * RANK + 8 if ranked else HEIGHT


def card(index: int, count: int) -> Box:
    """The box of player card ``index`` of ``count``."""
    gap = 8
    width = (WIDTH - gap * (count + 1)) // count
    left = gap + index * (width + gap)
    return left, CARDS_TOP, left + width, CARDS_TOP + CARD_HEIGHT


def cell_boxes(at: tuple[int, int], first: tuple[int, int], size: tuple[int, int]) -> dict[str, Box]:
    """Name and box of each square shown in a field whose corner is at the pixel ``at``."""
    boxes: dict[str, Box] = {}
    for row in range(size[1]):
        for column in range(size[0]):
            x, y = at[0] + column * CELL, at[1] + row * CELL
            boxes[cell_name(first[0] + column, first[1] + row)] = (x, y, x + CELL, y + CELL)
    return boxes
