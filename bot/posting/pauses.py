"""Postings that wait until the player of a table pauses, or until the table is quiet.

Kept in memory only: the store says what is not posted and which old messages still have buttons.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

logger = logging.getLogger("ziggurat.publish")

PAUSE: Final = 8.0
"""Seconds without a change after which the board is edited in the middle of a turn.

Longer than between two clicks of somebody who knows what to do; short enough for somebody who watches the channel.
"""

QUIET: Final = 60.0
"""Seconds without a change after which old boards lose their buttons; these lead to what is asked now meanwhile."""


class Pauses:
    """A timer for each table at which something waits. ``publish`` posts one."""

    def __init__(self, publish: Callable[[int], Awaitable[object]]) -> None:
        self._publish = publish
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def __contains__(self, table_id: int) -> bool:
        """Whether something waits at the table."""
        return table_id in self._timers

    def is_over_within(self, table_id: int, seconds: float) -> bool:
        """Whether something waits at the table, and for no longer than this."""
        timer = self._timers.get(table_id)
        return timer is not None and timer.when() <= asyncio.get_running_loop().time() + seconds

    def wait(self, table_id: int, seconds: float) -> None:
        """Post the table after ``seconds``, unless that is put off or done before."""
        self.cancel(table_id)
        self._timers[table_id] = asyncio.get_running_loop().call_later(seconds, self._ring, table_id)

    def wait_all(self, tables: Iterable[int], seconds: float, apart: float) -> None:
        """Post these tables after ``seconds``, one after another with a pause in between; where something waits
        already, that is left as it is.
        """
        for number, table_id in enumerate(tables):
            if table_id not in self:
                self.wait(table_id, seconds + number * apart)

    def cancel(self, table_id: int) -> None:
        """Nothing waits at the table any more."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def stop(self) -> None:
        """Post nothing more; what is not posted is posted at the next start."""
        for table_id in list(self._timers):
            self.cancel(table_id)
        for task in self._under_way:
            task.cancel()

    def _ring(self, table_id: int) -> None:
        del self._timers[table_id]
        task = asyncio.create_task(self._post(table_id))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _post(self, table_id: int) -> None:
        try:
            await self._publish(table_id)
        except Exception as error:
            logger.error("table %d: it cannot be posted: %s", table_id, type(error).__name__)
