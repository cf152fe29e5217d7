"""Samples of what the Middle East draws: they shape its shared palette."""

from __future__ import annotations

from typing import Final

from renderers.core.palette import Samples
from renderers.maps import palette
from renderers.maps.world import Marker
from renderers.middle_east.deities import CAPTIVE, HELPS, ICONS, SILENT, TONE
from renderers.middle_east.pictures import WORLD
from renderers.middle_east.pieces import HOME, SITES

ROOM: Final = 192
"""Number of palette colours that are not the map's."""


def samples() -> Samples:
    """Every piece, panel and text colour of the game."""
    looks = (HELPS, SILENT, CAPTIVE)
    temples = [Marker("", key, at % 6, looks[at % 3]) for at, key in enumerate(ICONS)]
    homes = [Marker("", HOME, seat, civilization) for seat, civilization in enumerate(list(WORLD.civilizations)[:6])]
    result = palette.samples_of(WORLD, [*temples, *homes, *(Marker("", site) for site in SITES)])
    return result._replace(exact=[*dict.fromkeys([*result.exact, TONE])])
