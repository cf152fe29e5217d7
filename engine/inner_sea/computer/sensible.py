"""The sensible player of the Inner Sea: what all games of the family ask is answered as in all, the rest here."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.computers.by_question import Answer, by_question
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.epochs.computer.answers import (
    Rule,
    best,
    best_card,
    common_rules,
    everything,
    invasion,
    nothing,
    number_of,
    one_of,
    open_country,
    price,
    site,
    spread,
    targets,
    worst_cards,
)
from engine.epochs.computer.worth import disk_worth, threat
from engine.inner_sea.building import LEAST_DISKS
from engine.inner_sea.computer.card_worth import SENSE
from engine.inner_sea.computer.sight import InnerSeaSight


def answer(question: Ask, see: InnerSeaSight, rng: Rng) -> Answer:
    """Legal ids for the question, chosen from what its seat sees."""
    return by_question(RULES, question, see, rng)


def how_many(question: Ask, see: InnerSeaSight, rng: Rng) -> Answer:
    """A migration leaves the others where they are; a conquest takes all it can."""
    return best(
        question, number_of if question.about["card"] == "conqueror" else lambda option: -number_of(option), rng
    )


def invest(question: Ask, see: InnerSeaSight, rng: Rng) -> Answer:
    """Use what is on the table: disks early, renown late."""
    if "renown" in question.options:
        return ("disks",) if disk_worth(see) > 0.6 else ("renown",)
    if question.options[1].startswith("seat:"):
        return best(question, partial(_tributary, see), rng)
    return spread(question, see, rng) if question.options[1].startswith("area:") else (question.options[1],)


def _tributary(see: InnerSeaSight, option: str) -> float:
    """How good it is to take a talent of a civilization; nothing is won among those of one player."""
    if ":" not in option:
        return -1.0
    return -2.0 if number_of(option) in see.siblings else threat(see, number_of(option))


def roman_growth(question: Ask, see: InnerSeaSight, rng: Rng) -> Answer:
    """Two disks while there are any and use for them."""
    return ("disks",) if see.supply[see.seat] > 4 and disk_worth(see) > 0.1 else ("card",)


RULES: Final[dict[str, Rule]] = {
    **common_rules(SENSE),
    "aeneas": one_of("invoke"),
    "aeneas-area": open_country,
    "alphabet": partial(worst_cards, SENSE),
    "card-disks": how_many,
    "card-fire": one_of("pay"),
    "card-pay": everything,
    "card-spies": partial(best_card, SENSE),
    "card-wonder": partial(targets, SENSE),
    "epoch-pestilence": invasion,
    "gardens": spread,
    "invest": invest,
    "reserves": one_of("done"),
    "roman-growth": roman_growth,
    "sea-colony": spread,
    "swap-order": one_of("stay"),
    "thalassocracy": nothing,
    "use-wonder": one_of("use"),
    "war-bands": one_of("own"),
    "wonder-price": partial(price, SENSE, LEAST_DISKS),
    "wonder-site": site,
}
"""What answers each kind of question; all others are answered at random."""
