"""Brings a database to the newest format: numbered SQL files, all in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import aiosqlite

from bot.store.errors import StoreTooNew, StoreUnavailable

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x5A494747
"""Stands in the file's header: "ZIGG"."""

OLDEST_AT_WORK: Final = 22
"""The oldest format whose programs still work on a server's database of the newest one, beside those that made it.

A migration that only adds (tables; columns that have a default) leaves it as it is. One that takes away or changes what
older programs use raises it to its own number. CONTRIBUTING says how a format changes in two releases.
"""

PLACEHOLDERS: Final = 5
"""Up to this format the numbers from 2 on stood for empty migrations once: a file of that time has gone through none of
them, perhaps through the next one (which then was its last), and shows it by lacking MARK."""

MARK: Final = "tables.answered"
"""The first column that migration 2 adds."""


def migration_files(folder: Path = MIGRATIONS) -> list[Path]:
    """The migrations in order; number n takes the format from n - 1 to n."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1)), "migrations are numbered from 1"
    return files


def statements(script: str) -> Iterator[str]:
    """The single statements of an SQL script."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


async def migrate(db: aiosqlite.Connection, path: str, folder: Path = MIGRATIONS) -> None:
    """Apply what is missing. Raises StoreTooNew, StoreUnavailable for another program's file, or sqlite3.Error."""
    files = migration_files(folder)
    if not await pending(db, path, folder):
        return
    await db.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have been faster while this one waited for the lock.
        for file in await pending(db, path, folder):
            for statement in statements(file.read_text("utf-8")):
                await db.execute(statement)
        await db.execute(f"PRAGMA user_version = {len(files)}")
        await db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        await db.execute("COMMIT")
    except BaseException:
        await db.rollback()
        raise


async def pending(db: aiosqlite.Connection, path: str, folder: Path = MIGRATIONS) -> list[Path]:
    """The migrations that the database has still to go through, in order. Raises as ``format_of``."""
    files = migration_files(folder)
    version = await format_of(db, path, len(files))
    if 1 < version <= PLACEHOLDERS + 1 and not await _has_column(db, *MARK.split(".")):
        return [*files[1 : min(version, PLACEHOLDERS)], *files[version:]]
    return files[version:]


async def _has_column(db: aiosqlite.Connection, table: str, column: str) -> bool:
    rows = await db.execute_fetchall("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", (table, column))
    return bool(list(rows))


async def format_of(db: aiosqlite.Connection, path: str, newest: int) -> int:
    """The format that the database is in; 0 for an empty one. Raises StoreTooNew or StoreUnavailable ("foreign")."""
    version = await pragma(db, "user_version")
    if await pragma(db, "application_id") != APPLICATION_ID:
        rows = await db.execute_fetchall("SELECT 1 FROM sqlite_master LIMIT 1")
        if version or list(rows):
            raise StoreUnavailable(path, "foreign")
    if version > newest:
        raise StoreTooNew(path, version, newest)
    return version


async def pragma(db: aiosqlite.Connection, name: str) -> int:
    """The value of a numeric setting of SQLite."""
    rows = list(await db.execute_fetchall(f"PRAGMA {name}"))
    return int(rows[0][0])
