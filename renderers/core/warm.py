"""Draws pictures of games, so that nobody waits for fonts, sprites and grounds to be loaded."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import games, load_game
from renderers.core.registry import rendered_games, renderer
from renderers.core.words import LANGUAGES

SEED = 1
"""Of the game whose middle is drawn; any does."""
MIDDLE = 120
"""Answers after which most kinds of piece are on a board."""

logger = logging.getLogger("ziggurat.pictures")


def warm(chosen: Sequence[str] | None = None, langs: Sequence[str] = LANGUAGES) -> list[str]:
    """Make ready what first pictures need of the games ``chosen`` (None: of all that are drawn), in these languages.

    Takes some tenths of a second a game, and draws in this thread. Gives back the games that are ready; one that cannot
    be drawn is logged and left out.
    """
    ready = []
    for game in rendered_games() if chosen is None else chosen:
        try:
            _draw_middle(game, langs)
        except Exception:
            logger.exception("the pictures of %s could not be made ready", game)
        else:
            ready.append(game)
    return ready


def _draw_middle(game: str, langs: Sequence[str]) -> None:
    """Draw what everybody sees of a game in its middle, with all seats taken: a hand shares little with another."""
    drawn, match = renderer(game), Match.create(load_game(game), {}, games()[game].seats[1], SEED)
    play_random(match, SEED, MIDDLE)
    view = match.view(None)
    for lang in langs:
        for kind in drawn.kinds(view):
            drawn.draw(view, kind.id, lang=lang)
