"""The locks on the database: a bot and the programs beside it share one, restoring needs it exclusively. The bot has
another one for itself: no second one serves the same tables.

The operating system releases a lock when its process ends, however it ends; the empty lock files stay.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from bot.base.address import Address, PostgresAddress
from bot.store.errors import StoreUnavailable, unavailable

PATIENCE: Final = 1.0
"""Seconds for which a bot tries to be the one on its database."""

MOMENT: Final = 0.02
"""Seconds between two tries."""


def lock_file(database: Path) -> Path:
    """The file that is locked."""
    return database.with_name(f"{database.name}.lock")


def serving_file(database: Path) -> Path:
    """The file that the bot locks which serves the database, by whatever path it was named."""
    real = database.resolve()
    return real.with_name(f"{real.name}.serving")


@contextmanager
def serving(database: Path) -> Iterator[None]:
    """Be the one bot on the database during this block. Raises StoreUnavailable, "served" where another one is.

    Who only asks whether a bot runs holds the lock for a moment, so it is tried for PATIENCE seconds.
    """
    end = time.monotonic() + PATIENCE
    with ExitStack() as stack:
        while True:
            try:
                stack.enter_context(_locked(database, serving_file(database), fcntl.LOCK_EX, "served"))
                break
            except StoreUnavailable as error:
                if error.reason != "served" or time.monotonic() > end:
                    raise
            time.sleep(MOMENT)
        yield


@contextmanager
def using(database: Address) -> Iterator[None]:
    """Hold the lock, shared, during this block. Raises StoreUnavailable while it is restored.

    A server has no such lock: it is restored in one transaction, which nobody sees half of.
    """
    if isinstance(database, PostgresAddress):
        yield
        return
    with _locked(database, lock_file(database), fcntl.LOCK_SH, "restoring"):
        yield


@contextmanager
def alone_with(database: Path) -> Iterator[None]:
    """Hold the lock exclusively during this block. Raises StoreUnavailable while a bot or program uses the database."""
    with _locked(database, lock_file(database), fcntl.LOCK_EX, "running"):
        yield


async def is_served(database: Address) -> bool:
    """Whether a bot runs on the database now. Raises StoreUnavailable where a server does not answer."""
    if not isinstance(database, PostgresAddress):
        return is_running(database)
    from bot.store.postgres import serving as postgres

    return await postgres.is_served(database)


def is_running(database: Path) -> bool:
    """Whether a bot runs on the database now."""
    file = serving_file(database)
    if not file.exists():
        return False
    try:
        with _locked(database, file, fcntl.LOCK_SH, "served"):
            return False
    except StoreUnavailable as error:
        return error.reason == "served"


@contextmanager
def _locked(database: Path, file: Path, kind: int, reason: str) -> Iterator[None]:
    try:
        handle = os.open(file, os.O_CREAT | os.O_RDONLY | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise unavailable(str(database), error) from error
    try:
        try:
            fcntl.flock(handle, kind | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise StoreUnavailable(str(database), reason) from error
        except OSError as error:
            raise unavailable(str(database), error) from error
        yield
    finally:
        os.close(handle)
