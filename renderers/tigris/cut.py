"""The part of the board where something happens, for a phone 370 pixels wide."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.tigris.view import TigrisView
from renderers.core.canvas import Canvas, patch, write
from renderers.core.colours import CREAM
from renderers.core.colours import FRAME as GROUND
from renderers.core.labels import width_of
from renderers.core.picture import Box
from renderers.tigris.captions import Captions
from renderers.tigris.frame import stamp_frame
from renderers.tigris.layout import (
    CELL,
    CUT_FOOT,
    CUT_HEADER,
    FRAME,
    cell_boxes,
    cells_around,
    cells_asked,
    column_row,
)
from renderers.tigris.marks import draw_dots, draw_strengths, draw_trail, placing
from renderers.tigris.panels import stamp_header
from renderers.tigris.squares import stamp_squares
from renderers.tigris.theme import PALETTE


def focus(view: TigrisView) -> list[tuple[int, int]]:
    """Columns and rows that the cut has to show: the conflict, else the last action, else the first leader.

    With them as many changed squares, the nearest first, as fit the least cut.
    """
    cells: list[str] = []
    if view.conflict:
        cells = [view.conflict.attacker.cell, view.conflict.defender.cell, *([view.union] if view.union else [])]
    elif view.last and view.last.cells:
        cells = [*view.last.cells, *([view.last.origin] if view.last.origin else [])]
    elif view.leaders:
        cells = [view.leaders[0].cell]
    places = [column_row(cell) for cell in cells]
    least = cells_around(places)[1]
    for place in sorted((column_row(cell) for cell in view.changed), key=lambda one: _distance(one, places)):
        if cells_around([*places, place])[1] == least:
            places.append(place)
    return places


def _distance(place: tuple[int, int], others: Sequence[tuple[int, int]]) -> int:
    """Squares from ``place`` to the nearest of ``others``; 0 where there are none."""
    return min((abs(place[0] - column) + abs(place[1] - row) for column, row in others), default=0)


def corners(view: TigrisView, *, of_question: bool = False) -> tuple[tuple[int, int], tuple[int, int]]:
    """First and last column and row of the cut; of the squares of the question, where those are shown."""
    (column, row), (columns, rows) = asked_cells(view) if of_question else cells_around(focus(view))
    return (column, row), (column + columns - 1, row + rows - 1)


def story(view: TigrisView, captions: Captions) -> str:
    """The line under the cut: who won the conflict that was just decided, else what happened last."""
    if view.settled and not view.conflict:
        return f"{captions.conflict(view.settled)}: {captions.result(view.settled)}"
    return captions.last(view.last) if view.last else ""


def wrapped(text: str, size: int, room: int, lines: int) -> list[str]:
    """``text`` in at most ``lines`` lines of ``room`` pixels; the last one keeps what is left."""
    rows: list[str] = []
    for word in text.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and (width_of(longer, "bold", size) <= room or len(rows) == lines):
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _foot(text: str, width: int) -> Image.Image:
    picture = Image.new("RGB", (width, CUT_FOOT), GROUND)
    lines = wrapped(text, 34, width - 40, 2)
    for at, line in enumerate(lines):
        baseline = (CUT_FOOT // 2 + 4 if len(lines) == 1 else 32) + at * 40
        write(picture, (width // 2, baseline), line, CREAM, "bold", 34, width - 40, "m")
    return picture


def draw_cut(
    view: TigrisView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The cut with a large header, coordinates, and what happened last; around ``marks``, where there are any."""
    first, size = cells_around([column_row(cell) for cell in marks] or focus(view))
    at = (FRAME, CUT_HEADER + FRAME)
    width, bottom = size[0] * CELL + 2 * FRAME, at[1] + size[1] * CELL + FRAME
    text = story(view, captions)
    canvas = Canvas((width, bottom + (CUT_FOOT if text else 0)), PALETTE, GROUND)
    stamp_header(canvas, view, captions, big=True)
    stamp_frame(canvas, at, first, size)
    stamp_squares(canvas, view, at, first, size, palette)
    place = placing(at, first, size)
    draw_trail(canvas, view, place)
    draw_dots(canvas, marks, place)
    draw_strengths(canvas, view, place, CUT_HEADER)
    if text:
        canvas.stamp(patch(("cut-foot", text, width), PALETTE, lambda: _foot(text, width)), (0, bottom))
    return canvas, cell_boxes(at, first, size)


def draw_asked(
    view: TigrisView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The squares that a question is about, with their coordinates and nothing else: its words stand under them."""
    first, size = asked_cells(view, marks)
    at = (FRAME, FRAME)
    canvas = Canvas((size[0] * CELL + 2 * FRAME, size[1] * CELL + 2 * FRAME), PALETTE, GROUND)
    stamp_frame(canvas, at, first, size)
    stamp_squares(canvas, view, at, first, size, palette)
    place = placing(at, first, size)
    draw_trail(canvas, view, place)
    draw_dots(canvas, marks, place)
    draw_strengths(canvas, view, place, 0)
    return canvas, cell_boxes(at, first, size)


def asked_cells(view: TigrisView, marks: Sequence[str] = ()) -> tuple[tuple[int, int], tuple[int, int]]:
    """First column and row, and columns and rows, of the squares that a question is about."""
    return cells_asked([column_row(cell) for cell in marks] or focus(view))
