"""Samples of every piece, panel and text colour of Tigris & Euphrates: they shape the shared palette."""

from __future__ import annotations

from PIL import Image

from engine.tigris.pieces import COLOURS, DYNASTIES, MONUMENT_COLOURS
from renderers.core.canvas import Rgb, write
from renderers.tigris import sprites, theme

GROUNDS: tuple[Rgb, ...] = ((230, 207, 157), (104, 173, 182), theme.PARCHMENT, theme.FRAME)


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


def _texts(ground: Rgb) -> Image.Image:
    sheet = Image.new("RGB", (620, 400), ground)
    tones: tuple[Rgb, ...] = (theme.CREAM, theme.GOLD, theme.PARCHMENT, theme.FIGHT) if ground == theme.FRAME else ()
    if ground == theme.PARCHMENT:
        tones = (theme.INK, theme.FADED)
    for at, tone in enumerate(tones):
        write(sheet, (10, 60 + 90 * at), "Ziggurat 0123456789 ñáéü", tone, "bold", 56)
    return sheet


def sheets() -> list[Image.Image]:
    """Pictures (RGB) that hold every colour in use about as often as it matters."""
    found = [_texts(theme.PARCHMENT), _texts(theme.FRAME)]
    for palette in ("default", "default", "contrast"):
        for ground in GROUNDS[:2] if palette == "default" else GROUNDS[:1]:
            for sprite in _pieces(palette):
                sheet = Image.new("RGB", sprite.size, ground)
                sheet.paste(sprite, (0, 0), sprite)
                found.append(sheet)
    return found
