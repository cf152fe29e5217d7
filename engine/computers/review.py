"""Looking back at a seat's decisions: what the planner would rather have done, by what the seat could see then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from engine.computers.coach import following_of, one_for_each_answer, reasons
from engine.computers.lookahead import Effort, Verdict, compare, fits, lookahead_of, mostly, plans_for
from engine.computers.sums import float_sum
from engine.core.ask import Ask
from engine.core.game import Game, Plan, Step
from engine.core.position import Position
from engine.core.record import Answer
from engine.core.rng import Rng

QUICK: Final = Effort(plans=4, deals=2)
"""How much a first look compares."""

CLOSE: Final = Effort(plans=5, deals=3)
"""How much a close look compares."""

DUELS: Final = 8
"""Deals of their own in which the best plan then meets what was played."""

SURE: Final = 2.0
"""A loss counts that is as many times as large as its standard error."""

INSTEAD: Final = 3
"""Other plans with which a move is compared that is explained."""

MOST_STEPS: Final = 30
"""Later answers of a decision that are looked at."""


class Decision(NamedTuple):
    """What a seat decided after so many standing ``answers``: the answer, and how it went on in the same breath."""

    answers: int
    key: str
    ids: tuple[str, ...]
    then: tuple[Step, ...] = ()


class Judgement(NamedTuple):
    """What the planner makes of a decision. ``loss``: how much more its own plan is worth, ``error`` the standard error
    of that (0 after a quick look). ``gains`` and ``costs``: what is better and what is worse after its own plan.
    ``alone``: there was nothing else to think about. ``following``: with what its own plan was mostly gone on.
    """

    loss: float
    error: float = 0.0
    ids: tuple[str, ...] = ()
    then: tuple[Step, ...] = ()
    gains: tuple[tuple[str, float], ...] = ()
    costs: tuple[tuple[str, float], ...] = ()
    alone: bool = False
    following: tuple[str, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether the loss is more than chance."""
        return self.loss > SURE * self.error


class Sample(NamedTuple):
    """A position before a decision as somebody else may think it to be, and what was decided as it is called there."""

    position: Position
    ids: tuple[str, ...]
    then: tuple[Step, ...] = ()


NOTHING: Final = Judgement(0.0)
"""Of a decision with nothing to find fault with."""


def decisions(game: Game[Any], answers: Sequence[Answer], seat: int) -> list[Decision]:
    """The decisions of a seat among the standing answers of a match, at questions for which there are plans; answers in
    a row to one of ``Lookahead.series`` are one decision.
    """
    lookahead, result, at = lookahead_of(game), list[Decision](), 0
    while at < len(answers):
        first, end = answers[at], at + 1
        if first.seat == seat and first.key in lookahead.questions:
            while end < len(answers) and answers[end].seat == seat and end - at <= MOST_STEPS:
                end += 1
            then = tuple((answer.key, answer.ids) for answer in answers[at + 1 : end])
            result.append(Decision(at, first.key, first.ids, then))
            last = max(number for number in range(at, end) if answers[number].key == first.key)
            end = last + 1 if first.key in lookahead.series else at + 1
        at = end
    return result


def quick_look(question: Ask, position: Position, decision: Decision, rng: Rng) -> float:
    """How much a decision may have lost, about; 0.0 where there was little to think about.

    ``position`` may know all: what is hidden from the question's seat is dealt anew.
    """
    plans = _plans(question, position, rng)
    if len(plans) < 2 or not fits(question, decision.ids):
        return 0.0
    if plans[0].ids == decision.ids and not plans[0].then:
        # The first thing that comes to a sensible player's mind.
        return 0.0
    played, others = _played(decision), _others(plans, decision, QUICK.plans)
    if not others:
        return 0.0
    effort = QUICK.at_table(position.game, position.state.seats)._replace(plans=len(played) + len(others))
    verdicts = compare(question, position, [*played, *others], effort, rng)
    return _best(verdicts, others).worth - _best(verdicts, played).worth if verdicts[0].deals else 0.0


def close_look(question: Ask, position: Position, decision: Decision, rng: Rng) -> Judgement:
    """What the planner would rather have done, and by how much that is better: in deals of their own, so that nothing
    looks better only because it was lucky when it was chosen.
    """
    others = _others(_plans(question, position, rng), decision, CLOSE.plans)
    if not others or not fits(question, decision.ids):
        return NOTHING
    played = _played(decision)
    effort = CLOSE.at_table(position.game, position.state.seats)._replace(plans=len(played) + len(others))
    verdicts = compare(question, position, [*played, *others], effort, rng)
    if not verdicts[0].deals:
        return NOTHING
    best, own = _best(verdicts, others).plan, _best(verdicts, played).plan
    return _duel(question, position, best, own, rng)


def explain(samples: Sequence[Sample], seat: int, rng: Rng) -> Judgement:
    """What speaks for a decision of ``seat``, and what against it, beside the best that it might have done instead, in
    positions that somebody else cannot tell from the true one. The ``loss`` of a good decision is negative; ``ids`` are
    what was best instead on average, which somebody else may not see.
    """
    others, alone = dict[tuple[str, ...], list[tuple[Verdict, Verdict]]](), 0
    for position, ids, then in samples:
        question = position.ask_of(seat)
        assert question is not None
        played = Plan(ids, then)
        plans = [plan for plan in _plans(question, position, rng) if plan.ids != ids][:INSTEAD]
        alone += not plans
        if plans:
            verdicts = compare(question, position, [played, *plans], Effort(1 + len(plans), 1), rng, with_parts=True)
            if verdicts[0].deals:
                own = _best(verdicts, [played])
                for other in verdicts:
                    if other is not own:
                        others.setdefault(other.plan.ids, []).append((own, other))
    if not others:
        return NOTHING._replace(alone=alone > 0)
    return _beside_one(others)


def _beside_one(others: Mapping[tuple[str, ...], Sequence[tuple[Verdict, Verdict]]]) -> Judgement:
    """A move beside the one of the others that is best on average, of those in at least half as many samples as any:
    the best one of each sample would be the luckiest.
    """
    most = max(map(len, others.values()))
    ids, duels = max(
        ((ids, duels) for ids, duels in others.items() if 2 * len(duels) >= most),
        key=lambda item: float_sum(other.worth - own.worth for own, other in item[1]) / len(item[1]),
    )
    own, other = _mean([duel[0] for duel in duels]), _mean([duel[1] for duel in duels])
    gains, costs = reasons(own, other)
    return Judgement(other.worth - own.worth, 0.0, ids, (), gains, costs)


def _duel(question: Ask, position: Position, best: Plan, own: Plan, rng: Rng) -> Judgement:
    """How two plans compare, deal by deal."""
    losses, gained, parts = list[float](), list[Verdict](), list[Verdict]()
    for _ in range(DUELS):
        verdicts = {
            one.plan: one for one in compare(question, position, (best, own), Effort(2, 1), rng, with_parts=True)
        }
        if verdicts[best].deals:
            losses.append(verdicts[best].worth - verdicts[own].worth)
            gained.append(verdicts[best])
            parts.append(verdicts[own])
    if len(losses) < 2:
        return NOTHING
    loss = float_sum(losses) / len(losses)
    spread = float_sum((one - loss) ** 2 for one in losses) / (len(losses) - 1)
    gains, costs = reasons(_mean(gained), _mean(parts))
    following = following_of(gained[0]._replace(following=mostly([one.following for one in gained])), position)
    error = sqrt(spread / len(losses))
    return Judgement(loss, error, best.ids, best.then, gains, costs, following=following)


def _mean(verdicts: Sequence[Verdict]) -> Verdict:
    names = verdicts[0].parts
    parts = {name: float_sum(one.parts[name] for one in verdicts) / len(verdicts) for name in names}
    worth = float_sum(one.worth for one in verdicts) / len(verdicts)
    return verdicts[0]._replace(worth=worth, parts=parts)


def _plans(question: Ask, position: Position, rng: Rng) -> list[Plan]:
    return one_for_each_answer(plans_for(question, position, rng))


def _played(decision: Decision) -> list[Plan]:
    """What was played, as it was gone on with and as it could be gone on with sensibly: the better of both counts."""
    return list(dict.fromkeys((Plan(decision.ids, decision.then), Plan(decision.ids))))


def _others(plans: Sequence[Plan], decision: Decision, most: int) -> list[Plan]:
    """The best few plans that are not what was played; whole turns may begin alike."""
    return [plan for plan in plans if plan not in _played(decision) and (plan.then or plan.ids != decision.ids)][:most]


def _best(verdicts: Sequence[Verdict], plans: Sequence[Plan]) -> Verdict:
    return max((one for one in verdicts if one.plan in plans), key=lambda one: one.worth)
