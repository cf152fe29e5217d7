"""Scenes of the toy that tests of pictures draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.match import Match
from tests.toy import toy


def played(until: int) -> Match:
    """A game in which everybody answers with what they are offered first, after so many answers."""
    match = Match.create(toy.GAME, {}, 2, 1)
    for _ in range(until):
        if not match.asks():
            break
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, list(ask.options)[: ask.most])
    return match


def seen_by(view: Any, seat: int) -> Any:
    """The middle of the game as a seat sees it."""
    return played(6).view(seat)


SCENES: dict[str, Callable[[], Any]] = {
    "opening": lambda: played(0).view(None),
    "middle": lambda: played(6).view(None),
    "seat": lambda: played(6).view(0),
    "end": lambda: played(1000).view(None),
}
