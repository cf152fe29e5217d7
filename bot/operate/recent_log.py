"""Keeps the newest log lines in a file next to the database, for reports; the log itself goes to standard error."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from bot.operate.logs import formatter

logger = logging.getLogger("ziggurat.log")

MOST_BYTES: Final = 2**20
"""Bytes of one file; the one before it is kept, too, so that there are at most twice as many."""


def recent_log(database: Path) -> Path:
    """Where the newest lines of the bot on this database are; those before them are in the same name with ``.1``."""
    return database.with_suffix(".log")


class _RecentLog(RotatingFileHandler):
    """For its owner's eyes only. A full disk does not matter: standard error has every line."""

    def _open(self) -> TextIOWrapper:
        number = os.open(self.baseFilename, os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600)
        return TextIOWrapper(open(number, "ab"), encoding="utf-8")

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: a line about it would come here again."""


@contextmanager
def keeping_recent_log(database: Path, secrets: Iterable[str]) -> Iterator[None]:
    """Write the log to the file, too, without these secrets. Where that cannot be, it is said once and left alone."""
    try:
        handler = _RecentLog(recent_log(database), maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
    except OSError as error:
        logger.warning("the newest log lines cannot be kept in %s (%s)", recent_log(database), error.strerror)
        yield
        return
    handler.setFormatter(formatter("text", secrets))
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        handler.close()


def recent_lines(database: Path, most: int) -> list[str]:
    """The newest lines, at most ``most`` of them, the oldest first; none where the bot has never run."""
    lines = list[str]()
    for path in (recent_log(database).with_suffix(".log.1"), recent_log(database)):
        with suppress(OSError):
            lines += path.read_bytes()[-MOST_BYTES:].decode("utf-8", "replace").splitlines()
    return lines[-most:]
