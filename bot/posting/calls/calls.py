"""Calls held back during quiet hours, and made when these end: one message per server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

import discord
import msgspec

from bot.messages.nonces import nonce
from bot.model.table import Table
from bot.posting.calls.callouts import call_out, split_calls
from bot.posting.kinds import BOARD, INVITED, board_state, find, kind_of_question
from bot.tables.clock.hours import HORIZON, runs_again
from bot.tables.people import People
from bot.tables.service import Tables
from bot.words.wording import say, title

logger = logging.getLogger("ziggurat.calls")
LONGEST = 3600.0
"""Seconds after which we look again at the latest; the machine's clock may have been set meanwhile."""

AGAIN = 60.0
"""Seconds until a call that failed is tried anew."""

TABLES_NAMED = 10

TURN = ""
"""What somebody is owed a call to, where it is their turn; else the kind of the question's or invitation's post."""


class Calls:
    """Who is owed a call, at which tables, to what. ``settled(user, table)`` is called after a call to a turn."""

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
        self._owed: dict[tuple[int, str], set[int]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0.0
        self._calling = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    def owe(self, table_id: int, kind: str, users: Iterable[int]) -> None:
        """Set who is owed a call at a table: to their turn (TURN), or to the post of this kind."""
        wanted, call = set(users), (table_id, kind)
        # Called with every posting, mostly for nobody.
        if wanted == self._owed.get(call, set()):
            return
        self._keep(call, wanted)
        self.plan()

    def _keep(self, call: tuple[int, str], users: set[int]) -> None:
        if users:
            self._owed[call] = users
        else:
            self._owed.pop(call, None)

    def plan(self) -> None:
        """Set the timer for the first who may be called; to be called also when somebody's settings change."""
        self.stop()
        if not self._owed or self._calling.locked():
            # The calls under way plan when they are done.
            return
        now = self.tables.now()
        users = {user for owed in self._owed.values() for user in owed}
        soonest = min(runs_again(self.people.get(user), now, now + HORIZON) for user in users)
        self._wait(min(max(soonest - now + 1, 1), LONGEST))

    def _wait(self, delay: float) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_at(max(loop.time() + delay, self._not_before), self._ring)

    def _rest(self, delay: float) -> None:
        """Do not ring within the next ``delay`` seconds."""
        self._not_before = asyncio.get_running_loop().time() + delay

    def stop(self) -> None:
        """Stop ringing; what is owed stays in the store."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        task = asyncio.create_task(self._call_now())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _call_now(self) -> None:
        try:
            await self.call(self.tables.now())
        except Exception as error:
            # What could not be stored stays owed.
            logger.error("calls could not be made: %s", type(error).__name__)
            self._rest(AGAIN)
            self.plan()

    async def call(self, now: float) -> None:
        """Call everybody who may be called at ``now``, once each, except to what no longer waits for them.

        Concurrent calls run one after another.
        """
        async with self._calling:
            self._rest(0.0 if await self._call_all(now) else AGAIN)
        self.plan()

    async def _call_all(self, now: float) -> bool:
        """Make the calls; returns False if some must be tried again."""
        due: dict[int, list[tuple[Table, str]]] = {}
        is_sent = True
        owed = [(user, *call) for call, users in self._owed.items() for user in users]
        for user, table_id, kind in sorted(owed):
            if not await self.tables.leases.acquire(table_id):
                # Its own process calls; should that end, we do.
                is_sent = False
                continue
            if not await self._is_owed(user, table_id, kind):
                # The process that had the table before has called them.
                self._forget(user, table_id, kind)
                continue
            table = await self.tables.find(table_id)
            wanted = self.people.get(user).wants_ping(turn=kind == TURN)
            if table is None or not wanted or not await self._waits(table, kind, user):
                await self._strike(user, table_id, kind)
            elif self.people.may_ring(user, now, turn=kind == TURN):
                due.setdefault(user, []).append((table, kind))
        for user, items in [(user, items) for user, calls in due.items() for items in split_calls(calls)]:
            async with self.tables.leases.holding_all({table.id for table, _ in items}) as is_ours:
                if not is_ours or not await self._said(user, items):
                    is_sent = False
                    continue
                for table, kind in items:
                    await self._strike(user, table.id, kind)
        return is_sent

    async def _waits(self, table: Table, kind: str, user: int) -> bool:
        """Whether the table still waits for the user's turn, or for their answer to that question or invitation.

        True for a turn at a game that is over: its players are called to the result.
        """
        if kind == TURN:
            return user in table.waiting_for() or table.status == "over"
        if kind.startswith(INVITED):
            return table.status == "lobby" and user in table.invited and user not in table.members()
        votes = await self.tables.votes.open_at(table.id) if table.is_open else []
        return any(kind_of_question(vote.id) == kind and user in vote.waiting for vote in votes)

    async def _is_owed(self, user: int, table_id: int, kind: str) -> bool:
        """Whether the user is owed the call according to the store."""
        posts = await self.tables.store.messages.posts(table_id)
        if kind == TURN:
            return user in board_state(find(posts, BOARD)).owed
        post = find(posts, kind)
        return post is not None and user in post.owed

    def _forget(self, user: int, table_id: int, kind: str) -> None:
        self._keep((table_id, kind), self._owed.get((table_id, kind), set()) - {user})

    async def _strike(self, user: int, table_id: int, kind: str) -> None:
        self._forget(user, table_id, kind)
        if kind == TURN:
            await self._settled(user, table_id)
        else:
            await self._strike_answer(table_id, kind, user)

    async def _strike_answer(self, table_id: int, kind: str, user: int) -> None:
        """Note that the user is owed no call to it any more; an invitation that calls nobody is forgotten."""
        post = find(await self.tables.store.messages.posts(table_id), kind)
        if post is None:
            return
        remaining = [other for other in post.owed if other != user]
        if remaining or not kind.startswith(INVITED):
            await self.tables.store.messages.remember(msgspec.structs.replace(post, owed=tuple(remaining)))
        else:
            await self.tables.store.messages.forget(table_id, kind)

    async def _said(self, user: int, items: list[tuple[Table, str]]) -> bool:
        """Post one call naming these tables, in the first of their channels that takes it; returns as ``call_out``."""
        turns = {table.id: table for table, kind in items if kind == TURN and table.is_open}
        over = {table.id: table for table, kind in items if kind == TURN and table.is_over}
        questions = {table.id: table for table, kind in items if kind != TURN and table.id not in turns}

        def text(table: Table) -> str:
            who, lines = f"<@{user}>", []
            for key, named in (("call-owed", turns), ("call-over", over), ("call-asked", questions)):
                if named:
                    lines.append(say(table.language, key, who=who, tables=_named(named.values(), table.language)))
            return "\n".join(lines)

        def named(table: Table) -> str:
            return nonce(self.tables, "call", table.id, table.revision, user)

        return await call_out(self.client, user, [table for table, _ in items], text, named)


def _named(tables: Iterable[Table], lang: str) -> str:
    """The tables as a list in words: game, number and channel of each."""
    return "; ".join(
        say(lang, "call-table", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
        for table in [*tables][:TABLES_NAMED]
    )
