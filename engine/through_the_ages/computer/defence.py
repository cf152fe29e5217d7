"""Defending against an aggression: with as few good cards as repel it, where that is worth it."""

from __future__ import annotations

from typing import Final

from engine.computers.by_question import Answer
from engine.computers.sums import float_sum
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.through_the_ages.attacks import AGGRESSIONS
from engine.through_the_ages.cards import CARDS, number_of, plain
from engine.through_the_ages.computer.military_cards import card_worth
from engine.through_the_ages.computer.outlook import Outlook, outlook
from engine.through_the_ages.computer.politics import best_loot
from engine.through_the_ages.computer.sight import Rules, Sight, everybody
from engine.through_the_ages.computer.trials import run
from engine.through_the_ages.computer.worth import worth
from engine.through_the_ages.state import Aggression


def defend(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The cheapest defence that repels the attack, if it costs less than what the attack takes."""
    o = outlook(see)
    loss = harm(see, o, number_of(str(question.about["card"])), int(question.about["seat"]))
    prices = [(cards_price(see, o, option), option) for option in question.options if option != "none"]
    least, chosen = min(prices, default=(0.0, "none"))
    return (chosen if prices and least < loss else "none",)


def harm(see: Sight, o: Outlook, card: int, attacker: int) -> float:
    """What an aggression costs who does not repel it, with a part of what the attacker gains."""
    s = see.board
    theirs = outlook(see, s, attacker)
    before = worth(o, everybody(s)), worth(theirs, everybody(s))
    boards = [everybody(s), everybody(s)]
    for then in boards:
        run(AGGRESSIONS[plain(card)](then, Aggression(attacker, card, see.seat)), best_loot)
    loss = before[0] - worth(o, boards[0])
    gain = worth(theirs, boards[1]) - before[1]
    return loss + 0.4 * max(0.0, gain)


def cards_price(see: Sight, o: Outlook, option: str) -> float:
    """What the cards of a defence are worth: bonus cards by name, the others the cheapest of the hand."""
    bonus_cards, discards = [], 0
    hand = list(see.me.military_hand)
    for part in option.partition(":")[2].split("+"):
        name, _, count = part.partition("=")
        if name == "any":
            discards = int(count)
            continue
        for _ in range(int(count)):
            card = next(card for card in hand if plain(card) == number_of(name))
            hand.remove(card)
            bonus_cards.append(card)
    values = sorted(card_worth(see, o, card) for card in hand)
    # A card that is not needed costs a little, too: fewer cards are better.
    return (
        float_sum(values[:discards], 0.0)
        + float_sum((_bonus_price(o, card) for card in bonus_cards), 0.0)
        + 0.2 * (discards + len(bonus_cards))
    )


def _bonus_price(o: Outlook, card: int) -> float:
    """Defending is what bonus cards are for."""
    return CARDS[card].defense * 0.25 if o.turns else 0.0


RULES: Final[Rules] = {"defend": defend}
