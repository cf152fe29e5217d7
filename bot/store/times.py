"""How long people took for their answers, and what does not count of the wait for open ones: rows in, rows out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.model.answer_times import AnswerTime, GameTimes, Stretch
from bot.store.driver import Database, Session, reading, writing

PUT: Final = """
    INSERT INTO answer_times (table_id, serial, user_id, seconds) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (table_id, serial) DO NOTHING"""
OF_TABLE: Final = """
    SELECT answer_times.serial, user_id, seconds
    FROM answer_times JOIN answers
        ON answers.table_id = answer_times.table_id AND answers.serial = answer_times.serial
    WHERE answer_times.table_id = ?1 AND undone_at IS NULL ORDER BY answer_times.serial"""
COUNTS: Final = """
    SELECT count(*), COALESCE(SUM(CASE WHEN serial < timed_from THEN 1 ELSE 0 END), 0)
    FROM answers JOIN tables ON id = table_id WHERE table_id = ?1 AND undone_at IS NULL"""
# An older version that has somebody's data deleted leaves their times: who sat there knows them no more.
DROP_STRAYS: Final = """
    DELETE FROM answer_times WHERE NOT EXISTS (
        SELECT 1 FROM seat_history
        WHERE seat_history.table_id = answer_times.table_id AND seat_history.user_id = answer_times.user_id)"""

STRETCHES: Final = """
    SELECT table_id, seat, since, until, counted FROM answer_stretches ORDER BY table_id, seat, since"""
STRETCHES_OF: Final = """
    SELECT table_id, seat, since, until, counted FROM answer_stretches WHERE table_id = ?1 ORDER BY seat, since"""
CLEAR_STRETCHES: Final = "DELETE FROM answer_stretches WHERE table_id = ?1"
CLEAR_PAST: Final = """
    DELETE FROM answer_stretches WHERE table_id NOT IN (SELECT id FROM tables WHERE status = 'playing')"""
PUT_STRETCH: Final = """
    INSERT INTO answer_stretches (table_id, seat, since, until, counted) VALUES (?1, ?2, ?3, ?4, ?5)"""


class AnswerTimes:
    """How long answers took. They are stored with the answers (``TableChange.time``)."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    async def of_table(self, db: Session, table_id: int) -> GameTimes:
        """Those of a game."""
        rows, counts = await db.rows(OF_TABLE, table_id), await db.rows(COUNTS, table_id)
        times = tuple(AnswerTime(int(serial), int(user), float(seconds)) for serial, user, seconds in rows)
        return GameTimes(times, int(counts[0][0]), int(counts[0][1]))

    async def drop_strays(self) -> int:
        """Times of people who are not known at the table any more are dropped; gives how many there were."""
        return await self.database.execute(DROP_STRAYS)

    @writing
    async def stretches(self, db: Session) -> list[Stretch]:
        """All stretches of games in play, by table and seat, in their order; others are dropped."""
        await db.run(CLEAR_PAST)
        return [Stretch(*row) for row in await db.rows(STRETCHES)]

    async def stretches_of(self, table_id: int) -> list[Stretch]:
        """Those of one table."""
        return [Stretch(*row) for row in await self.database.query(STRETCHES_OF, table_id)]

    @writing
    async def keep_stretches(self, db: Session, stretches: Mapping[int, Sequence[Stretch]]) -> None:
        """All stretches of these tables, in place of those before."""
        await db.many(CLEAR_STRETCHES, [(table_id,) for table_id in stretches])
        await db.many(PUT_STRETCH, [msgspec.structs.astuple(one) for rows in stretches.values() for one in rows])
