"""The yellow and the blue bank with their thresholds, as on the player boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.through_the_ages.banks import CONSUMPTION, CORRUPTION, HAPPY_NEEDED, POPULATION_FOOD
from engine.through_the_ages.view import CivilizationView
from renderers.core.canvas import set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.signs import stencil
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.marks import yellow_token
from renderers.through_the_ages.symbols import symbol
from renderers.through_the_ages.theme import BLUE, FADED

HEIGHT: Final = 196
LABELS: Final = 44
"""Width of the column of symbols before the sections."""


class Section(NamedTuple):
    """Places of a bank, from the first to the last (counted from 1; 0 to 0: it is empty), and what stands below."""

    first: int
    last: int
    rows: tuple[str, ...]


def _span(values: Sequence[int]) -> str:
    low, high = min(values), max(values)
    return str(low) if low == high else f"{low}–{high}"


def _yellow(first: int, last: int) -> Section:
    inside = range(first, min(last, 17) + 1)
    grows = "–" if last == 0 else _span([POPULATION_FOOD[n] for n in inside])
    eats, faces = (_span([table[n] for n in inside]) for table in (CONSUMPTION, HAPPY_NEEDED))
    return Section(first, last, (grows, eats, faces))


def _blue(first: int, last: int) -> Section:
    return Section(first, last, (_span([CORRUPTION[min(n, 11)] for n in range(first, last + 1)]),))


YELLOW_SECTIONS: Final = tuple(_yellow(*span) for span in ((0, 0), (1, 4), (5, 8), (9, 12), (13, 16), (17, 18)))
BLUE_SECTIONS: Final = tuple(_blue(*span) for span in ((0, 0), (1, 5), (6, 10), (11, 16)))


def draw_yellow(civ: CivilizationView, captions: Captions, width: int) -> Image.Image:
    """Tokens in the yellow bank; by section what a worker costs, what is eaten, how many happy faces are needed."""
    signs = ("worker", "food", "happy")
    return _bank(captions.word("yellow-bank"), civ.yellow, YELLOW_SECTIONS, signs, width)


def draw_blue(civ: CivilizationView, captions: Captions, width: int) -> Image.Image:
    """Tokens in the blue bank; by section how many resources corruption takes."""
    return _bank(captions.word("blue-bank"), civ.blue, BLUE_SECTIONS, ("resources",), width, is_blue=True)


def _bank(
    title: str, count: int, sections: tuple[Section, ...], signs: tuple[str, ...], width: int, *, is_blue: bool = False
) -> Image.Image:
    picture = Image.new("RGB", (width, HEIGHT), FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, width - 1, HEIGHT - 1), 10, fill=PARCHMENT)
    room = width - 90
    write(picture, (14, 34), title, INK, "title", shrunk(title, "title", 26, room), room)
    write(picture, (width - 14, 36), str(count), INK, "bold", 40, align="r")
    places = sum(max(1, section.last - section.first + 1) for section in sections)
    gap = 8
    pitch = (width - LABELS - 10 - gap * len(sections)) / places
    x = float(LABELS)
    for section in sections:
        wide = pitch * max(1, section.last - section.first + 1)
        is_here = section.first <= count <= section.last or (section is sections[-1] and count > section.last)
        edge = (round(x), 46, round(x + wide), HEIGHT - 8)
        pen.rounded_rectangle(edge, 8, fill=GOLD if is_here else CREAM, outline=PARCHMENT_DARK, width=2)
        for at in range(section.first, section.last + 1 if section.last else 0):
            middle = (round(x + (at - section.first + 0.5) * pitch), 66)
            _token(picture, middle, min(28, round(pitch) - 2), is_blue=is_blue, filled=at <= count)
        if not section.last:
            write(picture, (round(x + wide / 2), 76), "0", FADED, "bold", 26, align="m")
        for row, text in enumerate(section.rows):
            base = 114 + row * 34 if len(section.rows) > 1 else 140
            letters = 28 if len(section.rows) > 1 else 44
            room = round(wide) - 4
            size = shrunk(text, "bold", letters, room)
            write(picture, (round(x + wide / 2), base), text, INK, "bold", size, room, "m")
        x += wide + gap
    for row, sign in enumerate(signs):
        y = 90 + row * 34 if len(signs) > 1 else 110
        side = 28 if len(signs) > 1 else 34
        set_in(picture, symbol(sign, side), (8, y))
    return picture


def _token(picture: Image.Image, middle: tuple[int, int], size: int, *, is_blue: bool, filled: bool) -> None:
    if is_blue:
        cube = stencil("cube", size, BLUE if filled else PARCHMENT_DARK)
        set_in(picture, cube, (middle[0] - size // 2, middle[1] - size // 2))
    else:
        yellow_token(picture, middle, size, filled=filled)
