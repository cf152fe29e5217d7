"""The sensible player of the toy: what all games of the family share, and what it thinks of deities."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from engine.computers.by_question import Answer, by_question
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.epochs.computer.answers import Rule, common_rules, price
from engine.epochs.computer.card_sense import CardSense, resources_cost
from engine.epochs.computer.grounds import LAND, SHALLOW, Ground
from engine.epochs.computer.sight import Sight, see
from tests.toy_epochs.deities import PRICE
from tests.toy_epochs.meta import META
from tests.toy_epochs.state import Deity, State

MOUNTAIN: Final = Ground((0.0, 0.5, 1.5), (0.0, 0.05, 0.1))
"""Mines and a fort; two disks at most."""


class ToySight(Sight, frozen=True, kw_only=True):
    """The position as one seat sees it, with the deities; forts stand with disks."""

    grounds: Mapping[str, Ground] = MappingProxyType({"plain": LAND, "mountain": MOUNTAIN, "shallow": SHALLOW})
    deities: Mapping[str, Deity]


def sight(s: State, seat: int) -> ToySight:
    """What this seat sees."""
    return see(ToySight, s, seat, deities=s.deities, walls=s.forts)


def establishing(see: ToySight, name: str) -> float:
    """What a deity brings, less what it costs."""
    return 1.5 - resources_cost(SENSE, see, disks=PRICE, total=PRICE)


SENSE: Final = CardSense(game=META.id, actions={"establish": establishing})
RULES: Final[dict[str, Rule]] = {**common_rules(SENSE), "deity-price": partial(price, SENSE, PRICE)}


def answer(question: Ask, see: ToySight, rng: Rng) -> Answer:
    """Legal ids for the question, chosen from what its seat sees."""
    return by_question(RULES, question, see, rng)
