"""Bounds what people type before anything reads it: even the longest text costs a few milliseconds at most.

Commands, forms, buttons and menus refuse what is longer (``must_be_short``, in ``bot.frame.handling.guarded``); typing
is not completed then. Whatever reads typed text bounds it once more (``bounded``, ``plain``) and reads it in one pass:
no regular expression has two repetitions beside each other that can match the same letters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from bot.model.errors import TableError

LONGEST: Final = 1000
"""Letters that one field of a command or a form may hold: more than anybody types, and as many as our forms take."""

GREATEST: Final = 2**53
"""The greatest number that Discord sends, and its opposite the least."""

MOST: Final = 100
"""Things that one interaction may bring: a menu has 25, a command as many."""

TYPED: Final = ("value", "values", "options", "components", "component")
"""Where in an interaction's data stands what somebody typed or chose, and what holds that."""

TIMES: Final = ("x", "×", "*")
"""Signs that people put between a thing and its number."""


NUMBERS: Final = {
    **dict(zip(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), range(2, 11), strict=True)),
    **dict(
        zip(("dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"), range(2, 11), strict=True)
    ),
}
"""Numbers that people write as words, in all our languages; not one, which is an article as well."""


ORDINALS: Final = {
    word: number
    for number, words in enumerate(
        (
            "one uno first primero primera primer",
            "second segundo segunda",
            "third tercero tercera tercer",
            "fourth cuarto cuarta",
            "fifth quinto quinta",
            "sixth sexto sexta",
            "seventh septimo septima",
            "eighth octavo octava",
            "ninth noveno novena",
            "tenth decimo decima",
        ),
        1,
    )
    for word in words.split()
}
"""Words, in all our languages, that say which of several is meant, never how many; "one" and "uno" among them."""

WHICH: Final = ("st", "nd", "rd", "th", "er", "o", "a")
"""Endings of numbers that say the same: "3rd", "3a"."""


class TooLong(TableError):
    """A text is longer than ``most``, or a number greater than any that is meant; nothing of it has been read."""

    key = "error-too-long"


def bounded(text: str) -> str:
    """The text, or its beginning where it is too long: for what is only searched for or shown."""
    return text[:LONGEST]


def must_be_short(data: object) -> None:
    """Raises TooLong where anything in an interaction's ``data`` is longer than what we read."""
    if not is_short(data):
        raise TooLong(most=LONGEST)


def is_short(data: object) -> bool:
    """Whether all that was typed into a command or form, or chosen in a menu, is of a length that we read."""
    values = list(islice(values_of(data), MOST + 1))
    return len(values) <= MOST and all(map(_is_short, values))


def _is_short(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST
    return not isinstance(value, int | float) or -GREATEST <= value <= GREATEST


def values_of(data: object) -> Iterator[object]:
    """What a person typed or chose, out of an interaction's data as Discord sends it, however deep it is nested."""
    waiting: list[Any] = [data]
    while waiting:
        here = waiting.pop()
        if isinstance(here, list):
            waiting += here
        elif isinstance(here, dict):
            waiting += [here[name] for name in TYPED if name in here]
        else:
            yield here


def plain(text: str) -> str:
    """Lower case without accents or outer spaces."""
    short = bounded(text).strip().casefold()
    if short.isascii():
        return short
    # Putting marks in order takes time by the square of their number: never before the text is bounded.
    folded = unicodedata.normalize("NFKD", short)
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def number_behind(text: str) -> tuple[str, int | None]:
    """A thing and the number of at most two digits typed behind it: "rome 2", "rome x2", "2"; None for none."""
    words = bounded(text).split()
    number = _number(words[-1]) if words else None
    if number is None:
        return " ".join(words), None
    rest = words[:-2] if words[-2:-1] and words[-2] in TIMES else words[:-1]
    return " ".join(rest), number


def number_before(text: str) -> tuple[str, int | None]:
    """A thing and the number typed before it: "2 rome", "2x rome", "2 x rome"; None for none."""
    words = bounded(text).split()
    number = _number(words[0]) if words else None
    if number is None:
        return " ".join(words), None
    rest = words[2:] if words[1:2] and words[1] in TIMES else words[1:]
    return " ".join(rest), number


def _number(word: str) -> int | None:
    """A number of at most two digits, with or without a sign for "times" on one side."""
    if word.casefold() in NUMBERS:
        return NUMBERS[word.casefold()]
    digits = word[1:] if word.startswith(TIMES) else word[:-1] if word.endswith(TIMES) else word
    return int(digits) if digits.isdecimal() and len(digits) <= 2 else None


def which(word: str) -> str:
    """A word that says which of several is meant, or how many, as digits; any other word as it stands."""
    number = NUMBERS.get(word, ORDINALS.get(word))
    if number is not None:
        return str(number)
    ending = next((ending for ending in WHICH if word.endswith(ending)), "")
    digits = word.removesuffix(ending).removesuffix(".")
    return digits if digits.isdecimal() and len(digits) <= 2 else word
