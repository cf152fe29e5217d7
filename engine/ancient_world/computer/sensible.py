"""The sensible player of The Ancient World: it tries what it may do, and does what its city gains most by."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.ancient_world.computer.choices import CHOICES
from engine.ancient_world.computer.sight import Sight
from engine.ancient_world.computer.strategies import MIXED, STRATEGIES, Strategy
from engine.ancient_world.computer.turns import turn
from engine.core.ask import Ask
from engine.core.rng import Rng


def answer(question: Ask, see: Sight, rng: Rng) -> tuple[str, ...]:
    """Legal ids for the question, chosen from what its seat sees."""
    return answer_as(MIXED, question, see, rng)


def answer_as(way: Strategy, question: Ask, see: Sight, rng: Rng) -> tuple[str, ...]:
    """Legal ids for the question, by one way of playing."""
    if question.least == len(question.options):
        return tuple(question.options)
    if question.key == "turn":
        return turn(question, see, way)
    return CHOICES[question.key](question, see, way)


PLAYERS: Final[dict[str, Callable[[Ask, Sight, Rng], tuple[str, ...]]]] = {
    name: partial(answer_as, way) for name, way in STRATEGIES.items()
}
"""The ways of playing, by name."""
