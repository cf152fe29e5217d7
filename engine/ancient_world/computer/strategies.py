"""What a sensible player believes things to be worth, in points of the end; six ways of playing differ in that."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace


class Strategy(msgspec.Struct, frozen=True):
    """Worth in points of the end, unless it says otherwise.

    Goods: coin; knowledge and ambrosia in coins; income: by how much more goods of every round count; often: how often
    rewarded actions are done, 1 as in ``worth.OFTEN``. Banners and cards: banner and special, by how much their points
    count; soon: banners of a tribe still to come in each round; growth: of what special scoring counts, 1 as in
    ``worth.GROWTH``. Citizens: placement, a citizen placed, and skill for its number; crowd: what part of that another
    one beyond three is worth. Fights: fight, a sword in each fight to come; arrow, an arrow in swords; city, a sword
    of the city in swords; slot, room for an army in each round; legacy, how much counts what an active card
    will leave; wear, what part is felt of what an army loses by a use; keen, what part of an attack that can be made
    later in the round is counted on, risk, how much less where others may come first, and late, what part of all that
    can be done in the last round. Damage: damage, a card damaged; mishap, a coin on a die; broken, a damaged card that
    stays so; mended, a repair of each round. Room: room, the first free place for a card; food, food that nobody eats;
    stored, the best stored card, as part of what building it gains, and decay, what part of that the next one is worth;
    eye, an eye in each round; first, being first player. Others: hurry, by how much is preferred what
    they may take; block, that one of them must pay a coin to follow.
    """

    coin: float = 0.58
    knowledge: float = 1.9
    ambrosia: float = 0.8
    income: float = 1.0
    often: float = 1.0
    banner: float = 1.08
    special: float = 1.0
    soon: float = 0.4
    growth: float = 0.9
    placement: float = 1.2
    skill: float = 0.15
    crowd: float = 0.7
    fight: float = 1.0
    arrow: float = 0.75
    city: float = 1.1
    slot: float = 0.9
    legacy: float = 0.25
    wear: float = 0.85
    keen: float = 0.25
    risk: float = 0.5
    late: float = 0.48
    damage: float = 0.95
    mishap: float = 0.4
    broken: float = 0.5
    mended: float = 0.5
    room: float = 1.6
    food: float = 0.5
    stored: float = 0.5
    decay: float = 0.5
    eye: float = 0.15
    first: float = 0.4
    hurry: float = 0.5
    block: float = 0.03


MIXED: Final = Strategy()
STRATEGIES: Final[dict[str, Strategy]] = {
    "titan-hunter": replace(MIXED, fight=1.13, city=1.2, damage=0.8, keen=0.3),
    "banner-collector": replace(MIXED, banner=1.15, soon=0.5, special=0.9),
    "economy": replace(MIXED, income=1.3, placement=1.3, fight=0.9),
    "knowledge": replace(MIXED, knowledge=2.5, special=1.25, fight=0.9),
    "ambrosia": replace(MIXED, ambrosia=0.92, often=1.1),
    "mixed": MIXED,
}
"""The ways of playing, by name."""
