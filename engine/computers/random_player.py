"""The simplest opponent: any legal answer, each equally likely, except grave ones (``Ask.grave``)."""

from __future__ import annotations

from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.rng import Below, Rng, seeded


def choose(question: Ask, rng: Rng) -> tuple[str, ...]:
    """A random legal answer; only the options that are picked are ever listed."""
    if question.most != 1:
        return choose_several(question, rng.below)
    options = question.options
    option = options[rng.below(len(options))]
    while option in question.grave:
        option = options[rng.below(len(options))]
    return (option,)


def choose_several(question: Ask, below: Below) -> tuple[str, ...]:
    """Random options of a question that takes more than one; each number of them is equally likely."""
    options, grave = question.options, question.grave
    places = [at for at, option in enumerate(options) if option not in grave] if grave else list(range(len(options)))
    many = question.least + below(min(question.most, len(places)) - question.least + 1)
    return tuple([options[places.pop(below(len(places)))] for _ in range(many)])


def play_random(match: Match, seed: int, decisions: int | None = None) -> int:
    """Answer open questions at random until the game is over or ``decisions`` are made; returns how many."""
    rng, answers = seeded(seed), 0
    while decisions is None or answers < decisions:
        open_asks = match.asks()
        if not open_asks:
            break
        question = open_asks[0] if len(open_asks) == 1 else open_asks[rng.below(len(open_asks))]
        match.answer(question.seat, question.key, choose(question, rng))
        answers += 1
    return answers
