"""PostgreSQL's errors in our words."""

from __future__ import annotations

import logging
from typing import Final

import asyncpg

from bot.store.errors import StoreUnavailable

logger = logging.getLogger("ziggurat.store")

REASONS: Final[tuple[tuple[type[Exception], str], ...]] = (
    (asyncpg.DiskFullError, "full"),
    (asyncpg.InvalidAuthorizationSpecificationError, "login"),
    (asyncpg.InvalidCatalogNameError, "no-database"),
    (asyncpg.InsufficientPrivilegeError, "unwritable"),
    (asyncpg.ReadOnlySQLTransactionError, "unwritable"),
    (asyncpg.TooManyConnectionsError, "connections"),
    (asyncpg.DeadlockDetectedError, "locked"),
    (asyncpg.SerializationError, "locked"),
    (asyncpg.QueryCanceledError, "locked"),
    (asyncpg.DataCorruptedError, "damaged"),
    (asyncpg.IndexCorruptedError, "damaged"),
    (asyncpg.PostgresConnectionError, "unreachable"),
    (asyncpg.CannotConnectNowError, "unreachable"),
    (asyncpg.AdminShutdownError, "unreachable"),
    (asyncpg.CrashShutdownError, "unreachable"),
    (asyncpg.IdleInTransactionSessionTimeoutError, "unreachable"),
    (asyncpg.InterfaceError, "unreachable"),
    (asyncpg.InternalClientError, "unreachable"),
    (TimeoutError, "unreachable"),
    (OSError, "unreachable"),
)
"""The word of ``StoreUnavailable`` for each kind of error, the narrower kinds first."""

SERVER_FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""All that a server or the way to it may raise; its internal error comes of connections that end within a word."""

FAILURES: Final = (*SERVER_FAILURES, ValueError)
"""The same, and what an address that cannot be read raises."""


def unavailable(name: str, error: Exception) -> StoreUnavailable:
    """The error of this family for one of asyncpg's or the network's, whose own words go to the log.

    ``name`` is the database's address without its password.
    """
    code = getattr(error, "sqlstate", None) or type(error).__name__
    # The words alone: PostgreSQL adds details that hold what was stored.
    words = str(error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error) or "no answer"
    if isinstance(error, asyncpg.DataError):
        # The words hold the value, which may be a secret of a game.
        words = "a value that a column does not take"
    elif isinstance(error, ValueError):
        # The words may hold a password.
        words = "the address cannot be read"
    logger.error("the database %s cannot be used: %s (%s)", name, words, code)
    if isinstance(error, ValueError):
        return StoreUnavailable(name, "address")
    return StoreUnavailable(name, next((word for kind, word in REASONS if isinstance(error, kind)), "unknown"))
