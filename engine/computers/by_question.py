"""Computer players that have a rule of thumb for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from engine.computers.random_player import choose as choose_any
from engine.core.ask import Ask
from engine.core.rng import Rng

Sight = TypeVar("Sight")
Answer = tuple[str, ...]


def by_question(
    rules: Mapping[str, Callable[[Ask, Sight, Rng], Answer]], question: Ask, see: Sight, rng: Rng
) -> Answer:
    """Legal ids for the question by the rule for its key; at random where there is none.

    ``see`` is what the question's seat may see. Where everything must be chosen, there is nothing to think about.
    """
    if question.least == len(question.options):
        return tuple(question.options)
    rule = rules.get(question.key)
    return choose_any(question, rng) if rule is None else rule(question, see, rng)
