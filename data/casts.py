"""Who plays which side of a game, as questions, events and Views spell it: "0:egypt 1:troy -1:gaul".

By side the seat of its player (-1: nobody's) and its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

CAST: Final = "cast"
"""The fact of a question, an event or a View that says so, where that is not one seat a side."""

SIDE: Final = "side"
"""The fact of a question that names the side for which it is put, where its seat has several."""

NOBODY: Final = -1


class Side(NamedTuple):
    """A side of a game: the seat of its player, NOBODY for one without, and its name."""

    player: int
    name: str


def spelled(sides: Iterable[tuple[int, str]]) -> str:
    """The sides as a text."""
    return " ".join([f"{player}:{name}" for player, name in sides])


@lru_cache(maxsize=256)
def sides_of(cast: str) -> tuple[Side, ...]:
    """The sides that a text spells; () for "".

    >>> sides_of("0:egypt -1:gaul")
    (Side(player=0, name='egypt'), Side(player=-1, name='gaul'))
    """
    parts = [part.partition(":") for part in cast.split(" ")] if cast else []
    return tuple([Side(int(player), name) for player, _, name in parts])


def players_by_side(cast: str, sides: int) -> list[int]:
    """By side the seat of its player, NOBODY for one without; without a cast ("") each is its player's seat."""
    return [side.player for side in sides_of(cast)] or list(range(sides))
