"""Colours that the pictures of all games share, and their shades."""

from __future__ import annotations

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
