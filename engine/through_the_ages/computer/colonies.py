"""Bids for territories and the forces that pay them (rulebook, "Colonización")."""

from __future__ import annotations

from itertools import product
from typing import Final

from engine.computers.by_question import Answer
from engine.computers.sums import float_sum
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.through_the_ages.banks import population_food
from engine.through_the_ages.cards import CARDS, KIND, NUMBERS, UNIT_NUMBERS, number_of
from engine.through_the_ages.colonies import NOTHING, force_of, units_value
from engine.through_the_ages.computer.military_cards import colony_worth
from engine.through_the_ages.computer.outlook import Outlook, outlook
from engine.through_the_ages.computer.sight import Rules, Sight
from engine.through_the_ages.state import Player
from engine.through_the_ages.values import armies, colonization, strength

CHEAPER: Final = 0.75
"""What part of its worth a colony may cost at most."""

COOK: Final = NUMBERS["james_cook"]


def bid(question: Ask, see: Sight, rng: Rng) -> Answer:
    """One more than the highest bid, as long as the colony is worth more than the force that pays for it."""
    if len(question.options) < 2:
        return (NOTHING,)
    o = outlook(see)
    lowest = int(question.options[1].partition(":")[2])
    card = number_of(str(question.about["card"]))
    return (question.options[1] if cheapest(see, o, lowest) < CHEAPER * colony_worth(o, card) else NOTHING,)


def cheapest(see: Sight, o: Outlook, wanted: int) -> float:
    """What the cheapest force costs that is worth a bid."""
    p = see.me
    kinds = [n for n in UNIT_NUMBERS if p.workers[n]]
    bonus = sorted(CARDS[card].colonization for card in p.military_hand if KIND[card] == "bonus")
    best = float("inf")
    base = colonization(see.board, see.seat)
    for sent in product(*(range(min(p.workers[n], 4) + 1) for n in kinds)):
        if not any(sent):
            continue
        units = dict(zip(kinds, sent, strict=True))
        missing = wanted - units_value(p, [units.get(n, 0) for n in UNIT_NUMBERS]) - base
        price = units_price(see, o, units)
        cards = list(bonus)
        while missing > 0 and cards:
            enough = [value for value in cards if value >= missing]
            value = enough[0] if enough else cards[-1]
            cards.remove(value)
            missing -= value
            price += bonus_price(o, value)
        if missing > 0 and p.leader == COOK:
            discards = min(2, len(p.military_hand) - len(bonus))
            price += 0.8 * min(missing, discards)
            missing -= discards
        if missing <= 0:
            best = min(best, price)
    return best


def bonus_price(o: Outlook, colonization_value: int) -> float:
    """What a bonus card is worth in a defence that it would have helped."""
    return 0.9 * colonization_value if o.turns else 0.0


def units_price(see: Sight, o: Outlook, units: dict[int, int]) -> float:
    """What units are worth that do not come back: resources, food for new people, strength."""
    p = see.me
    count = sum(units.values())
    goods = sum(CARDS[n].resources * sent for n, sent in units.items()) * o.resource * 0.9
    food = count * (population_food(p) * o.food * 0.8 + (0.5 if o.turns else 0.0))
    return goods + food + (o.military(_strength(see, p, {})) - o.military(_strength(see, p, units))) * 0.5


def _strength(see: Sight, p: Player, units: dict[int, int]) -> float:
    """Strength when these units are gone."""
    if not units:
        return float(strength(see.board, see.seat))
    workers = p.workers[:]
    for n, sent in units.items():
        workers[n] -= sent
    loss = sum(CARDS[n].gives.get("strength", 0) * sent for n, sent in units.items())
    return strength(see.board, see.seat) - loss - armies(p, p.workers) + armies(p, workers)


def force(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The force that costs least."""
    o = outlook(see)

    def price(option: str) -> float:
        sent = force_of(option)
        cards = float_sum((bonus_price(o, CARDS[n].colonization) * count for n, count in sent.cards.items()), 0.0)
        return units_price(see, o, sent.units) + cards + 0.8 * sent.discards

    return (min(question.options, key=price),)


RULES: Final[Rules] = {"bid": bid, "force": force}
