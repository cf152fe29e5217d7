"""Which bot serves a database: a lock of a connection of its own, which the server takes back when that ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import asyncpg

from bot.base.address import PostgresAddress
from bot.store.errors import StoreUnavailable
from bot.store.postgres.trouble import FAILURES, unavailable

SPACE, SERVED = 1514751815, 1
"""The two numbers of the lock; the first one is Ziggurat's."""

TAKE: Final = "SELECT pg_try_advisory_lock($1, $2)"
IS_LOCKED: Final = """
    SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND classid::bigint = $1 AND objid::bigint = $2 AND granted
    AND datname = current_database()"""
KEEPALIVE: Final = """
    SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
           set_config('tcp_keepalives_count', '4', false)"""
"""Lets the server notice within half a minute, not two hours, that the machine with the lock is gone for good."""

BEAT: Final = 2.0
"""Seconds between two looks at the connection that holds the lock, and between two tries to have it again."""

logger = logging.getLogger("ziggurat.store")


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
async def serving(address: PostgresAddress, on_lost: Callable[[], None]) -> AsyncIterator[None]:
    """Be the one bot on the database during this block. Raises StoreUnavailable, "served" where another one is.

    Where the server was away and another bot has the lock by the time that it answers again, ``on_lost`` is called.
    """
    connection = await _held(address)
    keeper = asyncio.create_task(_keep(address, connection, on_lost))
    try:
        yield
    finally:
        keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeper


async def _held(address: PostgresAddress) -> Any:
    """A connection that holds the lock. Raises StoreUnavailable."""
    connection = await connect(address)
    try:
        if await connection.fetchval(TAKE, SPACE, SERVED):
            await connection.execute(KEEPALIVE)
            return connection
    except FAILURES as error:
        connection.terminate()
        raise unavailable(str(address), error) from error
    # Not closed, which may fail where the server goes down just then: whoever keeps the lock would never be told.
    connection.terminate()
    raise StoreUnavailable(str(address), "served")


async def _keep(address: PostgresAddress, connection: Any, on_lost: Callable[[], None]) -> None:
    """Take the lock again whenever its connection has ended."""
    try:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await connection.fetchval("SELECT 1")
            except Exception:
                # Whatever it is (asyncpg has errors of its own for a connection that ends in the middle of a word):
                # the lock is no longer known to be ours.
                connection.terminate()
                try:
                    connection = await _held(address)
                except StoreUnavailable as error:
                    if error.reason == "served":
                        logger.error("another bot serves the database %s by now: this one stops", address)
                        on_lost()
                        return
    finally:
        connection.terminate()
