"""Small signs: seats, citizens, banners, stars, dice, coins on armies. All are drawn on RGB pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.ancient_world.facts import TRIBES
from renderers.ancient_world.symbols import KIND_ICONS, TRIBE_ICONS, symbol
from renderers.ancient_world.theme import EMPTY, FADED, TRIBE_TONES, WARNING, theme
from renderers.core.canvas import put_icon, set_in, shrunk, smooth, write
from renderers.core.colours import CREAM, GOLD, INK, Rgb, ink_on
from renderers.core.labels import width_of
from renderers.core.seats import paint_shape
from renderers.core.seats import seat_sign as drawn_seat

Points = tuple[tuple[float, float], ...]

BANNERS: Final[dict[str, Points]] = {
    "green": ((0, 0), (1, 0), (1, 1), (0.5, 0.76), (0, 1)),
    "red": ((0, 0), (1, 0), (1, 0.52), (0.5, 1), (0, 0.52)),
    "purple": ((0, 0), (1, 0), (1, 1), (0, 1)),
    "blue": (
        (0, 0),
        (1, 0),
        (1, 0.62),
        (0.97, 0.76),
        (0.85, 0.9),
        (0.68, 0.98),
        (0.5, 1),
        (0.32, 0.98),
        (0.15, 0.9),
        (0.03, 0.76),
        (0, 0.62),
    ),
    "yellow": ((0, 0), (1, 0), (1, 1), (0.83, 0.78), (0.67, 1), (0.5, 0.78), (0.33, 1), (0.17, 0.78), (0, 1)),
}
"""The outline of a tribe's banner: forked, pointed, square, round, toothed."""


def seat_sign(seat: int, size: int, palette: str) -> Image.Image:
    """The sign of a seat (RGBA): its shape in its colour, with a cream rim and its number."""
    return drawn_seat(seat, size, theme(palette).seats[seat])


@lru_cache(maxsize=256)
def citizen(seat: int, number: int, height: int, palette: str, is_faint: bool = False) -> Image.Image:
    """A citizen (RGBA): the number on a body in the seat's colour, with the seat's shape as its head.

    ``is_faint``: one that is hungry or not to be used; pale, with a coloured edge.
    """
    tone, wide = theme(palette).seats[seat], round(height * 0.82)
    fill = EMPTY if is_faint else tone

    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        w, h = wide * s - 1, height * s - 1
        for inset, colour in ((0.0, INK), (0.03, CREAM), (0.075, tone), (0.13, fill)):
            edge = inset * h
            body = (edge, h * 0.36 + edge, w - edge, h + h * 0.3 - edge)
            pen.rounded_rectangle(body, h * 0.3, fill=(*colour, 255))
        pen.rectangle((0, h - h * 0.045, w, h), fill=(*INK, 255))
        head = h * 0.46
        paint_shape(pen, seat, ((w - head) / 2, 0), head, tone)

    sprite = smooth((wide, height), draw)
    letters = round(height * 0.62)
    ink = FADED if is_faint else ink_on(tone)
    write(sprite, (wide // 2, height - round(height * 0.09)), str(number), ink, "bold", letters, align="m")
    return sprite


def citizens(
    picture: Image.Image, placed: Sequence[tuple[int, int]], box: tuple[int, int, int], height: int, palette: str
) -> None:
    """Citizens (seat, number) side by side from ``box`` (left, foot, right) on, closer where room is scarce."""
    left, foot, right = box
    wide = round(height * 0.82)
    pitch = wide + 6
    if len(placed) > 1:
        pitch = min(pitch, (right - left - wide) // (len(placed) - 1))
    for at, (seat, number) in enumerate(placed):
        set_in(picture, citizen(seat, number, height, palette), (left + at * pitch, foot - height))


@lru_cache(maxsize=128)
def banner(tribe: str, height: int) -> Image.Image:
    """A banner of a tribe (RGBA): its own outline in its colour, its emblem on it."""
    wide, tone = round(height * 0.72), TRIBE_TONES[tribe]

    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        w, h = wide * s - 1, height * s - 1
        rim = max(1.0, height * 0.045) * s
        for edge, colour in ((0.0, INK), (rim, CREAM), (rim * 2, tone)):
            pen.polygon(
                [(edge + x * (w - 2 * edge), edge + y * (h - 2.5 * edge)) for x, y in BANNERS[tribe]],
                fill=(*colour, 255),
            )

    sprite = smooth((wide, height), draw)
    put_icon(sprite, TRIBE_ICONS[tribe], (wide // 2, round(height * 0.38)), round(height * 0.46), ink_on(tone))
    return sprite


def banners(picture: Image.Image, tribes: Iterable[str], at: tuple[int, int], height: int, gap: int = 4) -> int:
    """Banners side by side from ``at`` (left, top); returns their width."""
    x = at[0]
    for tribe in tribes:
        set_in(picture, banner(tribe, height), (x, at[1]))
        x += round(height * 0.72) + gap
    return max(0, x - at[0] - gap)


def banners_width(count: int, height: int, gap: int = 4) -> int:
    """The width of ``count`` banners."""
    return max(0, count * (round(height * 0.72) + gap) - gap)


def banner_counts(picture: Image.Image, counts: Sequence[int], at: tuple[int, int], height: int, pitch: int) -> None:
    """How many banners of each tribe, its banner with the number beside it, every ``pitch`` pixels."""
    for place, (tribe, count) in enumerate(zip(TRIBES, counts, strict=True)):
        x = at[0] + place * pitch
        set_in(picture, banner(tribe, height), (x, at[1]))
        letters = shrunk(str(count), "bold", round(height * 0.84), pitch - round(height * 0.8) - 2)
        ink = FADED if not count else INK
        write(picture, (x + round(height * 0.8), at[1] + round(height * 0.8)), str(count), ink, "bold", letters)


def counted(
    picture: Image.Image, what: str, text: str, at: tuple[int, int], size: int, ink: Rgb = INK, letters: int = 0
) -> int:
    """A symbol with a text beside it; ``at`` is its left edge and its middle line. Returns its width."""
    letters = letters or round(size * 0.92)
    set_in(picture, symbol(what, size), (at[0], at[1] - size // 2))
    gap = max(3, size // 9)
    return size + gap + write(picture, (at[0] + size + gap, at[1] + round(letters * 0.34)), text, ink, "bold", letters)


def counted_width(text: str, size: int, letters: int = 0) -> int:
    """The width of a symbol of this size with a text beside it."""
    return size + max(3, size // 9) + width_of(text, "bold", letters or round(size * 0.92))


@lru_cache(maxsize=32)
def stars(count: int, size: int) -> Image.Image:
    """The stars of a titan (RGBA), none for a starting one."""
    sheet = Image.new("RGBA", (max(1, count * size), size))
    for at in range(count):

        def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
            full = size * s - 1
            outline = ((0.5, 0.0), (0.63, 0.36), (1.0, 0.38), (0.71, 0.6), (0.81, 0.97), (0.5, 0.76), (0.19, 0.97),
                       (0.29, 0.6), (0.0, 0.38), (0.37, 0.36))  # fmt: skip
            pen.polygon([(x * full, y * full) for x, y in outline], fill=(*GOLD, 255), outline=(*INK, 255), width=s)

        sheet.alpha_composite(smooth((size, size), draw), (at * size, 0))
    return sheet


@lru_cache(maxsize=32)
def die(face: str, size: int) -> Image.Image:
    """A face of a damage die (RGBA): the titan's skull, a coin, or nothing."""

    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        full = size * s - 1
        tone = WARNING if face == "titan" else CREAM
        pen.rounded_rectangle((0, 0, full, full), full * 0.18, fill=(*INK, 255))
        rim = full * 0.06
        pen.rounded_rectangle((rim, rim, full - rim, full - rim), full * 0.14, fill=(*tone, 255))

    sprite = smooth((size, size), draw)
    if face == "titan":
        put_icon(sprite, KIND_ICONS["titan"], (size // 2, size // 2), round(size * 0.72), CREAM)
    elif face == "coin":
        put_icon(sprite, "coins", (size // 2, size // 2), round(size * 0.7), INK)
    return sprite


@lru_cache(maxsize=16)
def cracks(size: tuple[int, int]) -> Image.Image:
    """What is over a damaged card (RGBA): cracks from its middle, in red, and a broken wall."""
    wide, tall = size

    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        ways = ((-0.5, -0.42), (0.46, -0.5), (0.5, 0.3), (-0.2, 0.52), (-0.52, 0.1), (0.12, -0.5))
        for across, down in ways:
            line = [(wide * s * 0.5, tall * s * 0.5)]
            for part in range(1, 5):
                bend = (0.07 if part % 2 else -0.07) * (1 - part / 5)
                line.append((wide * s * (0.5 + across * part / 4 + bend), tall * s * (0.5 + down * part / 4 - bend)))
            pen.line(line, fill=(*INK, 255), width=round(max(2.2, wide * 0.018) * s))
            pen.line(line, fill=(*WARNING, 255), width=round(max(1.2, wide * 0.009) * s))

    return smooth(size, draw, 2)
