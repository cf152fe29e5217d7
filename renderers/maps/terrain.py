"""Kinds of land, told apart without colour: each has a texture all over the area and a sign beside its name."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from renderers.core.canvas import Canvas, index_of, smooth
from renderers.core.colours import CREAM, INK, Rgb
from renderers.maps.atlas import SIGN, Atlas
from renderers.maps.taken import scaled

Stroke = tuple[list[tuple[int, int]], int]
"""A line and its width."""


class Terrain(NamedTuple):
    """How a kind of land looks: tone, strokes of its texture (in a tile of ``step``), strokes of its sign."""

    tone: Rgb
    step: tuple[int, int]
    texture: tuple[Stroke, ...]
    sign: tuple[Stroke, ...]


TERRAINS: Final[dict[str, Terrain]] = {
    "fertile": Terrain(
        (74, 112, 40),
        (16, 20),
        (([(4, 4), (4, 12)], 2), ([(12, 14), (12, 20)], 2)),
        (
            ([(15, 23), (15, 5)], 2),
            *(([(15, y), (15 + side * 6, y - 5)], 3) for y in (10, 15, 20) for side in (-1, 1)),
        ),
    ),
    "plain": Terrain(
        (132, 94, 54), (44, 30), (([(8, 9), (20, 9)], 2), ([(30, 24), (42, 24)], 2)), (([(5, 18), (25, 18)], 3),)
    ),
    "mountain": Terrain(
        (92, 66, 42),
        (30, 22),
        (([(3, 13), (10, 3), (17, 13)], 3), ([(18, 22), (25, 13), (30, 19)], 3)),
        (([(3, 21), (11, 6), (16, 15), (20, 10), (27, 21), (3, 21)], 3),),
    ),
    "desert": Terrain(
        (150, 100, 40),
        (14, 14),
        (([(3, 3), (5, 3)], 3), ([(10, 10), (12, 10)], 3)),
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
        canvas.image.paste(index_of(terrain.tone, canvas.palette), mask=lines)
        for box in (atlas.signs[area] for area in areas if area in atlas.signs):
            canvas.paint(scaled(box, scale), partial(_put, sign(kind, scale)))


def _put(sprite: Image.Image, picture: Image.Image) -> None:
    picture.paste(sprite, (0, 0), sprite)


@lru_cache(maxsize=8)
def _texture(kind: str, size: tuple[int, int], scale: int) -> Image.Image:
    """A whole sheet of a kind's texture (mode 1)."""
    wide, high = (length * scale for length in TERRAINS[kind].step)
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
