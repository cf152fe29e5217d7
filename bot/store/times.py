"""How long people took for their answers: rows in, rows out."""

from __future__ import annotations

from typing import Final

from bot.model.answer_times import AnswerTime, GameTimes
from bot.store.driver import Database, Session, reading

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
