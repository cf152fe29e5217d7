"""Deities: their facts and signs, their temples as blocks, where those stand or lie."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageDraw

from data import table
from engine.middle_east.view import DeityView, MiddleEastView
from renderers.core.canvas import smooth
from renderers.core.colours import CREAM, GOLD, INK, Rgb
from renderers.maps import sprites
from renderers.maps.atlas import Size
from renderers.maps.styles import style_of
from renderers.maps.theme import FADED, STONE
from renderers.maps.world import Marker, Titled, cards_of, titled

GAME: Final = "middle_east"
MONOTHEISM: Final = "monotheism"
ICONS: Final = {
    "father_of_the_gods": "crown",
    "god_of_peace": "dove",
    "god_of_war": "broadsword",
    "earth_mother_goddess": "fruit-tree",
    "god_of_the_dead": "skull",
    "god_of_the_forge": "anvil",
    "god_of_the_skies": "lightning",
    MONOTHEISM: "flame",
}
TONE: Final[Rgb] = (110, 62, 128)
"""Of the deity cards."""
HELPS: Final = "helps"
CAPTIVE: Final = "captive"
SILENT: Final = "silent"
"""Looks of a temple: its deity helps its owner; it is captured; it gives nothing now."""


@cache
def deity_cards() -> dict[str, Titled]:
    """What stands on the deity cards, by key, and on the fate card Monotheism."""
    rows = table(f"{GAME}/deities.json")["deities"]
    return {row["key"]: titled(row) for row in rows} | {MONOTHEISM: cards_of(GAME)[MONOTHEISM]}


def name_of_deity(key: str, lang: str) -> str:
    """A deity's name."""
    card = deity_cards().get(key)
    return card.name.text(lang) if card else key.replace("_", " ").capitalize()


def temples(view: MiddleEastView) -> tuple[Marker, ...]:
    """Temples on the map: where they stand, and captured ones in the home of their captor."""
    markers = []
    for deity in view.deities:
        area = deity.area if deity.holder is None else view.seats[deity.holder].home
        if area and deity.status in ("established", "captured"):
            markers.append(
                Marker(area, deity.key, style_of(view, deity.owner), look_of(deity), deity.key in view.raised)
            )
    return tuple(markers)


def look_of(deity: DeityView) -> str:
    """How the block of a temple looks: helping, captive, or silent."""
    if deity.status == "captured":
        return CAPTIVE
    return HELPS if deity.helps else SILENT


def seat_deities(view: MiddleEastView, seat: int) -> tuple[Marker, ...]:
    """What is before a seat: its own deity, then the temples that it has captured."""
    own = [Marker("", one.key, style_of(view, one.owner), look_of(one)) for one in view.deities if one.owner == seat]
    captives = [Marker("", one.key, style_of(view, one.owner), CAPTIVE) for one in view.deities if one.holder == seat]
    return (*own, *captives)


@lru_cache(maxsize=512)
def temple(key: str, seat: int | None, look: str, size: Size, palette: str) -> Image.Image:
    """A temple: a block with the deity's sign, in its corner the sign of its owner.

    Gold while it helps its owner, of stone and struck out while it does not; a captured one is dark, behind bars.
    """
    tone, ink = {HELPS: (GOLD, INK), CAPTIVE: (FADED, CREAM)}.get(look, (STONE, INK))
    picture = sprites.block(ICONS.get(key, "temple"), size, tone, ink).copy()
    width, height = size
    if look == CAPTIVE:
        bar = max(1, width // 14)
        for at in (0.22, 0.5, 0.78):
            left = round(width * at - bar / 2)
            picture.paste((*INK, 255), (left, bar, left + bar, height - bar))
    if look == SILENT:
        picture.alpha_composite(_stroke(size))
    if seat is not None:
        side = round(min(size) * 0.52)
        sign = sprites.mark(seat, side, palette)
        picture.alpha_composite(sign, (width - side, height - side))
    return picture


def _stroke(size: Size) -> Image.Image:
    """A stroke over a block that gives nothing."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        wide, high = size[0] * scale, size[1] * scale
        line = (wide * 0.16, high * 0.14, wide * 0.84, high * 0.8)
        for width, tone in ((0.14, STONE), (0.08, INK)):
            pen.line(line, fill=tone, width=round(wide * width))

    return smooth(size, draw)
