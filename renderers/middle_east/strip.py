"""The strip under the map: every deity, whose it is, where its temple is, and whether it helps."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from engine.middle_east.view import DeityView, MiddleEastView
from renderers.core.canvas import Canvas, put_icon, set_in, shrunk, write
from renderers.core.colours import GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.picture import Box
from renderers.maps.atlas import WIDTH
from renderers.maps.board import counter_of
from renderers.maps.captions import Captions
from renderers.maps.styles import style_of
from renderers.maps.theme import FADED, LAUREL, STONE
from renderers.maps.world import Strip
from renderers.middle_east.deities import ICONS, MONOTHEISM, look_of, name_of_deity, temple
from renderers.middle_east.words import state_of

COLUMNS: Final = 4
ROW: Final = 92
EDGE: Final = 6
BLOCK: Final = (66, 72)


def _deity(
    picture: Image.Image, deity: DeityView, view: MiddleEastView, captions: Captions, box: Box, palette: str
) -> None:
    left, top, right, _ = box
    if deity.owner is None:
        tone = STONE if deity.key == MONOTHEISM else GOLD
        edges = (left, top + 4, left + BLOCK[0] - 1, top + 3 + BLOCK[1])
        ImageDraw.Draw(picture).rounded_rectangle(edges, 8, outline=tone, width=4)
        put_icon(picture, ICONS.get(deity.key, "temple"), (left + BLOCK[0] // 2, top + 4 + BLOCK[1] // 2), 46, FADED)
    else:
        look = look_of(deity)
        set_in(picture, temple(deity.key, style_of(view, deity.owner), look, BLOCK, palette), (left, top + 4))
    x, end = left + BLOCK[0] + 10, right
    if deity.scores:
        put_icon(picture, "laurels", (right - 20, top + 58), 34, LAUREL)
        end -= 44
    if deity.helps:
        put_icon(picture, "check", (end - 20, top + 58), 30, INK)
        end -= 40
    name = name_of_deity(deity.key, captions.lang)
    ink = FADED if deity.owner is None else INK
    write(picture, (x, top + 36), name, ink, "bold", shrunk(name, "bold", 34, right - x), right - x)
    if deity.owner is not None:
        set_in(picture, counter_of(captions.world, view, deity.owner, (34, 37), palette), (x, top + 41))
        x += 40
    state = state_of(deity, captions)
    write(picture, (x, top + 70), state, FADED, "bold", shrunk(state, "bold", 30, end - x), end - x)


def _painted(view: MiddleEastView, captions: Captions, palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, STRIP.height), FADED)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, EDGE, WIDTH, STRIP.height - EDGE - 1), fill=PARCHMENT)
    pitch = WIDTH // COLUMNS
    for at, deity in enumerate(view.deities):
        left, top = at % COLUMNS * pitch, EDGE + at // COLUMNS * ROW
        if at % COLUMNS:
            pen.line((left, top + 10, left, top + ROW - 10), fill=PARCHMENT_DARK, width=3)
        _deity(picture, deity, view, captions, (left + 12, top + 4, left + pitch - 10, top + ROW), palette)
    return picture


def stamp_deities(canvas: Canvas, view: MiddleEastView, captions: Captions, palette: str, top: int) -> None:
    """Draw the strip from ``top`` on."""
    facts = tuple((seat.civilization, captions.names[seat.seat]) for seat in view.seats)
    wide = canvas.image.width
    key = ("deities", view.deities, facts, captions.lang, palette)
    canvas.stamp(captions.world.narrow_patch(key, wide, lambda: _painted(view, captions, palette)), (0, top))


STRIP: Final = Strip(2 * ROW + 2 * EDGE, stamp_deities)
