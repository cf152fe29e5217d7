"""The threads of tables: opened, renamed, archived after the end. A post opens an archived thread again."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import discord

from bot.model.errors import TableError
from bot.model.posts import Closing, Room
from bot.model.table import Table
from bot.posting.threads.reach import find_thread, remove_member
from bot.tables.service import Tables
from bot.words.wording import LANGUAGES, title

logger = logging.getLogger("ziggurat.rooms")

WEEK: Final = 10080
"""Minutes without a message after which Discord puts a thread away: the longest it offers."""

AT_ONCE: Final = 3
"""Threads of finished games that are put away in one look: their cards may stand in one channel, and are old."""

AGAIN: Final = 600.0
"""Seconds after which a thread is tried to be put away again where Discord has failed."""

TOO_MANY: Final = 160006
"""Discord's code for a server that has as many open threads as it may have."""


MoveButtons = Callable[[Closing], Awaitable[bool]]
"""Moves the buttons of a finished game out of its thread; returns False where another attempt may help."""


class NoRoom(TableError):
    """A table that only its players may watch cannot start, as no private thread can be opened.

    ``why``: this "kind" of channel has none, the server has too many threads ("limit"), we lack a "permission", or
    "discord" failed.
    """

    key = "error-no-room-start"


class NoRoomThere(NoRoom):
    """A game cannot move there, as no private thread can be opened; it stays where it is."""

    key = "error-no-room-move"


def has_private_threads(channel: object) -> bool:
    """Whether this kind of channel can have private threads."""
    return isinstance(channel, discord.TextChannel) and not channel.is_news()


async def open_thread(channel: object, table: Table) -> int | str:
    """Open a public thread for the table; returns its id, or the key of a text that says why there is none.

    Raises DiscordException where another attempt may help.
    """
    if not isinstance(channel, discord.TextChannel):
        return _why_no_thread(channel)
    try:
        return await _open(channel, table, discord.ChannelType.public_thread) or "trouble-thread"
    except discord.HTTPException as error:
        if error.code != TOO_MANY:
            raise
        return "trouble-thread-limit"


def _why_no_thread(channel: object) -> str:
    """The key of a text that says why this kind of channel has no threads."""
    if isinstance(channel, discord.ForumChannel):
        return "trouble-thread-post"
    if isinstance(channel, discord.Thread):
        return "trouble-thread-post" if isinstance(channel.parent, discord.ForumChannel) else "trouble-thread-inside"
    return "trouble-thread-kind"


async def enter_room(
    client: discord.Client, tables: Tables, table: Table, near: int, refusal: type[NoRoom] = NoRoom
) -> Table:
    """Move a table that only its players may watch to a new private thread of the channel ``near``.

    Raises ``refusal`` if none can be opened; the table then stays where it is.
    """
    here = client.get_channel(near)
    parent = here.parent if isinstance(here, discord.Thread) else here
    if parent is not None and not has_private_threads(parent):
        raise refusal(why="kind")
    try:
        thread = await _open(parent, table, discord.ChannelType.private_thread)
    except discord.DiscordException as error:
        logger.warning("table %d: no private thread: %s", table.id, type(error).__name__)
        full = isinstance(error, discord.HTTPException) and error.code == TOO_MANY
        raise refusal(why="limit" if full else "discord") from error
    if thread is None:
        raise refusal(why="permission")
    await tables.store.messages.keep_room(table.id, Room(thread), is_pressed=True)
    return await tables.lifecycle.move(table.id, thread)


async def _open(channel: object, table: Table, kind: discord.ChannelType) -> int | None:
    """Open the thread; returns None without the permission. Raises DiscordException."""
    if not isinstance(channel, discord.TextChannel):
        return None
    name = room_name(table, table.language)
    private = kind is discord.ChannelType.private_thread
    try:
        if private:
            return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK, invitable=False)).id
        # An announcement channel has threads of a kind of its own, and no others.
        public = discord.ChannelType.news_thread if channel.is_news() else kind
        return (await channel.create_thread(name=name, type=public, auto_archive_duration=WEEK)).id
    except discord.Forbidden:
        return None


def room_name(table: Table, lang: str) -> str:
    """The title of a table's thread, number first, as phones cut off the end."""
    return f"{table.id} · {title(table.game, lang)}"[:100]


async def rename(client: discord.Client, table: Table) -> None:
    """Rename the table's thread in its present language, unless it is not ours or somebody renamed it."""
    try:
        thread = await find_thread(client, table.channel_id)
        if thread is None or client.user is None or thread.owner_id != client.user.id:
            return
        name = room_name(table, table.language)
        if thread.name != name and thread.name in {room_name(table, lang) for lang in LANGUAGES}:
            await thread.edit(name=name)
    except discord.DiscordException as error:
        # Discord takes two new titles in ten minutes.
        logger.info("a thread could not be renamed: %s", type(error).__name__)


async def put_away(client: discord.Client, channel_id: int) -> None:
    """Archive a thread of ours that a table has left; other channels are left alone."""
    try:
        thread = await find_thread(client, channel_id)
        is_ours = thread is not None and client.user is not None and thread.owner_id == client.user.id
        if is_ours and thread is not None and not thread.archived and not thread.locked:
            await thread.edit(archived=True)
    except discord.DiscordException as error:
        logger.info("a thread could not be put away: %s", type(error).__name__)


async def put_away_ended(client: discord.Client, tables: Tables, move_buttons: MoveButtons) -> bool:
    """Archive the threads of finished games when their time has come, with their buttons moved out of them before.

    At most AT_ONCE; returns whether more of them wait. A thread in which another game is played, or has ended later, is
    left until that one's time has come. Where Discord fails it is tried again after AGAIN seconds.
    """
    now, leases, due = tables.now(), tables.leases, list[list[Closing]]()
    for channel_id, ended in _by_channel(await tables.store.closings()).items():
        if tables.at(channel_id) is None and all(closing.at <= now for closing in ended):
            due += [ended] if all([await leases.acquire(closing.table_id) for closing in ended]) else []
    for ended in due[:AT_ONCE]:
        await _put_away_here(client, tables, ended, move_buttons)
    return len(due) > AT_ONCE


async def put_away_by_others(
    client: discord.Client, tables: Tables, channel_id: int, move_buttons: MoveButtons
) -> None:
    """Somebody else, or Discord, has archived or locked a thread: that of a finished game is put away at once."""
    ended = _by_channel(await tables.store.closings()).get(channel_id)
    if ended and tables.at(channel_id) is None and await tables.leases.acquire(ended[0].table_id):
        await _put_away_here(client, tables, ended, move_buttons)


async def _put_away_here(
    client: discord.Client, tables: Tables, ended: Sequence[Closing], move_buttons: MoveButtons
) -> None:
    """Put the thread away in which these games have ended, the last one last."""
    for closing in ended:
        if not await move_buttons(closing):
            await tables.store.set_closing(closing.table_id, tables.now() + AGAIN)
            return
    for closing in ended:
        await tables.store.set_closing(closing.table_id, None)
        logger.info("table %d: the thread of a finished game is put away", closing.table_id)
    await put_away(client, ended[0].channel_id)


def _by_channel(closings: Sequence[Closing]) -> dict[int, list[Closing]]:
    """Finished games by the channel or thread in which they ended."""
    by_channel: dict[int, list[Closing]] = {}
    for closing in closings:
        by_channel.setdefault(closing.channel_id, []).append(closing)
    return by_channel


async def take_out(client: discord.Client, channel_id: int, user: int) -> None:
    """Remove a user from a private thread of ours."""
    try:
        thread = await find_thread(client, channel_id)
        if thread is not None:
            await remove_member(thread, user)
    except discord.DiscordException as error:
        logger.info("nobody could be taken out of a thread: %s", type(error).__name__)
