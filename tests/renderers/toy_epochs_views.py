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
"""Decisions after which a game is given up."""
Scene = Callable[[ToyView], bool]


@cache
def played(until: Scene, seats: int = 3) -> Position:
    """A random game, stopped where ``until`` is true of its public view; LookupError where thirty games have none."""
    for seed in range(1, 31):
        position, rng = Position.set_up(GAME, GAME.meta.check({"epochs": "2"}, seats), seats, seed), seeded(seed)
        for _ in range(LONGEST):
            if until(position.view(None)):
                return position
            if not position.asks():
                break
            ask = position.asks()[0]
            position.apply(ask.seat, choose(ask, rng))
    raise LookupError("no such scene of the toy in thirty games")


def _is_rich(view: ToyView) -> bool:
    temples = sum(deity.area is not None for deity in view.deities)
    return view.epoch == 2 and temples == len(view.deities) and bool(view.forts and view.changes)


def _is_tied(view: ToyView) -> bool:
    points = [row[0] for row in view.finals or ()]
    return len(set(points)) < len(points) and any(seat.sources.get("deities") for seat in view.seats)


def _is_new(view: ToyView) -> bool:
    return True


def middle() -> ToyView:
    """In the second epoch: every temple stands, a fort, disks that came and went."""
    view: ToyView = played(_is_rich).view(None)
    return view


def seen_by(view: ToyView, seat: int) -> ToyView:
    """``view``, the public one of ``middle``, as a seat sees it."""
    return msgspec.structs.replace(view, viewer=seat, hand=played(_is_rich).view(seat).hand)


def end() -> ToyView:
    """A game that has ended: two have the same points."""
    view: ToyView = played(_is_tied).view(None)
    return view


def opening(seats: int = 3) -> ToyView:
    """The first question."""
    view: ToyView = played(_is_new, seats).view(None)
    return view


SCENES: dict[str, Callable[[], ToyView]] = {
    "middle": middle,
    "seat": lambda: seen_by(middle(), 0),
    "end": end,
    "opening": opening,
    "two": lambda: opening(2),
}
MOST_BYTES = 150_000
