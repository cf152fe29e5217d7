"""Positions that explain a rule of the Middle East, by the topic's id in data/GAME/help."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.view import Change, FightView, Stack
from engine.middle_east.meta import META
from engine.middle_east.view import DeityView, MiddleEastView, StrongholdView
from renderers.middle_east.deities import ICONS

SEATS = 5
WANTED = ("egypt", "hatti")


@cache
def _start() -> MiddleEastView:
    """The whole map with Egypt and Hatti among the civilizations, at the first growth phase."""
    match = Match.create(load_game(META.id), META.check({}, SEATS), SEATS, 1)
    while (ask := match.asks()[0]).key == "civilization":
        free = [f"civ:{name}" for name in WANTED if f"civ:{name}" in ask.options]
        match.answer(ask.seat, ask.key, [free[0] if free else next(iter(ask.options))])
    view: MiddleEastView = match.view(None)
    return view


def _figure(egypt: str, hatti: str = "", contested: str = "", **more: Any) -> MiddleEastView:
    """The first position with these disks on the map only ("memphis 3, abydos 2"), in epoch II."""
    stacks = tuple(
        Stack(area, _seat(civilization), int(disks))
        for civilization, text in zip(WANTED, (egypt, hatti), strict=True)
        for area, disks in (item.split() for item in text.split(", ") if item)
    )
    bare: dict[str, Any] = {"deities": (), "strongholds": (), "sites": (), "changes": (), "raised": (), "acting": ()}
    changed = {**bare, "epoch": 2, "stacks": stacks, "contested": tuple(contested.split()), **more}
    return msgspec.structs.replace(_start(), **changed)


def _seat(civilization: str) -> int:
    return next(seat.seat for seat in _start().seats if seat.civilization == civilization)


def _deities(*deities: DeityView) -> tuple[DeityView, ...]:
    """All deities: these, and the others available."""
    return tuple(next((one for one in deities if one.key == key), DeityView(key, "available")) for key in ICONS)


def _terms() -> MiddleEastView:
    return _figure("memphis 3, thebes 2, abydos 2, nile_delta 1", "sinai 2")


def _deployment() -> MiddleEastView:
    egypt = _seat("egypt")
    added = (("abydos", 0, 1), ("amarna", 0, 1), ("sinai", 0, 1))
    changes = tuple(Change(area, egypt, was, now) for area, was, now in added)
    disks = "memphis 3, thebes 2, abydos 1, amarna 1, sinai 1"
    return _figure(disks, "sinai 2", "sinai", changes=changes, since="growth", acting=(egypt,))


def _competition() -> MiddleEastView:
    nothing: tuple[tuple[str, ...], ...] = ((),) * SEATS
    fight = FightView("sinai", nothing, (0,) * (SEATS + 1))
    acting = tuple(sorted(_seat(civilization) for civilization in WANTED))
    disks = ("memphis 2, sinai 4, nile_delta 2", "sinai 3, edom 1")
    return _figure(*disks, "sinai", fight=fight, phase="competition", acting=acting)


def _strongholds() -> MiddleEastView:
    hatti = _seat("hatti")
    walls = tuple(StrongholdView(area, hatti) for area in ("hattusha", "tarsus"))
    return _figure("", "hattusha 4, tarsus 2, kumannis 2, karahuyuk 1", strongholds=walls)


def _deity() -> MiddleEastView:
    god = DeityView("god_of_war", "established", _seat("egypt"), None, "thebes", scores=True, helps=True)
    return _figure("thebes 3, abydos 2, amarna 1", deities=_deities(god))


def _capture() -> MiddleEastView:
    egypt, hatti = (_seat(civilization) for civilization in WANTED)
    own = DeityView("god_of_war", "established", egypt, None, "thebes", scores=True, helps=True)
    captive = DeityView("god_of_the_forge", "captured", hatti, egypt, None, helps=True)
    return _figure("thebes 3, abydos 2, amarna 1", deities=_deities(own, captive))


FIGURES: dict[str, Callable[[], MiddleEastView]] = {
    "terms": _terms,
    "deployment": _deployment,
    "competition": _competition,
    "strongholds": _strongholds,
    "deities": _deity,
    "capture": _capture,
}
"""Topic -> a public view whose cut shows it."""
