"""A table's channel is brought up to date when its computers have answered, so that a turn of theirs is one message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.tables.service import Tables

logger = logging.getLogger("ziggurat.publish")

PATIENCE: Final = 2.0
"""Seconds after which what stands is posted though a computer still thinks."""


class AfterComputers:
    """Waits for computers. What has been posted before they were done is posted again (``publish``) when they are."""

    def __init__(self, tables: Tables, publish: Callable[[int], Awaitable[object]]) -> None:
        self._tables = tables
        self._publish = publish
        self._following: dict[int, asyncio.Task[None]] = {}

    async def wait(self, table_id: int) -> None:
        """Wait until the table's computers have answered, or for PATIENCE."""
        if not await self._tables.computers.wait_until_done(table_id, PATIENCE):
            self.follow(table_id)

    def follow(self, table_id: int) -> None:
        """Bring the table's messages up to date as soon as its computers have answered, for all who wait."""
        if table_id not in self._following:
            self._following[table_id] = asyncio.create_task(self._follow(table_id))

    def stop(self) -> None:
        """Wait no more; what is not posted is found again at the next start."""
        for task in self._following.values():
            task.cancel()

    async def _follow(self, table_id: int) -> None:
        try:
            await self._tables.computers.wait_until_done(table_id)
        finally:
            del self._following[table_id]
        try:
            await self._publish(table_id)
        except Exception as error:
            logger.error("table %d: a computer's answer was not posted: %s", table_id, type(error).__name__)
