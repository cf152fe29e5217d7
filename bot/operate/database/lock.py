"""The lock on the database: running bots share it, restoring needs it exclusively.

The operating system releases the lock when a process ends; the empty lock file stays.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.errors import StoreUnavailable, unavailable


def lock_file(database: Path) -> Path:
    """The file that is locked."""
    return database.with_name(f"{database.name}.lock")


@contextmanager
def using(database: Path) -> Iterator[None]:
    """Hold the lock, shared, during this block. Raises StoreUnavailable while it is restored."""
    with _locked(database, fcntl.LOCK_SH, "restoring"):
        yield


@contextmanager
def alone_with(database: Path) -> Iterator[None]:
    """Hold the lock exclusively during this block. Raises StoreUnavailable if a bot runs."""
    with _locked(database, fcntl.LOCK_EX, "running"):
        yield


def is_running(database: Path) -> bool:
    """Whether a bot runs on the database now."""
    if not lock_file(database).exists():
        return False
    try:
        with alone_with(database):
            return False
    except StoreUnavailable as error:
        return error.reason == "running"


@contextmanager
def _locked(database: Path, kind: int, taken: str) -> Iterator[None]:
    try:
        handle = os.open(lock_file(database), os.O_CREAT | os.O_RDONLY | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise unavailable(str(database), error) from error
    try:
        try:
            fcntl.flock(handle, kind | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise StoreUnavailable(str(database), taken) from error
        except OSError as error:
            raise unavailable(str(database), error) from error
        yield
    finally:
        os.close(handle)
