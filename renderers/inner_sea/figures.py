"""Positions that explain a rule of the Inner Sea, by the topic's id in data/GAME/help."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.view import Change, FightView, Stack
from engine.inner_sea.meta import META
from engine.inner_sea.view import InnerSeaView

SEATS = 5
WANTED = ("rome", "gaul")


@cache
def _start() -> InnerSeaView:
    """The whole map with Rome and Gaul among the civilizations, at the first growth phase."""
    match = Match.create(load_game(META.id), META.check({}, SEATS), SEATS, 1)
    while (ask := match.asks()[0]).key == "civilization":
        free = [f"civ:{name}" for name in WANTED if f"civ:{name}" in ask.options]
        match.answer(ask.seat, ask.key, [free[0] if free else next(iter(ask.options))])
    view: InnerSeaView = match.view(None)
    return view


def _figure(rome: str, gaul: str = "", contested: str = "") -> InnerSeaView:
    """The first position with these disks on the map only ("rome 3, etruria 2"), in epoch II."""
    view = _start()
    stacks = tuple(
        Stack(area, _seat(civilization), int(disks))
        for civilization, text in zip(WANTED, (rome, gaul), strict=True)
        for area, disks in (item.split() for item in text.split(", ") if item)
    )
    changed = {"epoch": 2, "stacks": stacks, "contested": tuple(contested.split()), "changes": ()}
    return msgspec.structs.replace(view, **changed)


def _seat(civilization: str) -> int:
    return next(seat.seat for seat in _start().seats if seat.civilization == civilization)


def _terms() -> InnerSeaView:
    return _figure("rome 3, umbria 1, etruria 2, bay_of_capua 1", "cisalpina 2, liguria 1, ligurian_sea 2", "")


def _deployment() -> InnerSeaView:
    view = _figure("rome 3, etruria 2, umbria 1, cisalpina 1, samnium 2", "cisalpina 1, liguria 2")
    rome = _seat("rome")
    added = (("umbria", 0, 1), ("cisalpina", 0, 1), ("samnium", 1, 2))
    changes = tuple(Change(area, rome, was, now) for area, was, now in added)
    return msgspec.structs.replace(view, changes=changes, since="growth", acting=(rome,))


def _competition() -> InnerSeaView:
    view = _figure("rome 2, umbria 4, etruria 2", "umbria 3, cisalpina 2, liguria 1", "umbria")
    nothing: tuple[tuple[str, ...], ...] = ((),) * SEATS
    fight = FightView("umbria", nothing, (0,) * (SEATS + 1))
    acting = tuple(sorted(_seat(civilization) for civilization in WANTED))
    return msgspec.structs.replace(view, fight=fight, phase="competition", acting=acting)


FIGURES: dict[str, Callable[[], InnerSeaView]] = {
    "terms": _terms,
    "deployment": _deployment,
    "competition": _competition,
}
"""Topic -> a public view whose cut shows it."""
