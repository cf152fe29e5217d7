"""Words that pictures and alt texts share, in one language and with these names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from data.words import name_of, text_of
from engine.ancient_world.facts import TRIBES
from engine.ancient_world.meta import META
from engine.ancient_world.view import WorldView
from renderers.core.names import drawable
from renderers.core.words import Words, term, words

LONGEST_LIST: Final = 900
"""Characters of a list that a text takes."""


def join_items(items: Iterable[str], between: str) -> str:
    """Items in a row, a dash for none; of very many the first ones."""
    text = ""
    for item in items:
        longer = f"{text}{between}{item}" if text else item
        if len(longer) > LONGEST_LIST:
            return f"{text}…"
        text = longer
    return text or "–"


class Captions:
    """Words of ``lang``, and what the seats of ``view`` are called. ``closed``: the game was broken off."""

    def __init__(self, view: WorldView, lang: str, names: Sequence[str] | None, closed: bool = False) -> None:
        self.lang = lang
        self.closed = closed
        self._words: Words = words(lang)
        own_names = list(names or ())
        seats = [self.say("player", number=city.seat + 1) for city in view.cities]
        self.names = [drawable(own_names[at], seat) if at < len(own_names) else seat for at, seat in enumerate(seats)]

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of this game's pictures."""
        return self._words(f"{META.id}-picture-{key}", **arguments)

    def alt(self, key: str, **arguments: str | int) -> str:
        """A text of the alt texts, by its whole key without the game: "alt-head"."""
        return self._words(f"{META.id}-{key}", **arguments)

    def word(self, word: str) -> str:
        """One word of the pictures."""
        return term(self.lang, f"{META.id}-picture-word", "word", word)

    def action(self, action: str) -> str:
        """What an action of the board is called."""
        return term(self.lang, f"{META.id}-picture-action", "action", action)

    def tribe(self, tribe: str) -> str:
        """What a tribe's colour is called."""
        return term(self.lang, f"{META.id}-picture-tribe", "tribe", tribe)

    def card(self, card: str) -> str:
        """A card's name."""
        return name_of(META.id, self.lang, f"card:{card}") or card

    def text(self, card: str) -> str:
        """What a card does."""
        return text_of(META.id, self.lang, f"card:{card}") or ""

    def cards(self, cards: Iterable[str]) -> str:
        """Cards' names in a row."""
        return join_items((self.card(card) for card in cards), ", ")

    @property
    def common(self) -> Words:
        """A text of every game's pictures."""
        return self._words

    def banners(self, counts: Sequence[int]) -> str:
        """Banners by tribe: "green 2, red 0"."""
        return ", ".join(f"{self.tribe(tribe)} {count}" for tribe, count in zip(TRIBES, counts, strict=True))

    def moment(self, view: WorldView) -> str:
        """The round; before the first one, the preparation."""
        return self.say("moment", round=view.round, rounds=view.rounds)

    def step(self, view: WorldView) -> str:
        """What is being done, by whom; who won, once the game is over."""
        if view.final is not None:
            winners = [seat.seat for seat in view.final if seat.place == 1]
            names = ", ".join(self.names[seat] for seat in winners)
            return self.say("won", count=len(winners), names=names)
        if self.closed:
            return self._words("render-closed")
        name = self.names[view.active] if view.active >= 0 else ""
        return self.say("step", step=view.step or "score", name=name, has=1 if name else 0)
