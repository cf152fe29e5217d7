"""Words that pictures and alt texts share, in one language and with these names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from data.words import name_of
from engine.inner_sea.view import InnerSeaView
from renderers.core.names import drawable
from renderers.core.words import Words, words
from renderers.inner_sea import geography
from renderers.inner_sea.since import LOOK

NUMERALS = ("I", "II", "III", "IV", "V")


class Speech:
    """Words of ``lang``, and what the seats of ``view`` are called. ``closed``: the game was broken off."""

    def __init__(self, view: InnerSeaView, lang: str, names: Sequence[str] | None, closed: bool = False) -> None:
        self.lang = lang
        self.closed = closed
        self.say: Words = words(lang)
        given = list(names or ())
        known = geography.civilization_names(lang)
        self.civilizations = [known.get(seat.civilization, "–") for seat in view.seats]
        self.names = [
            drawable(given[at], civilization) if at < len(given) else civilization
            for at, civilization in enumerate(self.civilizations)
        ]

    def who(self, seat: int) -> str:
        """A seat's name with its civilization."""
        name, civilization = self.names[seat], self.civilizations[seat]
        return name if civilization in (name, "–") else f"{name} ({civilization})"

    def area(self, area: str) -> str:
        """An area's name."""
        return geography.area_names(self.lang)[area]

    def areas(self, areas: Iterable[str]) -> str:
        """Areas' names in a row."""
        return ", ".join(self.area(area) for area in areas)

    def card(self, key: str) -> str:
        """A fate card's name."""
        found = geography.cards().get(key)
        return found.name.text(self.lang) if found else key.replace("_", " ").capitalize()

    def wonder(self, key: str) -> str:
        """A wonder's name."""
        found = geography.wonders().get(key)
        return found.name.text(self.lang) if found else key.replace("_", " ").capitalize()

    def played(self, name: str) -> str:
        """What was played in a competition: ``card:65``, or ``use:`` and a wonder, ability or card on the table."""
        kind, _, rest = name.partition(":")
        if kind == "card" and rest.isdigit():
            return self.card(geography.card_keys().get(int(rest), f"{self.term('card')} {rest}"))
        return name_of(geography.GAME, self.lang, rest) or self.term("ability")

    def term(self, word: str) -> str:
        """One word of the pictures."""
        return term(self.lang, "inner_sea-pic-word", "word", word)

    def phase(self, phase: str) -> str:
        """What a phase is called."""
        return term(self.lang, "inner_sea-pic-phase", "phase", phase)

    def source(self, source: str) -> str:
        """Where points came from."""
        return term(self.lang, "inner_sea-pic-source", "source", source)

    def theme(self, theme: str) -> str:
        """The theme of a card."""
        return term(self.lang, "inner_sea-pic-theme", "theme", theme)

    def letter(self, letter: str, great: bool) -> str:
        """What kind of card a letter stands for."""
        kind = term(self.lang, "inner_sea-pic-letter", "letter", letter or "none")
        return self.say("inner_sea-pic-great", kind=kind) if great else kind

    def epoch(self, view: InnerSeaView) -> str:
        """Epoch of how many."""
        return self.say("inner_sea-pic-epoch", epoch=numeral(view.epoch), epochs=numeral(view.epochs))

    def acting(self, view: InnerSeaView) -> str:
        """Who is to act; "" where it is nobody's step or a competition, whose parties are told elsewhere."""
        seats = () if view.fight else self.to_act(view)
        return self.say("inner_sea-pic-acting", names=self.names_of(seats)) if seats else ""

    def to_act(self, view: InnerSeaView) -> tuple[int, ...]:
        """The seats whose step it is; none of a closed table."""
        return () if self.closed else view.acting

    def since(self, view: InnerSeaView) -> str:
        """Which changes are marked; "" where none are."""
        if not view.changes and not view.raised:
            return ""
        if view.since == LOOK:
            return self.say("inner_sea-pic-since-look")
        return self.say("inner_sea-pic-since", phase=self.phase(view.since))

    def names_of(self, seats: Iterable[int]) -> str:
        """Names in a row."""
        return ", ".join(self.names[seat] for seat in seats)


def numeral(number: int) -> str:
    """A Roman numeral up to five."""
    return NUMERALS[number - 1] if 0 < number <= len(NUMERALS) else str(number)


@lru_cache(maxsize=512)
def term(lang: str, key: str, argument: str, value: str) -> str:
    """One word that depends on one choice; kept, because Fluent is slow beside a picture."""
    return words(lang)(key, **{argument: value})
