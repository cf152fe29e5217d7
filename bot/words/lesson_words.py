"""Which games have lessons that somebody can read, and how long one takes."""

from __future__ import annotations

from typing import Final

from bot.words.wording import say
from data.texts import texts
from engine.lessons.lesson import Lesson, lessons

WORDS_A_MINUTE: Final = 150
"""How fast a beginner reads explanations with new words, less than the 200 and more of plain prose."""

SECONDS_A_PAGE: Final = 5
"""For looking at a picture and going on."""

SECONDS_AN_ANSWER: Final = 20
"""For finding an answer in menus and on the picture, and sending it; with a wrong one now and then."""


def has_lessons(game: str) -> bool:
    """Whether a game has lessons with texts."""
    return any(texts().has("en", lesson.text_key(None, "")) for lesson in lessons(game).values())


def minutes(lang: str, lesson: Lesson) -> int:
    """Estimated minutes that a lesson takes a beginner, at least 1: its texts, pages and answers."""
    parts = [lesson.text_key(None, part) for part in ("about", "end")]
    parts += [lesson.text_key(step, part) for step in lesson.steps for part in ("task", "happened")]
    words = sum(len(say(lang, part).split()) for part in parts)
    answers = sum(len(step.answers) for step in lesson.steps)
    # Each step has two pages, what is asked for and what came of it; the introduction is one more.
    pages = 1 + 2 * len(lesson.steps)
    seconds = words * 60 / WORDS_A_MINUTE + pages * SECONDS_A_PAGE + answers * SECONDS_AN_ANSWER
    return max(1, round(seconds / 60))
