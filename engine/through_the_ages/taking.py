"""Taking cards from the row (rulebook, "Toma una carta que no sea una maravilla", "Toma una maravilla")."""

from __future__ import annotations

from typing import Final

from engine.core.errors import Reason
from engine.through_the_ages import prices
from engine.through_the_ages.cards import AGE, BOX, CARDS, IDS, IS_CIVIL, IS_TECHNOLOGY, KIND, NUMBERS, WORKERS
from engine.through_the_ages.paying import civil_left, use_civil
from engine.through_the_ages.refusals import no, no_civil, not_with
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import civil_hand_limit

ARISTOTLE = NUMBERS["aristotle"]

TAKE: Final = tuple(
    tuple(f"take:{card.id}:{place + 1}" for place in range(len(prices.PLACES))) if IS_CIVIL[n] else ()
    for n, card in enumerate(BOX)
)
"""Ids of taking a card, by card and place."""

FIRST_PLACES: Final = tuple(
    tuple(place for place, price in enumerate(prices.PLACES) if price <= most) for most in range(prices.PLACES[-1] + 1)
)
"""By a number of actions, the places that cost no more, the first ones of the row."""

WONDER, LEADER, TECHNOLOGY, OTHER = range(4)
TAKEN_AS: Final = tuple(
    WONDER if kind == "wonder" else LEADER if kind == "leader" else TECHNOLOGY if IS_TECHNOLOGY[n] else OTHER
    for n, kind in enumerate(KIND)
)
"""Which rule each card is taken by."""


def has_technology(p: Player, card: int) -> bool:
    """Whether a technology is in the seat's play area or hand."""
    if card in p.civil_hand:
        return True
    return p.known >> card & 1 == 1 if card < WORKERS else card == p.government or card in p.specials


def why_not_take(s: State, seat: int, place: int) -> Reason | None:
    """Why the card at this place may not be taken, apart from its price; None if it may.

    Rulebook, "Toma una carta que no sea una maravilla".
    """
    p, card = s.players[seat], s.row[place]
    kind = KIND[card]
    if kind == "wonder":
        return not_with("second-wonder", p.unfinished) if p.unfinished >= 0 else None
    if len(p.civil_hand) >= civil_hand_limit(p):
        return no("hand-full", limit=civil_hand_limit(p))
    if kind == "leader" and p.led >> AGE[card] & 1:
        return not_with("leader-of-age", card)
    if IS_TECHNOLOGY[card] and has_technology(p, card):
        return not_with("technology-twice", card)
    return None


def why_not(s: State, seat: int, place: int) -> Reason | None:
    """Why the card at this place cannot be taken as an action; None if it can."""
    return why_not_take(s, seat, place) or no_civil(prices.take(s, seat, place), civil_left(s, seat))


def add_possible(s: State, seat: int, options: list[str], civil: int) -> None:
    """Add the ids of the cards that can be taken with ``civil`` actions: ``why_not`` for the whole row at once.

    Rulebook, "Toma una carta que no sea una maravilla", "Toma una maravilla de la fila de cartas".
    """
    p = s.players[seat]
    hand, known, is_building = p.civil_hand, p.known, p.unfinished >= 0
    is_full = len(hand) >= civil_hand_limit(p)
    if is_full and is_building:
        return
    # Hammurabi and the Taj Mahal make cards cheaper.
    is_cheaper = p.leader == prices.HAMMURABI or "replaced-leader" in s.turn.used
    most = min(civil + prices.MOST_OFF if is_cheaper else civil, prices.PLACES[-1])
    for card, place in zip(s.row, FIRST_PLACES[most], strict=False):
        if card < 0:
            continue
        taken_as = TAKEN_AS[card]
        if taken_as == WONDER:
            if is_building or prices.take(s, seat, place) > civil:
                continue
        elif is_full or (is_cheaper and prices.take(s, seat, place) > civil):
            continue
        elif taken_as == TECHNOLOGY:
            if card in hand or (known >> card & 1 if card < WORKERS else has_technology(p, card)):
                continue
        elif taken_as == LEADER and p.led >> AGE[card] & 1:
            continue
        options.append(TAKE[card][place])


def take(s: State, seat: int, place: int) -> None:
    """Pay for the card at this place of the row and take it (rulebook, "Toma una carta que no sea una maravilla")."""
    price = prices.take(s, seat, place)
    use_civil(s, seat, price)
    s.log.add("through_the_ages-take", seat=seat, card=IDS[s.row[place]], price=price)
    if KIND[s.row[place]] == "action":
        s.players[seat].fresh.append(s.row[place])
    receive(s, seat, place)


def receive(s: State, seat: int, place: int) -> None:
    """The card at this place goes to the hand; a wonder into play, unfinished; Aristotle gains science.

    An action card that comes in the action phase cannot be played in it; one of an event can.

    Rulebook, "Toma una maravilla de la fila de cartas".
    """
    p, card = s.players[seat], s.row[place]
    s.row[place] = -1
    kind = KIND[card]
    if kind == "wonder":
        p.unfinished, p.stages = card, 0
        return
    p.civil_hand.append(card)
    if kind == "leader":
        p.led |= 1 << AGE[card]
    elif IS_TECHNOLOGY[card] and p.leader == ARISTOTLE:
        gained = CARDS[ARISTOTLE].number("science_on_take_tech")
        p.science += gained
        s.log.add("through_the_ages-science", seat=seat, count=gained, because=IDS[ARISTOTLE])
