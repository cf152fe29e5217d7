"""Colours, shapes and symbols that all games of stacks on areas share."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from renderers.core.colours import (
    CREAM,
    INK,
    Rgb,
)

FADED: Final[Rgb] = (124, 102, 76)
WINE: Final[Rgb] = (122, 30, 44)
SEA_INK: Final[Rgb] = (20, 52, 84)
WHITE: Final[Rgb] = (255, 255, 255)
BLACK: Final[Rgb] = (30, 27, 28)
STONE: Final[Rgb] = (172, 162, 142)
HATCH: Final[Rgb] = (150, 138, 116)
GAIN: Final[Rgb] = (24, 84, 36)
LAUREL: Final[Rgb] = (132, 88, 14)
AIM: Final[Rgb] = (132, 52, 158)
"""Border of the areas that count in a scenario."""

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
    "circle": 1.32,
    "square": 1.36,
    "diamond": 1.24,
    "shield": 1.3,
    "temple": 1.2,
    "cross": 1.34,
    "star": 1.24,
}
"""Size of a number on the counter as a part of its side; two thirds of it are the height of a figure."""

THEMES_OF_CARDS: Final[dict[str, tuple[str, Rgb]]] = {
    "trade": ("trader", (24, 106, 120)),
    "growth": ("wheat", (74, 112, 40)),
    "religion": ("temple", (110, 62, 128)),
    "knowledge": ("library", (36, 80, 150)),
    "wealth": ("coins", (132, 88, 14)),
    "intrigue": ("cloak", (70, 62, 92)),
    "war": ("swords", (160, 44, 36)),
    "disaster": ("catastrophe", (104, 72, 52)),
}
"""Icon and tone of a card by what it is about."""
LETTER_TONES: Final[dict[str, Rgb]] = {
    "C": (160, 44, 36),
    "N": (36, 80, 150),
    "I": (132, 88, 14),
    "E": (104, 72, 52),
}


class Source(NamedTuple):
    """Symbol and colour of points from one source."""

    icon: str
    tone: Rgb


SOURCES: Final[dict[str, Source]] = {
    "cities": Source("palace", (178, 88, 44)),
    "most-cities": Source("market-hall", (222, 148, 92)),
    "seas": Source("trireme", (44, 112, 168)),
    "talents": Source("coins", (110, 62, 128)),
    "loot": Source("bag", (74, 112, 40)),
    "cards": Source("hand", (160, 44, 60)),
    "scenario": Source("laurels", (196, 158, 44)),
    "start": Source("banner", (92, 96, 112)),
    "other": Source("swirl", (124, 102, 76)),
}
"""Those that every game of this kind has, in the order of the key."""


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


def theme(palette: str) -> Theme:
    """The theme called ``palette``; ``default`` where there is none of that name."""
    return THEMES.get(palette, THEMES["default"])
