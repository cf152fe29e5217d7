"""The toy for the core."""

from __future__ import annotations

from engine.core.copies import copier
from engine.core.game import Game, Opponent
from engine.core.rng import Rng
from engine.epochs.computer.evaluation import evaluate
from engine.epochs.dealing import is_secret, redeal, rewind
from engine.epochs.facts import facts_of
from engine.epochs.invariants import check
from engine.epochs.missing import missing_things
from engine.epochs.preorders import preorders_of
from engine.epochs.setup import set_up
from engine.epochs.state import Rules
from engine.epochs.steps import STEPS
from engine.epochs.why_not import why_not
from tests.toy_epochs import facts
from tests.toy_epochs.computer import answer, sight
from tests.toy_epochs.deities import establish, seize
from tests.toy_epochs.forts import fortify
from tests.toy_epochs.meta import META
from tests.toy_epochs.state import Deity, Establish, Fortify, Seize, State
from tests.toy_epochs.view import view

__all__ = ["GAME", "facts"]


def setup(options: dict[str, str], seats: int, rng: Rng) -> State:
    """A new game with the table's options."""
    rules = Rules(epochs=int(options["epochs"]), everyone_reacts=options["reactions"] == "everyone")
    deities, forts = {"storm": Deity(), "sun": Deity()}, [-1] * facts_of(META.id).board.size
    return set_up(State, META.id, rules, seats, rng, deities=deities, forts=forts)


GAME: Game[State] = Game(
    META,
    State,
    setup,
    {**STEPS, Establish: establish, Seize: seize, Fortify: fortify},
    view,
    redeal,
    rewind,
    check,
    why_not=why_not(),
    is_secret=is_secret,
    preorders=preorders_of(META.id),
    sensible=Opponent(sight, answer),
    copy=copier(State),
    evaluate=evaluate,
    missing=missing_things(META.id),
)
