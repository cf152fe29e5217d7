"""The driver of PostgreSQL: a small pool of connections, locks on what a transaction changes, its errors in our words.

Nothing is kept in a session (no session locks, and no setting but a time limit), and nothing that a transaction holds
outlives it.
"""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import AsyncIterator, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from bot.base.address import PostgresAddress
from bot.store.driver import Lock, Refused, Row, Statements, Work
from bot.store.errors import StoreUnavailable, StoreUnconfirmed
from bot.store.migrate import MIGRATIONS, OLDEST_AT_WORK, migration_files
from bot.store.postgres.merging import merged
from bot.store.postgres.schema import HAS, format_of, migrate
from bot.store.postgres.serving import connect
from bot.store.postgres.together import ANNOUNCE, CHANNEL, ServerClock
from bot.store.postgres.trouble import FAILURES, SERVER_FAILURES, unavailable

CONNECTIONS: Final = 5
"""Connections that a process has at most."""

PATIENCE: Final = 10.0
"""Seconds that a statement may take, the wait for a lock included."""

STANDS_STILL: Final = 5.0
"""Seconds after which the server ends a transaction whose process does nothing: one that is stopped, or whose machine
sleeps, would keep its locks, and the others would wait for it. Less than a lease lasts.
"""

OLDEST: Final = 150000
"""The server's version at least: 15.0."""

TRIES: Final = 4
"""How often a transaction is carried out that PostgreSQL ends because it and another one wait for each other."""

KINDS: Final[dict[Lock, int]] = {"person": 1, "server": 2, "contacts": 3}
"""The first number of the advisory lock of each kind; a table is locked by its row."""

TABLE_ROW: Final = "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE"
FREE_ROW: Final = "SELECT 1 FROM tables WHERE id = $1 FOR SHARE SKIP LOCKED"
ADVISORY: Final = "SELECT pg_advisory_xact_lock($1, $2)"
PROCESS: Final = "SELECT pg_backend_pid()"
DIVISOR: Final = 2**31 - 1

T = TypeVar("T")

logger = logging.getLogger("ziggurat.store")


@cache
def numbered(statement: str) -> str:
    """A statement with PostgreSQL's parameters ($1) in the place of SQLite's (?1)."""
    return re.sub(r"\?(\d+)", r"$\1", statement)


class PostgresSession:
    """A Session over a connection."""

    def __init__(self, connection: Any) -> None:
        """For ``PostgresDatabase``."""
        self._connection = connection

    async def rows(self, query: str, *values: Any) -> list[Row]:
        """See ``Session``."""
        return [tuple(record) for record in await self._connection.fetch(numbered(query), *values)]

    async def records(self, query: str, *values: Any) -> list[dict[str, Any]]:
        """See ``Session``."""
        return [dict(record) for record in await self._connection.fetch(numbered(query), *values)]

    async def run(self, statement: str, *values: Any) -> int:
        """See ``Session``."""
        status = str(await self._connection.execute(numbered(statement), *values))
        last = status.rpartition(" ")[2]
        return int(last) if last.isdigit() else 0

    async def many(self, statement: str, values: Iterable[Row]) -> None:
        """See ``Session``. One row goes as a single statement, which costs one way to the server instead of two."""
        rows = [*values]
        if len(rows) == 1:
            await self._connection.execute(numbered(statement), *rows[0])
        elif rows:
            await self._connection.executemany(numbered(statement), rows)

    async def locked(self, query: str, *values: Any) -> list[Row]:
        """See ``Session``."""
        return await self.rows(f"{query} FOR UPDATE", *values)

    async def lock(self, kind: Lock, number: int) -> None:
        """See ``Session``."""
        if kind == "table":
            await self._connection.execute(TABLE_ROW, number)
        else:
            # Two people who share a number of these wait for each other, and no more.
            await self._connection.execute(ADVISORY, KINDS[kind], number % DIVISOR)


class PostgresDatabase:
    """A database on a server. Any number of processes may have it open; each transaction locks what it changes."""

    def __init__(self, pool: Any, address: PostgresAddress) -> None:
        """For ``open_database``."""
        self.pool = pool
        self.address = address
        self.is_shared = True
        self.clock = ServerClock()

    async def read(self, work: Work[T]) -> T:
        """See ``Database``."""
        return await self._carry_out("repeatable_read", True, work)

    async def write(self, work: Work[T]) -> T:
        """See ``Database``. Where two transactions wait for each other, one of them is carried out anew."""
        return await self._carry_out("read_committed", False, work)

    async def query(self, query: str, *values: Any) -> list[Row]:
        """See ``Database``."""
        async with self._connection(is_readonly=True) as connection:
            return await PostgresSession(connection).rows(query, *values)

    async def execute(self, statement: str, *values: Any) -> int:
        """See ``Database``."""
        async with self._connection() as connection:
            return await PostgresSession(connection).run(statement, *values)

    async def at_once(self, first: str, values: Row, others: Statements) -> bool:
        """See ``Database``. It is one statement, so one way to the server and back."""
        shape = tuple((statement, len(rows)) for statement, rows in others if rows)
        flat = [*values, *(value for _, rows in others for row in rows for value in row)]
        async with self._connection() as connection:
            try:
                await connection.execute(merged(first, len(values), shape), *flat)
            except asyncpg.DivisionByZeroError:
                return False
        return True

    async def is_changing(self, table_id: int) -> bool:
        """See ``Database``. Who changes a table has its row locked until the end, also where nobody listens to it any
        more: a server that is busy with a COMMIT does not hear that it is to stop.
        """
        return not await self.query(FREE_ROW, table_id)

    async def _carry_out(self, isolation: str, is_readonly: bool, work: Work[T]) -> T:
        for attempt in range(TRIES):
            try:
                async with (
                    self._connection(is_readonly=is_readonly) as connection,
                    connection.transaction(isolation=isolation, readonly=is_readonly),
                ):
                    return await work(PostgresSession(connection))
            except StoreUnavailable as error:
                if error.reason != "locked" or attempt == TRIES - 1:
                    raise
        raise AssertionError("the last try gives something back or raises")

    @contextlib.asynccontextmanager
    async def _connection(self, *, is_readonly: bool = False) -> AsyncIterator[Any]:
        """A connection of the pool. Raises Refused or StoreUnavailable for what goes wrong with it; ``is_readonly``:
        nothing can have been stored then.
        """
        is_begun = False
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                is_begun = True
                yield connection
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Refused(str(error)) from error
        except SERVER_FAILURES as error:
            trouble = unavailable(str(self.address), error)
            if trouble.reason == "unreachable":
                if is_begun and not is_readonly:
                    trouble = StoreUnconfirmed(str(self.address), trouble.reason)
                # Where one connection has ended, the others have, too: the next transaction is to get a new one.
                await self.pool.expire_connections()
            raise trouble from error

    async def announce(self, text: str) -> None:
        """See ``Database``."""
        await self.query(ANNOUNCE, CHANNEL, text)

    async def must_take_changes(self) -> None:
        """See ``Database``."""
        await self.execute("UPDATE ziggurat_format SET format = format")

    async def close(self) -> None:
        """Wait for the transactions under way and close all connections. Closing twice does no harm."""
        await self.pool.close()


async def _limit(connection: Any) -> None:
    """Let the server end what the connection's transactions hold where this process stands still."""
    await connection.execute(f"SET idle_in_transaction_session_timeout = {round(STANDS_STILL * 1000)}")


async def _keep(connection: Any) -> None:
    """Nothing is kept in a session, so nothing needs to be put back, which would cost a way to the server each time."""


async def open_database(
    address: PostgresAddress, *, migrations: Path = MIGRATIONS, oldest: int = OLDEST_AT_WORK
) -> PostgresDatabase:
    """Connect, make the tables where there are none, bring older ones to the newest format, in which programs of format
    ``oldest`` still work.

    Raises StoreTooNew or StoreUnavailable.
    """
    name = str(address)
    try:
        pool = await asyncpg.create_pool(
            address.url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            init=_limit,
            reset=_keep,
        )
    except FAILURES as error:
        raise unavailable(name, error) from error
    database = PostgresDatabase(pool, address)
    try:
        async with pool.acquire() as connection:
            if int(await connection.fetchval("SELECT current_setting('server_version_num')::int")) < OLDEST:
                raise StoreUnavailable(name, "old-server")
            if await _is_shared(pool, connection):
                raise StoreUnavailable(name, "pooler")
            before, now = await migrate(connection, name, migrations, oldest)
            await database.clock.read(connection)
        if 0 < before < now:
            logger.info("the database went from format %d to %d", before, now)
        elif before > (known := len(migration_files(migrations))):
            logger.info("the database is in format %d; this version knows %d, and still works on it", before, known)
    except BaseException as error:
        pool.terminate()
        if isinstance(error, SERVER_FAILURES):
            raise unavailable(name, error) from error
        raise
    return database


async def _is_shared(pool: Any, connection: Any) -> bool:
    """Whether a pooler in between gives each transaction another connection: prepared statements are lost then."""
    try:
        first = await connection.fetchval(PROCESS)
        async with pool.acquire() as other, other.transaction():
            await other.fetchval(PROCESS)
            return bool(await connection.fetchval(PROCESS) != first)
    except (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError):
        return True


async def open_for_thinker(address: PostgresAddress) -> PostgresDatabase | None:
    """Connect as a program that only thinks, which needs rights on its two tables and ``ziggurat_format`` alone; None
    where no bot has made these tables yet. Raises StoreTooNew or StoreUnavailable.
    """
    name = str(address)
    connection = await connect(address)
    try:
        number = await format_of(connection, name, len(migration_files()))
        if not number or not await connection.fetchval(HAS, "computer_turns"):
            return None
    except SERVER_FAILURES as error:
        raise unavailable(name, error) from error
    finally:
        connection.terminate()
    try:
        pool = await asyncpg.create_pool(
            address.url, min_size=1, max_size=2, timeout=PATIENCE, command_timeout=PATIENCE, reset=_keep
        )
    except FAILURES as error:
        raise unavailable(name, error) from error
    return PostgresDatabase(pool, address)
