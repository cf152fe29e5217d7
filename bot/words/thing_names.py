"""Everything of a game that has a name, as people type it, on offer or not, in all languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from bot.games import presentation_of
from bot.words.lists import LONGEST_NAME, MOST_WORDS, Known, known_names, simple
from bot.words.wording import LANGUAGES
from data.texts import texts
from data.words import facts_of, name_of, things_of, words_of

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
def known_things(game: str) -> Known:
    """The index of all names of a game's things."""
    found: dict[str, list[str]] = {}
    for thing in things_of(game):
        facts = facts_of(game, thing) or {}
        with_age = (str(name_of(game, lang, thing)) for lang in LANGUAGES)
        found[thing] = [thing.partition(":")[2], *dict(facts.get("name", {})).values(), *with_age]
    return known_names(found)


@cache
def known_verbs(game: str) -> Mapping[str, str]:
    """The verb that each word means, as options begin with it: its id, and the names of its command."""
    verbs = dict.fromkeys((*words_of(game).options, *(move.verb for move in presentation_of(game).commands)))
    found = {verb: verb for verb in verbs}
    for verb in verbs:
        key = f"{game}-command-{verb}-name"
        for lang in LANGUAGES:
            if texts().has(lang, key):
                found.setdefault(simple(texts().text(lang, key)), verb)
    return found


def named_thing(game: str, text: str) -> NamedThing | None:
    """What a text names among all things of a game, with the verb beside it; None for no name."""
    words = simple(text).split()
    if not 0 < len(words) <= MOST_WORDS:
        return None
    known, verbs = known_things(game), known_verbs(game)
    for length in range(len(words), 0, -1):
        for start in range(len(words) - length + 1):
            if things := known.of(" ".join(words[start : start + length])):
                others = (*words[:start], *words[start + length :])
                return NamedThing(things, next((verbs[word] for word in others if word in verbs), ""))
    verb = verbs.get(words[0], "") if len(words) > 1 else ""
    begun = " ".join(words[1:] if verb else words)
    things = known.begun(begun) if LEAST <= len(begun) <= LONGEST_NAME else ()
    return NamedThing(things, verb) if len({name_of(game, "en", thing) for thing in things}) == 1 else None


def near_things(game: str, lang: str, text: str) -> tuple[str, ...]:
    """Names of things that are similar to a text, in a language."""
    wanted = simple(text)
    if not 0 < len(wanted) <= LONGEST_NAME:
        return ()
    names = (name_of(game, lang, thing) for thing in known_things(game).near(wanted))
    return tuple(dict.fromkeys(name for name in names if name is not None))
