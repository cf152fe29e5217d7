"""Samples of every piece, panel and text colour of a game of stacks on areas: they shape its shared palette."""

from __future__ import annotations

from PIL import Image

from renderers.core import colours
from renderers.core.assets import paletted
from renderers.core.colours import Rgb
from renderers.core.palette import Samples, texts
from renderers.maps import sprites, theme
from renderers.maps.plain import PLAIN, plain_ground
from renderers.maps.world import Marker, World

SIZE = (48, 52)
CORNERS = ((470, 50), (700, 240))
"""Where on the small map the samples of pieces stand."""


def exact(world: World) -> list[Rgb]:
    """Colours that the palette must hold as they are."""
    flat = [colours.INK, colours.CREAM, colours.FRAME, colours.FRAME_LIGHT, colours.GOLD, colours.PARCHMENT]
    flat += [colours.PARCHMENT_DARK, theme.FADED, colours.FIGHT, theme.WINE, theme.SEA_INK, theme.WHITE, theme.BLACK]
    flat += [theme.STONE, theme.HATCH, *(tone for worn in theme.THEMES.values() for tone in worn.seats)]
    tones = [tone for _, tone in world.themes.values()]
    tones += [*world.letters.values(), *(source.tone for source in world.sources.values())]
    return [*flat, *dict.fromkeys(tones), *(() if world.atlas.painted else PLAIN)]


def _pieces(world: World, markers: list[Marker], palette: str) -> list[Image.Image]:
    symbols = list(world.civilization_icons.values())
    found = []
    for seat in (*range(len(theme.SHAPES)), None):
        symbol = "axe" if seat is None else symbols[seat % len(symbols)]
        found += [sprites.counter(seat, symbol, disks, 0, SIZE, palette) for disks in (1, 3, 5)]
        found.append(sprites.counter(seat, symbol, 2, 2, SIZE, palette))
    found += [sprites.emblem(symbol, at % 6, 52, palette) for at, symbol in enumerate(symbols)]
    if palette == "default":
        found += [world.marker_sprite(marker, SIZE) for marker in markers]
        found += [sprites.fight_mark(SIZE), *(sprites.emblem(symbol, None, 52, palette) for symbol in symbols)]
    return found


def samples(world: World, markers: list[Marker]) -> Samples:
    """Pictures that hold every colour in use about as often as it matters, and those needed as they are.

    Pieces stand on the map; ``markers`` are the game's own, one of each look.
    """
    painted = world.atlas.painted
    land = plain_ground(world.atlas, 1) if painted is None else paletted(painted).convert("RGB").reduce(2)
    found = [
        texts(colours.PARCHMENT, (colours.INK, theme.FADED, theme.WINE)),
        texts(colours.FRAME, (colours.CREAM, colours.GOLD, colours.FIGHT)),
        texts((232, 208, 160), (colours.INK,)),
        texts((134, 187, 198), (theme.SEA_INK,)),
    ]
    for palette in ("default", "default", "contrast"):
        for left, top in CORNERS:
            sheet = land.crop((left, top, left + 620, top + 5 * 56))
            for at, piece in enumerate(_pieces(world, markers, palette)):
                sheet.paste(piece, (at % 11 * 56, at // 11 * 56), piece)
            found.append(sheet)
    return Samples(found, exact(world))
