"""What the bot loads before it listens, and what it makes ready step by step once it does."""

from __future__ import annotations

import asyncio
import importlib
import logging
import time
from collections.abc import Awaitable, Iterator
from typing import Final

from bot.features import all_features
from bot.games import presentation_of
from bot.operate.collecting import freeze_startup_objects
from bot.tables.people import zones
from bot.words.kinds import kind_words, known_verbs
from bot.words.option_names import known_options, named
from bot.words.option_words import OptionWords
from bot.words.thing_names import known_things
from bot.words.wording import LANGUAGES
from data.reference import search
from data.texts import texts
from data.words import name_of
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.registry import games, load_game
from renderers.core.registry import rendered_games, renderer

AT_ONCE: Final = 40
"""Options of a question that are named in one step."""

logger = logging.getLogger("ziggurat.warm")


def load(*, is_local: bool = False) -> None:
    """Load what every answer needs, whatever game it is about. Must be called before the event loop runs.

    ``is_local``: the local Discord is played on, and is loaded too; it brings a web server along, so nobody else does.
    """
    if is_local:
        importlib.import_module("bot.local.server")
    texts()
    zones()
    all_features()


def warm() -> None:
    """Make every game ready at once, for callers without an event loop to keep free."""
    for _ in warming():
        pass


async def warm_up(ready: Awaitable[object]) -> None:
    """Make every game ready once ``ready`` has come, and rest after each step for as long as it took.

    What is asked for before its turn is loaded then. It all happens on the event loop: two threads that read a type for
    the first time at once end the process (``data.reading``).
    """
    await ready
    begun = time.perf_counter()
    for _ in warming():
        await asyncio.sleep(time.perf_counter() - begun)
        begun = time.perf_counter()
    freeze_startup_objects()


def warming() -> Iterator[str]:
    """Make the games ready, a step of a few hundredths of a second each time something is taken; gives the game's id.

    First what each game needs for a panel and its picture, then what people type. A game that fails is logged and left
    out.
    """
    for parts in (_loading, _naming):
        for game in games():
            try:
                for _ in parts(game):
                    yield game
            except Exception:
                logger.exception("%s could not be made ready", game)


def _loading(game: str) -> Iterator[None]:
    """Rules, facts and pictures."""
    load_game(game)
    yield
    presentation_of(game)
    for lang in LANGUAGES:
        name_of(game, lang, "")
    yield
    if game in rendered_games():
        renderer(game)
        yield


def _naming(game: str) -> Iterator[None]:
    """Names of things and kinds, the pages of the rules, and the first options."""
    known_things(game)
    known_verbs(game)
    kind_words(game)
    yield
    for lang in LANGUAGES:
        search(game, lang, "-")
        yield
    least, most = games()[game].seats
    for seats in range(least, most + 1):
        yield from _naming_first_options(game, seats)


def _naming_first_options(game: str, seats: int) -> Iterator[None]:
    """What may be typed for the first questions of a game: most options of all later ones are among them."""
    match = Match.create(load_game(game), {}, seats, 1)
    yield
    for _ in range(2 * seats):
        for ask in match.asks()[:1]:
            yield from _naming_options(game, [""] * seats, ask)
            match.answer(ask.seat, ask.key, list(ask.options)[: ask.least])
            yield


def _naming_options(game: str, names: list[str], ask: Ask) -> Iterator[None]:
    options = list(ask.options.all)
    yield
    for words in [OptionWords(lang, game, names) for lang in LANGUAGES]:
        for first in range(0, len(options), AT_ONCE):
            for option in options[first : first + AT_ONCE]:
                named(words, option)
            yield
    known_options(OptionWords(LANGUAGES[0], game, names), ask)
    yield
