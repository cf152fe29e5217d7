"""The toy: a whole small game, made as CONTRIBUTING says. The folders here are those of the program.

It is at hand where ``installed`` is: each package of ours looks here too, as it would for a game that somebody adds.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import bot.games
import data.reference
import data.texts
import data.words
import engine.core.registry
import renderers.core.registry

ROOT = Path(__file__).parent
PACKAGES: tuple[ModuleType, ...] = (engine, renderers, data, bot.games)
LOOKS = (bot.games, data.reference, data.texts, data.words, engine.core.registry, renderers.core.registry)
"""Where what was found by looking is remembered."""


@contextmanager
def installed() -> Iterator[None]:
    """The toy is found by looking, with all that belongs to it."""
    for package in PACKAGES:
        package.__path__.append(str(ROOT / package.__name__.replace(".", "/")))
    _look_anew()
    try:
        yield
    finally:
        for package in PACKAGES:
            package.__path__.pop()
        _look_anew()


def _look_anew() -> None:
    importlib.invalidate_caches()
    for module in LOOKS:
        for found in vars(module).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()


with installed():
    toy = importlib.import_module("engine.toy.game")
