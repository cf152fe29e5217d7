"""Areas by their ground: fertile, plain, mountain, desert, and shallow seas (rulebook, "Áreas")."""

from __future__ import annotations

from collections.abc import Iterable

from engine.epochs.areas import in_play
from engine.epochs.ranks import ranks_of, ranks_of_others
from engine.epochs.state import State


def of_ground(s: State, *grounds: str) -> list[int]:
    """The areas in play with one of these grounds."""
    by_ground = in_play(s).by_ground
    if len(grounds) == 1:
        return list(by_ground.get(grounds[0], ()))
    return sorted(area for ground in grounds for area in by_ground.get(ground, ()))


def land_around(s: State, area: int) -> list[int]:
    """The land areas next to one."""
    return list(in_play(s).land_around[area])


def anybody_at(s: State, seat: int, areas: Iterable[int]) -> list[int]:
    """Those of the areas where an opposing faction has disks, or that are next to such a one."""
    others, near, bits = ranks_of_others(s, seat), in_play(s).near, s.board.rank_bits
    return [area for area in areas if (bits[area] | near[area]) & others]


def anybody_around(s: State, factions: Iterable[int], areas: Iterable[int]) -> list[int]:
    """Those of the areas where one of the factions has disks, or that are next to land with some."""
    others, near_land, bits = ranks_of(s, factions), in_play(s).near_land, s.board.rank_bits
    return [area for area in areas if (bits[area] | near_land[area]) & others]
