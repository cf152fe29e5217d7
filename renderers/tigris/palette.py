"""Samples of every piece, panel and text colour of Tigris & Euphrates: they shape the shared palette."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.tigris.pieces import COLOURS, DYNASTIES, MONUMENT_COLOURS
from renderers.core.colours import CREAM, FIGHT, FRAME, GOLD, INK, PARCHMENT, Rgb
from renderers.core.palette import Samples, texts
from renderers.tigris import sprites, theme

ROOM: Final = 184
"""Number of palette colours that are not the boards'."""
GROUNDS: Final[tuple[Rgb, ...]] = ((230, 207, 157), (104, 173, 182))
PALM: Final[Rgb] = (74, 104, 46)


def _pieces(palette: str) -> list[Image.Image]:
    pieces = [sprites.tile(colour, 88, palette) for colour in COLOURS]
    pieces += [sprites.building(colour, 74, palette) for colour in COLOURS]
    pieces += [sprites.leader(dynasty, colour, 86, palette) for dynasty in DYNASTIES for colour in COLOURS]
    pieces += [sprites.monument(colours, 176, palette) for colours in MONUMENT_COLOURS]
    if palette == "default":
        pieces += [sprites.back(88), sprites.catastrophe(88), sprites.treasure(48, True), sprites.treasure(42, False)]
        pieces += [sprites.union_mark(44), *(sprites.mark(kind, 88) for kind in ("last", "origin", "fight"))]
        pieces += [sprites.dynasty_disc(dynasty, 66) for dynasty in DYNASTIES]
    return pieces


def samples() -> Samples:
    """Every piece, panel and text colour of the game, about as often as it matters, and those needed as they are."""
    sheets = [texts(PARCHMENT, (INK, theme.FADED)), texts(FRAME, (CREAM, GOLD, PARCHMENT, FIGHT))]
    for palette in ("default", "default", "contrast"):
        for ground in GROUNDS if palette == "default" else GROUNDS[:1]:
            for sprite in _pieces(palette):
                sheet = Image.new("RGB", sprite.size, ground)
                sheet.paste(sprite, (0, 0), sprite)
                sheets.append(sheet)
    tiles = [tone for one in theme.THEMES.values() for tone in (*one.tiles.values(), *one.dark.values())]
    return Samples(sheets, [PALM, *theme.FLAT, *tiles])
