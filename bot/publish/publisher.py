"""What a table's channel shows: one board message a turn, edited while the same people are to act.

Whatever is stored but not posted is posted, in order, once. The store's ``posted_revision`` says how far we are.
"""

from __future__ import annotations

import asyncio
import logging

import discord
import msgspec

from bot.moves import moves_of
from bot.publish.hands import deliver_hands, hand_views
from bot.publish.pictures import draw
from bot.publish.texts import board_text, board_view, lobby_text, lobby_view
from bot.table_errors import NotStarted
from bot.table_model import Notice, Post, Table
from bot.tables import Tables
from bot.ui.parts import NO_PINGS, file_of
from bot.wording import escaped, say

logger = logging.getLogger("ziggurat.publish")


class Detail(msgspec.Struct, frozen=True):
    """What we must know of a posted board message: its log lines (from, to), whom it waits for, in which turn."""

    first: int = 0
    last: int = 0
    pinged: tuple[int, ...] = ()
    turn: int = 0

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

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self._locks: dict[int, asyncio.Lock] = {}

    async def publish(self, table_id: int, notice: Notice | None = None) -> str | None:
        """Bring a table's messages up to date, after a ``notice`` to everybody if there is one.

        Gives back a text key where that is not possible, else None.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
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
            except discord.DiscordException as error:
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
        await self._put(table, post, content, view, [], Detail(), edit=True)
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
        match = await self.tables.match(table.id)
        table = self.tables.get(table.id) or table
        # Everything is read off the match before the next await: it may move on while we draw and post.
        lang, names = table.language, table.names()
        old, waiting = _detail(post), tuple(table.waiting_for())
        view, over = match.view(None), match.result() is not None
        turn = moves_of(table.game).turn(view)
        same_turn = post is not None and old.goes_on(waiting, turn)
        detail = Detail(old.first if same_turn else old.last, len(match.log), waiting, turn)
        content = board_text(table, match, detail.first, None if same_turn or old.is_lobby else old.first)
        hands = hand_views(table, match)
        pictures = [(kind, await draw(table.game, view, kind, lang, names)) for kind in ("board", "score")[: 1 + over]]
        files = [file_of(picture, name) for name, picture in pictures]
        await self._put(table, post, content, board_view(table), files, detail, edit=same_turn)
        await deliver_hands(self.client, self.tables, table, hands)
        await self.tables.mark_posted(table.id, table.revision)

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
        nonce = f"z{table.id}-{table.revision}"
        everyone = discord.AllowedMentions(users=[discord.Object(user) for user in detail.pinged])
        try:
            if edit and post is not None and post.channel_id == table.channel_id:
                try:
                    await channel.get_partial_message(post.message_id).edit(
                        content=content, attachments=files, view=view, allowed_mentions=NO_PINGS
                    )
                    await self._remember(table, post.message_id, detail)
                    return
                except discord.NotFound as error:
                    if error.code != 10008:
                        raise
                    for file in files:
                        file.reset()
            message = await channel.send(content, files=files, view=view, allowed_mentions=everyone, nonce=nonce)
            await self._remember(table, message.id, detail)
            if post is not None:
                await self._retire(table, post)
        except discord.Forbidden as error:
            raise Trouble("trouble-permission") from error
        except discord.NotFound as error:
            raise Trouble("trouble-channel") from error

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


def _detail(post: Post | None) -> Detail:
    if post is None or not post.picture:
        return Detail()
    return msgspec.json.decode(post.picture, type=Detail)
