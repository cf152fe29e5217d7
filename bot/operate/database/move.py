"""Moving all games from one database to another, from a file to a PostgreSQL server or back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.base.address import Address, PostgresAddress
from bot.operate.database.export import must_be_there
from bot.operate.database.lock import alone_with
from bot.store import Store
from bot.store.copies import PART, must_be_sound
from bot.store.errors import StoreUnavailable, unavailable
from bot.store.postgres.turns import OF_THINKERS

CHUNK: Final = 500
"""Rows that are in memory at once."""

SQLITE_TABLES: Final = """
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"""
SQLITE_NUMBERS: Final = "SELECT name, seq FROM sqlite_sequence"
LAST_NUMBER: Final = """
    SELECT CASE WHEN sequence IS NULL THEN NULL ELSE pg_sequence_last_value(sequence::regclass) END
    FROM (SELECT pg_get_serial_sequence($1, 'id') AS sequence) AS found"""
OF_PROCESSES: Final = ("lease_holders", "processes", "shards", "session_starts", "gateway")
LEASES: Final = (
    "UPDATE tables SET leased_by = ''",
    *(f"DELETE FROM {rows}" for rows in (*OF_PROCESSES, *OF_THINKERS)),  # noqa: S608
)
"""No process that had a lease where the games were has one where they are now."""


class Tally(msgspec.Struct):
    """How many rows a table has, and a sum of what each holds that does not hang on their order."""

    rows: int = 0
    digest: int = 0

    def add(self, row: Sequence[Any]) -> None:
        """Count a row. A number is the same whether it came as a whole one or not."""
        plain = [float(value) if isinstance(value, int) and abs(value) < 2**53 else value for value in row]
        digest = blake2b(msgspec.msgpack.encode(plain), digest_size=8).digest()
        self.rows += 1
        self.digest = (self.digest + int.from_bytes(digest, "big")) % 2**64


class Moved(msgspec.Struct, frozen=True):
    """What has been moved: rows by table."""

    rows: dict[str, int]


async def move(source: Address, target: Address) -> Moved:
    """Copy everything to a database that has nothing in it, in one transaction; the source stays as it is.

    Both must be of this version's format; the target is made where it is not there. Raises StoreUnavailable ("missing",
    "older", "running", "not-empty", "same-kind", "differs"...) or StoreTooNew; the target is as before then.
    """
    if isinstance(source, PostgresAddress) == isinstance(target, PostgresAddress):
        raise StoreUnavailable(str(target), "same-kind")
    if isinstance(target, Path) and target.exists():
        raise StoreUnavailable(str(target), "not-empty")
    await must_be_there(source)
    # Here, not above: who keeps a file needs nothing of it.
    from bot.store.postgres.serving import alone_with as alone_with_server

    if isinstance(target, PostgresAddress):
        assert isinstance(source, Path)
        must_be_sound(source)
        with alone_with(source):
            async with alone_with_server(target, _nothing):
                return await _to_server(source, target)
    assert isinstance(source, PostgresAddress)
    async with alone_with_server(source, _nothing):
        return await _to_file(source, target)


def _nothing() -> None:
    """Where the server was away, the transaction has ended as well."""


# --- from a file to a server


async def _to_server(source: Path, target: PostgresAddress) -> Moved:
    from bot.store.postgres.serving import connect
    from bot.store.postgres.trouble import SERVER_FAILURES
    from bot.store.postgres.trouble import unavailable as server_unavailable

    # Makes the tables, in the newest format.
    await (await Store.open(target)).close()
    connection = await connect(target)
    try:
        with contextlib.closing(sqlite3.connect(source)) as db:
            async with connection.transaction(isolation="repeatable_read"):
                tallies = dict[str, Tally]()
                for name, columns in _tables_of(db):
                    if await connection.fetchval(f"SELECT EXISTS (SELECT FROM {name})"):  # noqa: S608
                        raise StoreUnavailable(str(target), "not-empty")
                    tallies[name] = Tally()
                    for chunk in _chunks(db, name, columns):
                        for row in chunk:
                            tallies[name].add(row)
                        await connection.copy_records_to_table(name, records=chunk, columns=columns)
                    tally = await _tally_of_server(connection, name, columns)
                    if tally != tallies[name]:
                        raise StoreUnavailable(str(target), "differs")
                for name, number in db.execute(SQLITE_NUMBERS):
                    await connection.execute(
                        "SELECT setval(pg_get_serial_sequence($1, 'id'), $2, $3)", name, max(1, number), number > 0
                    )
                for statement in LEASES:
                    await connection.execute(statement)
    except sqlite3.Error as error:
        raise unavailable(str(source), error) from error
    except SERVER_FAILURES as error:
        raise server_unavailable(str(target), error) from error
    finally:
        await connection.close(timeout=5.0)
    return Moved({name: tally.rows for name, tally in tallies.items()})


def _tables_of(db: sqlite3.Connection) -> Iterator[tuple[str, list[str]]]:
    """Every table with its columns, those that others refer to first."""
    for (name,) in db.execute(SQLITE_TABLES).fetchall():
        yield name, [str(row[1]) for row in db.execute(f"PRAGMA table_info({name})")]


def _chunks(db: sqlite3.Connection, name: str, columns: Iterable[str]) -> Iterator[list[tuple[Any, ...]]]:
    rows = db.execute(f"SELECT {', '.join(columns)} FROM {name}")  # noqa: S608
    while chunk := rows.fetchmany(CHUNK):
        yield chunk


async def _tally_of_server(connection: Any, name: str, columns: Iterable[str]) -> Tally:
    tally = Tally()
    async for chunk in _rows_of_server(connection, name, columns):
        for row in chunk:
            tally.add(row)
    return tally


async def _rows_of_server(connection: Any, name: str, columns: Iterable[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
    """All rows of a table, inside a transaction, some at a time."""
    cursor = await connection.cursor(f"SELECT {', '.join(columns)} FROM {name}")  # noqa: S608
    while records := await cursor.fetch(CHUNK):
        yield [tuple(record) for record in records]


# --- from a server to a file


async def _to_file(source: PostgresAddress, target: Path) -> Moved:
    from bot.store.postgres.serving import connect
    from bot.store.postgres.trouble import FAILURES
    from bot.store.postgres.trouble import unavailable as server_unavailable

    part = target.with_name(f".{target.name}.{os.getpid()}{PART}")
    part.unlink(missing_ok=True)
    await (await Store.open(part)).close()
    connection = await connect(source)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as db:
                moved = await _fill(db, connection, target)
        await asyncio.to_thread(must_be_sound, part)
        part.rename(target)
        return moved
    except (sqlite3.Error, OSError) as error:
        raise unavailable(str(target), error) from error
    except FAILURES as error:
        raise server_unavailable(str(source), error) from error
    finally:
        await connection.close(timeout=5.0)
        for side in ("", "-wal", "-shm"):
            part.with_name(part.name + side).unlink(missing_ok=True)


async def _fill(db: sqlite3.Connection, connection: Any, target: Path) -> Moved:
    """Copy all rows of a server into a new file."""
    db.execute("PRAGMA journal_mode = DELETE")
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("BEGIN IMMEDIATE")
    counts = dict[str, int]()
    for name, columns in list(_tables_of(db)):
        there = Tally()
        db.execute(f"DELETE FROM {name}")  # noqa: S608
        places = ", ".join("?" * len(columns))
        async for chunk in _rows_of_server(connection, name, columns):
            for row in chunk:
                there.add(row)
            db.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})", chunk)  # noqa: S608
        here = Tally()
        for stored in _chunks(db, name, columns):
            for row in stored:
                here.add(row)
        if here != there:
            raise StoreUnavailable(str(target), "differs")
        counts[name] = there.rows
    db.execute("DELETE FROM sqlite_sequence")
    for name in counts:
        last = await connection.fetchval(LAST_NUMBER, name) if _has_id(db, name) else None
        if last is not None:
            db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))
    for statement in LEASES:
        db.execute(statement)
    db.execute("COMMIT")
    return Moved(counts)


def _has_id(db: sqlite3.Connection, name: str) -> bool:
    return any(row[1] == "id" for row in db.execute(f"PRAGMA table_info({name})"))
