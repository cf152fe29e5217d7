"""The sensible player of the toy: what all games of the family share, and what it thinks of deities."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from engine.computers.by_question import Answer, by_question
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.epochs.computer.answers import Rule, common_rules, price
from engine.epochs.computer.card_sense import CardSense, kept, resources_cost
from engine.epochs.computer.sight import Sight, see
from tests.toy_epochs.deities import PRICE
from tests.toy_epochs.state import Deity, State


class ToySight(Sight, frozen=True, kw_only=True):
    """The position as one seat sees it, with the deities."""

    deities: Mapping[str, Deity]


def sight(s: State, seat: int) -> ToySight:
    """What this seat sees."""
    return see(ToySight, s, seat, deities=s.deities)


def worth(see: ToySight, number: int) -> float:
    """Investments are for those with many disks."""
    return kept(SENSE, see, number) if see.supply[see.seat] > 3 else 0.5


SENSE: Final = CardSense(
    harm=frozenset({"raid", "converts", "charge"}),
    play=worth,
    actions={"establish": lambda see: 1.5 - resources_cost(SENSE, see, disks=PRICE, total=PRICE)},
)
RULES: Final[dict[str, Rule]] = {**common_rules(SENSE), "deity-price": partial(price, SENSE, PRICE)}


def answer(question: Ask, see: ToySight, rng: Rng) -> Answer:
    """Legal ids for the question, chosen from what its seat sees."""
    return by_question(RULES, question, see, rng)
