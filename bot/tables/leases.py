"""Leases on tables: the process that holds a table's lease posts its messages, keeps its clocks and calls its players.

Any process may change any table (the revision is the lock); what a process does unasked needs the lease.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from bot.store import Store

LASTS: Final = 120.0
"""Seconds after which the tables of a process that was killed go to another one."""

RENEW: Final = 45.0
"""Seconds after which leases are renewed."""


class Leases:
    """The leases of one process, ``owner``. ``clock`` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float], owner: str = "") -> None:
        self.owner = owner or secrets.token_hex(8)
        self._rows = store.leases
        self._clock = clock
        self._until: dict[int, float] = {}
        # Taken since the last ``renew``, maybe from another process.
        self._taken: set[int] = set()
        self._renewed: float | None = None

    def holds(self, table_id: int) -> bool:
        """Whether this process holds the table's lease, without a look at the database."""
        return self._clock() < self._until.get(table_id, 0.0)

    async def acquire(self, table_id: int, *, is_new: bool = False) -> bool:
        """Take the table's lease if it is free; gives whether this process holds it now. Raises StoreUnavailable.

        ``is_new``: no other process has had the table.
        """
        if self.holds(table_id):
            return True
        now = self._clock()
        if await self._rows.claim(self.owner, now, now + LASTS, table_id):
            if not is_new and table_id not in self._until:
                self._taken.add(table_id)
            self._until[table_id] = now + LASTS
            return True
        return False

    async def renew(self) -> list[int]:
        """If due, renew this process's leases and take free ones; gives the ids of the tables taken over since the
        last call.
        """
        now = self._clock()
        if self._renewed is None or not 0 <= now - self._renewed < RENEW:
            tables = await self._rows.claim_all(self.owner, now, now + LASTS)
            self._taken |= {*tables} - {*self._until}
            self._until, self._renewed = dict.fromkeys(tables, now + LASTS), now
        new, self._taken = sorted(self._taken & {*self._until}), set()
        return new

    def next_event(self) -> float:
        """When the leases must be renewed next, in seconds since 1970."""
        return 0.0 if self._renewed is None else self._renewed + RENEW

    async def unposted(self) -> list[int]:
        """This process's tables whose last change has not been posted, whichever process made it."""
        return await self._rows.unposted(self.owner)

    async def release(self) -> None:
        """Give up all leases, so that another process can take them at once."""
        self._until, self._renewed = {}, None
        await self._rows.release(self.owner)
