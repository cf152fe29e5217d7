"""The panel that says what the textures of the kinds of land mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PIL import Image, ImageDraw

from renderers.core.canvas import Canvas, shrunk, write
from renderers.core.colours import INK, PARCHMENT
from renderers.core.picture import Box
from renderers.core.words import term
from renderers.maps.atlas import Point
from renderers.maps.captions import Captions
from renderers.maps.terrain import TERRAINS, light
from renderers.maps.theme import FADED

SWATCH: Final = (64, 36)
LETTERS: Final = 28
Panel = Callable[[Canvas, Any, Captions, str, Point], None]


def grounds_panel(box: Box) -> Panel:
    """What draws the panel of kinds of land, one under the other, as large as a box of the small map."""

    def stamp(canvas: Canvas, view: Any, captions: Captions, palette: str, at: Point) -> None:
        panel = captions.world.patch(("grounds", captions.lang), lambda: _panel(box, captions.lang))
        canvas.stamp(panel, at)

    return stamp


def _panel(box: Box, lang: str) -> Image.Image:
    picture = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), FADED)
    ImageDraw.Draw(picture).rectangle((2, 2, picture.width - 3, picture.height - 3), fill=PARCHMENT)
    pitch = (picture.height - 8) // len(TERRAINS)
    for row, kind in enumerate(TERRAINS):
        top = 4 + row * pitch + (pitch - SWATCH[1]) // 2
        picture.paste(_swatch(kind), (8, top))
        left = 8 + SWATCH[0] + 8
        word, room = term(lang, "epochs-pic-ground", "ground", kind), picture.width - left - 6
        write(picture, (left, top + 27), word, INK, "bold", shrunk(word, "bold", LETTERS, room), room)
    return picture


def _swatch(kind: str) -> Image.Image:
    """A piece of a kind of land in its tone and with its texture."""
    tone = TERRAINS[kind].tone
    picture = Image.new("RGB", SWATCH, light(kind))
    pen = ImageDraw.Draw(picture)
    wide, high = TERRAINS[kind].tile
    for left in range(0, SWATCH[0], wide):
        for top in range(0, SWATCH[1], high):
            for line, width in TERRAINS[kind].texture:
                pen.line([(left + x, top + y) for x, y in line], fill=tone, width=width)
    pen.rectangle((0, 0, SWATCH[0] - 1, SWATCH[1] - 1), outline=FADED)
    return picture
