"""Which tables and columns a database has, and which ones its format requires."""

from __future__ import annotations

import contextlib
import sqlite3
from functools import cache
from pathlib import Path
from typing import Final

import aiosqlite

from bot.store.migrate import MARK, MIGRATIONS, PLACEHOLDERS, migration_files

COLUMNS: Final = """
    SELECT tables.name || '.' || columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'"""


async def columns(db: aiosqlite.Connection) -> frozenset[str]:
    """Every column of every table, as "table.column"."""
    return frozenset(str(row[0]) for row in await db.execute_fetchall(COLUMNS))


def lacking(db: sqlite3.Connection, number: int) -> list[str]:
    """What a database in this format lacks; nothing where the migrations that are still to come bring it."""
    existing = frozenset(str(row[0]) for row in db.execute(COLUMNS))
    if number <= PLACEHOLDERS + 1 and MARK not in existing:
        return sorted(columns_of_format(min(number, 1)) - existing)
    return sorted(columns_of_format(number) - existing)


@cache
def columns_of_format(number: int, folder: Path = MIGRATIONS) -> frozenset[str]:
    """The same for a new database that has gone through the first ``number`` migrations."""
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        for file in migration_files(folder)[:number]:
            db.executescript(file.read_text("utf-8"))
        return frozenset(str(row[0]) for row in db.execute(COLUMNS))
