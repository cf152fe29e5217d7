"""Words in pictures and alt texts, from the texts in data/."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from data.texts import texts

Words = Callable[..., str]
LANGUAGES = texts().languages


def words(lang: str) -> Words:
    """A function (text key, **arguments) -> text in ``lang``; an unknown language is read as English."""
    return partial(text, lang)


def text(lang: str, key: str, /, **arguments: str | int) -> str:
    """A text with its arguments filled in."""
    return texts().text(lang, key, **arguments)


def term(lang: str, key: str, argument: str, value: str) -> str:
    """One word that depends on one choice."""
    return text(lang, key, **{argument: value})
