"""Pieces on the map that only the Middle East has: home blocks, temples, marked sites, strongholds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from data.words import name_of
from engine.middle_east.view import MiddleEastView
from renderers.core.assets import icon
from renderers.core.canvas import smooth
from renderers.core.colours import INK, PARCHMENT, Rgb
from renderers.core.words import text
from renderers.maps import sprites
from renderers.maps.atlas import Atlas, Size
from renderers.maps.styles import style_of
from renderers.maps.world import Marker, StackKey
from renderers.middle_east.deities import GAME, ICONS, name_of_deity, temple, temples

SITES: Final[dict[str, tuple[str, Rgb]]] = {
    "mountain_of_gold": ("gold-bar", (250, 202, 48)),
    "oasis": ("oasis", (124, 176, 84)),
    "fishing_grounds": ("fish", (134, 187, 228)),
}
"""Sign and colour of the cube that marks an area, by the card that does."""
HOME: Final = "home"


class Pieces:
    """What stands on a map beside disks; civilization_icons by id of the civilization."""

    def __init__(self, atlas: Atlas, civilization_icons: dict[str, str]) -> None:
        self.atlas, self.icons = atlas, civilization_icons

    def markers(self, view: MiddleEastView) -> tuple[Marker, ...]:
        """Home blocks where no emblem is printed, temples, marked sites."""
        homes = [
            Marker(seat.home, HOME, style_of(view, seat.seat), seat.civilization)
            for seat in view.seats
            if seat.home and not self.atlas.emblem_boxes(seat.civilization, seat.home)
        ]
        sites = [Marker(site.area, site.card, is_new=site.card in view.raised) for site in view.sites]
        return (*homes, *temples(view), *sites)

    def sprite(self, marker: Marker, size: Size, palette: str) -> Image.Image:
        """One of them as a picture (RGBA)."""
        if marker.key in ICONS:
            return temple(marker.key, marker.seat, marker.look, size, palette)
        if marker.key == HOME and marker.seat is not None:
            side = min(size)
            picture = Image.new("RGBA", size)
            block = home(self.icons.get(marker.look, "temple"), marker.seat, side, palette)
            picture.paste(block, ((size[0] - side) // 2, (size[1] - side) // 2))
            return picture
        symbol, tone = SITES.get(marker.key, ("temple", PARCHMENT))
        return sprites.block(symbol, size, tone)


def bulwarks(view: MiddleEastView) -> frozenset[StackKey]:
    """The stacks with a stronghold."""
    return frozenset((one.area, one.seat) for one in view.strongholds)


def name_of_marker(key: str, lang: str) -> str:
    """What has come: a deity's temple, a marked site, the stronghold of an area."""
    kind, _, area = key.partition(":")
    if kind == "bulwark":
        return text(lang, f"{GAME}-pic-stronghold", area=str(name_of(GAME, lang, f"area:{area}")))
    if key == HOME:
        return text(lang, f"{GAME}-pic-home")
    if key in SITES:
        return str(name_of(GAME, lang, f"card:{key}"))
    return name_of_deity(key, lang)


@lru_cache(maxsize=128)
def home(symbol: str, seat: int | None, size: int, palette: str) -> Image.Image:
    """A home block: light, with a broad rim in a seat's colour and the symbol of its civilization."""
    tone = sprites.seat_style(seat, palette)[1]

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        full, rim = size * scale, max(1.0, size / 24) * scale
        for inset, colour in ((0.0, INK), (rim, tone), (rim * 4, PARCHMENT)):
            pen.rounded_rectangle((inset, inset, full - 1 - inset, full - 1 - inset), full * 0.16, fill=colour)

    picture = smooth((size, size), draw)
    side = max(4, round(size * 0.64))
    picture.paste((*INK, 255), ((size - side) // 2, (size - side) // 2), icon(symbol, side))
    return picture
