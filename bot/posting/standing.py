"""The message of ours that stands in a table's channel: edited, or followed by a new one. Every change is made once.

What we are about to show is noted before it is sent, and the note goes when Discord has confirmed it. Where that never
came (we were ended, or the reply was lost) the channel itself is looked at before anything more is shown.
"""

from __future__ import annotations

import hashlib
import logging

import discord
import msgspec

from bot.messages.guard import Paused
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS, is_older
from bot.model.table import Post, Table
from bot.posting.hand_places import (
    ARCHIVED,
    ThreadLocked,
    out_of_reach,
    reopened,
)
from bot.posting.lobby import lobby_text
from bot.tables.service import Tables

logger = logging.getLogger("ziggurat.publish")
GONE = 10008
"""Discord's code for a message that has been deleted."""

BOARD = "board"
"""The kind of post of the standing message."""

OLD = "old-"
"""How the kind of a post begins that has a successor and has not lost its buttons yet; its message follows."""

MEANT = "meant"
"""The kind of post that is being sent or edited: of that message, or 0 for a new one."""

LOOKED_AT = 100
"""Messages of a channel among which one of ours is looked for: as many as one request gives."""


OVER = -1
"""The turn of the message that says how a game came out."""


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


class Meant(msgspec.Struct, frozen=True):
    """What a message is to show: the digest of its text, and what we shall know of it."""

    digest: str
    detail: Detail


class Shown(msgspec.Struct, frozen=True):
    """A message as it is to be: text, buttons, pictures, and what we must know of it."""

    content: str
    view: discord.ui.View
    files: list[discord.File]
    detail: Detail


class Trouble(Exception):
    """A table's channel cannot be posted to; ``key`` words what to do about it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def trouble_of(error: discord.DiscordException) -> Exception:
    """What to raise for a refusal of Discord: a Trouble where somebody can do something about it."""
    if isinstance(error, discord.Forbidden):
        return Trouble("trouble-permission")
    if isinstance(error, ThreadLocked):
        return Trouble("trouble-locked")
    if isinstance(error, discord.NotFound):
        return Trouble("trouble-channel")
    # A thread that sleeps is woken by a new message, unless it is locked.
    if isinstance(error, discord.HTTPException) and error.code == ARCHIVED:
        return Trouble("trouble-locked")
    return error


def detail_of(post: Post | None) -> Detail:
    """What was noted of a board message; of none, what holds before the first one."""
    if post is None or not post.picture:
        return Detail()
    return msgspec.json.decode(post.picture, type=Detail)


def digest_of(content: str) -> str:
    """The same for the same text, as Discord keeps it."""
    return hashlib.blake2s(content.strip().encode(), digest_size=12).hexdigest()


class Standing:
    """The standing messages of all tables. The caller sees to it that a table is posted by one at a time."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables

    async def noted(self, table: Table) -> Post | None:
        """The standing message as it was confirmed last."""
        return _of_kind(await self.tables.posts(table.id), BOARD)

    async def found(self, table: Table) -> Post | None:
        """The standing message as the channel shows it: asked there only where our last change was not confirmed.

        Raises DiscordException.
        """
        posts = await self.tables.posts(table.id)
        board, sent = _of_kind(posts, BOARD), _of_kind(posts, MEANT)
        if sent is None:
            return board
        meant = msgspec.json.decode(sent.picture, type=Meant)
        message_id = await self._carried_out(sent, meant, 0 if board is None else board.message_id)
        if message_id is None:
            await self.tables.forget_post(table.id, MEANT)
            return board
        return await self._confirm(table, board, sent.channel_id, message_id, meant.detail)

    async def _carried_out(self, sent: Post, meant: Meant, before: int) -> int | None:
        """The message that shows what was meant; None where there is none, or we may not look."""
        channel = self.client.get_partial_messageable(sent.channel_id)
        try:
            if sent.message_id:
                shown = [await channel.fetch_message(sent.message_id)]
            else:
                shown = [message async for message in channel.history(limit=LOOKED_AT)]
        except (discord.NotFound, discord.Forbidden) as error:
            logger.info("table %d: what stands there cannot be seen (code %d)", sent.table_id, error.code)
            return None
        me = None if self.client.user is None else self.client.user.id
        ours = [message for message in shown if message.author.id == me and message.id >= before]
        return next((message.id for message in ours if digest_of(message.content) == meant.digest), None)

    async def put(self, table: Table, post: Post | None, shown: Shown, *, edit: bool) -> None:
        """Edit the standing message, or post a new one and take the buttons off its predecessor.

        Raises Trouble or DiscordException.
        """
        try:
            await self._put(table, post, shown, edit=edit)
        except discord.DiscordException as error:
            if _refused(error):
                # Nothing has been shown, and there is nothing to look for.
                await self.tables.forget_post(table.id, MEANT)
            raise trouble_of(error) from error

    async def _put(self, table: Table, post: Post | None, shown: Shown, *, edit: bool) -> None:
        stays = edit and post is not None and post.channel_id == table.channel_id
        if stays and post is not None:
            # A lobby tells nothing that must not be told twice.
            if not shown.detail.is_lobby:
                await self._mean(table, post.message_id, shown)
            if await self._edited(post, shown):
                await self._confirm(table, post, post.channel_id, post.message_id, shown.detail)
            else:
                stays = False
        if not stays:
            await self._mean(table, 0, shown)
            message_id = await self._posted(table, post, shown)
            post = await self._confirm(table, post, table.channel_id, message_id, shown.detail)
        for old in await self.tables.posts(table.id):
            if old.kind.startswith(OLD) and (post is None or old.message_id != post.message_id):
                await self._retire(table, old)

    async def _mean(self, table: Table, message_id: int, shown: Shown) -> None:
        meant = msgspec.json.encode(Meant(digest_of(shown.content), shown.detail)).decode()
        await self.tables.remember_post(table.id, MEANT, 0, table.channel_id, message_id, table.revision, meant)

    async def _posted(self, table: Table, post: Post | None, shown: Shown) -> int:
        """Post a new message; gives back its id."""
        channel = self.client.get_partial_messageable(table.channel_id)
        # Where a message was posted and we never heard so, we name the same predecessor again and are given that one.
        before = 0 if post is None else post.message_id
        named = nonce(self.tables, "board", table.id, table.channel_id, before)
        pings = discord.AllowedMentions(users=[discord.Object(user) for user in shown.detail.called or ()])
        message = await channel.send(
            shown.content, files=shown.files, view=shown.view, allowed_mentions=pings, nonce=named
        )
        if is_older(message, shown.content, shown.files):
            await message.edit(
                content=shown.content, attachments=shown.files, view=shown.view, allowed_mentions=NO_PINGS
            )
        return message.id

    async def _confirm(
        self, table: Table, before: Post | None, channel_id: int, message_id: int, detail: Detail
    ) -> Post:
        """Discord shows the message: it stands from now on, and its predecessor is to lose its buttons."""
        if before is not None and before.message_id != message_id:
            # Were we ended now, the next start would still take its buttons.
            kind = f"{OLD}{before.message_id}"
            await self.tables.remember_post(
                table.id, kind, 0, before.channel_id, before.message_id, table.revision, before.picture
            )
        picture = msgspec.json.encode(detail).decode()
        return await self.tables.remember_post(
            table.id, BOARD, 0, channel_id, message_id, table.revision, picture, settles=MEANT
        )

    async def _edited(self, post: Post, shown: Shown) -> bool:
        """Whether the standing message could be brought up to date; not so where it is gone. A thread is woken."""
        message = self.client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
        for attempt in (1, 2):
            try:
                await message.edit(
                    content=shown.content, attachments=shown.files, view=shown.view, allowed_mentions=NO_PINGS
                )
                return True
            except discord.HTTPException as error:
                for file in shown.files:
                    file.reset()
                if error.code == GONE:
                    return False
                if attempt == 2 or not await reopened(self.client, post.channel_id, error):
                    raise
        return False

    async def _retire(self, table: Table, post: Post) -> None:
        """A predecessor loses its buttons (and the lobby its invitation); where it is out of reach, it keeps them."""
        message = self.client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
        try:
            if detail_of(post).is_lobby:
                await message.edit(content=lobby_text(table), view=None, allowed_mentions=NO_PINGS)
            else:
                await message.edit(view=None, allowed_mentions=NO_PINGS)
        except discord.HTTPException as error:
            if not out_of_reach(error):
                raise
            logger.info("table %d: an old message is out of reach (code %d)", post.table_id, error.code)
        await self.tables.forget_post(post.table_id, post.kind, 0)


def _refused(error: discord.DiscordException) -> bool:
    """Whether we know that a change was not made: Discord said so, or we did not even ask."""
    if isinstance(error, discord.HTTPException):
        return error.status < 500
    return isinstance(error, (ThreadLocked, Paused))


def _of_kind(posts: list[Post], kind: str) -> Post | None:
    return next((post for post in posts if post.kind == kind and post.user_id == 0), None)
