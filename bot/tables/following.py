"""Keeps a process abreast of what others on the same database change. Nothing of this on a file, which one serves.

It says that this process lives, announces what it has changed, hears what others announce, and looks every two seconds,
as announcements can be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.store import StoreError
from bot.tables.people import People
from bot.tables.servers import Servers
from bot.tables.service import Tables

SWEEP: Final = 600.0
"""Seconds between two tidyings of rows that nobody asks about any more."""

WINDOW: Final = 30.0
"""Seconds for which a change of somebody's settings is looked for: one with a later number may be stored before it."""

AT_ONCE: Final = 300
"""Tables that are named in one announcement."""

RETRY: Final = 0.5
"""Seconds until the next look where the database did not answer."""

logger = logging.getLogger("ziggurat.others")


class Following:
    """What one process does about the others. ``show`` brings a table's messages up to date, as another process has
    changed it; ``wake`` is called when tables have been taken over; ``is_on_its_way``: whether this process is about to
    post a table anyway. None of them may take long.
    """

    def __init__(
        self,
        tables: Tables,
        people: People,
        servers: Servers,
        show: Callable[[int], None],
        wake: Callable[[], None],
        is_on_its_way: Callable[[int], bool],
    ) -> None:
        self._tables = tables
        self._people = people
        self._servers = servers
        self._show = show
        self._wake = wake
        self._is_on_its_way = is_on_its_way
        self._to_announce: dict[int, None] = {}
        self._announcing: asyncio.Task[None] | None = None
        # The revisions that were not posted at the last look: whoever has made the change may just begin to.
        self._unposted: dict[int, int] = {}
        # Tables that owed a notice at the last look: whoever owes it may just be telling it.
        self._owing: set[int] = set()
        self._settings_changes: set[int] = set()
        self._tidied = tables.now()
        self._look_now = asyncio.Event()
        self._shows = False

    def begin(self) -> None:
        """The tables are loaded: from now on what others have changed is shown. Until then this process only lives."""
        self._shows = True

    def announce(self, table_id: int) -> None:
        """This process has changed a table: the one that looks after it hears of it."""
        if self._tables.leases.holds(table_id):
            return
        self._to_announce[table_id] = None
        if self._announcing is None or self._announcing.done():
            self._announcing = asyncio.create_task(self._announce())

    async def _announce(self) -> None:
        while self._to_announce:
            named = list(self._to_announce)[:AT_ONCE]
            for table_id in named:
                del self._to_announce[table_id]
            try:
                await self._tables.store.database.announce(" ".join(str(table_id) for table_id in named))
            except StoreError:
                # They are found by looking.
                logger.info("%d changes were not announced", len(named))

    def hear(self, text: str) -> None:
        """Another process, or this one, has announced changes of tables."""
        for word in text.split() if self._shows else ():
            if word.isdecimal() and self._tables.leases.holds(int(word)):
                self._show(int(word))

    def look_soon(self) -> None:
        """Announcements may have been lost: look at once."""
        self._look_now.set()

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        leases = self._tables.leases
        while True:
            pause = leases.pace.renew
            try:
                async with asyncio.timeout(leases.pace.lasts):
                    await self.look()
            except (StoreError, TimeoutError) as error:
                pause = RETRY
                logger.warning("what others have changed could not be looked at: %s", type(error).__name__)
            except Exception:
                logger.exception("what others have changed could not be looked at")
            self._look_now.clear()
            try:
                async with asyncio.timeout(pause):
                    await self._look_now.wait()
            except TimeoutError:
                continue

    async def look(self) -> None:
        """Say that this process lives, take over free tables, and show what others have changed. Raises StoreError."""
        leases, store, now = self._tables.leases, self._tables.store, self._tables.now()
        if await leases.beat() and self._shows:
            self._wake()
        if not self._shows:
            return
        self._show_unposted(await store.leases.unposted_revisions(leases.owner))
        owing = {table_id for table_id in await store.owing() if leases.holds(table_id)}
        for table_id in owing & self._owing:
            self._show(table_id)
        self._owing = owing - self._owing
        await self._read_settings(now)
        if now - self._tidied > SWEEP:
            self._tidied = now
            await store.service.tidy(now)

    def _show_unposted(self, revisions: dict[int, int]) -> None:
        """Show what another process has changed, and what nobody is about to show though it is known here: the change
        was read for a press, taken over, or stored by a transaction whose end the database did not confirm.
        """
        for table_id, revision in revisions.items():
            table = self._tables.get(table_id)
            is_news = table is None or table.revision != revision
            if is_news or (self._unposted.get(table_id) == revision and not self._is_on_its_way(table_id)):
                self._show(table_id)
        self._unposted = revisions

    async def _read_settings(self, now: float) -> None:
        """Read the settings anew that another process has changed, a person's or a server's."""
        changes = await self._tables.store.settings_changes(now - WINDOW)
        for number, kind, whose in changes:
            if number in self._settings_changes:
                continue
            if kind == "person":
                await self._people.reload(whose)
            else:
                await self._servers.reload(whose)
        self._settings_changes = {number for number, _, _ in changes}
