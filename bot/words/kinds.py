"""Kinds of things as people write them, for options that are called by no name: "build a farm", "take a leader"."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache

import msgspec

from bot.base.typed import which
from bot.games import presentation_of
from bot.words.lists import MOST_WORDS, simple, telling
from bot.words.wording import LANGUAGES
from data.texts import texts
from data.words import facts_of, things_of, words_of

LEAST_STEM = 4
"""Letters that another form of a verb has in common with its name."""

ENDING = 2
"""Letters at the end of a verb's name that its other forms may lack: "trabaja", "construye"."""

ONES = ("one", "uno")
"""Words that are a number where there is no other: "the second one"."""


class NamedKind(msgspec.Struct, frozen=True):
    """The kinds that a text names, as the game's facts call them, and the verb beside them, "" for none."""

    kinds: tuple[str, ...]
    verb: str = ""


@cache
def kinds_of_things(game: str) -> Mapping[str, str]:
    """The kind of each thing of a game by its id, of those kinds that have words ("GAME-typed-kind-KIND")."""
    kinds = {thing.partition(":")[2]: str((facts_of(game, thing) or {}).get("kind", "")) for thing in things_of(game)}
    return {name: kind for name, kind in kinds.items() if texts().has("en", f"{game}-typed-kind-{kind}")}


@cache
def kind_words(game: str) -> Mapping[str, tuple[str, ...]]:
    """The kinds that each word or phrase may mean, in all languages, simplified and without words that say nothing."""
    words: dict[str, tuple[str, ...]] = {}
    for kind in dict.fromkeys(kinds_of_things(game).values()):
        lines = (texts().text(lang, f"{game}-typed-kind-{kind}") for lang in LANGUAGES)
        for word in dict.fromkeys(telling(simple(word)) for line in lines for word in line.split(",")):
            words[word] = (*words.get(word, ()), kind)
    return words


@cache
def known_verbs(game: str) -> Mapping[str, str]:
    """The verb that each word means, as options begin with it: its id, the names of its command, and what else people
    write for it.
    """
    verbs = dict.fromkeys((*words_of(game).options, *(move.verb for move in presentation_of(game).commands)))
    spellings = {verb: verb for verb in verbs}
    for verb in verbs:
        key = f"{game}-command-{verb}-name"
        for lang in LANGUAGES:
            if texts().has(lang, key):
                spellings.setdefault(simple(texts().text(lang, key)), verb)
    for verb in verbs:
        for word in _typed_for(game, verb):
            spellings.setdefault(word, verb)
    return spellings


@cache
def _typed_for(game: str, verb: str) -> tuple[str, ...]:
    """What people write for a verb beside the names of its command: "typed-verb-VERB", and the game's own."""
    keys = (f"{game}-typed-verb-{verb}", f"typed-verb-{verb}")
    lines = (texts().text(lang, key) for lang in LANGUAGES for key in keys if texts().has(lang, key))
    return tuple(dict.fromkeys(simple(word) for line in lines for word in line.split(",")))


@cache
def _instead(game: str) -> Mapping[str, str]:
    """By each other word for a verb the verb's id; "" for words that say no more than that something is chosen."""
    spellings = known_verbs(game)
    verbs = dict.fromkeys(spellings.values())
    verb_for = dict.fromkeys((*_typed_for(game, "choose"), *_typed_for(game, "take"), "take"), "")
    # A name of a command comes before another word for a verb: "reparar" is to mend in The Ancient World.
    words = {word: verb for verb in verbs for word in (verb, *_typed_for(game, verb))}
    return verb_for | {word: verb for word, verb in words.items() if spellings.get(word, verb) == verb}


def in_own_words(game: str, text: str) -> tuple[str, str]:
    """A text with the game's own words for other words of its verbs ("coger hierro": "take hierro"); then with digits,
    too, for words that say which ("third citizen": "3 citizen").
    """
    verb_for = _instead(game)
    words = [word for word in (verb_for.get(word, word) for word in simple(text).split()[: MOST_WORDS + 1]) if word]
    numbers = [(word, which(word)) for word in words]
    if any(number.isdecimal() for word, number in numbers if word not in ONES):
        numbers = [it for it in numbers if it[0] not in ONES]
    return " ".join(words), " ".join(number for _, number in numbers)


def verb_of(game: str, word: str) -> str:
    """The verb that a word means, in one of its forms; "" for none."""
    verbs = known_verbs(game)
    if word in verbs:
        return verbs[word]
    if len(word) < LEAST_STEM:
        return ""
    return next((verb for stem, verb in _stems(game).items() if word.startswith(stem)), "")


@cache
def _stems(game: str) -> Mapping[str, str]:
    """The verb that each beginning of a word means."""
    stems: dict[str, str] = {}
    for name, verb in known_verbs(game).items():
        stems.setdefault(name[: max(LEAST_STEM, len(name) - ENDING)], verb)
    return stems


def named_kind(game: str, text: str) -> NamedKind | None:
    """The kind of thing that a text names, alone or beside a verb: "farm", "build a farm", "tomar un líder".

    A word that is a verb, too, is both: "leader" puts one into play.
    """
    words = telling(simple(text)).split()
    if not 0 < len(words) <= MOST_WORDS:
        return None
    kinds_by_word = kind_words(game)
    if kinds := kinds_by_word.get(" ".join(words)):
        return NamedKind(kinds, known_verbs(game).get(" ".join(words), ""))
    for place, word in enumerate(words):
        kinds = kinds_by_word.get(" ".join((*words[:place], *words[place + 1 :])), ())
        verb = verb_of(game, word) if kinds else ""
        if verb:
            return NamedKind(kinds, verb)
    return None


def of_kinds(game: str, kinds: Collection[str], verb: str, options: Iterable[str]) -> tuple[str, ...]:
    """Those of some options that are about a thing of these kinds, the first thing that each names, and do what the
    ``verb`` says ("": anything).
    """
    kind_of = kinds_of_things(game)

    def is_meant(option: str) -> bool:
        own, *words = option.split(":")
        kind = next((kind_of[word] for word in words if word in kind_of), None)
        return kind in kinds and verb in ("", own)

    return tuple(option for option in options if is_meant(option))
