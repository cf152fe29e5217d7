"""Positions of the toy of epochs for pictures and their tests, from games played at random."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from engine.computers.random_player import choose
from engine.core.position import Position
from engine.core.rng import seeded
from tests.toy_epochs.game import GAME
from tests.toy_epochs.view import ToyView

LONGEST = 5000


@cache
def played(decisions: int, seats: int = 3, seed: int = 1) -> Position:
    """A random game after so many decisions."""
    position, rng = Position.set_up(GAME, GAME.meta.check({"epochs": "2"}, seats), seats, seed), seeded(seed)
    for _ in range(decisions):
        if not position.asks():
            break
        ask = position.asks()[0]
        position.apply(ask.seat, choose(ask, rng))
    return position


def middle() -> ToyView:
    """In the second epoch: two temples, a fort, Barbarians, disks that came and went."""
    view: ToyView = played(60).view(None)
    return view


def seen_by(view: ToyView, seat: int) -> ToyView:
    """``view``, a public one of that game, as a seat sees it."""
    return msgspec.structs.replace(view, viewer=seat, hand=played(60).view(seat).hand)


def end() -> ToyView:
    """A game that has ended: two have the same points."""
    view: ToyView = played(LONGEST).view(None)
    return view


def opening(seats: int = 3) -> ToyView:
    """The first question."""
    view: ToyView = played(0, seats).view(None)
    return view


SCENES: dict[str, Callable[[], ToyView]] = {
    "middle": middle,
    "seat": lambda: seen_by(middle(), 0),
    "end": end,
    "opening": opening,
    "two": lambda: opening(2),
}
MOST_BYTES = 150_000
