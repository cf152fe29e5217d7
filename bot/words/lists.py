"""Reads typed lists such as "rome 2, etruria, tyrrhenian sea", ignoring case and accents, correcting small slips."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import cached_property

from rapidfuzz import fuzz, process

from bot.base.typed import (
    bounded,
    number_before,
    number_behind,
    plain,
)

LONGEST = 60
"""Things that one list may name, counted with their numbers."""

LONGEST_NAME = 100
"""Letters of a word beyond which it is nothing's name."""

NEAR = 75
"""Percent of two words that must be the same for the one to be taken for a slip of the other."""


BETWEEN = str.maketrans(dict.fromkeys("_-.'", " "))
"""Signs that stand between words as a space does."""


class Unreadable(Exception):
    """A part of a list (``text``) names nothing, or more than one thing; ``near`` is what it may mean."""

    def __init__(self, text: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.near = near


class Known:
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
        """The ids whose names begin with this."""
        names = self._ordered
        at = bisect_left(names, beginning)
        found: dict[str, None] = {}
        while at < len(names) and names[at].startswith(beginning):
            found.update(dict.fromkeys(self.means[names[at]]))
            at += 1
        return tuple(found)

    def near(self, word: str) -> tuple[str, ...]:
        """The ids of up to three names most similar to a word, at least NEAR percent."""
        close = process.extract(word, list(self.means), scorer=fuzz.ratio, limit=3, score_cutoff=NEAR)
        return tuple(dict.fromkeys(thing for name, *_ in close for thing in self.means[name]))


def read_list(text: str, names: Mapping[str, Iterable[str]] | Known) -> list[str]:
    """The ids in a typed list, in its order, each as often as its number says.

    ``names`` are the names of each id. Raises Unreadable.
    """
    found: list[str] = []
    known = names if isinstance(names, Known) else known_names(names)
    parts = parts_of(text)
    for word in parts[: LONGEST + 1]:
        if len(whole := known.of(simple(word))) == 1:
            found += whole
        else:
            thing, count = number_before(word)
            if count is None or not thing:
                thing, count = number_behind(word)
            if not thing:
                thing, count = word, 1
            found += [find_name(thing, known)] * (1 if count is None else count)
        if len(found) > LONGEST:
            break
    if not 0 < len(found) <= LONGEST or len(parts) > LONGEST:
        raise Unreadable(text[:40])
    return found


def parts_of(text: str) -> list[str]:
    """The things of a typed list, as they were typed: what stands between commas, semicolons and line ends."""
    return [word for part in re.split(r"[,;\n]", bounded(text)) if (word := part.strip())]


def known_names(names: Mapping[str, Iterable[str]]) -> Known:
    """The index of these names, which are simplified first."""
    return known_simple_names({thing: [simple(name) for name in (thing, *said)] for thing, said in names.items()})


def known_simple_names(names: Mapping[str, Iterable[str]]) -> Known:
    """The index of these names, which are simplified already."""
    known: dict[str, tuple[str, ...]] = {}
    for thing, said in names.items():
        for name in dict.fromkeys(said):
            known[name] = (*known.get(name, ()), thing)
    return Known(known)


def find_name(word: str, known: Known) -> str:
    """The id that a word means: by its name, the beginning of one name only, or a near miss. Raises Unreadable."""
    return _only(word, meanings(word, known))


def meanings(word: str, known: Known) -> tuple[str, ...]:
    """The ids that a word may mean: by their name, else those whose names begin so, else those with similar names."""
    wanted = simple(word)
    if meant := known.of(wanted):
        return meant
    if not wanted or len(wanted) > LONGEST_NAME:
        return ()
    return known.begun(wanted) or known.near(wanted)


def _only(word: str, things: tuple[str, ...]) -> str:
    if len(things) == 1:
        return things[0]
    raise Unreadable(word[:40], tuple(sorted(things))[:3])


def simple(name: str) -> str:
    """A name simplified for comparison: lower case, no accents, one space between words."""
    return " ".join(plain(name).translate(BETWEEN).split())
