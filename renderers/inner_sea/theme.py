"""Colours, shapes and symbols of the pictures of the Inner Sea."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from renderers.core.canvas import Rgb

PALETTE: Final = "inner_sea/map.png"
"""The committed map at twice its size, whose 256 colours all pictures of this game use."""

INK: Final[Rgb] = (44, 32, 24)
CREAM: Final[Rgb] = (253, 243, 220)
FRAME: Final[Rgb] = (27, 47, 84)
FRAME_LIGHT: Final[Rgb] = (44, 72, 120)
GOLD: Final[Rgb] = (236, 190, 88)
PARCHMENT: Final[Rgb] = (247, 234, 204)
PARCHMENT_DARK: Final[Rgb] = (222, 200, 156)
FADED: Final[Rgb] = (124, 102, 76)
FIGHT: Final[Rgb] = (255, 94, 0)
WINE: Final[Rgb] = (122, 30, 44)
SEA_INK: Final[Rgb] = (20, 52, 84)
WHITE: Final[Rgb] = (255, 255, 255)
BLACK: Final[Rgb] = (30, 27, 28)
STONE: Final[Rgb] = (172, 162, 142)
HATCH: Final[Rgb] = (150, 138, 116)
GAIN: Final[Rgb] = (24, 84, 36)
LAUREL: Final[Rgb] = (132, 88, 14)

Shape = Literal["circle", "square", "diamond", "shield", "temple", "cross", "star"]
SHAPES: Final[tuple[Shape, ...]] = ("circle", "square", "diamond", "shield", "temple", "cross")
"""The outline of each seat's disks; Barbarians are a star."""
FACE: Final[dict[Shape, tuple[float, float]]] = {
    "circle": (0.62, 0.0),
    "square": (0.64, 0.0),
    "diamond": (0.5, 0.0),
    "shield": (0.58, -0.05),
    "temple": (0.54, 0.09),
    "cross": (0.54, 0.0),
    "star": (0.52, 0.0),
}
"""Part of the counter that its symbol takes, and how far below the middle it stands."""
FIGURES: Final[dict[Shape, float]] = {
    "circle": 1.2,
    "square": 1.24,
    "diamond": 1.08,
    "shield": 1.16,
    "temple": 1.04,
    "cross": 1.18,
    "star": 1.1,
}
"""Size of a number on the counter as a part of its side; two thirds of it are the height of a figure."""

CIVILIZATION_ICONS: Final[dict[str, str]] = {
    "rome": "eagle",
    "carthage": "elephant",
    "celt_iberia": "horse",
    "gaul": "rooster",
    "mauretania": "lion",
    "mycenae": "helmet",
    "troy": "wooden-horse",
    "phoenicia": "trireme",
    "minos": "minotaur",
    "egypt": "ankh",
}
WONDER_ICONS: Final[dict[str, str]] = {
    "great_pyramid": "pyramids",
    "grand_temple": "columns",
    "grand_gardens": "vine",
    "stairway_to_heaven": "stairway",
    "house_of_books": "library",
    "great_lighthouse": "lighthouse",
    "great_walls": "walls",
}
THEME_ICONS: Final[dict[str, str]] = {
    "trade": "trader",
    "growth": "wheat",
    "religion": "temple",
    "knowledge": "library",
    "wealth": "coins",
    "intrigue": "cloak",
    "war": "swords",
    "disaster": "catastrophe",
}
THEME_TONES: Final[dict[str, Rgb]] = {
    "trade": (24, 106, 120),
    "growth": (74, 112, 40),
    "religion": (110, 62, 128),
    "knowledge": (36, 80, 150),
    "wealth": (132, 88, 14),
    "intrigue": (70, 62, 92),
    "war": (160, 44, 36),
    "disaster": (104, 72, 52),
}
LETTER_TONES: Final[dict[str, Rgb]] = {
    "C": (160, 44, 36),
    "N": (36, 80, 150),
    "I": (132, 88, 14),
    "E": (104, 72, 52),
}
SOURCES: Final[tuple[str, ...]] = (
    "cities",
    "most-cities",
    "wonders",
    "most-wonders",
    "seas",
    "talents",
    "loot",
    "cards",
    "other",
)
SOURCE_ICONS: Final[dict[str, str]] = {
    "cities": "palace",
    "most-cities": "market-hall",
    "wonders": "columns",
    "most-wonders": "pyramids",
    "seas": "trireme",
    "talents": "coins",
    "loot": "bag",
    "cards": "hand",
    "other": "swirl",
}
SOURCE_TONES: Final[dict[str, Rgb]] = {
    "cities": (178, 88, 44),
    "most-cities": (222, 148, 92),
    "wonders": (206, 156, 40),
    "most-wonders": (240, 208, 120),
    "seas": (44, 112, 168),
    "talents": (110, 62, 128),
    "loot": (74, 112, 40),
    "cards": (160, 44, 60),
    "other": (124, 102, 76),
}


class Theme(msgspec.Struct, frozen=True):
    """The seats' colours: of the counters, and of the symbol on them."""

    seats: tuple[Rgb, ...]
    symbols: tuple[Rgb, ...]


THEMES: Final[dict[str, Theme]] = {
    "default": Theme(
        seats=((196, 38, 36), (30, 68, 176), (250, 202, 48), (30, 124, 58), (132, 52, 158), (244, 130, 30)),
        symbols=(CREAM, CREAM, INK, CREAM, CREAM, INK),
    ),
    "contrast": Theme(
        seats=((213, 94, 0), (0, 84, 166), (240, 228, 66), (8, 128, 94), (226, 183, 206), (104, 58, 20)),
        symbols=(INK, CREAM, INK, CREAM, INK, CREAM),
    ),
}

FLAT: Final[tuple[Rgb, ...]] = (
    *(INK, CREAM, FRAME, FRAME_LIGHT, GOLD, PARCHMENT, PARCHMENT_DARK, FADED, FIGHT, WINE, SEA_INK, WHITE, BLACK),
    *(STONE, HATCH),
    *(tone for theme in THEMES.values() for tone in theme.seats),
    *dict.fromkeys((*THEME_TONES.values(), *LETTER_TONES.values(), *SOURCE_TONES.values())),
)
"""Colours that the shared palette holds exactly."""


def theme(palette: str) -> Theme:
    """The theme called ``palette``; ``default`` where there is none of that name."""
    return THEMES.get(palette, THEMES["default"])


def shade(colour: Rgb, factor: float) -> Rgb:
    """``colour`` darker (factor below 1) or nearer to white (above 1, at most 2)."""
    if factor <= 1:
        return (round(colour[0] * factor), round(colour[1] * factor), round(colour[2] * factor))
    red, green, blue = (round(c + (255 - c) * (factor - 1)) for c in colour)
    return red, green, blue
