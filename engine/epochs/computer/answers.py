"""What a player of simple good sense answers: it keeps its disks, spreads, builds cities, strikes who is ahead.

It looks at one question at a time and searches nothing; chance only parts options that it holds to be equal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from engine.computers.by_question import Answer
from engine.computers.random_player import choose as choose_any
from engine.computers.sums import float_sum
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.epochs.computer.attrition import payments_worth
from engine.epochs.computer.card_sense import (
    HAND_VALUES,
    TALENT,
    UNWISE,
    CardSense,
    card_cost,
    hand_value,
    harms,
    play_worth,
    stack_target,
    worst,
)
from engine.epochs.computer.grounds import CITY
from engine.epochs.computer.sight import Sight, own_sides, rivals
from engine.epochs.computer.victims import strikes_own, targets_of
from engine.epochs.computer.worth import (
    after_fight,
    area_gain,
    disk_cost,
    disk_worth,
    is_among_own,
    missing_partners,
    others_in,
    strangers_in,
    threat,
    turns_left,
    wall,
)
from engine.epochs.own_targets import OWN_SIDE
from engine.epochs.payments import LOSSES, MANY, WHERE

Score = Callable[[str], float]
Rule = Callable[[Ask, Any, Rng], Answer]
JUNK: Final = 0.6
NEW_PARTNER: Final = 0.7
ENOUGH: Final = 0.02
WEIGHT: Final = 2
"""How many disks a card of competition is worth in a fight, about, where its letter says all about it."""

GUARD_COST: Final = 0.05
"""What a disk on a card that is there to save others is worth."""


def best(question: Ask, score: Score, rng: Rng, floor: float = 0.0) -> Answer:
    """The options with the best scores: as many as must be, and more, up to the most, that are above ``floor``."""
    scored = [(score(option), option) for option in question.options]
    if question.most == 1:
        top = max(value for value, _ in scored)
        if question.least == 0 and top <= floor:
            return ()
        equal = [option for value, option in scored if value == top]
        return (equal[0] if len(equal) == 1 else equal[rng.below(len(equal))],)
    rng.shuffle(scored)
    scored.sort(key=lambda item: -item[0])
    good = sum(value > floor for value, _ in scored)
    return tuple(option for _, option in scored[: max(question.least, min(question.most, good))])


def area_of(see: Sight, option: str) -> int:
    """The area of an option, "deploy:rome", as a number."""
    return see.facts.board.number[option.split(":")[1]]


def number_of(option: str) -> int:
    """The number at the end of an option, "card:57"."""
    return int(option.rpartition(":")[2])


def spread(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Put a disk where it brings most; enough is enough ("done", "keep")."""
    ready, worth = int(question.about.get("ready", 1)), disk_worth(see)
    wanted = missing_partners(see)
    near = see.map.neighbours

    def score(option: str) -> float:
        if ":" not in option:
            return ENOUGH
        area = area_of(see, option)
        gain = area_gain(see, area, ready, worth)
        if wanted and not see.disks[see.seat][area]:
            around = (area, *near[area])
            gain += NEW_PARTNER * worth * sum(any(see.disks[other][item] for item in around) for other in wanted)
        return gain

    return best(question, score, rng)


def withdraw(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Single disks come back only where the supply is too short for the growth to come."""
    worth = disk_worth(see)
    lone = [option for option in question.options if ":" in option and see.disks[see.seat][area_of(see, option)] == 1]
    if see.supply[see.seat] >= 3 or not lone:
        return ("done",)
    return (min(lone, key=lambda option: disk_cost(see, area_of(see, option), worth)),)


def card_action(sense: CardSense, question: Ask, see: Sight, rng: Rng) -> Answer:
    """Do what can be afforded, play what helps, keep the rest for fights, answers and losses; nothing that would strike
    none but another civilization of the player.
    """

    def score(option: str) -> float:
        verb, _, name = option.partition(":")
        if verb == "play":
            return UNWISE if question.wastes.get(option) == OWN_SIDE else play_worth(sense, see, int(name))
        return sense.actions[verb](see, name) if verb in sense.actions else 0.0

    return best(question, score, rng)


def price(sense: CardSense, due: int, question: Ask, see: Sight, rng: Rng) -> Answer:
    """The cheapest way to pay for something; the disks that it holds first, up to ``due``."""
    worth, turns = disk_worth(see), turns_left(see)
    first = int(question.about["number"]) <= min(due, int(question.about["disks"]))

    def score(option: str) -> float:
        verb, _, name = option.partition(":")
        if verb == "disk":
            return (9.0 if first else 0.0) - disk_cost(see, area_of(see, option), worth)
        return -(TALENT if verb == "talent" else card_cost(sense, see, int(name))) / turns

    return best(question, score, rng)


def site(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The safest area: many own disks, few enemies around."""

    def score(option: str) -> float:
        area = area_of(see, option)
        around = sum(sum(strangers_in(see, near)) for near in see.map.neighbours[area])
        return see.disks[see.seat][area] - 0.4 * around

    return best(question, score, rng)


def targets(sense: CardSense, question: Ask, see: Sight, rng: Rng) -> Answer:
    """What a card is aimed at: others where it harms, the best areas where it helps."""
    card, worth = str(question.about.get("card", "")), disk_worth(see)

    def strikes(card: str, area: int) -> float:
        return 0.0 if sense.strikes is None else sense.strikes(see, card, area)

    def score(option: str) -> float:
        if ":" not in option:
            return 0.0
        if card in sense.choices:
            return sense.choices[card](see, option)
        verb, _, name = option.partition(":")
        if verb == "stack":
            area, _, faction = name.partition(":")
            return stack_target(see, see.facts.board.number[area], int(faction))
        if verb == "seat":
            return threat(see, int(name))
        if verb in sense.aims:
            return sense.aims[verb](see, name)
        if verb == "area":
            area_number = see.facts.board.number[name]
            return strikes(card, area_number) if card in sense.toll else area_gain(see, area_number, 2, worth)
        if verb == "region":
            land = next(area for area in see.map.land if see.facts.board.regions[area] == name)
            return strikes(card, land)
        return 0.0

    return best(question, score, rng)


def worst_cards(sense: CardSense, question: Ask, see: Sight, rng: Rng) -> Answer:
    """The least useful cards, and no more of them than must be, junk excepted."""

    def score(option: str) -> float:
        return JUNK - hand_value(sense, see, number_of(option)) if option.startswith("card:") else -1.0

    return best(question, score, rng)


def best_card(sense: CardSense, question: Ask, see: Sight, rng: Rng) -> Answer:
    """The most useful card."""
    return best(question, lambda option: hand_value(sense, see, number_of(option)), rng)


def losses(sense: CardSense, question: Ask, see: Sight, rng: Rng) -> Answer:
    """Pay for disks that are worth it: of a city first, in a fight before any disk goes, not in a hopeless one, nor in
    one among the player's own civilizations.
    """
    area, due = see.facts.board.number[str(question.about["area"])], int(question.about["left"])
    if sense.weighs_fights and question.about["because"] == "competition" and see.fight == area:
        return _losses_in_fight(sense, question, see, area)
    own, others = see.disks[see.seat][area], others_in(see, area)
    value = disk_cost(see, area, disk_worth(see), due) / due
    if question.about["because"] == "competition":
        is_hopeless = max(others, default=0) > own + 1
        value = (
            0.0
            if is_hopeless or is_among_own(see, area)
            else (0.9 if see.map.is_land[area] and own >= CITY - 1 else 0.1)
        )
    value *= min(3.0, turns_left(see))
    talents = [option for option in question.options if option.startswith("talent:")]
    hand = [number for number in see.hand if f"card:{number}" in question.options]
    ways = [(GUARD_COST, option) for option in question.options if option.startswith("save:")]
    ways += [(TALENT, option) for option in talents]
    ways += [(card_cost(sense, see, number), f"card:{number}") for number in worst(sense, see, hand)]
    payments = [way for cost, way in sorted(ways)[: int(question.about["most"])] if cost < value]
    rest = [way for way in payments if way not in talents]
    count = len(payments) - len(rest)
    return (*talents[count - 1 : count], *rest)


def _losses_in_fight(sense: CardSense, question: Ask, see: Sight, area: int) -> Answer:
    """As much as wins what it costs, as long as nobody else there could give more; nothing for a disk that would stand
    above the limit.
    """
    if is_among_own(see, area):
        return ()
    talents = [option for option in question.options if option.startswith("talent:")]
    guards = {card: disks for card, disks in see.guards if f"save:{card}" in question.options}
    hand = [number for number in see.hand if f"card:{number}" in question.options and number not in guards]
    ways = [(GUARD_COST, f"save:{card}") for card, disks in guards.items() for _ in range(disks)]
    ways += [(TALENT, option) for option in talents or ()]
    ways += [(TALENT, "talent") for _ in range(see.treasury[see.seat] - len(talents) if talents else 0)]
    ways += [(card_cost(sense, see, number), f"card:{number}") for number in worst(sense, see, hand)]
    ways.sort()
    count = min(payments_worth(see, area, [cost for cost, _ in ways]), int(question.about["most"]))
    payments = [way for _, way in ways[:count]]
    paid = [way for way in dict.fromkeys(payments) if way not in talents and way != "talent"]
    coins = min(len(talents), sum(way == "talent" or way in talents for way in payments))
    return (*talents[coins - 1 : coins], *paid)


def losses_of_many(sense: CardSense, question: Ask, see: Sight, rng: Rng) -> Answer:
    """Pay for the disks of cities that are about to go, as far as that is worth it, with what is cheapest."""
    values = _values_at_stake(question, see)
    talents = [option for option in question.options if option.startswith("talent:")]
    hand = [number for number in see.hand if f"card:{number}" in question.options]
    ways = [(TALENT, option) for option in talents]
    ways += [(card_cost(sense, see, number), f"card:{number}") for number in worst(sense, see, hand)]
    payments = [way for (cost, way), value in zip(sorted(ways), values, strict=False) if cost < value]
    rest = [way for way in payments if way not in talents]
    count = len(payments) - len(rest)
    return (*talents[count - 1 : count], *rest)


def _values_at_stake(question: Ask, see: Sight) -> list[float]:
    """What the disks that are about to go are worth, one by one, the dearest first."""
    costs = list[float]()
    for place in str(question.about["places"]).split():
        name, _, count = place.partition(":")
        disks = int(count)
        costs += [disk_cost(see, see.facts.board.number[name], disk_worth(see), disks) / disks] * disks
    return sorted((value * min(3.0, turns_left(see)) for value in costs), reverse=True)


def most_missed(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Where a disk is missed most."""
    worth = disk_worth(see)
    return best(question, lambda option: disk_cost(see, area_of(see, option), worth), rng)


def compete(sense: CardSense, question: Ask, see: Sight, rng: Rng) -> Answer:
    """Abilities wherever they save disks; a card or two where much is at stake and they may turn the fight; nothing
    among the player's own civilizations.
    """
    area = see.facts.board.number[str(question.about["area"])]
    if is_among_own(see, area):
        return ()
    own = see.disks[see.seat][area] + see.allies[see.seat][area]
    foe = max((disks for disks in others_in(see, area)), default=0)
    remaining = after_fight((own, *others_in(see, area)))[0]
    if remaining == own or foe > own + 4:
        return ()
    uses = [option for option in question.options if option.startswith("use:")]
    cards = [option for option in question.options if option.startswith("card:") and _fits(sense, see, option, area)]
    own += len(uses)
    if own >= foe + 2 or own + foe < 4:
        return tuple(uses)
    cards.sort(key=lambda option: (-hand_value(sense, see, number_of(option)), option))
    cards = cards[: 1 if own >= foe else 2]
    return (*uses, *cards) if _may_turn(sense, see, area, own, foe, cards) else tuple(uses)


def _may_turn(sense: CardSense, see: Sight, area: int, own: int, foe: int, cards: Sequence[str]) -> bool:
    """Whether these cards may turn a fight of ``own`` disks against ``foe``: as many disks as the strongest must come
    of them, and a disk more for a single disk, which falls first, against who may answer.
    """
    values = [hand_value(sense, see, number_of(option)) / HAND_VALUES["C"] for option in cards]
    strength = own + sum(int(WEIGHT * value) for value in values)
    is_answered = any(see.disks[other][area] + wall(see, other, area) == foe for other in rivals(see))
    return strength > foe if is_answered and see.disks[see.seat][area] == 1 else strength >= foe


def _fits(sense: CardSense, see: Sight, option: str, area: int) -> bool:
    """Whether a card is of use in a competition."""
    fit = sense.fit.get(see.facts.cards[number_of(option)].key)
    return fit is None or fit(see, area)


def react(sense: CardSense, question: Ask, see: Sight, rng: Rng) -> Answer:
    """Negate what harms: in an own fight, or cards against the player, or against nobody by name while it is ahead."""
    by, key = int(question.about["seat"]), str(question.about["card"])
    uses = [option for option in question.options if option.startswith("use:")]
    ways = [option for option in question.options if option.startswith("negate:")]
    if (
        not (uses or ways)
        or by in see.siblings
        or not _harms(sense, see, by, str(question.about["kind"]), key, targets_of(question))
    ):
        return ("let",)
    if uses:
        return (uses[0],)
    return (min(ways, key=lambda option: (hand_value(sense, see, number_of(option)), option)),)


def _harms(sense: CardSense, see: Sight, by: int, kind: str, key: str, targets: list[str]) -> bool:
    own = own_sides(see)
    at_stake = max(see.disks[side][see.fight] for side in own) if see.fight >= 0 else 0
    if kind != "card":
        return kind == "ability" and at_stake >= CITY
    card = next(card for card in see.facts.cards.values() if card.key == key)
    if "N" in card.letter:
        return see.acting in own
    if "C" in card.letter:
        return at_stake >= CITY - 1
    if key in sense.to_all:
        return max(see.points[side] for side in own) > see.points[by]
    if not (harms(sense, key) or key in sense.toll):
        return False
    if targets:
        return any(strikes_own(sense, see, target) for target in targets)
    return see.seat == max((seat for seat in range(see.seats) if seat != by), key=lambda seat: threat(see, seat))


def draw(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Talents for cards as long as the hand has room for them."""
    room = max(0, see.facts.numbers.hand_limit - len(see.hand) - int(question.about["cards"]))
    return (question.options[min(room, len(question.options) - 1)],)


def turn_order(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The later the better: the last player sees what the others do."""
    return best(question, number_of, rng)


def open_country(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Where there is most empty land around."""

    def score(option: str) -> float:
        area = area_of(see, option)
        around = (area, *see.map.neighbours[area])
        return float_sum((not others_in(see, near)) - 0.3 * float_sum(others_in(see, near)) for near in around)

    return best(question, score, rng)


def invasion(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Where Barbarians trouble others and not the player."""

    def score(option: str) -> float:
        area = area_of(see, option)
        around = (area, *see.map.neighbours[area])
        theirs = sum(see.disks[seat][near] for seat in rivals(see) for near in around)
        return theirs - 3.0 * sum(see.disks[side][near] for side in own_sides(see) for near in around)

    return best(question, score, rng)


def cheapest_area(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Where a disk is missed least."""
    worth = disk_worth(see)
    return best(question, lambda option: -disk_cost(see, area_of(see, option), worth), rng)


def one_of(*wishes: str) -> Rule:
    """The first of these options that is there, else any."""

    def rule(question: Ask, see: Sight, rng: Rng) -> Answer:
        options = [wish for wish in wishes if wish in question.options]
        return (options[0],) if options else choose_any(question, rng)

    return rule


def nothing(question: Ask, see: Sight, rng: Rng) -> Answer:
    """As few as may be."""
    return best(question, lambda option: -1.0, rng)


def everything(question: Ask, see: Sight, rng: Rng) -> Answer:
    """As much as may be: it costs less than what it saves."""
    return best(question, lambda option: 1.0, rng)


def common_rules(sense: CardSense) -> dict[str, Rule]:
    """What answers the questions that all games of this family ask; a game adds its own, the rest is answered at
    random.
    """
    return {
        "card-action": partial(card_action, sense),
        "card-areas": partial(targets, sense),
        "card-discard": partial(worst_cards, sense),
        "card-from": cheapest_area,
        "card-give": partial(worst_cards, sense),
        "card-keep": partial(best_card, sense),
        "card-moment": one_of("keep"),
        "card-region": partial(targets, sense),
        "card-seat": partial(targets, sense),
        "card-stacks": partial(targets, sense),
        "card-take": partial(best_card, sense),
        "card-to": spread,
        "compete": partial(compete, sense),
        "deploy": spread,
        "discard": partial(worst_cards, sense),
        "draw": draw,
        "epoch-loss": cheapest_area,
        "epoch-place": spread,
        "home": open_country,
        "invasion": invasion,
        LOSSES: partial(losses, sense),
        MANY: partial(losses_of_many, sense),
        WHERE: most_missed,
        "react": partial(react, sense),
        "resettle": nothing,
        "turn-order": turn_order,
        "withdraw": withdraw,
    }
