"""Migrates a database of an older format; no other bot may run, as an older version could not read the result."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

from bot.base.address import PostgresAddress
from bot.operate.database.lock import alone_with
from bot.operate.database.server import dump_before_migration
from bot.store import Store, StoreUnavailable
from bot.store.copies import schema_is_current
from bot.store.leases import void
from bot.store.migrate import OLDEST_AT_WORK

PATIENCE: Final = 10.0
"""Seconds for which a process waits until no bot of an older format runs."""

PAUSE: Final = 0.5


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


async def bring_server_forward(address: PostgresAddress, folder: Path, oldest: int = OLDEST_AT_WORK) -> None:
    """Migrate a server's database where bots of its format could not go on in the newest one: when none of them runs.

    ``folder``: for the copy that is made before. ``oldest``: see ``OLDEST_AT_WORK``. Raises StoreUnavailable, "running"
    where a bot of the older format runs for longer than PATIENCE, or StoreTooNew.
    """
    from bot.store.postgres.health import examine
    from bot.store.postgres.serving import alone_with as alone_with_server

    end = time.monotonic() + PATIENCE
    while 0 < (await examine(address)).format < oldest:
        try:
            async with alone_with_server(address, _nothing):
                await asyncio.to_thread(dump_before_migration, address, folder)
                await (await Store.open(address)).close()
                return
        except StoreUnavailable as error:
            # Perhaps it is another one of this version, which migrates.
            if error.reason != "running" or time.monotonic() >= end:
                raise
        await asyncio.sleep(PAUSE)


def _nothing() -> None:
    """Where the server goes away, the migration's transaction has ended as well."""


def is_older(database: Path) -> bool:
    """Whether there is a database in an older format. Raises StoreUnavailable."""
    return database.is_file() and database.stat().st_size > 0 and not schema_is_current(database)
