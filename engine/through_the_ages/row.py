"""The card row and the ends of ages (rulebook, "Reponer la fila de cartas", "Fin de una época")."""

from __future__ import annotations

from typing import Final

from engine.through_the_ages import banks, drawing, leaders, pacts
from engine.through_the_ages.cards import AGE, AGES, IDS, deck
from engine.through_the_ages.state import State
from engine.through_the_ages.wonders import give_up

PLACES: Final = 13
DISCARDED: Final = {1: 3, 2: 3, 3: 2, 4: 1}
"""How many of the first places are emptied, by players left."""

YELLOW_LOST: Final = 2
"""Yellow tokens that everybody loses when age I, II or III ends."""


def replenish(s: State) -> None:
    """Empty the first places, close up, fill from the deck (rulebook, "Reponer la fila de cartas")."""
    count = DISCARDED[len(s.playing())]
    cards = [card for card in s.row[:count] if card >= 0] if s.log.is_heard else []
    s.row[:count] = [-1] * count
    if cards:
        s.log.add("through_the_ages-row", cards=" ".join(IDS[card] for card in cards))
    refill(s)


def refill(s: State) -> None:
    """Close up and fill the row; the last card of a deck ends its age.

    The first refill of a game ends age A (rulebook, "Fin de una época").
    """
    cards = [card for card in s.row if card >= 0]
    s.row = cards + [-1] * (PLACES - len(cards))
    is_first = s.age == 0
    for place in range(len(cards), PLACES):
        if not s.civil_deck and s.age == 0:
            end_age(s)
            is_first = False
        if not s.civil_deck:
            break
        s.row[place] = s.civil_deck.pop()
        s.log.reveal()
        if not s.civil_deck and s.age > 0:
            end_age(s)
    if is_first and s.age == 0:
        end_age(s)


def end_age(s: State) -> None:
    """The present age ends: what is older than it is obsolete, people are lost, new decks come.

    Rulebook, "Fin de una época"; age A takes nothing with it.
    """
    ended = s.age
    s.age += 1
    s.log.add("through_the_ages-age", age=AGES[s.age])
    if ended > 0:
        _make_obsolete(s, ended)
        for seat in s.playing():
            banks.lose_yellow(s.players[seat], YELLOW_LOST)
    s.boxed += s.military_deck
    if s.age > 3:
        s.civil_deck, s.military_deck = [], []
        s.last_round = s.round if s.active == s.opening() else s.round + 1
        s.log.add("through_the_ages-last-round", round=s.last_round)
        return
    players = max(2, len(s.playing()))
    s.civil_deck, s.military_deck = deck(players, s.age, civil=True), deck(players, s.age, civil=False)
    s.rng.shuffle(s.civil_deck)
    s.rng.shuffle(s.military_deck)


def _make_obsolete(s: State, ended: int) -> None:
    """Cards older than the age that has ended leave hands and play (rulebook, "Fin de una época")."""
    for seat in s.playing():
        p = s.players[seat]
        civil, military = ([card for card in hand if AGE[card] < ended] for hand in (p.civil_hand, p.military_hand))
        p.civil_hand = [card for card in p.civil_hand if AGE[card] >= ended]
        p.fresh = [card for card in p.fresh if AGE[card] >= ended]
        for card in military:
            drawing.discard(s, seat, card)
        if civil or military:
            s.log.add("through_the_ages-outdated", seat=seat, civil=len(civil), military=len(military))
        if p.leader >= 0 and AGE[p.leader] < ended:
            leaders.remove(s, seat)
        if p.unfinished >= 0 and AGE[p.unfinished] < ended:
            s.log.add("through_the_ages-wonder-gone", seat=seat, card=IDS[p.unfinished])
            give_up(p)
        if p.pact is not None and AGE[p.pact.card] < ended:
            pacts.end(s, seat)
