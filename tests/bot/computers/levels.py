"""Levels that no table should meet: worker processes import this module when they are told its name."""

from __future__ import annotations

import os
import time

from bot.workers.thinking import ADDED
from engine.computers.random_player import choose
from engine.core.position import Position
from engine.core.rng import Rng

Ids = tuple[str, ...]


def loops(position: Position, seat: int, rng: Rng, seconds: float) -> Ids:
    """Thinks for ever."""
    while True:
        pass


def nonsense(position: Position, seat: int, rng: Rng, seconds: float) -> Ids:
    """Answers what nobody has offered."""
    return ("no:such:option",)


def fails(position: Position, seat: int, rng: Rng, seconds: float) -> Ids:
    """Breaks."""
    raise RuntimeError("injected")


def dies(position: Position, seat: int, rng: Rng, seconds: float) -> Ids:
    """Takes its process along."""
    os._exit(1)


def chatters(position: Position, seat: int, rng: Rng, seconds: float) -> Ids:
    """Prints where the answers are written, and answers at random."""
    print("x" * 10_000, flush=True)
    return at_random(position, seat, rng, seconds)


def ponders(position: Position, seat: int, rng: Rng, seconds: float) -> Ids:
    """Is busy for a while, then answers at random."""
    end = time.monotonic() + 0.4
    while time.monotonic() < end:
        pass
    return at_random(position, seat, rng, seconds)


def at_random(position: Position, seat: int, rng: Rng, seconds: float) -> Ids:
    """Answers at random, by the chance it is given."""
    question = position.ask_of(seat)
    assert question is not None
    return choose(question, rng)


NAMED = {level.__name__: level for level in (loops, nonsense, fails, dies, chatters, ponders)}
ADDED.update(NAMED)
