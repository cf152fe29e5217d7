"""Samples of every piece, panel and text colour of the Inner Sea: they shape the shared palette."""

from __future__ import annotations

from PIL import Image

from renderers.core.canvas import Rgb, write
from renderers.inner_sea import sprites, theme

SIZE = (48, 52)


def _pieces(palette: str) -> list[Image.Image]:
    icons = tuple(theme.CIVILIZATION_ICONS.items())
    found = []
    for seat in (*range(len(theme.SHAPES)), None):
        symbol = "axe" if seat is None else icons[seat][1]
        found += [sprites.counter(seat, symbol, disks, 0, SIZE, palette) for disks in (1, 3, 5)]
        found.append(sprites.counter(seat, symbol, 2, 2, SIZE, palette))
    found += [sprites.emblem(key, at % 6, 52, palette) for at, (key, _) in enumerate(icons)]
    if palette == "default":
        found += [sprites.wonder(key, at % 2 == 0, SIZE) for at, key in enumerate(theme.WONDER_ICONS)]
        found += [sprites.fight_mark(SIZE), *(sprites.emblem(key, None, 52, palette) for key, _ in icons)]
    return found


def _texts(ground: Rgb, tones: tuple[Rgb, ...]) -> Image.Image:
    sheet = Image.new("RGB", (620, 90 * len(tones)), ground)
    for at, tone in enumerate(tones):
        write(sheet, (10, 64 + 90 * at), "Ziggurat 0123456789 ñáéü", tone, "bold", 56)
    return sheet


def sheets(land: Image.Image) -> list[Image.Image]:
    """Pictures (RGB) that hold every colour in use about as often as it matters; pieces stand on the map ``land``."""
    found = [
        _texts(theme.PARCHMENT, (theme.INK, theme.FADED, theme.WINE)),
        _texts(theme.FRAME, (theme.CREAM, theme.GOLD, theme.FIGHT)),
        _texts((232, 208, 160), (theme.INK,)),
        _texts((134, 187, 198), (theme.SEA_INK,)),
    ]
    for palette in ("default", "default", "contrast"):
        for corner in ((470, 50), (700, 240)):
            sheet = land.crop((corner[0], corner[1], corner[0] + 620, corner[1] + 5 * 56)).convert("RGB")
            for at, piece in enumerate(_pieces(palette)):
                sheet.paste(piece, (at % 11 * 56, at // 11 * 56), piece)
            found.append(sheet)
    return found
