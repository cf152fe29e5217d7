"""What people write, read for every typed command: any name of the game, in any language, then the rules are asked.

One legal option fits: it is meant, of several that do the same the cheapest. None is legal: the rule that forbids it is
the answer. No other module turns typed words into options.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from bot.base.typed import number_before, number_behind
from bot.drafts.effects import PRICE, effects
from bot.model.errors import TableError
from bot.words.lists import LONGEST, Known, parts_of, perhaps, simple, surely
from bot.words.option_names import bare, known_among, known_options
from bot.words.option_words import OptionWords, capital, cut
from bot.words.thing_names import known_verbs, named_thing, near_things
from bot.words.wording import LANGUAGES, question, reason, say
from data.texts import texts
from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.position import Position

SHORT: Final = 25
"""The most characters of what was typed that are said again, and of an example."""

NEAREST: Final = 4
"""So many things that a word may mean are named."""

LETTERS: Final = 150
"""The most letters of one thing that are read, its price behind it included: more than any name has."""

TELLING: Final = 3
"""Letters from which on a text means something that a rule forbids, though several such things begin so."""

MOST_FORBIDDEN: Final = 40
"""Forbidden options whose reasons are looked at, to tell the one that says most."""


class Unclear(TableError):
    """What was typed cannot be carried out; ``reason`` says why."""

    key = "error-cannot-read"


class OtherQuestion(TableError):
    """The command answers another question than the one that is open, ``question``."""

    key = "error-other-question"


class Reader:
    """Reads what answers a question. ``position``: that in which it is asked, None where it is only planned; ``verbs``:
    the kinds of options that a command is for, all where there are none.
    """

    def __init__(
        self, said: OptionWords, ask: Ask, position: Position | None = None, verbs: Sequence[str] = ()
    ) -> None:
        self.said, self.ask, self.position, self.verbs = said, ask, position, tuple(verbs)

    @cached_property
    def view(self) -> Any:
        """What the seat that is asked sees; None where nothing is asked yet."""
        return None if self.position is None else self.position.view(self.ask.seat)

    @cached_property
    def legal(self) -> frozenset[str]:
        """The options that the rules allow."""
        return frozenset(self.ask.options)

    @cached_property
    def offered(self) -> Sequence[str]:
        """The options of these kinds, forbidden ones too."""
        everything = self.ask.options.all
        return [it for it in everything if it.partition(":")[0] in self.verbs] if self.verbs else everything

    @cached_property
    def known(self) -> Known:
        """The index of all that may be typed."""
        more = {} if self.view is None else self.said.shown.also(self.view, self.ask)
        if self.verbs:
            held = set(self.offered)
            more = {option: names for option, names in more.items() if option in held}
            return known_among(self.said, self.offered, more)
        return known_options(self.said, self.ask, more)

    # --- reading ------------------------------------------------------------------------------------------------

    def option(self, text: str) -> str:
        """The one option that a text names, which a rule may forbid. Raises OtherQuestion, Unclear."""
        typed = text.strip()[:LETTERS]
        if self.verbs and not self.offered:
            raise self.lacking(typed)
        for spelled in (typed, *(f"{verb}:{typed}" for verb in self.verbs)):
            if spelled in self.legal or spelled in self.offered:
                return spelled
        found, _ = self._find(typed, ((typed, 1),))
        return found

    def picks(self, text: str) -> list[str]:
        """The options that a list names, each as often as its number says. Raises Unclear."""
        parts, found = parts_of(text), list[str]()
        if not self.ask.least and simple(text[:LETTERS]) in words_for("nothing"):
            return found
        for part in (part[:LETTERS] for part in parts[: LONGEST + 1]):
            option, count = self._find(part, counted(part))
            found += [option] * count
            if len(found) > LONGEST:
                break
        if not 0 < len(found) <= LONGEST or len(parts) > LONGEST:
            raise self.unknown(text)
        return found

    def _find(self, typed: str, ways: Sequence[tuple[str, int]]) -> tuple[str, int]:
        """The option that a text names, and how often, by one of the ways to read its number."""
        for text, count in ways:
            for part in without_price(text):
                found = surely(part, self.known) or self.spelled(part)
                if found:
                    return self.chosen(part, found), count
        self.refuse(ways[-1][0])
        for text, count in ways:
            if found := perhaps(text, self.known):
                return self.chosen(text, found), count
        raise self.unknown(typed)

    def spelled(self, text: str) -> tuple[str, ...]:
        """The options that a text spells out though none of the question is called so; those that a rule forbids."""
        found = self.said.shown.spelled(self.ask, text)
        return tuple(it for it in found if not self.verbs or it.partition(":")[0] in self.verbs)

    def chosen(self, text: str, found: Sequence[str]) -> str:
        """Of options that a text may mean the one that is meant. Raises Unclear if several are."""
        legal = [option for option in found if option in self.legal]
        shown = self.said.shown
        wanted = simple(text)
        if not legal and (len(found) == 1 or len(wanted) >= TELLING or wanted.isdecimal()):
            return self._plainest(found)
        legal = legal or list(found)
        verb = known_verbs(self.said.game).get(simple(text).partition(" ")[0])
        of_verb = [option for option in legal if option.partition(":")[0] == verb]
        named = [option for option in legal if simple(text) == simple(self.said.thing(option))]
        for some in (legal, of_verb, named):
            if len({shown.alike(option) for option in some}) == 1:
                return min(some, key=lambda option: shown.dearness(self.view, option))
        legal = of_verb or legal
        cheapest: dict[str, str] = {}
        for option in legal:
            alike = shown.alike(option)
            others = (cheapest.get(alike, option), option)
            cheapest[alike] = min(others, key=lambda it: shown.dearness(self.view, it))
        priced = effects(self.said, self.position, self.view, self.ask, list(cheapest.values())[:NEAREST])
        near = "; ".join(f"{self.said.deed(it)} ({price})" if price else self.said.deed(it) for it, price in priced)
        raise Unclear(reason=say(self.said.lang, "list-which", text=cut(text, SHORT), near=near))

    def _plainest(self, forbidden: Sequence[str]) -> str:
        """Of options that rules forbid the one whose reason says most."""
        why = {option: self.why_not(option) for option in forbidden[:MOST_FORBIDDEN]}
        shown = self.said.shown

        def rank(option: str) -> int:
            found = why[option]
            return len(shown.faint) + 1 if found is None else shown.faintness(found.key)

        return min(why, key=rank)

    def why_not(self, option: str) -> Reason | None:
        """The rule that forbids an option, as far as it can be told."""
        if self.position is None:
            return self.ask.options.why_not(option)
        return self.position.why_not(self.ask, option)

    # --- refusing -----------------------------------------------------------------------------------------------

    def why_missing(self, text: str) -> str | None:
        """Why nothing is about the thing that a text names, in words; None for what is no name of the game."""
        said = self.said
        named = next((it for part in without_price(text) if (it := named_thing(said.game, part)) is not None), None)
        if named is None:
            return None
        verb = self.verbs[0] if len(self.verbs) == 1 else named.verb
        if self.position is not None:
            whys = (self.position.why_missing(self.ask, thing, verb) for thing in named.things)
            why = next((found for found in whys if found is not None), None)
            if why is not None:
                return capital(reason(said.lang, why))
        asked = question(said.lang, said.game, self.ask, said.names)
        return say(said.lang, "list-not-asked", thing=named.title(said.game, said.lang), question=asked)

    def refuse(self, text: str) -> None:
        """Raises Unclear with the reason where a text names a thing of the game that nothing here is about."""
        why = self.why_missing(text)
        if why is not None:
            raise Unclear(reason=why)

    def lacking(self, text: str = "") -> TableError:
        """The error for a command whose kind of option the question has none of: why it is missing, else what is asked
        instead.
        """
        said, verb = self.said, self.verbs[0]
        own = f"{said.game}-nothing-to-{verb}-{self.ask.key}"
        named = named_thing(said.game, text)
        if named is not None and self.position is not None:
            whys = (self.position.why_missing(self.ask, thing, verb) for thing in named.things)
            if (why := next((found for found in whys if found is not None), None)) is not None:
                return Unclear(reason=capital(reason(said.lang, why)))
        if texts().has(said.lang, own):
            return Unclear(reason=say(said.lang, own))
        return OtherQuestion(question=question(said.lang, said.game, self.ask, said.names))

    def unknown(self, text: str) -> Unclear:
        """The error for what is no name of the game: similar names, else what can be written instead."""
        text = text[:LETTERS]
        said, shown = self.said, cut(text, SHORT)
        near = near_things(said.game, said.lang, text)
        if near:
            return Unclear(reason=say(said.lang, "list-near", text=shown, near=", ".join(near)))
        legal = [option for option in self.offered if option in self.legal]
        if not legal and self.offered:
            why = self.why_not(self._plainest(self.offered))
            if why is not None:
                return Unclear(reason=capital(reason(said.lang, why)))
        wanted, words = _wanted(said, self.ask), example(said, self.ask, legal)
        return Unclear(reason=say(said.lang, "list-unknown", text=shown, wanted=wanted, example=words))


def counted(part: str) -> list[tuple[str, int]]:
    """The ways to read a thing of a list: as it stands, then with a number before or behind it that says how often."""
    thing, count = number_before(part)
    if count is None or not thing:
        thing, count = number_behind(part)
    return [(part, 1), (thing, count)] if thing and count is not None else [(part, 1)]


def without_price(text: str) -> Iterator[str]:
    """A text as it stands, then without what stands behind the last signs that part an option from its price."""
    yield text
    for _ in range(3):
        before, sign, _ = text.rpartition(PRICE)
        if not sign:
            return
        text = before
        yield text


def words_for(verb: str) -> frozenset[str]:
    """More words for an option that is but a verb ("end", "nothing"), in all languages, simplified."""
    found = (texts().text(lang, f"typed-{verb}") for lang in LANGUAGES if texts().has(lang, f"typed-{verb}"))
    return frozenset(simple(word) for line in found for word in line.split(","))


def example(said: OptionWords, ask: Ask, options: Sequence[str] = ()) -> str:
    """What may be typed for this question, in the reader's language: "rome 2, etruria", "temple f7"; it is readable,
    and possible. ``options``: of these alone.
    """
    known = known_options(said, ask) if not options else known_among(said, options)
    legal = list(options or ask.options)
    things = [option for option in legal if ":" in option] or legal
    words: list[str] = []
    for option in things:
        if len(words) == (1 if _wanted(said, ask) == "one" else 2):
            break
        found = _readable(said, option, known)
        if found is not None:
            words.append(found)
    if words and _wanted(said, ask) == "counted":
        words[0] += " 2"
    return ", ".join(words) or things[0]


def _readable(said: OptionWords, option: str, known: Known) -> str | None:
    """The shortest plain words that are read as this option alone, with and without a number, or as what differs from
    it in the price alone; its id where no words are; None if that is not read either.
    """
    whole = said.option(option)

    def is_alone(words: str) -> bool:
        return known.of(simple(words)) == (option,) and not known.of(simple(f"{words} 2"))

    spoken = (bare(whole.partition(PRICE)[2]), bare(said.thing(option)), bare(whole))
    found = [*filter(is_alone, spoken), *_alike(said, option, known)]
    if not found:
        return option if is_alone(option) else None
    return next((words for words in found if len(words) <= SHORT), min(found, key=len))


def _alike(said: OptionWords, option: str, known: Known) -> Iterator[str]:
    """Words that leave open only who does what an option does, and how it is paid: "build bazaar"."""
    parts = said.option(option).split(PRICE)
    for words in (bare(parts[-1]), bare(f"{parts[0]} {parts[-1]}")):
        found = surely(words, known)
        if option in found and len({said.shown.alike(one) for one in found}) == 1:
            yield words


def _wanted(said: OptionWords, ask: Ask) -> str:
    """Whether a list for this question names "one" thing, "several", or things with their numbers ("counted")."""
    if ask.most > 1:
        return "several"
    return "counted" if said.shown.rounds(ask) > 1 else "one"
