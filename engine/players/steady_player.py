"""An opponent of simple good sense, where a game has one; else the one that plays at random."""

from __future__ import annotations

from typing import Any

from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.epochs.sight import sight
from engine.epochs.state import State
from engine.inner_sea.steady import answer
from engine.inner_sea.written import GAME
from engine.players.random_player import choose as choose_any


def choose(question: Ask, state: Any, rng: Rng) -> tuple[str, ...]:
    """A legal answer; of the state only what the question's seat may see is looked at."""
    if isinstance(state, State) and state.game == GAME:
        return answer(question, sight(state, question.seat), rng)
    return choose_any(question, rng)
