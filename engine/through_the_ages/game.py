"""Through the Ages for the core, and the invariants that hold at every decision."""

from __future__ import annotations

from engine.core.copies import copier
from engine.core.game import Game
from engine.through_the_ages import impacts, offers
from engine.through_the_ages.action_phase import take_actions
from engine.through_the_ages.attacks import aggression, resolve_war
from engine.through_the_ages.cards import CARDS, COPY, IS_CIVIL, KIND
from engine.through_the_ages.colonies import bid, send
from engine.through_the_ages.dealing import redeal, rewind
from engine.through_the_ages.drawing import back_of_discard
from engine.through_the_ages.ending import final_events
from engine.through_the_ages.events import resolve
from engine.through_the_ages.meta import META
from engine.through_the_ages.pacts import offer
from engine.through_the_ages.politics import politics
from engine.through_the_ages.setup import set_up
from engine.through_the_ages.state import (
    Aggression,
    Colonize,
    EndTurn,
    FinalEvents,
    OfferPact,
    Politics,
    ResolveEvent,
    ResolveWar,
    SendForce,
    StartTurn,
    State,
    TakeActions,
)
from engine.through_the_ages.turn import end_turn, start_turn
from engine.through_the_ages.views import view

assert impacts, "its events are noted by being imported"
assert offers, "its events are noted by being imported"


def check(s: State) -> None:
    """Raises AssertionError where the state is impossible."""
    for p in s.players:
        assert min(*p.workers, *p.stored) >= 0, "fewer than no workers or tokens"
        assert min(p.yellow, p.blue, p.idle, p.civil, p.military, p.science, p.culture) >= 0, "less than nothing"
        assert p.civil <= p.civil_total, "more civil actions than there are"
        assert p.military <= p.military_total, "more military actions than there are"
        assert all(IS_CIVIL[card] for card in p.civil_hand), "a military card in a civil hand"
        assert not any(IS_CIVIL[card % COPY] for card in p.military_hand), "a civil card in a military hand"
        assert all(KIND[card] == "territory" for card in p.colonies), "a colony that is no territory"
        assert p.unfinished < 0 or p.stages < len(CARDS[p.unfinished].stages), "a wonder that is complete"
        assert all(p.known >> n & 1 for n, count in enumerate(p.workers) if count), "workers on an unknown technology"
    assert len(s.row) == 13, "the row has another number of places"
    piles = [*s.military_deck, *s.current, *s.future, *s.boxed, *s.past, *s.shared]
    piles += [card for pile in s.discards for card in pile]
    for p in s.players:
        piles += p.military_hand + p.colonies + [war.card for war in p.wars] + ([p.tactic] if p.exclusive else [])
        piles += [p.pact.card] if p.pact is not None else []
    assert len(piles) == len(set(piles)), "a military card lies in two places"


GAME: Game[State] = Game(
    META,
    State,
    set_up,
    {
        StartTurn: start_turn,
        ResolveWar: resolve_war,
        Politics: politics,
        ResolveEvent: resolve,
        Colonize: bid,
        SendForce: send,
        Aggression: aggression,
        OfferPact: offer,
        TakeActions: take_actions,
        EndTurn: end_turn,
        FinalEvents: final_events,
    },
    view,
    redeal,
    rewind,
    check,
    copy=copier(State),
    unseen=frozenset({"discard"}),
    shown=back_of_discard,
)
