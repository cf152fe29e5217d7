"""What a sensible player makes of cards: by their facts (letter, aims), and by what a game knows better of single ones.
Rules of thumb, in points a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from engine.computers.sums import float_sum
from engine.epochs.cards import effect_of
from engine.epochs.computer.sight import Sight, own_sides, rivals
from engine.epochs.computer.worth import disk_cost, disk_worth, stack_worth, threat, turns_left

TALENT: Final = 0.4
CARD: Final = 0.3
"""What a talent and a card of middling use bring once, in points."""

HAND_VALUES: Final = {"": 1.0, "I": 0.9, "C": 1.2, "N": 0.9, "R": 1.0}
"""What a card of a letter is worth in the hand."""

PLAIN: Final = 1.0
STRIKE: Final = 0.8
INVEST: Final = 0.9
UNWISE: Final = -1.0
"""What it is worth to play a card that helps, one that harms, an investment, and one whose moment it is not."""

LAST_TURN: Final = 0.2
"""What is left of the worth of a card in the last turn of an epoch, beside what it may be used for in this turn."""

IDLE: Final = 6
"""Disks in the supply of which an investment may take some."""

AT_OTHERS: Final = frozenset({"card-stacks", "card-seat"})
"""The aims of cards that are mostly played against somebody."""

BAD_STACK: Final = -9.0
OUT_OF_REACH: Final = 9.0

Judged = float | Callable[[Any, int], float]


def _nothing(see: Any, target: str) -> bool:
    return False


class CardSense(msgspec.Struct, frozen=True, kw_only=True):
    """What a sensible player knows of the cards of one game, beside what their facts say.

    game: its id. harm: the keys of cards that are aimed at others, though their aims do not say so; mild: of those that
    are not, though they do. toll: of those that strike everybody in a place. to_all: of those that strike whoever is
    ahead. better: what single cards are worth more, or less, in the hand. worth: what it is worth to play single cards
    now, or ``(see, number)`` to that, where their facts do not tell. strikes: ``(see, key, area)`` to what a card of
    toll brings there. choices: by key of a card, ``(see, option)`` to how good a target is, where the common judgement
    is wrong. fit: by key, ``(see, area)`` to whether a card is of use in a competition, where it is not in all.
    actions: by verb, ``(see, name)`` to what a further action of the card phase is worth now. aims: by verb,
    ``(see, name)`` to how good a target of that kind is. owns: ``(see, target)`` to whether a target that only this
    game has, such as a wonder, is the player's. weighs_fights: whether it reckons who could give longer for disks in
    a fight, and what for (engine.epochs.computer.attrition).
    """

    game: str
    harm: frozenset[str] = frozenset()
    mild: frozenset[str] = frozenset()
    toll: frozenset[str] = frozenset()
    to_all: frozenset[str] = frozenset()
    better: Mapping[str, float] = {}
    worth: Mapping[str, Judged] = {}
    strikes: Callable[[Any, str, int], float] | None = None
    choices: Mapping[str, Callable[[Any, str], float]] = {}
    fit: Mapping[str, Callable[[Any, int], bool]] = {}
    actions: Mapping[str, Callable[[Any, str], float]] = {}
    aims: Mapping[str, Callable[[Any, str], float]] = {}
    owns: Callable[[Any, str], bool] = _nothing
    weighs_fights: bool = False


def harms(sense: CardSense, key: str) -> bool:
    """Whether a card is played against somebody."""
    if key in sense.harm:
        return True
    if key in sense.mild or key in sense.toll or key in sense.to_all:
        return False
    return any(aim.key in AT_OTHERS for aim in effect_of(sense.game, key).aims)


def play_worth(sense: CardSense, see: Sight, number: int) -> float:
    """What it is worth to play a card of the hand now; 0 or less: better not."""
    card = see.facts.cards[number]
    judged = sense.worth.get(card.key)
    if judged is not None:
        return judged if isinstance(judged, float) else judged(see, number)
    if "I" in card.letter:
        return INVEST if card.white or see.supply[see.seat] > IDLE else UNWISE
    if card.key in sense.toll and sense.strikes is not None:
        return max((sense.strikes(see, card.key, area) for area in see.map.areas), default=UNWISE)
    return STRIKE if harms(sense, card.key) else PLAIN


def hand_value(sense: CardSense, see: Sight, number: int) -> float:
    """What a card is worth in the hand."""
    card = see.facts.cards[number]
    by_letter = max((HAND_VALUES.get(letter, 0.0) for letter in card.letter), default=HAND_VALUES[""])
    return by_letter + sense.better.get(card.key, 0.0)


def card_cost(sense: CardSense, see: Sight, number: int) -> float:
    """What it costs to give up a card of the hand, in points: little in the last turn of an epoch, when hands go."""
    return CARD * hand_value(sense, see, number) * (LAST_TURN if see.turn >= see.facts.numbers.turns else 1.0)


def worst(sense: CardSense, see: Sight, numbers: list[int]) -> list[int]:
    """The cards, the least useful first."""
    return sorted(numbers, key=lambda number: (hand_value(sense, see, number), number))


def value_of_stack_losses(see: Sight, area: int, disks: int, least: int, *, own: bool = True) -> float:
    """Estimated gain if every stack of at least ``least`` disks in an area loses ``disks``; ``own``: own stacks too."""
    worth, gain = disk_worth(see), 0.0
    for faction in range(see.seats):
        stack = see.disks[faction][area]
        if stack < least:
            continue
        if faction == see.seat:
            gain -= disk_cost(see, area, worth, disks) if own else 0.0
            continue
        ground = see.grounds[see.facts.board.grounds[area]]
        loss = stack_worth(ground, stack, (), worth) - stack_worth(ground, max(0, stack - disks), (), worth)
        gain += -loss if faction in see.siblings else loss / 2
    return gain


def stack_target(see: Sight, area: int, faction: int) -> float:
    """How good a stack is to strike: cities of the seat that is ahead, where the player stands."""
    if faction in own_sides(see):
        return BAD_STACK
    here = 0.6 if see.disks[see.seat][area] else 0.0
    if faction >= see.seats:
        return 0.1 + here
    ahead = max(1.0, *(threat(see, seat) for seat in rivals(see)))
    city = 0.6 if see.disks[faction][area] == 3 and see.map.is_land[area] else 0.0
    return 0.3 + here + city + threat(see, faction) / ahead


def resources_cost(sense: CardSense, see: Sight, *, disks: int, total: int) -> float:
    """What ``total`` resources cost a turn, at least ``disks`` of them disks."""
    worth, turns = disk_worth(see), turns_left(see)
    own = see.disks[see.seat]
    stacks = sorted(disk_cost(see, area, worth) for area in see.map.areas if own[area])
    other = [TALENT / turns] * see.treasury[see.seat] + [card_cost(sense, see, number) / turns for number in see.hand]
    paid = stacks[:disks] + sorted(stacks[disks:] + other)[: total - disks]
    return float_sum(paid) + (0.0 if len(paid) == total else OUT_OF_REACH)
