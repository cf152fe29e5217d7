"""Texts that nobody types, as long as one likes: what slow or careless readers of text are found with."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

LENGTH = 6000
"""As long as Discord lets an option of a command be."""

CHEAP = 0.005
"""Seconds below which the growth of a cost is not measurable."""


def repeated(unit: str) -> Callable[[int], str]:
    """A text that is nothing but this, again and again."""
    return lambda length: (unit * (length // len(unit) + 1))[:length]


def around(first: str, unit: str, last: str) -> Callable[[int], str]:
    """A text that begins and ends so, and between them is nothing but a unit, again and again."""
    return lambda length: first + repeated(unit)(length - len(first) - len(last)) + last


KINDS: dict[str, Callable[[int], str]] = {
    "spaces": repeated(" "),
    "spaces between letters": around("a", " ", "b,"),
    "spaces after a number": around("2", " ", "b"),
    "spaces before a number": around("rome", " ", "2 x"),
    "tabs and line feeds": repeated("\t\n"),
    "odd spaces": around("a", "\u2003\u00a0", "b"),
    "commas": repeated(","),
    "semicolons": repeated(";"),
    "short items": repeated("a,"),
    "no disks at all": repeated("rome 0,"),
    "the same thing again": repeated("rome,"),
    "numbers in a row": repeated("1 "),
    "signs for times": repeated("2 x "),
    "things between and": repeated("rome and "),
    "kinds between and": repeated("build a farm and "),
    "nothing between and": repeated(" and"),
    "numbers as words": repeated("two "),
    "one digit": repeated("9"),
    "other digits": repeated("\u0663"),
    "superscripts": repeated("\u00b2"),
    "ranges": repeated("1-9999999999,"),
    "one letter": repeated("a"),
    "a long word": repeated("tyrrhenian"),
    "almost a name": repeated("tempel "),
    "almost a token": repeated("a-"),
    "an id without end": around("tile:red:F7", ":F7", ""),
    "stars": repeated("*"),
    "brackets": repeated("["),
    "braces and quotes": repeated('{"'),
    "mentions": repeated("<@1>"),
    "backticks": repeated("`"),
    "backslashes": repeated("\\"),
    "equals": repeated("a=b "),
    "marks out of order": around("a", "\u0316\u0300", ""),
    "one mark": around("a", "\u0301", ""),
    "letters that fold to many": repeated("\ufdfa"),
    "hangul": repeated("\uac01"),
    "emoji": repeated("\U0001f469\u200d"),
    "written from right to left": repeated("\u202e\u05d0"),
    "zeros": repeated("\0"),
    "half characters": repeated("\ud83d"),
}
"""Each kind of text by its name: a function of its length in characters."""


TRIES = 8
"""A cost is measured again so many times before it is believed: what else runs on this machine makes all slower."""


def costs_at_most(most: float, work: Callable[[str], object], text: str) -> tuple[bool, float]:
    """Whether this takes at most so many seconds of processor time, and how many, whatever it raises."""
    least = cost_of(work, text)
    for _ in range(TRIES - 1):
        if least <= most:
            break
        least = min(least, cost_of(work, text))
    return least <= most, least


def grows_by_the_square(work: Callable[[str], object], text: Callable[[int], str], length: int = LENGTH) -> bool:
    """Whether twice the text costs clearly more than twice as much, each time that it is measured."""
    halves, wholes = list[float](), list[float]()
    for _ in range(TRIES):
        halves.append(cost_of(work, text(length // 2)))
        wholes.append(cost_of(work, text(length)))
        if not grows_too_fast(min(halves), min(wholes)):
            return False
    return True


def cost_of(work: Callable[[str], object], text: str) -> float:
    """Seconds of processor time that this takes, whatever it raises."""
    begun = time.thread_time()
    try:
        work(text)
    except Exception:
        return time.thread_time() - begun
    return time.thread_time() - begun


async def cost_while(work: Callable[[], Awaitable[object]]) -> float:
    """Seconds of processor time of this thread until something has been awaited."""
    begun = time.thread_time()
    await work()
    return time.thread_time() - begun


def grows_too_fast(half: float, whole: float) -> bool:
    """Whether twice the text costs clearly more than twice as much (by the square: four times)."""
    return whole > CHEAP and whole > 3.2 * half
