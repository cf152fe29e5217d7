"""Who leads which civilization: a player one or two of them, nobody the others (rulebook, "Civilización", "CSJ").

The first civilization of a player has the number of the player's seat; then come second ones, in the order of seats,
then those without a player. Where every player leads one civilization and there are no others, a state has no cast.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from engine.epochs.state import State

NOBODY: Final = -1
CAST: Final = "cast"
"""The fact of a question or event that says who leads which civilization."""
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
    without = options["without-player"]
    return cast_of(players, int(options["civilizations-each"]), 0 if without == "none" else int(without))


def player_of(s: State, civ: int) -> int:
    """The player of a civilization; NOBODY for one without."""
    return civ if s.cast is None else s.cast.leaders[civ]


def is_led(s: State, civ: int) -> bool:
    """Whether a player leads the civilization."""
    return s.cast is None or s.cast.leaders[civ] != NOBODY


def civilizations_of(s: State, player: int) -> list[int]:
    """The civilizations of a player."""
    return [player] if s.cast is None else [civ for civ, one in enumerate(s.cast.leaders) if one == player]


def has_one_each(s: State) -> bool:
    """Whether no player leads two civilizations."""
    return s.cast is None or len(s.cast.speaking) == sum(leader != NOBODY for leader in s.cast.leaders)


def speaker_of(s: State, player: int) -> int:
    """The civilization that the player's last question was put to."""
    return player if s.cast is None else s.cast.speaking[player]


def others_led(s: State, civ: int) -> list[int]:
    """The other civilizations of the same player (rulebook, "Comercio")."""
    if s.cast is None or s.cast.leaders[civ] == NOBODY:
        return []
    return [one for one, player in enumerate(s.cast.leaders) if one != civ and player == s.cast.leaders[civ]]


def spelled(s: State) -> str:
    """The cast for texts and pictures: by civilization the player's seat and its name, "0:egypt 1:troy -1:gaul"; ""
    where there is none.
    """
    if s.cast is None:
        return ""
    return " ".join(f"{player}:{civ}" for player, civ in zip(s.cast.leaders, s.civs, strict=True))
