"""Lessons as data: a position, what is asked for in it step by step, and which answers count as right.

A lesson is a file in ``data/GAME/lessons``, named by its number, in the order of learning, and its id; its texts are in
``en.ftl`` and ``es.ftl`` beside it.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from data import files
from data.reading import reader

Script: TypeAlias = list[int | str]
"""An answer that is given for a seat: the seat, the key of the question, the ids of the options."""

Pattern: TypeAlias = str | list[str]
"""An answer that counts: an option id in which "*" stands for anything; a list of them, for several options at once."""


class Want(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that a step asks for, to the question ``key``.

    ``right`` are the answers that count; the first is the one that a hint names. If ``happens`` names events (their key
    as ``event``, and arguments), one of them must come of it, too. ``wrong`` names, by pattern of an option, the text
    that says why it is wrong. ``rivals`` answer right behind it.
    """

    key: str
    right: list[Pattern]
    wrong: dict[str, str] = {}
    happens: list[dict[str, str | int]] = []
    rivals: list[Script] = []


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: the answers that are wanted, one after another, or in ``any_order``.

    ``before`` and ``rivals`` are answers that are given for any seat before the step's task is put, and after it.
    ``shows`` are the marks of the small picture above what came of it: places that its text speaks of.
    """

    id: str
    answers: list[Want]
    before: list[Script] = []
    rivals: list[Script] = []
    any_order: bool = False
    shows: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: a game, the answers from its start (``start``) that lead to the first position, and its steps.

    The learner has the seat ``seat``. ``game`` and ``id`` come from the name of its file.
    """

    seats: int
    seed: int
    seat: int
    steps: list[LessonStep]
    options: dict[str, str] = {}
    start: list[Script] = []
    game: str = ""
    id: str = ""

    def text_key(self, step: LessonStep | None, part: str) -> str:
        """The key of a text about a step, or about the whole lesson (None)."""
        middle = "" if step is None else f"-{step.id}"
        return f"{self.game}-lesson-{self.id}{middle}{part and f'-{part}'}"


_as_lesson: Final = reader(Lesson)


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by id, in the order in which they are learnt; none for a game without lessons."""
    by_id: dict[str, Lesson] = {}
    for file in sorted(files(f"{game}/lessons/[0-9]*_*.json"), key=lambda file: int(file.stem.partition("_")[0])):
        lesson_id = file.stem.partition("_")[2]
        plain: Any = msgspec.json.decode(file.read_bytes())
        by_id[lesson_id] = msgspec.structs.replace(_as_lesson(plain), game=game, id=lesson_id)
    return by_id


def shorter(game: str) -> dict[str, str]:
    """The options of a table that make a game after the lessons short (``lessons/practice.json``); mostly none."""
    plain: dict[str, dict[str, str]] = {}
    for file in files(f"{game}/lessons/practice.json"):
        plain = msgspec.json.decode(file.read_bytes())
    return plain.get("options", {})


def fits(pattern: Pattern, ids: tuple[str, ...] | list[str]) -> bool:
    """Whether an answer is of a pattern; of a list of patterns each one must be that of another option."""
    if isinstance(pattern, str):
        return len(ids) == 1 and fnmatchcase(ids[0], pattern)
    if len(ids) != len(pattern):
        return False
    rest = list(ids)
    for one in sorted(pattern, key=lambda item: "*" in item):
        match = next((option for option in rest if fnmatchcase(option, one)), None)
        if match is None:
            return False
        rest.remove(match)
    return True
