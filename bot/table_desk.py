"""How a table is changed: alone, from what is stored, in one transaction; memory follows when that has succeeded."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from bot.plan_model import Book, Leavings, Seen, Standing
from bot.store import ChannelTaken, Conflict, Store, StoreError
from bot.table_ahead import Ahead
from bot.table_errors import ChannelBusy, NoSuchTable, NotStarted, TableDamaged
from bot.table_memory import Memory
from bot.table_model import Outcome, Table
from bot.table_play import after_play, let_computers_answer
from engine.core.errors import DamagedRecord, EngineError, UnknownGame
from engine.core.match import Match
from engine.core.record import Changes

T = TypeVar("T")


class Desk:
    """Changes tables and their matches, one change of a table at a time. ``clock`` gives seconds since 1970.

    ``watchers`` are told of every table that has changed; they must not take long.
    """

    def __init__(self, store: Store, memory: Memory, clock: Callable[[], float]) -> None:
        self.store = store
        self.memory = memory
        self.clock = clock
        self.watchers: list[Callable[[Table], None]] = []
        self._running: set[asyncio.Task[Any]] = set()

    async def settle(self) -> None:
        """Wait for every change under way."""
        while self._running:
            await asyncio.wait(self._running)

    async def to_the_end(self, change: Coroutine[Any, Any, T]) -> T:
        """Run a change; it goes on even if the caller is cancelled, so that memory and store agree."""
        task = asyncio.create_task(change)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def alone(self, table_id: int, change: Callable[[Table], Awaitable[T]]) -> T:
        """Run a change while nobody else changes this table. Raises NoSuchTable."""

        async def run() -> T:
            async with self.memory.lock(table_id):
                return await change(await self.current(table_id))

        return await self.to_the_end(run())

    async def look(self, table_id: int) -> Match:
        """The live match between two changes; it stays so until the caller's next await."""
        async with self.memory.lock(table_id):
            return (await self.load(await self.current(table_id)))[1]

    async def current(self, table_id: int) -> Table:
        """The table as it is remembered, else as it is stored. Raises NoSuchTable."""
        table = self.memory.get(table_id)
        if table is None:
            table = await self.store.table(table_id)
            if table is None:
                raise NoSuchTable
            self.memory.put(table)
        return table

    async def commit(
        self, old: Table, new: Table, changes: Changes | None = None, left: Leavings | None = None
    ) -> Table:
        """Store the table's next revision; gives it back. Raises Conflict, ChannelBusy or StoreUnavailable."""
        now = self.clock()
        since = _waiting_since(old, new, changes, now)
        new = msgspec.structs.replace(new, revision=old.revision + 1, changed_at=now, waiting_since=since)
        try:
            await self.store.append(new, changes, left)
        except ChannelTaken as error:
            raise await self.busy(new.channel_id) from error
        except StoreError:
            await self._forget(old.id)
            raise
        self.memory.put(new)
        for watcher in self.watchers:
            watcher(new)
        return new

    async def busy(self, channel_id: int) -> ChannelBusy:
        """The error for a channel in which another process has opened a table."""
        table = await self.store.last_at(channel_id)
        if table is None:
            return ChannelBusy(0)
        self.memory.put(table)
        return ChannelBusy(table.id)

    async def load(self, table: Table) -> tuple[Table, Match]:
        """The table and its live match, restored if need be. Raises NotStarted, TableDamaged or Conflict.

        What newer rules changed in the match is stored at once, hence the table.
        """
        match = self.memory.match(table.id)
        if match is not None:
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
            match = Match.restore(record)
            if table.status == "playing":
                let_computers_answer(match, table.computer_seats())
        except (DamagedRecord, UnknownGame) as error:
            raise TableDamaged(table=table.id) from error
        changes = match.take_changes()
        if table.status == "playing" and (changes.answers or changes.checkpoints or changes.log):
            table = await self.commit(table, after_play(table, match), changes)
        self.memory.keep_match(table.id, match)
        return table, match

    async def store_match(self, old: Table, new: Table, match: Match, left: Leavings | None = None) -> Table:
        """Store what has changed in the match, the table with it, and what is ``left`` of what players had settled."""
        table = await self.commit(old, after_play(new, match), match.take_changes(), left)
        self.memory.keep_match(table.id, match)
        return table

    async def play(
        self,
        old: Table,
        new: Table,
        match: Match,
        act: Callable[[], int | None],
        *,
        by: int | None = None,
        spared: int | None = None,
        placed: Standing | None = None,
    ) -> Outcome:
        """Change the match by ``act`` (which says how many answers it took back), let computers answer and all that
        is settled ahead, store it all.

        ``by`` is the user who acts: they have seen everything up to now. ``spared``: see ``Ahead``. ``placed`` is a
        standing order that holds from now on. Raises what ``act`` raises; the match is then as before.
        """
        book = await self.store.book(old.id)
        left = Leavings()
        if placed is not None:
            others = [order for order in book.standing if (order.user, order.kind) != (placed.user, placed.kind)]
            book, left.placed = Book(book.plans, (*others, placed)), [placed]
        revision, logged = match.revision, len(match.log)
        try:
            taken_back = act() or 0
            if by is not None:
                left.seen = Seen(old.id, by, len(match.log), len(match.answers), match.revision)
            Ahead(match, new, book, left, spared).run()
        except BaseException as error:
            if not isinstance(error, EngineError) or match.revision != revision:
                self.memory.drop_match(old.id)
            raise
        entries = tuple(match.log[logged:])
        return Outcome(await self.store_match(old, new, match, left), entries, taken_back)

    async def _forget(self, table_id: int) -> None:
        """Memory may be wrong: take the row from the store, and the match from there when it is needed."""
        self.memory.drop_match(table_id)
        try:
            stored = await self.store.table(table_id)
        except StoreError:
            return
        if stored is not None:
            self.memory.put(stored)


def _waiting_since(old: Table, new: Table, changes: Changes | None, now: float) -> tuple[float, ...]:
    """When each waiting seat was asked: now, but for one asked before that has not answered or changed hands."""
    # Where nobody may know who has answered, the time must not tell it either.
    answered = {answer.seat for answer in changes.answers} - {*new.answered} if changes is not None else set()
    return tuple(
        old.since(seat)
        if seat in old.waiting and seat not in answered and old.owner_of(seat) == new.owner_of(seat)
        else now
        for seat in new.waiting
    )
