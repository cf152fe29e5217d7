"""What is above everything: the trail of a moved leader, places to choose from, the strengths in a conflict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import atan2, cos, hypot, sin

from PIL import Image, ImageDraw

from engine.tigris.view import SideView, TigrisView
from renderers.core.canvas import Canvas, patch, put_icon, smooth, write
from renderers.core.colours import CREAM, FIGHT, INK
from renderers.tigris.layout import CELL, column_row
from renderers.tigris.theme import PALETTE

Place = Callable[[str], tuple[int, int] | None]
"""Cell -> its left top pixel in this picture; None when it is not shown."""

PLATE = (112, 44)
DOT = 34
"""Across a place to choose: a third of a square, so that it shows on a phone when the whole board does."""


def placing(at: tuple[int, int], first: tuple[int, int], size: tuple[int, int]) -> Place:
    """Where cells are in a picture whose field begins at the pixel ``at`` with column and row ``first``."""

    def place(cell: str) -> tuple[int, int] | None:
        column, row = column_row(cell)
        x, y = column - first[0], row - first[1]
        return (at[0] + x * CELL, at[1] + y * CELL) if 0 <= x < size[0] and 0 <= y < size[1] else None

    return place


def draw_trail(canvas: Canvas, view: TigrisView, place: Place) -> None:
    """Dots and an arrow head from where a moved leader stood to where it stands."""
    if not (view.last and view.last.origin and view.last.cells):
        return
    start, end = place(view.last.origin), place(view.last.cells[0])
    if start is None or end is None or start == end:
        return
    x0, y0, x1, y1 = (value + CELL // 2 for value in (*start, *end))
    length, angle = hypot(x1 - x0, y1 - y0), atan2(y1 - y0, x1 - x0)
    for distance in range(CELL // 2, round(length) - CELL * 2 // 3, 26):
        _dot(canvas, round(x0 + distance * cos(angle)), round(y0 + distance * sin(angle)))
    tip = length - CELL * 0.46
    _arrow_head(canvas, x0 + tip * cos(angle), y0 + tip * sin(angle), angle)


def draw_dots(canvas: Canvas, marks: Sequence[str], place: Place) -> None:
    """A white dot in a dark ring on every square of ``marks``."""

    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        pen.ellipse((0, 0, DOT * s - 1, DOT * s - 1), fill=(*INK, 255))
        pen.ellipse((5 * s, 5 * s, (DOT - 5) * s - 1, (DOT - 5) * s - 1), fill=(255, 255, 255, 255))

    dot = smooth((DOT, DOT), draw) if marks else None
    for cell in marks:
        at = place(cell)
        if at is not None and dot is not None:
            x, y = at[0] + (CELL - DOT) // 2, at[1] + (CELL - DOT) // 2
            _over(canvas, (x, y, x + DOT, y + DOT), dot)


def _over(canvas: Canvas, box: tuple[int, int, int, int], sprite: Image.Image) -> None:
    canvas.paint(box, lambda region: region.paste(sprite, (0, 0), sprite))


def _dot(canvas: Canvas, x: int, y: int) -> None:
    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        pen.ellipse((0, 0, 16 * s - 1, 16 * s - 1), fill=(*INK, 255))
        pen.ellipse((3 * s, 3 * s, 13 * s - 1, 13 * s - 1), fill=(255, 255, 255, 255))

    _over(canvas, (x - 8, y - 8, x + 8, y + 8), smooth((16, 16), draw))


def _arrow_head(canvas: Canvas, x: float, y: float, angle: float) -> None:
    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        for reach, colour in ((22.0, INK), (15.5, (255, 255, 255))):
            points = [(angle, reach), (angle + 2.35, reach), (angle - 2.35, reach)]
            pen.polygon([((26 + r * cos(a)) * s, (26 + r * sin(a)) * s) for a, r in points], fill=(*colour, 255))

    left, top = round(x) - 26, round(y) - 26
    _over(canvas, (left, top, left + 52, top + 52), smooth((52, 52), draw))


def _strength(side: SideView, attacks: bool) -> Image.Image:
    picture = Image.new("RGB", PLATE, INK)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, PLATE[0] - 1, PLATE[1] - 1), outline=FIGHT, width=4)
    put_icon(picture, "swords" if attacks else "shield", (26, PLATE[1] // 2), 28, FIGHT)
    added = "?" if side.committed is None else str(side.committed)
    write(picture, (46, 34), f"{side.board}+{added}", CREAM, "bold", 34, PLATE[0] - 52)
    return picture


def draw_strengths(canvas: Canvas, view: TigrisView, place: Place, top: int) -> None:
    """A plate above each fighting leader (below in the first row): swords attack, the shield defends."""
    if view.conflict is None:
        return
    for side, attacks in ((view.conflict.attacker, True), (view.conflict.defender, False)):
        at = place(side.cell)
        if at is None:
            continue
        piece = patch(("strength", side, attacks), PALETTE, partial(_strength, side, attacks))
        x = min(max(0, at[0] + CELL // 2 - PLATE[0] // 2), canvas.image.width - PLATE[0])
        above = at[1] - PLATE[1] + 6
        canvas.stamp(piece, (x, above if above >= top else at[1] + CELL - 6))
