"""How a game stands, as rows: place, name, points and their sources; a key of the sources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.core.canvas import put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb
from renderers.core.labels import width_of

GAP: Final = 8
ROW: Final = 126
KEY: Final = 54
LEFT: Final = 206
"""Where names and sources begin."""
CHIP: Final = 42


class Source(NamedTuple):
    """What points come from: its symbol, the colour of its ground, that of the symbol."""

    icon: str
    tone: Rgb
    ink: Rgb


class Inks(NamedTuple):
    """Colours of the winner's laurels, of points, and of points lost."""

    laurels: Rgb
    points: Rgb
    loss: Rgb


class Row(NamedTuple):
    """A seat's place, its sign, its name, its points, and how many from which source."""

    place: int
    sign: Image.Image
    name: str
    points: int
    sources: Sequence[tuple[Source, int]]


def paint_row(
    picture: Image.Image, row: Row, edges: tuple[int, int], right: int, pitch: int, inks: Inks, *, is_won: bool
) -> None:
    """A row between the ``edges`` (top, bottom); name and sources end at ``right``, each source takes ``pitch``."""
    (top, bottom), width, pen = edges, picture.width, ImageDraw.Draw(picture)
    pen.rounded_rectangle((8, top + 3, width - 9, bottom - 4), 14, fill=GOLD if is_won else PARCHMENT_DARK)
    pen.rounded_rectangle((13, top + 8, width - 14, bottom - 9), 11, fill=PARCHMENT)
    if is_won:
        put_icon(picture, "laurels", (64, top + 62), 98, inks.laurels)
    write(picture, (64, top + 82), f"{row.place}.", INK, "title", 56, align="m")
    set_in(picture, row.sign, (120, top + 62 - row.sign.height // 2))
    write(picture, (width - 32, top + 92), str(row.points), inks.points, "bold", 88, align="r")
    room = right - LEFT - 10
    write(picture, (LEFT, top + 54), row.name, INK, "bold", shrunk(row.name, "bold", 48, room), room)
    for at, (source, count) in enumerate(row.sources):
        x, y = LEFT + at * pitch, top + 68
        _chip(picture, source, (x, y), INK)
        text, ink = (str(count), INK) if count > 0 else (f"−{-count}", inks.loss)
        room = pitch - CHIP - 8
        write(picture, (x + CHIP + 6, y + 37), text, ink, "bold", shrunk(text, "bold", 46, room))


def _chip(picture: Image.Image, source: Source, at: tuple[int, int], edge: Rgb) -> None:
    """A source's colour with its symbol in it."""
    ImageDraw.Draw(picture).rectangle((*at, at[0] + CHIP, at[1] + CHIP), fill=source.tone, outline=edge)
    put_icon(picture, source.icon, (at[0] + CHIP // 2 + 1, at[1] + CHIP // 2 + 1), CHIP - 4, source.ink)


def _places(names: Sequence[str], width: int) -> list[tuple[int, int]]:
    """Left edge and line of each entry of a key so wide."""
    x, line, places = 24, 0, list[tuple[int, int]]()
    for name in names:
        wide = width_of(name, "bold", 40) + CHIP + 34
        if x + wide > width - 16:
            x, line = 24, line + 1
        places.append((x, line))
        x += wide + 6
    return places


def key_height(names: Sequence[str], width: int) -> int:
    """The height of a key of these names; 0 for none."""
    return (_places(names, width)[-1][1] + 1) * KEY + 6 if names else 0


def paint_key(picture: Image.Image, entries: Sequence[tuple[Source, str]], top: int) -> None:
    """Sources with their names, in as many lines as they need."""
    for (source, name), (x, line) in zip(entries, _places([name for _, name in entries], picture.width), strict=True):
        y = top + line * KEY
        _chip(picture, source, (x, y + 4), CREAM)
        write(picture, (x + CHIP + 10, y + 38), name, CREAM, "bold", 40)
