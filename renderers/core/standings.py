"""A list of players in their places, with points as numbers and bars: read at 370 pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.core.canvas import shrunk, write
from renderers.core.colours import CREAM, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb
from renderers.core.finish import finished
from renderers.core.picture import Picture

WIDTH: Final = 740
HEAD: Final = 142
ROW: Final = 82
FOOT: Final = 14
EDGE: Final = 16
NAME: Final = 108
POINTS: Final = WIDTH - 150
"""Right edge of the points."""
TABLES: Final = WIDTH - 32
"""Right edge of the numbers of tables."""
MEDALS: Final[tuple[Rgb, ...]] = (GOLD, (196, 200, 208), (205, 140, 84))
"""Grounds of the first three places; the number stands in each."""
COLOURS: Final = 96


class StandingRow(NamedTuple):
    """A player: place, name, points in words, the part of all points that they have (0 to 1), tables ("3/8").

    ``is_gone``: they do not play any more.
    """

    place: int
    name: str
    points: str
    share: float
    tables: str
    is_gone: bool = False


class Words(NamedTuple):
    """The title, a line below it, the heads of the columns of points and of tables."""

    title: str
    about: str
    points: str
    tables: str


class _Painted(NamedTuple):
    image: Image.Image


def standings_picture(words: Words, rows: Sequence[StandingRow], alt: str) -> Picture:
    """The picture of a list of players, with its alt text."""
    return finished(lambda: (_Painted(_painted(words, rows)), {}), alt)


def _painted(words: Words, rows: Sequence[StandingRow]) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, HEAD + ROW * max(1, len(rows)) + FOOT), FRAME)
    room = WIDTH - 2 * EDGE
    write(picture, (EDGE + 4, 50), words.title, CREAM, "title", shrunk(words.title, "title", 42, room), room)
    write(picture, (EDGE + 4, 92), words.about, GOLD, "bold", shrunk(words.about, "bold", 32, room), room)
    write(picture, (POINTS, 130), words.points, CREAM, "bold", shrunk(words.points, "bold", 30, 190), 190, align="r")
    write(picture, (TABLES, 130), words.tables, CREAM, "bold", shrunk(words.tables, "bold", 30, 106), 106, align="r")
    for number, row in enumerate(rows):
        _paint_row(picture, HEAD + number * ROW, row)
    return picture.quantize(COLOURS, dither=Image.Dither.NONE)


def _paint_row(picture: Image.Image, top: int, row: StandingRow) -> None:
    pen = ImageDraw.Draw(picture)
    ground = PARCHMENT_DARK if row.is_gone else PARCHMENT
    pen.rounded_rectangle((EDGE, top, WIDTH - EDGE, top + ROW - 8), 12, fill=ground)
    middle = EDGE + 44
    is_honoured = row.place <= len(MEDALS) and row.share > 0 and not row.is_gone
    medal = MEDALS[row.place - 1] if is_honoured else None
    if medal is not None:
        pen.ellipse((middle - 28, top + 9, middle + 28, top + 65), fill=medal, outline=INK, width=2)
    write(picture, (middle, top + 50), str(row.place), INK, "bold", 38, align="m")
    room = POINTS - 120 - NAME
    write(picture, (NAME, top + 42), row.name, INK, "bold", shrunk(row.name, "bold", 38, room), room)
    bar = (NAME, top + 54, POINTS - 120, top + 64)
    pen.rectangle(bar, fill=CREAM if row.is_gone else PARCHMENT_DARK)
    long = round((bar[2] - bar[0]) * min(1.0, max(0.0, row.share)))
    if long:
        pen.rectangle((bar[0], bar[1], bar[0] + long, bar[3]), fill=FRAME_LIGHT)
    write(picture, (POINTS, top + 52), row.points, INK, "bold", 46, align="r")
    write(picture, (TABLES, top + 50), row.tables, INK, "bold", shrunk(row.tables, "bold", 36, 106), 106, align="r")
