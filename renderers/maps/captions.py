"""Words that pictures and alt texts share, in one language and with these names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from data.casts import players_by_side
from data.texts import names_of_sides
from data.words import name_of
from engine.epochs.view import EpochsView, Stack
from renderers.core.names import drawable
from renderers.core.words import Words, term, words
from renderers.maps.since import LOOK
from renderers.maps.world import World

NUMERALS = ("I", "II", "III", "IV", "V")


def names_of_players(view: EpochsView, names: Sequence[str]) -> list[str]:
    """By civilization, the name of the player who leads it; "" for nobody's, and where it is not among ``names``."""
    leaders = players_by_side(view.cast, len(view.seats))
    return [drawable(names[leader], "") if 0 <= leader < len(names) else "" for leader in leaders]


class Captions:
    """Words of ``lang``, and what the seats of ``view`` are called. ``closed``: the game was broken off."""

    def __init__(
        self, world: World, view: EpochsView, lang: str, names: Sequence[str] | None, closed: bool = False
    ) -> None:
        self.world = world
        self.lang = lang
        self.closed = closed
        self.say: Words = words(lang)
        self.players = names_of_players(view, names or ())
        own_names = names_of_sides(lang, world.id, view.cast, list(names or ()))
        civilizations = world.civilizations
        self.civilizations = [
            civilizations[seat.civilization].text(lang) if seat.civilization in civilizations else "–"
            for seat in view.seats
        ]
        self.names = [
            drawable(own_names[at], civilization) if at < len(own_names) else civilization
            for at, civilization in enumerate(self.civilizations)
        ]

    def own(self, key: str, **arguments: str | int) -> str:
        """A text of the game or, where it has none of this key, of its family."""
        return self.say(f"{self.world.id}-{key}", **arguments)

    @property
    def game(self) -> str:
        """The title of the game."""
        return self.world.title.get(self.lang, self.world.title["en"])

    def who(self, seat: int) -> str:
        """A seat's name with its civilization."""
        name, civilization = self.names[seat], self.civilizations[seat]
        return name if civilization == "–" or civilization in name else f"{name} ({civilization})"

    def area(self, area: str) -> str:
        """An area's name."""
        return self.world.atlas.name(area, self.lang)

    def areas(self, areas: Iterable[str]) -> str:
        """Areas' names in a row."""
        return ", ".join(self.area(area) for area in areas)

    def card(self, key: str) -> str:
        """A fate card's name."""
        facts = self.world.cards.get(key)
        return facts.name.text(self.lang) if facts else key.replace("_", " ").capitalize()

    def played(self, name: str) -> str:
        """What was played in a competition: ``card:65``, or ``use:`` and what was used."""
        kind, _, rest = name.partition(":")
        if kind == "card" and rest.isdigit():
            return self.card(self.world.keys.get(int(rest), f"{self.term('card')} {rest}"))
        return name_of(self.world.id, self.lang, rest) or self.term("ability")

    def strength(self, view: EpochsView, stack: Stack) -> str:
        """A stack as a party to a competition: disks, white allies, its stronghold."""
        plain = self.own("pic-strength", disks=stack.disks, allies=stack.allies)
        walled = (stack.area, stack.seat) in self.world.bulwarks(view)
        return self.own("pic-walled", strength=plain) if walled else plain

    def term(self, word: str) -> str:
        """One word of the pictures."""
        return term(self.lang, f"{self.world.id}-pic-word", "word", word)

    def phase(self, phase: str) -> str:
        """What a phase is called."""
        return term(self.lang, f"{self.world.id}-pic-phase", "phase", phase)

    def source(self, source: str) -> str:
        """Where points came from."""
        return term(self.lang, f"{self.world.id}-pic-source", "source", source)

    def theme(self, theme: str) -> str:
        """The theme of a card."""
        return term(self.lang, f"{self.world.id}-pic-theme", "theme", theme)

    def letter(self, letter: str, great: bool) -> str:
        """What kind of card a letter stands for."""
        kind = term(self.lang, f"{self.world.id}-pic-letter", "letter", letter or "none")
        return self.own("pic-great", kind=kind) if great else kind

    def epoch(self, view: EpochsView) -> str:
        """Epoch of how many."""
        return self.own("pic-epoch", epoch=numeral(view.epoch), epochs=numeral(view.epochs))

    def acting(self, view: EpochsView) -> str:
        """Who is to act; "" where it is nobody's step or a competition, whose parties are told elsewhere."""
        seats = () if view.fight else self.to_act(view)
        return self.own("pic-acting", names=self.names_of(seats)) if seats else ""

    def to_act(self, view: EpochsView) -> tuple[int, ...]:
        """The seats whose step it is; none of a closed table."""
        return () if self.closed else view.acting

    def since(self, view: EpochsView) -> str:
        """Which changes are marked; "" where none are."""
        if not view.changes and not view.raised:
            return ""
        if view.since == LOOK:
            return self.own("pic-since-look")
        return self.own("pic-since", phase=self.phase(view.since))

    def names_of(self, seats: Iterable[int]) -> str:
        """Names in a row."""
        return ", ".join(self.names[seat] for seat in seats)


def numeral(number: int) -> str:
    """A Roman numeral up to five."""
    return NUMERALS[number - 1] if 0 < number <= len(NUMERALS) else str(number)
