"""Composing and encoding pictures, with caches empty and full."""

from __future__ import annotations

import gc
from statistics import median
from time import perf_counter
from typing import Any

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from renderers.core.cache import Lru
from renderers.core.kinds import kind_for
from renderers.core.picture import Picture
from renderers.core.registry import renderer

FIRST = 60
"""Decisions before the first position that is drawn."""


def positions(count: int) -> list[Any]:
    """What seat 0 sees at so many moments of one random game of four; no two are the same."""
    match, found = Match.create(load_game("tigris"), {}, 4, 3), []
    play_random(match, 3, FIRST)
    for number in range(count):
        found.append(match.view(0))
        if not play_random(match, 1000 + number, 3):
            match = Match.create(load_game("tigris"), {}, 4, 1000 + number)
            play_random(match, number, FIRST)
    return found


def forget() -> None:
    """Empty every cache of the renderers, whoever holds it."""
    for thing in gc.get_objects():
        if isinstance(thing, Lru):
            thing.clear()


def measure(count: int = 50) -> dict[str, float | str]:
    """Median milliseconds and bytes of so many pictures of each kind."""
    drawn, views = renderer("tigris"), positions(count)
    kinds = drawn.kinds(views[0])
    whole = kind_for(kinds, "whole")
    begun = perf_counter()
    drawn.draw(views[0], whole)
    found: dict[str, float | str] = {"pictures": count, "first_board_ms": round((perf_counter() - begun) * 1e3, 1)}
    cold = []
    for view in views:
        forget()
        cold.append(drawn.draw(view, whole))
    found |= _facts(f"{whole}_cold", cold)
    for kind in (kind.id for kind in kinds):
        forget()
        # Sprites and labels of all positions are known before the clock runs; only the pictures themselves are not.
        for view in views[:10]:
            drawn.draw(view, kind)
        found |= _facts(f"{kind}_warm", [drawn.draw(view, kind) for view in views[10:] + positions(count + 10)[count:]])
    return found


def _facts(name: str, pictures: list[Picture]) -> dict[str, float | str]:
    return {
        f"{name}_compose_ms": round(median(picture.compose_ms for picture in pictures), 1),
        f"{name}_encode_ms": round(median(picture.encode_ms for picture in pictures), 1),
        f"{name}_bytes": int(median(len(picture.data) for picture in pictures)),
        f"{name}_bytes_most": max(len(picture.data) for picture in pictures),
    }
