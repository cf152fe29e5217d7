"""Leases on tables: the process that holds a table's lease posts its messages, keeps its clocks and calls its players.

Any process may change any table (the revision is the lock); what a process does unasked needs the lease. A process says
that it lives (``bot.store.leases``); its leases last as long as it does. What it notes in a block of ``holding`` is
refused once another process has had the table.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from math import inf
from typing import Final

import msgspec

from bot.store import Store
from bot.store.fence import in_term, term_of

logger = logging.getLogger("ziggurat.leases")

SWEEP: Final = 600.0
"""Seconds between two looks for tables that nobody has, of whatever process they were."""

REMEMBERED_FOR: Final = 3600.0
"""Seconds for which a process that has ended is remembered; its tables have been taken long before."""


class Pace(msgspec.Struct, frozen=True):
    """How many seconds after it last said so a process counts as alive, and after how many it says so again."""

    lasts: float
    renew: float


ALONE: Final = Pace(120.0, 45.0)
"""On a file, which one process has as a rule."""

SHARED: Final = Pace(8.0, 2.0)
"""On a server: others take over within seconds."""


class Lease(msgspec.Struct, frozen=True):
    """A table that this process looks after, and in which term."""

    table: int
    term: int


class Leases:
    """The leases of one process, ``owner``. ``clock`` gives seconds since 1970, the same for all processes."""

    def __init__(self, store: Store, clock: Callable[[], float], owner: str = "", pace: Pace | None = None) -> None:
        self.owner = owner or secrets.token_hex(8)
        self.pace = pace or (SHARED if store.is_shared else ALONE)
        store.fence.owner = self.owner
        self._rows = store.leases
        self._clock = clock
        self._terms: dict[int, int] = {}
        # Taken since the last ``renew``, maybe from another process.
        self._taken: set[int] = set()
        self._until = 0.0
        self._renewed: float | None = None
        self._swept: float | None = None
        # Whether somebody else calls ``beat`` in time.
        self.is_beaten = False

    def is_alive(self) -> bool:
        """Whether this process counts as alive for the others: its leases hold."""
        return self._clock() < self._until

    def age(self) -> float:
        """Seconds since this process last said that it lives; infinite before that."""
        return self._clock() - (self._until - self.pace.lasts) if self._until else float("inf")

    def holds(self, table_id: int) -> bool:
        """Whether this process holds the table's lease, without a look at the database. In a lease's block: that lease,
        not a later one of the same table.
        """
        term = self._terms.get(table_id)
        return term is not None and self.is_alive() and term_of(table_id) in (None, term)

    async def acquire(self, table_id: int, *, is_new: bool = False) -> bool:
        """Take the table's lease if it is free; gives whether this process holds it now. Raises StoreUnavailable.

        ``is_new``: no other process has had the table.
        """
        return await self.lease(table_id, is_new=is_new) is not None

    async def lease(self, table_id: int, *, is_new: bool = False) -> Lease | None:
        """The same; gives the lease."""
        if not self.is_alive():
            await self._live()
        term = self._terms.get(table_id)
        if term is None:
            term = await self._rows.claim(self.owner, self._clock(), table_id)
            if term is None:
                return None
            if not is_new:
                self._taken.add(table_id)
            self._terms[table_id] = term
        return Lease(table_id, term)

    @asynccontextmanager
    async def holding(self, table_id: int) -> AsyncIterator[Lease | None]:
        """A block in which this process looks after the table; None: another one does.

        What is noted in the block is refused (LeaseLost) where another process has had the table since it began.
        """
        lease = await self.lease(table_id)
        if lease is None:
            yield None
            return
        with in_term(table_id, lease.term):
            yield lease

    @asynccontextmanager
    async def holding_all(self, tables: Iterable[int]) -> AsyncIterator[bool]:
        """The same for several tables; False, and nothing is done, where another process has one of them."""
        async with AsyncExitStack() as stack:
            leases = [await stack.enter_async_context(self.holding(table_id)) for table_id in tables]
            yield None not in leases

    async def _live(self) -> None:
        """Say that this process lives. Where that comes too late, others may have taken tables: it looks which."""
        now, was_alive = self._clock(), self.is_alive()
        # Counted from before it is said: it never lasts longer for us than for the others.
        await self._rows.live(self.owner, now + self.pace.lasts)
        self._until = now + self.pace.lasts
        if not was_alive:
            stored = await self._rows.own(self.owner)
            if self._renewed is None:
                # Only a process that goes by the name of an earlier one begins with tables.
                self._terms |= stored
            gone = {table for table, term in self._terms.items() if stored.get(table) != term}
            if gone:
                logger.warning("%d tables were taken over by others while this process did not run", len(gone))
            for table_id in gone:
                del self._terms[table_id]
            self._taken -= gone

    def forget(self, table_id: int) -> None:
        """Another process has taken the table, as the store says."""
        self._terms.pop(table_id, None)
        self._taken.discard(table_id)

    async def renew(self) -> list[int]:
        """If due, say that this process lives and take free tables; gives the ids of the tables taken over since the
        last call.
        """
        now = self._clock()
        if self._renewed is None or not 0 <= now - self._renewed < self.pace.renew or not self.is_alive():
            await self.beat()
        new, self._taken = sorted(self._taken & self._terms.keys()), set()
        return new

    async def give(self, shards: Iterable[int] = ()) -> None:
        """Let go of tables on shards that other processes have, and on ``shards``, which they are about to have."""
        for table_id in await self._rows.give(self.owner, self._clock(), shards):
            self.forget(table_id)

    def look_soon(self) -> None:
        """Tables that nobody has may be this process's now: ``renew`` looks for all of them."""
        self._swept = self._renewed = None

    async def beat(self) -> bool:
        """Say that this process lives, and take free tables; gives whether there were any. Raises StoreUnavailable."""
        await self._live()
        now = self._clock()
        if self._swept is None or not 0 <= now - self._swept < SWEEP:
            taken = await self._rows.claim_all(self.owner, now)
            await self._rows.forget_departed(now - REMEMBERED_FOR)
            self._swept = now
        else:
            taken = await self._rows.claim_departed(self.owner, now)
        self._terms |= taken
        self._taken |= taken.keys()
        self._renewed = now
        return bool(taken)

    def next_event(self) -> float:
        """When this process says next that it lives, in seconds since 1970; infinite where ``is_beaten``."""
        if self.is_beaten:
            return inf
        return 0.0 if self._renewed is None else self._renewed + self.pace.renew

    async def unposted(self) -> list[int]:
        """This process's tables whose last change has not been posted, whichever process made it."""
        return await self._rows.unposted(self.owner)

    async def release(self) -> None:
        """Give up all leases, so that another process can take them at once."""
        self._terms, self._taken, self._until, self._renewed = {}, set(), 0.0, None
        await self._rows.release(self.owner)
