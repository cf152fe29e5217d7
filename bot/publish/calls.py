"""Calls that came in somebody's quiet hours and are made up for when those end: one message, naming every table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

import discord

from bot.people import People
from bot.table_model import Table
from bot.tables import Tables
from bot.wording import say, title

logger = logging.getLogger("ziggurat.calls")
LONGEST = 3600.0
"""Seconds after which we look again at the latest; the machine's clock may have been set meanwhile."""

AGAIN = 60.0
"""Seconds until a call that failed is tried anew."""

TABLES_NAMED = 10


class Calls:
    """Who is owed a call, at which tables. ``settled`` is told when somebody has been called to a table."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        settled: Callable[[int, int], Awaitable[None]],
    ) -> None:
        self.client = client
        self.tables = tables
        self.people = people
        self._settled = settled
        self._owed: set[tuple[int, int]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._running: set[asyncio.Task[None]] = set()

    def owe(self, table_id: int, users: Iterable[int]) -> None:
        """From now on exactly these users are owed a call to the table."""
        kept = {(user, table) for user, table in self._owed if table != table_id}
        self._owed = kept | {(user, table_id) for user in users}
        self.plan()

    def plan(self) -> None:
        """Set the clock to when the first quiet hours end; also after somebody has changed theirs."""
        self.stop()
        if not self._owed:
            return
        now = time.time()
        soonest = min(self.people.get(user).quiet_ends(now) for user, _ in self._owed)
        self._wait(min(max(soonest - now + 1, 1), LONGEST))

    def _wait(self, delay: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        """Ring no more; what is owed is in the store."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        task = asyncio.create_task(self._call_now())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _call_now(self) -> None:
        try:
            await self.call(time.time())
        except Exception as error:
            # What could not be noted is owed still: nobody else's call is lost for it.
            logger.error("calls could not be made: %s", type(error).__name__)
            self._wait(AGAIN)

    async def call(self, now: float) -> None:
        """Call everybody whose quiet hours are over at ``now``, once each; nobody whose turn has passed meanwhile."""
        due: dict[int, list[Table]] = {}
        for user, table_id in sorted(self._owed):
            table, wishes = self.tables.get(table_id), self.people.get(user)
            if table is None or user not in table.waiting_for() or wishes.pings != "turn":
                self._owed.discard((user, table_id))
            elif not wishes.is_quiet(now):
                due.setdefault(user, []).append(table)
        for user, tables in due.items():
            if await self._said(user, tables):
                for table in tables:
                    self._owed.discard((user, table.id))
                    await self._settled(user, table.id)
        self.plan()

    async def _said(self, user: int, tables: list[Table]) -> bool:
        """Post the call in the first of these tables' channels that takes it. Discord's own failures: later again."""
        for table in tables:
            lang = table.language
            named = [
                say(lang, "call-table", game=title(each.game, lang), table=each.id, channel=f"<#{each.channel_id}>")
                for each in tables[:TABLES_NAMED]
            ]
            text = say(lang, "call-owed", who=f"<@{user}>", tables="; ".join(named))
            pings = discord.AllowedMentions(users=[discord.Object(user)])
            nonce = f"c{table.id}-{table.revision}-{user % 10**9}"
            try:
                channel = self.client.get_partial_messageable(table.channel_id)
                await channel.send(text, allowed_mentions=pings, nonce=nonce)
            except (discord.Forbidden, discord.NotFound) as error:
                logger.info("table %d: nobody could be called there (code %d)", table.id, error.code)
                continue
            except discord.DiscordException as error:
                logger.warning("table %d: a call failed: %s", table.id, type(error).__name__)
                return False
            return True
        return True
