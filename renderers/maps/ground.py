"""The map under the pieces: ground, kinds of land, what is out of play, names; kept per closed areas and language."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.core.assets import committed
from renderers.core.cache import Lru
from renderers.core.canvas import Canvas, index_of, quantised
from renderers.core.colours import CREAM, INK, Rgb
from renderers.core.labels import bolder, label, width_of
from renderers.core.picture import Box
from renderers.core.tiled import TiledPicture
from renderers.maps import sprites
from renderers.maps.atlas import Atlas, Lettering, points
from renderers.maps.boxes import meet
from renderers.maps.plain import plain_ground
from renderers.maps.terrain import draw_terrain
from renderers.maps.theme import FADED, HATCH, SEA_INK, WHITE, WINE
from renderers.maps.world import World

BYTES_KEPT = 8_000_000
"""Of grounds, which are kept compressed: about ten pairs of a small and a large map."""
HALOS: dict[str, Rgb] = {"land": (246, 228, 188), "shallow": (176, 214, 214), "deep": (66, 116, 148)}
HALO = [0 if value < 60 else 128 if value < 130 else 255 for value in range(256)]
"""Opacity of a halo by that of the letters' glow: in two steps, which saves a twentieth of a picture's bytes."""
COVERED = [255 * (value > 90) for value in range(256)]
TONES: dict[str, Rgb] = {"land": INK, "shallow": SEA_INK, "deep": CREAM}


class Name(NamedTuple):
    """A name as it stands on the map: its box, and where its letters are (a mask of mode 1 as bytes); lines can go
    under them.
    """

    box: Box
    letters: bytes

    def mask(self) -> Image.Image:
        """Where the letters are."""
        return Image.frombytes("1", (self.box[2] - self.box[0], self.box[3] - self.box[1]), self.letters)


class Ground(NamedTuple):
    """The drawn map, and the names on it."""

    picture: TiledPicture
    names: list[Name]


class Letters(NamedTuple):
    """A name on the map, of any game: its box, its letters, their halo, and all that both cover."""

    box: Box
    sheet: Image.Image
    halo: Image.Image
    mask: Image.Image


NAMES_KEPT = 3_000_000
"""Bytes of names: those of a map in one language and both sizes, for a ground that differs in what is closed."""


def _bytes_of_ground(ground: Ground) -> int:
    return ground.picture.weight + sum(len(name.letters) for name in ground.names)


_names: Lru[Letters] = Lru(NAMES_KEPT, lambda letters: 3 * letters.sheet.width * letters.sheet.height)
_grounds: Lru[Ground] = Lru(BYTES_KEPT, _bytes_of_ground)


def ground(world: World, scale: int, closed: tuple[str, ...], lang: str) -> Ground:
    """The map at 1 or 2 times its size with names in ``lang``; areas of ``closed`` are hatched. Never change it."""
    return _grounds.get((world.atlas, scale, closed, lang), lambda: _ground(world, scale, closed, lang))


def _ground(world: World, scale: int, closed: tuple[str, ...], lang: str) -> Ground:
    atlas = world.atlas
    land = _land(world, scale)
    canvas = Canvas(land.size, world.colours, INK)
    canvas.stamp(land, (0, 0))
    draw_terrain(canvas, atlas, scale)
    if closed:
        _hatch(canvas, atlas, scale, closed)
    names = list[Name]()
    for name, shape in {**atlas.areas, **atlas.shapes.scenery}.items():
        scenery = name in atlas.shapes.scenery
        if scenery and scale == 1 and any(meet(shape.label.box, panel) for panel in atlas.panels):
            continue
        kind = "land" if scenery else atlas.kind_of(name)
        tone = FADED if scenery or name in closed else TONES[kind]
        halo = HALOS["shallow" if kind == "deep" and name in closed else kind]
        letters = _letters(shape.label, lang, scale)
        canvas.paint(letters.box, partial(_lettered, letters, tone, halo))
        names.append(Name(letters.box, letters.mask.tobytes()))
    for civilization in atlas.facts.homes:
        for box in atlas.emblem_boxes(civilization):
            sprite = sprites.emblem(world.symbol(civilization), None, (box[2] - box[0]) * scale, "default")
            left, top, right, bottom = (edge * scale for edge in box)
            canvas.paint((left, top, right, bottom), partial(_pasted, sprite))
    return Ground(TiledPicture(canvas.image), names)


def _land(world: World, scale: int) -> Image.Image:
    """The map without names at 1 or 2 times its size, in the game's colours."""
    if world.atlas.painted is not None:
        return committed(world.atlas.painted[scale])
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


def _letters(lettering: Lettering, lang: str, scale: int) -> Letters:
    """A name as it is written in a language, at 1 or 2 times the size of the small map."""
    lines = lettering.lines.get(lang, lettering.lines["en"])
    key = (lettering.box, lettering.size, lines, scale)
    return _names.get(key, lambda: _draw_letters(lettering.box, lettering.size, lines, scale))


def _draw_letters(place: Box, largest: int, lines: tuple[str, ...], scale: int) -> Letters:
    left, top, right, bottom = (v * scale for v in place)
    size = largest * scale
    while size > 8 and max(width_of(line, "bold", size) for line in lines) > right - left + 2 * scale:
        size -= 1
    edge = 3 * scale
    box = (left - edge, top - edge, right + edge, bottom + edge)
    sheet = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    for row, line in enumerate(lines):
        letters = label(line, "bold", size)
        middle = sheet.height / 2 + (row - (len(lines) - 1) / 2) * size * 0.98
        at = (round((sheet.width - letters.width) / 2), round(middle + size * 0.31) - letters.baseline)
        sheet.paste(255, at, letters.mask)
    glow = bolder(sheet, scale).filter(ImageFilter.GaussianBlur(0.8 * scale))
    return Letters(box, sheet, glow.point(HALO), glow.point(COVERED, "1"))


def _lettered(letters: Letters, tone: Rgb, halo: Rgb, picture: Image.Image) -> None:
    at = (min(0, letters.box[0]), min(0, letters.box[1]))
    picture.paste(halo, at, letters.halo)
    picture.paste(tone, at, letters.sheet)
