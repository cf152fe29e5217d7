"""The sensible player of Through the Ages: growth first, military enough not to be the victim, culture in the end.

It tries what it may do on a board without secrets and takes what adds most to what its civilization will be worth by
the end of the game.
"""

from __future__ import annotations

from typing import Final

from engine.computers.by_question import Answer, by_question
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.through_the_ages.computer import actions, colonies, defence, losses, politics
from engine.through_the_ages.computer.sight import Rules, Sight


def answer(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Legal ids for the question, chosen from what its seat sees."""
    return by_question(RULES, question, see, rng)


RULES: Final[Rules] = {
    **actions.RULES,
    **politics.RULES,
    **defence.RULES,
    **colonies.RULES,
    **losses.RULES,
}
"""What answers each kind of question."""
