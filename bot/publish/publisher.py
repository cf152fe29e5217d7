"""What a table's channel shows: one board message a turn, edited while the same people are to act.

Whatever is stored but not posted is posted, in order, once. The store's ``posted_revision`` says how far we are.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time

import discord
import msgspec

from bot.clock.service import Clocks
from bot.log_context import about
from bot.meter import Meter
from bot.moves import moves_of
from bot.people import People
from bot.publish.attendance import attend
from bot.publish.calls import Calls
from bot.publish.hand_places import ARCHIVED, ThreadLocked, reopened, withdraw
from bot.publish.hands import deliver_hands, hand_views
from bot.publish.later import Later
from bot.publish.lobby import lobby_text, lobby_view
from bot.publish.pictures import draw
from bot.publish.texts import board_text, board_view
from bot.servers import Servers
from bot.store.errors import StoreError
from bot.table_errors import NotStarted, TableError
from bot.table_model import Notice, Post, Table
from bot.tables import Tables
from bot.ui.parts import NO_PINGS, file_of, is_older
from bot.ui.plan_notes import deliver_notes
from bot.wording import escaped, say

logger = logging.getLogger("ziggurat.publish")
GONE = 10008
"""Discord's code for a message that has been deleted."""

OLD = "old-"
"""How the kind of a post begins that has a successor and has not lost its buttons yet; its message follows."""


class Detail(msgspec.Struct, frozen=True):
    """What we must know of a posted board message: its log lines (from, to), whom it waits for, in which turn.

    Of those it waits for, ``called`` (None: all) are mentioned in it, and ``owed`` are to be called when their quiet
    hours end.
    ``revision`` is the match's, ``posed`` what it was when the question was put that they are asked.
    """

    first: int = 0
    last: int = 0
    pinged: tuple[int, ...] = ()
    turn: int = 0
    called: tuple[int, ...] | None = None
    owed: tuple[int, ...] = ()
    posed: int = 0
    revision: int = 0

    @property
    def is_lobby(self) -> bool:
        """Whether no turn had begun when it was posted."""
        return self.turn == 0

    def goes_on(self, waiting: tuple[int, ...], turn: int) -> bool:
        """Whether the message may be edited: the turn is the same, and nobody waits who has not been pinged."""
        if self.is_lobby or self.turn != turn:
            return False
        return waiting == self.pinged or (waiting != () and set(waiting) < set(self.pinged))


class Trouble(Exception):
    """A table's channel cannot be posted to; ``key`` words what to do about it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


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
        self.calls = Calls(client, tables, people, self._settle_call)
        self.later = Later(self.publish)
        self._locks: dict[int, asyncio.Lock] = {}
        # The posting of each table that has not begun yet: who comes before it does needs none of their own.
        self._next: dict[int, asyncio.Task[str | None]] = {}

    async def publish(self, table_id: int, notice: Notice | None = None) -> str | None:
        """Bring a table's messages up to date, after a ``notice`` to everybody if there is one.

        Gives back a text key where that is not possible, else None. It is then posted later: after a while, or when
        something changes about the channel.
        """
        if notice is not None:
            return await self._measured(table_id, notice)
        posting = self._next.get(table_id)
        if posting is None:
            posting = self._next[table_id] = asyncio.create_task(self._measured(table_id, None))
        return await asyncio.shield(posting)

    async def _measured(self, table_id: int, notice: Notice | None) -> str | None:
        with about(table=table_id):
            begun = time.perf_counter()
            try:
                trouble = await self._publish(table_id, notice)
            finally:
                self.meter.published(time.perf_counter() - begun)
        if trouble is None:
            self.later.settled(table_id)
        else:
            self.later.owe(table_id, timed=trouble == "trouble-discord")
        return trouble

    async def publish_late(self, table_id: int) -> str | None:
        """Post what could not be posted before, if there is anything; as ``publish``."""
        return await self.publish(table_id) if table_id in self.later.owed() else None

    async def _publish(self, table_id: int, notice: Notice | None) -> str | None:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            if self._next.get(table_id) is asyncio.current_task():
                del self._next[table_id]
            table = self.tables.get(table_id)
            if table is None:
                return None
            try:
                if notice is not None:
                    await self._tell(table, notice)
                if table.status == "lobby" or await self._never_began(table):
                    await self._lobby(table)
                else:
                    await self._board(table)
            except Trouble as trouble:
                return trouble.key
            except (discord.DiscordException, StoreError) as error:
                logger.warning("table %d: posting failed: %s", table_id, type(error).__name__)
                return "trouble-discord"
        return None

    async def _tell(self, table: Table, notice: Notice) -> None:
        words = {name: escaped(value) if isinstance(value, str) else value for name, value in notice.args.items()}
        channel = self.client.get_partial_messageable(table.channel_id)
        await channel.send(say(table.language, notice.key, **words), allowed_mentions=NO_PINGS)

    # --- the lobby ----------------------------------------------------------------------------------------------

    async def _lobby(self, table: Table) -> None:
        post = await self._post(table, "board")
        content, view = lobby_text(table), lobby_view(table)
        # A table that nobody has seen and that is closed has nothing to say.
        if post is not None or table.is_open:
            await self._put(table, post, content, view, [], Detail(), edit=True)
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
        post = await self._post(table, "board")
        untils = await self.clocks.shown(table.id)
        match = await self.tables.match(table.id)
        table = self.tables.get(table.id) or table
        # Everything is read off the match before the next await: it may move on while we draw and post.
        lang, names = table.language, table.names()
        old, waiting = _detail(post), tuple(table.waiting_for())
        moves = moves_of(table.game)
        view, over = moves.drawn(match.view(None), (), table.waiting), match.result() is not None
        turn = moves.turn(view)
        posed, quiet, logged, revision = match.posed_at(), match.is_quiet(), len(match.log), match.revision
        fresh = await self._fresh(table, old, waiting, posed, quiet=quiet) if old.turn == turn else waiting
        same_turn = post is not None and old.goes_on(waiting, turn) and not fresh
        called, owed = self._called(waiting, fresh, old if same_turn else None)
        detail = Detail(old.first if same_turn else old.last, logged, waiting, turn, called, owed, posed, revision)
        before = None if same_turn or old.is_lobby else old.first
        content = board_text(table, match, detail.first, before, called, untils)
        hands = hand_views(table, match)
        palette = self.servers.defaults_for(table.guild_id).palette
        kinds = ("board", "score")[: 1 + over]
        pictures = [(kind, await draw(table.game, view, kind, lang, names, palette)) for kind in kinds]
        files = [file_of(picture, name) for name, picture in pictures]
        # An edit would tell when somebody has answered a question that hides it.
        if not (quiet and same_turn and logged == old.last):
            await self._put(table, post, content, board_view(table), files, detail, edit=same_turn)
        self.calls.owe(table.id, owed)
        await deliver_hands(self.client, self.tables, self.people, table, hands)
        await deliver_notes(self.client, self.tables, self.people, table)
        await attend(self.client, self.tables, table)
        await self.tables.mark_posted(table.id, table.revision)

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
        now = time.time()
        called = tuple(user for user in fresh if self.people.get(user).takes_turn_ping(now))
        owed = tuple(u for u in fresh if u not in called and self.people.get(u).pings == "turn")
        return called, owed

    async def load_calls(self) -> None:
        """Remember who is owed a call from before this process began."""
        for table in self.tables.open_tables():
            if any(self.people.get(user).quiet_from is not None for user in table.waiting_for()):
                self.calls.owe(table.id, _detail(await self._post(table, "board")).owed)

    async def _settle_call(self, user: int, table_id: int) -> None:
        """The board message does not owe this call any more."""
        table = self.tables.get(table_id)
        if table is None:
            return
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            post = await self._post(table, "board")
            if post is not None:
                detail = _detail(post)
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
            await withdraw(self.client, post)
            await self.tables.forget_post(post.table_id, post.kind, user)

    async def _post(self, table: Table, kind: str) -> Post | None:
        posts = await self.tables.posts(table.id)
        return next((post for post in posts if post.kind == kind and post.user_id == 0), None)

    async def _put(
        self,
        table: Table,
        post: Post | None,
        content: str,
        view: discord.ui.View,
        files: list[discord.File],
        detail: Detail,
        *,
        edit: bool,
    ) -> None:
        """Edit the standing message, or post a new one and take the buttons off its predecessor."""
        channel = self.client.get_partial_messageable(table.channel_id)
        # Where a message was posted and we never heard so, we name the same predecessor again and are given that one.
        before = 0 if post is None else post.message_id
        nonce = hashlib.blake2s(f"{table.id}-{table.channel_id}-{before}".encode(), digest_size=12).hexdigest()
        everyone = discord.AllowedMentions(users=[discord.Object(user) for user in detail.called or ()])
        try:
            stays = edit and post is not None and post.channel_id == table.channel_id
            if stays and post is not None and await self._edited(post, content, view, files):
                await self._remember(table, post.message_id, detail)
            else:
                message = await channel.send(content, files=files, view=view, allowed_mentions=everyone, nonce=nonce)
                if is_older(message, content, files):
                    await message.edit(content=content, attachments=files, view=view, allowed_mentions=NO_PINGS)
                if post is not None and post.message_id != message.id:
                    # Were we ended now, the next start would still take its buttons.
                    kind = f"{OLD}{post.message_id}"
                    await self.tables.remember_post(
                        table.id, kind, 0, post.channel_id, post.message_id, table.revision, post.picture
                    )
                await self._remember(table, message.id, detail)
            for old in await self.tables.posts(table.id):
                if old.kind.startswith(OLD):
                    await self._retire(table, old)
        except discord.Forbidden as error:
            raise Trouble("trouble-permission") from error
        except ThreadLocked as error:
            raise Trouble("trouble-locked") from error
        except discord.NotFound as error:
            raise Trouble("trouble-channel") from error
        except discord.HTTPException as error:
            # A thread that sleeps is woken by a new message, unless it is locked.
            raise (Trouble("trouble-locked") if error.code == ARCHIVED else error) from error

    async def _edited(self, post: Post, content: str, view: discord.ui.View, files: list[discord.File]) -> bool:
        """Whether the standing message could be brought up to date; not so where it is gone. A thread is woken."""
        message = self.client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
        for attempt in (1, 2):
            try:
                await message.edit(content=content, attachments=files, view=view, allowed_mentions=NO_PINGS)
                return True
            except discord.HTTPException as error:
                for file in files:
                    file.reset()
                if error.code == GONE:
                    return False
                if attempt == 2 or not await reopened(self.client, post.channel_id, error):
                    raise
        return False

    async def _remember(self, table: Table, message_id: int, detail: Detail) -> None:
        await self.tables.remember_post(
            table.id, "board", 0, table.channel_id, message_id, table.revision, msgspec.json.encode(detail).decode()
        )

    async def _retire(self, table: Table, post: Post) -> None:
        """A predecessor loses its buttons (and the lobby its invitation); where it is gone, nothing is lost."""
        message = self.client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
        try:
            if _detail(post).is_lobby:
                await message.edit(content=lobby_text(table), view=None, allowed_mentions=NO_PINGS)
            else:
                await message.edit(view=None, allowed_mentions=NO_PINGS)
        except (discord.NotFound, discord.Forbidden):
            logger.info("table %d: an old message is gone", post.table_id)
        await self.tables.forget_post(post.table_id, post.kind, 0)


def _detail(post: Post | None) -> Detail:
    if post is None or not post.picture:
        return Detail()
    return msgspec.json.decode(post.picture, type=Detail)
