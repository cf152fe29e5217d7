"""Areas by their ground: fertile, plain, mountain, desert, and shallow seas (rulebook, "Áreas")."""

from __future__ import annotations

from engine.epochs.areas import in_play, open_areas
from engine.epochs.effects.aims import opposing
from engine.epochs.state import State


def of_ground(s: State, *grounds: str) -> list[int]:
    """The areas in play with one of these grounds."""
    all_grounds = s.board.grounds
    return [area for area in open_areas(s) if all_grounds[area] in grounds]


def land_around(s: State, area: int) -> list[int]:
    """The land areas next to one."""
    return list(in_play(s).land_around[area])


def is_anybody_there(s: State, seat: int, areas: list[int]) -> bool:
    """Whether any opposing faction has disks in one of the areas."""
    return any(opposing(s, seat, area) for area in areas)
