"""Kinds of land, distinguishable without colour: each has a texture all over the area and a sign beside its name."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from renderers.core.canvas import Canvas, index_of, smooth
from renderers.core.colours import CREAM, Rgb
from renderers.maps.atlas import SIGN, Atlas
from renderers.maps.boxes import scaled

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


def _ear(x: int, y: int, width: int) -> tuple[Stroke, ...]:
    """An ear of corn with its foot at a point."""
    leaves = [([(x - 4, y - up - 4), (x, y - up), (x + 4, y - up - 4)], width) for up in (4, 8, 12)]
    return ([(x, y), (x, y - 16)], width), *leaves


def _grass(x: int, y: int, width: int) -> tuple[Stroke, ...]:
    """A tuft of grass with its foot at a point."""
    blades = [([(x + side // 2, y), (x + side, y - 8 + abs(side) // 2)], width) for side in (-5, 0, 5)]
    return ([(x - 7, y), (x + 7, y)], width), *blades


def _peak(x: int, y: int, width: int) -> tuple[Stroke, ...]:
    """A mountain, its left foot at a point, with its slope in the shade."""
    shade = [([(x + 11 + step, y - 13 + step * 2), (x + 10 + step, y - 6 + step * 2)], width - 1) for step in (0, 3)]
    return ([(x, y), (x + 10, y - 15), (x + 20, y)], width), *shade


def _dune(x: int, y: int, width: int) -> tuple[Stroke, ...]:
    """A crest of sand that begins at a point."""
    return (([(x, y), (x + 5, y - 4), (x + 9, y - 4), (x + 14, y), (x + 19, y - 4), (x + 23, y - 4)], width),)


TERRAINS: Final[dict[str, Terrain]] = {
    "fertile": Terrain(
        (134, 156, 66), (28, 44), (*_ear(7, 20, 2), *_ear(21, 42, 2)), (*_ear(7, 18, 2), *_ear(17, 18, 2))
    ),
    "plain": Terrain(
        (176, 140, 88),
        (56, 48),
        (*_grass(10, 16, 1), *_grass(38, 40, 1), ([(30, 12), (32, 12)], 2), ([(12, 36), (14, 36)], 2)),
        _grass(12, 16, 2),
    ),
    "mountain": Terrain(
        (128, 88, 52),
        (44, 40),
        (*_peak(2, 18, 3), *_peak(24, 38, 3)),
        (([(3, 16), (9, 4), (13, 11), (16, 7), (21, 16)], 2),),
    ),
    "desert": Terrain(
        (196, 146, 76),
        (48, 28),
        (*_dune(2, 8, 2), *_dune(26, 22, 2), ([(34, 7), (36, 7)], 2), ([(10, 21), (12, 21)], 2)),
        (*(([(2, y), (7, y - 4), (12, y), (17, y - 4), (22, y)], 2) for y in (9, 15)),),
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


def _texture(kind: str, size: tuple[int, int], scale: int) -> Image.Image:
    """A whole sheet of a kind's texture (mode 1). It is not kept: it takes megabytes, and grounds are."""
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


def light(kind: str) -> Rgb:
    """A kind of land's tone, lightened."""
    tone = TERRAINS[kind].tone
    return (tone[0] + 2 * CREAM[0]) // 3, (tone[1] + 2 * CREAM[1]) // 3, (tone[2] + 2 * CREAM[2]) // 3


@lru_cache(maxsize=8)
def sign(kind: str, scale: int) -> Image.Image:
    """The sign of a kind of land (RGBA): dark strokes on a light plate, both of its tone, so that no piece looks so."""
    tone = TERRAINS[kind].tone
    dark: Rgb = (tone[0] // 2, tone[1] // 2, tone[2] // 2)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        fine *= scale
        edges = (0, 0, SIGN[0] * fine - 1, SIGN[1] * fine - 1)
        pen.rounded_rectangle(edges, 5 * fine, fill=light(kind), outline=tone, width=fine)
        for line, width in TERRAINS[kind].sign:
            pen.line([(x * fine, y * fine) for x, y in line], fill=dark, width=width * fine, joint="curve")

    return smooth((SIGN[0] * scale, SIGN[1] * scale), draw)
