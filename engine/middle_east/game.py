"""Ancient Civilizations of the Middle East for the core."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, Final

from engine.core.copies import copier
from engine.core.game import Game, Opponent, StepFunction
from engine.core.rng import Rng
from engine.epochs.cast import cast_from
from engine.epochs.computer.evaluation import evaluate
from engine.epochs.computer.planner import lookahead
from engine.epochs.dealing import is_secret, redeal, rewind
from engine.epochs.leading import led, sight_led, why_not_led
from engine.epochs.missing import OwnThings, missing_things
from engine.epochs.preorders import preorders_of
from engine.epochs.references import references_of
from engine.epochs.scenario import cast_in, scenario_in
from engine.epochs.setup import set_up
from engine.epochs.state import (
    Acquisition,
    ChooseCivilization,
    Deployment,
    EpochChange,
    EpochPoints,
    NextTurn,
    Rules,
    SuddenDeath,
    Withdrawal,
)
from engine.epochs.steps import STEPS as COMMON_STEPS
from engine.middle_east import abilities, cards, epoch_table, facts, gods
from engine.middle_east.computer.card_worth import SENSE
from engine.middle_east.computer.sensible import answer
from engine.middle_east.computer.sight import sight
from engine.middle_east.deities import MONOTHEISM, capture_deities
from engine.middle_east.deity_facts import REGISTERED
from engine.middle_east.endings import change_of_epoch, epoch_points, next_turn, sudden_death
from engine.middle_east.establishing import establish_deity, offer_deity, rebuild_deity, request_deity
from engine.middle_east.false_prophet import expose_prophet
from engine.middle_east.founding import choose_civilization, place_home_disks
from engine.middle_east.gilgamesh import gilgamesh, gilgamesh_deployment
from engine.middle_east.growth import acquisition, deployment, withdrawal
from engine.middle_east.invariants import check
from engine.middle_east.meta import META
from engine.middle_east.option_conflicts import epochs_played
from engine.middle_east.state import (
    CaptureDeities,
    Deity,
    EstablishDeity,
    ExposeProphet,
    Gilgamesh,
    GilgameshDeployment,
    OfferDeity,
    Options,
    PlaceHomeDisks,
    RaiseStrongholds,
    RebuildDeity,
    RequestDeity,
    State,
)
from engine.middle_east.strongholds import NOBODY, raise_strongholds
from engine.middle_east.views import view
from engine.middle_east.why_not import WHY_NOT

__all__ = ["GAME", "abilities", "epoch_table", "facts", "gods"]

for _module in sorted(pkgutil.iter_modules(cards.__path__), key=lambda item: item.name):
    importlib.import_module(f"{cards.__name__}.{_module.name}")


def setup(options: dict[str, str], seats: int, rng: Rng) -> State:
    """A new game with the table's options; ``seats`` players."""
    scenario = scenario_in(META.id, options, seats)
    cast = cast_from(options, seats) if scenario is None else cast_in(scenario, seats)
    civilizations = seats if cast is None else len(cast.leaders)
    first = int(options["first-epoch"]) if scenario is None else 1
    rules = Rules(
        epochs=first + epochs_played(options) - 1 if scenario is None else scenario.epochs,
        last_epoch_event=options["last-epoch-event"] == "yes",
        barbarian_hordes=options["barbarian-hordes"] == "yes",
        everyone_reacts=options["reactions"] == "everyone",
        balanced=options["balancing-abilities"] == "yes",
    )
    own = Options(
        first_epoch=first,
        goal=0 if options["goal"] == "none" else int(options["goal"]),
        goal_ends="turn" if options["goal-ends"] == "turn" else "epoch",
        any_civilization=options["civilizations"] == "any",
        home_defence=options["home-defence"] == "yes",
        returns=2 if options["gilgamesh"] == "twice" else 1,
        shared_withdrawal=options["withdrawal"] == "shared",
    )
    facts = REGISTERED[META.id]
    s = set_up(
        State,
        META.id,
        rules,
        civilizations,
        rng,
        cast,
        scenario,
        options=own,
        deities={key: Deity() for key in sorted((*facts.deities, MONOTHEISM))},
        strongholds=[NOBODY] * facts.board.size,
        sites={},
        gilgamesh=[[] for _ in range(civilizations)],
    )
    s.epoch = first
    return s


def with_cast(raw: dict[str, Any]) -> dict[str, Any]:
    """A state of version 1, in which every player led one civilization."""
    return {**raw, "cast": None}


def with_scenario(raw: dict[str, Any]) -> dict[str, Any]:
    """A state of version 2, in which there were no scenarios."""
    return {**raw, "scenario": ""}


STEPS: Final[dict[type[Any], StepFunction]] = led(
    {
        **COMMON_STEPS,
        ChooseCivilization: choose_civilization,
        PlaceHomeDisks: place_home_disks,
        Withdrawal: withdrawal,
        Acquisition: acquisition,
        Deployment: deployment,
        SuddenDeath: sudden_death,
        NextTurn: next_turn,
        EpochChange: change_of_epoch,
        EpochPoints: epoch_points,
        RaiseStrongholds: raise_strongholds,
        EstablishDeity: establish_deity,
        RebuildDeity: rebuild_deity,
        OfferDeity: offer_deity,
        RequestDeity: request_deity,
        CaptureDeities: capture_deities,
        Gilgamesh: gilgamesh,
        GilgameshDeployment: gilgamesh_deployment,
        ExposeProphet: expose_prophet,
    }
)


OF_DEITIES: Final = ("establish", "rebuild", "return", "request")
"""What is done with deities in the card phase."""

GAME: Game[State] = Game(
    META,
    State,
    setup,
    STEPS,
    view,
    redeal,
    rewind,
    check,
    {1: with_cast, 2: with_scenario},
    why_not=why_not_led(WHY_NOT),
    is_secret=is_secret,
    preorders=preorders_of(META.id, ("granary", "invest")),
    sensible=Opponent(sight_led(sight), answer, lookahead=lookahead(answer, SENSE)),
    copy=copier(State),
    evaluate=evaluate,
    missing=missing_things(META.id, {"deity": OwnThings("deities", OF_DEITIES)}),
    references=references_of(META.id, deity=(*REGISTERED[META.id].deities, MONOTHEISM)),
)
