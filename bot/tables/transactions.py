"""How a table is changed: under its lock, from what is stored, in one transaction; the cache follows once that has
succeeded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from typing import Any, Final, TypeVar

import msgspec

from bot.model.answer_times import AnswerTime
from bot.model.errors import (
    ChannelBusy,
    NoSuchTable,
    NotStarted,
    TableDamaged,
    TableError,
    TooManyTables,
)
from bot.model.plans import (
    Book,
    PlanChanges,
    ReadMark,
    StandingOrder,
)
from bot.model.results import MatchEnd
from bot.model.table import (
    Limits,
    Notice,
    Outcome,
    Status,
    Table,
)
from bot.store import (
    CapReached,
    ChannelTaken,
    Conflict,
    LeaseLost,
    Store,
    StoreError,
    StoreUnavailable,
    StoreUnconfirmed,
)
from bot.tables import journal as table_journal
from bot.tables.automatic import AutomaticAnswers
from bot.tables.calls import (
    calls_after,
    posed_after,
    waiting_since,
)
from bot.tables.changes import change_of
from bot.tables.computers import Computers, NoComputers, waits_for_computer
from bot.tables.results import end_of, result_of
from bot.tables.seat_rules import told_of_host
from bot.tables.table_cache import TableCache
from engine.core.ask import Ask
from engine.core.errors import DamagedRecord, EngineError, UnknownGame
from engine.core.match import Match
from engine.core.record import Changes
from engine.core.registry import load_game

T = TypeVar("T")

ASKS_AGAIN: Final = (0.0, 0.4, 0.6)
"""Seconds before each time that the database is asked whether a change is stored."""

AGAIN: Final = 3
"""How often a change is tried again because another process has changed the table meanwhile."""


class Transactions:
    """Changes tables and their matches, one change of a table at a time. ``clock`` gives seconds since 1970.

    ``watchers`` are called with every table that has changed; they must not take long. A table that waits for a
    computer is handed on to ``computers``; ``borrowed`` gives, for a table, the turns that a computer plays for people,
    by seat. ``stopwatch`` gives the seconds that count since a user's open question was put. ``announce`` is told of
    every table that has changed, for the process that looks after it. ``limits`` are how many open tables there may be.
    ``monotonic`` gives seconds of a clock that is never set; None: ``clock`` is used.
    """

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        clock: Callable[[], float],
        limits: Limits | None = None,
        monotonic: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.cache = cache
        self.clock = clock
        self.limits = limits
        self.monotonic = clock if monotonic is None else monotonic
        self.watchers: list[Callable[[Table], None]] = []
        self.computers: Computers = NoComputers()
        self.borrowed: Callable[[int], Mapping[int, str]] = lambda _: {}
        self.announce: Callable[[int], None] = lambda _: None
        self.stopwatch: Callable[[Table, int], Awaitable[float]] = self._elapsed
        self._running: set[asyncio.Task[Any]] = set()

    async def _elapsed(self, table: Table, user: int) -> float:
        seat = table.seat_of(user)
        return 0.0 if seat is None else max(0.0, self.clock() - table.since(seat))

    async def settle(self) -> None:
        """Wait for every change under way."""
        while self._running:
            await asyncio.wait(self._running)

    async def shielded(self, change: Coroutine[Any, Any, T]) -> T:
        """Run a change to its end even if the caller is cancelled, so that cache and store agree."""
        task = asyncio.create_task(change)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def with_table_lock(self, table_id: int, change: Callable[[Table], Awaitable[T]]) -> T:
        """Run a change under the lock of this table: nobody else in this process changes it meanwhile.

        Where another process has changed the table, the change is tried again on what is stored, AGAIN times; so it may
        be begun more than once. Raises NoSuchTable, what the change raises, or Conflict where others are always faster.
        """

        async def run() -> T:
            async with self.cache.lock(table_id):
                result = await self._on_what_is_stored(table_id, change)
            table = self.cache.get(table_id)
            if table is not None and waits_for_computer(table, self.borrowed(table_id)):
                await self.computers.hand_on(table_id)
            return result

        return await self.shielded(run())

    async def _on_what_is_stored(self, table_id: int, change: Callable[[Table], Awaitable[T]]) -> T:
        for attempt in range(1 + AGAIN):
            try:
                return await change(await self.current(table_id))
            except (StoreUnavailable, LeaseLost):
                raise
            except (TableError, EngineError) as error:
                # A refusal counts if it was about the table as it is stored; else there is no telling.
                if not await self._was_behind(table_id) and not isinstance(error, Conflict):
                    raise
                if attempt == AGAIN:
                    raise Conflict(table=table_id) from error
        raise AssertionError("the last try gives something back or raises")

    async def snapshot(self, table_id: int) -> tuple[Table, Match]:
        """The table and its live match between two changes; neither changes before the caller's next await."""
        async with self.cache.lock(table_id):
            return await self.load(await self.current(table_id))

    async def current(self, table_id: int) -> Table:
        """The table as it is remembered, else as it is stored. On a database that others serve, too, what is remembered
        counts only as long as its revision is the stored one. Raises NoSuchTable.
        """
        table = self.cache.get(table_id)
        if table is not None and self.store.is_shared and await self.store.revision(table_id) != table.revision:
            table = await self._read_anew(table_id)
        if table is None:
            table = await self.store.table(table_id)
            if table is None:
                raise NoSuchTable
            self.cache.put(table)
        return table

    async def _read_anew(self, table_id: int) -> Table | None:
        """The table as another process has stored it, whose change the watchers hear of."""
        stored = await self.store.table(table_id)
        if stored is not None:
            self._changed_elsewhere(stored)
        return stored

    def _changed_elsewhere(self, stored: Table) -> None:
        self.cache.drop_match(stored.id)
        self.cache.put(stored)
        for watcher in self.watchers:
            watcher(stored)

    async def commit(
        self,
        old: Table,
        new: Table,
        changes: Changes | None = None,
        plan_changes: PlanChanges | None = None,
        notice: Notice | None = None,
        posed: int | None = None,
        end: MatchEnd | None = None,
        *,
        is_unseen: bool = False,
        time: AnswerTime | None = None,
    ) -> Table:
        """Store the table's next revision and return it. ``notice`` is then owed to its players; a new host in play is
        added to it.

        ``posed`` is what ``calls.posed_after`` gives for the match; None: the match has not changed. ``end``: how the
        match ended, if it did. ``is_unseen``: nobody else may notice the change. ``time``: how long the answer took.

        Raises Conflict, ChannelBusy, StoreUnavailable or StoreUnconfirmed, or TooManyTables for a newcomer.
        """
        now = self.clock()
        new = msgspec.structs.replace(new, calls=calls_after(old, new, changes, posed, now))
        since = waiting_since(old, new, now)
        new = msgspec.structs.replace(new, revision=old.revision + 1, changed_at=now, waiting_since=since)
        try:
            notice = told_of_host(notice, old, new)
            result = None
            if old.status == "playing" and new.is_over:
                result = result_of(new, await self.store.history(old.id), end)
            change = change_of(
                old, new, changes, plan_changes, notice, result, is_unseen=is_unseen, limits=self.limits, time=time
            )
            await self.store.append(new, change)
        except CapReached as error:
            raise TooManyTables(most=error.cap.most) from error
        except ChannelTaken as error:
            raise await self.busy(new.channel_id) from error
        except StoreUnconfirmed as error:
            if not await self._is_stored(new, error):
                raise StoreUnavailable(str(error.args_["path"]), error.reason) from error
        except StoreError:
            await self._forget(old.id)
            raise
        self.cache.put(new)
        table_journal.changed(old, new, notice)
        for watcher in self.watchers:
            watcher(new)
        self.announce(new.id)
        return new

    async def _is_stored(self, new: Table, error: StoreUnconfirmed) -> bool:
        """Whether the table's next revision is stored, though nobody has confirmed it; what is remembered of the table
        is what is stored. Raises StoreUnconfirmed where the database cannot be asked within a second, where it is at
        work on the table still, or where others have changed the table since.
        """
        for wait in ASKS_AGAIN:
            await asyncio.sleep(wait)
            stored = None if await self._is_changing(new.id) else await self._forget(new.id)
            if stored is None:
                continue
            if stored.revision <= new.revision:
                return (stored.revision, stored.changed_at) == (new.revision, new.changed_at)
            # Another process has gone on from there: on what, the row does not say.
            break
        self.cache.drop_match(new.id)
        raise error

    async def _is_changing(self, table_id: int) -> bool:
        """Whether a change of the table may be under way: that of which nobody has confirmed the end, or a later one.
        Also True where the database does not say.
        """
        try:
            return await self.store.database.is_changing(table_id)
        except StoreError:
            return True

    async def busy(self, channel_id: int) -> ChannelBusy:
        """The error for a channel in which another process has opened a table."""
        table = await self.store.last_at(channel_id)
        if table is None:
            return ChannelBusy(0)
        self.cache.put(table)
        return ChannelBusy(table.id)

    def must_have_room(self, user: int) -> None:
        """Raises TooManyTables if the user may not sit down at one more table, as far as the cache knows."""
        most = self.limits.person if self.limits else 0
        if most and sum(user in table.members() for table in self.cache.open_tables()) >= most:
            raise TooManyTables(most=most)

    async def load(self, table: Table) -> tuple[Table, Match]:
        """The table and its live match, restored if need be. Raises NotStarted, TableDamaged or Conflict.

        If newer rules change the match while it is restored, that is stored at once; the returned table is then a new
        revision.
        """
        match = self.cache.match(table.id)
        # The row may have been read anew since: another process has played.
        if match is not None and match.revision == table.match_revision:
            return table, match
        if table.status == "lobby":
            raise NotStarted
        try:
            record = await self.store.record(table)
        except Conflict:
            await self._forget(table.id)
            raise
        if not record.checkpoints and table.status == "closed":
            raise NotStarted
        try:
            match = Match.restore(load_game(record.game), record)
        except (DamagedRecord, UnknownGame) as error:
            raise TableDamaged(table=table.id) from error
        changes = match.take_changes()
        if table.status == "playing" and (changes.answers or changes.checkpoints or changes.log):
            table = await self.commit(
                table, after_play(table, match), changes, posed=posed_after(match), end=end_of(match)
            )
        self.cache.keep_match(table.id, match)
        return table, match

    async def store_match(
        self,
        old: Table,
        new: Table,
        match: Match,
        plan_changes: PlanChanges | None = None,
        notice: Notice | None = None,
        *,
        is_unseen: bool = False,
        by: int | None = None,
        seconds: float = 0.0,
    ) -> Table:
        """Store the table together with the changes of its match and of its players' plans; gives the stored table.

        ``by``: the user who has acted, so many ``seconds`` after their question was put.
        """
        played, changes = after_play(new, match), match.take_changes()
        time = None if by is None else answer_time(old, changes, by, seconds)
        table = await self.commit(
            old,
            played,
            changes,
            plan_changes,
            notice,
            posed_after(match),
            end_of(match),
            is_unseen=is_unseen,
            time=time,
        )
        self.cache.keep_match(table.id, match)
        return table

    async def play(
        self,
        old: Table,
        new: Table,
        match: Match,
        act: Callable[[], int | None],
        *,
        by: int | None = None,
        undoing_seats: Collection[int] = (),
        placed: StandingOrder | None = None,
        notice: Notice | None = None,
        instead_of: Ask | None = None,
    ) -> Outcome:
        """Change the match by ``act``, which returns how many answers it took back; give the answers that are planned;
        store everything.

        ``by`` is the user who acts; they count as having seen everything up to now. ``undoing_seats``: see
        ``AutomaticAnswers``. ``placed`` is a standing order that holds from now on, ``notice`` what players are to read
        about it. ``instead_of`` is the question that a computer answers, maybe in somebody's place. Raises what ``act``
        raises; the match is then as before.
        """
        book = await self.store.book(old.id)
        seconds = 0.0 if by is None else await self.stopwatch(old, by)
        plan_changes = PlanChanges()
        if placed is not None:
            others = [order for order in book.standing if (order.user, order.kind) != (placed.user, placed.kind)]
            book, plan_changes.placed = Book(book.plans, (*others, placed)), [placed]
        revision, logged = match.revision, len(match.log)
        posed = match.question_revision if match.hides_who_answered() else None
        try:
            automatic = AutomaticAnswers(match, new, book, plan_changes, undoing_seats)
            if instead_of is not None:
                automatic.computer_answers(instead_of)
            taken_back = act() or 0
            if by is not None:
                plan_changes.read_mark = ReadMark(old.id, by, len(match.log), len(match.answers), match.revision)
            automatic.run()
        except BaseException as error:
            if not isinstance(error, EngineError) or match.revision != revision:
                self.cache.drop_match(old.id)
            raise
        entries = tuple(match.log[logged:])
        is_unseen = match.hides_who_answered() and match.question_revision == posed
        stored = await self.store_match(
            old, new, match, plan_changes, notice, is_unseen=is_unseen, by=by, seconds=seconds
        )
        return Outcome(stored, entries, taken_back, notice)

    async def _was_behind(self, table_id: int) -> bool:
        """Whether the cached table was older than the stored one; the cache is then brought up to date."""
        cached, stored = self.cache.get(table_id), await self.store.table(table_id)
        if cached is None or stored is None or cached.revision == stored.revision:
            return False
        self._changed_elsewhere(stored)
        return True

    async def _forget(self, table_id: int) -> Table | None:
        """Replace the cached table by the stored one and drop its match: the cache may be wrong. Gives the stored one,
        or None where it cannot be read.
        """
        self.cache.drop_match(table_id)
        try:
            stored = await self.store.table(table_id)
        except StoreError:
            return None
        if stored is not None:
            self._changed_elsewhere(stored)
        return stored


def after_play(table: Table, match: Match) -> Table:
    """The table with status, waiting seats and revision taken from its match."""
    waiting = match.waiting()
    answered = tuple(seat for seat in waiting if match.ask_of(seat) is None)
    status: Status = "playing" if waiting else "over"
    return msgspec.structs.replace(
        table, status=status, waiting=waiting, answered=answered, match_revision=match.revision
    )


def answer_time(old: Table, changes: Changes, by: int, seconds: float) -> AnswerTime | None:
    """That the user ``by`` took so many ``seconds`` for the first of the answers that they have given now; None where
    they have given none: they were not asked, have taken something back, or a computer holds their seat.
    """
    if not old.must_act(by) or any(answer.undone_at is not None for answer in changes.answers):
        return None
    seat = old.seat_of(by)
    first = next((answer for answer in changes.answers if answer.seat == seat), None)
    return None if first is None else AnswerTime(first.serial, by, seconds)
