"""The frame with the coordinates on all four sides."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from renderers.core.canvas import Canvas, patch, put_icon, write
from renderers.core.colours import FRAME as GROUND
from renderers.core.colours import FRAME_LIGHT, GOLD
from renderers.tigris.layout import CELL, FRAME
from renderers.tigris.theme import PALETTE


def _plate(text: str, size: tuple[int, int]) -> Image.Image:
    picture = Image.new("RGB", size, GROUND)
    pen = ImageDraw.Draw(picture)
    if size[0] > size[1]:
        pen.line((0, 8, 0, size[1] - 9), fill=FRAME_LIGHT, width=2)
    else:
        pen.line((8, 0, size[0] - 9, 0), fill=FRAME_LIGHT, width=2)
    write(picture, (size[0] // 2, size[1] // 2 + 10), text, GOLD, "title", 28, align="m")
    return picture


def _rosette() -> Image.Image:
    picture = Image.new("RGB", (FRAME, FRAME), GROUND)
    put_icon(picture, "rosette", (FRAME // 2, FRAME // 2), FRAME - 10, GOLD)
    return picture


def stamp_frame(canvas: Canvas, at: tuple[int, int], first: tuple[int, int], size: tuple[int, int]) -> None:
    """Draw letters above and below, numbers left and right of the field whose corner is at the pixel ``at``."""
    rosette = patch(("plate", "*"), PALETTE, _rosette)
    for x in (at[0] - FRAME, at[0] + size[0] * CELL):
        for y in (at[1] - FRAME, at[1] + size[1] * CELL):
            canvas.stamp(rosette, (x, y))
    for column in range(size[0]):
        text = chr(ord("A") + first[0] + column)
        plate = patch(("plate", text), PALETTE, partial(_plate, text, (CELL, FRAME)))
        canvas.stamp(plate, (at[0] + column * CELL, at[1] - FRAME))
        canvas.stamp(plate, (at[0] + column * CELL, at[1] + size[1] * CELL))
    for row in range(size[1]):
        text = str(first[1] + row + 1)
        plate = patch(("plate", text), PALETTE, partial(_plate, text, (FRAME, CELL)))
        canvas.stamp(plate, (at[0] - FRAME, at[1] + row * CELL))
        canvas.stamp(plate, (at[0] + size[0] * CELL, at[1] + row * CELL))
