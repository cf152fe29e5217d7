"""Draws pictures beforehand, so that nobody waits for fonts, sprites and grounds to be loaded."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

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


def warming(chosen: Sequence[str] | None = None, langs: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """Make ready what first pictures need of the games ``chosen`` (None: of all that are drawn), in these languages.

    Draws one picture, in a fifth of a second at most, each time something is taken from it, and gives the game's id. A
    game that cannot be drawn is logged and left out.
    """
    for game in rendered_games() if chosen is None else chosen:
        try:
            pictures, view = renderer(game), _middle(game)
            for lang in langs:
                for kind in pictures.kinds(view):
                    pictures.draw(view, kind.id, lang=lang)
                    yield game
        except Exception:
            logger.exception("the pictures of %s could not be made ready", game)


def _middle(game: str) -> Any:
    """What everybody sees of a game in its middle, with all seats taken; of a hand, the next one needs little."""
    match = Match.create(load_game(game), {}, games()[game].seats[1], SEED)
    play_random(match, SEED, MIDDLE)
    return match.view(None)
