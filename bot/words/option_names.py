"""The names by which options can be typed, cached: autocomplete searches hundreds of them with every letter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

import msgspec

from bot.words.lists import (
    Known,
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


def named(said: OptionWords, option: str) -> Named:
    """The names of an option in a language."""
    found = _named(said.lang, said.game, option, len(said.names))
    if not any(letter in found.thing or letter in found.sought for letter in STAND_INS[: len(said.names)]):
        return found
    called = tuple(simple(_with_names(name, said.names)) for name in found.called)
    return Named(_with_names(found.thing, said.names), _with_names(found.sought, said.names, simply=True), called)


def _with_names(words: str, names: Sequence[str], *, simply: bool = False) -> str:
    for letter, name in zip(STAND_INS, names, strict=False):
        words = words.replace(letter, simple(name) if simply else name)
    return words


@lru_cache(maxsize=20_000)
def _named(lang: str, game: str, option: str, seats: int) -> Named:
    said = OptionWords(lang, game, list(STAND_INS[:seats]))
    thing, whole, deed = said.thing(option), said.option(option), said.deed(option)
    short = (deed, bare(thing), bare(whole), bare(whole.partition(" · ")[2] or whole))
    called = dict.fromkeys(simple(name) for name in (thing, thing.replace(" · ", " "), whole, *short))
    sought = dict.fromkeys((simple(deed), simple(thing), simple(whole), simple(option)))
    return Named(deed, "\n".join(sought), tuple(called))


def bare(label: str) -> str:
    """A label simplified for typing: lower case, only letters, digits and single spaces."""
    return " ".join(NO_LETTERS.sub(" ", label).casefold().split())


def known_options(said: OptionWords, ask: Ask, more: Mapping[str, tuple[str, ...]] = NO_MORE) -> Known:
    """The index of everything that may be typed for a question's options, in all languages, forbidden ones too.

    ``more``: names beyond those of their labels.
    """
    later = (*said.presentation.later(ask).items(), *more.items())
    return _known(said.game, tuple(said.names), tuple(ask.options.all), tuple(later))


def known_among(said: OptionWords, options: Iterable[str], more: Mapping[str, tuple[str, ...]] = NO_MORE) -> Known:
    """The index of what may be typed for these options, in all languages, with ``more`` names."""
    return _known(said.game, tuple(said.names), tuple(options), tuple(more.items()))


@lru_cache(maxsize=32)
def _known(game: str, names: tuple[str, ...], options: tuple[str, ...], later: Later) -> Known:
    found: dict[str, list[str]] = {option: [_simple(option)] for option in options}
    for lang in LANGUAGES:
        said = OptionWords(lang, game, list(names))
        for option in options:
            found[option] += named(said, option).called
            if ":" not in option:
                found[option] += _more_words(lang, game, option)
    for option, called in later:
        found.setdefault(option, [_simple(option)]).extend(map(_simple, called))
    return known_simple_names(found)


@cache
def _more_words(lang: str, game: str, verb: str) -> tuple[str, ...]:
    """More words for an option that is but a verb: "GAME-typed-VERB" and "typed-VERB", parted by commas."""
    keys = (key for key in (f"{game}-typed-{verb}", f"typed-{verb}") if texts().has(lang, key))
    return tuple(simple(word) for key in keys for word in texts().text(lang, key).split(","))


@lru_cache(maxsize=4096)
def _simple(name: str) -> str:
    return simple(name)
