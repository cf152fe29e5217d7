"""Names as people type them: ignoring case, accents and the order of words, correcting small slips."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property

from rapidfuzz import fuzz, process

from bot.base.typed import (
    bounded,
    plain,
)

LONGEST = 60
"""Things that one list may name, counted with their numbers."""

LONGEST_NAME = 100
"""Letters of a word beyond which it is nothing's name."""

NEAR = 75
"""Percent of two words that must be the same for the one to be taken for a slip of the other."""


NEAR_WORD = 85
"""The same for a single word of a name: shorter, so that more of it must be the same."""

MOST_WORDS = 12
"""Words beyond which a text is nothing's name."""

NEAR_PART = 65
"""The same for each word of a name of several, as the others may be the same: "build farm" is no "build bronze"."""

MOST_NEAR = 3
SOUGHT_NEAR = 12
"""The most similar names that are given, and the most names that are compared."""

LEAST_FOR_SLIPS = 4
"""Letters that a single word must have, to be taken for a slip of another."""

FILLERS = frozenset(
    (
        *("a", "an", "and", "at", "by", "citizen", "citizens", "for", "from", "in", "of", "on", "over", "place"),
        *("my", "please", "put", "square", "the", "to", "up", "with", "al", "carta", "casilla", "ciudadano"),
        *("ciudadanos", "con", "de", "del", "desde", "el", "en", "favor", "la", "las", "los", "lugar", "mi"),
        *("mis", "para", "pon", "poner", "por", "puesto", "sobre", "un", "una", "y"),
    )
)
"""Words that may stand between those that tell something, in all our languages."""

ENDINGS = frozenset(("a",))
"""Fillers that names end with, too ("Patriotism (A)"): they are looked for before they are left out."""

NUMBER = re.compile(r"[0-9]+")

BETWEEN = str.maketrans(dict.fromkeys("_-.'", " "))
"""Signs that stand between words as a space does."""

OMITTED = str.maketrans(dict.fromkeys("ºª"))
"""Signs that say that a number tells which: "2.º"."""


class Unreadable(Exception):
    """A part of a list (``text``) names nothing, or more than one thing; ``near`` is what it may mean."""

    def __init__(self, text: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.near = near


class NameIndex:
    """Simplified names with the ids that each may mean; every id is also a name."""

    def __init__(self, means: Mapping[str, tuple[str, ...]]) -> None:
        self.means = means

    @cached_property
    def _ordered(self) -> list[str]:
        return sorted(self.means)

    def of(self, name: str) -> tuple[str, ...]:
        """The ids that this exact name may mean."""
        return self.means.get(name, ())

    def begun(self, beginning: str) -> tuple[str, ...]:
        """The ids whose names begin with this; none for nothing."""
        if not 0 < len(beginning) <= LONGEST_NAME:
            return ()
        names = self._ordered
        at = bisect_left(names, beginning)
        ids: dict[str, None] = {}
        while at < len(names) and names[at].startswith(beginning):
            ids.update(dict.fromkeys(self.means[names[at]]))
            at += 1
        return tuple(ids)

    @cached_property
    def _worded(self) -> dict[str, dict[str, None]]:
        """Each word of the names and ids, with the ids that it stands in."""
        ids_by_word: dict[str, dict[str, None]] = {}
        for name, things in self.means.items():
            for word in name.replace(":", " ").split():
                ids_by_word.setdefault(word, {}).update(dict.fromkeys(things))
        return ids_by_word

    @cached_property
    def _words(self) -> list[str]:
        return sorted(self._worded)

    def worded(self, words: str, *, near: bool = False) -> tuple[str, ...]:
        """The ids whose names have all these words, in any order, or words that begin so; words that say nothing may be
        lacking. ``near``: similar words count too.
        """
        typed = words.split() if len(words) <= LONGEST_NAME else []
        if not 0 < len(typed) <= MOST_WORDS:
            return ()
        named = [word for word in typed if word in ENDINGS or word not in FILLERS]
        bare = [word for word in named if word not in FILLERS]
        ids = self._with_all(named if bare else typed, near=near)
        return ids or (self._with_all(bare, near=near) if bare != named else ())

    def _with_all(self, words: Sequence[str], *, near: bool) -> tuple[str, ...]:
        ids: dict[str, None] | None = None
        for word in dict.fromkeys(words):
            having = self._having(word, near=near)
            ids = having if ids is None else {thing: None for thing in ids if thing in having}
            if not ids:
                return ()
        return tuple(ids or ())

    def _having(self, word: str, *, near: bool) -> dict[str, None]:
        if word in self._worded or word.isdecimal():
            return self._worded.get(word, {})
        at, ids, words = bisect_left(self._words, word), dict[str, None](), self._words
        while at < len(words) and words[at].startswith(word):
            ids |= self._worded[words[at]]
            at += 1
        if ids or not near or len(word) < LEAST_FOR_SLIPS:
            return ids
        close = process.extractOne(word, words, scorer=fuzz.ratio, score_cutoff=NEAR_WORD)
        return self._worded[close[0]] if close else {}

    def near(self, word: str) -> tuple[str, ...]:
        """The ids of up to three names most similar to a word, at least NEAR percent, and so in each of its words; a
        number is no slip of another one.
        """
        close = process.extract(word, list(self.means), scorer=fuzz.ratio, limit=SOUGHT_NEAR, score_cutoff=NEAR)
        slips = [name for name, *_ in close if _may_be_slip(word, name)][:MOST_NEAR]
        return tuple(dict.fromkeys(thing for name in slips for thing in self.means[name]))


def _may_be_slip(typed: str, name: str) -> bool:
    """Whether a text may be a slip of a similar name, word by word."""
    if NUMBER.findall(typed) != NUMBER.findall(name):
        return False
    words, parts = typed.split(), name.split()
    if len(words) != len(parts):
        return float(fuzz.ratio("".join(words), "".join(parts))) >= NEAR_WORD
    return all(fuzz.ratio(word, part) >= NEAR_PART for word, part in zip(words, parts, strict=True))


def parts_of(text: str) -> list[str]:
    """The things of a typed list, as they were typed: what stands between commas, semicolons and line ends."""
    return [word for part in re.split(r"[,;\n]", bounded(text)) if (word := part.strip())]


def parts_by_and(part: str) -> list[str]:
    """The things that one part of a list names if its "and" parts them: "rome and etruria", "roma y etruria"."""
    return [word for item in re.split(r"(?i: (?:and|y|e|&|\+) )", part) if (word := item.strip())]


def known_names(names: Mapping[str, Iterable[str]]) -> NameIndex:
    """The index of these names, which are simplified first."""
    return known_simple_names(
        {thing: [simple(name) for name in (thing, *spellings)] for thing, spellings in names.items()}
    )


def known_simple_names(names: Mapping[str, Iterable[str]]) -> NameIndex:
    """The index of these names, which are simplified already."""
    ids: dict[str, tuple[str, ...]] = {}
    for thing, spellings in names.items():
        for name in dict.fromkeys(spellings):
            ids[name] = (*ids.get(name, ()), thing)
    return NameIndex(ids)


def find_name(word: str, index: NameIndex) -> str:
    """The id that a word means: by its name, the beginning of one name only, or a near miss. Raises Unreadable."""
    return _only(word, meanings(word, index))


def meanings(word: str, index: NameIndex) -> tuple[str, ...]:
    """The ids that a word may mean: by their name, else those whose names begin so, else those that have all its words,
    else those with similar names.
    """
    return surely(word, index) or perhaps(word, index)


def telling(words: str) -> str:
    """Simplified words without those that say nothing."""
    return " ".join(word for word in words.split() if word not in FILLERS)


def _without_fillers(index: NameIndex, words: str) -> tuple[str, ...]:
    return index.of(telling(words))


SURE: tuple[Callable[[NameIndex, str], tuple[str, ...]], ...] = (
    NameIndex.of,
    NameIndex.begun,
    _without_fillers,
    NameIndex.worded,
)
"""How simplified words name ids as they stand, the surest first: whole names, beginnings, names without words that say
nothing, words in names.
"""


def surely(word: str, index: NameIndex) -> tuple[str, ...]:
    """The ids that a word means as it stands: by their name, its beginning, or the words in it."""
    wanted = simple(word)
    return next((ids for find in SURE if (ids := find(index, wanted))), ())


def perhaps(word: str, index: NameIndex) -> tuple[str, ...]:
    """The ids that a word may mean if it is a slip: of their name, or of words in it."""
    wanted = simple(word)
    if not wanted or len(wanted) > LONGEST_NAME:
        return ()
    return index.near(wanted) or index.worded(wanted, near=True)


def _only(word: str, things: tuple[str, ...]) -> str:
    if len(things) == 1:
        return things[0]
    raise Unreadable(word[:40], tuple(sorted(things))[:3])


def simple(name: str) -> str:
    """A name simplified for comparison: lower case, no accents, one space between words."""
    return " ".join(plain(bounded(name).translate(OMITTED)).translate(BETWEEN).split())
