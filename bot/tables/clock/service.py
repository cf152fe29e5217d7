"""The clocks of all tables, kept in memory and stored with every change, and what is due when.

Clocks are computed from the tables: after any change of a table its clocks are brought up to date before they are read.
So nothing is lost if the bot ends in between.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable

import msgspec

from bot.model.clocks import NEAR, PACES, PASSED, Bank, Clock, Reminder, ReminderKind, Until
from bot.model.errors import LateForPace
from bot.model.table import Notice, Table
from bot.store import StoreError
from bot.tables.clock import reckoning
from bot.tables.clock.guarded import guarded
from bot.tables.clock.stopwatches import Stopwatches
from bot.tables.leases import Leases
from bot.tables.people import People, PlayerSettings
from bot.tables.transactions import Transactions

BEAT = 60.0
"""Seconds between two heartbeats: the most time that a clock may count wrongly when the bot ends."""

GAP = 3 * BEAT
"""Seconds without a heartbeat after which the time counts as absence of the bot, though its process ran."""

SET = 2.0
"""Seconds by which the machine's clock must have been set for us to notice."""


logger = logging.getLogger("ziggurat.clock")


class Clocks:
    """The clocks of every table. ``wake`` is called when something may have become due. ``stopwatches``: how long open
    questions wait, also where no clock runs.
    """

    def __init__(self, transactions: Transactions, people: People, leases: Leases) -> None:
        self.transactions = transactions
        self.leases = leases
        self.people = people
        self.wake: Callable[[], None] = lambda: None
        # Those that run, and those that do not but may go on.
        self._clocks: dict[int, tuple[Clock, ...]] = {}
        self._resting: dict[int, tuple[Clock, ...]] = {}
        # The servers where we are not, and the threads where nobody can press anything.
        self._gone: set[int] = set()
        self._locked: set[int] = set()
        self._banks: dict[int, tuple[Bank, ...]] = {}
        self._changed: set[int] = set()
        self._unsaved: set[int] = set()
        self._shifted: set[int] = set()
        # Taken over and not gone on with yet.
        self._to_take_over: set[int] = set()
        # Taken over from a process that has not posted their last change.
        self._inherited: set[int] = set()
        self._events: dict[int, float | None] = {}
        self._last: float | None = None
        # By how much the machine's clock is ahead of one that is never set.
        self._ahead = transactions.clock() - transactions.monotonic()
        self._stored = 0.0
        self.stopwatches = Stopwatches(transactions, people, leases, self._now, self._is_away)
        transactions.watchers.append(self._table_changed)
        transactions.borrowed = self._borrowed
        people.watchers.append(self._wishes_changed)

    # --- keeping up ---------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the clocks: once, after the tables and people. The time since the last heartbeat does not count."""
        clocks, banks = await self.transactions.store.clocks()
        for table_id, rows in reckoning.by_table(clocks).items():
            self._sort(table_id, rows)
        self._banks = reckoning.by_table(banks)
        await self.stopwatches.load()
        beat = await self.transactions.store.service.heartbeat()
        now = self._now()
        if beat is not None and beat <= now:
            self._was_away(beat, now)
        elif beat is not None:
            self._was_set(beat, now)
        self._last = now
        for table in self.transactions.cache.open_tables():
            self._table_changed(table)
            has_stopped = reckoning.runs(table) and self._has_stopped(table.id)
            if table.guild_id is not None and (has_stopped or self.stopwatches.is_stopped(table.id)):
                # We were not there when we ended: until we know better we still are not.
                self._gone.add(table.guild_id)
        self._changed |= {*self._clocks, *self._resting, *self._banks}

    async def refresh(self) -> list[int]:
        """Bring everything up to date; gives the tables whose deadlines have moved without a change of the table, and
        those whose last change has not been posted by the process that they were taken over from.

        Also stores a heartbeat. Raises StoreUnavailable.
        """
        now = self._now()
        await self.keep_leases()
        if self._last is not None and now - self._last > GAP:
            self._was_away(self._last, now)
        self._last = now
        # Clocks of a table that another process looks after are its own.
        for table_id in sorted(item for item in self._changed if self.leases.holds(item)):
            await guarded(self._follow(table_id), table_id)
        for table_id in sorted(item for item in self._unsaved if self.leases.holds(item)):
            await guarded(self._save(table_id), table_id)
        await self.stopwatches.save()
        if not 0 <= now - self._stored < BEAT and self.stopwatches.run():
            await self.transactions.store.service.beat(now)
            self._stored = now
        shown_anew = sorted(self._shifted & {*self._clocks} | self._inherited)
        self._shifted, self._inherited = set(), set()
        return shown_anew

    async def keep_leases(self) -> None:
        """Renew this process's leases and take over tables whose lease has run out."""
        tables = await self.leases.renew()
        if self._last is not None:
            self._to_take_over.update(tables)
            if self._to_take_over:
                await self._take_over(sorted(self._to_take_over), self._now())

    async def _take_over(self, tables: Collection[int], now: float) -> None:
        """Continue the clocks of tables taken over from another process, from its last heartbeat on."""
        stored = await self.transactions.store.clocks()
        clocks, banks = reckoning.by_table(stored[0]), reckoning.by_table(stored[1])
        await self.stopwatches.take_over(tables)
        beat = await self.transactions.store.service.heartbeat()
        if beat is not None and beat <= now:
            self.stopwatches.was_away(beat, now, tables)
        for table_id in tables:
            continued = clocks.get(table_id, ())
            if beat is not None and beat <= now:
                wishes = self.people.get
                continued = tuple(
                    reckoning.with_elapsed_time(one, wishes(one.user), now, until=beat) for one in continued
                )
            self._sort(table_id, continued)
            self._banks[table_id] = banks.get(table_id, ())
            self._moved(table_id)
            self._changed.add(table_id)
            table = self.transactions.cache.get(table_id)
            if table is not None and table.posted_revision < table.revision:
                self._inherited.add(table_id)
        self._to_take_over.difference_update(tables)

    async def deadlines(self, table_id: int) -> list[Until]:
        """The public deadlines of a table, in seat order."""
        self._now()
        if self._is_anothers(table_id):
            self._changed.add(table_id)
        await self._follow(table_id)
        return [self._until(clock) for clock in self._clocks.get(table_id, ())]

    def _table_changed(self, table: Table) -> None:
        ticking = table.pace in PACES and table.status == "playing"
        if ticking or any(table.id in rows for rows in (self._clocks, self._resting, self._banks)):
            self._changed.add(table.id)
            self.wake()

    def _wishes_changed(self, user: int, old: PlayerSettings) -> None:
        """Add the time counted so far to the user's clocks, so that new quiet hours and holidays hold from now on."""
        now = self._now()

        def until_now(clock: Clock) -> Clock:
            return reckoning.with_elapsed_time(clock, old, now) if clock.user == user else clock

        for table_id in {*self._clocks, *self._resting}:
            clocks = self._known(table_id)
            if any(clock.user == user for clock in clocks):
                self._sort(table_id, tuple(until_now(clock) for clock in clocks))
                self._moved(table_id)
                self.wake()

    def _now(self) -> float:
        """Seconds since 1970. If the machine's clock was set or the machine slept, all clocks are adjusted first."""
        now = self.transactions.clock()
        ahead = now - self.transactions.monotonic()
        by = ahead - self._ahead
        if abs(by) > SET:
            self._ahead = ahead
            logger.warning("the machine's clock was set by %+.0f seconds: nobody loses or wins time by it", by)
            self._was_set(now - by, now)
            if self._last is not None:
                self._last += by
        return now

    def _was_set(self, before: float, now: float) -> None:
        """Adjust all clocks: the machine's clock has jumped from ``before`` to ``now``."""
        self.stopwatches.was_away(before, now)
        for table_id in {*self._clocks, *self._resting}:
            clocks = self._known(table_id)
            self._sort(
                table_id,
                tuple(reckoning.set_over(clock, self.people.get(clock.user), before, now) for clock in clocks),
            )
            self._moved(table_id, is_visible=abs(now - before) > GAP)

    def _was_away(self, start: float, end: float) -> None:
        """Let the time from ``start`` to ``end``, in which the bot was away, count for nobody."""
        self.stopwatches.was_away(start, end)
        for table_id in {*self._clocks, *self._resting}:
            self._sort(
                table_id,
                tuple(
                    reckoning.with_elapsed_time(clock, self.people.get(clock.user), end, until=start)
                    for clock in self._known(table_id)
                ),
            )
            # Nobody looks twice because of seconds, and after a quick restart nothing is worth an edit everywhere.
            self._moved(table_id, is_visible=end - start > GAP)

    def servers(self, there: Collection[int]) -> None:
        """The bot is on these servers and no others; clocks of tables on other servers stop."""
        tables = self.transactions.cache.open_tables()
        absent = {table.guild_id for table in tables if table.guild_id is not None} - {*there}
        self._leave(absent, self._locked)

    def server(self, guild_id: int, *, is_there: bool) -> None:
        """The bot has joined or left a server: its clocks go on, or stop."""
        self._leave(self._gone - {guild_id} if is_there else self._gone | {guild_id}, self._locked)

    def thread(self, thread_id: int, *, is_locked: bool) -> None:
        """A thread has been locked, so that nobody can answer in it, or unlocked: its table's clocks stop, or go on."""
        self._leave(self._gone, self._locked | {thread_id} if is_locked else self._locked - {thread_id})

    def _is_away(self, table: Table) -> bool:
        """Whether nobody can answer at a table, as we are not on its server or its thread is locked."""
        return table.guild_id in self._gone or table.channel_id in self._locked

    def _leave(self, absent: set[int], locked: set[int]) -> None:
        if (absent, locked) != (self._gone, self._locked):
            now, tables = self._now(), list(self.transactions.cache.open_tables())
            away = {table.id for table in tables if self._is_away(table)}
            self._gone, self._locked = absent, locked
            for table in tables:
                clocks, is_away = self._known(table.id), self._is_away(table)
                if is_away == (table.id in away):
                    continue
                (self.stopwatches.stop if is_away else self.stopwatches.go_on)(table, now)
                if not clocks:
                    continue
                if is_away:
                    self._sort(
                        table.id, tuple(reckoning.stopped(clock, self.people.get(clock.user), now) for clock in clocks)
                    )
                self._changed.add(table.id)
                self._moved(table.id)
        self.wake()

    def _moved(self, table_id: int, *, is_visible: bool = True) -> None:
        """Note that the table's deadlines have moved without a change of the table; ``is_visible``: its message must be
        updated.
        """
        self._unsaved.add(table_id)
        self._events.pop(table_id, None)
        if is_visible:
            self._shifted.add(table_id)

    async def _follow(self, table_id: int) -> None:
        if table_id in self._changed:
            await self.transactions.with_table_lock(table_id, self.catch_up)

    async def catch_up(self, table: Table) -> None:
        """Bring a table's clocks up to date; the caller holds its lock. Raises StoreUnavailable.

        Those of a table that another process looks after are read from the store, reckoned on, and stored by that one.
        """
        self._changed.discard(table.id)
        if self._is_anothers(table.id):
            await self._reckon(table)
            return
        now = self._now()
        before, banks = self._known(table.id), self._banks.get(table.id, ())
        clocks, banks_after = reckoning.follow(
            table, before, banks, self.people.get, now, is_there=not self._is_away(table)
        )
        if (clocks, banks_after) == (before, banks):
            return
        late = self._late(table.id, now)
        self._put(table.id, clocks, banks_after)
        late -= self._late(table.id, now)
        try:
            await self._save(table.id)
            for ballot in await self.transactions.store.votes(table.id) if late else ():
                if ballot.kind == "late" and ballot.asker in late:
                    await self.transactions.store.drop_vote(table.id, ballot.id)
        except StoreError:
            self._changed.add(table.id)
            raise

    def _is_anothers(self, table_id: int) -> bool:
        """Whether another process may keep the table's clocks."""
        return self.transactions.store.is_shared and not self.leases.holds(table_id)

    async def _reckon(self, table: Table) -> None:
        """Reckon the clocks of another process's table on from what is stored, for reading alone."""
        clocks, banks = await self.transactions.store.clocks_of(table.id)
        followed = reckoning.follow(
            table, tuple(clocks), tuple(banks), self.people.get, self._now(), is_there=not self._is_away(table)
        )
        self._put(table.id, *followed)
        self._unsaved.discard(table.id)

    def _put(self, table_id: int, clocks: tuple[Clock, ...], banks: tuple[Bank, ...]) -> None:
        """Set all clocks and banks of the table."""
        self._sort(table_id, clocks)
        self._banks[table_id] = banks
        self._events.pop(table_id, None)
        if not banks:
            del self._banks[table_id]
        self._unsaved.add(table_id)

    def _sort(self, table_id: int, clocks: tuple[Clock, ...]) -> None:
        """Set a table's clocks, sorted by whether they run."""
        for by_table, runs in ((self._clocks, True), (self._resting, False)):
            same = tuple(clock for clock in clocks if clock.runs is runs)
            if same:
                by_table[table_id] = same
            else:
                by_table.pop(table_id, None)

    def _known(self, table_id: int) -> tuple[Clock, ...]:
        """All clocks of the table, running or not, in seat order."""
        clocks = (*self._clocks.get(table_id, ()), *self._resting.get(table_id, ()))
        return tuple(sorted(clocks, key=lambda clock: (clock.seat, clock.called_at)))

    def _has_stopped(self, table_id: int) -> bool:
        return any(clock.stopped for clock in self._resting.get(table_id, ()))

    def _late(self, table_id: int, now: float) -> set[int]:
        return {clock.user for clock in self.of(table_id) if self.is_out(clock, now)}

    async def _save(self, table_id: int, answer: Notice | None = None) -> None:
        self._unsaved.discard(table_id)
        try:
            clocks, banks = self._known(table_id), self._banks.get(table_id, ())
            await self.transactions.store.keep_clocks(table_id, clocks, banks, answer)
        except StoreError:
            self._unsaved.add(table_id)
            raise

    # --- what is due --------------------------------------------------------------------------------------------

    def next_event(self) -> float | None:
        """When to look again: at the next reminder or deadline, at the latest for a heartbeat; None: never."""
        if not self._clocks and not self._changed:
            return None
        now = self._now()
        events = [self._event(table_id) for table_id in self._clocks]
        return min([now + BEAT, *(event for event in events if event is not None and event > now)])

    def _event(self, table_id: int) -> float | None:
        """When something is due at the table next; in the past if it is overdue."""
        if table_id not in self._events:
            events = [
                reckoning.next_event(clock, self._bank(clock), self.people.get(clock.user))
                for clock in self._clocks[table_id]
            ]
            self._events[table_id] = min((event for event in events if event is not None), default=None)
        return self._events[table_id]

    def _ripe(self, now: float) -> list[Clock]:
        """The running clocks of the tables where something is due."""
        events = [(table_id, self._event(table_id)) for table_id in self._clocks if self.leases.holds(table_id)]
        ripe = [table_id for table_id, event in events if event is not None and event <= now + reckoning.TOLERANCE]
        return [clock for table_id in ripe for clock in self._clocks[table_id]]

    async def reminders(self) -> list[Reminder]:
        """The reminders due now, one a user for all their tables; none for users who want none or are away.

        Call ``reminded`` for each once it is delivered.
        """
        await self.keep_leases()
        now, reminders = self._now(), []
        for user in sorted({clock.user for clock in self._ripe(now)}):
            wishes = self.people.get(user)
            mine = [clock for clock in self._all() if clock.user == user and clock.secret_time is None]
            running = [clock for clock in mine if not self.is_out(clock, now)]
            due = [reckoning.reminders_due(clock, self._bank(clock), wishes, now) for clock in running]
            if not any(due) or wishes.is_away(now):
                continue
            urgent = max(due, key=lambda item: (item & NEAR, item & PASSED))
            kind: ReminderKind = "near" if urgent & NEAR else "passed" if urgent & PASSED else "half"
            reminder = Reminder(user, kind, self._named(running))
            if not wishes.wants_ping():
                await self.reminded(reminder)
            elif reminder.tables:
                reminders.append(reminder)
        return reminders

    def _named(self, clocks: Iterable[Clock]) -> tuple[tuple[Table, Until], ...]:
        named = []
        for clock in clocks:
            table = self.transactions.cache.get(clock.table_id)
            if table is not None and table.must_act(clock.user):
                named.append((table, self._until(clock)))
        return tuple(sorted(named, key=lambda item: (item[1].last is None, item[1].last, item[0].id)))

    async def reminded(self, reminder: Reminder) -> None:
        """Mark a reminder as delivered, with all that would be due soon after at any of its tables."""
        now = self._now()

        def with_flags(clock: Clock) -> Clock:
            if clock.user != reminder.user:
                return clock
            return reckoning.reminded(clock, self._bank(clock), self.people.get(clock.user), reminder.kind, now)

        for table_id in [table.id for table, _ in reminder.tables]:
            reminded = tuple(with_flags(clock) if clock.runs else clock for clock in self._known(table_id))
            self._put(table_id, reminded, self._banks.get(table_id, ()))
            await self._save(table_id)

    def out_of_time(self) -> list[Clock]:
        """The clocks of everybody whose time is out."""
        now = self._now()
        return [clock for clock in self._ripe(now) if clock.secret_time is None and self.is_out(clock, now)]

    # --- for the others' choice: the table is locked ---------------------------------------------------------------

    def of(self, table_id: int) -> tuple[Clock, ...]:
        """The clocks that run at a table."""
        return self._clocks.get(table_id, ())

    def turns(self) -> list[Bank]:
        """The banks of the users whose turn a computer plays to its end."""
        return [
            bank for banks in self._banks.values() for bank in banks if bank.turn and self.leases.holds(bank.table_id)
        ]

    def _borrowed(self, table_id: int) -> dict[int, str]:
        """The turns of people that a computer plays at a table, by seat."""
        table, banks = self.transactions.cache.get(table_id), self._banks.get(table_id, ())
        turns = [bank for bank in banks if bank.turn]
        return {bank.seat: bank.turn for bank in turns if table is not None and table.user_at(bank.seat) == bank.user}

    async def restart(self, clock: Clock, answer: Notice, turn: str = "") -> None:
        """Give somebody whose time is out a new period and an empty bank. ``turn``: the turn that a computer plays for
        them.

        ``answer`` is stored with it as the answer to the question about them, which is closed.
        """
        now = self._now()
        clocks_before = self._known(clock.table_id)
        clocks = [reckoning.restarted(item, now) if item == clock else item for item in clocks_before]
        before = clocks_before, self._banks.get(clock.table_id, ())
        self._put(clock.table_id, tuple(clocks), self._with_bank(clock.table_id, clock.seat, seconds=0.0, turn=turn))
        try:
            await self._save(clock.table_id, answer)
        except StoreError:
            # It has not happened: the question stands, and so does the clock.
            self._put(clock.table_id, *before)
            raise
        self.wake()

    async def turn_over(self, bank: Bank) -> None:
        """Note that a computer no longer plays this user's turn."""
        self._put(bank.table_id, self._known(bank.table_id), self._with_bank(bank.table_id, bank.seat, turn=""))
        await self._save(bank.table_id)

    # --- small pieces -------------------------------------------------------------------------------------------

    def _all(self) -> list[Clock]:
        """The running clocks of the tables that this process looks after."""
        own = [clocks for table_id, clocks in self._clocks.items() if self.leases.holds(table_id)]
        return [clock for clocks in own for clock in clocks]

    def _bank(self, clock: Clock) -> Bank:
        empty = Bank(clock.table_id, clock.seat, clock.user, clock.pace, 0.0)
        return next((bank for bank in self._banks.get(clock.table_id, ()) if bank.seat == clock.seat), empty)

    def _with_bank(self, table_id: int, seat: int, **changes: float | str) -> tuple[Bank, ...]:
        return tuple(
            msgspec.structs.replace(bank, **changes) if bank.seat == seat else bank for bank in self._banks[table_id]
        )

    async def must_not_be_late(self, table: Table, user: int) -> None:
        """Raise LateForPace for a user whose time is out at a table, even while its clocks are stopped.

        The caller holds the table's lock.
        """
        await self.catch_up(table)
        now = self._now()
        mine = [clock for clock in self._known(table.id) if clock.user == user and not clock.ended]
        if any(self.is_out(clock, now) for clock in mine):
            raise LateForPace

    def _until(self, clock: Clock) -> Until:
        return reckoning.deadline(clock, self._bank(clock), self.people.get(clock.user))

    def is_out(self, clock: Clock, now: float) -> bool:
        """Whether time and bank are used up."""
        return reckoning.is_out(clock, self._bank(clock), self.people.get(clock.user), now)
