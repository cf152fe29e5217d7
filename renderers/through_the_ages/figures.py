"""Positions that explain a rule of Through the Ages, by the topic's id in data/through_the_ages/help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core.match import Match
from engine.through_the_ages.cards import NUMBERS
from engine.through_the_ages.game import GAME
from engine.through_the_ages.state import State, TakeActions
from engine.through_the_ages.values import update
from engine.through_the_ages.view import AgesView
from engine.through_the_ages.views import view
from renderers.core.kinds import CUT
from renderers.through_the_ages.civilization import kind_of

SEED: Final = 5
CIVILIZATION: Final = kind_of(0).id


def _begun() -> State:
    """A game of two in its second round, whose first player may act."""
    s: State = Match.create(GAME, {"first-player": "first-seat"}, 2, SEED).state
    s.round, s.age = 2, 1
    s.agenda = [TakeActions(0)]
    return s


def _civilization(
    *, workers: Mapping[str, int] | None = None, stored: Mapping[str, int] | None = None, **fields: Any
) -> AgesView:
    """A game whose first civilization has these workers and tokens on cards, and these fields of its own."""
    s = _begun()
    p = s.players[0]
    for card, count in (workers or {}).items():
        p.workers[NUMBERS[card]] = count
        p.known |= 1 << NUMBERS[card]
    for card, count in (stored or {}).items():
        p.stored[NUMBERS[card]] = count
    for name, value in fields.items():
        setattr(p, name, value)
    update(s, 0)
    p.civil, p.military = p.civil_total, p.military_total
    public_view: AgesView = view(s, None)
    return public_view


def _row() -> AgesView:
    s = _begun()
    for p in s.players:
        p.civil, p.military = p.civil_total, p.military_total
    public_view: AgesView = view(s, None)
    return public_view


def _tokens() -> AgesView:
    return _civilization(workers={"agriculture": 3}, idle=2, yellow=15, stored={"bronze": 2, "agriculture": 1}, blue=13)


def _goods() -> AgesView:
    return _civilization(
        workers={"bronze": 2, "iron": 1}, stored={"bronze": 1, "iron": 2, "agriculture": 2}, blue=11, yellow=17, idle=1
    )


def _happiness() -> AgesView:
    return _civilization(
        workers={"agriculture": 3, "bronze": 4, "religion": 1, "philosophy": 2, "warriors": 1}, idle=1, yellow=12
    )


def _wonder() -> AgesView:
    return _civilization(unfinished=NUMBERS["pyramids"], stages=1, stored={"bronze": 3}, blue=12)


def _armies() -> AgesView:
    units = {"warriors": 3, "knights": 1, "religion": 1}
    return _civilization(workers=units, tactic=NUMBERS["medieval_army"], exclusive=True, yellow=15, idle=0)


FIGURES: dict[str, Callable[[], AgesView]] = {
    "row": _row,
    "wonder": _wonder,
    "armies": _armies,
    "happiness": _happiness,
    "tokens": _tokens,
    "goods": _goods,
}
"""Topic -> a public view that shows it."""

KINDS: dict[str, str] = dict.fromkeys(FIGURES, CIVILIZATION) | {"row": CUT.id}
"""Topic -> the kind of picture that shows it."""
