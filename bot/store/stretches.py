"""What does not count of the wait for open questions: rows in, rows out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.model.answer_times import Stretch
from bot.store.driver import Database, Session, writing
from bot.store.fence import Fence

ALL: Final = "SELECT table_id, seat, since, until, counted FROM answer_stretches ORDER BY table_id, seat, since"
OF_TABLE: Final = """
    SELECT table_id, seat, since, until, counted FROM answer_stretches WHERE table_id = ?1 ORDER BY seat, since"""
CLEAR: Final = "DELETE FROM answer_stretches WHERE table_id = ?1"
CLEAR_PAST: Final = """
    DELETE FROM answer_stretches WHERE table_id NOT IN (SELECT id FROM tables WHERE status = 'playing')"""
PUT: Final = """
    INSERT INTO answer_stretches (table_id, seat, since, until, counted) VALUES (?1, ?2, ?3, ?4, ?5)"""


class StretchRows:
    """The stretches of the waits for answers, by table; ``keep`` passes the fence."""

    def __init__(self, database: Database, fence: Fence) -> None:
        self.database = database
        self._fence = fence

    async def all(self) -> list[Stretch]:
        """All stretches, by table and seat, in their order."""
        return [Stretch(*row) for row in await self.database.query(ALL)]

    async def of_table(self, table_id: int) -> list[Stretch]:
        """Those of one table."""
        return [Stretch(*row) for row in await self.database.query(OF_TABLE, table_id)]

    async def clear_past(self) -> None:
        """Drop those of games that are not in play."""
        await self.database.execute(CLEAR_PAST)

    @writing
    async def keep(self, db: Session, table_id: int, stretches: Sequence[Stretch]) -> None:
        """All stretches of a table, in place of those before. Raises LeaseLost."""
        await self._fence.pass_or_raise(db, table_id)
        await db.run(CLEAR, table_id)
        await db.many(PUT, [msgspec.structs.astuple(one) for one in stretches])
