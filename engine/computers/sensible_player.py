"""An opponent of simple good sense, where a game has one; else the one that plays at random."""

from __future__ import annotations

from typing import Any

from engine.computers.random_player import choose as choose_any
from engine.core.ask import Ask
from engine.core.game import Game
from engine.core.rng import Rng


def choose(question: Ask, game: Game[Any], state: Any, rng: Rng) -> tuple[str, ...]:
    """A legal answer; of the state only what the question's seat may see is looked at."""
    if game.sensible is None:
        return choose_any(question, rng)
    return game.sensible.answer(question, game.sensible.sight(state, question.seat), rng)
