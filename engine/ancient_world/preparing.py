"""Choosing boards, and the preparation of a round (rulebook, "Preparar")."""

from __future__ import annotations

from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, N, of_kind
from engine.ancient_world.goods import reward
from engine.ancient_world.setup import take_board
from engine.ancient_world.state import ChooseCities, Prepare, State, Turn
from engine.core.ask import Ask, Fixed, Flow, pick

LAST_OF_A = 3
"""The last round with the empire deck A (rulebook, "Preparar" 1)."""


def choose_cities(s: State, step: ChooseCities) -> Flow[None]:
    """In turn order everybody takes one of the boards that are left (rulebook, "Preparación" 9)."""
    for seat in s.in_turn_order():
        s.active = seat
        own_cities = [p.city for p in s.players]
        free = [city for city in of_kind("city") if city not in own_cities]
        choice = yield from pick(Ask("city-state", seat, Fixed(*(f"city:{city}" for city in free))))
        take_board(s, seat, choice.partition(":")[2], is_plain=False)
        s.log.add("ancient_world-city", seat=seat, city=s.players[seat].city)
        _tell_threat(s, seat)


def empire_deck(s: State) -> int:
    """The empire deck of the round: 0 for A, 1 for B (rulebook, "Preparar" 1)."""
    return int(s.round > LAST_OF_A)


def prepare(s: State, step: Prepare) -> None:
    """The marker, the round's novelty, cards, titans; then the first player's turn (rulebook, "Preparar")."""
    old = empire_deck(s)
    s.round += 1
    s.log.add("ancient_world-round", round=s.round)
    for action in ACTIONS:
        if s.round > 1 and BOARD[action].round == s.round:
            s.ambrosia[action] += BOARD[action].ambrosia
            s.log.add("ancient_world-reveal", action=action)
    if s.round > 1:
        s.discards[old] += s.row
        s.returned += s.military_row
        s.row, s.military_row = [], []
    _fill_rows(s)
    s.rolled = []
    if s.round > 1:
        _draw_titans(s)
    s.log.reveal()
    for seat in s.in_turn_order():
        s.players[seat].has_passed = False
        reward(s, seat, "round")
    s.active = s.first
    s.agenda.insert(-1, Turn(s.first))


def _fill_rows(s: State) -> None:
    """Empire and military cards by the number of players (rulebook, "Preparación" 7 and 8, "Preparar" 2)."""
    for _ in range(N.empire_row[s.seats - 2]):
        card = draw_empire(s)
        if card:
            s.row.append(card)
    for _ in range(N.military_row[s.seats - 2]):
        if s.military:
            s.military_row.append(s.military.pop())
        elif s.returned:
            s.military_row.append(s.returned.pop(0))


def draw_empire(s: State) -> str:
    """The top card of the round's empire deck; where it is used up, its discards are shuffled (rulebook, "Preparar" 2).

    "" where there is no card left.
    """
    deck = s.decks[empire_deck(s)]
    if not deck:
        discards = s.discards[empire_deck(s)]
        deck += discards
        discards.clear()
        s.rng.shuffle(deck)
    return deck.pop() if deck else ""


def _draw_titans(s: State) -> None:
    """Each seat without a threatening titan draws one from the bottom, in turn order (rulebook, "Preparar" 3)."""
    for seat in s.in_turn_order():
        p = s.players[seat]
        pile = next((pile for pile in s.titans[N.titan_stars[s.round - 1] - 1 :] if pile), None)
        if not p.threat and pile is not None:
            p.threat, p.fed = pile.pop(0), 0
            _tell_threat(s, seat)


def _tell_threat(s: State, seat: int) -> None:
    titan = s.players[seat].threat
    if titan:
        s.log.add("ancient_world-threat", seat=seat, titan=titan, defence=CARDS[titan].defence)
