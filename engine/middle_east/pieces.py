"""What stands on the map beside disks, for pictures that mark what has come: temples, strongholds."""

from __future__ import annotations

from engine.middle_east.deities import temples
from engine.middle_east.state import State


def pieces(s: State) -> list[tuple[int, int, int]]:
    """Temples and strongholds: the place of the name among ``names``, area, one each."""
    first, strongholds = len(s.deities), s.strongholds
    return temples(s) + [(first + area, area, 1) for area in s.facts.mountains if strongholds[area] >= 0]


def names(s: State) -> tuple[str, ...]:
    """Their names: keys of deities, then ``bulwark:AREA``."""
    return (*s.deities, *(f"bulwark:{area}" for area in s.board.ids))
