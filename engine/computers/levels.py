"""How well computers play at a table, from the usual to the simplest. A seat is stored with its level's name."""

from __future__ import annotations

from typing import Any, Final

from engine.computers import random_player, sensible_player
from engine.core.ask import Ask
from engine.core.game import Game
from engine.core.rng import Rng

SENSIBLE: Final = "sensible"
RANDOM: Final = "random"
LEVELS: Final = (SENSIBLE, RANDOM)
FORMER_NAMES: Final = {"steady": SENSIBLE}
"""Names of levels that are still stored, and what they are called now."""


def level_named(stored: str) -> str:
    """The level of this name, or of this former name."""
    return FORMER_NAMES.get(stored, stored)


def choose(level: str, question: Ask, game: Game[Any], state: Any, rng: Rng) -> tuple[str, ...]:
    """What a computer of this level answers; one whose level is unknown here plays sensibly."""
    if level == RANDOM:
        return random_player.choose(question, rng)
    return sensible_player.choose(question, game, state, rng)
