"""Where hands are posted: in direct messages, or in a private thread beside the table with its owner alone."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.messages.parts import LABEL_LIMIT
from bot.model.posts import Post
from bot.model.table import Table
from bot.posting.direct import Direct, direct_messages
from bot.posting.kinds import HANDS
from bot.posting.threads.reach import find_thread, is_out_of_reach, remove_member
from bot.posting.threads.rooms import has_private_threads
from bot.tables.service import Tables
from bot.words.option_words import cut
from bot.words.wording import say, title

logger = logging.getLogger("ziggurat.hands")

Place = Direct | discord.Thread


class CannotOpen(Exception):
    """No private thread can be made beside this table: permission is lacking, or (``kind``) the channel has none."""

    def __init__(self, *, kind: bool = False) -> None:
        super().__init__()
        self.kind = kind


async def open_place(
    client: discord.Client, tables: Tables, table: Table, user: int, way: str, lang: str, post: Post | None = None
) -> Place:
    """The channel for a new hand message: the thread of ``post`` if it still exists, else a new one.

    Raises CannotOpen, NotWritten or DiscordException.
    """
    if way == "dm":
        return await direct_messages(client, tables, user)
    thread = None if post is None else await find_thread(client, post.channel_id)
    return thread or await _new_thread(client, table, user, lang)


async def _new_thread(client: discord.Client, table: Table, user: int, lang: str) -> discord.Thread:
    home = client.get_channel(table.channel_id)
    parent = home.parent if isinstance(home, discord.Thread) else home
    if not isinstance(parent, discord.TextChannel) or not has_private_threads(parent):
        raise CannotOpen(kind=parent is not None)
    name = cut(say(lang, "hand-thread", game=title(table.game, lang), table=table.id), LABEL_LIMIT)
    thread = await parent.create_thread(name=name, type=discord.ChannelType.private_thread, invitable=False)
    try:
        await thread.add_user(discord.Object(user))
    except (discord.NotFound, discord.Forbidden) as error:
        # They have left the server.
        raise CannotOpen from error
    return thread


async def close_threads(client: discord.Client, posts: Iterable[Post]) -> None:
    """Archive the hand threads among ``posts``, at the end of a game. The messages stay."""
    for post in posts:
        if post.kind != HANDS["thread"]:
            continue
        try:
            thread = await find_thread(client, post.channel_id)
            if thread is not None and not thread.archived:
                await thread.edit(archived=True)
        except discord.DiscordException as error:
            logger.info("table %d: a hand's thread could not be closed: %s", post.table_id, type(error).__name__)


async def withdraw(client: discord.Client, post: Post, *, surely: bool = False) -> None:
    """Delete a hand's message and remove its owner from the thread; what cannot be reached is left.

    Raises DiscordException; ``surely``: also where it may not be reached at present.
    """
    try:
        if post.message_id:
            await client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id).delete()
        if post.kind == HANDS["thread"]:
            thread = await find_thread(client, post.channel_id)
            if thread is not None:
                await remove_member(thread, post.user_id)
    except discord.DiscordException as error:
        if not is_out_of_reach(error) or (surely and not isinstance(error, discord.NotFound)):
            raise
        logger.info("table %d: a hand could not be withdrawn: %s", post.table_id, type(error).__name__)
