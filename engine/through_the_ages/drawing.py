"""Drawing and discarding military cards (rulebook, "Robar cartas militares", "Descartar o retirar del juego")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask_many
from engine.through_the_ages.cards import AGE, AGES, IDS, KIND, number_of
from engine.through_the_ages.state import State

NO_CARD: Final = -1
"""No card makes a seat discard: its hand is over the limit."""

MOST_DRAWN = 3
"""Military cards drawn at the end of a turn at most."""


def draw(s: State, seat: int, count: int) -> int:
    """Draw from the deck of the present age; with its last card its discards become a new one.

    Returns how many were drawn. In age IV there is no deck (rulebook, "Robar cartas militares").
    """
    hand, cards = s.players[seat].military_hand, []
    for _ in range(count):
        _renew_deck(s)
        if not s.military_deck:
            break
        cards.append(s.military_deck.pop())
        _renew_deck(s)
    hand += cards
    if cards:
        s.log.reveal()
        if s.log.is_heard:
            s.log.add("through_the_ages-draw", seat=seat, count=len(cards))
            s.log.tell(seat, "through_the_ages-drawn", seat=seat, cards=" ".join(IDS[card] for card in cards))
    return len(cards)


def _renew_deck(s: State) -> None:
    """An empty deck is made anew from the discards of its age, shuffled."""
    if s.military_deck or not 0 < s.age < 4 or not s.discards[s.age]:
        return
    s.military_deck, s.discards[s.age] = s.discards[s.age], []
    for card in s.military_deck:
        s.seen.pop(card, None)
    s.rng.shuffle(s.military_deck)


def discard(s: State, seat: int, card: int) -> None:
    """A military card of the hand goes face down to the discards of its age; only its player knows which it is.

    Rulebook, "Descartar o retirar del juego".
    """
    s.players[seat].military_hand.remove(card)
    s.discards[AGE[card]].append(card)
    s.seen[card] = 1 << seat


def put_away(s: State, card: int) -> None:
    """A military card that everybody has seen goes to the discards of its age.

    Rulebook, "Descartar o retirar del juego".
    """
    s.discards[AGE[card]].append(card)
    s.seen[card] = s.everybody


def use_bonus(s: State, seat: int, name: str, count: int) -> None:
    """The given number of bonus cards of the hand are shown, used and discarded (rulebook, "Colonización")."""
    s.log.reveal(seat)
    s.log.add("through_the_ages-bonus", seat=seat, card=name, count=count)
    for _ in range(count):
        card = card_in_hand(s, seat, name)
        s.players[seat].military_hand.remove(card)
        put_away(s, card)


def card_in_hand(s: State, seat: int, name: str) -> int:
    """The first copy of a card in a seat's military hand."""
    return next(card for card in sorted(s.players[seat].military_hand) if IDS[card] == name)


def discard_some(s: State, seat: int, count: int, card: int = NO_CARD) -> Flow[None]:
    """The given number of military cards of the player's choice are discarded face down.

    card: the event that says so, the aggression or the territory for which each adds 1; none where the hand is over
    its limit. Rulebook, "Descartar las cartas militares sobrantes", "Jugar una agresión", "Colonización".
    """
    if not count:
        return
    named = numbered(s.players[seat].military_hand)
    if count < len(named):
        about: dict[str, str | int] = {"count": count, "why": "limit" if card == NO_CARD else KIND[card]}
        if card != NO_CARD:
            about["card"] = IDS[card]
        question = Ask("discard", seat, Fixed(*named), count, count, about=about)
        chosen = yield from ask_many(question)
    else:
        chosen = tuple(named)
    for option in chosen:
        discard(s, seat, named[option])
    s.log.add("through_the_ages-discards", seat=seat, count=count)


def numbered(hand: Sequence[int]) -> dict[str, int]:
    """The cards of a hand by option: ``discard:rats:1``, ``discard:rats:2`` for the second one of a name in it.

    Which copy of the box a card is stays untold: cards of one name are alike.
    """
    cards, by_option = sorted(hand), dict[str, int]()
    for at, card in enumerate(cards):
        same = sum(IDS[other] == IDS[card] for other in cards[: at + 1])
        by_option[f"discard:{IDS[card]}:{same}"] = card
    return by_option


def back_of_discard(option: str) -> str:
    """What everybody sees of a card that is discarded: the age on its back (rulebook, "Preparación de los mazos")."""
    return AGES[AGE[number_of(option.split(":")[1])]]
