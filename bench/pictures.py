"""Processor time of composing and encoding pictures of every game, with caches empty and full."""

from __future__ import annotations

import gc
from statistics import median
from typing import Any, get_args

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import games, load_game
from renderers.core.cache import Lru
from renderers.core.kinds import Kind, Use
from renderers.core.picture import Picture
from renderers.core.registry import rendered_games, renderer

FIRST = 60
"""Decisions before the first position that is drawn."""
BETWEEN = 3
"""Decisions between one position and the next."""
SEATS = 4


def positions(game: str, count: int) -> list[Any]:
    """What seat 0 sees at so many moments of random games, one after the other; no two are the same."""
    found: list[Any] = []
    seed = 3
    match = _begun(game, seed)
    while len(found) < count:
        found.append(match.view(0))
        if not play_random(match, len(found), BETWEEN):
            seed += 1
            match = _begun(game, seed)
    return found


def _begun(game: str, seed: int) -> Match[Any]:
    least, most = games()[game].seats
    match = Match.create(load_game(game), {}, max(least, min(SEATS, most)), seed)
    play_random(match, seed, FIRST)
    return match


def forget() -> None:
    """Empty every cache of the renderers, whoever holds it."""
    for thing in gc.get_objects():
        if isinstance(thing, Lru):
            thing.clear()


def measure(count: int = 60) -> dict[str, float | str]:
    """Medians of each game, from so many positions; names begin with the game and what a picture is for."""
    found: dict[str, float | str] = {}
    for game in rendered_games():
        if game in games():
            found |= {f"{game}_{name}": figure for name, figure in _game(game, count).items()}
    return found


def _game(game: str, count: int) -> dict[str, float | str]:
    drawn, views = renderer(game), positions(game, count)
    kinds = _kinds(drawn.kinds(views[0]))
    first = drawn.draw(views[0], kinds["whole"])
    found: dict[str, float | str] = {"first_ms": round(first.compose_ms + first.encode_ms, 1)}
    cold = []
    for view in views[: count // 4]:
        forget()
        cold.append(drawn.draw(view, kinds["whole"]))
    found["whole_cold_compose_ms"] = round(median(picture.compose_ms for picture in cold), 1)
    for use, kind in kinds.items():
        # A table that is played at while the bot runs: half of its pictures have been drawn, the others follow.
        forget()
        known, new = views[: count // 2], views[count // 2 :]
        for view in known:
            drawn.draw(view, kind)
        found |= {f"{use}_{name}": figure for name, figure in _facts([drawn.draw(view, kind) for view in new]).items()}
    return found


def _kinds(kinds: tuple[Kind, ...]) -> dict[str, str]:
    """The id of the first kind for each use that has one; whatever is for "more" is left out."""
    ids: dict[str, str] = {}
    for kind in kinds:
        ids.setdefault(kind.use, kind.id)
    return {use: ids[use] for use in get_args(Use) if use in ids and use != "more"}


def _facts(pictures: list[Picture]) -> dict[str, float | str]:
    return {
        "compose_ms": round(median(picture.compose_ms for picture in pictures), 2),
        "encode_ms": round(median(picture.encode_ms for picture in pictures), 2),
        "bytes": int(median(len(picture.data) for picture in pictures)),
        "bytes_most": max(len(picture.data) for picture in pictures),
    }
