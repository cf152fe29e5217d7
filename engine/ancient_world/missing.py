"""Why nothing in a turn is about a card that somebody names: it is not on offer, not the reader's, of another kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.ancient_world.facts import CARDS
from engine.ancient_world.refusals import no
from engine.ancient_world.view import CityView, WorldView
from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.missing import MissingThings

BUYS: Final = {"build": "empire", "recruit": "military"}
"""The kind of card that each action buys."""


def ids(view: WorldView, question: Ask, verb: str, thing: str) -> Iterable[str]:
    """What options about a card would be: those of the board and of attacks are all among the wishes."""
    name, city = thing.partition(":")[2], _own(view)
    if question.key != "turn" or name not in CARDS or city is None:
        return ()
    citizen = next(iter(city.ready or city.citizens), 1)
    options = {"stored": f"stored:{name}", "mend": f"mend:{name}", "use": f"use:{citizen}:{name}"}
    if verb:
        return [options[verb]] if verb in options else []
    is_built = any(one.card == name for one in city.buildings)
    return [options["use"]] if is_built and CARDS[name].action else []


def why(view: WorldView, question: Ask, verb: str, thing: str) -> Reason | None:
    """The first of these that holds: another kind of card, not on offer, no armies left."""
    name, city = thing.partition(":")[2], _own(view)
    if question.key != "turn" or name not in CARDS or city is None:
        return None
    kind = CARDS[name].kind
    if verb in BUYS and kind != BUYS[verb]:
        return no("other-kind", card=name, kind=kind)
    if verb == "use":
        return no("no-action", card=name)
    if verb == "attack" and kind != "titan":
        return no("other-kind", card=name, kind=kind)
    if kind == "titan":
        return _titan(view, city, name)
    if name in (*(one.card for one in city.buildings), *(one.card for one in city.armies)):
        return no("built", card=name)
    return no("not-on-offer", card=name) if kind in BUYS.values() else no("other-kind", card=name, kind=kind)


def _titan(view: WorldView, city: CityView, name: str) -> Reason:
    """Rulebook, "Atacar a un titán"."""
    if name not in (*view.titans, *(one.threat for one in view.cities)):
        return no("titan-gone", titan=name)
    if all(army.is_used for army in city.armies):
        return no("no-armies", titan=name)
    return no("no-attack", titan=name, defence=CARDS[name].defence)


def own_things(view: WorldView, question: Ask) -> Iterable[str]:
    """None: what is before the seat is all among the wishes."""
    return ()


def _own(view: WorldView) -> CityView | None:
    return None if view.viewer is None else view.cities[view.viewer]


MISSING: Final = MissingThings(ids, why, own_things)
