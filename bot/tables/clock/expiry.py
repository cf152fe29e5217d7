"""Votes that expire: they are closed, and their tables owe a notice about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.tables.clock.guarded import guarded
from bot.tables.clock.service import BEAT
from bot.tables.leases import Leases
from bot.tables.transactions import Transactions
from bot.tables.votes import Votes

AT_ONCE: Final = 20
"""The most votes closed in one look."""


class Expiry:
    """The expiring votes of all tables. ``wake`` is called when one has been opened."""

    def __init__(self, transactions: Transactions, votes: Votes, leases: Leases) -> None:
        self.wake: Callable[[], None] = lambda: None
        self._transactions = transactions
        self._votes = votes
        self._leases = leases
        # What was put before this process began is looked up first.
        self._next: float | None = 0.0
        votes.opened = self._opened

    def _opened(self, until: float) -> None:
        self._next = until if self._next is None else min(self._next, until)
        self.wake()

    def next_event(self) -> float | None:
        """When the next vote expires; None: none does. In the past before the first look."""
        return self._next

    async def due(self) -> list[int]:
        """Close the votes that have expired; gives the tables that owe a notice about it. Raises StoreUnavailable."""
        now, store = self._transactions.clock(), self._transactions.store
        if self._next is not None and self._next <= now:
            due = [table for table, _, until in await store.ending(AT_ONCE) if until <= now]
            passing = [table for table in due if await self._leases.acquire(table)]
            for table_id in dict.fromkeys(passing):
                await guarded(self._transactions.with_table_lock(table_id, self._votes.end), table_id)
            # What could not pass is tried again with the next heartbeat.
            ending = [(until, until <= now and table in due) for table, _, until in await store.ending(AT_ONCE)]
            self._next = min((now + BEAT if stuck else until for until, stuck in ending), default=None)
            if store.is_shared:
                # Other processes put questions, too.
                self._next = now + BEAT if self._next is None else min(self._next, now + BEAT)
        passed, self._votes.passed = sorted(self._votes.passed), set()
        return passed
