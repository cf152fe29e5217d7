"""Cleans up after older versions and killed processes: files that others can read, unfinished copies.

A bot puts it in order at its start, the doctor only names it.
"""

from __future__ import annotations

import fnmatch
import logging
import os
import re
import stat
from collections.abc import Iterator
from glob import escape
from pathlib import Path
from typing import Final

from bot.base.config import Settings
from bot.operate.database.lock import lock_file, serving_file
from bot.operate.database.restore import RESTORED, SIDES
from bot.store.copies import PART, SUFFIXES

logger = logging.getLogger("ziggurat.tidy")

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
HOUR: Final = 3600.0
"""Seconds after which a copy that is still being written counts as given up: none takes so long."""

SIDE: Final = f"({'|'.join(SIDES)})?"
HALF_MADE: Final = re.compile(rf"\.(.+)\.\d+{re.escape(PART)}{SIDE}")
"""The name of a copy that is being written: the one it is to get, in brackets, and the number of the process."""


def open_files(settings: Settings) -> list[Path]:
    """Database, lock and copies that others than their owner may read or write."""
    return [path for path in sorted(_ours(settings)) if path.is_file() and path.stat().st_mode & OTHERS]


def _ours(settings: Settings) -> Iterator[Path]:
    """The files that hold hands, and what belongs to them; not all of them need be there."""
    database, folder = settings.database, settings.backup_folder
    yield from (database, lock_file(database), serving_file(database), *(_beside(database, side) for side in SIDES))
    for pattern in ("format-*", "before-*"):
        yield from _all_named(database.parent, f"{escape(database.stem)}.{pattern}{escape(database.suffix)}*")
    if folder.is_dir():
        for suffix in SUFFIXES:
            yield from folder.glob(f"ziggurat-*{suffix}")


def _all_named(folder: Path, pattern: str) -> Iterator[Path]:
    """The files whose names are so; a database may be called without an ending, or with brackets in its name."""
    names = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    yield from (folder / name for name in fnmatch.filter(names, pattern))


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def leftovers(settings: Settings, now: float) -> list[Path]:
    """Copies that were never finished. ``now`` is in seconds since 1970; whoever asks shares the database's lock, so
    that neither a migration nor a restore is under way.
    """
    database = settings.database
    if not database.parent.is_dir():
        return []
    restored = re.compile(rf"{re.escape(database.name)}(-\d+)?{re.escape(RESTORED)}{SIDE}")
    files = []
    for path in sorted(database.parent.iterdir()):
        half = HALF_MADE.fullmatch(path.name)
        meant = half[1] if half else path.name
        is_migrating = half is not None and meant.startswith(f"{database.stem}.format-")
        if restored.fullmatch(meant) or is_migrating or (half and _is_old(path, now)):
            files.append(path)
    if settings.backup_folder.is_dir():
        backups = sorted(settings.backup_folder.iterdir())
        files += [path for path in backups if HALF_MADE.fullmatch(path.name) and _is_old(path, now)]
    return list(dict.fromkeys(files))


def _is_old(path: Path, now: float) -> bool:
    try:
        return path.stat().st_mtime < now - HOUR
    except FileNotFoundError:
        return False


def close_files(settings: Settings) -> None:
    """Let only their owner read and write database, lock and copies; what cannot be changed is logged."""
    for path in open_files(settings):
        try:
            path.chmod(path.stat().st_mode & ~OTHERS)
        except OSError as error:
            logger.warning(
                "%s can be read by others, and that cannot be changed: %s", path, os.strerror(error.errno or 0)
            )
        else:
            logger.info("%s could be read by others: now only by its owner", path)


def sweep(settings: Settings, now: float) -> None:
    """Delete the leftovers; what cannot be deleted is logged."""
    for path in leftovers(settings, now):
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            logger.warning("%s is a copy that was never finished, delete it: %s", path, os.strerror(error.errno or 0))
        else:
            logger.info("deleted %s, a copy that was never finished", path)
