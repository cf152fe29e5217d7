"""Colours that the pictures of all games share, and their shades."""

from __future__ import annotations

from functools import cache
from typing import Final

Rgb = tuple[int, int, int]

INK: Final[Rgb] = (44, 32, 24)
CREAM: Final[Rgb] = (253, 243, 220)
FRAME: Final[Rgb] = (27, 47, 84)
FRAME_LIGHT: Final[Rgb] = (44, 72, 120)
GOLD: Final[Rgb] = (236, 190, 88)
PARCHMENT: Final[Rgb] = (247, 234, 204)
PARCHMENT_DARK: Final[Rgb] = (222, 200, 156)
FIGHT: Final[Rgb] = (255, 94, 0)


def shade(colour: Rgb, factor: float) -> Rgb:
    """``colour`` darker (factor below 1) or nearer to white (above 1, at most 2)."""
    if factor <= 1:
        return (round(colour[0] * factor), round(colour[1] * factor), round(colour[2] * factor))
    red, green, blue = (round(c + (255 - c) * (factor - 1)) for c in colour)
    return red, green, blue


@cache
def ink_on(ground: Rgb) -> Rgb:
    """Cream or ink: what stands out better from ``ground``."""
    return max((CREAM, INK), key=lambda ink: contrast(ink, ground))


def contrast(one: Rgb, other: Rgb) -> float:
    """How well two colours stand out from each other, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Rgb) -> float:
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (p / 255 for p in colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
