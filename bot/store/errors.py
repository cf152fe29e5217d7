"""How storing can fail. Each error is one clear sentence, in English as ``str``, in any language by its key."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any, ClassVar

from bot.model.changes import Cap
from bot.model.errors import TableError

logger = logging.getLogger("ziggurat.store")

_SENTENCES = {
    "full": "The disk that holds the database {path} is full; make room and try again.",
    "locked": "The database {path} is locked by another program; close that program and try again.",
    "damaged": "The database {path} is damaged; put a backup copy in its place.",
    "foreign": "What is at {path} is not a Ziggurat database; check ZIGGURAT_DATABASE, or the name that was typed.",
    "incomplete": "The database {path} lacks what a database of its format has (the log says what); put a backup "
    "copy in its place.",
    "unwritable": "The database {path} cannot be opened for writing; check the folder and its permissions.",
    "missing": "There is no database {path}; check ZIGGURAT_DATABASE, or the name that was typed.",
    "older": "The database {path} was written by an older version of Ziggurat; start the bot once, then try again.",
    "itself": "The file {path} is the database itself; name a backup of it.",
    "restoring": "The database {path} is being restored or moved; wait until that is done, then start again.",
    "served": "Another bot is running on the database {path}; one process serves a file, so stop that one first, or "
    "move the games to PostgreSQL, which any number of bots serve.",
    "running": "A bot is running on the database {path}, or somebody restores or moves it; stop every bot there first.",
    "failing": "The disk that holds the database {path} reports errors; check the disk.",
    "address": "The address {path} cannot be read; ZIGGURAT_DATABASE takes a path, or postgresql://user:password@host:5432/"
    "database.",
    "no-driver": 'The database {path} needs one more package: run pip install -c constraints.txt -e ".[postgres]".',
    "unreachable": "The database {path} does not answer; check that PostgreSQL runs there and takes connections.",
    "login": "The database {path} refuses the login; check user and password in ZIGGURAT_DATABASE.",
    "no-database": "There is no database {path}; make it with createdb, or change ZIGGURAT_DATABASE.",
    "connections": "The database {path} has no connection left; raise max_connections, or stop a program that uses it.",
    "no-programs": "PostgreSQL's program {path} is not installed here; install the client package of the server's "
    "version, or copy the database where it is.",
    "not-empty": "There are games at {path} already; name a database that has none.",
    "same-kind": "Games are moved from a file to PostgreSQL or back; {path} is of the same kind as where they are now.",
    "differs": "What came to {path} is not what was sent, so nothing was kept; try again, and check disk and memory.",
    "program-failed": "PostgreSQL's own program has failed on the database {path}; the bot's log says why.",
    "no-dump": "The file {path} is no copy that pg_dump made of a Ziggurat database; name another one.",
    "old-server": "The database {path} is on a PostgreSQL older than 15; upgrade the server.",
    "pooler": "A pooler before the database {path} shares connections between transactions; name the server itself, or "
    "set the pooler to pool_mode = session.",
    "slow": "The database takes too long to answer; look at the load of its machine, and at the network between.",
    "unknown": "The database {path} cannot be used at the moment; the bot's log says why.",
}
_REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "unwritable",
    sqlite3.SQLITE_PERM: "unwritable",
    sqlite3.SQLITE_AUTH: "unwritable",
    sqlite3.SQLITE_IOERR: "failing",
}


class StoreError(TableError):
    """Base of what a store raises; nothing has been stored then, but for ``StoreUnconfirmed``."""


class StoreTooNew(StoreError):
    """The database was written by a newer version of the bot."""

    key = "store-too-new"

    def __init__(self, path: str, version: int, newest: int) -> None:
        super().__init__(path=path, version=version, newest=newest)

    def __str__(self) -> str:
        return (
            f"The database {self.args_['path']} was written by a newer version of Ziggurat (format "
            f"{self.args_['version']}, this version knows {self.args_['newest']}); install that version or a later one."
        )


class StoreUnavailable(StoreError):
    """The database cannot be read or written; ``reason`` is one of the words of ``_SENTENCES``."""

    key = "store-unavailable"

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path=path, reason=reason)
        self.reason = reason

    def __str__(self) -> str:
        return _SENTENCES[self.reason].format(path=self.args_["path"])


class StoreUnconfirmed(StoreUnavailable):
    """A change may be stored, or still come to be, or not: the connection has ended with it, or the database has not
    answered in time, and nobody has said how the transaction ended.
    """

    key = "store-unconfirmed"


class Conflict(StoreError):
    """Another process has changed the table in the meantime."""

    key = "error-conflict"
    count: ClassVar[int] = 0
    """How many there have been in this process."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        Conflict.count += 1


class LeaseLost(StoreError):
    """Another process looks after the table, or has done so meanwhile: what this one wanted to note is its to note."""

    key = "error-conflict"


class ChannelTaken(StoreError):
    """The channel has an open table already."""

    key = "error-channel-taken"


class CapReached(Exception):
    """There would be more open tables than ``cap`` allows; nothing has been stored."""

    def __init__(self, cap: Cap) -> None:
        super().__init__(cap.kind)
        self.cap = cap


def unavailable(path: str, error: Exception) -> StoreUnavailable:
    """The error of this family for one of SQLite's or the file system's, whose own words go to the log."""
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    logger.error("the database %s cannot be used: %s (%s)", path, error, name)
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return StoreUnavailable(path, "unwritable" if isinstance(error, OSError) else "unknown")
    return StoreUnavailable(path, _REASONS.get(code & 0xFF, "unknown"))
