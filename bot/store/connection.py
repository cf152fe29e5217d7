"""The driver of SQLite: one connection in a thread of its own, one writer, SQLite's errors in our words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from contextvars import copy_context
from pathlib import Path
from time import monotonic, time
from typing import Any, Final, TypeVar

import aiosqlite

from bot.store.copies import copy_before_migration
from bot.store.driver import Lock, Refused, Row, Session, Statements, Work
from bot.store.errors import StoreUnavailable, unavailable
from bot.store.migrate import MIGRATIONS, format_of, migrate, migration_files, pending
from bot.store.schema import columns, columns_of_format

MOMENT: Final = 0.02
"""Seconds between two tries where another program is in the way."""

PAGE: Final = 64
"""Rows that aiosqlite fetches at once where it is asked to go through them one by one, which nobody does."""

T = TypeVar("T")

logger = logging.getLogger("ziggurat.store")


class Connection(aiosqlite.Connection):
    """One of aiosqlite's that carries out a whole function in its thread, where each statement else goes there alone.

    Going there and coming back costs the event loop more than the statement costs SQLite, and a turn of the loop.
    """

    async def within(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` gives. Raises what it raises, or ValueError where the connection is closed."""
        in_thread: Callable[..., Coroutine[Any, Any, T]] = self._execute
        return await in_thread(copy_context().run, work, self._conn)


class SqliteSession:
    """A Session over a connection, in its thread: whatever it is asked is done at once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """For ``SqliteDatabase``."""
        self._connection = connection

    async def rows(self, query: str, *values: Any) -> list[Row]:
        """See ``Session``."""
        return list(self._connection.execute(query, values))

    async def records(self, query: str, *values: Any) -> list[dict[str, Any]]:
        """See ``Session``."""
        cursor = self._connection.execute(query, values)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    async def run(self, statement: str, *values: Any) -> int:
        """See ``Session``."""
        return self._connection.execute(statement, values).rowcount

    async def many(self, statement: str, values: Iterable[Row]) -> None:
        """See ``Session``. Nothing is asked of SQLite where there are no rows."""
        rows = [*values]
        if rows:
            self._connection.executemany(statement, rows)

    async def locked(self, query: str, *values: Any) -> list[Row]:
        """See ``Session``. Who writes here is the only one who does."""
        return await self.rows(query, *values)

    async def lock(self, kind: Lock, number: int) -> None:
        """See ``Session``. Who writes here is the only one who does."""


class SqliteDatabase:
    """An open file. What is done in its thread is done one after the other: nobody sees half of a change."""

    def __init__(self, connection: Connection, path: str) -> None:
        """For ``open_database``."""
        self.connection = connection
        self.path = path
        self.is_shared = False
        self.clock: Callable[[], float] = time

    async def read(self, work: Work[T]) -> T:
        """See ``Database``."""
        return await self._carry_out("BEGIN", work)

    async def write(self, work: Work[T]) -> T:
        """See ``Database``. Another process that writes is waited for, as long as ``open_database`` was told."""
        return await self._carry_out("BEGIN IMMEDIATE", work)

    async def query(self, query: str, *values: Any) -> list[Row]:
        """See ``Database``."""
        return await self.read(lambda db: db.rows(query, *values))

    async def execute(self, statement: str, *values: Any) -> int:
        """See ``Database``."""
        return await self.write(lambda db: db.run(statement, *values))

    async def _carry_out(self, begin: str, work: Work[T]) -> T:
        try:
            return await self.connection.within(lambda db: _transaction(db, begin, work))
        except sqlite3.IntegrityError as error:
            raise Refused(str(error)) from error
        except (sqlite3.Error, ValueError) as error:
            raise unavailable(self.path, error) from error

    async def at_once(self, first: str, values: Row, others: Statements) -> bool:
        """See ``Database``."""

        async def work(db: Session) -> bool:
            if not await db.run(first, *values):
                return False
            for statement, rows in others:
                await db.many(statement, rows)
            return True

        return await self.write(work)

    async def announce(self, text: str) -> None:
        """See ``Database``. Nobody else serves the file."""

    async def is_changing(self, table_id: int) -> bool:
        """See ``Database``. Who asks here waits for the transaction that is under way."""
        return False

    async def must_take_changes(self) -> None:
        """Write something that changes nothing, down to the disk. Raises StoreUnavailable where that is refused.

        A disk with errors lets files be opened for writing though nothing can be written.
        """

        async def same_version(db: Session) -> None:
            rows = await db.rows("PRAGMA user_version")
            await db.run(f"PRAGMA user_version = {int(rows[0][0])}")

        await self.write(same_version)

    async def close(self) -> None:
        """Wait for the transactions under way and close the file. Closing twice does no harm."""
        await self.connection.close()


def _transaction(db: sqlite3.Connection, begin: str, work: Work[T]) -> T:
    """Carry out ``work`` between BEGIN and COMMIT; undo all of it where it raises."""
    try:
        db.execute(begin)
        result = _at_once(work(SqliteSession(db)))
        db.execute("COMMIT")
    except BaseException:
        try:
            db.rollback()
        except sqlite3.Error as error:
            logger.error("rollback failed: %s", error)
        raise
    return result


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine gives that has nothing to wait for. Raises RuntimeError where it waits all the same."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("what is done in a transaction may wait for its session alone")


async def _use_log(db: aiosqlite.Connection, patience: float) -> None:
    """Write to a log beside the file (WAL). Here SQLite does not wait for another program by itself."""
    end = monotonic() + patience
    while True:
        try:
            await db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
        await asyncio.sleep(MOMENT)


async def _connected(path: Path | str, patience: float) -> Connection:
    """A connection; where it cannot be made, its thread has ended before we say so. Raises sqlite3.Error."""
    connecting = Connection(lambda: sqlite3.connect(path, isolation_level=None, timeout=patience), PAGE)
    try:
        await connecting
        return connecting
    except BaseException:
        # aiosqlite only asks it to: told of a loop that is closed by then, it would fail at its very end.
        thread = getattr(connecting, "_thread", None)
        if thread is not None:
            await asyncio.to_thread(thread.join)
        raise


async def open_database(path: Path | str, *, patience: float = 5.0, migrations: Path = MIGRATIONS) -> SqliteDatabase:
    """Open the file, make it where it is missing, bring it to the newest format; an older one is copied first.

    ``patience`` is how many seconds to wait for another program's lock. Raises StoreTooNew or StoreUnavailable.
    """
    name = str(path)
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            # It will hold every hand: for its owner's eyes only. What SQLite puts beside it follows suit.
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        connection = await _connected(path, patience)
    except (sqlite3.Error, OSError) as error:
        raise unavailable(name, error) from error
    try:
        await connection.execute(f"PRAGMA busy_timeout = {round(patience * 1000)}")
        rows = list(await connection.execute_fetchall("PRAGMA quick_check(1)"))
        if rows[0][0] != "ok":
            raise StoreUnavailable(name, "damaged")
        newest = len(migration_files(migrations))
        version = await format_of(connection, name, newest)
        if version and await pending(connection, name, migrations):
            copy = await asyncio.to_thread(copy_before_migration, Path(path), version)
            logger.info("the database goes from format %d to %d; a copy as it was: %s", version, newest, copy)
        await migrate(connection, name, migrations)
        lacking = sorted(await asyncio.to_thread(columns_of_format, newest, migrations) - await columns(connection))
        if lacking:
            logger.error("the database %s lacks %s", name, ", ".join(lacking))
            raise StoreUnavailable(name, "incomplete")
        await _use_log(connection, patience)
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("PRAGMA foreign_keys = ON")
    except BaseException as error:
        await connection.close()
        if isinstance(error, sqlite3.Error):
            raise unavailable(name, error) from error
        raise
    return SqliteDatabase(connection, name)
