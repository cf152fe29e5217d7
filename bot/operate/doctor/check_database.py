"""The doctor looks at the database and its backups, while a bot runs or not. Nothing is changed in either."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.base.config import Settings
from bot.operate.database.backup import DAILY
from bot.operate.database.lock import is_running
from bot.operate.database.tidy import leftovers, open_files
from bot.operate.database.upgrade import is_older
from bot.operate.doctor.findings import (
    Finding,
    failure,
    ok,
    warning,
)
from bot.store.connection import open_database
from bot.store.copies import copy_database, must_be_sound
from bot.store.errors import StoreError, StoreTooNew
from bot.store.migrate import migration_files

STALE_HOURS: Final = 49.0
"""How old the newest daily copy may be while the bot runs."""


def check_database(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Every line about what is stored."""
    path = settings.database
    if settings.postgres is not None:
        # ``check_server`` looks at it.
        pass
    elif not path.exists():
        yield _folder(path)
    else:
        yield from _file(path)
    yield _backups(settings, now)
    yield _modes(settings)
    yield _leftovers(settings, now)


def _modes(settings: Settings) -> Finding:
    files = open_files(settings)
    if not files:
        return ok("modes", "database and copies are for their owner's eyes only")
    names = ", ".join(map(str, files))
    return warning("modes", f"others can read {names}", "the next start mends that; or type chmod 600 and the names")


def _leftovers(settings: Settings, now: datetime) -> Finding:
    files = leftovers(settings, now.timestamp())
    if not files:
        return ok("leftovers", "no copy was left unfinished")
    size = sum(path.stat().st_size for path in files) / 2**20
    names = ", ".join(map(str, files))
    return warning(
        "leftovers", f"{names}: never finished, {size:.1f} MiB", "the next start deletes them; or delete them"
    )


async def check_upgrade(settings: Settings) -> AsyncIterator[Finding]:
    """Whether the next start will succeed in bringing an older database forward: it is tried on a copy elsewhere."""
    path = settings.database
    try:
        if settings.postgres is not None or not is_older(path):
            return
        with tempfile.TemporaryDirectory(prefix="ziggurat-doctor-") as folder:
            copy = Path(folder) / path.name
            await asyncio.to_thread(copy_database, path, copy)
            try:
                await (await open_database(copy)).close()
            except StoreError:
                yield failure(
                    "upgrade",
                    f"{path} cannot be brought to format {len(migration_files())}",
                    "see what python -m bot logs at its start, and report it; a backup may do",
                )
                return
        yield ok("upgrade", f"a copy was brought to format {len(migration_files())}: the next start can do the same")
    except (StoreError, OSError):
        # What is wrong with the file itself stands in the line about the database.
        return


def _folder(path: Path) -> Finding:
    """Whether the file that is not there yet could be made."""
    folder = path.parent.absolute()
    while not folder.exists():
        folder = folder.parent
    if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
        return ok("database", f"{path} is not there yet; the first start makes it")
    return failure("database", f"{path} cannot be made", "change ZIGGURAT_DATABASE, or the permissions of its folder")


def _file(path: Path) -> Iterator[Finding]:
    try:
        health = must_be_sound(path)
    except StoreError as error:
        reason = getattr(error, "reason", "")
        where = "Restore" if reason in ("damaged", "foreign", "incomplete") else "What can go wrong at the start"
        where = "Upgrade" if isinstance(error, StoreTooNew) else where
        yield failure("database", str(error), f"see the operator guide, under {where}")
        return
    newest = len(migration_files())
    size = f"{path.stat().st_size / 2**20:.1f} MiB"
    running = "a bot is running" if is_running(path) else "no bot is running"
    if health.format < newest:
        yield ok(
            "database",
            f"{path}, {size}, sound, format {health.format}: the next start copies it and brings it to {newest}",
        )
    else:
        yield ok("database", f"{path}, {size}, sound, format {newest}, {running}")
    yield _writable(path)


def _writable(path: Path) -> Finding:
    """Whether a change could be begun now, and its folder takes files; nothing is changed."""
    try:
        # A disk with errors lets the database be opened for writing though nothing can be written.
        with tempfile.TemporaryFile(dir=path.parent) as file:
            file.write(b"ziggurat")
            file.flush()
            os.fsync(file.fileno())
        with contextlib.closing(sqlite3.connect(path, timeout=2.0, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            tables, playing = _counts(db)
            db.execute("ROLLBACK")
    except OSError as error:
        where = f"the folder {path.parent} takes no files ({error.strerror})"
        return failure("writing", where, "check the disk, whether it is mounted read-only, and the folder's owner")
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorname", "no code")
        return failure("writing", f"refused ({code})", "check the owner of file and folder, and who else has it open")
    return ok("writing", f"possible; {tables} tables, {playing} of them open")


def _counts(db: sqlite3.Connection) -> tuple[int, int]:
    """How many tables there are, and how many are open."""
    row = db.execute("SELECT count(*), coalesce(sum(status IN ('lobby', 'playing')), 0) FROM tables").fetchone()
    return int(row[0]), int(row[1])


def _backups(settings: Settings, now: datetime) -> Finding:
    folder = settings.backup_folder
    if not settings.backups:
        return warning("backups", "daily copies are switched off", "set ZIGGURAT_BACKUPS, or copy by other means")
    names = sorted(file.name for file in folder.iterdir() if DAILY.fullmatch(file.name)) if folder.is_dir() else []
    if not names:
        return ok("backups", f"none in {folder} yet; the bot makes one a day and keeps {settings.backups}")
    newest = folder / names[-1]
    hours = (now.timestamp() - newest.stat().st_mtime) / 3600
    if hours > STALE_HOURS and (settings.postgres is not None or is_running(settings.database)):
        return warning(
            "backups", f"the newest, {newest}, is {hours / 24:.0f} days old", "look for ziggurat.backup in the log"
        )
    return ok("backups", f"{len(names)} daily copies, the newest {newest}")
