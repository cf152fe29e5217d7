"""Helpers for card games that describe a position as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from data.texts import join_list, texts
from data.words import name_of


class StateWords(msgspec.Struct, frozen=True):
    """The words of one ``game``: its texts "{game}-state-{key}", its cards' names."""

    game: str

    def say(self, lang: str, key: str, **args: str | int) -> str:
        """A text of the position."""
        return texts().text(lang, f"{self.game}-state-{key}", **args)

    def name(self, lang: str, card: str) -> str:
        """What a card is called."""
        return name_of(self.game, lang, f"card:{card}") or card

    def names(self, lang: str, cards: Iterable[str]) -> str:
        """Cards as a list, equal ones with their number; "" for no cards."""
        named = [(self.name(lang, card), count) for card, count in Counter(cards).items()]
        return join_list(lang, [f"{name} ×{count}" if count > 1 else name for name, count in named])
