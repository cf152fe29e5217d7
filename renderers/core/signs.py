"""Signs: an icon in one colour, alone or on a disk, as a small picture (RGBA) of any size."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.core.assets import icon
from renderers.core.canvas import smooth
from renderers.core.colours import CREAM, INK, Rgb

PART: Final = 0.7
"""Part of a disk that its icon takes."""
BRIGHT: Final = 600
"""The sum of red, green and blue from which a disk has a dark edge."""


class Sign(NamedTuple):
    """An icon of data/art/icons, the ground of its disk (None: it stands alone), and its own colour."""

    icon: str
    ground: Rgb | None
    ink: Rgb


@lru_cache(maxsize=512)
def sign_sprite(sign: Sign, size: int) -> Image.Image:
    """A sign as a sprite, ``size`` pixels square."""
    if sign.ground is None:
        return stencil(sign.icon, size, sign.ink)
    ground, edge = sign.ground, INK if sum(sign.ground) >= BRIGHT or sign.ink == INK else CREAM
    rim = max(1, round(size * 0.05))

    def disk(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.ellipse((0, 0, size * scale - 1, size * scale - 1), fill=edge)
        pen.ellipse((rim * scale, rim * scale, (size - rim) * scale - 1, (size - rim) * scale - 1), fill=ground)

    sheet, part = smooth((size, size), disk), round(size * PART)
    sheet.alpha_composite(stencil(sign.icon, part, sign.ink), ((size - part) // 2, (size - part) // 2))
    return sheet


@lru_cache(maxsize=512)
def stencil(name: str, size: int, tone: Rgb) -> Image.Image:
    """The icon ``name`` in one colour, ``size`` pixels square."""
    sheet = Image.new("RGBA", (size, size), (*tone, 0))
    sheet.putalpha(icon(name, size))
    return sheet
