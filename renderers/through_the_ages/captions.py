"""Words that pictures and alt texts share, in one language and with these names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from data.words import name_of, title_of
from engine.through_the_ages.meta import META
from engine.through_the_ages.view import AgesView, ArmiesView, StepView
from renderers.core.names import drawable
from renderers.core.words import Words, term, words
from renderers.through_the_ages.theme import AGE_NAMES


class Captions:
    """Words of ``lang``, and what the seats of ``view`` are called. ``closed``: the game was broken off."""

    def __init__(self, view: AgesView, lang: str, names: Sequence[str] | None, closed: bool = False) -> None:
        self.lang = lang
        self.closed = closed
        self._words: Words = words(lang)
        own_names = list(names or ())
        seats = [self.say("pic-player", number=seat.seat + 1) for seat in view.seats]
        self.names = [drawable(own_names[at], seat) if at < len(own_names) else seat for at, seat in enumerate(seats)]

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of this game's pictures."""
        return self._words(f"{META.id}-{key}", **arguments)

    def word(self, word: str) -> str:
        """One word of the pictures."""
        return term(self.lang, f"{META.id}-pic-word", "word", word)

    def kind(self, kind: str) -> str:
        """What a kind of card is called."""
        return term(self.lang, f"{META.id}-kind", "kind", kind)

    def card(self, card: str) -> str:
        """A card's name."""
        return name_of(META.id, self.lang, f"card:{card}") or card

    def title(self, card: str) -> str:
        """A card's name as it stands on it, for where its age is shown too."""
        return title_of(META.id, self.lang, f"card:{card}") or card

    def cards(self, cards: Iterable[str]) -> str:
        """Cards' names in a row."""
        return ", ".join(self.card(card) for card in cards)

    @property
    def common(self) -> Words:
        """A text of every game's pictures."""
        return self._words

    def armies(self, armies: ArmiesView) -> str:
        """How many armies a tactic makes, outdated ones and those with air forces told apart."""
        count = armies.whole + armies.outdated
        return self.say("pic-armies", count=count, old=armies.outdated, air=armies.flown)

    def place(self, view: AgesView, place: str) -> str:
        """What is at a place of the table: the card of the row, or the player."""
        what, _, number = place.partition(":")
        if what == "seat":
            return self.names[int(number)]
        return next((self.card(card.card) for card in view.row if card.place == int(number)), place)

    def moment(self, view: AgesView) -> str:
        """The age and the round; whether it is the last one."""
        text = self.say("pic-moment", age=AGE_NAMES[view.age], round=view.round)
        if view.final is not None or not view.last_round:
            return text
        last = self.say("pic-last-round-now" if view.round >= view.last_round else "pic-last-round-next")
        return f"{text} · {last}"

    def step(self, view: AgesView) -> str:
        """What is being done, by whom, about what; who won, once the game is over."""
        if view.final is not None:
            winners = [seat.seat for seat in view.final if seat.place == 1]
            key = "pic-won" if len(winners) == 1 else "pic-shared"
            return self.say(key, names=", ".join(self.names[seat] for seat in winners))
        if self.closed:
            return self._words("render-closed")
        step = view.step
        return "" if step is None else self._step(step)

    def _step(self, step: StepView) -> str:
        arguments: dict[str, str | int] = {"bid": step.bid}
        arguments["name"] = self.names[step.seat] if step.seat >= 0 else ""
        arguments["card"] = self.card(step.card) if step.card else ""
        arguments["other"] = self.names[step.other] if step.other is not None else ""
        return self.say("pic-step", kind=step.kind, **arguments)
