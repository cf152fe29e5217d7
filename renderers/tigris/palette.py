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
    found = [sprites.tile(colour, 88, palette) for colour in COLOURS]
    found += [sprites.building(colour, 74, palette) for colour in COLOURS]
    found += [sprites.leader(dynasty, colour, 86, palette) for dynasty in DYNASTIES for colour in COLOURS]
    found += [sprites.monument(colours, 176, palette) for colours in MONUMENT_COLOURS]
    if palette == "default":
        found += [sprites.back(88), sprites.catastrophe(88), sprites.treasure(48, True), sprites.treasure(42, False)]
        found += [sprites.union_mark(44), *(sprites.mark(kind, 88) for kind in ("last", "origin", "fight"))]
        found += [sprites.dynasty_disc(dynasty, 66) for dynasty in DYNASTIES]
    return found


def samples() -> Samples:
    """Every piece, panel and text colour of the game, about as often as it matters, and those needed as they are."""
    found = [texts(PARCHMENT, (INK, theme.FADED)), texts(FRAME, (CREAM, GOLD, PARCHMENT, FIGHT))]
    for palette in ("default", "default", "contrast"):
        for ground in GROUNDS if palette == "default" else GROUNDS[:1]:
            for sprite in _pieces(palette):
                sheet = Image.new("RGB", sprite.size, ground)
                sheet.paste(sprite, (0, 0), sprite)
                found.append(sheet)
    tiles = [tone for one in theme.THEMES.values() for tone in (*one.tiles.values(), *one.dark.values())]
    return Samples(found, [PALM, *theme.FLAT, *tiles])
