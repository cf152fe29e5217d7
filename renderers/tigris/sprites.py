"""Pieces as small pictures (RGBA): tiles, leaders, treasures, monuments, marks. Made once per size and theme."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.tigris.pieces import Colour, Dynasty
from renderers.core.assets import icon
from renderers.core.canvas import smooth
from renderers.core.colours import CREAM, FIGHT, GOLD, INK, Rgb, shade
from renderers.tigris.theme import (
    BUILDING_ICONS,
    DYNASTY_ICONS,
    DYNASTY_TINTS,
    LAST,
    ROLE_ICONS,
    SYMBOL_SIZES,
    SYMBOLS,
    UNION,
    theme,
)

Pen = ImageDraw.ImageDraw


def paint_icon(sprite: Image.Image, name: str, centre: tuple[float, float], size: float, colour: Rgb) -> None:
    """Paint an icon in one colour around ``centre`` of ``sprite``."""
    side = max(1, round(size))
    mask = icon(name, side)
    at = (round(centre[0] - side / 2), round(centre[1] - side / 2))
    layer = Image.new("RGBA", sprite.size)
    layer.paste((*colour, 255), at, mask)
    sprite.alpha_composite(layer)


def _slab(size: int, colour: Rgb) -> Image.Image:
    """A square of glazed clay with a light edge above and a shadow below."""

    def draw(pen: Pen, s: int) -> None:
        a, b, r = size * 0.045 * s, size * 0.955 * s, size * 0.11 * s
        drop = size * 0.035 * s
        pen.rounded_rectangle((a, a + drop, b, b + drop), r, fill=(40, 26, 14, 120))
        pen.rounded_rectangle((a, a, b, b), r, fill=(*shade(colour, 0.62), 255))
        pen.rounded_rectangle((a, a, b, b - drop), r, fill=(*shade(colour, 1.42), 255))
        e = size * 0.028 * s
        pen.rounded_rectangle((a + e, a + e, b - e, b - drop - e * 0.4), r * 0.85, fill=(*colour, 255))
        m = size * 0.1 * s
        pen.rounded_rectangle(
            (a + m, a + m, b - m, b - m - drop * 0.5),
            r * 0.6,
            outline=(*shade(colour, 1.24), 255),
            width=round(size * 0.016 * s),
        )

    return smooth((size, size), draw)


@lru_cache(maxsize=64)
def tile(colour: Colour, size: int, palette: str) -> Image.Image:
    """A tile face up."""
    sprite = _slab(size, theme(palette).tiles[colour])
    paint_icon(sprite, SYMBOLS[colour], (size * 0.5, size * 0.49), size * SYMBOL_SIZES[colour], CREAM)
    return sprite


@lru_cache(maxsize=8)
def back(size: int) -> Image.Image:
    """A tile face down, under a monument: bare brick."""
    sprite = _slab(size, (186, 152, 104))

    def bricks(pen: Pen, s: int) -> None:
        colour, width = (142, 108, 66, 255), round(size * 0.022 * s)
        for row in range(1, 4):
            y = size * (0.06 + 0.22 * row) * s
            pen.line((size * 0.1 * s, y, size * 0.9 * s, y), fill=colour, width=width)
        for row in range(4):
            for column in range(2 - row % 2):
                x = size * (0.5 if row % 2 else 0.3 + 0.4 * column) * s
                pen.line((x, size * (0.06 + 0.22 * row) * s, x, size * (0.28 + 0.22 * row) * s), colour, width)

    sprite.alpha_composite(smooth((size, size), bricks))
    return sprite


@lru_cache(maxsize=128)
def leader(dynasty: Dynasty, colour: Colour, size: int, palette: str) -> Image.Image:
    """A leader: the dynasty's symbol on its ground, a rim and a role mark in the leader's colour."""
    tone, dark = theme(palette).tiles[colour], theme(palette).dark[colour]

    def disc(pen: Pen, s: int) -> None:
        def circle(inset: float, fill: tuple[int, int, int, int], down: float = 0.0) -> None:
            a, b = size * inset * s, size * (1 - inset) * s
            pen.ellipse((a, a + size * down * s, b, b + size * down * s), fill=fill)

        circle(0.04, (30, 18, 8, 130), 0.035)
        circle(0.03, (*INK, 255))
        circle(0.045, (*tone, 255))
        circle(0.125, (*shade(tone, 1.55), 255))
        circle(0.14, (*DYNASTY_TINTS[dynasty], 255))

    sprite = smooth((size, size), disc)
    paint_icon(sprite, DYNASTY_ICONS[dynasty], (size * 0.49, size * 0.47), size * 0.5, dark)
    sprite.alpha_composite(role_mark(colour, round(size * 0.42), palette), (round(size * 0.58), round(size * 0.57)))
    return sprite


@lru_cache(maxsize=64)
def role_mark(colour: Colour, size: int, palette: str) -> Image.Image:
    """The sign of a role: star (priest), crown (king), sickle (farmer), scales (trader)."""
    tone = theme(palette).tiles[colour]

    def draw(pen: Pen, s: int) -> None:
        pen.ellipse((0, 0, size * s - 1, size * s - 1), fill=(*CREAM, 255))
        edge = size * 0.07 * s
        pen.ellipse((edge, edge, size * s - 1 - edge, size * s - 1 - edge), fill=(*tone, 255))

    sprite = smooth((size, size), draw)
    paint_icon(sprite, ROLE_ICONS[colour], (size * 0.5, size * 0.5), size * 0.64, (255, 252, 240))
    return sprite


@lru_cache(maxsize=32)
def dynasty_disc(dynasty: Dynasty, size: int) -> Image.Image:
    """The sign of a dynasty, without a role."""

    def draw(pen: Pen, s: int) -> None:
        pen.ellipse((0, 0, size * s - 1, size * s - 1), fill=(*INK, 255))
        edge = size * 0.05 * s
        pen.ellipse((edge, edge, size * s - 1 - edge, size * s - 1 - edge), fill=(*DYNASTY_TINTS[dynasty], 255))

    sprite = smooth((size, size), draw)
    paint_icon(sprite, DYNASTY_ICONS[dynasty], (size * 0.5, size * 0.5), size * 0.62, INK)
    return sprite


@lru_cache(maxsize=16)
def treasure(size: int, first: bool) -> Image.Image:
    """A treasure; the ones that have to be taken first are on a golden star."""

    def draw(pen: Pen, s: int) -> None:
        full = size * s
        if not first:
            pen.ellipse((full * 0.02, full * 0.02, full * 0.98, full * 0.98), fill=(*INK, 255))
            pen.ellipse((full * 0.07, full * 0.07, full * 0.93, full * 0.93), fill=(255, 250, 236, 255))

    sprite = smooth((size, size), draw)
    if first:
        paint_icon(sprite, "rosette", (size / 2, size / 2), size, INK)
        paint_icon(sprite, "rosette", (size / 2, size / 2), size * 0.86, GOLD)

    def gem(pen: Pen, s: int) -> None:
        def point(x: float, y: float) -> tuple[float, float]:
            return size * x * s, size * y * s

        outer = [point(0.3, 0.28), point(0.7, 0.28), point(0.84, 0.45), point(0.5, 0.8), point(0.16, 0.45)]
        pen.polygon(outer, fill=(6, 74, 92, 255))
        pen.polygon([point(0.33, 0.32), point(0.67, 0.32), point(0.77, 0.44), point(0.23, 0.44)], (126, 230, 232, 255))
        pen.polygon([point(0.23, 0.47), point(0.77, 0.47), point(0.5, 0.74)], (26, 158, 178, 255))
        pen.polygon([point(0.4, 0.47), point(0.6, 0.47), point(0.5, 0.74)], (92, 208, 214, 255))

    sprite.alpha_composite(smooth((size, size), gem))
    return sprite


@lru_cache(maxsize=8)
def catastrophe(size: int) -> Image.Image:
    """A catastrophe: scorched ground that cracks."""
    sprite = _slab(size, (150, 138, 128))
    paint_icon(sprite, "catastrophe", (size * 0.51, size * 0.51), size * 0.76, (94, 34, 20))
    paint_icon(sprite, "catastrophe", (size * 0.5, size * 0.49), size * 0.76, (36, 24, 22))
    return sprite


@lru_cache(maxsize=16)
def building(colour: Colour, size: int, palette: str) -> Image.Image:
    """A special building: an ivory plaque with a gable and a golden rim."""

    def draw(pen: Pen, s: int) -> None:
        full = size * s
        for inset, fill in ((0.0, INK), (0.025, GOLD), (0.085, CREAM)):
            low, high = full * (0.1 + inset), full * (0.9 - inset)
            roof, top = full * (0.04 + inset * 1.3), full * 0.3
            pen.polygon([(full * 0.5, roof), (high, top), (high, high), (low, high), (low, top)], fill=(*fill, 255))

    sprite = smooth((size, size), draw)
    name = BUILDING_ICONS[colour]
    paint_icon(sprite, name, (size * 0.5, size * 0.55), size * 0.5, theme(palette).dark[colour])
    return sprite


@lru_cache(maxsize=32)
def monument(colours: tuple[Colour, Colour], size: int, palette: str) -> Image.Image:
    """A stepped tower ``size`` pixels square: lower steps in one colour, upper steps in the other, both signs on it."""
    lower, upper = (theme(palette).tiles[colour] for colour in colours)
    steps = (
        (0.06, 0.94, 0.70, 0.94, lower),
        (0.14, 0.86, 0.53, 0.72, lower),
        (0.24, 0.76, 0.36, 0.55, upper),
        (0.33, 0.67, 0.21, 0.38, upper),
    )

    def draw(pen: Pen, s: int) -> None:
        full = size * s
        pen.ellipse((full * 0.03, full * 0.84, full * 0.99, full * 0.995), fill=(40, 26, 14, 110))
        for left, right, top, bottom, tone in steps:
            slope = full * 0.035
            x0, x1, y0, y1 = full * left, full * right, full * top, full * bottom
            edge = full * 0.012
            shape = [(x0 + slope - edge, y0 - edge), (x1 - slope + edge, y0 - edge), (x1 + edge, y1), (x0 - edge, y1)]
            pen.polygon(shape, fill=(*shade(tone, 0.45), 255))
            pen.polygon([(x0 + slope, y0), (x1 - slope, y0), (x1, y1), (x0, y1)], fill=(*tone, 255))
            pen.polygon([(full * 0.5, y0), (x1 - slope, y0), (x1, y1), (full * 0.5, y1)], fill=(*shade(tone, 0.8), 255))
            pen.rectangle((x0 + slope, y0, x1 - slope, y0 + full * 0.022), fill=(*shade(tone, 1.5), 255))
        a, b = full * 0.40, full * 0.60
        pen.rectangle((a, full * 0.08, b, full * 0.22), (*shade(CREAM, 0.55), 255))
        pen.rectangle((a + full * 0.015, full * 0.095, b - full * 0.015, full * 0.21), fill=(*CREAM, 255))
        pen.rectangle((full * 0.47, full * 0.13, full * 0.53, full * 0.21), fill=(*INK, 255))
        ramp = ((0.45, 0.21), (0.55, 0.21), (0.6, 0.94), (0.4, 0.94))
        pen.polygon([(full * x, full * y) for x, y in ramp], (*shade(CREAM, 0.7), 255))
        for stair in range(17):
            y = full * (0.24 + stair * 0.042)
            half = full * (0.045 + 0.047 * stair / 17)
            pen.rectangle((full * 0.5 - half, y, full * 0.5 + half, y + full * 0.02), fill=(*CREAM, 255))

    sprite = smooth((size, size), draw)
    for x in (0.26, 0.74):
        paint_icon(sprite, SYMBOLS[colours[0]], (size * x, size * 0.82), size * 0.19, CREAM)
    for x in (0.365, 0.635):
        paint_icon(sprite, SYMBOLS[colours[1]], (size * x, size * 0.455), size * 0.13, CREAM)
    return sprite


@lru_cache(maxsize=8)
def union_mark(size: int) -> Image.Image:
    """The union tile: two rings that interlock."""

    def draw(pen: Pen, s: int) -> None:
        pen.ellipse((0, 0, size * s - 1, size * s - 1), fill=(*CREAM, 255))
        edge = size * 0.06 * s
        pen.ellipse((edge, edge, size * s - 1 - edge, size * s - 1 - edge), fill=(*UNION, 255))

    sprite = smooth((size, size), draw)
    paint_icon(sprite, "swirl", (size / 2, size / 2), size * 0.72, CREAM)
    return sprite


CORNER = 0.3
"""Length of each arm of a changed square's corners, as a part of its side."""


def _corners(pen: Pen, s: int, size: int) -> None:
    """Four corners in the colour of what happened last, dark around them."""
    arm = size * CORNER
    for edge, thick, colour in ((0.0, 10.0, INK), (2.0, 6.0, LAST)):
        for right in (False, True):
            for low in (False, True):
                for wide, high in ((arm - edge, thick), (thick, arm - edge)):
                    x = size - edge - wide if right else edge
                    y = size - edge - high if low else edge
                    pen.rectangle((x * s, y * s, (x + wide) * s - 1, (y + high) * s - 1), fill=(*colour, 255))


@lru_cache(maxsize=32)
def mark(kind: str, size: int, joined: str = "") -> Image.Image:
    """A frame for a square: ``last`` action, ``origin`` of a move, or ``fight``; open towards the sides ``joined``.

    Of a square that has ``changed`` before that, the four corners alone.
    """

    def draw(pen: Pen, s: int) -> None:
        full = size * s - 1
        if kind == "origin":
            for index in range(16):
                for inset, span, colour, width in ((0.1, 13, INK, 5), (0.115, 12, LAST, 3)):
                    low, high, start = full * inset, full * (1 - inset), index * 22.5 + 13 - span
                    pen.arc((low, low, high, high), start, start + span - (13 - span), colour, width * s)
            return
        if kind == "changed":
            _corners(pen, s, size)
            return
        for inset, width, colour in ((0, 8, INK), (1.5, 5, FIGHT if kind == "fight" else LAST)):
            far, near = full + 20 * s, inset * s
            box = (
                -20 * s if "w" in joined else near,
                -20 * s if "n" in joined else near,
                far if "e" in joined else full - near,
                far if "s" in joined else full - near,
            )
            pen.rounded_rectangle(box, 11 * s, outline=(*colour, 255), width=round(width * s))

    return smooth((size, size), draw)


def clear() -> None:
    """Forget all sprites (for measuring a cold start)."""
    for sprite in (tile, back, leader, role_mark, dynasty_disc, treasure, catastrophe, building, monument, union_mark):
        sprite.cache_clear()
    mark.cache_clear()
