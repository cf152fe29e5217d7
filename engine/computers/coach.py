"""A coach: what the planner would do at a question, what is next best, and what makes the difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.computers.levels import EFFORTS, PLANNER
from engine.computers.lookahead import Verdict, compare, lookahead_of, plans_for
from engine.core.ask import Ask
from engine.core.game import Plan
from engine.core.position import Position
from engine.core.rng import Rng

ANSWERS: Final = 3
"""Answers that are shown."""

REASONS: Final = 2
"""The most reasons for an answer."""

SMALL: Final = 0.15
"""Differences below this part of the largest one are no reasons."""

LEAST: Final = 0.05
"""Nor are smaller ones than this, which would be shown as nothing."""


class Advice(NamedTuple):
    """An answer. ``behind``: how much less it is worth than the best one. Of the best one ``gains`` are what is better
    than after the next one that does not come to the same, and ``costs`` what is worse: names of parts and by how much,
    the largest first. ``then``: what would follow in the same turn. ``following``: with what it was mostly gone on when
    it was tried, in a game whose plans are single answers.
    """

    ids: tuple[str, ...]
    behind: float
    gains: tuple[tuple[str, float], ...] = ()
    costs: tuple[tuple[str, float], ...] = ()
    then: tuple[str, ...] = ()
    following: tuple[str, ...] = ()


def advise(question: Ask, position: Position, rng: Rng) -> list[Advice]:
    """What the planner would answer, the best first; one answer without reasons where there is little to think about.

    ``position`` may know all: what is hidden from the question's seat is dealt anew.
    """
    plans = one_for_each_answer(plans_for(question, position, rng))
    if len(plans) < 2:
        return [Advice(plans[0].ids, 0.0)]
    verdicts = compare(
        question, position, plans, EFFORTS[PLANNER].at_table(position.game, position.state.seats), rng, with_parts=True
    )
    best, second = verdicts[:2]
    gains, costs = reasons(best, second) if second.deals else ((), ())
    then = tuple(option for _, ids in best.plan.then for option in ids)
    first = Advice(best.plan.ids, 0.0, gains, costs, then, following_of(best, position))
    others = [Advice(one.plan.ids, max(0.0, best.worth - one.worth)) for one in verdicts[1:] if one.deals]
    return [first, *others][:ANSWERS]


def following_of(best: Verdict, position: Position) -> tuple[str, ...]:
    """With what a plan was mostly gone on; nothing where that is in the plan, or a series of answers makes a turn."""
    return () if best.plan.then or lookahead_of(position.game).series else best.following


def one_for_each_answer(plans: Sequence[Plan]) -> list[Plan]:
    """The first plan that begins with each answer, one that says how to go on before one that does not."""
    chosen: dict[tuple[str, ...], Plan] = {}
    for plan in plans:
        if plan.ids not in chosen or (plan.then and not chosen[plan.ids].then):
            chosen[plan.ids] = plan
    return list(chosen.values())


def reasons(best: Verdict, second: Verdict) -> tuple[tuple[tuple[str, float], ...], tuple[tuple[str, float], ...]]:
    """What is better and what is worse after one plan than after another: the largest differences of their parts."""
    differences = {name: best.parts[name] - second.parts.get(name, 0.0) for name in best.parts}
    largest = max((abs(value) for value in differences.values()), default=0.0)
    clear = [(name, value) for name, value in differences.items() if abs(value) > max(LEAST, SMALL * largest)]
    return _largest([item for item in clear if item[1] > 0]), _largest([item for item in clear if item[1] < 0])


def _largest(items: Sequence[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    return tuple(sorted(items, key=lambda item: -abs(item[1]))[:REASONS])
