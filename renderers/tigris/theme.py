"""Colours of the pictures of Tigris & Euphrates."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.tigris.pieces import Colour, Dynasty
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb

PALETTE: Final = "tigris/classic.png"
"""The committed picture whose 256 colours all pictures of this game use."""

FADED: Final[Rgb] = (128, 108, 84)
LAST: Final[Rgb] = (255, 226, 64)
GEM: Final[Rgb] = (24, 150, 170)
LAUREL: Final[Rgb] = (188, 142, 44)
UNION: Final[Rgb] = (122, 58, 150)

SYMBOLS: Final[dict[Colour, str]] = {"red": "temple", "black": "settlement", "blue": "farm", "green": "stall"}
SYMBOL_SIZES: Final[dict[Colour, float]] = {"red": 0.62, "black": 0.64, "blue": 0.74, "green": 0.6}
"""Part of a tile's width that its symbol takes, so that all four look equally large."""
ROLE_ICONS: Final[dict[Colour, str]] = {"red": "rosette", "black": "king", "blue": "farmer", "green": "trader"}
BUILDING_ICONS: Final[dict[Colour, str]] = {
    "red": "library",
    "black": "palace",
    "blue": "granary",
    "green": "market-hall",
}
DYNASTY_ICONS: Final[dict[Dynasty, str]] = {"bow": "bow", "lion": "lion", "bull": "bull", "pot": "jar"}
DYNASTY_TINTS: Final[dict[Dynasty, Rgb]] = {
    "bow": (255, 246, 226),
    "lion": (250, 205, 92),
    "bull": (216, 190, 238),
    "pot": (160, 226, 206),
}
"""The ground of a dynasty's leaders, so that owners differ at a glance; the symbol says the same."""


FLAT: Final[tuple[Rgb, ...]] = (
    *(INK, CREAM, FRAME, FRAME_LIGHT, GOLD, PARCHMENT, PARCHMENT_DARK, FADED, LAST, FIGHT, GEM, LAUREL, UNION),
    *DYNASTY_TINTS.values(),
    (255, 255, 255),
)
"""Colours that the shared palette holds exactly."""


class Theme(msgspec.Struct, frozen=True):
    """The tile colours: plain, and dark for symbols on light ground."""

    tiles: dict[Colour, Rgb]
    dark: dict[Colour, Rgb]


THEMES: Final[dict[str, Theme]] = {
    "default": Theme(
        tiles={"red": (190, 52, 42), "black": (62, 57, 56), "blue": (37, 84, 164), "green": (58, 138, 62)},
        dark={"red": (150, 26, 22), "black": (36, 30, 30), "blue": (18, 52, 124), "green": (20, 92, 34)},
    ),
    "contrast": Theme(
        tiles={"red": (213, 94, 0), "black": (28, 26, 28), "blue": (0, 92, 178), "green": (0, 158, 115)},
        dark={"red": (150, 58, 0), "black": (12, 10, 12), "blue": (0, 52, 116), "green": (0, 92, 66)},
    ),
}


def theme(palette: str) -> Theme:
    """The theme called ``palette``; ``default`` where there is none of that name."""
    return THEMES.get(palette, THEMES["default"])
