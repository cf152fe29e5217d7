"""Cards face up: a coloured band with symbol and name, the whole text, a foot. Two columns are readable on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.core.canvas import put_icon, shrunk, write
from renderers.core.colours import CREAM, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb
from renderers.core.labels import width_of
from renderers.core.lines import wrapped
from renderers.core.picture import Box

WIDTH: Final = 800
"""Of two columns of cards with the gaps around them."""
GAP: Final = 12
CARD: Final = (WIDTH - 3 * GAP) // 2
BAND: Final = 112
TEXT: Final = 27
LEADING: Final = 32
FOOT: Final = 40
FADED: Final[Rgb] = (124, 102, 76)


class Face(NamedTuple):
    """What stands on a card: the band's tone and symbol, a word above the name, the text, the foot.

    badge: letter ("": a scroll) and tone of the disk in the corner. is_crowned: with a wreath beside it. mark: a word
    after the kind, in thin letters. number: at the right of the foot.
    """

    tone: Rgb
    icon: str
    theme: str
    name: str
    badge: tuple[str, Rgb]
    text: str
    kind: str
    number: str
    mark: str = ""
    is_crowned: bool = False


def heights(texts: Sequence[str]) -> list[int]:
    """The height of each row of two cards with these texts: as much as the longer one needs."""
    needed = [BAND + 26 + LEADING * max(4, len(wrapped(text, TEXT, CARD - 36))) + FOOT for text in texts]
    return [max(needed[at : at + 2]) for at in range(0, len(needed), 2)]


def places(texts: Sequence[str], top: int) -> list[Box]:
    """The boxes of cards with these texts in two columns, from ``top`` on."""
    rows, boxes = heights(texts), []
    for at in range(len(texts)):
        left = GAP + at % 2 * (CARD + GAP)
        boxes.append((left, top, left + CARD, top + rows[at // 2]))
        top += rows[at // 2] + GAP if at % 2 else 0
    return boxes


def put_letter(picture: Image.Image, letter: str, tone: Rgb, at: tuple[int, int], size: int) -> None:
    """Draw the disk in the corner of a card: its letter, a scroll for one without."""
    pen = ImageDraw.Draw(picture)
    pen.ellipse((at[0], at[1], at[0] + size, at[1] + size), fill=CREAM)
    pen.ellipse((at[0] + 4, at[1] + 4, at[0] + size - 4, at[1] + size - 4), fill=tone)
    middle = (at[0] + size // 2, at[1] + round(size * 0.72))
    if letter:
        write(picture, middle, letter, CREAM, "title", round(size * 0.62), align="m")
    else:
        put_icon(picture, "library", (middle[0], at[1] + size // 2), round(size * 0.56), CREAM)


def draw_face(face: Face, height: int) -> Image.Image:
    """One card in RGB, CARD pixels wide."""
    picture = Image.new("RGB", (CARD, height), PARCHMENT)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, CARD - 1, height - 1), fill=face.tone)
    pen.rectangle((5, BAND, CARD - 6, height - 6), fill=PARCHMENT)
    put_icon(picture, face.icon, (54, BAND // 2), 84, CREAM)
    put_letter(picture, *face.badge, (CARD - 58, 6), 48)
    if face.is_crowned:
        put_icon(picture, "wreath", (CARD - 86, 30), 42, GOLD)
    write(picture, (106, 36), face.theme, CREAM, "bold", 26, CARD - 106 - (122 if face.is_crowned else 72))
    _name(picture, face.name)
    for at, line in enumerate(wrapped(face.text, TEXT, CARD - 36)):
        write(picture, (18, BAND + 36 + at * LEADING), line, INK, "text", TEXT, CARD - 30)
    base = height - 18
    pen.line((16, height - FOOT - 6, CARD - 17, height - FOOT - 6), fill=PARCHMENT_DARK, width=2)
    number = write(picture, (CARD - 18, base), face.number, FADED, "bold", 22, align="r")
    mark = f"· {face.mark}" if face.mark else ""
    room = CARD - 46 - number - (width_of(mark, "text", 20) + 8 if mark else 0)
    x = 18 + write(picture, (18, base), face.kind, FADED, "bold", shrunk(face.kind, "bold", 22, room), room)
    if mark:
        write(picture, (x + 8, base), mark, FADED, "text", 20)
    return picture


def _name(picture: Image.Image, name: str) -> None:
    """The name on the band: in one line, or in two smaller ones."""
    room = CARD - 118
    lines = wrapped(name, 27, room, "title") if width_of(name, "title", 32) > room else (name,)
    two = len(lines) > 1
    for at, line in enumerate(lines if len(lines) <= 2 else (lines[0], " ".join(lines[1:]))):
        size = shrunk(line, "title", 27 if two else 34, room)
        write(picture, (106, (76 if two else 88) + at * 28), line, CREAM, "title", size, room)
