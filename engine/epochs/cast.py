"""Who leads which civilization: a player one or two of them, nobody the others (rulebook, "Civilización", "CSJ").

The first civilization of a player has the number of the player's seat; then come second ones, in the order of seats,
then those without a player. Where every player leads one civilization and there are no others, a state has no cast.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from data.casts import NOBODY

MOST: Final = 6
"""Civilizations of a game."""
IN_SOLITAIRE: Final = 4
"""Civilizations of a game of one player, where the table does not say."""
WITH_TWO: Final = 3
"""The most players that may lead two civilizations each."""


class Cast(msgspec.Struct):
    """Who leads which civilization.

    leaders: by civilization its player, NOBODY for one without. speaking: by player, the civilization that its last
    question was put to. enemies: by civilization, the chief enemy of one without a player, NOBODY for the others.
    """

    leaders: list[int]
    speaking: list[int]
    enemies: list[int]


def cast_of(players: int, each: int, without_player: int) -> Cast | None:
    """The cast of a table; None where every player leads one civilization and there are no others.

    each: civilizations of a player, where there are at most ``WITH_TWO`` players. without_player: civilizations that
    nobody leads, as far as there are enough; a single player has some in any case.

    Rulebook, "Civilización".
    """
    own = players * (each if players <= WITH_TWO else 1)
    wanted = without_player
    if players == 1 and not wanted:
        wanted = IN_SOLITAIRE - own
    unled = max(0, min(wanted, MOST - own))
    if own == players and not unled:
        return None
    leaders = [*range(players)] * (own // players) + [NOBODY] * unled
    return Cast(leaders, list(range(players)), [NOBODY] * len(leaders))


def cast_from(options: Mapping[str, str], players: int) -> Cast | None:
    """As ``cast_of``, from the options of a table."""
    return cast_of(players, int(options["civilizations-each"]), wanted_without_player(options))


def wanted_without_player(options: Mapping[str, str]) -> int:
    """How many civilizations without a player a table's options ask for."""
    wanted = options["without-player"]
    return 0 if wanted == "none" else int(wanted)
