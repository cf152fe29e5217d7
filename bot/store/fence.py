"""The fence: who notes that something of a table was posted, rung or expired must still have the table's lease.

A process that slept, and whose tables others have taken meanwhile, finds at its next note that its term has passed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Final

from bot.store.driver import Session
from bot.store.errors import LeaseLost

TERM: Final = "SELECT leased_by, lease_term FROM tables WHERE id = ?1"

_terms: ContextVar[Mapping[int, int]] = ContextVar("terms", default=MappingProxyType({}))


@contextmanager
def in_term(table_id: int, term: int) -> Iterator[None]:
    """What is noted about the table in this block, and in the tasks it begins, is noted only if this process has the
    table's lease in this term then.
    """
    mark = _terms.set(MappingProxyType({**_terms.get(), table_id: term}))
    try:
        yield
    finally:
        _terms.reset(mark)


def term_of(table_id: int) -> int | None:
    """The term in which the table is looked after in this block; None outside any."""
    return _terms.get().get(table_id)


def terms() -> Mapping[int, int]:
    """The tables that are looked after in this block, with their terms."""
    return _terms.get()


class Fence:
    """The fence of one process, which is called ``owner``. A program beside the bot is called nothing, and passes."""

    def __init__(self) -> None:
        self.owner = ""

    async def pass_or_raise(self, db: Session, table_id: int, *, is_pressed: bool = False) -> None:
        """Lock the table's row to the transaction's end. Raises LeaseLost where another process has the table, or has
        had it since this block's term began.

        ``is_pressed``: what is noted may come of a press, which any process answers; outside a term it passes.
        """
        rows, term = await db.locked(TERM, table_id), term_of(table_id)
        if not rows or not self.owner or (is_pressed and term is None):
            return
        leased_by, stored = rows[0]
        # Where nobody has taken the table since it was given up, nobody else has noted anything either.
        if leased_by not in ("", self.owner) or term not in (None, stored):
            raise LeaseLost(table=table_id)
