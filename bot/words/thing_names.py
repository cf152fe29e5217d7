"""Everything of a game that has a name, as people type it, on offer or not, in all languages."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.words.kinds import known_verbs, verb_of
from bot.words.lists import LONGEST_NAME, MOST_WORDS, NameIndex, known_names, simple
from bot.words.wording import LANGUAGES
from data.words import facts_of, name_of, things_of

LEAST = 4
"""Letters of the beginning of a name that names it."""


class NamedThing(msgspec.Struct, frozen=True):
    """What a text names: the things of one name, "card:iron", the likeliest first; ``verb``: what is to be done with
    it, "" where nothing says.
    """

    things: tuple[str, ...]
    verb: str = ""

    def title(self, game: str, lang: str) -> str:
        """The name in a language."""
        return name_of(game, lang, self.things[0]) or self.things[0]


@cache
def known_things(game: str) -> NameIndex:
    """The index of all names of a game's things."""
    spellings: dict[str, list[str]] = {}
    for thing in things_of(game):
        facts = facts_of(game, thing) or {}
        with_age = (str(name_of(game, lang, thing)) for lang in LANGUAGES)
        spellings[thing] = [thing.partition(":")[2], *dict(facts.get("name", {})).values(), *with_age]
    return known_names(spellings)


def named_in_full(game: str, text: str) -> NamedThing | None:
    """The thing whose whole name stands in a text, the longest such name."""
    words = simple(text).split()
    if not 0 < len(words) <= MOST_WORDS:
        return None
    index, verbs = known_things(game), known_verbs(game)
    for length in range(len(words), 0, -1):
        for start in range(len(words) - length + 1):
            if things := index.of(" ".join(words[start : start + length])):
                others = (*words[:start], *words[start + length :])
                return NamedThing(things, next((verbs[word] for word in others if word in verbs), ""))
    return None


def named_by_beginning(game: str, text: str) -> NamedThing | None:
    """The one thing whose name a text begins, or has the words of, behind a verb or without."""
    words = simple(text).split()
    if not 0 < len(words) <= MOST_WORDS:
        return None
    index, verbs = known_things(game), known_verbs(game)
    verb = verbs.get(words[0], "") if len(words) > 1 else ""
    begun = " ".join(words[1:] if verb else words)
    things = index.begun(begun) or index.worded(begun) if LEAST <= len(begun) <= LONGEST_NAME else ()
    return NamedThing(things, verb) if len({name_of(game, "en", thing) for thing in things}) == 1 else None


def near_things(game: str, lang: str, text: str) -> tuple[str, ...]:
    """Names of things that are similar to a text, or to what stands behind a verb in it, in a language."""
    wanted, index = simple(text), known_things(game)
    if not 0 < len(wanted) <= LONGEST_NAME:
        return ()
    verb, _, behind = wanted.partition(" ")
    things = index.near(wanted) or (index.near(behind) if behind and verb_of(game, verb) else ())
    names = (name_of(game, lang, thing) for thing in things)
    return tuple(dict.fromkeys(name for name in names if name is not None))
