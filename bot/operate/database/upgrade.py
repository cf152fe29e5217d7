"""Migrates a database of an older format; no other bot may run, as an older version could not read the result."""

from __future__ import annotations

from pathlib import Path

from bot.operate.database.lock import alone_with
from bot.store import Store
from bot.store.copies import schema_is_current
from bot.store.leases import void


async def bring_forward(database: Path) -> None:
    """Migrate the database where that is due; opening it does so, after a copy. Leases of a bot that was killed end.

    Whoever calls this is the only bot on the database. Raises StoreUnavailable, "running" where a bot of an older
    version still uses the older format.
    """
    if is_older(database):
        with alone_with(database):
            await (await Store.open(database)).close()
            void(database)
    else:
        # No other bot runs, so nobody looks after any table: who did has been killed.
        void(database)


def is_older(database: Path) -> bool:
    """Whether there is a database in an older format. Raises StoreUnavailable."""
    return database.is_file() and database.stat().st_size > 0 and not schema_is_current(database)
