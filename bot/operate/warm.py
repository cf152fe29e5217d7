"""Loads what every answer needs before the gateway opens: else the first player waits, and everybody with them."""

from __future__ import annotations

import importlib

from bot.features import all_features
from bot.games import presentation_of
from bot.tables.people import zones
from bot.words.kinds import kind_words, known_verbs
from bot.words.option_names import known_options
from bot.words.option_words import OptionWords
from bot.words.thing_names import known_things
from bot.words.wording import LANGUAGES
from data.reference import search
from data.texts import texts
from data.words import name_of
from engine.core.match import Match
from engine.core.registry import games, load_game
from renderers.core.registry import rendered_games, renderer


def warm_up(*, is_local: bool = False) -> None:
    """Read texts, rules and facts; takes half a second or so, and must be called before the event loop runs.

    ``is_local``: the local Discord is played on, and is loaded too; it brings a web server along, so nobody else does.
    """
    if is_local:
        importlib.import_module("bot.local.server")
    texts()
    zones()
    all_features()
    for game, meta in games().items():
        load_game(game)
        presentation_of(game)
        known_things(game)
        known_verbs(game)
        kind_words(game)
        for lang in LANGUAGES:
            name_of(game, lang, "")
            search(game, lang, "-")
        for seats in range(meta.seats[0], meta.seats[1] + 1):
            _name_first_options(game, seats)
    for game in rendered_games():
        renderer(game)


def _name_first_options(game: str, seats: int) -> None:
    """What may be typed for the first questions of a game: most options of all later ones are among them."""
    match, names = Match.create(load_game(game), {}, seats, 1), [""] * seats
    for _ in range(2 * seats):
        for ask in match.asks()[:1]:
            for lang in LANGUAGES:
                known_options(OptionWords(lang, game, names), ask)
            match.answer(ask.seat, ask.key, list(ask.options)[: ask.least])
