"""Games that are there for tests alone, found by looking: folders of tests/ with the shape of the program.

``tests/GAME/engine/GAME/game.py`` is such a game; it is at hand everywhere, and among the games where ``installed`` is:
then each package of ours looks in its folder too, as it would for a game that somebody adds. A game that borrows from
the program's own (``tests/GAME/game.py``) is never installed.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import bot.games
import data.reference
import data.texts
import data.words
import engine.core.registry
import renderers.core.registry
from engine.core.game import Game, GameMeta
from engine.core.registry import games, load_game

HOME = Path(__file__).parents[1]
TESTS = Path(__file__).parent
PACKAGES: tuple[ModuleType, ...] = (engine, renderers, data, bot.games)
LOOKS = (bot.games, data.reference, data.texts, data.words, engine.core.registry, renderers.core.registry)
"""Where what was found by looking is remembered."""

WHOLE = {path.name: path for path in sorted(TESTS.iterdir()) if (path / "engine" / path.name / "game.py").exists()}
"""By game, the folder of one that is made as CONTRIBUTING says."""
BORROWING = tuple(path.name for path in sorted(TESTS.iterdir()) if (path / "game.py").exists())


@contextmanager
def installed() -> Iterator[None]:
    """All whole ones are found by looking, with what belongs to them."""
    for root in WHOLE.values():
        for package in PACKAGES:
            package.__path__.append(str(root / package.__name__.replace(".", "/")))
    _look_anew()
    try:
        yield
    finally:
        for package in PACKAGES:
            del package.__path__[-len(WHOLE) :]
        _look_anew()


def _look_anew() -> None:
    importlib.invalidate_caches()
    for module in LOOKS:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def module_of(name: str) -> Any:
    """A module of a whole one, by its full name; what was imported before is not looked for again."""
    if name not in sys.modules:
        with installed():
            importlib.import_module(name)
    return sys.modules[name]


@cache
def _small() -> dict[str, Game[Any]]:
    with installed():
        whole: dict[str, Game[Any]] = {name: importlib.import_module(f"engine.{name}.game").GAME for name in WHOLE}
    return {**whole, **{name: importlib.import_module(f"tests.{name}.game").GAME for name in BORROWING}}


SMALL = _small()
"""Every game that is there for tests alone, by its id."""

METAS: dict[str, GameMeta] = {**games(), **{name: game.meta for name, game in SMALL.items()}}
"""Facts of all games, those for tests included."""

ROOTS: dict[str, Path] = {**dict.fromkeys(games(), HOME), **WHOLE}
"""By game, the folder under which its files lie as CONTRIBUTING says."""


def seats_near(game: str, seats: int) -> int:
    """So many seats, or the nearest number that a game takes."""
    least, most = METAS[game].seats
    return max(least, min(seats, most))


def game_of(name: str) -> Game[Any]:
    """As the registry's load_game, those for tests included."""
    return SMALL.get(name) or load_game(name)
