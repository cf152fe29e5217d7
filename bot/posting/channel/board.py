"""The message with a table's lobby or board: edited, or followed by a new one, each change exactly once.

A change is stored before it is sent, and the note removed when Discord has confirmed it. If that never came (we were
killed, or the reply was lost), the channel is read before anything more is posted.
"""

from __future__ import annotations

import hashlib
import logging
from typing import Any

import discord
import msgspec

from bot.messages.circuit_breaker import Paused
from bot.messages.locks import ThreadLocked
from bot.messages.nonces import nonce
from bot.messages.normal import normal
from bot.messages.parts import file_of
from bot.messages.sends import noted_elsewhere
from bot.model.posts import BoardState, Post
from bot.model.table import Table
from bot.posting.channel.steps import PutBoard
from bot.posting.kinds import BOARD, OLD, UNCONFIRMED, board_state, find
from bot.posting.texts.message import Message, draw_picture
from bot.posting.threads.reach import edit, pings_of, send_once, view_of
from bot.tables.service import Tables

logger = logging.getLogger("ziggurat.publish")
UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that has been deleted."""

LOOKED_AT = 100
"""Messages of a channel among which one of ours is looked for: as many as one request gives."""


TEXT_DIGEST = 24
"""Characters of the digest of a message's text, with which the digest of the message begins."""

PICTURE_DIGEST = 32
"""Where the digest of the picture begins in the digest of a message."""


def text_digest(content: str) -> str:
    """A digest of a text, the same for what Discord gives back of it."""
    return hashlib.blake2s(normal(content).encode(), digest_size=TEXT_DIGEST // 2).hexdigest()


def _digests(content: str) -> tuple[str, str]:
    """The digest of a text, and the one under which earlier versions of the bot stored it."""
    return text_digest(content), hashlib.blake2s(content.strip().encode(), digest_size=TEXT_DIGEST // 2).hexdigest()


def digest_of(message: Message) -> str:
    """A digest of a message's text, one of its buttons, and one of what its picture is made of, if it has one."""
    buttons = hashlib.blake2s(msgspec.json.encode(message.buttons), digest_size=4).hexdigest()
    return text_digest(message.text) + buttons + ("" if message.drawing is None else message.drawing.facts)


async def _files(step: PutBoard) -> list[discord.File]:
    drawing = step.message.drawing
    return [] if drawing is None else [file_of(await draw_picture(drawing), drawing.kind)]


class BoardMessages:
    """The board messages of all tables. The caller holds the table's lock."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables

    async def confirmed(self, table: Table) -> Post | None:
        """The board message that was confirmed last."""
        return find(await self.tables.store.messages.posts(table.id), BOARD)

    async def find(self, table: Table) -> Post | None:
        """The board message as the channel shows it; the channel is read only if the last change was not confirmed.

        Raises DiscordException.
        """
        posts = await self.tables.store.messages.posts(table.id)
        board, sent = find(posts, BOARD), find(posts, UNCONFIRMED)
        if sent is None:
            return board
        message_id = await self._carried_out(sent, 0 if board is None else board.message_id)
        if message_id is None:
            await self.tables.store.messages.forget(table.id, UNCONFIRMED)
            return board
        if board is not None and board.message_id != message_id:
            await self._remember_old(board, table.revision)
        # Its text was read, not its buttons or its picture: the next edit brings them all.
        return await self._confirm(table, sent.channel_id, message_id, board_state(sent), sent.digest[:TEXT_DIGEST])

    async def _carried_out(self, sent: Post, before: int) -> int | None:
        """The id of the message that shows the unconfirmed change; None if there is none, or we may not read it."""
        channel = self.client.get_partial_messageable(sent.channel_id)
        try:
            if sent.message_id:
                messages = [await channel.fetch_message(sent.message_id)]
            else:
                messages = [message async for message in channel.history(limit=LOOKED_AT)]
        except (discord.NotFound, discord.Forbidden) as error:
            logger.info("table %d: what stands there cannot be seen (code %d)", sent.table_id, error.code)
            return None
        me = None if self.client.user is None else self.client.user.id
        ours = [message for message in messages if message.author.id == me and message.id >= before]
        text = sent.digest[:TEXT_DIGEST]
        return next((message.id for message in ours if text in _digests(message.content)), None)

    async def put(self, table: Table, step: PutBoard) -> None:
        """Edit the board message, or post a new one. Raises DiscordException."""
        content = {"content": step.message.text, "view": view_of(step.message.buttons)}
        try:
            if step.edits is None or not await self._is_edited(table, step, step.edits, content):
                await self._post(table, step, await _files(step), content)
        except discord.DiscordException as error:
            if _is_refused(error):
                # Nothing was posted, so there is nothing to look for.
                await self.tables.store.messages.forget(table.id, UNCONFIRMED)
            raise

    async def _is_edited(self, table: Table, step: PutBoard, post: Post, content: dict[str, Any]) -> bool:
        """Edit the message, as far as it shows something else; returns False if it has been deleted."""
        now = digest_of(step.message)
        if post.digest != now:
            same_picture = post.digest[PICTURE_DIGEST:] == now[PICTURE_DIGEST:]
            files = None if same_picture else await _files(step)
            if step.state.is_lobby:
                # It may be shown twice, as it has no log; what it shows is not known until Discord confirms the edit.
                await self.tables.store.messages.remember(msgspec.structs.replace(post, digest=""))
            else:
                await self._remember_attempt(table, post.message_id, step)
            try:
                await edit(self.client, post, files, **content)
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MESSAGE:
                    return False
                raise
        await self._confirm(table, post.channel_id, post.message_id, step.state, now)
        return True

    async def _post(self, table: Table, step: PutBoard, files: list[discord.File], content: dict[str, Any]) -> None:
        await self._remember_attempt(table, 0, step)
        channel, named = self.client.get_partial_messageable(table.channel_id), nonce(self.tables, *step.nonce)
        with noted_elsewhere():
            message = await send_once(channel, named, files, allowed_mentions=pings_of(step.message.pings), **content)
        if step.before is not None and step.before.message_id != message.id:
            # If we are killed now, the next start removes its buttons.
            await self._remember_old(step.before, table.revision)
        await self._confirm(table, table.channel_id, message.id, step.state, digest_of(step.message))

    async def _remember_attempt(self, table: Table, message_id: int, step: PutBoard) -> None:
        """Store what is about to be shown, in this message or (0) a new one."""
        place = (table.channel_id, message_id)
        sent = Post(table.id, UNCONFIRMED, 0, *place, table.revision, digest_of(step.message), step.state)
        await self.tables.store.messages.remember(sent)

    async def _remember_old(self, post: Post, revision: int) -> None:
        """Store that the message has a successor and still has its buttons."""
        old = msgspec.structs.replace(post, kind=f"{OLD}{post.message_id}", revision=revision)
        await self.tables.store.messages.remember(old)

    async def _confirm(self, table: Table, channel_id: int, message_id: int, state: BoardState, digest: str) -> Post:
        """Store that Discord shows the message: it is the table's board message from now on."""
        board = Post(table.id, BOARD, 0, channel_id, message_id, table.revision, digest, state)
        await self.tables.store.messages.remember(board, settles=UNCONFIRMED)
        return board


def _is_refused(error: discord.DiscordException) -> bool:
    """Whether the error proves that nothing was changed: Discord refused it, or it was never sent."""
    if isinstance(error, discord.HTTPException):
        return error.status < 500
    return isinstance(error, (ThreadLocked, Paused))
