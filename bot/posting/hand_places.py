"""Where a hand can go: a direct message, or a private thread beside the table with its owner alone."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.model.table import Post, Table
from bot.words.wording import say, title

logger = logging.getLogger("ziggurat.hands")
ARCHIVED = 50083
"""Discord's code for "this thread is archived"."""

Place = discord.DMChannel | discord.Thread


class ThreadLocked(discord.DiscordException):
    """A moderator has locked the thread: it is not ours to wake."""


class CannotOpen(Exception):
    """No private thread can be made beside this table: we or its owner may not, or (``kind``) nobody can there."""

    def __init__(self, *, kind: bool = False) -> None:
        super().__init__()
        self.kind = kind


def has_private_threads(channel: object) -> bool:
    """Whether a private thread can be opened in a channel of this kind, by whoever may."""
    return isinstance(channel, discord.TextChannel) and not channel.is_news()


async def open_place(
    client: discord.Client, table: Table, user: int, way: str, lang: str, post: Post | None = None
) -> Place:
    """The channel for a new hand message: the thread of ``post`` where that still is, else a new one.

    Raises CannotOpen or DiscordException.
    """
    if way == "dm":
        return await client.create_dm(discord.Object(user))
    thread = None if post is None else await find_thread(client, post.channel_id)
    return thread or await _new_thread(client, table, user, lang)


async def find_thread(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """The thread with this id, archived or not; None where it is gone."""
    found = client.get_channel(channel_id)
    if found is None:
        try:
            found = await client.fetch_channel(channel_id)
        except discord.NotFound:
            return None
    return found if isinstance(found, discord.Thread) else None


async def _new_thread(client: discord.Client, table: Table, user: int, lang: str) -> discord.Thread:
    home = client.get_channel(table.channel_id)
    parent = home.parent if isinstance(home, discord.Thread) else home
    if not isinstance(parent, discord.TextChannel) or not has_private_threads(parent):
        raise CannotOpen(kind=parent is not None)
    name = say(lang, "hand-thread", game=title(table.game, lang), table=table.id)[:100]
    thread = await parent.create_thread(name=name, type=discord.ChannelType.private_thread, invitable=False)
    try:
        await thread.add_user(discord.Object(user))
    except (discord.NotFound, discord.Forbidden) as error:
        # Somebody who has left the server: nothing is tried again until they ask for it.
        raise CannotOpen from error
    return thread


async def reopened(client: discord.Client, channel_id: int, error: discord.HTTPException) -> bool:
    """Whether the error was that a thread slept, and it has been woken. Raises ThreadLocked or DiscordException."""
    if error.code != ARCHIVED:
        return False
    thread = await find_thread(client, channel_id)
    if thread is None:
        return False
    if thread.locked:
        raise ThreadLocked
    await thread.edit(archived=False)
    return True


def out_of_reach(error: discord.HTTPException) -> bool:
    """Whether the message is gone, not ours to change, or in a thread that was put away: then it stays as it is."""
    return isinstance(error, (discord.NotFound, discord.Forbidden)) or error.code == ARCHIVED


async def close_threads(client: discord.Client, posts: Sequence[Post]) -> None:
    """Archive the hand threads among ``posts``: their game is over. The hands stay to be read."""
    for post in posts:
        if post.kind != "hand-thread":
            continue
        try:
            thread = await find_thread(client, post.channel_id)
            if thread is not None and not thread.archived:
                await thread.edit(archived=True)
        except discord.DiscordException as error:
            logger.info("table %d: a hand's thread could not be closed: %s", post.table_id, type(error).__name__)


async def withdraw(client: discord.Client, post: Post) -> None:
    """Take a hand away: its message goes, and its owner leaves the thread. What is out of reach stays."""
    try:
        if post.message_id:
            await client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id).delete()
        if post.kind == "hand-thread":
            thread = await find_thread(client, post.channel_id)
            if thread is not None:
                await thread.remove_user(discord.Object(post.user_id))
    except discord.HTTPException as error:
        if not out_of_reach(error):
            raise
        logger.info("table %d: a hand could not be withdrawn (code %d)", post.table_id, error.code)
