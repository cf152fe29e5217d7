"""Rows of leases: which process looks after a table, and until when. Taken by compare-and-set."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from bot.store.driver import Database, Session, reading, writing

# Tables at which something may be to do: open ones, and those that still owe a post, a notice or the end of a thread.
CLAIM_ALL: Final = """
    UPDATE tables SET leased_by = ?1, lease_until = ?3
    WHERE (leased_by = ?1 OR lease_until <= ?2)
    AND (status IN ('lobby', 'playing') OR posted_revision < revision OR put_away_at IS NOT NULL
         OR id IN (SELECT table_id FROM notices))
    RETURNING id"""
CLAIM: Final = """
    UPDATE tables SET leased_by = ?1, lease_until = ?3
    WHERE id = ?4 AND (leased_by = ?1 OR lease_until <= ?2) RETURNING id"""
UNPOSTED: Final = "SELECT id FROM tables WHERE leased_by = ?1 AND posted_revision < revision ORDER BY id"
RELEASE: Final = "UPDATE tables SET leased_by = '', lease_until = 0 WHERE leased_by = ?1"
VOID: Final = "UPDATE tables SET leased_by = '', lease_until = 0 WHERE lease_until > 0"


class LeaseRows:
    """The leases of all tables. Times are seconds since 1970."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    async def claim_all(self, db: Session, owner: str, now: float, until: float) -> list[int]:
        """Renew the owner's leases and take every one that has run out; gives back the tables, as far as something may
        be to do there.
        """
        return sorted(int(row[0]) for row in await db.rows(CLAIM_ALL, owner, now, until))

    @writing
    async def claim(self, db: Session, owner: str, now: float, until: float, table_id: int) -> bool:
        """Renew or take the lease of one table; False where another process has it."""
        return bool(await db.rows(CLAIM, owner, now, until, table_id))

    @reading
    async def unposted(self, db: Session, owner: str) -> list[int]:
        """The owner's tables whose last change has not been posted."""
        return [int(row[0]) for row in await db.rows(UNPOSTED, owner)]

    @writing
    async def release(self, db: Session, owner: str) -> None:
        """Let go of every lease of the owner at once."""
        await db.run(RELEASE, owner)

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
