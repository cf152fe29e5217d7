"""Ancient Civilizations of the Inner Sea for the core."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, Final

from engine.core.copies import copier
from engine.core.game import Game, Opponent, StepFunction
from engine.core.rng import Rng
from engine.epochs.annals import ZERO
from engine.epochs.cast import cast_from
from engine.epochs.computer.evaluation import evaluate
from engine.epochs.computer.planner import lookahead
from engine.epochs.dealing import is_secret, redeal, rewind
from engine.epochs.invariants import check
from engine.epochs.leading import led, sight_led, why_not_led
from engine.epochs.missing import OwnThings, missing_things
from engine.epochs.preorders import preorders_of
from engine.epochs.references import references_of
from engine.epochs.scenario import cast_in, scenario_in
from engine.epochs.setup import set_up
from engine.epochs.state import Rules
from engine.epochs.steps import STEPS as COMMON_STEPS
from engine.inner_sea import abilities, cards, epoch_table, facts, wonders
from engine.inner_sea.aeneas import aeneas, aeneas_deployment
from engine.inner_sea.building import build_wonder
from engine.inner_sea.computer.card_worth import SENSE
from engine.inner_sea.computer.sensible import answer
from engine.inner_sea.computer.sight import sight
from engine.inner_sea.meta import META
from engine.inner_sea.state import Aeneas, AeneasDeployment, BuildWonder, State, WonderState
from engine.inner_sea.views import view
from engine.inner_sea.why_not import WHY_NOT
from engine.inner_sea.wonder_facts import facts_of

__all__ = ["GAME", "abilities", "epoch_table", "facts", "wonders"]

for _module in sorted(pkgutil.iter_modules(cards.__path__), key=lambda item: item.name):
    importlib.import_module(f"{cards.__name__}.{_module.name}")


def setup(options: dict[str, str], seats: int, rng: Rng) -> State:
    """A new game with the table's options; ``seats`` players."""
    scenario = scenario_in(META.id, options, seats)
    cast = cast_from(options, seats) if scenario is None else cast_in(scenario, seats)
    civilizations = seats if cast is None else len(cast.leaders)
    rules = Rules(
        epochs=int(options["epochs"]) if scenario is None else scenario.epochs,
        last_epoch_event=options["last-epoch-event"] == "yes",
        barbarian_hordes=options["barbarian-hordes"] == "yes",
        everyone_reacts=options["reactions"] == "everyone",
        balanced=options["balancing-abilities"] == "yes",
    )
    wonders = {key: WonderState() for key in sorted(facts_of(META.id).wonders)}
    begun_anew = [False] * civilizations
    return set_up(State, META.id, rules, civilizations, rng, cast, scenario, wonders=wonders, aeneas=begun_anew)


def with_annals(raw: dict[str, Any]) -> dict[str, Any]:
    """A state of version 1, which kept no points by turn: what each seat has counts for the turn that it is now."""
    when, numbers = raw["epoch"] * 16 + raw["turn"], facts_of(META.id).source_numbers
    entries = [
        bytes((when, seat, numbers.get(source, numbers["other"]), ZERO + points))
        for seat, sources in enumerate(raw["sources"])
        for source, points in sources.items()
    ]
    return {**raw, "marks": [], "ledger": b"".join(entries), "grown": None}


def with_all_abilities(raw: dict[str, Any]) -> dict[str, Any]:
    """A state of version 2, in which no ability could be left out."""
    return {**raw, "rules": {**raw["rules"], "balanced": True}}


def with_knowledge(raw: dict[str, Any]) -> dict[str, Any]:
    """A state of version 3, which did not keep who had seen what: the deck may have been shuffled since."""
    return {**raw, "knowledge": {"shuffled": True}}


def with_cast(raw: dict[str, Any]) -> dict[str, Any]:
    """A state of version 4, in which every player led one civilization."""
    return {**raw, "cast": None}


def with_scenario(raw: dict[str, Any]) -> dict[str, Any]:
    """A state of version 5, in which there were no scenarios."""
    return {**raw, "scenario": ""}


STEPS: Final[dict[type[Any], StepFunction]] = led(
    {
        **COMMON_STEPS,
        BuildWonder: build_wonder,
        Aeneas: aeneas,
        AeneasDeployment: aeneas_deployment,
    }
)


GAME: Game[State] = Game(
    META,
    State,
    setup,
    STEPS,
    view,
    redeal,
    rewind,
    check,
    {1: with_annals, 2: with_all_abilities, 3: with_knowledge, 4: with_cast, 5: with_scenario},
    why_not=why_not_led(WHY_NOT),
    is_secret=is_secret,
    preorders=preorders_of(META.id, ("invest", "use-wonder")),
    sensible=Opponent(sight_led(sight), answer, lookahead=lookahead(answer, SENSE)),
    copy=copier(State),
    evaluate=evaluate,
    missing=missing_things(META.id, {"wonder": OwnThings("wonders", ("build",))}),
    references=references_of(META.id, wonder=facts_of(META.id).wonders),
)
