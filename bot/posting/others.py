"""Shows what another process has changed at tables that this one looks after."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.model.table import Table
from bot.posting.computers import PATIENCE
from bot.posting.publisher import Publisher
from bot.store import StoreError
from bot.tables.clock.lateness import Lateness
from bot.tables.computers import waits_for_computer
from bot.tables.service import Tables

AT_ONCE: Final = 20
"""Tables that are brought up to date at the same time."""

logger = logging.getLogger("ziggurat.others")


class OthersChanges:
    """Brings tables up to date, each by a task of its own: one that takes long holds no other one up.

    ``wake`` has the clocks looked after.
    """

    def __init__(self, tables: Tables, publisher: Publisher, lateness: Lateness, wake: Callable[[], None]) -> None:
        self._tables = tables
        self._publisher = publisher
        self._lateness = lateness
        self._wake = wake
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def show(self, table_id: int) -> None:
        """Bring the table's messages up to date soon."""
        if table_id in self._waiting:
            return
        self._waiting.add(table_id)
        task = asyncio.create_task(self._bring_up_to_date(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def take_over(self) -> None:
        """Tables have been taken over from a process that is gone: who is owed a call there is read from the store."""
        self._wake()
        task = asyncio.create_task(self._load())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _load(self) -> None:
        try:
            await self._publisher.load_calls()
            await self._publisher.load_old()
        except Exception as error:
            logger.error("what tables owe that were taken over was not read: %s", type(error).__name__)

    def stop(self) -> None:
        """Begin nothing more; what is not shown is found in the store."""
        for task in self._tasks:
            task.cancel()

    async def _now(self, table_id: int) -> Table | None:
        await self._tables.catch_up(table_id)
        return await self._tables.find(table_id)

    async def _after_computers(self, table_id: int) -> Table | None:
        """The table once its computers have answered, who are asked by another process, or after PATIENCE seconds: a
        turn of theirs is one message.
        """
        try:
            table = await self._now(table_id)
            if table is not None and waits_for_computer(table, {}):
                await asyncio.sleep(PATIENCE)
            return table
        except StoreError as error:
            logger.warning("table %d: what others have changed was not read: %s", table_id, type(error).__name__)
            return None

    async def _bring_up_to_date(self, table_id: int) -> None:
        table = await self._after_computers(table_id)
        async with self._room:
            # From here on another change is shown by another task.
            self._waiting.discard(table_id)
            try:
                if table is None or not await self._tables.leases.acquire(table_id):
                    return
                self._lateness.look_again(table_id)
                table = await self._now(table_id) or table
                if table.posted_revision < table.revision:
                    await self._publisher.publish_turn(table_id)
                else:
                    await self._publisher.tell(table_id)
            except Exception as error:
                # It is in the retry queue, or found by the next look.
                logger.error("table %d: what others have changed was not shown: %s", table_id, type(error).__name__)
