"""Copies of the database: consistent while the bot runs, checked before they get their name, never partial."""

from __future__ import annotations

import contextlib
import filecmp
import glob
import logging
import os
import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from bot.store.errors import StoreTooNew, StoreUnavailable, unavailable
from bot.store.migrate import APPLICATION_ID, migration_files
from bot.store.schema import lacking

logger = logging.getLogger("ziggurat.store")

PART: Final = ".part"
"""How the name of a copy ends that is still being written."""

SUFFIXES: Final = (".sqlite3", ".pgdump")
"""How the names of finished copies end: of a file, of a database on a server."""

PATIENCE: Final = 10.0
"""Seconds to wait for another program's lock."""


class Health(msgspec.Struct, frozen=True):
    """What an examined database file is: whose, in which format, and what SQLite finds wrong with it ("": nothing)."""

    application: int
    format: int
    trouble: str
    lacks: tuple[str, ...] = ()
    """Columns ("table.column") that a database of this format has and this one has not."""

    @property
    def is_ours(self) -> bool:
        """Whether Ziggurat wrote it."""
        return self.application == APPLICATION_ID


def examine(path: Path) -> Health:
    """Look at every page of a database file that nobody writes to or that is in WAL mode. Raises StoreUnavailable."""
    if not path.is_file():
        raise StoreUnavailable(str(path), "missing")
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as db:
            problems = [str(row[0]) for row in db.execute("PRAGMA integrity_check(5)")]
            strays = db.execute("PRAGMA foreign_key_check").fetchall() if problems == ["ok"] else []
            application = int(db.execute("PRAGMA application_id").fetchone()[0])
            number = int(db.execute("PRAGMA user_version").fetchone()[0])
            lacks = lacking(db, number) if problems == ["ok"] and application == APPLICATION_ID else []
    except (sqlite3.Error, OSError) as error:
        raise unavailable(str(path), error) from error
    trouble = "" if problems == ["ok"] else "; ".join(" ".join(line.split()) for line in problems)
    if strays:
        trouble = f"{len(strays)} rows belong to no table"
    return Health(application, number, trouble, tuple(lacks))


def must_be_sound(path: Path) -> Health:
    """A whole database of ours in a format that this version knows.

    Raises StoreUnavailable ("missing", "foreign", "damaged"...) or StoreTooNew.
    """
    health = examine(path)
    if not health.is_ours:
        raise StoreUnavailable(str(path), "foreign")
    newest = len(migration_files())
    if health.format > newest:
        raise StoreTooNew(str(path), health.format, newest)
    if health.trouble:
        raise StoreUnavailable(str(path), "damaged")
    if health.lacks:
        logger.error("the database %s lacks %s", path, ", ".join(health.lacks))
        raise StoreUnavailable(str(path), "incomplete")
    return health


def schema_is_current(path: Path) -> bool:
    """Whether the file needs no migration. Raises StoreUnavailable for one that cannot be read or is not ours."""
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as db:
            application = int(db.execute("PRAGMA application_id").fetchone()[0])
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as error:
        raise unavailable(str(path), error) from error
    if application != APPLICATION_ID:
        raise StoreUnavailable(str(path), "foreign")
    return version >= len(migration_files())


def copy_database(source: Path, target: Path, *, is_backup: bool = True) -> None:
    """Copy a database, even while it is in use, to a new file that only its owner may read; checked before it counts.

    A backup (``is_backup``) must hold all that Ziggurat's databases hold. Raises StoreUnavailable, with the source's or
    the target's path, or FileExistsError: nothing is ever overwritten.
    """
    if not source.is_file():
        raise StoreUnavailable(str(source), "missing")
    if target.exists():
        raise FileExistsError(f"The file {target} is there already: give the copy another name.")
    part = target.with_name(f".{target.name}.{os.getpid()}{PART}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        _copy(source, part)
        health = examine(part)
        if health.trouble:
            raise StoreUnavailable(str(source), "damaged")
        if is_backup and (not health.is_ours or health.lacks):
            # To SQLite an empty file, or what is left of one, is a sound database of nothing.
            raise StoreUnavailable(str(source), "incomplete" if health.is_ours else "foreign")
        _keep(part)
        part.rename(target)
        _keep(target.parent)
    except (sqlite3.Error, OSError) as error:
        if isinstance(error, FileExistsError):
            raise
        raise unavailable(str(target), error) from error
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    """All pages in one read transaction; the copy is one file, without a log beside it."""
    with (
        contextlib.closing(sqlite3.connect(source, timeout=PATIENCE)) as old,
        contextlib.closing(sqlite3.connect(part, timeout=PATIENCE)) as new,
    ):
        try:
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.Error as error:
            raise unavailable(str(source), error) from error
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")


def _keep(path: Path) -> None:
    """Wait until the disk has a file, or a folder's list of names."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def copy_before_migration(database: Path, version: int) -> Path:
    """Keep an older format beside the database, as ``name.format-N.sqlite3``; gives back where. Raises as copying.

    Where an earlier start that came to nothing has left the same copy, that one stays the only one.
    """
    wanted = database.with_name(f"{database.stem}.format-{version}{database.suffix}")
    pattern = f"{glob.escape(wanted.stem)}*{glob.escape(wanted.suffix)}"
    before = sorted(database.parent / name for name in glob.glob(pattern, root_dir=database.parent))
    target = unused(wanted)
    copy_database(database, target, is_backup=False)
    for other in before:
        if filecmp.cmp(other, target, shallow=False):
            target.unlink()
            return other
    return target


def unused(path: Path) -> Path:
    """The path, or where something is there already the first of ``name-2``, ``name-3``... that is free."""
    number, free = 2, path
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free
