"""The sensible player of the Middle East: what all games of the family ask is answered as in all, the rest here."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.computers.by_question import Answer, by_question
from engine.computers.sums import float_sum
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.epochs.computer.answers import (
    Rule,
    area_of,
    best,
    best_card,
    cheapest_area,
    common_rules,
    compete,
    number_of,
    one_of,
    price,
    spread,
    targets,
    worst_cards,
)
from engine.epochs.computer.card_sense import CARD, TALENT, hand_value
from engine.epochs.computer.grounds import CITY
from engine.epochs.computer.worth import area_gain, cities_of, disk_cost, disk_worth, strangers_in, threat, turns_left
from engine.middle_east.computer.card_worth import POOR, SENSE
from engine.middle_east.computer.deities import benefit, counts_to_come, regained
from engine.middle_east.computer.reactions import react
from engine.middle_east.computer.sight import MiddleEastSight
from engine.middle_east.computer.strikes import barbarians, others_fight, rebels
from engine.middle_east.establishing import LEAST_DISKS

USEFUL: Final = 0.1
"""What a disk must bring in an area to be of use there."""

GOOD: Final = 1.1
"""What a card must be worth to be taken in place of one that nobody knows."""

BETTER: Final = 0.2
"""How much better a card must be to be taken for another one."""


def answer(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """Legal ids for the question, chosen from what its seat sees."""
    return by_question(RULES, question, see, rng)


def granary(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """A mina for two disks only where there is little use for them."""
    ready, worth, own = int(question.about["ready"]), disk_worth(see), see.disks[see.seat]
    reach = {area for here in see.map.areas if own[here] for area in (here, *see.map.neighbours[here])}
    useful = sum(area_gain(see, area, ready, worth) > USEFUL for area in sorted(reach))
    return ("keep",) if 2 * useful >= ready else ("store",)


def spoils(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """Two disks while they have time to bring something, else a mina."""
    return ("prisoners",) if turns_left(see) >= 2.0 else ("talent",)


def begin_anew(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """Only who has fewer disks on the map than it would begin with."""
    return ("invoke",) if sum(see.disks[see.seat]) < int(question.about["disks"]) else ("decline",)


def take_back(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """The own temple back for a point, while there is time to build it again."""
    return ("accept",) if regained(see) > 0 else ("refuse",)


def give_back(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """Two points for a temple that brings less until the end."""
    return ("accept",) if counts_to_come(see) < int(question.about["points"]) else ("refuse",)


def card_moment(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """The whole turn order is decided by who would come early in it, to come last."""
    own = cities_of(see, see.seat)
    is_early = any(cities_of(see, seat) < own for seat in range(see.seats))
    return (question.options[-1],) if is_early else ("keep",)


def father_place(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """The later the better; who is last stays."""
    own = see.order.index(see.seat) + 1
    return best(question, lambda option: float(own if option == "stay" else number_of(option)), rng)


def from_discards(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """A good card of the discards instead of an unknown one, or of a poor one."""
    floor = GOOD
    if question.key == "astronomers":
        floor = min(hand_value(SENSE, see, number) for number in see.hand) + BETTER
    return best(question, lambda option: hand_value(SENSE, see, number_of(option)) if ":" in option else floor, rng)


def discard_for(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """For minas all that is worth less than one; else no more than must be, junk excepted."""
    if question.about.get("card") != "barter":
        return worst_cards(SENSE, question, see, rng)
    return best(question, lambda option: POOR - hand_value(SENSE, see, number_of(option)), rng)


def fewest(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """One disk moves, the others stay where they are."""
    return best(question, lambda option: -number_of(option), rng)


def call_off(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """Barbarians are taken from where they trouble nobody, or the player."""

    def score(option: str) -> float:
        return 0.0 if option == "done" else 0.01 * number_of(option) - rebels(see, option)

    return best(question, score, rng)


def city_lost(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """The cities that are missed least when all their disks go."""
    worth = disk_worth(see)

    def score(option: str) -> float:
        area = area_of(see, option)
        return -disk_cost(see, area, worth, see.disks[see.seat][area])

    return best(question, score, rng)


def barbarian_area(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """Where Barbarians trouble others and not the player."""
    return best(question, lambda option: barbarians(see, option), rng)


def fight(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """As in all games, but that a lost area is burnt, and a captain hired out to others who fight."""
    own = {see.facts.cards[number_of(option)].key: option for option in question.options if option.startswith("card:")}
    area = see.facts.board.number[str(question.about["area"])]
    strongest = max(strangers_in(see, area), default=0)
    burnt = own.get("scorched_earth")
    if burnt and strongest >= max(CITY, see.disks[see.seat][area] + see.allies[see.seat][area] + 2):
        return (burnt,)
    answer = compete(SENSE, question, see, rng)
    hired_out = own.get("great_captain")
    return (*answer, hired_out) if hired_out and others_fight(see) else answer


def riders(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """As many white disks as win the fight; where that cannot be, or nobody is left to fight, as few as may be."""
    area = see.facts.board.number[str(question.about["area"])]
    foe = max(strangers_in(see, area), default=0)
    short = foe + 2 - see.disks[see.seat][area] - see.allies[see.seat][area] if foe else 0
    counts = sorted(number_of(option) for option in question.options)
    wanted = next((count for count in counts if count >= short), counts[0])
    return (f"add:{wanted}",)


def dance(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """Two minas, or two cards by lot: what is missed less."""
    mean = float_sum(hand_value(SENSE, see, number) for number in see.hand) / max(1, len(see.hand))
    return ("cards",) if CARD * mean < TALENT else ("minas",)


def whole_order(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """The player who is ahead comes first, the own seat last, after other civilizations of its player."""

    def score(option: str) -> float:
        seat = number_of(option)
        return -1.0 if seat == see.seat else max(-0.5, threat(see, seat))

    return best(question, score, rng)


def prophecy(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """The best deity, or stacks of others."""
    if question.options[0].startswith("deity:"):
        return best(question, lambda option: benefit(see, option.partition(":")[2]), rng)
    return targets(SENSE, question, see, rng)


RULES: Final[dict[str, Rule]] = {
    **common_rules(SENSE),
    "archive": from_discards,
    "astronomers": from_discards,
    "astronomers-give": partial(worst_cards, SENSE),
    "barbarians-take": call_off,
    "card-dance": dance,
    "card-deity": partial(targets, SENSE),
    "card-discard": discard_for,
    "card-disks": fewest,
    "card-kind": one_of("kind:C"),
    "card-loss": cheapest_area,
    "card-moment": card_moment,
    "card-prophet": prophecy,
    "card-spies": partial(best_card, SENSE),
    "card-turn-order": whole_order,
    "colony": spread,
    "compete": fight,
    "dead-keep": partial(best_card, SENSE),
    "deity-offer": take_back,
    "deity-price": partial(price, SENSE, LEAST_DISKS),
    "deity-request": give_back,
    "epoch-deity": partial(targets, SENSE),
    "epoch-invasion": barbarian_area,
    "epoch-rebels": city_lost,
    "father-place": father_place,
    "gilgamesh": begin_anew,
    "granary": granary,
    "invasion-fertile": barbarian_area,
    "invasion-onward": barbarian_area,
    "invest": one_of("use"),
    "react": react,
    "siege-train": partial(targets, SENSE),
    "skies-bolt": partial(targets, SENSE),
    "spoils": spoils,
    "stallions": riders,
}
"""What answers each kind of question; all others are answered at random."""
