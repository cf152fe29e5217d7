"""Through the Ages for the core."""

from __future__ import annotations

from engine.core.copies import copier
from engine.core.game import Game, Opponent
from engine.through_the_ages import impacts, offers
from engine.through_the_ages.action_phase import take_actions
from engine.through_the_ages.attacks import aggression, resolve_war
from engine.through_the_ages.colonies import bid, send
from engine.through_the_ages.computer.planner import LOOKAHEAD
from engine.through_the_ages.computer.sensible import answer
from engine.through_the_ages.computer.sight import sight
from engine.through_the_ages.dealing import redeal, rewind
from engine.through_the_ages.drawing import back_of_discard
from engine.through_the_ages.ending import final_events
from engine.through_the_ages.events import resolve
from engine.through_the_ages.invariants import check
from engine.through_the_ages.meta import META
from engine.through_the_ages.missing import MISSING
from engine.through_the_ages.pacts import offer
from engine.through_the_ages.politics import politics
from engine.through_the_ages.preorders import PREORDERS
from engine.through_the_ages.references import REFERENCES
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
    is_secret=lambda question: question.key == "discard",
    public_form=back_of_discard,
    preorders=PREORDERS,
    sensible=Opponent(sight, answer, lookahead=LOOKAHEAD),
    missing=MISSING,
    references=REFERENCES,
)
