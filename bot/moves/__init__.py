"""Per game, what the panel and the typed commands need beyond the engine: one module a game, found by its id."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, cast


class Moves(Protocol):
    """A game's module here."""

    def hand_line(self, view: Any, lang: str) -> str:
        """A seat's own hand as one line of text."""
        ...

    def label(self, lang: str, parts: tuple[str, ...], names: Sequence[str]) -> str | None:
        """The words for an option so far, where the game has its own; None for the texts of data/locales."""
        ...

    def group(self, word: str) -> str:
        """The group of a last word ("F7", "rome") in long menus."""
        ...

    def group_label(self, lang: str, group: str) -> str:
        """The words for such a group."""
        ...

    def turn(self, view: Any) -> int:
        """The number of the turn that is being played: another one, another board message."""
        ...


@cache
def moves_of(game: str) -> Moves:
    """The module of this game."""
    return cast(Moves, importlib.import_module(f"bot.moves.{game}"))
