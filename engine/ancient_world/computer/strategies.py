"""What a sensible player believes things to be worth, in points of the end; six ways of playing differ in that."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace


class Strategy(msgspec.Struct, frozen=True):
    """Worth in points of the end, unless it says otherwise.

    coin: a coin in rounds 1 to 5 and in round 6. knowledge, ambrosia: in coins. soon: banners of a tribe that a city
    may expect in each round to come. fight: a sword in each fight to come. arrow: an arrow, in swords. placement: a
    citizen placed, and more for each number. damage, mishap: a card damaged, a coin on a die. room: the first free
    place for a card. food: food that nobody eats yet. banner, special: by how much points of banners and of special
    scoring count more or less than they are.
    """

    coin: float = 0.5
    last_coin: float = 0.25
    knowledge: float = 2.6
    ambrosia: float = 0.8
    soon: float = 0.4
    fight: float = 1.0
    arrow: float = 0.75
    placement: float = 1.6
    skill: float = 0.2
    damage: float = 1.0
    mishap: float = 0.4
    room: float = 1.6
    food: float = 0.5
    banner: float = 1.0
    special: float = 1.0
    income: float = 1.0
    keen: float = 0.7
    """What part of an attack that can be made later in this round is counted on."""
    explore: float = 1.8
    first: float = 0.4
    hurry: float = 0.3
    """By how much what others may take is preferred."""


MIXED: Final = Strategy()
STRATEGIES: Final[dict[str, Strategy]] = {
    "titan-hunter": replace(MIXED, fight=1.4, damage=0.8),
    "banner-collector": replace(MIXED, banner=1.2, fight=0.9, soon=0.5),
    "economy": replace(MIXED, income=1.3, placement=2.0, coin=0.55),
    "knowledge": replace(MIXED, knowledge=3.4, special=1.3, fight=0.9),
    "ambrosia": replace(MIXED, ambrosia=1.1),
    "mixed": MIXED,
}
"""The ways of playing, by name."""
