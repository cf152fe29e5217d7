"""Rows of lessons: how far each person is in each of them."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.model.drafts import Draft
from bot.model.lessons import LessonProgress
from bot.store.driver import Database, Session, reading, writing

OF_GAME: Final = """
    SELECT lesson, answers, draft, finished_at FROM lessons WHERE user_id = ?1 AND game = ?2 ORDER BY changed_at"""
PUT: Final = """
    INSERT INTO lessons (user_id, game, lesson, answers, draft, finished_at, changed_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT (user_id, game, lesson) DO UPDATE SET answers = excluded.answers, draft = excluded.draft,
        finished_at = COALESCE(lessons.finished_at, excluded.finished_at), changed_at = excluded.changed_at"""

Record = tuple[tuple[tuple[str, tuple[str, ...]], ...], ...]
_as_record: Final = msgspec.json.Decoder(Record)
_as_draft: Final = msgspec.json.Decoder(Draft)


class Lessons:
    """How far people are in lessons. Each method is one transaction; times are seconds since 1970."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    async def of_game(self, db: Session, user: int, game: str) -> dict[str, LessonProgress]:
        """A person's lessons of a game that have been begun, by id, the one touched last at the end."""
        return {
            str(lesson): LessonProgress(
                _as_record.decode(answers), None if draft is None else _as_draft.decode(draft), finished_at
            )
            for lesson, answers, draft, finished_at in await db.rows(OF_GAME, user, game)
        }

    @writing
    async def put(self, db: Session, user: int, game: str, lesson: str, progress: LessonProgress, now: float) -> None:
        """Store how far a person is in a lesson. When it was first finished stays."""
        answers = msgspec.json.encode(progress.answers).decode()
        draft = None if progress.draft is None else msgspec.json.encode(progress.draft).decode()
        await db.run(PUT, user, game, lesson, answers, draft, progress.finished_at, now)
