"""Seats' signs: a shape for each seat, in its colour, with its number."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageDraw

from renderers.core.canvas import smooth, write
from renderers.core.colours import CREAM, INK, Rgb, ink_on

Shape = Literal["circle", "square", "diamond", "shield"]
SHAPES: Final[tuple[Shape, ...]] = ("circle", "square", "diamond", "shield")
"""The outline of each seat's sign."""
TIPS: Final = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
SHIELD: Final = ((0.04, 0.04), (0.96, 0.04), (0.96, 0.5), (0.5, 1.0), (0.04, 0.5))


def paint_shape(pen: ImageDraw.ImageDraw, seat: int, at: tuple[float, float], full: float, tone: Rgb) -> None:
    """The shape of a seat, ``full`` wide, with a dark line and a cream rim, from its left top corner ``at`` on."""
    for inset, colour in ((0.0, INK), (0.03, CREAM), (0.1, tone)):
        low, high = full * inset, full * (1 - inset)
        side = high - low
        box = (at[0] + low, at[1] + low, at[0] + high, at[1] + high)
        shape = SHAPES[seat]
        if shape == "circle":
            pen.ellipse(box, fill=(*colour, 255))
        elif shape == "square":
            small = full * 0.06
            inner = (box[0] + small, box[1] + small, box[2] - small, box[3] - small)
            pen.rounded_rectangle(inner, full * 0.08, fill=(*colour, 255))
        else:
            outline = TIPS if shape == "diamond" else SHIELD
            pen.polygon([(box[0] + x * side, box[1] + y * side) for x, y in outline], fill=(*colour, 255))


@lru_cache(maxsize=128)
def seat_sign(seat: int, size: int, tone: Rgb) -> Image.Image:
    """The sign of a seat (RGBA): its shape in its colour, with a cream rim and its number."""
    sprite = smooth((size, size), lambda pen, s: paint_shape(pen, seat, (0, 0), size * s - 1, tone))
    number, letters = str(seat + 1), round(size * 0.52)
    if size >= 24:
        write(sprite, (size // 2, round(size * 0.5 + letters * 0.34)), number, ink_on(tone), "bold", letters, align="m")
    return sprite
