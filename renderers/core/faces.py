"""A card's face: type, symbol, costs, text and what it gives, each in its fixed place, in two sizes.

From the top: a band in the tone of its type with the title and the age; on the left the costs, one under the other; in
the middle its picture; a strip with the type; the text; at the bottom what it gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, INK, PARCHMENT, PARCHMENT_DARK, Rgb, shade
from renderers.core.finish import finished
from renderers.core.fonts import Style
from renderers.core.labels import width_of
from renderers.core.lines import in_two, wrapped
from renderers.core.picture import Picture
from renderers.core.signs import Sign, sign_sprite

WIDTH: Final = 382
"""Of a face in a hand: two and three gaps are 800 pixels."""
LARGE: Final = (700, 980)
TALLEST: Final = 470
"""Pixels of the picture of a large face whose text is short."""
AROUND: Final = 36
"""Pixels above and below the text of a large face."""
DARK: Final = 390
"""Tones whose red, green and blue sum up to less carry cream letters."""


class Badge(NamedTuple):
    """A sign with a number or a few words beside it; ``text`` "" for the sign alone."""

    sign: Sign
    text: str = ""


class Row(NamedTuple):
    """A row of badges with words before it, as "at once"; "" for none."""

    word: str
    badges: tuple[Badge, ...]


class Face(NamedTuple):
    """What stands on a card.

    tone: of its type. icon: its picture. kind: its type in words, with ``kind_icon``. corner: the age or letter, on a
    disk in ``corner_tone``. costs: down the left edge. text: what it does. rows: what it gives, at the bottom. foot: at
    the very bottom of the large face.
    """

    tone: Rgb
    icon: str
    title: str
    kind: str
    kind_icon: str
    text: str
    corner: str = ""
    corner_tone: Rgb = INK
    costs: tuple[Badge, ...] = ()
    rows: tuple[Row, ...] = ()
    foot: str = ""


class Measures(NamedTuple):
    """Sizes of a face in pixels: its width, band, picture, strip, text (largest and smallest), rows, foot, margin."""

    width: int
    band: int
    title: int
    picture: int
    strip: int
    text: int
    least: int
    row: int
    foot: int
    margin: int


BIG: Final = Measures(700, 132, 58, 290, 62, 48, 28, 92, 44, 14)
IN_HAND: Final = Measures(WIDTH, 74, 34, 112, 38, 27, 27, 52, 0, 7)


def ink_on(ground: Rgb) -> Rgb:
    """Cream or ink: what stands out from ``ground``."""
    return CREAM if sum(ground) < DARK or ground[1] < 120 else INK


def ground_of(tone: Rgb) -> Rgb:
    """The ground of the picture of a face."""
    return shade(tone, 1.72)


def picture_tone(tone: Rgb) -> Rgb:
    """The picture on that ground."""
    return shade(tone, 0.86)


def leading(size: int) -> int:
    """The distance of lines of text of this size."""
    return round(size * 1.16)


def _room(measures: Measures) -> int:
    return measures.width - 2 * measures.margin - round(measures.text * 0.9)


@lru_cache(maxsize=512)
def _lines(text: str, size: int, room: int) -> tuple[str, ...]:
    """A text in lines; its own lines stay apart."""
    return tuple(line for part in text.split("\n") for line in (wrapped(part, size, room) if part.strip() else ()))


def height_in_hand(face: Face) -> int:
    """The height that a face in a hand needs for its whole text."""
    m = IN_HAND
    text = len(_lines(face.text, m.text, _room(m))) * leading(m.text)
    return m.margin + m.band + m.picture + m.strip + 14 + text + 10 + m.row * _row_count(face, m) + m.margin


def _rest(face: Face, m: Measures) -> int:
    """The height that a large face has for its picture and its text."""
    return LARGE[1] - 2 * m.margin - m.band - m.strip - m.foot - m.row * _row_count(face, m)


def large_text(face: Face) -> tuple[int, tuple[str, ...]]:
    """The size and the lines of the text of a large face: the largest size at which all of it fits.

    Raises ValueError for a text that does not fit at all.
    """
    for size in range(BIG.text, BIG.least - 1, -1):
        lines = _lines(face.text, size, _room(BIG))
        if len(lines) * leading(size) + AROUND <= _rest(face, BIG) - BIG.picture:
            return size, lines
    raise ValueError(f"the text of {face.title} does not fit on a card")


def _badge_width(badge: Badge, size: int) -> int:
    return size + (width_of(badge.text, "bold", round(size * 0.9)) + size // 8 if badge.text else 0)


def _row_lines(row: Row, m: Measures) -> list[list[Badge]]:
    """The badges of a row in as many lines as they need."""
    size, gap = round(m.row * 0.72), round(m.row * 0.24)
    room = m.width - 2 * m.margin - 2 * gap
    first = room - (width_of(row.word, "bold", round(m.row * 0.44)) + gap if row.word else 0)
    lines: list[list[Badge]] = [[]]
    left = first
    for badge in row.badges:
        wide = _badge_width(badge, size) + gap
        if lines[-1] and wide - gap > left:
            lines.append([])
            left = first
        lines[-1].append(badge)
        left -= wide
    return lines


def _row_count(face: Face, m: Measures) -> int:
    return sum(len(_row_lines(row, m)) for row in face.rows)


def put_badge(picture: Image.Image, badge: Badge, at: tuple[int, int], size: int, tone: Rgb = INK) -> int:
    """Draw a badge with its left edge and its middle line at ``at``; returns its width in pixels."""
    set_in(picture, sign_sprite(badge.sign, size), (at[0], at[1] - size // 2))
    if not badge.text:
        return size
    letters = round(size * 0.9)
    wide = write(picture, (at[0] + size + size // 8, at[1] + round(letters * 0.33)), badge.text, tone, "bold", letters)
    return size + size // 8 + wide


def _title(picture: Image.Image, face: Face, m: Measures) -> None:
    """The title on the band: in one line, or in two smaller ones; the age in its corner."""
    disk = round(m.band * 0.66) if face.corner else 0
    left = m.margin + round(m.band * 0.18)
    room = m.width - left - m.margin - disk - round(m.band * 0.24)
    ink, middle = ink_on(face.tone), m.margin + m.band // 2
    style: Style = "title"
    if width_of(face.title, style, round(m.title * 0.8)) <= room:
        size = shrunk(face.title, style, m.title, room)
        write(picture, (left, middle + round(size * 0.35)), face.title, ink, style, size, room)
    else:
        size, lines = in_two(face.title, round(m.title * 0.8), room, style)
        for at, line in enumerate(lines):
            down = round((at - (len(lines) - 1) / 2) * size * 1.04 + size * 0.35)
            write(picture, (left, middle + down), line, ink, style, size, room)
    if face.corner:
        x, y = m.width - m.margin - disk - round(m.band * 0.12), middle - disk // 2
        pen = ImageDraw.Draw(picture)
        pen.ellipse((x, y, x + disk, y + disk), fill=CREAM)
        rim = max(2, disk // 18)
        pen.ellipse((x + rim, y + rim, x + disk - rim, y + disk - rim), fill=face.corner_tone)
        letters = round(disk * (0.62 if len(face.corner) < 3 else 0.5))
        write(picture, (x + disk // 2, middle + round(letters * 0.35)), face.corner, CREAM, style, letters, align="m")


def _picture(picture: Image.Image, face: Face, m: Measures) -> None:
    """Costs down the left, the picture in the middle of what is left."""
    top, bottom = m.margin + m.band, m.margin + m.band + m.picture
    pen = ImageDraw.Draw(picture)
    pen.rectangle((m.margin, top, m.width - m.margin - 1, bottom - 1), fill=ground_of(face.tone))
    size = min(round(m.band * 0.72), (m.picture - m.margin) // max(1, len(face.costs)) - 6)
    wide = 0
    for at, badge in enumerate(face.costs):
        y = top + m.margin + size // 2 + at * (size + m.margin // 2 + 2)
        wide = max(wide, put_badge(picture, badge, (m.margin + m.margin, y), size))
    left = m.margin + (wide + 2 * m.margin if wide else 0)
    icon = min(round(m.picture * 0.84), m.width - m.margin - left - 8)
    middle = max((left + m.width - m.margin) // 2, m.width // 2)
    put_icon(picture, face.icon, (middle, (top + bottom) // 2), icon, picture_tone(face.tone))


def _strip(picture: Image.Image, face: Face, m: Measures) -> int:
    """The strip with the type; returns where the text begins."""
    top = m.margin + m.band + m.picture
    ImageDraw.Draw(picture).rectangle((m.margin, top, m.width - m.margin - 1, top + m.strip - 1), fill=face.tone)
    ink, icon = ink_on(face.tone), round(m.strip * 0.74)
    put_icon(picture, face.kind_icon, (m.margin + round(m.strip * 0.7), top + m.strip // 2), icon, ink)
    left, size = m.margin + round(m.strip * 1.3), round(m.strip * 0.62)
    room = m.width - left - m.margin - 8
    size = shrunk(face.kind, "bold", size, room)
    write(picture, (left, top + m.strip // 2 + round(size * 0.33)), face.kind, ink, "bold", size, room)
    return top + m.strip


def _rows(picture: Image.Image, face: Face, m: Measures, bottom: int) -> None:
    """What the card gives, above ``bottom``, one line of badges under the other."""
    lines = [(row, at, line) for row in face.rows for at, line in enumerate(_row_lines(row, m))]
    size, gap, letters = round(m.row * 0.72), round(m.row * 0.24), round(m.row * 0.44)
    for down, (row, at, line) in enumerate(lines):
        y = bottom - (len(lines) - down) * m.row
        pen = ImageDraw.Draw(picture)
        pen.rectangle((m.margin, y, m.width - m.margin - 1, y + m.row - 1), fill=PARCHMENT_DARK)
        if not at:
            pen.line((m.margin, y, m.width - m.margin - 1, y), fill=shade(face.tone, 1.3), width=2)
        word = width_of(row.word, "bold", letters) + gap if row.word else 0
        wide = sum(_badge_width(badge, size) + gap for badge in line) - gap
        x = m.margin + gap + word if word else (m.width - wide) // 2
        if row.word and not at:
            write(picture, (m.margin + gap, y + m.row // 2 + letters // 3), row.word, INK, "bold", letters)
        for badge in line:
            x += put_badge(picture, badge, (x, y + m.row // 2), size) + gap


def _painted(face: Face, m: Measures, height: int, size: int, lines: Sequence[str]) -> Image.Image:
    picture = Image.new("RGB", (m.width, height), face.tone)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((m.margin, m.margin + m.band, m.width - m.margin - 1, height - m.margin - 1), fill=PARCHMENT)
    _title(picture, face, m)
    _picture(picture, face, m)
    top, bottom = _strip(picture, face, m), height - m.margin - m.foot
    _rows(picture, face, m, bottom)
    tall = len(lines) * leading(size)
    room = bottom - _row_count(face, m) * m.row - top
    y = top + (max(0, (room - tall) // 2) if m.foot else 12) + round(size * 0.86)
    for line in lines:
        write(picture, (m.margin + round(m.text * 0.45), y), line, INK, "text", size)
        y += leading(size)
    if m.foot:
        letters = round(m.foot * 0.66)
        write(picture, (m.width // 2, height - m.margin - m.foot // 4), face.foot, INK, "bold", letters, _room(m), "m")
    return picture


def draw_in_hand(face: Face, height: int) -> Image.Image:
    """A face for a hand (RGB), WIDTH pixels wide; ``height`` is at least what ``height_in_hand`` says."""
    lines = _lines(face.text, IN_HAND.text, _room(IN_HAND))
    return _painted(face, IN_HAND, height, IN_HAND.text, lines)


def draw_large(face: Face) -> Image.Image:
    """A face alone (RGB), LARGE. Raises ValueError for a text that does not fit."""
    size, lines = large_text(face)
    picture = min(TALLEST, _rest(face, BIG) - AROUND - len(lines) * leading(size))
    return _painted(face, BIG._replace(picture=picture), LARGE[1], size, lines)


def card_picture(face: Face, palette: str, alt: str) -> Picture:
    """The large face as a finished picture, in the colours of the committed picture ``palette``."""

    def paint() -> tuple[Canvas, dict[str, tuple[int, int, int, int]]]:
        canvas = Canvas(LARGE, palette, face.tone)
        canvas.stamp(patch(("large-face", face), palette, lambda: draw_large(face)), (0, 0))
        return canvas, {}

    return finished(paint, alt)
