"""What players of the games of epochs need that look ahead: a few answers to compare, and what positions are worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from engine.computers.sums import float_sum
from engine.core.ask import Ask, Fixed
from engine.core.game import Lookahead, Plan
from engine.core.rng import Rng
from engine.core.styles import styles_in
from engine.epochs.computer.aims import aim_worth
from engine.epochs.computer.card_sense import CardSense
from engine.epochs.computer.turns import turns_to_come
from engine.epochs.computer.victims import spares_own
from engine.epochs.computer.worth import PLENTY, strangers_in
from engine.epochs.growth import growth_parts
from engine.epochs.sides import civilizations_of
from engine.epochs.state import State

Answer = Callable[[Ask, Any, Rng], tuple[str, ...]]

ALTERNATIVES: Final = {"card-action": 6, "deploy": 4, "card-areas": 4, "card-seat": 4, "card-stacks": 4}
"""How many answers are compared, by question."""

SLIPS: Final = {"card-action": 2, "deploy": 5, "card-areas": 3, "card-seat": 3, "card-stacks": 3}
"""From how many answers a learner takes any, by question; it also passes in its turn."""

SETTLED: Final = 2
"""Disks of a stack that a single disk loses to."""

TURN_END: Final = "pass"

INCOME: Final = 1.95
"""What a point at each victory count is worth, in points, while two counts or more are to come."""

GROWTH: Final = 0.4
"""What a disk more in each growth is worth, in points, while three turns or more are to come and the supply has PLENTY;
less of both is worth less.
"""

CARD: Final = 0.4
"""What a card of the hand is worth, likewise."""


def plans(answer: Answer, sense: CardSense, question: Ask, see: Any, rng: Rng) -> list[Plan]:
    """A sensible answer, and what would be sensible without it."""
    options = list(question.options)
    if question.key == "react":
        first = answer(question, see, rng)
        if first == ("let",) and spares_own(sense, see, question):
            return []
        return [Plan(first), *(Plan((option,)) for option in options if (option,) != first)]
    if question.key == "compete":
        return _fights(answer(question, see, rng), question)
    if question.most != 1 or len(options) < 2:
        return []
    many = ALTERNATIVES.get(question.key, 0)
    answers: list[Plan] = []
    while options and len(answers) < many:
        ids = answer(replace(question, options=Fixed(*options)), see, rng) if len(options) > 1 else (options[0],)
        if len(ids) != 1:
            break
        answers.append(Plan(ids))
        options.remove(ids[0])
    return answers


def near(answer: Answer, question: Ask, see: Any, rng: Rng) -> list[tuple[str, ...]]:
    """A sensible answer, and what would be sensible without it; to stop, to let things pass, to keep the cards."""
    first = answer(question, see, rng)
    if question.key == "react":
        return [first] if first == ("let",) else [first, ("let",)]
    if question.key == "compete":
        return [first, ()] if first and not question.least else [first]
    options, many = list(question.options), SLIPS.get(question.key, 0)
    if question.most != 1 or ":" not in "".join(first):
        return [first]
    answers = [first]
    while len(answers) < many:
        options.remove(answers[-1][0])
        ids = answer(replace(question, options=Fixed(*options)), see, rng) if len(options) > 1 else tuple(options)
        if not ids or ":" not in ids[0]:
            break
        answers.append(ids)
    if question.key == "deploy":
        answers = [first, *(ids for ids in answers[1:] if not _is_thrown_away(see, ids[0]))]
    return [*answers, (TURN_END,)] if TURN_END in question.options else answers


def _is_thrown_away(see: Any, option: str) -> bool:
    """Whether a disk would stand against a stronger stack and with none of its own."""
    area = see.facts.board.number[option.partition(":")[2]]
    return not see.disks[see.seat][area] and max(strangers_in(see, area), default=0) >= SETTLED


def _fights(first: tuple[str, ...], question: Ask) -> list[Plan]:
    """Nothing, each single thing, abilities alone, all that is sensible."""
    uses = tuple(option for option in question.options if option.startswith("use:"))
    ways = [
        first,
        (),
        uses,
        *((option,) for option in question.options),
        *((*uses, o) for o in question.options if o not in uses),
    ]
    return [Plan(way) for way in dict.fromkeys(ways) if question.least <= len(way) <= question.most]


def parts(s: State, seat: int) -> dict[str, float]:
    """Points of a player, and what is there to make more of them, in points at the end: of all its civilizations."""
    if s.cast is None:
        return _parts(s, seat)
    own = [_parts(s, civ) for civ in civilizations_of(s, seat)]
    return {name: float_sum([value[name] for value in own]) for name in own[0]}


def _parts(s: State, seat: int) -> dict[str, float]:
    facts = s.facts
    talents = (s.treasury[seat] + s.loot[seat]) / facts.numbers.talents_a_point
    value = {"points": float(s.points[seat]), "talents": talents, "income": 0.0, "growth": 0.0, "cards": 0.0}
    if s.scenario:
        value["aim"] = aim_worth(s, seat)
    if s.result is not None:
        return value
    turns = turns_to_come(s.rules.epochs, s.epoch, s.turn)
    value["income"] = INCOME * sum([item.count(s, seat) for item in facts.own.points]) * min(1.0, turns / 2)
    plenty = min(1.0, s.supply[seat] / PLENTY)
    value["growth"] = GROWTH * sum(growth_parts(s, seat).values()) * min(1.0, turns / 3) * plenty
    value["cards"] = CARD * len(s.hands[seat]) * min(1.0, turns / 3)
    return value


def turns(s: State, seat: int) -> int:
    """The turn, counted over all epochs."""
    return s.epoch * 100 + s.turn


def lookahead(answer: Answer, sense: CardSense) -> Lookahead:
    """What players of a game need whose sensible player answers so and knows this of its cards."""
    questions = (*ALTERNATIVES, "react", "compete")
    return Lookahead(
        partial(plans, answer, sense),
        parts,
        turns,
        partial(near, answer),
        clear=2.0,
        questions=questions,
        series=("deploy",),
        styles=styles_in(sense.game),
        sides=civilizations_of,
    )
