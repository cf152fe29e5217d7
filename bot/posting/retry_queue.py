"""Tables that could not be posted: tried again with growing pauses, or as soon as something changes for them.

Tables are tried one after another. One that takes longer than PATIENCE goes on by itself while the next is tried.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

logger = logging.getLogger("ziggurat.later")

FIRST: Final = 5.0
"""Seconds until the first new attempt; twice as long after each further one."""

LONGEST: Final = 300.0
PATIENCE: Final = 5.0
"""Seconds until the next table is posted though the one before is not done."""

SOON: Final = 0.2
"""Seconds after a change until we try again: what changes, changes in several events."""


class RetryQueue:
    """The tables that are still to be posted. ``publish`` posts one, and reports to ``add`` or ``mark_done``."""

    def __init__(self, publish: Callable[[int], Awaitable[object]]) -> None:
        self._publish = publish
        self._failures: dict[int, int] = {}
        self._before: dict[int, int] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._due: dict[int, None] = {}
        self._worker: asyncio.Task[None] | None = None
        self._under_way: dict[int, asyncio.Task[object]] = {}
        self._stopped = False

    def __contains__(self, table_id: int) -> bool:
        """Whether the table could not be posted and waits for another attempt."""
        return table_id in self._failures

    def pending(self) -> list[int]:
        """The tables that could not be posted."""
        return list(self._failures)

    def add(self, table_id: int, *, timed: bool) -> None:
        """Note that a table could not be posted. ``timed``: try again after a pause; else only after ``retry_soon``."""
        failures = self._failures.get(table_id, 0)
        self._failures[table_id] = failures + 1
        if timed:
            self._plan(table_id, min(FIRST * 2 ** min(failures, 10), LONGEST))

    def mark_started(self, table_id: int) -> None:
        """Note that a posting reads the table now."""
        self._before[table_id] = self._failures.get(table_id, 0)

    def mark_done(self, table_id: int) -> None:
        """Take the table from the queue: it has been posted. A table that was added since that posting started stays:
        the posting may not have seen the reason.
        """
        failures = self._failures.get(table_id, 0)
        if failures > self._before.pop(table_id, failures):
            return
        self._failures.pop(table_id, None)
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def retry_soon(self, tables: Iterable[int]) -> None:
        """Try those of these tables that are in the queue again soon: something has changed that may help."""
        for table_id in tables:
            if table_id in self._failures:
                self._plan(table_id, SOON)

    def stop(self) -> None:
        """Stop trying; what is not posted is found in the store at the next start."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._due.clear()
        if self._worker is not None:
            self._worker.cancel()
        for task in self._under_way.values():
            task.cancel()

    async def attempt(self, table_id: int) -> object:
        """Post a table now; returns what ``publish`` returns, or None if it takes longer than PATIENCE and goes on.

        Raises what ``publish`` raises within that time.
        """
        task = self._under_way.get(table_id)
        if task is None:
            task = self._under_way[table_id] = asyncio.ensure_future(self._publish(table_id))
            task.add_done_callback(lambda _: self._under_way.pop(table_id, None))
        await asyncio.wait({task}, timeout=PATIENCE)
        if task.done():
            return task.result()
        task.add_done_callback(lambda finished: _log(table_id, None if finished.cancelled() else finished.exception()))
        return None

    def _plan(self, table_id: int, delay: float) -> None:
        if self._stopped:
            return
        old = self._timers.pop(table_id, None)
        if old is not None:
            old.cancel()
        self._timers[table_id] = asyncio.get_running_loop().call_later(delay, self._ring, table_id)

    def _ring(self, table_id: int) -> None:
        self._timers.pop(table_id, None)
        self._due[table_id] = None
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._due:
            table_id = next(iter(self._due))
            del self._due[table_id]
            if table_id not in self._failures:
                continue
            try:
                await self.attempt(table_id)
            except Exception as error:
                _log(table_id, error)


def _log(table_id: int, error: BaseException | None) -> None:
    """Log the failure; the table stays in the queue."""
    if error is not None:
        logger.error("table %d: it cannot be posted: %s", table_id, type(error).__name__)
