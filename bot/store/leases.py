"""Rows of leases: which processes live that look after tables, and which tables. Taken by compare-and-set.

A process says that it lives in one row, whatever number of tables it has; a table's lease lasts as long as its process
does. Each time that another process takes a table its term rises by one.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bot.store.driver import Database, Session, reading, writing

LIVE: Final = """
    INSERT INTO lease_holders (name, until) VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until"""
DEPARTED: Final = "SELECT name FROM lease_holders WHERE until <= ?2 AND name <> ?1"
FORGET_DEPARTED: Final = "DELETE FROM lease_holders WHERE until <= ?1"
# Tables at which something may be to do: open ones, and those that still owe a post, a notice or the end of a thread.
BUSY: Final = """
    (status IN ('lobby', 'playing') OR posted_revision < revision OR put_away_at IS NOT NULL
     OR id IN (SELECT table_id FROM notices))"""
# Where shards are shared, tables go to the process that has their server's, as that alone knows its channels.
OURS: Final = """
    (NOT EXISTS (SELECT 1 FROM shards) OR EXISTS (
        SELECT 1 FROM shards WHERE shards.owner = ?1
        AND shards.number = (COALESCE(tables.guild_id, 0) >> 22) % (SELECT COUNT(*) FROM shards)))"""
TAKE: Final = f"""
    UPDATE tables SET leased_by = ?1, lease_term = lease_term + 1
    WHERE leased_by NOT IN (SELECT name FROM lease_holders WHERE until > ?2) AND leased_by <> ?1
    AND {BUSY} AND {OURS}"""  # noqa: S608
CLAIM_ALL: Final = f"{TAKE} RETURNING id, lease_term"
CLAIM_DEPARTED: Final = f"{TAKE} AND leased_by IN ({DEPARTED}) RETURNING id, lease_term"
CLAIM: Final = f"""
    UPDATE tables SET lease_term = CASE WHEN leased_by = ?1 THEN lease_term ELSE lease_term + 1 END, leased_by = ?1
    WHERE id = ?3 AND (leased_by = ?1 OR leased_by NOT IN (SELECT name FROM lease_holders WHERE until > ?2))
    AND {OURS}
    RETURNING lease_term"""  # noqa: S608
GIVE: Final = f"UPDATE tables SET leased_by = '' WHERE leased_by = ?1 AND NOT {OURS} RETURNING id"  # noqa: S608
GIVE_SHARD: Final = """
    UPDATE tables SET leased_by = '' WHERE leased_by = ?1
    AND (COALESCE(guild_id, 0) >> 22) % (SELECT COUNT(*) FROM shards) = ?2
    RETURNING id"""
OWN: Final = "SELECT id, lease_term FROM tables WHERE leased_by = ?1"
OLDEST_UNPOSTED: Final = "SELECT min(changed_at) FROM tables WHERE leased_by = ?1 AND posted_revision < revision"
UNPOSTED: Final = "SELECT id FROM tables WHERE leased_by = ?1 AND posted_revision < revision ORDER BY id"
UNPOSTED_REVISIONS: Final = "SELECT id, revision FROM tables WHERE leased_by = ?1 AND posted_revision < revision"
END: Final = "UPDATE lease_holders SET until = 0 WHERE name = ?1"
VOID: Final = "UPDATE lease_holders SET until = 0"


NOBODY: Final = ""
"""Stands among the processes whose time has run out, for tables that were let go of."""


class LeaseRows:
    """The leases of all tables, and who holds them. Times are seconds since 1970."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def live(self, owner: str, until: float) -> None:
        """Note that a process lives, at least until then."""
        await self.database.execute(LIVE, owner, until)

    @writing
    async def claim_all(self, db: Session, owner: str, now: float) -> dict[int, int]:
        """Take every table that nobody alive has and where something may be to do; gives their terms by table."""
        return {int(table): int(term) for table, term in await db.rows(CLAIM_ALL, owner, now)}

    async def claim_departed(self, owner: str, now: float) -> dict[int, int]:
        """The same for the tables of processes whose time has run out lately, which is cheap to find out."""
        if not await self.database.query(DEPARTED, owner, now):
            return {}
        return await self._claim_departed(owner, now)

    @writing
    async def _claim_departed(self, db: Session, owner: str, now: float) -> dict[int, int]:
        return {int(table): int(term) for table, term in await db.rows(CLAIM_DEPARTED, owner, now)}

    async def forget_departed(self, before: float) -> None:
        """Forget the processes whose time had run out by then."""
        await self.database.execute(FORGET_DEPARTED, before)

    @writing
    async def claim(self, db: Session, owner: str, now: float, table_id: int) -> int | None:
        """Take one table, whatever its status; gives its term, None where another living process has it."""
        return next((int(row[0]) for row in await db.rows(CLAIM, owner, now, table_id)), None)

    @writing
    async def give(self, db: Session, owner: str, now: float, shards: Iterable[int] = ()) -> set[int]:
        """Let go of the owner's tables on shards that others have, and on ``shards``; gives which.

        Whoever has the shard takes them as those of a process whose time has run out.
        """
        rows = list(await db.rows(GIVE, owner))
        for number in shards:
            rows += await db.rows(GIVE_SHARD, owner, number)
        if rows:
            await db.run(LIVE, NOBODY, now)
        return {int(row[0]) for row in rows}

    @reading
    async def own(self, db: Session, owner: str) -> dict[int, int]:
        """The terms of all tables that are stored as this process's, by table."""
        return {int(table): int(term) for table, term in await db.rows(OWN, owner)}

    async def oldest_unposted(self, owner: str) -> float | None:
        """When the oldest change was made that is not posted at one of the owner's tables; None: all are posted."""
        (row,) = await self.database.query(OLDEST_UNPOSTED, owner)
        return None if row[0] is None else float(row[0])

    async def unposted(self, owner: str) -> list[int]:
        """The owner's tables whose last change has not been posted."""
        return [int(row[0]) for row in await self.database.query(UNPOSTED, owner)]

    async def unposted_revisions(self, owner: str) -> dict[int, int]:
        """The same, by table the revision that is to be posted."""
        return {int(table): int(revision) for table, revision in await self.database.query(UNPOSTED_REVISIONS, owner)}

    async def release(self, owner: str) -> None:
        """Let go of every lease of the owner at once: it has ended."""
        await self.database.execute(END, owner)

    async def void(self) -> None:
        """End every lease: no process that had one is there any more."""
        await self.database.execute(VOID)


def void(database: Path) -> None:
    """End every lease in a file of the newest format that no bot uses: whoever had one was killed.

    What is wrong with the file is left to whoever opens it next.
    """
    if not database.is_file():
        return
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(database)) as db:
        db.execute(VOID)
        db.commit()
