"""What is asked of a cast: whose a civilization is, and for which one a player speaks (rulebook, "Civilización")."""

from __future__ import annotations

from data import casts
from data.casts import NOBODY
from engine.epochs.state import State


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
    """The cast for texts and pictures, as ``data.casts`` spells it; "" where there is none."""
    if s.cast is None:
        return ""
    return casts.spelled(zip(s.cast.leaders, s.civs, strict=True))
