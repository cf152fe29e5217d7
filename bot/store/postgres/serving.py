"""Who uses a database: bots share a lock, whoever puts another database in its place has it alone.

The lock hangs on a connection apart from the pool, which the server takes back when that ends. On the same connection a
bot hears what others announce.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import asyncpg

from bot.base.address import PostgresAddress
from bot.store.errors import StoreUnavailable
from bot.store.postgres.together import CHANNEL, ServerClock
from bot.store.postgres.trouble import FAILURES, unavailable

SPACE, SERVED = 1514751815, 1
"""The two numbers of the lock; the first one is Ziggurat's."""

SHARE: Final = "SELECT pg_try_advisory_lock_shared($1, $2)"
TAKE: Final = "SELECT pg_try_advisory_lock($1, $2)"
IS_LOCKED: Final = """
    SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND classid::bigint = $1 AND objid::bigint = $2 AND granted AND mode = 'ShareLock'
    AND datname = current_database()"""
KEEPALIVE: Final = """
    SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
           set_config('tcp_keepalives_count', '4', false)"""
"""Lets the server notice within half a minute, not two hours, that the machine with the lock is gone for good."""

BEAT: Final = 2.0
"""Seconds between two looks at the connection that holds the lock, and between two tries to have it again."""

logger = logging.getLogger("ziggurat.store")


class Line:
    """What a bot hears. ``on_news`` is called with what others announce; ``on_back`` when the line was broken and is
    whole again, for what was announced meanwhile is lost. ``clock`` is set by the server's every BEAT.
    """

    def __init__(self) -> None:
        self.on_news: Callable[[str], None] = _nothing_of
        self.on_back: Callable[[], None] = _nothing
        self.clock: ServerClock | None = None

    def hear(self, _connection: Any, _process: int, _channel: str, text: str) -> None:
        """For asyncpg."""
        self.on_news(text)


def _nothing_of(_: str) -> None:
    """The default of ``on_news``."""


def _nothing() -> None:
    """The default of ``on_back``."""


async def connect(address: PostgresAddress) -> Any:
    """A connection of asyncpg's apart from any pool. Raises StoreUnavailable."""
    try:
        return await asyncpg.connect(address.url, timeout=10.0, command_timeout=10.0)
    except FAILURES as error:
        raise unavailable(str(address), error) from error


async def is_served(address: PostgresAddress) -> bool:
    """Whether a bot runs on the database. Raises StoreUnavailable."""
    connection = await connect(address)
    try:
        return bool(await connection.fetchval(IS_LOCKED, SPACE, SERVED))
    except FAILURES as error:
        raise unavailable(str(address), error) from error
    finally:
        await connection.close(timeout=5.0)


@contextlib.asynccontextmanager
async def serving(
    address: PostgresAddress, on_lost: Callable[[], None], line: Line | None = None
) -> AsyncIterator[None]:
    """Be one of the bots on the database during this block. Raises StoreUnavailable, "restoring" where somebody has it
    alone: it is restored or moved.

    Where the server was away and somebody has it alone by the time that it answers again, ``on_lost`` is called.
    """
    async with _locking(address, SHARE, "restoring", on_lost, line or Line()):
        yield


@contextlib.asynccontextmanager
async def alone_with(address: PostgresAddress, on_lost: Callable[[], None]) -> AsyncIterator[None]:
    """Have the database alone during this block. Raises StoreUnavailable, "running" where a bot runs or somebody else
    has it alone. ``on_lost``: as in ``serving``.
    """
    async with _locking(address, TAKE, "running", on_lost, None):
        yield


@contextlib.asynccontextmanager
async def _locking(
    address: PostgresAddress, lock: str, reason: str, on_lost: Callable[[], None], line: Line | None
) -> AsyncIterator[None]:
    connection = await _locked(address, lock, reason, line)
    keeper = asyncio.create_task(_keep(address, connection, lock, reason, on_lost, line))
    try:
        yield
    finally:
        keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeper


async def _locked(address: PostgresAddress, lock: str, reason: str, line: Line | None) -> Any:
    """A connection that holds the lock, and listens. Raises StoreUnavailable."""
    connection = await connect(address)
    try:
        if await connection.fetchval(lock, SPACE, SERVED):
            await connection.execute(KEEPALIVE)
            if line is not None:
                await connection.add_listener(CHANNEL, line.hear)
            return connection
    except FAILURES as error:
        connection.terminate()
        raise unavailable(str(address), error) from error
    # Not closed, which may fail where the server goes down just then: whoever keeps the lock would never be told.
    connection.terminate()
    raise StoreUnavailable(str(address), reason)


async def _keep(
    address: PostgresAddress,
    connection: Any,
    lock: str,
    reason: str,
    on_lost: Callable[[], None],
    line: Line | None,
) -> None:
    """Take the lock again whenever its connection has ended."""
    try:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if line is not None and line.clock is not None:
                    await line.clock.read(connection)
                else:
                    await connection.fetchval("SELECT 1")
            except Exception:
                # Whatever it is (asyncpg has errors of its own for a connection that ends in the middle of a word):
                # the lock is no longer known to be ours.
                connection.terminate()
                try:
                    connection = await _locked(address, lock, reason, line)
                except StoreUnavailable as error:
                    if error.reason == reason:
                        logger.error("the database %s is restored or moved by now: this bot stops", address)
                        on_lost()
                        return
                else:
                    if line is not None:
                        line.on_back()
    finally:
        await _end(connection)


async def _end(connection: Any) -> None:
    """Give the lock back: where the server answers, it is free for others when this returns."""
    try:
        await connection.close(timeout=2.0)
    except (*FAILURES, asyncio.CancelledError):
        connection.terminate()
