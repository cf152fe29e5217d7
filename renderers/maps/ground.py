"""The map under the pieces: ground, kinds of land, what is out of play, names; kept per closed areas and language."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.core.assets import paletted
from renderers.core.cache import Lru
from renderers.core.canvas import Canvas, index_of, quantised
from renderers.core.colours import CREAM, INK, Rgb
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.maps import sprites
from renderers.maps.atlas import Atlas, Lettering, points
from renderers.maps.plain import plain_ground
from renderers.maps.taken import meet
from renderers.maps.terrain import draw_terrain
from renderers.maps.theme import FADED, HATCH, SEA_INK, WHITE, WINE
from renderers.maps.world import World

PIXELS_KEPT = 40_000_000
"""One byte each: about five pairs of a small and a large map."""
HALOS: dict[str, Rgb] = {"land": (246, 228, 188), "shallow": (176, 214, 214), "deep": (66, 116, 148)}
TONES: dict[str, Rgb] = {"land": INK, "shallow": SEA_INK, "deep": CREAM}


class Ground(NamedTuple):
    """The drawn map, and where its letters stand: each box with a mask, so that lines can go under them."""

    canvas: Canvas
    letters: list[tuple[Box, Image.Image]]


_grounds: Lru[Ground] = Lru(PIXELS_KEPT, lambda ground: ground.canvas.image.width * ground.canvas.image.height)


def ground(world: World, scale: int, closed: tuple[str, ...], lang: str) -> Ground:
    """The map at 1 or 2 times its size with names in ``lang``; areas of ``closed`` are hatched. Never change it."""
    return _grounds.get((world.atlas, scale, closed, lang), lambda: _made(world, scale, closed, lang))


def _made(world: World, scale: int, closed: tuple[str, ...], lang: str) -> Ground:
    atlas = world.atlas
    land = _land(world, scale)
    canvas = Canvas(land.size, world.colours, INK)
    canvas.stamp(land, (0, 0))
    draw_terrain(canvas, atlas, scale)
    if closed:
        _hatch(canvas, atlas, scale, closed)
    letters = []
    for name, shape in {**atlas.areas, **atlas.shapes.scenery}.items():
        scenery = name in atlas.shapes.scenery
        if scenery and scale == 1 and any(meet(shape.label.box, panel) for panel in atlas.panels):
            continue
        kind = "land" if scenery else atlas.kind_of(name)
        tone = FADED if scenery or name in closed else TONES[kind]
        halo = HALOS["shallow" if kind == "deep" and name in closed else kind]
        letters.append(_name(canvas, scale, shape.label, lang, tone, halo))
    for civilization in atlas.facts.homes:
        for box in atlas.emblem_boxes(civilization):
            sprite = sprites.emblem(world.symbol(civilization), None, (box[2] - box[0]) * scale, "default")
            left, top, right, bottom = (edge * scale for edge in box)
            canvas.paint((left, top, right, bottom), partial(_pasted, sprite))
    return Ground(canvas, letters)


@lru_cache(maxsize=4)
def _land(world: World, scale: int) -> Image.Image:
    """The map without names at 1 or 2 times its size, in the game's colours."""
    if world.atlas.painted is not None:
        return paletted(world.atlas.painted[scale])
    return quantised(plain_ground(world.atlas, scale), world.colours)


def _pasted(sprite: Image.Image, picture: Image.Image) -> None:
    picture.paste(sprite, (0, 0), sprite)


def _hatch(canvas: Canvas, atlas: Atlas, scale: int, closed: tuple[str, ...]) -> None:
    """Hatch what is out of play, and draw the frontier."""
    size, out = canvas.image.size, atlas.mask(closed, scale)
    for period, width, tone in ((6, 3, HATCH), (6, 1, WHITE)):
        lines = Image.new("1", size)
        pen = ImageDraw.Draw(lines)
        for x in range(-size[1], size[0], period * scale):
            pen.line((x, size[1], x + size[1], 0), fill=1, width=width * scale)
        canvas.image.paste(index_of(tone, canvas.palette), mask=ImageChops.logical_and(lines, out))
    pen = ImageDraw.Draw(canvas.image)
    shut = set(closed)
    for border in atlas.shapes.borders:
        inside = [place in shut for place in border.between if place in atlas.areas]
        if len(inside) == 2 and inside[0] != inside[1]:
            for width, tone in ((7, CREAM), (4, WINE)):
                line = points(border.line, scale)
                pen.line(line, fill=index_of(tone, canvas.palette), width=width * scale, joint="curve")


def _name(canvas: Canvas, scale: int, lettering: Lettering, lang: str, tone: Rgb, halo: Rgb) -> tuple[Box, Image.Image]:
    """Write a name; returns its box and a mask of its letters with their halo."""
    left, top, right, bottom = (v * scale for v in lettering.box)
    lines = lettering.lines.get(lang, lettering.lines["en"])
    size = lettering.size * scale
    while size > 8 and max(label(line, "bold", size).width for line in lines) > right - left + 2 * scale:
        size -= 1
    edge = 3 * scale
    box = (left - edge, top - edge, right + edge, bottom + edge)
    sheet = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    for row, line in enumerate(lines):
        drawn = label(line, "bold", size)
        middle = sheet.height / 2 + (row - (len(lines) - 1) / 2) * size * 0.98
        at = (round((sheet.width - drawn.width) / 2), round(middle + size * 0.31) - drawn.baseline)
        sheet.paste(255, at, drawn.mask)
    glow = sheet.filter(ImageFilter.MaxFilter(3 if scale == 1 else 5)).filter(ImageFilter.GaussianBlur(0.8 * scale))
    canvas.paint(box, partial(_lettered, sheet, glow, box, tone, halo))
    return box, glow.point(lambda value: 255 * (value > 90), "1")


def _lettered(
    sheet: Image.Image, glow: Image.Image, box: tuple[int, int, int, int], tone: Rgb, halo: Rgb, picture: Image.Image
) -> None:
    at = (min(0, box[0]), min(0, box[1]))
    # In two steps, not smooth: a twentieth of the picture's bytes is saved so.
    picture.paste(halo, at, glow.point(lambda value: 0 if value < 60 else 128 if value < 130 else 255))
    picture.paste(tone, at, sheet)


def outline(
    canvas: Canvas,
    atlas: Atlas,
    area: str,
    scale: int,
    corner: tuple[int, int],
    shift: tuple[int, int],
    tone: Rgb,
    width: int | None = None,
) -> None:
    """Draw an area's border in a strong colour with a dark edge, ``width`` pixels without it (None: as usual)."""
    within = 2 * scale if width is None else width
    pen = ImageDraw.Draw(canvas.image)
    for ring in atlas.areas[area].rings:
        line = [(x - corner[0] * scale + shift[0], y - corner[1] * scale + shift[1]) for x, y in points(ring, scale)]
        for broad, colour in ((within + 2, INK), (within, tone)):
            pen.line(line, fill=index_of(colour, canvas.palette), width=broad, joint="curve")
