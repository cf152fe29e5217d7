"""Wonders in pictures and words: blocks on the map, the panel that tells of all of them, a sentence."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from data import table
from engine.epochs.geography import Name
from engine.inner_sea.view import InnerSeaView, WonderView
from renderers.core.alt import Part
from renderers.core.canvas import Canvas, put_icon, set_in, shrunk, write
from renderers.core.colours import GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.core.words import term
from renderers.maps import sprites
from renderers.maps.atlas import Point, Size
from renderers.maps.board import counter_of
from renderers.maps.captions import Captions
from renderers.maps.theme import FADED, STONE
from renderers.maps.world import Marker

PANEL: Final[Box] = (26, 694, 640, 862)
"""The panel of wonders in the Sahara, in pixels of the small map."""
ICONS: Final = {
    "great_pyramid": "pyramids",
    "grand_temple": "columns",
    "grand_gardens": "vine",
    "stairway_to_heaven": "stairway",
    "house_of_books": "library",
    "great_lighthouse": "lighthouse",
    "great_walls": "walls",
}
ACTIVE: Final = "active"
"""The look of a wonder that may be used."""


@cache
def _names() -> dict[str, Name]:
    return {row["key"]: Name(**row["name"]) for row in table("inner_sea/wonders.json")["wonders"]}


def name_of_wonder(key: str, lang: str) -> str:
    """A wonder's name."""
    name = _names().get(key)
    return name.text(lang) if name else key.replace("_", " ").capitalize()


def _word(captions: Captions, word: str) -> str:
    return term(captions.lang, "inner_sea-pic-wonder-state", "word", word)


def markers(view: InnerSeaView) -> tuple[Marker, ...]:
    """The blocks of wonders that stand on the map."""
    return tuple(
        Marker(wonder.area, wonder.key, wonder.owner, ACTIVE if wonder.active else "", wonder.key in view.raised)
        for wonder in view.wonders
        if wonder.area and wonder.status == "built"
    )


def sprite(marker: Marker, size: Size, palette: str) -> Image.Image:
    """The block of a wonder, which has no colour of its owner."""
    return _block(marker.key, marker.look == ACTIVE, size)


def _block(key: str, active: bool, size: Size) -> Image.Image:
    """Gold, or stone while the wonder may not be used."""
    return sprites.block(ICONS.get(key, "columns"), size, GOLD if active else STONE)


def alt_of_wonders(view: InnerSeaView, captions: Captions) -> list[Part]:
    """Which wonders are built, by whom and where; nothing where none is."""
    texts = [
        captions.say(
            "inner_sea-alt-wonder",
            wonder=name_of_wonder(wonder.key, captions.lang),
            name=captions.names[wonder.owner],
            area=captions.area(wonder.area) if wonder.area else "–",
        )
        for wonder in view.wonders
        if wonder.status == "built" and wonder.owner is not None
    ]
    return [Part(4, captions.say("inner_sea-alt-wonders", list=", ".join(texts)))] if texts else []


def _wonder(
    picture: Image.Image, wonder: WonderView, view: InnerSeaView, captions: Captions, box: Box, look: str
) -> None:
    left, top, room = box[0], box[1], box[2] - box[0]
    if wonder.status == "built":
        set_in(picture, _block(wonder.key, wonder.active, (48, 52)), (left, top + 2))
    else:
        tone = GOLD if wonder.status == "available" else STONE
        ImageDraw.Draw(picture).rounded_rectangle((left, top + 2, left + 47, top + 51), 8, outline=tone, width=3)
        put_icon(picture, ICONS.get(wonder.key, "columns"), (left + 24, top + 27), 34, FADED)
    x, beside = left + 54, room - 54
    size, lines = in_two(name_of_wonder(wonder.key, captions.lang), 22, beside, "bold")
    for at, line in enumerate(lines):
        write(picture, (x, top + 22 + at * 22), line, INK, "bold", size, beside)
    if wonder.owner is None:
        state = _word(captions, wonder.status)
        write(picture, (left, top + 73), state, FADED, "bold", shrunk(state, "bold", 22, room), room)
        return
    set_in(picture, counter_of(captions.world, view, wonder.owner, (24, 26), look), (left, top + 53))
    x = left + 28
    x += write(picture, (x, top + 74), str(wonder.disks), INK, "bold", 25) + 6
    where = captions.area(wonder.area) if wonder.area else _word(captions, wonder.status)
    room = box[2] - x
    write(picture, (x, top + 73), where, INK, "text", shrunk(where, "text", 22, room), room)


def _wonders(view: InnerSeaView, captions: Captions, palette: str) -> Image.Image:
    width, height = PANEL[2] - PANEL[0], PANEL[3] - PANEL[1]
    picture = Image.new("RGB", (width, height), FADED)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((2, 2, width - 3, height - 3), fill=PARCHMENT)
    pitch, line = (width - 12) // 4, (height - 8) // 2
    for at, wonder in enumerate(view.wonders):
        left, top = 10 + at % 4 * pitch, 4 + at // 4 * line
        _wonder(picture, wonder, view, captions, (left, top, left + pitch - 6, top + line), palette)
    if len(view.wonders) == 7:
        text = _word(captions, "wonders")
        put_icon(picture, "columns", (12 + 3 * pitch + 24, 6 + line + 30), 40, PARCHMENT_DARK)
        write(
            picture, (12 + 3 * pitch + 52, 6 + line + 40), text, FADED, "title", shrunk(text, "title", 22, pitch - 62)
        )
    return picture


def stamp_wonders(canvas: Canvas, view: InnerSeaView, captions: Captions, palette: str, at: Point) -> None:
    """Draw the panel of wonders: available, built (by whom, where, disks on it), buried."""
    civilizations = tuple(seat.civilization for seat in view.seats)
    key = ("wonders", view.wonders, civilizations, captions.lang, palette)
    panel = captions.world.patch(key, lambda: _wonders(view, captions, palette))
    canvas.stamp(panel, at)
