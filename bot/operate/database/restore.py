"""Replaces the database with a backup; the old database is kept."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.operate.database.lock import alone_with
from bot.store.copies import PATIENCE, copy_database, must_be_sound, unused
from bot.store.errors import StoreUnavailable, unavailable
from bot.store.restored import mark

SIDES = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps beside an open database."""

RESTORED = ".restored"
"""The suffix of a copy before it replaces the database."""

HEADER = b"SQLite format 3\0"

LAST_NUMBERS: Final = "SELECT name, seq FROM sqlite_sequence"
NUMBERED: Final = ("tables", "votes", "notices")
"""Kinds of rows whose numbers stand in messages."""

LEFT_OUT: Final = 1000
"""Numbers that are not given where nobody can say any more which were."""


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Put a copy of ``backup`` in the database's place; gives back where the old database is now, if there was one.

    Raises StoreUnavailable while a bot runs, for a file that is not ours, damaged or not there, or StoreTooNew; nothing
    has changed then.
    """
    must_be_sound(backup)
    if database.exists() and backup.samefile(database):
        raise StoreUnavailable(str(database), "itself")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unavailable(str(database), error) from error
    with alone_with(database):
        fresh = unused(database.with_name(f"{database.name}{RESTORED}"))
        copy_database(backup, fresh)
        try:
            must_be_sound(fresh)
            _mark(fresh)
            _count_on(fresh, database)
            _belong(fresh, database if database.exists() else database.parent)
            old = _set_aside(database, now)
            fresh.replace(database)
        except OSError as error:
            raise unavailable(str(database), error) from error
        finally:
            fresh.unlink(missing_ok=True)
    return old


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Give the old database, and what belongs to it, another name. Raises StoreUnavailable where it is in use."""
    if not database.exists():
        for side in SIDES:
            database.with_name(database.name + side).unlink(missing_ok=True)
        return None
    _take_in_log(database)
    # The old database keeps its place until the new one takes it: at no moment is there none.
    old = unused(database.with_name(f"{database.stem}.before-{now:%Y%m%d-%H%M%S}{database.suffix}"))
    for side in SIDES:
        with contextlib.suppress(FileNotFoundError):
            database.with_name(database.name + side).rename(old.with_name(old.name + side))
    os.link(database, old)
    return old


def _mark(fresh: Path) -> None:
    """Mark the database, so that the next start tells its tables that a backup was restored."""
    try:
        with contextlib.closing(sqlite3.connect(fresh)) as db:
            mark(db)
    except sqlite3.Error as error:
        raise unavailable(str(fresh), error) from error


def _count_on(fresh: Path, database: Path) -> None:
    """Let no table, vote or notice of the restored database get a number that one had in the old database.

    Buttons that stand in channels carry these numbers. Where the old database cannot be read, this many are left out.
    """
    if not database.exists():
        return
    try:
        with contextlib.closing(sqlite3.connect(fresh)) as db:
            last = dict(db.execute(LAST_NUMBERS).fetchall())
            for name, number in _last_numbers(database, last).items():
                db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
                number = max(number, last.get(name, 0))
                db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, number))
            db.commit()
    except sqlite3.Error as error:
        raise unavailable(str(fresh), error) from error


def _last_numbers(database: Path, own_numbers: dict[str, int]) -> dict[str, int]:
    """The last numbers given in a database, by kind of row; where it is damaged, LEFT_OUT more than ``own_numbers``."""
    if _has_header(database):
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as db,
        ):
            return dict(db.execute(LAST_NUMBERS).fetchall())
    return {name: own_numbers.get(name, 0) + LEFT_OUT for name in NUMBERED}


def _has_header(database: Path) -> bool:
    """Whether the file begins as SQLite's do; of another one SQLite would throw the log away."""
    with database.open("rb") as file:
        return file.read(len(HEADER)) == HEADER


def _belong(file: Path, to: Path) -> None:
    """Give the file the owner of ``to``: root may restore for the bot's user."""
    if os.geteuid() == 0:
        os.chown(file, to.stat().st_uid, to.stat().st_gid)


def _take_in_log(database: Path) -> None:
    """Make the old database one file, where it can still be read; leaving WAL mode needs everybody else gone."""
    if not _has_header(database):
        return
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=0.5)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        trouble = unavailable(str(database), error)
        if trouble.reason == "locked":
            raise trouble from error
