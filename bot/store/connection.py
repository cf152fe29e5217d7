"""One connection, one writer: transactions over aiosqlite, and SQLite's errors in our words."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from bot.store.copies import copy_before_migration
from bot.store.errors import StoreUnavailable, unavailable
from bot.store.migrate import MIGRATIONS, format_of, migrate, migration_files

logger = logging.getLogger("ziggurat.store")


class Database:
    """An open database. All, reading too, goes through ``transaction`` or ``alone``: nobody sees half of a change."""

    def __init__(self, connection: aiosqlite.Connection, path: str) -> None:
        """For ``open_database``."""
        self.connection = connection
        self.path = path
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def transaction(self, *, write: bool = True) -> AsyncIterator[aiosqlite.Connection]:
        """All that is done inside is kept when the block ends, or nothing of it where it raises.

        Raises StoreUnavailable for SQLite's errors; sqlite3.IntegrityError passes through.
        """
        async with self.alone() as db:
            try:
                await db.execute("BEGIN IMMEDIATE" if write else "BEGIN")
                yield db
                await db.execute("COMMIT")
            except BaseException:
                await self._roll_back()
                raise

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[aiosqlite.Connection]:
        """For a single statement, which is a transaction of its own: as ``transaction``, without BEGIN and COMMIT."""
        async with self._lock:
            try:
                yield self.connection
            except (sqlite3.Error, ValueError) as error:
                if isinstance(error, sqlite3.IntegrityError):
                    raise
                raise self.refusal(error) from error

    async def _roll_back(self) -> None:
        try:
            await self.connection.rollback()
        except (sqlite3.Error, ValueError) as error:
            logger.error("rollback failed: %s", error)

    def refusal(self, error: Exception) -> StoreUnavailable:
        """What to raise for an error of SQLite; the log says the rest."""
        logger.error("the database %s cannot be used: %s", self.path, error)
        return unavailable(self.path, error)

    async def close(self) -> None:
        """Wait for the transaction under way and close the file. Closing twice does no harm."""
        async with self._lock:
            await self.connection.close()


async def open_database(path: Path | str, *, patience: float = 5.0, migrations: Path = MIGRATIONS) -> Database:
    """Open the file, make it where it is missing, bring it to the newest format; an older one is copied first.

    ``patience`` is how many seconds to wait for another program's lock. Raises StoreTooNew or StoreUnavailable.
    """
    name = str(path)
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = await aiosqlite.connect(path, isolation_level=None, timeout=patience)
    except (sqlite3.Error, OSError) as error:
        raise unavailable(name, error) from error
    try:
        await connection.execute(f"PRAGMA busy_timeout = {round(patience * 1000)}")
        rows = list(await connection.execute_fetchall("PRAGMA quick_check(1)"))
        if rows[0][0] != "ok":
            raise StoreUnavailable(name, "damaged")
        known = len(migration_files(migrations))
        found = await format_of(connection, name, known)
        if 0 < found < known:
            copy = await asyncio.to_thread(copy_before_migration, Path(path), found)
            logger.info("the database goes from format %d to %d; a copy as it was: %s", found, known, copy)
        await migrate(connection, name, migrations)
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("PRAGMA foreign_keys = ON")
    except BaseException as error:
        await connection.close()
        if isinstance(error, sqlite3.Error):
            raise unavailable(name, error) from error
        raise
    return Database(connection, name)
