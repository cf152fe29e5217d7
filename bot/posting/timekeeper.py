"""Does what is due by the clock: a task that sleeps until the next deadline, and is woken when a table changes.

While Discord cannot be reached nothing is done and no heartbeat is stored, so that this time counts for nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.messages.locks import ThreadLocked
from bot.model.clocks import Late, Reminder
from bot.model.errors import TableError
from bot.model.table import Table, Vote
from bot.posting.calls.reminders import remind
from bot.posting.hands.retries import HandRetries
from bot.posting.threads.rooms import MoveButtons, put_away_ended
from bot.store import StoreError
from bot.tables.clock.guarded import guarded
from bot.tables.clock.lateness import Lateness
from bot.tables.clock.service import BEAT, Clocks
from bot.tables.people import People
from bot.tables.service import Tables
from engine.core.errors import EngineError

logger = logging.getLogger("ziggurat.clock")

TASK: Final = "ziggurat-clock"
"""The name of the task while it does something: the bot does not end in the middle of it."""

SOON: Final = 1.0
"""Seconds between two looks at the clocks at least."""

RETRY: Final = 5.0
"""Seconds until the next look where the store did not answer; twice as long after each further one, BEAT at most."""

AT_ONCE: Final = 20
"""How many tables are brought up to date, reminders given and questions put in one look."""

SWEEP: Final = 600.0
"""Seconds between two looks for threads of finished games that are to be put away."""

LAST_WORDS: Final = 5.0
"""Seconds that a look which has begun may take to its end when we are told to stop."""

Publish = Callable[[int], Awaitable[str | None]]
Ask = Callable[[Table, Vote], Awaitable[None]]
Look = Callable[[], Awaitable[bool]]
"""Does what is due of its own kind; returns False if something must be tried again."""


class Timekeeper:
    """Runs the clocks and open questions of all tables.

    ``publish`` posts a table, ``tell`` posts its notices, ``ask`` puts a question to it, ``move_buttons`` readies the
    thread of a finished game for being put away. ``others`` are looks at what is no table: leagues.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        clocks: Clocks,
        lateness: Lateness,
        hands: HandRetries,
        publish: Publish,
        tell: Publish,
        ask: Ask,
        move_buttons: MoveButtons,
    ) -> None:
        self.client = client
        self.tables = tables
        self.people = people
        self.clocks = clocks
        self.lateness = lateness
        self.hands = hands
        self.publish = publish
        self.tell = tell
        self.ask = ask
        self.move_buttons = move_buttons
        self.pause = SOON
        self.others: list[Look] = []
        self._connected = True
        self._runs = False
        self._again = False
        self._broken_off = 0
        self._to_show: list[int] = []
        self._swept = -SWEEP
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start; the clocks have been loaded."""
        self._runs = True
        self.clocks.wake = self.tables.expiry.wake = self.hands.wake = self.wake
        self.wake()

    async def stop(self) -> None:
        """Stop; a look under way may finish within LAST_WORDS seconds."""
        self._runs = False
        self._set_timer(None)
        if self._work is not None:
            _, unfinished = await asyncio.wait([self._work], timeout=LAST_WORDS)
            for task in unfinished:
                task.cancel()

    def connected(self, there: bool) -> None:
        """Note whether Discord can be reached."""
        self._connected = there
        if there and self._runs:
            self.wake()

    def is_connected(self) -> bool:
        """Whether Discord can be reached, as last noted."""
        return self._connected

    @property
    def runs(self) -> bool:
        """Whether it has been started and not stopped: the clocks are loaded."""
        return self._runs

    def wake(self) -> None:
        """Look soon: something may be due."""
        if self._work is not None:
            self._again = True
        elif self._runs:
            self._set_timer(self.pause)

    def _set_timer(self, delay: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if delay is None else asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._work = asyncio.create_task(self._look_and_plan(), name=TASK)

    async def _look_and_plan(self) -> None:
        self._again, went_well, broken_off = False, False, 0
        try:
            went_well = not self._connected or await self.look()
        except (StoreError, TableError, EngineError) as error:
            logger.error("the clocks could not be looked after: %s", type(error).__name__)
            broken_off = self._broken_off + 1 if isinstance(error, StoreError) else 0
        finally:
            self._work, self._broken_off = None, broken_off
            if self._runs:
                self._plan(went_well)

    def _plan(self, went_well: bool) -> None:
        """Set the timer for the next deadline, or for another look if something changed during this one."""
        looked_after = (self.clocks, self.tables.expiry, self.tables.leases, self.hands)
        moments = [item.next_event() for item in looked_after]
        events = [event for event in moments if event is not None]
        if self._broken_off:
            self._set_timer(min(RETRY * 2 ** min(self._broken_off - 1, 10), BEAT))
        elif not went_well:
            self._set_timer(BEAT)
        elif self._again:
            self._set_timer(self.pause)
        else:
            self._set_timer(min(max(min(events) - self.tables.now(), self.pause), BEAT))

    async def look(self) -> bool:
        """Do what is due, at most AT_ONCE of a kind; returns False if something must be tried again."""
        self._to_show += [table_id for table_id in await self.clocks.refresh() if table_id not in self._to_show]
        for table_id in await self.tables.leases.unposted():
            if await self.tables.catch_up(table_id) and table_id not in self._to_show:
                self._to_show.append(table_id)
        moved, self._to_show = self._to_show[:AT_ONCE], self._to_show[AT_ONCE:]
        for table_id in [*moved, *await self.lateness.play_on()]:
            await guarded(self.publish(table_id), table_id)
        for table_id in await self.tables.expiry.due():
            await guarded(self.tell(table_id), table_id)
        if self.tables.now() >= self._swept + SWEEP:
            more = await put_away_ended(self.client, self.tables, self.move_buttons)
            # The rest is due at the next heartbeat.
            self._swept = -SWEEP if more else self.tables.now()
        await self.hands.look()
        reminders, is_complete = await self.clocks.reminders(), True
        for reminder in reminders[:AT_ONCE]:
            is_complete = bool(await guarded(self._remind(reminder))) and is_complete
        late = await self.lateness.late(AT_ONCE)
        for item in late:
            is_complete = bool(await guarded(self._ask(item), item.table.id)) and is_complete
        for table_id in sorted(self.lateness.decided):
            self.lateness.decided.discard(table_id)
            await guarded(self.publish(table_id), table_id)
        for look in self.others:
            is_complete = await look() and is_complete
        self._again |= bool(self._to_show) or len(reminders) > AT_ONCE or len(late) == AT_ONCE
        return is_complete

    async def _remind(self, reminder: Reminder) -> bool:
        """Remind somebody, and note it; returns False if it must be tried again."""
        async with self.tables.leases.holding_all(table.id for table, _ in reminder.tables) as is_ours:
            if not is_ours or not await remind(self.client, self.tables, self.people, reminder):
                return False
            await self.clocks.reminded(reminder)
            return True

    async def _ask(self, late: Late) -> bool:
        """Put the question; returns False if that failed. It is tried again at the next heartbeat."""
        self.lateness.mark_refused(late)
        try:
            async with self.tables.leases.holding(late.table.id) as lease:
                if lease is None:
                    return False
                await self.ask(late.table, late.vote)
        except (discord.Forbidden, discord.NotFound, ThreadLocked) as error:
            logger.info("table %d: nobody could be asked there: %s", late.table.id, type(error).__name__)
            return True
        except discord.DiscordException as error:
            logger.warning("table %d: the question about time failed: %s", late.table.id, type(error).__name__)
            return False
        self.lateness.mark_asked(late)
        return True
