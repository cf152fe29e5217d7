"""A sheet of statistics: sections of bars with their numbers, to be read 370 pixels wide.

A phone shows a picture that is taller than wide smaller than its screen is wide: what is longer goes on several sheets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.core.canvas import shrunk, write
from renderers.core.colours import CREAM, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb, ink_on
from renderers.core.finish import finished
from renderers.core.fonts import Style
from renderers.core.labels import width_of
from renderers.core.lines import in_two
from renderers.core.picture import ALT_LIMIT, Box, Picture
from renderers.results.course import HEIGHT as COURSE
from renderers.results.course import Course, paint_course

WIDTH: Final = 1000
EDGE: Final = 28
HEAD: Final = 150
SECTION: Final = 78
ROW: Final = 118
GAP: Final = 22
KEY: Final = 64
ROOM: Final = WIDTH - 2 * EDGE
MOST_NOTE: Final = ROOM * 2 // 3
"""How wide the words at a bar's end may be."""
BAR: Final = 46
TEXT: Final = 40
LARGE: Final = 46
TITLE: Final = 62
COLOURS: Final = 128
TALLEST: Final = 1240
"""Pixels of a sheet's height: what a phone shows as wide as its screen, with words and menus around it."""

TONES: Final[tuple[Rgb, ...]] = (GOLD, (170, 178, 190), (190, 128, 84), (104, 124, 150), (84, 98, 120), (66, 76, 94))
"""First, second, third, fourth... place; better, same and worse take the first, second and last."""

LEFT_OUT: Final[Rgb] = (128, 116, 98)
"""Games without a place."""


class Part(NamedTuple):
    """A part of a bar: how many, its colour, and what stands in it; None: its number."""

    number: int
    tone: Rgb
    text: str | None = None


class Bar(NamedTuple):
    """A line: what it is about, at its right end a few words, and under them parts in proportion, each with its number.

    Without parts there are words alone. ``whole``: how many fill the line; 0: all parts together. ``goes_on``: it says
    more about the line before it.
    """

    name: str
    note: str
    parts: tuple[Part, ...] = ()
    whole: int = 0
    goes_on: bool = False


class Section(NamedTuple):
    """Bars under a title, under points over time where there are any; ``note`` stands at the right of the title."""

    title: str
    note: str
    bars: tuple[Bar, ...]
    course: Course | None = None


class Sheet(NamedTuple):
    """All of it; ``key`` names colours."""

    title: str
    line: str
    sections: tuple[Section, ...]
    key: tuple[tuple[str, Rgb], ...] = ()


class Painted(NamedTuple):
    """A picture that is done."""

    image: Image.Image


def draw_sheet(sheet: Sheet) -> Picture:
    """The picture of a sheet; its alt text says the same in words, as far as that fits."""
    return finished(lambda: (Painted(_few_tones(_paint(sheet))), dict[str, Box]()), alt_of(sheet))


def _few_tones(picture: Image.Image) -> Image.Image:
    """The picture in a palette of its own colours."""
    return picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def alt_of(sheet: Sheet) -> str:
    """The sheet in words, at most 1,024 characters."""
    words = [f"{sheet.title}. {sheet.line}"]
    for section in sheet.sections:
        words.append(f"{section.title}{f' ({section.note})' if section.note else ''}:")
        words += [f"{bar.name}: {bar.note};" if bar.note else f"{bar.name};" for bar in section.bars]
    text = " ".join(words)
    return text if len(text) <= ALT_LIMIT else f"{text[: ALT_LIMIT - 1]}…"


def sheets_of(sheet: Sheet) -> list[Sheet]:
    """The sheet as sheets of at most TALLEST each, where its sections can be divided between lines."""
    room = TALLEST - _head(sheet) - EDGE
    pages: list[list[Section]] = [[]]
    left = room
    for section in (part for one in sheet.sections for part in _divided(one, room)):
        if pages[-1] and _height(section) + GAP > left:
            pages.append([])
            left = room
        pages[-1].append(section)
        left -= _height(section) + GAP
    return [sheet._replace(sections=tuple(sections)) for sections in pages]


def _divided(section: Section, room: int) -> list[Section]:
    """The section as sections that fit ``room``, as even as can be; points over time stay with the first lines, and
    lines of one thing together.
    """
    things: list[list[Bar]] = []
    for bar in section.bars:
        if bar.goes_on and things:
            things[-1].append(bar)
        else:
            things.append([bar])
    count = 1
    while True:
        most = -(-len(things) // count)
        parts = [
            section._replace(
                bars=tuple(bar for thing in things[at : at + most] for bar in thing),
                course=None if at else section.course,
            )
            for at in range(0, max(1, len(things)), max(1, most))
        ]
        if most <= 1 or all(_height(part) + GAP <= room for part in parts):
            return parts
        count += 1


def _key_lines(key: Sequence[tuple[str, Rgb]]) -> list[list[tuple[str, Rgb]]]:
    lines: list[list[tuple[str, Rgb]]] = []
    x = WIDTH
    for name, tone in key:
        wide = width_of(name, "bold", TEXT) + 84
        if x + wide > WIDTH - EDGE:
            lines.append([])
            x = EDGE
        lines[-1].append((name, tone))
        x += wide
    return lines


def _height(section: Section) -> int:
    return SECTION + GAP + sum(_row(bar) for bar in section.bars) + (COURSE if section.course is not None else 0)


def _row(bar: Bar) -> int:
    return (ROW if bar.parts else ROW - BAR - 4) + (0 if _is_beside(bar) else TEXT + 8)


def _is_beside(bar: Bar) -> bool:
    """Whether a bar's words fit beside its name; else they stand under it."""
    if not bar.note:
        return True
    note = min(width_of(bar.note, "bold", shrunk(bar.note, "bold", TEXT, MOST_NOTE)), MOST_NOTE)
    return _fits(bar.name, "bold", LARGE, ROOM - note - 20)


def _fits(text: str, style: Style, size: int, room: int) -> bool:
    """Whether a line can be made small enough for ``room``."""
    return width_of(text, style, shrunk(text, style, size, room)) <= room


def _title(sheet: Sheet) -> tuple[int, tuple[str, ...]]:
    """The title's size and its one line, else two."""
    if _fits(sheet.title, "title", TITLE, ROOM):
        return shrunk(sheet.title, "title", TITLE, ROOM), (sheet.title,)
    return in_two(sheet.title, TITLE, ROOM, "title")


def _head(sheet: Sheet) -> int:
    """The height of title, line and key."""
    return HEAD + (len(_title(sheet)[1]) - 1) * TITLE + len(_key_lines(sheet.key)) * KEY


def _paint(sheet: Sheet) -> Image.Image:
    key, top = _key_lines(sheet.key), _head(sheet)
    height = top + EDGE + sum(_height(section) + GAP for section in sheet.sections)
    picture = Image.new("RGB", (WIDTH, height), FRAME)
    size, lines = _title(sheet)
    for number, words in enumerate(lines):
        write(picture, (EDGE, 72 + number * TITLE), words, GOLD, "title", size, ROOM)
    top -= len(key) * KEY
    write(picture, (EDGE, top - 24), sheet.line, CREAM, "bold", shrunk(sheet.line, "bold", TEXT, ROOM), ROOM)
    for line in key:
        _paint_key(picture, line, top)
        top += KEY
    for section in sheet.sections:
        top = _paint_section(picture, section, top)
    return picture


def _paint_key(picture: Image.Image, line: Sequence[tuple[str, Rgb]], top: int) -> None:
    x, pen = EDGE, ImageDraw.Draw(picture)
    for name, tone in line:
        pen.rounded_rectangle((x, top + 8, x + 40, top + 48), 8, fill=tone, outline=CREAM, width=2)
        x += 52 + write(picture, (x + 52, top + 42), name, CREAM, "bold", TEXT) + 32


def _paint_section(picture: Image.Image, section: Section, top: int) -> int:
    """Paint it from ``top`` on; gives where the next one begins."""
    bottom = top + _height(section)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((12, top, WIDTH - 13, bottom), 16, fill=PARCHMENT)
    pen.rounded_rectangle((12, top, WIDTH - 13, top + SECTION), 16, fill=FRAME_LIGHT)
    pen.rectangle((12, top + SECTION - 16, WIDTH - 13, top + SECTION), fill=FRAME_LIGHT)
    right = WIDTH - EDGE
    wide = write(picture, (right, top + 54), section.note, CREAM, "bold", TEXT, align="r") if section.note else 0
    room = ROOM - wide - 16
    write(picture, (EDGE, top + 54), section.title, GOLD, "title", shrunk(section.title, "title", LARGE, room), room)
    y = top + SECTION + GAP // 2
    if section.course is not None:
        paint_course(picture, section.course, (12, y, WIDTH - 13, y + COURSE))
        y += COURSE
    for bar in section.bars:
        _paint_bar(picture, bar, y)
        y += _row(bar)
    return bottom + GAP


def _paint_bar(picture: Image.Image, bar: Bar, top: int) -> None:
    room = ROOM
    if not _is_beside(bar):
        write(picture, (EDGE, top + 44), bar.name, INK, "bold", shrunk(bar.name, "bold", LARGE, room), room)
        top += TEXT + 8
    size = shrunk(bar.note, "bold", TEXT, MOST_NOTE)
    wide = write(picture, (WIDTH - EDGE, top + 44), bar.note, INK, "bold", size, MOST_NOTE, "r") if bar.note else 0
    if _is_beside(bar):
        room -= wide + 20
        write(picture, (EDGE, top + 44), bar.name, INK, "bold", shrunk(bar.name, "bold", LARGE, room), room)
    total = max(bar.whole, sum(part.number for part in bar.parts))
    if not total:
        return
    pen, x = ImageDraw.Draw(picture), float(EDGE)
    upper, lower, unit = top + 60, top + 60 + BAR, ROOM / total
    pen.rectangle((EDGE, upper, WIDTH - EDGE, lower), fill=PARCHMENT_DARK)
    for part in bar.parts:
        if not part.number:
            continue
        left, x = x, x + part.number * unit
        pen.rectangle((round(left), upper, round(x) - 2, lower), fill=part.tone, outline=INK, width=2)
        text = str(part.number) if part.text is None else part.text
        if width_of(text, "bold", 38) + 8 < x - left:
            write(picture, (round((left + x) / 2), lower - 9), text, ink_on(part.tone), "bold", 38, align="m")
