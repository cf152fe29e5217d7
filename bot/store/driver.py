"""What the store needs of a database: sessions in which its statements run, whole or not at all.

The statements are written once, in the words that SQLite and PostgreSQL share (docs/decisions/0016-portable-sql.md):
numbered parameters (?1, ?2), ON CONFLICT with its columns, RETURNING; no INSERT OR REPLACE, no rowid, no JSON
functions.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Rows")

Row = Sequence[Any]

Lock: TypeAlias = Literal["table", "person", "server", "contacts"]
"""What a transaction keeps for itself: a table's row, or what is counted of a person, a server, new contacts."""


class Session(Protocol):
    """A database during a transaction. Others may write meanwhile, but not what the transaction has locked."""

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

    async def locked(self, query: str, *values: Any) -> list[Row]:
        """The rows that a query of one table gives, which nobody else changes from then on to the transaction's end."""
        ...

    async def lock(self, kind: Lock, number: int) -> None:
        """Wait until nobody else holds this lock, then hold it to the transaction's end. Taken before what hangs on it
        is read; several in the order of ``Lock``. Of a table that is not there, nothing is held.
        """
        ...


Work: TypeAlias = Callable[[Session], Coroutine[Any, Any, T]]
"""What is done in one transaction. It may wait for its session, and for nothing else."""


Statements: TypeAlias = Sequence[tuple[str, Sequence[Row]]]
"""Statements that touch different rows, each with the rows of values for which it is carried out."""


class Database(Protocol):
    """An open database. Its methods raise StoreUnavailable where it fails.

    ``is_shared``: any number of processes serve it at the same time. ``clock`` gives seconds since 1970, the same for
    all of them.
    """

    is_shared: bool

    @property
    def clock(self) -> Callable[[], float]:
        """Gives seconds since 1970."""
        ...

    async def read(self, work: Work[T]) -> T:
        """What ``work`` gives; all that it reads is of one moment."""
        ...

    async def write(self, work: Work[T]) -> T:
        """What ``work`` gives; all that it does is kept, or nothing of it where it raises. Raises Refused.

        ``work`` may be begun anew, from nothing.
        """
        ...

    async def query(self, query: str, *values: Any) -> list[Row]:
        """The rows of one query, a transaction of its own."""
        ...

    async def execute(self, statement: str, *values: Any) -> int:
        """One statement, a transaction of its own; gives back how many rows it has touched. Raises Refused."""
        ...

    async def announce(self, text: str) -> None:
        """Let all processes that serve the database hear a text of some thousand characters at most; it may be lost."""
        ...

    async def at_once(self, first: str, values: Row, others: Statements) -> bool:
        """Carry out a statement, and where it touches a row the others with it, in any order, in one transaction; gives
        whether it did. Raises Refused.
        """
        ...

    async def is_changing(self, table_id: int) -> bool:
        """Whether a transaction that changes this table may be under way, so that what is read of it may pass at once.
        Also True where there is no such table.
        """
        ...

    async def must_take_changes(self) -> None:
        """Write something that changes nothing, down to the disk. Raises StoreUnavailable where that is refused."""
        ...

    async def close(self) -> None:
        """Wait for the transaction under way, then let go of the database."""
        ...


class Rows(Protocol):
    """Whatever keeps rows in a database."""

    database: Database


def reading(
    method: Callable[Concatenate[R, Session, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
    """A method that reads in a transaction of its own, the session of which it is handed (``Database.read``)."""

    @wraps(method)
    async def carried_out(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(lambda db: method(self, db, *args, **kwargs))

    return carried_out


def writing(
    method: Callable[Concatenate[R, Session, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
    """A method that changes rows in a transaction of its own (``Database.write``)."""

    @wraps(method)
    async def carried_out(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.write(lambda db: method(self, db, *args, **kwargs))

    return carried_out


class Refused(Exception):
    """A constraint of the schema (a unique index, a foreign key) does not take a row."""
