"""What the host needs of a game beyond its rules: a scan finds bot/games/GAME.py, there is no list."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

from bot.games.model import Presentation


@cache
def presentation_of(game: str) -> Presentation:
    """How a game is presented: what its module says (``PRESENTATION``), all defaults where it has none."""
    if importlib.util.find_spec(f"bot.games.{game}") is None:
        return Presentation()
    presentation: Presentation = importlib.import_module(f"bot.games.{game}").PRESENTATION
    return presentation
