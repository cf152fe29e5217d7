"""Scenarios of the map games for their cases: as they begin, and at the end of an epoch."""

from __future__ import annotations

from typing import Any, TypeVar

from engine.core.game import Game
from engine.core.match import Match
from engine.epochs.state import EndOfEpoch, EpochChange, State
from tests.cases.answers import Table

S = TypeVar("S", bound=State)


def begun(game: Game[Any], scenario: str, players: int, seed: int = 3) -> Match:
    """A scenario as it begins, once all have chosen."""
    match = Match.create(game, {"scenario": scenario}, players, seed)
    while match.asks() and match.asks()[0].key == "civilization":
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, [ask.options[0]])
    return match


def ended(game: Game[Any], s: S) -> S:
    """The position after the end of its epoch, up to the change to the next one."""
    s.agenda = [EndOfEpoch()]
    Table(game, s, EpochChange)
    return s


def seat_of(s: State, civilization: str) -> int:
    """The seat that leads it."""
    return s.civs.index(civilization)
