"""Words in pictures and alt texts, from the texts in data/."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from data.texts import texts

Words = Callable[..., str]
LANGUAGES = texts().languages


def words(lang: str) -> Words:
    """A function (text key, **arguments) -> text in ``lang``; an unknown language is read as English."""
    return partial(texts().text, lang)


@lru_cache(maxsize=1024)
def term(lang: str, key: str, argument: str, value: str) -> str:
    """One word that depends on one choice; kept, because Fluent is slow beside a picture."""
    return words(lang)(key, **{argument: value})
