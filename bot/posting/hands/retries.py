"""Retries hands that could not be sent, each by itself; no board waits for them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.tables.clock.guarded import guarded
from bot.tables.service import Tables

logger = logging.getLogger("ziggurat.hands")

FIRST: Final = 5.0
"""Seconds until the first new attempt; twice as long after each further one."""

LONGEST: Final = 300.0

AT_ONCE: Final = 20
"""People whose hands are tried again in one look."""


def _nothing() -> None:
    """The default of ``wake``."""


class HandRetries:
    """The hands that are to be shown again: in the store, so that a restart forgets none.

    ``show`` brings a user's hands at this process's tables up to date, and gives True; those that fail it adds.
    ``wake`` is called when a hand has been added.
    """

    def __init__(self, tables: Tables, show: Callable[[int], Awaitable[bool]]) -> None:
        self.tables = tables
        self.wake: Callable[[], None] = _nothing
        self._show = show
        self._next: float | None = None

    async def add(self, table_id: int, user: int, due: float | None = None) -> None:
        """Note that a hand has not been shown. ``due``: when it is tried again; None: after a while that grows."""
        contacts = self.tables.store.contacts
        if due is None:
            attempts = await contacts.attempts(table_id, user)
            due = self.tables.now() + min(FIRST * 2 ** min(attempts, 10), LONGEST)
        await contacts.retry(table_id, user, due)
        self._next = due if self._next is None else min(self._next, due)
        self.wake()

    def next_event(self) -> float | None:
        """When the next hand is to be tried again, in seconds since 1970."""
        return self._next

    async def look(self) -> None:
        """Try the hands again that are due, of at most AT_ONCE people. Raises StoreUnavailable."""
        contacts, now = self.tables.store.contacts, self.tables.now()
        by_user: dict[int, list[int]] = {}
        for retry in await contacts.due(now):
            # Another process shows the hands of its own tables.
            if await self.tables.leases.acquire(retry.table_id):
                by_user.setdefault(retry.user_id, []).append(retry.table_id)
        for user, table_ids in [*by_user.items()][:AT_ONCE]:
            if not await guarded(self._show(user)):
                for table_id in table_ids:
                    await self.add(table_id, user)
            for table_id in table_ids:
                await contacts.settle(table_id, user, now)
            await self.tables.store.messages.forget_passed(user, now)
        self._next = now if len(by_user) > AT_ONCE else await contacts.next_due(now)
