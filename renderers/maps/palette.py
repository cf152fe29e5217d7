"""Samples of every piece, panel and text colour of a game of stacks on areas: they shape its shared palette."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from renderers.core import colours
from renderers.core.assets import paletted
from renderers.core.colours import Rgb
from renderers.core.palette import Samples, texts
from renderers.maps import sprites, theme
from renderers.maps.plain import LAND, PLAIN, WATER
from renderers.maps.terrain import TERRAINS
from renderers.maps.world import Marker, World

SIZE = (48, 52)
CORNERS = ((470, 50), (700, 240))
"""Where on the small map the samples of pieces stand."""
WIDE, HIGH = 620, 5 * 56


SYMBOLS = ("temple", "eagle", "elephant", "lion", "trireme", "ankh")
"""On the samples of games whose map nobody has painted."""
ROOM = 256
"""Number of palette colours such games have for everything."""


def exact(tones: Iterable[Rgb]) -> list[Rgb]:
    """Colours that the palette must hold as they are: those of every game of this kind, and these."""
    flat = [colours.INK, colours.CREAM, colours.FRAME, colours.FRAME_LIGHT, colours.GOLD, colours.PARCHMENT]
    flat += [colours.PARCHMENT_DARK, theme.FADED, colours.FIGHT, theme.WINE, theme.SEA_INK, theme.WHITE, theme.BLACK]
    flat += [theme.STONE, theme.HATCH, *(tone for worn in theme.THEMES.values() for tone in worn.seats)]
    return [*flat, *dict.fromkeys(tones)]


def _pieces(symbols: Sequence[str], markers: Sequence[Image.Image], palette: str) -> list[Image.Image]:
    pieces = []
    for seat in (*range(len(theme.SHAPES)), None):
        symbol = "axe" if seat is None else symbols[seat % len(symbols)]
        pieces += [sprites.counter(seat, symbol, disks, 0, SIZE, palette) for disks in (1, 3, 5)]
        pieces.append(sprites.counter(seat, symbol, 2, 2, SIZE, palette))
    pieces += [sprites.emblem(symbol, at % 6, 52, palette) for at, symbol in enumerate(symbols)]
    if palette == "default":
        pieces += [*markers, sprites.fight_mark(SIZE)]
        pieces += [sprites.emblem(symbol, None, 52, palette) for symbol in symbols]
    return pieces


def _sheets(
    grounds: Sequence[Image.Image], symbols: Sequence[str], markers: Sequence[Image.Image]
) -> list[Image.Image]:
    sheets = [
        texts(colours.PARCHMENT, (colours.INK, theme.FADED, theme.WINE)),
        texts(colours.FRAME, (colours.CREAM, colours.GOLD, colours.FIGHT)),
        texts((232, 208, 160), (colours.INK,)),
        texts((134, 187, 198), (theme.SEA_INK,)),
    ]
    for palette in ("default", "default", "contrast"):
        for ground in grounds:
            sheet = ground.copy()
            for at, piece in enumerate(_pieces(symbols, markers, palette)):
                sheet.paste(piece, (at % 11 * 56, at // 11 * 56), piece)
            sheets.append(sheet)
    return sheets


def samples_of(world: World, markers: Sequence[Marker]) -> Samples:
    """Samples of what a game draws, pieces on its painted map; ``markers``: one of each look."""
    assert world.atlas.painted is not None
    land = paletted(world.atlas.painted[2]).convert("RGB").reduce(2)
    grounds = [land.crop((left, top, left + WIDE, top + HIGH)) for left, top in CORNERS]
    blocks = [world.marker_sprite(marker, SIZE, "default") for marker in markers]
    tones = [tone for _, tone in world.themes.values()]
    tones += [*world.letters.values(), *(source.tone for source in world.sources.values())]
    tones += [
        TERRAINS[kind].tone for kind in dict.fromkeys(a.terrain for a in world.atlas.facts.areas.values()) if kind
    ]
    return Samples(_sheets(grounds, list(world.civilization_icons.values()), blocks), exact(tones))


def samples() -> Samples:
    """Samples for games whose map nobody has painted."""
    blocks = [sprites.block(symbol, SIZE, tone) for symbol in SYMBOLS for tone in (colours.GOLD, theme.STONE)]
    tones = [tone for _, tone in theme.THEMES_OF_CARDS.values()]
    tones += [*theme.LETTER_TONES.values(), *(source.tone for source in theme.SOURCES.values())]
    tones += [*PLAIN, *(terrain.tone for terrain in TERRAINS.values())]
    grounds = [Image.new("RGB", (WIDE, HIGH), tone) for tone in (LAND[0], WATER["shallow"])]
    return Samples(_sheets(grounds, SYMBOLS, blocks), exact(tones))
