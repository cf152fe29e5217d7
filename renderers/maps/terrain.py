"""Kinds of land, distinguishable without colour: each has a texture all over the area and a sign beside its name."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from renderers.core.canvas import Canvas, index_of, smooth
from renderers.core.colours import CREAM, INK, Rgb
from renderers.maps.atlas import SIGN, Atlas
from renderers.maps.taken import scaled

CLEAR: Final = 4
"""Pixels around a name that have no texture."""
Stroke = tuple[list[tuple[int, int]], int]
"""A line and its width."""


class Terrain(NamedTuple):
    """How a kind of land looks: tone, strokes of its texture (in a tile of ``tile`` pixels), strokes of its sign."""

    tone: Rgb
    tile: tuple[int, int]
    texture: tuple[Stroke, ...]
    sign: tuple[Stroke, ...]


TERRAINS: Final[dict[str, Terrain]] = {
    "fertile": Terrain(
        (140, 158, 76),
        (20, 24),
        (([(5, 4), (5, 13)], 2), ([(15, 16), (15, 24)], 2)),
        (
            ([(15, 23), (15, 5)], 2),
            *(([(15, y), (15 + side * 6, y - 5)], 3) for y in (10, 15, 20) for side in (-1, 1)),
        ),
    ),
    "plain": Terrain(
        (190, 156, 108),
        (64, 40),
        (([(8, 10), (24, 10)], 2), ([(40, 30), (56, 30)], 2)),
        (([(5, 18), (25, 18)], 3),),
    ),
    "mountain": Terrain(
        (158, 120, 80),
        (44, 40),
        (([(4, 17), (13, 5), (22, 17)], 3), ([(24, 37), (33, 25), (42, 37)], 3)),
        (([(3, 21), (11, 6), (16, 15), (20, 10), (27, 21), (3, 21)], 3),),
    ),
    "desert": Terrain(
        (196, 150, 84),
        (18, 18),
        (([(4, 4), (6, 4)], 3), ([(13, 13), (15, 13)], 3)),
        (([(3, 13), (8, 8), (14, 13), (20, 8), (27, 13)], 3), ([(3, 21), (8, 16), (14, 21), (20, 16), (27, 21)], 3)),
    ),
}
"""By the ``terrain`` of an area; any other has neither texture nor sign."""


def draw_terrain(canvas: Canvas, atlas: Atlas, scale: int) -> None:
    """Draw texture and sign of every area whose kind of land has any, on the whole map at ``scale``."""
    for kind, terrain in TERRAINS.items():
        areas = [area for area in atlas.areas if atlas.facts.areas[area].terrain == kind]
        if not areas:
            continue
        lines = ImageChops.logical_and(_texture(kind, canvas.image.size, scale), atlas.mask(areas, scale))
        for left, top, right, bottom in (atlas.areas[area].label.box for area in areas):
            lines.paste(0, scaled((left - CLEAR, top - CLEAR, right + CLEAR, bottom + CLEAR), scale))
        canvas.image.paste(index_of(terrain.tone, canvas.palette), mask=lines)
        for box in (atlas.signs[area] for area in areas if area in atlas.signs):
            canvas.paint(scaled(box, scale), partial(_put, sign(kind, scale)))


def _put(sprite: Image.Image, picture: Image.Image) -> None:
    picture.paste(sprite, (0, 0), sprite)


@lru_cache(maxsize=8)
def _texture(kind: str, size: tuple[int, int], scale: int) -> Image.Image:
    """A whole sheet of a kind's texture (mode 1)."""
    wide, high = (length * scale for length in TERRAINS[kind].tile)
    tile = Image.new("1", (wide, high))
    pen = ImageDraw.Draw(tile)
    for line, width in TERRAINS[kind].texture:
        pen.line([(x * scale, y * scale) for x, y in line], fill=1, width=width * scale)
    sheet = Image.new("1", size)
    for y in range(0, size[1], high):
        for x in range(0, size[0], wide):
            sheet.paste(tile, (x, y))
    return sheet


@lru_cache(maxsize=8)
def sign(kind: str, scale: int) -> Image.Image:
    """The sign of a kind of land (RGBA): dark strokes on a light plate."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        fine *= scale
        edges = (0, 0, SIGN[0] * fine - 1, SIGN[1] * fine - 1)
        pen.rounded_rectangle(edges, 6 * fine, fill=CREAM, outline=TERRAINS[kind].tone, width=fine * 2)
        for line, width in TERRAINS[kind].sign:
            pen.line([(x * fine, y * fine) for x, y in line], fill=INK, width=width * fine, joint="curve")

    return smooth((SIGN[0] * scale, SIGN[1] * scale), draw)
