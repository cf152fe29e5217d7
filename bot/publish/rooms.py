"""Threads: one for a table, a private one for a table that only its players may watch, kept awake while it is open."""

from __future__ import annotations

import logging
from typing import Final

import discord
import msgspec

from bot.publish.hand_places import find_thread
from bot.table_model import Post, Table
from bot.tables import Tables
from bot.wording import title

logger = logging.getLogger("ziggurat.rooms")

WEEK: Final = 10080
"""Minutes without a message after which Discord puts a thread away: the longest it offers."""

ROOM = "room"
"""The kind of post that remembers a private thread of a table, and whom it has let in."""


async def open_thread(channel: object, table: Table) -> int | None:
    """A new thread of the table's own, for everybody; None where none can be opened."""
    return await _open(channel, table, discord.ChannelType.public_thread)


async def open_room(client: discord.Client, tables: Tables, table: Table) -> int | None:
    """A new private thread beside the table, remembered as its room; None where none can be opened."""
    here = client.get_channel(table.channel_id)
    thread = await _open(
        here.parent if isinstance(here, discord.Thread) else here, table, discord.ChannelType.private_thread
    )
    if thread is not None:
        await tables.remember_post(table.id, ROOM, 0, thread, 0, table.revision, "[]")
    return thread


async def _open(channel: object, table: Table, kind: discord.ChannelType) -> int | None:
    if not isinstance(channel, discord.TextChannel):
        return None
    name = f"{title(table.game, table.language)} · {table.id}"
    private = kind is discord.ChannelType.private_thread
    try:
        if private:
            return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK, invitable=False)).id
        return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id
    except discord.Forbidden:
        return None


async def put_away(client: discord.Client, channel_id: int) -> None:
    """Archive a thread of our own that a table has left, so that no empty one stays in the list; others stay."""
    try:
        thread = await find_thread(client, channel_id)
        if thread is not None and client.user is not None and thread.owner_id == client.user.id:
            await thread.edit(archived=True)
    except discord.DiscordException as error:
        logger.info("a thread could not be put away: %s", type(error).__name__)


async def let_in(client: discord.Client, tables: Tables, table: Table, posts: list[Post]) -> None:
    """Bring the people of a table into its private thread, and take out who has left; nothing for other tables.

    Somebody who is asked to take a seat over may look at what they would take.
    """
    room = next((post for post in posts if post.kind == ROOM and post.channel_id == table.channel_id), None)
    if room is None:
        return
    votes = await tables.open_votes(table.id) if table.is_open else []
    guests = {user for vote in votes if vote.kind == "invite" for user in vote.waiting}
    inside, wanted = set(msgspec.json.decode(room.picture, type=list[int])), {*table.members(), *guests}
    if inside == wanted:
        return
    thread, missing = await find_thread(client, room.channel_id), set[int]()
    if thread is None:
        return
    for user in sorted(wanted - inside):
        try:
            await thread.add_user(discord.Object(user))
        except (discord.NotFound, discord.Forbidden) as error:
            # Who has left the server keeps the seat, and comes in when they are back and the table changes again.
            logger.info("table %d: nobody could be let into the thread (code %d)", table.id, error.code)
            missing.add(user)
    for user in sorted(inside - wanted):
        try:
            await thread.remove_user(discord.Object(user))
        except discord.HTTPException as error:
            logger.info("table %d: nobody could be taken out of the thread (code %d)", table.id, error.code)
    stored = msgspec.json.encode(sorted(wanted - missing)).decode()
    await tables.remember_post(table.id, ROOM, 0, room.channel_id, 0, table.revision, stored)


async def keep_awake(client: discord.Client, tables: Tables, thread_id: int, *, archived: bool, locked: bool) -> None:
    """Bring a thread back that Discord has put away while its table is open; one that a moderator has locked stays."""
    if not archived or locked or tables.at(thread_id) is None:
        return
    try:
        thread = await find_thread(client, thread_id)
        if thread is not None:
            await thread.edit(archived=False)
    except discord.DiscordException as error:
        logger.info("a thread could not be kept awake: %s", type(error).__name__)
