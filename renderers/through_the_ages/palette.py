"""Samples of every tone of Through the Ages with what is written and drawn on it: they shape its shared palette."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb, ink_on
from renderers.core.faces import ground_of, picture_tone
from renderers.core.palette import Samples, texts
from renderers.through_the_ages import symbols, theme

ROOM: Final = 256
"""Number of palette colours: there is no painted ground."""


def _on(ground: Rgb, *tones: Rgb) -> Image.Image:
    return texts(ground, tones)


def samples() -> Samples:
    """Letters in each pair of colours that meet, and the colours needed as they are."""
    tones = tuple(dict.fromkeys((*theme.TYPE_TONES.values(), *theme.AGE_TONES)))
    seats = tuple(tone for one in theme.THEMES.values() for tone in one.seats)
    sheets = [_on(PARCHMENT, INK, INK, INK, theme.FADED, *tones, *seats)]
    sheets += [_on(PARCHMENT, theme.WARNING, theme.GAIN, theme.BLUE, theme.YELLOW, theme.MILITARY, PARCHMENT_DARK)]
    sheets += [_on(ground, ink_on(ground), ink_on(ground), GOLD) for ground in (*tones, *seats)]
    sheets += [_on(ground, CREAM, GOLD, PARCHMENT, *seats) for ground in (FRAME, FRAME_LIGHT)]
    sheets += [_on(ground, INK) for ground in (CREAM, GOLD, FIGHT, theme.WHITE, theme.YELLOW, theme.EMPTY)]
    sheets += [_on(theme.BLUE, CREAM), _on(theme.WARNING, CREAM), _on(CREAM, *tones)]
    sheets += [_on(tone, CREAM) for tone in symbols.TONES if tone not in theme.FLAT]
    types = dict.fromkeys(theme.TYPE_TONES.values())
    tints = [tint for tone in types for tint in (ground_of(tone), picture_tone(tone))]
    return Samples(sheets, list(dict.fromkeys((*theme.FLAT, *symbols.TONES, *tints))))
