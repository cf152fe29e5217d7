"""How far somebody is in a lesson, as a value."""

from __future__ import annotations

import msgspec

from bot.model.drafts import Draft


class LessonProgress(msgspec.Struct, frozen=True):
    """``answers``: what has been answered, step by step: the question's key and the ids of the options. ``draft``: what
    is chosen and not sent. ``finished_at``: when the lesson was finished first (seconds since 1970).
    """

    answers: tuple[tuple[tuple[str, tuple[str, ...]], ...], ...] = ()
    draft: Draft | None = None
    finished_at: float | None = None
