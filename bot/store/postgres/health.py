"""What the doctor and the programs beside the bot ask of a PostgreSQL server. Nothing is changed there."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from bot.base.address import PostgresAddress
from bot.model.shards import Census
from bot.store.errors import StoreUnavailable
from bot.store.migrate import migration_files
from bot.store.postgres.database import PostgresSession
from bot.store.postgres.schema import HAS, format_of
from bot.store.postgres.serving import connect
from bot.store.postgres.trouble import FAILURES, unavailable
from bot.store.shards import census_of

SAFE: Final = ("fsync", "synchronous_commit", "full_page_writes")
"""The settings of a server with which what was stored may be lost where they are off."""

WORD: Final = "SELECT current_setting($1)"
NOW: Final = "SELECT clock_timestamp()"
IN_USE: Final = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
COUNTS: Final = "SELECT count(*), count(*) FILTER (WHERE status IN ('lobby', 'playing')) FROM tables"
SIZE: Final = "SELECT pg_database_size(current_database())"
IS_READONLY: Final = "SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only')::bool"
SHARDS: Final = "gateway"
"""The table without which nothing is known of processes and shards."""

LOOKS: Final = 5
"""Questions by which the way to the server and back is measured; the fastest counts."""


class Health(msgspec.Struct, frozen=True):
    """What was found: the server's version and settings, seconds there and back, by how many seconds its clock is ahead
    of ours, connections in use and at most, the database's bytes, its format (0: it is empty), all tables and the open
    ones, and the processes and shards; None where they have no rows yet.
    """

    version: str
    settings: dict[str, str]
    latency: float
    ahead: float
    connections: int
    most_connections: int
    size: int
    format: int
    tables: int
    open_tables: int
    is_readonly: bool
    census: Census | None = None


async def examine(address: PostgresAddress) -> Health:
    """Look at a database. Raises StoreUnavailable or StoreTooNew."""
    name = str(address)
    connection = await connect(address)
    try:
        latency, ahead = float("inf"), 0.0
        for _ in range(LOOKS):
            asked = time.time()
            there = (await connection.fetchval(NOW)).timestamp()
            answered = time.time()
            if answered - asked < latency:
                latency, ahead = answered - asked, there - (asked + answered) / 2
        number = await format_of(connection, name, len(migration_files()))
        counts = await connection.fetchrow(COUNTS) if number else (0, 0)
        return Health(
            version=str(await connection.fetchval(WORD, "server_version")),
            settings={setting: str(await connection.fetchval(WORD, setting)) for setting in SAFE},
            latency=latency,
            ahead=ahead,
            connections=int(await connection.fetchval(IN_USE)),
            most_connections=int(await connection.fetchval(WORD, "max_connections")),
            size=int(await connection.fetchval(SIZE)),
            format=number,
            tables=int(counts[0]),
            open_tables=int(counts[1]),
            is_readonly=bool(await connection.fetchval(IS_READONLY)),
            census=await census_of(PostgresSession(connection)) if await connection.fetchval(HAS, SHARDS) else None,
        )
    except FAILURES as error:
        raise unavailable(name, error) from error
    finally:
        await connection.close(timeout=5.0)


async def must_be_there(address: PostgresAddress) -> None:
    """Raises StoreUnavailable where the database has no tables yet ("missing"), or older ones ("older")."""
    health = await examine(address)
    if not health.format:
        raise StoreUnavailable(str(address), "missing")
    if health.format < len(migration_files()):
        raise StoreUnavailable(str(address), "older")
