"""Pieces as small pictures (RGBA) of any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.core.assets import icon
from renderers.core.canvas import shrunk, smooth
from renderers.core.colours import CREAM, FIGHT, GOLD, INK, PARCHMENT, Rgb, shade
from renderers.core.labels import bolder, label
from renderers.maps.room import CUBE, WALL
from renderers.maps.styles import SECOND
from renderers.maps.theme import BLACK, FACE, FADED, FIGURES, GAIN, SHAPES, STONE, WHITE, WINE, Shape, theme

NO_WALL = 16
"""A counter that is narrower has no wall."""

Points = list[tuple[float, float]]
Edges = tuple[float, float, float, float]

_OUTLINES: dict[Shape, Points] = {
    "square": [(0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)],
    "diamond": [(0.5, -0.02), (1.02, 0.5), (0.5, 1.02), (-0.02, 0.5)],
    "shield": [(0.04, 0.03), (0.96, 0.03), (0.96, 0.55), (0.78, 0.82), (0.5, 1.0), (0.22, 0.82), (0.04, 0.55)],
    "temple": [(0.5, -0.03), (1.02, 0.4), (0.9, 0.4), (0.9, 0.98), (0.1, 0.98), (0.1, 0.4), (-0.02, 0.4)],
    "cross": [
        *((0.24, 0.0), (0.76, 0.0), (0.76, 0.24), (1.0, 0.24), (1.0, 0.76), (0.76, 0.76)),
        *((0.76, 1.0), (0.24, 1.0), (0.24, 0.76), (0.0, 0.76), (0.0, 0.24), (0.24, 0.24)),
    ],
    "star": [
        *((0.5, 0.0), (0.64, 0.16), (0.85, 0.15), (0.84, 0.36), (1.0, 0.5), (0.84, 0.64), (0.85, 0.85), (0.64, 0.84)),
        *((0.5, 1.0), (0.36, 0.84), (0.15, 0.85), (0.16, 0.64), (0.0, 0.5), (0.16, 0.36), (0.15, 0.15), (0.36, 0.16)),
    ],
}


def outline(pen: ImageDraw.ImageDraw, shape: Shape, box: Edges, scale: int, colour: Rgb) -> None:
    """Fill the outline of a seat's disks in ``box``, on a sheet ``scale`` times as large."""
    left, top, right, bottom = (edge * scale for edge in box)
    if shape == "circle":
        pen.ellipse((left, top, right, bottom), fill=colour)
        return
    pen.polygon([(left + x * (right - left), top + y * (bottom - top)) for x, y in _OUTLINES[shape]], fill=colour)


def seat_style(seat: int | None, palette: str) -> tuple[Shape, Rgb, Rgb]:
    """Shape, colour, and colour of the symbol of a seat's disks; of Barbarians where ``seat`` is None.

    Seats here, and below, are styles (renderers/maps/styles.py).
    """
    if seat is None:
        return "star", BLACK, CREAM
    worn = theme(palette)
    if seat >= SECOND:
        leader = seat - SECOND
        return SHAPES[(leader + len(SHAPES) // 2) % len(SHAPES)], worn.seats[leader], worn.symbols[leader]
    return SHAPES[seat], worn.seats[seat], worn.symbols[seat]


@lru_cache(maxsize=2048)
def counter(
    seat: int | None, symbol: str, disks: int, allies: int, size: tuple[int, int], palette: str, city: bool = False
) -> Image.Image:
    """A stack of disks: one with the icon ``symbol``, more with their number; a ``city`` has a wall above it.

    White allies are a badge with their number: beside the disk where ``size`` is wide enough, else on its lower right
    corner. Without own disks, a stack of allies has the seat's rim only. Disks of a second civilization have
    a light ring.
    """
    width, height = size
    wall = round(height * WALL / (1 + WALL)) if city and width >= NO_WALL else 0
    body = height - wall
    wide = bool(allies and disks) and width > body * 5 // 4
    side = min(width * 2 // 3 if wide else width, body)
    left, top = (0 if wide else (width - side) // 2), wall + (body - side) // 2
    shape, tone, ink = seat_style(seat, palette)
    rim = max(1.0, side / 22)

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        if wall:
            _wall(pen, (left, top - wall, left + side, top + side * 0.45), rim, scale)
        faces = ((0.0, INK), (rim, shade(tone, 1.5) if disks else tone), (rim * (1.9 if disks else 3), tone))
        if disks and seat is not None and seat >= SECOND:
            faces = ((0.0, INK), (rim, CREAM), (rim * 3.4, tone))
        for inset, colour in faces if disks else (*faces[:2], (rim * 3, WHITE)):
            edges = (left + inset, top + inset, left + side - inset, top + side - inset)
            outline(pen, shape, edges, scale, colour)

    picture = smooth(size, draw)
    share, down = FACE[shape]
    middle = (left + side / 2, top + side / 2 + side * down)
    if not disks:
        _number(picture, allies, middle, round(side * 0.9), INK)
    elif disks > 1:
        _figure(picture, disks, middle, round(side * FIGURES[shape] * (1 if disks < 10 else 0.72)), (ink, tone))
    else:
        _symbol(picture, symbol, middle, round(side * share), ink)
    if allies and disks:
        _badge(picture, allies, round(side * (0.75 if wide else 0.5)))
    return picture


def fortified(
    draw: Callable[[tuple[int, int]], Image.Image], size: tuple[int, int], *, is_new: bool = False
) -> Image.Image:
    """A stack that ``draw`` draws in a size, with a grey cube at its left; a new one bears a plus."""
    width, height = size
    beside = round(width * CUBE / (1 + CUBE))
    side = min(round(beside * 1.3), height)
    picture = Image.new("RGBA", size)
    picture.paste(draw((width - beside, height)), (beside, 0))
    picture.alpha_composite(cube(side), (0, height - side))
    if is_new:
        sign = max(9, round(side * 0.7))
        at = ((side - sign) // 2, max(0, height - side - 3))
        picture.alpha_composite(badge_of("+", CREAM, GAIN, (sign, sign)), at)
    return picture


@lru_cache(maxsize=64)
def cube(side: int) -> Image.Image:
    """A grey cube, seen from a corner."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        full = side * scale
        rim = max(1.0, side / 16) * scale
        corners = [(0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25)]
        pen.polygon([(x * (full - 1), y * (full - 1)) for x, y in corners], fill=INK)

        def face(points: Points, tone: Rgb) -> None:
            edge = full - 1 - 2 * rim
            pen.polygon([(rim + x * edge, rim + y * edge) for x, y in points], fill=tone)

        face([(0.5, 0.0), (1.0, 0.25), (0.5, 0.5), (0.0, 0.25)], shade(STONE, 1.55))
        face([(0.0, 0.25), (0.5, 0.5), (0.5, 1.0), (0.0, 0.75)], STONE)
        face([(1.0, 0.25), (0.5, 0.5), (0.5, 1.0), (1.0, 0.75)], shade(STONE, 0.6))

    return smooth((side, side), draw)


def _wall(pen: ImageDraw.ImageDraw, box: Edges, rim: float, scale: int) -> None:
    """A white wall with three battlements, the sign of a city; what stands before it covers its lower part."""
    left, top, right, bottom = box
    step, notch = (right - left) / 5, (bottom - top) * 0.2
    for inset, colour in ((0.0, INK), (rim * 1.2, WHITE)):
        parts = [(left + inset, top + notch + inset, right - inset, bottom - inset)]
        parts += [
            (left + at * step + inset, top + inset, left + (at + 1) * step - inset, bottom - inset) for at in (0, 2, 4)
        ]
        for x0, y0, x1, y1 in parts:
            pen.rectangle((x0 * scale, y0 * scale, x1 * scale - 1, y1 * scale - 1), fill=colour)


def _symbol(picture: Image.Image, name: str, middle: tuple[float, float], size: int, colour: Rgb) -> None:
    mask = icon(name, max(4, size))
    picture.paste((*colour, 255), (round(middle[0] - size / 2), round(middle[1] - size / 2)), mask)


def _number(picture: Image.Image, number: int | str, middle: tuple[float, float], size: int, colour: Rgb) -> None:
    line = label(str(number), "bold", max(6, size))
    top = round(middle[1] + size * 0.335) - line.baseline
    picture.paste((*colour, 255), (round(middle[0] - line.width / 2), top), line.mask)


def _figure(picture: Image.Image, number: int, middle: tuple[float, float], size: int, tones: tuple[Rgb, Rgb]) -> None:
    """A number nearly as high as its counter; a halo in the counter's colour parts it from rim, wall and map."""
    line, edge = label(str(number), "bold", size), max(1, size // 22)
    sheet = Image.new("L", (line.width + 2 * edge, line.mask.height + 2 * edge))
    sheet.paste(line.mask, (edge, edge))
    left, top = round(middle[0] - sheet.width / 2), round(middle[1] + size * 0.335) - line.baseline - edge
    ink, ground = tones
    picture.paste((*shade(ground, 1.3 if ink == INK else 0.6), 255), (left, top), bolder(sheet, edge))
    picture.paste((*ink, 255), (left, top), sheet)


def _badge(picture: Image.Image, number: int, size: int) -> None:
    """A white disk with a number in the lower right corner."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.ellipse((0, 0, size * scale - 1, size * scale - 1), fill=INK)
        rim = max(1, size // 11) * scale
        pen.ellipse((rim, rim, size * scale - 1 - rim, size * scale - 1 - rim), fill=WHITE)

    badge = smooth((size, size), draw)
    _number(badge, number, (size / 2, size / 2), round(size * 0.86), INK)
    picture.paste(badge, (picture.width - size, picture.height - size), badge)


@lru_cache(maxsize=512)
def mark(seat: int | None, side: int, palette: str) -> Image.Image:
    """The outline of a seat's disks in its colour, without a symbol: whose something is."""
    shape, tone, _ = seat_style(seat, palette)
    rim = max(1.0, side / 14)

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for inset, colour in ((0.0, INK), (rim, CREAM), (rim * 2, tone)):
            outline(pen, shape, (inset, inset, side - inset, side - inset), scale, colour)

    return smooth((side, side), draw)


@lru_cache(maxsize=512)
def block(symbol: str, size: tuple[int, int], tone: Rgb = GOLD, ink: Rgb = INK) -> Image.Image:
    """A block with the icon ``symbol``, for a piece of the game's own: a wonder, a deity, a stronghold."""
    width, height = size

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        w, h = width * scale, height * scale
        deep, round_ = h * 4 // 26, h * 3 // 26
        pen.rounded_rectangle((0, 0, w - 1, h - 1), round_, fill=INK)
        rim = max(1, width // 20) * scale
        pen.rounded_rectangle((rim, rim, w - 1 - rim, h - 1 - rim), round_, fill=shade(tone, 0.62))
        pen.rounded_rectangle((rim, rim, w - 1 - rim, h - 1 - deep), round_, fill=shade(tone, 1.35))
        pen.rounded_rectangle((rim * 2, rim * 2, w - 1 - 2 * rim, h - 1 - deep - rim), round_, fill=tone)

    picture = smooth(size, draw)
    side = round(min(width, height * 22 / 26) * 0.74)
    _symbol(picture, symbol, (width / 2, height * 11 / 26), side, ink)
    return picture


@lru_cache(maxsize=256)
def vacancy(seat: int | None, size: tuple[int, int], palette: str) -> Image.Image:
    """Where a stack stood that has left: its outline alone."""
    width, height = size
    shape, tone, _ = seat_style(seat, palette)
    side = height * 20 / 26
    left, top = (width - min(width, side * 1.16)) / 2, (height - side) / 2
    picture = Image.new("RGBA", size)
    for rim, colour in ((0.0, (*INK, 255)), (1.0, (*tone, 255)), (3.4, (*PARCHMENT, 255))):
        edge = rim * width / 22

        def draw(pen: ImageDraw.ImageDraw, scale: int, edge: float = edge, colour: Rgb = colour[:3]) -> None:
            outline(pen, shape, (left + edge, top + edge, width - left - edge, height - top - edge), scale, colour)

        picture.alpha_composite(smooth(size, draw))
    return picture


@lru_cache(maxsize=256)
def badge(change: int, size: tuple[int, int]) -> Image.Image:
    """How many disks came (dark on light) or went (light on dark), in an opaque plate with round corners."""
    return badge_of(*((f"+{change}", CREAM, GAIN) if change > 0 else (f"−{-change}", WINE, WHITE)), size)


def badge_of(text: str, plate: Rgb, tone: Rgb, size: tuple[int, int]) -> Image.Image:
    """A few letters in an opaque plate with round corners."""
    width, height = size

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        edge = max(1, height // 14) * scale
        round_ = height * scale * 2 // 5
        pen.rounded_rectangle((0, 0, width * scale - 1, height * scale - 1), round_, fill=INK)
        pen.rounded_rectangle(
            (edge, edge, width * scale - 1 - edge, height * scale - 1 - edge), max(1, round_ - edge), fill=plate
        )

    picture = smooth(size, draw)
    _number(picture, text, (width / 2, height / 2), shrunk(text, "bold", round(height * 0.92), width - 3), tone)
    return picture


@lru_cache(maxsize=64)
def fight_mark(size: tuple[int, int]) -> Image.Image:
    """Crossed swords: this area is contested."""
    width, height = size
    side = min(width, height)

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        top = (height - side) // 2 * scale
        for rim, colour in ((0, INK), (max(1, side // 16), FIGHT)):
            edge = rim * scale
            pen.ellipse((edge, top + edge, side * scale - 1 - edge, top + side * scale - 1 - edge), fill=colour)

    picture = smooth(size, draw)
    _symbol(picture, "swords", (width / 2, height / 2), round(side * 0.66), INK)
    return picture


@lru_cache(maxsize=256)
def emblem(symbol: str, seat: int | None, size: int, palette: str) -> Image.Image:
    """A home's emblem on parchment with the icon ``symbol``, its rim in the colour of the seat that plays it."""
    rim_tone = FADED if seat is None else seat_style(seat, palette)[1]

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        width = 0.0
        for rim, colour in ((1.0, INK), (2.2 if seat is not None else 1.0, rim_tone), (0.0, PARCHMENT)):
            edge = width * scale * size / 26
            pen.ellipse((edge, edge, size * scale - 1 - edge, size * scale - 1 - edge), fill=colour)
            width += rim

    picture = smooth((size, size), draw)
    tone = INK if seat is not None else FADED
    _symbol(picture, symbol, (size / 2, size / 2), round(size * 0.62), tone)
    return picture
