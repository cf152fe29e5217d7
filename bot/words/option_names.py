"""The names by which options can be typed, cached: autocomplete searches hundreds of them with every letter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

import msgspec

from bot.words.lists import (
    NameIndex,
    known_simple_names,
    simple,
)
from bot.words.option_words import OptionWords
from bot.words.wording import LANGUAGES
from data.texts import texts
from engine.core.ask import Ask

STAND_INS = "㐀㐁㐂㐃㐄㐅㐆㐇㐈㐉"
"""Letters that stand for the players' names, seat by seat, where words are kept for all tables."""

NO_LETTERS = re.compile(r"[\W_]+")

NO_MORE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})

Later = tuple[tuple[str, tuple[str, ...]], ...]


class Named(msgspec.Struct, frozen=True):
    """An option in one language: ``thing`` as it is typed, ``sought`` text to search, ``called`` its simple names."""

    thing: str
    sought: str
    called: tuple[str, ...]


def named(words: OptionWords, option: str) -> Named:
    """The names of an option in a language."""
    names = _named(words.lang, words.game, option, len(words.names))
    if not any(letter in names.thing or letter in names.sought for letter in STAND_INS[: len(words.names)]):
        return names
    called = tuple(simple(_with_names(name, words.names)) for name in names.called)
    return Named(_with_names(names.thing, words.names), _with_names(names.sought, words.names, simply=True), called)


def _with_names(words: str, names: Sequence[str], *, simply: bool = False) -> str:
    for letter, name in zip(STAND_INS, names, strict=False):
        words = words.replace(letter, simple(name) if simply else name)
    return words


@lru_cache(maxsize=20_000)
def _named(lang: str, game: str, option: str, seats: int) -> Named:
    words = OptionWords(lang, game, list(STAND_INS[:seats]))
    thing, whole, deed = words.thing(option), words.option(option), words.deed(option)
    short = (deed, bare(thing), bare(whole), bare(whole.partition(" · ")[2] or whole))
    called = dict.fromkeys(simple(name) for name in (thing, thing.replace(" · ", " "), whole, *short))
    sought = dict.fromkeys((simple(deed), simple(thing), simple(whole), simple(option)))
    return Named(deed, "\n".join(sought), tuple(called))


def bare(label: str) -> str:
    """A label simplified for typing: lower case, only letters, digits and single spaces."""
    return " ".join(NO_LETTERS.sub(" ", label).casefold().split())


def known_options(words: OptionWords, ask: Ask, more: Mapping[str, tuple[str, ...]] = NO_MORE) -> NameIndex:
    """The index of everything that may be typed for a question's options, in all languages, forbidden ones too.

    ``more``: names beyond those of their labels.
    """
    later = (*words.presentation.later(ask).items(), *more.items())
    return _known(words.game, tuple(words.names), tuple(ask.options.all), tuple(later))


def known_among(words: OptionWords, options: Iterable[str], more: Mapping[str, tuple[str, ...]] = NO_MORE) -> NameIndex:
    """The index of what may be typed for these options, in all languages, with ``more`` names."""
    return _known(words.game, tuple(words.names), tuple(options), tuple(more.items()))


@lru_cache(maxsize=12)
def _known(game: str, names: tuple[str, ...], options: tuple[str, ...], later: Later) -> NameIndex:
    spellings: dict[str, list[str]] = {option: [_simple(option)] for option in options}
    for lang in LANGUAGES:
        words = OptionWords(lang, game, list(names))
        for option in options:
            spellings[option] += named(words, option).called
            if ":" not in option:
                spellings[option] += _more_words(lang, game, option)
    for option, called in later:
        spellings.setdefault(option, [_simple(option)]).extend(map(_simple, called))
    return known_simple_names(spellings)


@cache
def _more_words(lang: str, game: str, verb: str) -> tuple[str, ...]:
    """More words for an option that is but a verb: "GAME-typed-VERB" and "typed-VERB", parted by commas."""
    keys = (key for key in (f"{game}-typed-{verb}", f"typed-{verb}") if texts().has(lang, key))
    return tuple(simple(word) for key in keys for word in texts().text(lang, key).split(","))


@lru_cache(maxsize=4096)
def _simple(name: str) -> str:
    return simple(name)
