"""The map under the pieces: painted ground, what is out of play, names. Kept per closed areas, language and size."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.core.assets import paletted
from renderers.core.cache import Lru
from renderers.core.canvas import Canvas, Rgb, index_of, quantised
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.inner_sea.geography import Lettering, home_areas, kind_of, shapes
from renderers.inner_sea.layout import CUT_SCALE, WONDERS, emblem_box
from renderers.inner_sea.sprites import emblem
from renderers.inner_sea.theme import CREAM, FADED, HATCH, INK, PALETTE, SEA_INK, WHITE, WINE

PIXELS_KEPT = 40_000_000
"""One byte each: about five pairs of a small and a large map."""
COLOURS = 28
"""Of the small map's ground, on which pieces and names stand."""
HALOS: dict[str, Rgb] = {"land": (246, 228, 188), "shallow": (176, 214, 214), "deep": (66, 116, 148)}
TONES: dict[str, Rgb] = {"land": INK, "shallow": SEA_INK, "deep": CREAM}


class Base(NamedTuple):
    """The map, and where its letters stand: each box with a mask, so that lines can go under them."""

    canvas: Canvas
    letters: list[tuple[Box, Image.Image]]


_bases: Lru[Base] = Lru(PIXELS_KEPT, lambda base: base.canvas.image.width * base.canvas.image.height)


def base(scale: int, closed: tuple[str, ...], lang: str) -> Base:
    """The map at 1 or 2 times its size with names in ``lang``; areas of ``closed`` are hatched. Never change it."""
    return _bases.get((scale, closed, lang), lambda: _made(scale, closed, lang))


def _made(scale: int, closed: tuple[str, ...], lang: str) -> Base:
    ground = paletted(PALETTE) if scale == CUT_SCALE else _half()
    canvas = Canvas(ground.size, PALETTE, INK)
    canvas.stamp(ground, (0, 0))
    if closed:
        _hatch(canvas, scale, closed)
    letters = []
    places = {**shapes().areas, **shapes().scenery}
    for name, shape in places.items():
        scenery = name in shapes().scenery
        left, top, right, bottom = shape.label.box
        covered = right > WONDERS[0] and left < WONDERS[2] and bottom > WONDERS[1] and top < WONDERS[3]
        if covered and scenery and scale == 1:
            continue
        kind = "land" if scenery else kind_of(name)
        tone = FADED if scenery or name in closed else TONES[kind]
        halo = HALOS["shallow" if kind == "deep" and name in closed else kind]
        letters.append(_name(canvas, scale, shape.label, lang, tone, halo))
    for civilization in home_areas():
        box = emblem_box(civilization)[1]
        sprite = emblem(civilization, None, (box[2] - box[0]) * scale, "default")
        canvas.paint(
            (box[0] * scale, box[1] * scale, box[2] * scale, box[3] * scale),
            partial(_pasted, sprite),
        )
    return Base(canvas, letters)


@lru_cache(maxsize=1)
def _half() -> Image.Image:
    """The map at its own size, in few colours: a fifth of the bytes of every board is saved so."""
    large = paletted(PALETTE)
    size = (large.width // CUT_SCALE, large.height // CUT_SCALE)
    half = large.convert("RGB").resize(size, Image.Resampling.BOX)
    few = half.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    return quantised(few.convert("RGB"), PALETTE)


def _pasted(sprite: Image.Image, picture: Image.Image) -> None:
    picture.paste(sprite, (0, 0), sprite)


def _points(flat: tuple[float, ...], scale: int) -> list[tuple[float, float]]:
    return [(x * scale, y * scale) for x, y in zip(flat[::2], flat[1::2], strict=True)]


def _cover(sheet: Image.Image, area: str, scale: int) -> None:
    """Set in ``sheet`` (mode 1) where an area lies: inside an odd number of its rings."""
    rings = [_points(ring, scale) for ring in shapes().areas[area].rings]
    left = int(min(x for ring in rings for x, _ in ring))
    top = int(min(y for ring in rings for _, y in ring))
    right = int(max(x for ring in rings for x, _ in ring)) + 2
    bottom = int(max(y for ring in rings for _, y in ring)) + 2
    found = Image.new("1", (right - left, bottom - top))
    for ring in rings:
        one = Image.new("1", found.size)
        ImageDraw.Draw(one).polygon([(x - left, y - top) for x, y in ring], fill=1)
        found = ImageChops.logical_xor(found, one)
    sheet.paste(1, (left, top), found)


def _hatch(canvas: Canvas, scale: int, closed: tuple[str, ...]) -> None:
    """Hatch what is out of play, and draw the frontier."""
    size = canvas.image.size
    out = Image.new("1", size)
    for area in closed:
        _cover(out, area, scale)
    for period, width, tone in ((6, 3, HATCH), (6, 1, WHITE)):
        lines = Image.new("1", size)
        pen = ImageDraw.Draw(lines)
        for x in range(-size[1], size[0], period * scale):
            pen.line((x, size[1], x + size[1], 0), fill=1, width=width * scale)
        canvas.image.paste(index_of(tone, PALETTE), mask=ImageChops.logical_and(lines, out))
    pen = ImageDraw.Draw(canvas.image)
    shut = set(closed)
    for border in shapes().borders:
        inside = [place in shut for place in border.between if place in shapes().areas]
        if len(inside) == 2 and inside[0] != inside[1]:
            for width, tone in ((7, CREAM), (4, WINE)):
                line = _points(border.line, scale)
                pen.line(line, fill=index_of(tone, PALETTE), width=width * scale, joint="curve")


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
    for ring in shapes().areas[area].rings:
        line = [(x - corner[0] * scale + shift[0], y - corner[1] * scale + shift[1]) for x, y in _points(ring, scale)]
        for broad, colour in ((within + 2, INK), (within, tone)):
            pen.line(line, fill=index_of(colour, PALETTE), width=broad, joint="curve")
