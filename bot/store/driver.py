"""What the store needs of a database: sessions in which its statements run, whole or not at all.

The statements are written once, in the words that SQLite and PostgreSQL share (docs/decisions/0016-portable-sql.md):
numbered parameters (?1, ?2), ON CONFLICT with its columns, RETURNING; no INSERT OR REPLACE, no rowid, no JSON
functions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

Row = Sequence[Any]


class Session(Protocol):
    """A database while nobody else writes to it."""

    async def rows(self, query: str, *values: Any) -> list[Row]:
        """The rows that a query, or a statement with RETURNING, gives."""
        ...

    async def records(self, query: str, *values: Any) -> list[dict[str, Any]]:
        """The same, each row by the names of its columns."""
        ...

    async def run(self, statement: str, *values: Any) -> int:
        """Carry out a statement; gives back how many rows it has touched."""
        ...

    async def many(self, statement: str, values: Iterable[Row]) -> None:
        """Carry out a statement once for each of these rows of values."""
        ...


class Database(Protocol):
    """An open database with one writer at a time. Its methods raise StoreUnavailable where it fails."""

    def transaction(self, *, write: bool = True) -> AbstractAsyncContextManager[Session]:
        """All that is done inside is kept when the block ends, or nothing of it where it raises.

        ``write`` False: what is read is of one moment. Raises Refused.
        """
        ...

    def alone(self) -> AbstractAsyncContextManager[Session]:
        """For a single statement, which is a transaction of its own. Raises Refused."""
        ...

    async def must_take_changes(self) -> None:
        """Write something that changes nothing, down to the disk. Raises StoreUnavailable where that is refused."""
        ...

    async def close(self) -> None:
        """Wait for the transaction under way, then let go of the database."""
        ...


class Refused(Exception):
    """A constraint of the schema (a unique index, a foreign key) does not take a row."""
