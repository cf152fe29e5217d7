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
from bot.drafts.example import SHORT, example, wanted
from bot.model.errors import TableError
from bot.words.kinds import in_own_words, named_kind, of_kinds, verb_of
from bot.words.lists import FILLERS, LONGEST, MOST_WORDS, NameIndex, parts_by_and, parts_of, perhaps, simple, surely
from bot.words.option_names import known_among, known_options
from bot.words.option_words import OptionWords, capital, cut
from bot.words.thing_names import NamedThing, named_by_beginning, named_in_full, near_things
from bot.words.wording import LANGUAGES, question, reason, say
from data.texts import texts
from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.position import Position

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
    """Reads what answers a question. ``position``: by which it is judged, that in which it is asked, or the present one
    where an answer is planned (``is_planned``); ``verbs``: the kinds of options that a command is for, all where there
    are none.
    """

    def __init__(
        self,
        words: OptionWords,
        ask: Ask,
        position: Position | None = None,
        verbs: Sequence[str] = (),
        *,
        is_planned: bool = False,
    ) -> None:
        self.words, self.ask, self.position, self.verbs = words, ask, position, tuple(verbs)
        self.is_planned = is_planned

    @cached_property
    def view(self) -> Any:
        """What the seat that is asked sees; None where there is no position."""
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
    def name_index(self) -> NameIndex:
        """The index of all that may be typed."""
        more = {} if self.view is None else self.words.presentation.also(self.view, self.ask)
        if self.verbs:
            options = set(self.offered)
            more = {option: names for option, names in more.items() if option in options}
            return known_among(self.words, self.offered, more)
        return known_options(self.words, self.ask, more)

    # --- reading ------------------------------------------------------------------------------------------------

    def option(self, text: str) -> str:
        """The one option that a text names, which a rule may forbid. Raises OtherQuestion, Unclear."""
        name = text.strip()[:LETTERS]
        if self.verbs and not self.offered:
            raise self.lacking(name)
        for spelling in (name, *(f"{verb}:{name}" for verb in self.verbs)):
            if spelling in self.legal or spelling in self.offered:
                return spelling
        option, _ = self._find(name, [(it, 1) for it in spellings(self.words.game, name)])
        return option

    def picks(self, text: str) -> list[str]:
        """The options that a list names, each as often as its number says. Raises Unclear."""
        parts, picks = parts_of(text), list[str]()
        if not self.ask.least and simple(text[:LETTERS]) in words_for("nothing"):
            return picks
        if own := self._read_by_command(text, parts):
            return own
        for part in (one for item in parts[: LONGEST + 1] for one in self._parted(item[:LETTERS])):
            option, count = self._find(part, counted(self.words.game, part))
            picks += [option] * count
            if len(picks) > LONGEST:
                break
        if not 0 < len(picks) <= LONGEST or len(parts) > LONGEST:
            raise self.unknown(text)
        return picks

    def _read_by_command(self, text: str, parts: Sequence[str]) -> list[str]:
        """The answer as the game's own command for the question reads it ("2 temples, blue"); none where it reads
        nothing, or each part is the name of an option.
        """
        move = next(
            (it for it in self.words.presentation.commands if self.ask.key in it.answers and it.reads_list), None
        )
        if move is None or all(self.name_index.of(simple(part[:LETTERS])) for part in parts):
            return []
        if self.words.presentation.spelled(self.ask, text):
            # It is an answer to another question.
            return []
        return move.read_list(self._thing(text) if self.verb(text) == move.verb else text)

    def _parted(self, part: str) -> list[str]:
        """A part of a list; the things in it where it is no name as a whole, but each of them between "and" is."""
        things = parts_by_and(part)
        is_list = len(things) > 1 and not self._is_name(part) and all(map(self._is_name, things))
        return things if is_list else [part]

    def _is_name(self, part: str) -> bool:
        return any(surely(text, self.name_index) for text, _ in counted(self.words.game, part))

    def _find(self, whole: str, ways: Sequence[tuple[str, int]]) -> tuple[str, int]:
        """The option that a text names, and how often, by one of the ways to read its number."""
        for text, count in ways:
            for part in without_price(text):
                candidates = surely(part, self.name_index) or self.spelled(part) or self.of_kind(part)
                if candidates:
                    return self.choose(part, candidates), count
        self.refuse(ways[-1][0])
        for text, count in ways:
            if candidates := perhaps(text, self.name_index):
                return self.choose(text, candidates), count
        raise self.unknown(whole)

    def spelled(self, text: str) -> tuple[str, ...]:
        """The options that a text spells out though none of the question is called so; those that a rule forbids."""
        options = self.words.presentation.spelled(self.ask, text)
        return tuple(it for it in options if self._may_be(it))

    def _may_be(self, option: str) -> bool:
        """Whether the question has options of this verb that the command is for, or a rule forbids this one."""
        verb = option.partition(":")[0]
        if self.verbs and verb not in self.verbs:
            return False
        return self.offers(verb) or self.why_not(option) is not None

    def of_kind(self, text: str) -> tuple[str, ...]:
        """The options about a kind of thing that a text names ("a farm"), those that a rule forbids too."""
        kind = named_kind(self.words.game, text)
        if kind is None:
            return ()
        return of_kinds(self.words.game, kind.kinds, "" if self.verbs else kind.verb, self.offered)

    def verb(self, text: str) -> str:
        """The verb among the first words of a text, "" for none; one that the question has options of before others."""
        words = simple(text).split()[:MOST_WORDS]
        verbs = [verb for word in words if (verb := verb_of(self.words.game, word))]
        return next(filter(self.offers, verbs), verbs[0] if verbs else "")

    def choose(self, text: str, candidates: Sequence[str]) -> str:
        """Of options that a text may mean the one that is meant. Raises Unclear if several are."""
        legal = [option for option in candidates if option in self.legal]
        presentation = self.words.presentation
        name = simple(text)
        if not legal and (len(candidates) == 1 or len(name) >= TELLING or name.isdecimal()):
            return self._plainest(candidates)
        legal = legal or list(candidates)
        verb = self.verb(text)
        of_verb = [option for option in legal if option.partition(":")[0] == verb]
        same_name = [option for option in legal if name == simple(self.words.thing(option))]
        for some in (legal, of_verb, same_name):
            if len({presentation.alike(option) for option in some}) == 1:
                return min(some, key=lambda option: presentation.dearness(self.view, option))
        legal = of_verb or legal
        cheapest: dict[str, str] = {}
        for option in legal:
            alike = presentation.alike(option)
            others = (cheapest.get(alike, option), option)
            cheapest[alike] = min(others, key=lambda it: presentation.dearness(self.view, it))
        position = None if self.is_planned else self.position
        priced = effects(self.words, position, self.view, self.ask, list(cheapest.values())[:NEAREST])
        near = "; ".join(f"{self.words.deed(it)} ({price})" if price else self.words.deed(it) for it, price in priced)
        raise Unclear(reason=say(self.words.lang, "list-which", text=cut(text, SHORT), near=near))

    def _plainest(self, forbidden: Sequence[str]) -> str:
        """Of options that rules forbid the one whose reason says most."""
        why = {option: self.why_not(option) for option in forbidden[:MOST_FORBIDDEN]}
        presentation = self.words.presentation

        def rank(option: str) -> int:
            rule = why[option]
            return len(presentation.faint) + 1 if rule is None else presentation.faintness(rule.key)

        return min(why, key=rank)

    def why_not(self, option: str) -> Reason | None:
        """The rule that forbids an option, as far as it can be told."""
        if self.position is None:
            return self.ask.options.why_not(option)
        return self.position.why_not(self.ask, option)

    # --- refusing -----------------------------------------------------------------------------------------------

    def why_missing(self, text: str) -> str | None:
        """Why nothing is about the thing, or the kind of thing, that a text names, in words; None for what is no name
        of the game.
        """
        words, game = self.words, self.words.game
        parts = [part[:LETTERS] for part in without_price(text)]
        subject = next((it for part in parts if (it := named_in_full(game, part)) is not None), None)
        kind = None if subject is not None else next((of for part in parts if (of := named_kind(game, part))), None)
        if kind is not None:
            return self._rule(f"kind:{kind.kinds[0]}", self._only_verb(kind.verb))
        subject = subject or next((it for part in parts if (it := named_by_beginning(game, part)) is not None), None)
        if subject is None:
            elsewhere = next((it for part in parts for it in words.presentation.spelled(self.ask, part)), None)
            return None if elsewhere is None else self._not_asked(words.deed(elsewhere))
        verb = self._only_verb(subject.verb)
        if self._is_possible(subject, verb):
            # It is no wish for that thing alone: there are other words beside it.
            return None
        why = next((rule for thing in subject.things if (rule := self._rule(thing, verb)) is not None), None)
        return self._not_asked(subject.title(game, words.lang)) if why is None else why

    def is_possible(self, text: str) -> bool:
        """Whether something is possible with the thing whose name stands in a text."""
        subject = named_in_full(self.words.game, text)
        return subject is not None and self._is_possible(subject, self._only_verb(subject.verb))

    def _is_possible(self, subject: NamedThing, verb: str) -> bool:
        ids = {thing.partition(":")[2] for thing in subject.things}
        return any(ids & set(option.split(":")) for option in self.legal if verb in ("", option.partition(":")[0]))

    def _not_asked(self, thing: str) -> str:
        """That the question is not about this thing."""
        words = self.words
        question_text = question(words.lang, words.game, self.ask, words.names)
        return say(words.lang, "list-not-asked", thing=capital(thing), question=question_text)

    def why_not_verb(self, text: str) -> str | None:
        """Why nothing can be done with the verb that a text has, in words; None where something can, or nothing is
        known.
        """
        verb = self.verb(text)
        why = None if not verb or self.offers(verb) else self._rule("", verb)
        return why if why is None or self.is_known(text) else f"{self._no_such(self._thing(text))} {why}"

    def offers(self, verb: str) -> bool:
        """Whether the question has options of this verb, possible now or not."""
        return any(option.partition(":")[0] == verb for option in self.offered)

    def _thing(self, text: str) -> str:
        """A text without the verb that it begins with."""
        first, _, rest = text.strip().partition(" ")
        return rest if rest and verb_of(self.words.game, simple(first)) else text

    def _only_verb(self, verb: str) -> str:
        return self.verbs[0] if len(self.verbs) == 1 else verb

    def _rule(self, thing: str, verb: str) -> str | None:
        """Why no option is about a thing, or does what the verb says with anything (""), in words."""
        why = None if self.position is None else self.position.why_missing(self.ask, thing, verb)
        return None if why is None else capital(reason(self.words.lang, why))

    def refuse(self, text: str) -> None:
        """Raises Unclear with the reason where a text names a thing of the game that nothing here is about."""
        why = self.why_missing(text)
        if why is not None:
            raise Unclear(reason=why)

    def lacking(self, text: str = "") -> TableError:
        """The error for a command whose kind of option the question has none of: why it is missing, behind what in the
        text is no name of the game; else what is asked instead.
        """
        words, verb = self.words, self.verbs[0]
        own = f"{words.game}-nothing-to-{verb}-{self.ask.key}"
        full = named_in_full(words.game, text)
        subject = full or named_by_beginning(words.game, text)
        if subject is not None and (full is not None or not texts().has(words.lang, own)):
            why = next((rule for thing in subject.things if (rule := self._rule(thing, verb)) is not None), None)
            if why is not None:
                return Unclear(reason=why)
        if not texts().has(words.lang, own):
            return OtherQuestion(question=question(words.lang, words.game, self.ask, words.names))
        strange = "" if subject is not None or self.is_known(text) else self._no_such(text)
        return Unclear(reason=f"{strange} {say(words.lang, own)}".strip())

    def is_known(self, text: str) -> bool:
        """Whether a text holds a word that means something here though it is no thing's name: a number, a player, a
        verb, a kind of thing; or nothing at all.
        """
        words = [word for word in simple(text[:LETTERS]).split() if word not in FILLERS]
        players = {simple(name) for name in self.words.names}
        if not words or " ".join(words) in players or named_kind(self.words.game, text[:LETTERS]) is not None:
            return True
        others = [word for word in words if not verb_of(self.words.game, word)]
        return not others or any(word.isdecimal() or word in players for word in others)

    def _no_such(self, text: str) -> str:
        """That nothing is called so, with similar names where there are some."""
        words, short = self.words, cut(text, SHORT)
        near = near_things(words.game, words.lang, text[:LETTERS])
        return say(words.lang, "list-near" if near else "list-no-such", text=short, near=", ".join(near))

    def unknown(self, text: str) -> Unclear:
        """The error for what is no name of the game: similar names, why nothing of the kind is possible, else what can
        be written instead.
        """
        text = text[:LETTERS]
        option_words, short = self.words, cut(text, SHORT)
        if near_things(option_words.game, option_words.lang, text):
            return Unclear(reason=self._no_such(text))
        verb = self.verb(text)
        offered = [option for option in self.offered if option.partition(":")[0] == verb] or self.offered
        legal = [option for option in offered if option in self.legal]
        if not legal and offered and (why := self._why_none(offered)) is not None:
            return Unclear(reason=why if self.is_known(text) else f"{self._no_such(self._thing(text))} {why}")
        possible = [option for option in self.offered if option in self.legal]
        key, words = "list-unknown" if simple(text) else "list-blank", example(option_words, self.ask, legal, possible)
        return Unclear(
            reason=say(option_words.lang, key, text=short, wanted=wanted(option_words, self.ask), example=words)
        )

    def _why_none(self, offered: Sequence[str]) -> str | None:
        """Why none of some options is possible: the rule that forbids one of them, and which."""
        option = self._plainest(offered)
        why = self.why_not(option)
        if why is None:
            return None
        lang = self.words.lang
        return say(lang, "list-none-possible", deed=self.words.deed(option), why=capital(reason(lang, why)))


def spellings(game: str, text: str) -> list[str]:
    """A text as it stands, then with the game's own words for its verbs, then with digits, too, for words that say
    which.
    """
    return list(dict.fromkeys((text, *in_own_words(game, text))))


def counted(game: str, part: str) -> list[tuple[str, int]]:
    """The ways to read a thing of a list: as it stands, in the game's own words, then with a number before or behind it
    that says how often.
    """
    ways = [(text, 1) for text in spellings(game, part)]
    for text in dict.fromkeys((part, in_own_words(game, part)[0])):
        for thing, count in (number_before(text), number_behind(text), _number_within(text)):
            if thing and count is not None:
                ways.append((thing, count))
                break
    return ways


def _number_within(part: str) -> tuple[str, int | None]:
    """A thing and the number behind the first word: "build 2 farms"."""
    first, _, rest = part.strip().partition(" ")
    thing, count = number_before(rest)
    return f"{first} {thing}", count if thing else None


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
    lines = (texts().text(lang, f"typed-{verb}") for lang in LANGUAGES if texts().has(lang, f"typed-{verb}"))
    return frozenset(simple(word) for line in lines for word in line.split(","))
