"""Posts the stored state of tables to their channels, and tries again what failed.

One posting at a time per table. ``posted_revision`` in the store is the revision that was posted last.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.base.log_context import about
from bot.base.meter import Meter
from bot.messages.locks import Locks
from bot.messages.pictures import NotDrawn
from bot.model.errors import TableDamaged, TableError
from bot.model.posts import Closing, Post
from bot.model.table import Table, Vote
from bot.posting.calls.calls import TURN, Calls
from bot.posting.channel.board import BoardMessages
from bot.posting.channel.carry_out import Carrier
from bot.posting.channel.look import Observer, guests_of
from bot.posting.channel.plan import (
    is_put_away,
    plan,
    plan_bare_boards,
    plan_card,
    plan_notices,
    plan_old,
    plan_question,
    plan_result,
    plan_room,
)
from bot.posting.computers import AfterComputers
from bot.posting.hands.deliver import closed_dms, deliver_hands, take_away
from bot.posting.hands.plan import hand_views, plan_hands
from bot.posting.hands.retries import HandRetries
from bot.posting.kinds import OLD, board_state
from bot.posting.pauses import PAUSE, QUIET, Pauses
from bot.posting.retry_queue import RetryQueue
from bot.posting.texts.questions import undone_line
from bot.posting.threads.reach import Trouble, find_thread, is_out_of_reach
from bot.store.errors import LeaseLost, StoreError
from bot.tables.clock.service import Clocks
from bot.tables.people import People
from bot.tables.servers import Servers
from bot.tables.service import Tables

logger = logging.getLogger("ziggurat.publish")


class Publisher:
    """Posts the stored state of tables; requests during a posting are served by one more posting."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        servers: Servers,
        meter: Meter,
        clocks: Clocks,
        locks: Locks,
    ) -> None:
        self.client = client
        self.tables = tables
        self.people = people
        self.meter = meter
        self.boards = BoardMessages(client, tables)
        self.calls = Calls(client, tables, people, self._settle_call)
        self.pauses = Pauses(self._after_pause)
        self.pause, self.quiet = PAUSE, QUIET
        self.clocks, self.locks = clocks, locks
        self._observer = Observer(client, tables, people, servers, clocks, self.boards, locks)
        self.hands = HandRetries(tables, self._show_hands)
        self._carrier = Carrier(client, tables, people, self.boards, self.hands, self.calls.owe, self.pauses.wait)
        self.retry_queue = RetryQueue(self.publish)
        self.after_computers = AfterComputers(tables, self.publish_turn)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        # Postings that were requested and have not begun, by table: more requests share them.
        self._next: dict[int, asyncio.Task[str | None]] = {}
        # Tables whose next posting shows everything, though a player is in the middle of a turn.
        self._at_once: set[int] = set()

    async def publish(self, table_id: int) -> str | None:
        """Bring a table's messages up to date: notices first, then the lobby or board, hands and the card.

        Returns None, or the key of a text that says what prevents it. The table is then posted again after a while, or
        when something changes about its channel.
        """
        self._at_once.add(table_id)
        return await self.publish_turn(table_id)

    async def publish_turn(self, table_id: int) -> str | None:
        """``publish`` after an answer or its undoing: while nobody else must look, the board waits for a pause."""
        posting = self._next.get(table_id)
        if posting is None:
            posting = self._next[table_id] = asyncio.create_task(self._measured(table_id))
        return await asyncio.shield(posting)

    async def _measured(self, table_id: int) -> str | None:
        with about(table=table_id):
            await self.after_computers.wait(table_id)
            begun = time.perf_counter()
            try:
                trouble = await self._publish(table_id)
            except Exception as error:
                # It is in the log. A picture may be drawn later; else we try again when something changes.
                self.retry_queue.add(table_id, timed=isinstance(error, NotDrawn))
                raise
            finally:
                self.meter.published(time.perf_counter() - begun)
        self._settle(table_id, trouble)
        return trouble

    def _settle(self, table_id: int, trouble: str | None) -> None:
        if trouble is None:
            self.retry_queue.mark_done(table_id)
        else:
            self.retry_queue.add(table_id, timed=trouble == "trouble-discord")

    def is_on_its_way(self, table_id: int) -> bool:
        """Whether the table is posted now, or will be without a word: after its player's pause, by the retry queue."""
        lock = self._locks.get(table_id)
        is_posting = table_id in self._next or (lock is not None and lock.locked())
        return is_posting or table_id in self.retry_queue or self.pauses.is_over_within(table_id, self.pause)

    async def publish_late(self, table_id: int) -> str | None:
        """Post the table if an earlier posting failed; returns what ``publish`` returns."""
        return await self.publish(table_id) if table_id in self.retry_queue.pending() else None

    async def show_others(self, table_id: int, user: int) -> None:
        """Post what waits for a pause: a user looks, who is not the one that the table waits for."""
        table = self.tables.get(table_id)
        if table is None or table_id not in self.pauses or user in table.waiting_for():
            return
        # Else only old buttons wait.
        if table.posted_revision < table.revision:
            await self.publish(table_id)

    async def tell(self, table_id: int) -> str | None:
        """Post the table's notices only, without touching the lobby or board; returns what ``publish`` returns."""
        with about(table=table_id):
            trouble = await self._alone(table_id, self._tell_all)
        if trouble is not None:
            self._settle(table_id, trouble)
        return trouble

    async def _publish(self, table_id: int) -> str | None:
        return await self._alone(table_id, self._show)

    async def _alone(
        self, table_id: int, show: Callable[[Table], Awaitable[None]], *, ended: bool = False
    ) -> str | None:
        """Run ``show`` under the table's lock; returns None or the key of a text that says what prevents it.

        ``ended``: also for a table that ended long ago.
        """
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if self._next.get(table_id) is asyncio.current_task():
                del self._next[table_id]
            self.retry_queue.mark_started(table_id)
            table = await self.tables.find(table_id) if ended else self.tables.get(table_id)
            if table is None:
                return None
            trouble = await self._attempt(table, show)
            if trouble == "trouble-locked":
                # The card stands elsewhere, and says so.
                await self._attempt(table, self._show_card)
            return trouble

    async def _attempt(self, table: Table, show: Callable[[Table], Awaitable[None]]) -> str | None:
        try:
            # What another process looks after, it posts.
            async with self.tables.leases.holding(table.id) as lease:
                if lease is not None:
                    await show(table)
                else:
                    self.tables.announce(table.id)
        except LeaseLost:
            logger.warning("table %d: another process has taken it over in the middle of its posting", table.id)
            self.tables.leases.forget(table.id)
        except Trouble as trouble:
            return trouble.key
        except TableDamaged:
            logger.error("table %d: its game cannot be read", table.id)
            return "trouble-damaged"
        except (discord.DiscordException, StoreError) as error:
            logger.warning("table %d: posting failed: %s", table.id, type(error).__name__)
            return "trouble-discord"
        return None

    async def _show_card(self, table: Table) -> None:
        here = await self._observer.look(table)
        await self._carrier.carry_out(here.table, plan_card(here))

    async def _after_pause(self, table_id: int) -> None:
        """Nothing has changed for a while: post what has waited for that, else tidy up."""
        table = self.tables.get(table_id)
        if table is not None and table.posted_revision < table.revision:
            await self.publish(table_id)
        elif await self._alone(table_id, self._tidy, ended=True) is not None:
            self.pauses.wait(table_id, self.quiet)

    async def _tidy(self, table: Table) -> None:
        """Remove buttons of old boards; not while who has answered is hidden, as it shows when the last change was."""
        match = await self.tables.match(table.id) if table.status == "playing" else None
        if match is None or not match.hides_who_answered():
            old = [post for post in await self.tables.store.messages.posts(table.id) if post.kind.startswith(OLD)]
            await self._carrier.carry_out(table, plan_old(table, old, self.tables.now(), self.quiet))

    async def move_buttons(self, ended: Closing) -> bool:
        """Move the last board's buttons to the card in the channel that its thread hangs in, as those die with a thread
        that is put away. Where no card can be posted they stay. Returns False where another attempt may help.
        """
        with about(table=ended.table_id):
            trouble = await self._alone(ended.table_id, self._move_buttons, ended=True)
        # A game that cannot be read has nothing to look back at.
        return trouble in (None, "trouble-damaged")

    async def _move_buttons(self, table: Table) -> None:
        thread = await find_thread(self.client, table.channel_id)
        if thread is None or self.client.user is None or thread.owner_id != self.client.user.id:
            return
        here = await self._observer.look(table)
        if table.status != "over" or is_put_away(table, here.posts):
            return
        try:
            await self._carrier.carry_out(table, [plan_result(here, thread.parent_id)])
        except discord.DiscordException as error:
            if not is_out_of_reach(error):
                raise
            logger.info("table %d: no card can stand there: %s", table.id, type(error).__name__)
            return
        if not thread.archived:
            await self._carrier.carry_out(table, plan_bare_boards(here.posts))

    async def _show(self, table: Table) -> None:
        pause = 0.0 if table.id in self._at_once else self.pause
        self._at_once.discard(table.id)
        self.pauses.cancel(table.id)
        await self._tell(table)
        here = await self._observer.look(table)
        here = msgspec.structs.replace(here, pause=pause, quiet=self.quiet)
        # The match may change during any await: the plan reads it here, without one.
        await self._carrier.carry_out(here.table, plan(here))

    async def _tell_all(self, table: Table) -> None:
        await self._tell(table)
        # Guests whose invitation has ended leave the private thread.
        await self._let_in(table)

    async def _tell(self, table: Table) -> None:
        notices = await self.tables.store.notices(table.id)
        if notices:
            steps = plan_notices(table, await self.tables.store.messages.posts(table.id), notices)
            await self._carrier.carry_out(table, steps)

    async def _let_in(self, table: Table) -> None:
        room = await self.tables.store.messages.room(table.id)
        if room is not None:
            guests = await guests_of(self.tables, table)
            await self._carrier.carry_out(table, plan_room(table, room, guests))

    async def ask(self, table: Table, vote: Vote, asker: str = "") -> None:
        """Put a question to the table, unless it stands there already; guests it names are let into the private thread.

        ``asker`` is the display name of who asks. Raises DiscordException.
        """
        if table.id in self.pauses:
            # The question may be about what nobody else has seen yet.
            await self.publish(table.id)
        await self._let_in(table)
        what = ""
        if vote.kind in ("undo", "rewind"):
            what = undone_line(
                table, await self.tables.match(table.id), await self.tables.store.history(table.id), vote
            )
        posts, now = await self.tables.store.messages.posts(table.id), self.tables.now()
        step = plan_question(table, vote, posts, self.people, now, asker, what)
        await self._carrier.carry_out(table, [] if step is None else [step])

    async def load_old(self) -> None:
        """Read from the store which tables have old boards with buttons, once at the start."""
        self.pauses.wait_all(await self.tables.store.messages.with_old_boards(), self.quiet, apart=1.0)

    async def load_calls(self) -> None:
        """Read from the store who is owed a call, once at the start."""
        for table in self.tables.open_tables():
            if any(self.people.get(user).may_be_away() for user in table.waiting_for()):
                self.calls.owe(table.id, TURN, board_state(await self.boards.confirmed(table)).owed)
        for ended in await self.tables.store.closings():
            played = await self.tables.find(ended.table_id)
            if played is not None:
                self.calls.owe(played.id, TURN, board_state(await self.boards.confirmed(played)).owed)
        for post in await self.tables.store.messages.owing():
            self.calls.owe(post.table_id, post.kind, post.owed)

    async def _settle_call(self, user: int, table_id: int) -> None:
        """Note that the board message owes this user no call any more."""
        table = await self.tables.find(table_id)
        if table is None:
            return
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            post = await self.boards.confirmed(table)
            if post is not None:
                state = board_state(post)
                state = msgspec.structs.replace(state, owed=tuple(other for other in state.owed if other != user))
                await self.tables.store.messages.remember(msgspec.structs.replace(post, board=state))

    # --- hands --------------------------------------------------------------------------------------------------

    async def publish_hands(self, user: int) -> None:
        """Bring a user's hands at all tables up to date, after they chose another place, palette or language."""
        for table in self.tables.tables_of(user):
            if not await self.tables.leases.acquire(table.id):
                # The process that posts this table shows the hand, too.
                await self.hands.add(table.id, user, self.tables.now())
        await self._show_hands(user)

    async def _show_hands(self, user: int) -> bool:
        """Bring a user's hands at the tables of this process up to date. Always True."""
        for table in self.tables.tables_of(user):
            if table.status != "playing" or not await self.tables.leases.acquire(table.id):
                continue
            async with self._locks.setdefault(table.id, asyncio.Lock()):
                try:
                    await self._publish_hand(table.id, user)
                except (discord.DiscordException, TableError) as error:
                    logger.warning("table %d: a hand could not be moved: %s", table.id, type(error).__name__)
        return True

    async def _publish_hand(self, table_id: int, user: int) -> None:
        posts = await self.tables.store.messages.posts(table_id)
        dms = await closed_dms(self.tables, self.people, [user])
        threads = await self.tables.store.messages.closed_threads(table_id, self.tables.now())
        # Who sits where is read together with the match: whoever has left the seat is sent nothing.
        table, match = await self.tables.snapshot(table_id)
        views = {holder: view for holder, view in hand_views(table, match).items() if holder == user}
        plans = plan_hands(table, views, self.people, dms, threads, posts)
        await deliver_hands(self.client, self.tables, self.hands, table, plans)

    async def withdraw_hands(self, user: int) -> None:
        """Delete every hand message that this user has been sent."""
        for row in (await self.tables.store.person(user))["messages"]:
            post = Post(row["table"], row["kind"], user, row["channel"], row["message"], 0)
            await take_away(self.client, self.tables, post)
