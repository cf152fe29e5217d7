"""Putting a backup in the database's place; what was there is kept beside it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from datetime import datetime
from pathlib import Path

from bot.operate.database.lock import alone_with
from bot.store.copies import copy_database, must_be_sound, unused
from bot.store.errors import StoreUnavailable, unavailable
from bot.store.restored import mark

SIDES = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps beside an open database."""

RESTORED = ".restored"
"""The suffix of a copy before it replaces the database."""

HEADER = b"SQLite format 3\0"


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


def _belong(file: Path, to: Path) -> None:
    """Give the file the owner of ``to``: root may restore for the bot's user."""
    if os.geteuid() == 0:
        os.chown(file, to.stat().st_uid, to.stat().st_gid)


def _take_in_log(database: Path) -> None:
    """Make the old database one file, where it can still be read; leaving WAL mode needs everybody else gone."""
    with database.open("rb") as file:
        if file.read(len(HEADER)) != HEADER:
            # SQLite would throw the log away: both are kept as they are.
            return
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=0.5)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        trouble = unavailable(str(database), error)
        if trouble.reason == "locked":
            raise trouble from error
