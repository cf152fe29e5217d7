"""Which games have lessons that somebody can read."""

from __future__ import annotations

from data.texts import texts
from engine.lessons.lesson import lessons


def has_lessons(game: str) -> bool:
    """Whether a game has lessons with texts."""
    return any(texts().has("en", lesson.text_key(None, "")) for lesson in lessons(game).values())
