"""Samples of every tone of The Ancient World with what is written and drawn on it: they shape its shared palette."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.ancient_world import symbols, theme
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb, ink_on
from renderers.core.faces import ground_of, picture_tone
from renderers.core.palette import Samples, texts

GROUND: Final = 46
"""Colours of the painted ground (data/build/art_world.py)."""
ROOM: Final = 256 - GROUND
"""Number of palette colours beside those of the ground."""


def _on(ground: Rgb, *tones: Rgb) -> Image.Image:
    return texts(ground, tones)


def samples() -> Samples:
    """Letters in each pair of colours that meet, and the colours needed as they are."""
    kinds, tribes = tuple(theme.KIND_TONES.values()), tuple(theme.TRIBE_TONES.values())
    seats = tuple(tone for one in theme.THEMES.values() for tone in one.seats)
    sheets = [_on(PARCHMENT, INK, INK, INK, theme.FADED, *kinds, *seats)]
    sheets += [_on(PARCHMENT, theme.WARNING, theme.GAIN, PARCHMENT_DARK, *tribes), _on(PARCHMENT_DARK, INK, INK)]
    sheets += [_on(ground, ink_on(ground), ink_on(ground)) for ground in (*kinds, *seats, *tribes)]
    sheets += [_on(ground, CREAM, GOLD, PARCHMENT) for ground in (FRAME, FRAME_LIGHT)]
    sheets += [_on(ground, INK) for ground in (CREAM, GOLD, FIGHT, theme.COIN, theme.EMPTY)]
    sheets += [_on(theme.WARNING, CREAM), _on(INK, CREAM, GOLD)]
    sheets += [_on(tone, CREAM) for tone in symbols.TONES if tone not in theme.FLAT]
    tints = [tint for tone in kinds for tint in (ground_of(tone), picture_tone(tone))]
    return Samples(sheets, list(dict.fromkeys((*theme.FLAT, *symbols.TONES, *tints))))
