"""What a table's channel shows: one board message a turn, edited while the same people are to act.

Whatever is stored but not posted is posted, in order, once. The store's ``posted_revision`` says how far we are.
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
from bot.messages.parts import file_of
from bot.messages.pictures import draw
from bot.model.errors import (
    NotStarted,
    TableDamaged,
    TableError,
)
from bot.model.table import (
    CLOSED_BY,
    Post,
    Table,
)
from bot.moves import moves_of
from bot.posting.attendance import attend
from bot.posting.calls import Calls
from bot.posting.card import show_card
from bot.posting.finish import (
    CLOSING,
    note_closing,
    players_of,
)
from bot.posting.hand_places import close_threads
from bot.posting.hands import (
    deliver_hands,
    hand_views,
    take_away,
)
from bot.posting.later import Later
from bot.posting.lobby import lobby_text, lobby_view
from bot.posting.notices import say_notice
from bot.posting.owed import owed_to
from bot.posting.plan_notes import deliver_notes
from bot.posting.rooms import let_in
from bot.posting.standing import (
    OVER,
    Detail,
    Shown,
    Standing,
    Trouble,
    detail_of,
    trouble_of,
)
from bot.posting.texts import (
    Ending,
    board_text,
    board_view,
)
from bot.store.errors import StoreError
from bot.tables.clock.service import Clocks
from bot.tables.news import told_before
from bot.tables.people import People
from bot.tables.servers import Servers
from bot.tables.service import Tables
from engine.core.match import Match

logger = logging.getLogger("ziggurat.publish")


class Publisher:
    """Posts the stored state of tables. One at a time per table; what comes meanwhile is posted in one go."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        servers: Servers,
        meter: Meter,
        clocks: Clocks,
    ) -> None:
        self.client = client
        self.clocks = clocks
        self.tables = tables
        self.people = people
        self.servers = servers
        self.meter = meter
        self.standing = Standing(client, tables)
        self.calls = Calls(client, tables, people, self._settle_call)
        self.later = Later(self.publish)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        # The posting of each table that has not begun yet: who comes before it does needs none of their own.
        self._next: dict[int, asyncio.Task[str | None]] = {}

    async def publish(self, table_id: int) -> str | None:
        """Bring a table's messages up to date: what it owes its players in words first, then lobby or board, hands.

        Gives back a text key where that is not possible, else None. It is then posted later: after a while, or when
        something changes about the channel.
        """
        posting = self._next.get(table_id)
        if posting is None:
            posting = self._next[table_id] = asyncio.create_task(self._measured(table_id))
        return await asyncio.shield(posting)

    async def _measured(self, table_id: int) -> str | None:
        with about(table=table_id):
            begun = time.perf_counter()
            try:
                trouble = await self._publish(table_id)
            except Exception:
                # What nobody has thought of is found in the log, and tried again when something changes.
                self.later.owe(table_id, timed=False)
                raise
            finally:
                self.meter.published(time.perf_counter() - begun)
        self._settle(table_id, trouble)
        return trouble

    def _settle(self, table_id: int, trouble: str | None) -> None:
        if trouble is None:
            self.later.settled(table_id)
        else:
            self.later.owe(table_id, timed=trouble == "trouble-discord")

    async def publish_late(self, table_id: int) -> str | None:
        """Post what could not be posted before, if there is anything; as ``publish``."""
        return await self.publish(table_id) if table_id in self.later.owed() else None

    async def tell(self, table_id: int) -> str | None:
        """Say what is owed in words alone, lobby and board stay as they are; as ``publish``."""
        with about(table=table_id):
            trouble = await self._alone(table_id, self._tell_all)
        if trouble is not None:
            self._settle(table_id, trouble)
        return trouble

    async def _publish(self, table_id: int) -> str | None:
        return await self._alone(table_id, self._show)

    async def _alone(self, table_id: int, show: Callable[[Table], Awaitable[None]]) -> str | None:
        """Show something of the table while nothing else is posted there; gives back the key of a trouble."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if self._next.get(table_id) is asyncio.current_task():
                del self._next[table_id]
            table = self.tables.get(table_id)
            if table is None:
                return None
            try:
                await show(table)
            except Trouble as trouble:
                return trouble.key
            except TableDamaged:
                logger.error("table %d: its game cannot be read", table_id)
                return "trouble-damaged"
            except (discord.DiscordException, StoreError) as error:
                logger.warning("table %d: posting failed: %s", table_id, type(error).__name__)
                return "trouble-discord"
        return None

    async def _show(self, table: Table) -> None:
        await self._tell(table)
        if table.status == "lobby" or await self._never_began(table):
            await self._lobby(table)
        else:
            await self._board(table)

    async def _tell_all(self, table: Table) -> None:
        await self._tell(table)
        # A guest whose invitation has passed looks on no longer.
        await let_in(self.client, self.tables, table, await self.tables.posts(table.id))

    async def _tell(self, table: Table) -> None:
        for notice in await self.tables.notices(table.id):
            try:
                await say_notice(self.client, self.tables, table, notice)
            except discord.DiscordException as error:
                raise trouble_of(error) from error

    # --- the lobby ----------------------------------------------------------------------------------------------

    async def _lobby(self, table: Table) -> None:
        post = await self.standing.found(table)
        content, view = lobby_text(table, await self._closer(table)), lobby_view(table)
        # A table that nobody has seen and that is closed has nothing to say.
        if post is not None or table.is_open:
            await self.standing.put(table, post, Shown(content, view, [], Detail()), edit=True)
        await show_card(self.client, self.tables, table)
        await attend(self.client, self.tables, table)
        await self.tables.mark_posted(table.id, table.revision)

    async def _never_began(self, table: Table) -> bool:
        """Whether the table was closed in the lobby: there is no board to show."""
        if table.status == "playing":
            return False
        try:
            await self.tables.match(table.id)
        except NotStarted:
            return True
        return False

    # --- the board ----------------------------------------------------------------------------------------------

    async def _board(self, table: Table) -> None:
        post, closer = await self.standing.found(table), await self._closer(table)
        untils, history = await self.clocks.shown(table.id), await self.tables.history(table.id)
        match = await self.tables.match(table.id)
        table = self.tables.get(table.id) or table
        # All is read off the match as it is in one moment: it may move on while we ask the store, draw and post.
        lang, names = table.language, table.names()
        old, waiting = detail_of(post), tuple(table.waiting_for())
        moves = moves_of(table.game)
        view = moves.drawn(match.view(None), (), table.waiting)
        turn = OVER if table.status == "over" else moves.turn(view)
        posed, quiet, logged, revision = match.posed_at(), match.is_quiet(), _told(match), match.revision
        fresh = await self._fresh(table, old, waiting, posed, quiet=quiet) if old.turn == turn else waiting
        if match.revision != revision:
            # It moved on while the store was asked: what is read off it now would not go with what was read before.
            return await self._board(table)
        # The last message of a closed table says so itself, and calls nobody any more.
        closed = table.status == "closed"
        same_turn = post is not None and not old.is_lobby and (closed or (old.goes_on(waiting, turn) and not fresh))
        called, owed = self._called(waiting, fresh, old if same_turn else None)
        ending = None
        if turn == OVER:
            players = players_of(table, history)
            called, owed = (old.called or (), old.owed) if same_turn else self._to_end(players)
            ending = Ending(players, called, await note_closing(self.client, self.tables, table))
        detail = Detail(old.first if same_turn else old.last, logged, waiting, turn, called, owed, posed, revision)
        before = None if same_turn or old.is_lobby else old.first
        content = board_text(table, match, detail.first, before, called, untils, closer, history, ending)
        hands = hand_views(table, match)
        palette = self.servers.defaults_for(table.guild_id).palette
        # At the end all is new that the message tells, in small type too.
        first = detail.first if before is None or turn != OVER else before
        new_since = told_before(match, first, None, table.waiting[0] if len(table.waiting) == 1 else None)
        picture = await draw(table.game, view, "board", lang, names, palette, closed=closed, before=new_since)
        files = [file_of(picture, "board")]
        # An edit would tell when somebody has answered a question that hides it.
        if closed or not (quiet and same_turn and logged == old.last):
            await self.standing.put(table, post, Shown(content, board_view(table), files, detail), edit=same_turn)
        self.calls.owe(table.id, owed)
        await deliver_hands(self.client, self.tables, self.people, table, hands)
        if table.is_over:
            await close_threads(self.client, await self.tables.posts(table.id))
        await deliver_notes(self.client, self.tables, self.people, table)
        await show_card(self.client, self.tables, table)
        await attend(self.client, self.tables, table)
        await self.tables.mark_posted(table.id, table.revision)

    async def _closer(self, table: Table) -> int | None:
        """Who has closed the table; None where nobody has, or nobody knows."""
        posts = await self.tables.posts(table.id) if table.status == "closed" else []
        closers = sorted((post.revision, post.user_id) for post in posts if post.kind == CLOSED_BY)
        return closers[-1][1] if closers else None

    async def _fresh(
        self, table: Table, old: Detail, waiting: tuple[int, ...], posed: int, *, quiet: bool
    ) -> tuple[int, ...]:
        """Who must be called in the course of a turn: who was not waited for before, or is asked something new without
        having acted since the last message. Who acted last stays hidden where a question hides who has answered.
        """
        if posed == old.posed:
            return tuple(user for user in waiting if user not in old.pinged)
        present = []
        for user in waiting if not quiet else ():
            seen = await self.tables.store.seen(table.id, user)
            if user in old.pinged and seen is not None and seen.revision > old.revision:
                present.append(user)
        return tuple(user for user in waiting if user not in present)

    def _called(
        self, waiting: tuple[int, ...], fresh: tuple[int, ...], old: Detail | None
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Whom the board message mentions, and who is called later; ``old``: it goes on, so nobody is called anew."""
        if old is not None:
            known = set(waiting)
            before = old.pinged if old.called is None else old.called
            return tuple(u for u in before if u in known), tuple(u for u in old.owed if u in known)
        return self.people.to_call(fresh, self.tables.now(), turn=True)

    def _to_end(self, players: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Whom the last message of a game pings, and who is called later: everybody who played, once."""
        return self.people.to_call(players, self.tables.now(), turn=True)

    async def load_calls(self) -> None:
        """Remember who is owed a call from before this process began."""
        for table in self.tables.open_tables():
            if any(self.people.get(user).may_be_away() for user in table.waiting_for()):
                self.calls.owe(table.id, detail_of(await self.standing.noted(table)).owed)
        for ended in await self.tables.store.posts_of_kind(CLOSING):
            played = await self.tables.find(ended.table_id)
            if played is not None:
                self.calls.owe(played.id, detail_of(await self.standing.noted(played)).owed)
        for post in await self.tables.store.posts_owing():
            self.calls.owe_answer(post.table_id, post.kind, owed_to(post))

    async def _settle_call(self, user: int, table_id: int) -> None:
        """The board message does not owe this call any more."""
        table = await self.tables.find(table_id)
        if table is None:
            return
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            post = await self.standing.noted(table)
            if post is not None:
                detail = detail_of(post)
                left = tuple(other for other in detail.owed if other != user)
                detail = msgspec.structs.replace(detail, owed=left)
                stored = msgspec.structs.replace(post, picture=msgspec.json.encode(detail).decode())
                await self.tables.store.remember_post(stored)

    # --- hands --------------------------------------------------------------------------------------------------

    async def publish_hands(self, user: int) -> None:
        """Bring this user's hands at all tables up to date: they have chosen another place, palette or language."""
        for table in self.tables.tables_of(user):
            async with self._locks.setdefault(table.id, asyncio.Lock()):
                try:
                    if table.status == "playing":
                        views = hand_views(table, await self.tables.match(table.id))
                        mine = [(owner, view) for owner, view in views if owner == user]
                        await deliver_hands(self.client, self.tables, self.people, table, mine)
                except (discord.DiscordException, TableError) as error:
                    logger.warning("table %d: a hand could not be moved: %s", table.id, type(error).__name__)

    async def withdraw_hands(self, user: int) -> None:
        """Take away every hand that this user has been sent, wherever it is."""
        for row in (await self.tables.store.person(user))["messages"]:
            post = Post(row["table"], row["kind"], user, row["channel"], row["message"], 0)
            await take_away(self.client, self.tables, post)


def _told(match: Match) -> int:
    """The number after the last log entry that is for everybody: what one seat alone may know changes no message."""
    return max((entry.number + 1 for entry in match.events()[-1:]), default=0)
