"""Finds games by looking for engine/*/meta.py; nobody keeps a list.

>>> games()["tigris"].title["en"]
'Tigris & Euphrates'
>>> load_game("tigris").meta.seats
(2, 4)
>>> load_game("chess")
Traceback (most recent call last):
engine.core.errors.UnknownGame: there is no game 'chess'; there are: ...
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from threading import RLock
from typing import Any, Final

import engine
from engine.core.errors import UnknownGame
from engine.core.game import Game, GameMeta

_loading: Final = RLock()
"""Games are loaded one at a time: two threads that read types for the first time at once end the process."""


@cache
def games() -> dict[str, GameMeta]:
    """Every installed game's facts by its id, in the order of ids."""
    metas: dict[str, GameMeta] = {}
    for package in sorted(pkgutil.iter_modules(engine.__path__), key=lambda item: item.name):
        name = f"engine.{package.name}.meta"
        if package.ispkg and importlib.util.find_spec(name) is not None:
            meta: GameMeta = importlib.import_module(name).META
            metas[meta.id] = meta
    return metas


@cache
def load_game(game: str) -> Game[Any]:
    """The game of this id, ready to play. Raises UnknownGame."""
    if game not in games():
        raise UnknownGame(f"there is no game {game!r}; there are: {', '.join(games())}")
    with _loading:
        loaded: Game[Any] = importlib.import_module(f"engine.{game}.game").GAME
    return loaded
