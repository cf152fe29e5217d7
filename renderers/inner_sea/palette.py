"""Samples of what the Inner Sea draws: they shape its shared palette."""

from __future__ import annotations

from typing import Final

from renderers.core.palette import Samples
from renderers.inner_sea.pictures import WORLD
from renderers.inner_sea.wonders import ACTIVE, ICONS
from renderers.maps import palette
from renderers.maps.world import Marker

ROOM: Final = 192
"""Number of palette colours that are not the map's."""


def samples() -> Samples:
    """Every piece, panel and text colour of the game."""
    wonders = [Marker("", key, look="" if at % 2 else ACTIVE) for at, key in enumerate(ICONS)]
    return palette.samples_of(WORLD, wonders)
