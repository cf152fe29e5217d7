"""Backups: one by hand, and one a day of which the newest are kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.base.address import Address, PostgresAddress
from bot.operate.database.server import dump
from bot.store.copies import PART, copy_database, unused
from bot.store.errors import StoreError

logger = logging.getLogger("ziggurat.backup")

DAILY: Final = re.compile(r"ziggurat-daily-\d{8}\.(sqlite3|pgdump)")
HOUR: Final = 3600.0
"""Seconds between two checks whether a new day has begun, and before a failed copy is tried again."""


def back_up(database: Address, target: Path | None, folder: Path, now: datetime) -> Path:
    """Copy the database while the bot runs; gives back the copy's path.

    ``target`` is a file that is not there yet, a folder, or None for ``folder``. Raises StoreUnavailable or
    FileExistsError.
    """
    if target is None or target.is_dir():
        target = unused((target or folder) / f"ziggurat-{now:%Y%m%d-%H%M%S}.{_suffix(database)}")
    _copy(database, target)
    return target


def _suffix(database: Address) -> str:
    return "pgdump" if isinstance(database, PostgresAddress) else "sqlite3"


def _copy(database: Address, target: Path) -> None:
    if isinstance(database, PostgresAddress):
        dump(database, target)
    else:
        copy_database(database, target)


def daily_backup(database: Address, folder: Path, keep: int, today: datetime) -> Path | None:
    """Today's copy, where there is none yet; then the oldest daily copies go until ``keep`` are left.

    Gives back the copy's path, None where nothing was due. Copies made by hand are never touched. Raises
    StoreUnavailable or OSError.
    """
    target = folder / f"ziggurat-daily-{today:%Y%m%d}.{_suffix(database)}"
    copy = None
    if not target.exists():
        with contextlib.suppress(FileExistsError):
            _copy(database, target)
            copy = target
    dailies = sorted(file for file in folder.iterdir() if DAILY.fullmatch(file.name))
    for old in dailies[:-keep]:
        old.unlink(missing_ok=True)
    _sweep(folder, today)
    return copy


def _sweep(folder: Path, now: datetime) -> None:
    """Delete the remains of interrupted copies; younger files may be in use by another process."""
    for file in folder.glob(f".ziggurat-*{PART}*"):
        with contextlib.suppress(FileNotFoundError):
            if file.stat().st_mtime < now.timestamp() - HOUR:
                file.unlink()


def _now() -> datetime:
    return datetime.now(UTC)


async def keep_backups(database: Address, folder: Path, keep: int, clock: Callable[[], datetime] = _now) -> None:
    """Make daily backups until cancelled; ``keep`` 0 means none. A failure is logged and does no harm."""
    while keep:
        try:
            copy = await asyncio.to_thread(daily_backup, database, folder, keep, clock())
        except StoreError as error:
            logger.error("no backup today: %s", error)
        except OSError as error:
            logger.error("no backup today: %s", error.strerror)
        else:
            if copy is not None:
                logger.info("backup: %s", copy)
        await asyncio.sleep(HOUR)
