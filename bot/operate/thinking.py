"""``python -m bot think``: thinks for computers, on any machine that reaches the database; any number of them may run.

It needs no token, and learns nothing that is hidden from the seat for which it thinks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
from contextlib import AsyncExitStack
from typing import Final

from bot.base.address import PostgresAddress
from bot.base.config import Settings
from bot.base.meter import Meter, Silent
from bot.computers.thinker import Thinker
from bot.operate.health import Supervisor
from bot.operate.running import CannotStart, missing_extra, our_version, serve_metrics, told_to_stop
from bot.store import StoreError, StoreUnavailable
from bot.store.driver import Database
from bot.store.postgres.turns import TURNS, ThinkerTurns
from bot.workers.pool import Pool

PAUSE: Final = 2.0
"""Seconds between two looks for a database that is not there yet."""

ENDS: Final = ("login", "no-database", "address", "foreign", "old-server", "pooler", "unwritable")
"""What is wrong with a database for good: somebody has to do something about it."""

logger = logging.getLogger("ziggurat.run")


async def think(settings: Settings) -> None:
    """Think until told to end (SIGTERM, Ctrl-C). Raises CannotStart."""
    address = settings.postgres
    if address is None:
        raise CannotStart(
            f"{settings.address} is a file, which one process serves: its computers think in the bot's own workers "
            "(ZIGGURAT_COMPUTER_WORKERS). Thinking on other machines needs a PostgreSQL server in ZIGGURAT_DATABASE."
        )
    try:
        import asyncpg as asyncpg
    except ImportError as error:
        raise CannotStart(missing_extra("ZIGGURAT_DATABASE", "postgres")) from error
    with told_to_stop() as stop:
        try:
            async with AsyncExitStack() as parts:
                database = await _database(address, stop)
                if database is not None:
                    parts.push_async_callback(database.close)
                    await _think(settings, address, database, stop, parts)
        except StoreError as error:
            raise CannotStart(str(error)) from error


async def _database(address: PostgresAddress, stop: asyncio.Event) -> Database | None:
    """The database, once it is there; None where ``stop`` was set before. Raises StoreError."""
    from bot.store.postgres.database import open_for_thinker

    why = ""
    while not stop.is_set():
        try:
            database = await open_for_thinker(address)
            if database is not None:
                return database
            now = f"no bot has made the tables of {address} yet"
        except StoreUnavailable as error:
            if error.reason in ENDS:
                raise
            now = str(error)
        if now != why:
            logger.info("waiting: %s", now)
        why = now
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PAUSE):
                await stop.wait()
    return None


async def _think(
    settings: Settings, address: PostgresAddress, database: Database, stop: asyncio.Event, parts: AsyncExitStack
) -> None:
    from bot.store.postgres.listening import listening

    pool = Pool(0, settings.computer_workers)
    parts.push_async_callback(pool.close)
    pool.start()
    rows = ThinkerTurns(database, secrets.token_hex(8), f"{socket.gethostname()}:{os.getpid()}")
    meter: Meter = Silent()
    if settings.metrics_port is not None:
        try:
            from bot.operate.thinker_metrics import ThinkerMetrics
        except ImportError as error:
            raise CannotStart(missing_extra("ZIGGURAT_METRICS_PORT", "metrics")) from error
        meter = metrics = ThinkerMetrics(our_version())
    thinker = Thinker(rows, pool.thinkers, settings.computer_workers, meter=meter)
    if settings.metrics_port is not None:
        metrics.look_after(thinker)
        await serve_metrics(metrics.served(settings.metrics_port, settings.metrics_host), settings, parts)
    await parts.enter_async_context(listening(address, {TURNS: thinker.wake}))
    supervisor, ready = Supervisor(), asyncio.get_running_loop().create_future()
    ready.set_result(None)
    watching = asyncio.create_task(supervisor.watch(ready))
    parts.callback(watching.cancel)
    logger.info("thinking for %s, in %d workers", address, settings.computer_workers)
    await thinker.run(stop)
    supervisor.say("STOPPING=1")
    logger.info("told to stop: what was under way is finished or given back")
