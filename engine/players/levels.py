"""How well computers play at a table, from the usual to the simplest. A seat is stored with its level's name."""

from __future__ import annotations

from typing import Any, Final

from engine.core.ask import Ask
from engine.core.game import Game
from engine.core.rng import Rng
from engine.players import random_player, steady_player

STEADY: Final = "steady"
RANDOM: Final = "random"
LEVELS: Final = (STEADY, RANDOM)


def choose(level: str, question: Ask, game: Game[Any], state: Any, rng: Rng) -> tuple[str, ...]:
    """What a computer of this level answers; one whose level is unknown here plays sensibly."""
    if level == RANDOM:
        return random_player.choose(question, rng)
    return steady_player.choose(question, game, state, rng)
