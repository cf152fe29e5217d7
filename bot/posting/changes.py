"""Reacts to changes of a server: retries channels that refused requests, and posts the tables that wait for it.

A locked thread is left alone until it is unlocked.
"""

from __future__ import annotations

import discord

from bot.messages.circuit_breaker import CircuitBreaker
from bot.model.table import Table
from bot.posting.channel.plan import says_locked
from bot.posting.publisher import Publisher
from bot.tables.service import Tables


def notice_change(
    client: discord.Client, breaker: CircuitBreaker, publisher: Publisher, tables: Tables, guild: int | None
) -> None:
    """Something changed about a server: permissions, channels, or our own role. None: about any, as we were away."""
    owed = [table for number in publisher.retry_queue.pending() if (table := tables.get(number)) is not None]
    hoped = [
        table
        for table in owed
        if guild in (None, table.guild_id) and table.channel_id not in publisher.locks and may_post(client, table)
    ]
    breaker.reset(_channels(client, guild) | {table.channel_id for table in hoped})
    publisher.retry_queue.retry_soon(table.id for table in hoped)


def lock_changed(publisher: Publisher, tables: Tables, thread_id: int, *, locked: bool) -> None:
    """Discord tells whether a thread is locked. If that is new, the table's card says so, and what is owed follows; its
    clocks stop while it is.
    """
    table, before = tables.at(thread_id), thread_id in publisher.locks
    publisher.locks.note(thread_id, locked=locked and table is not None)
    publisher.clocks.thread(thread_id, is_locked=locked and table is not None)
    if table is not None and before != locked:
        publisher.retry_queue.add(table.id, timed=False)
        publisher.retry_queue.retry_soon([table.id])


def threads_seen(publisher: Publisher, tables: Tables, guild: discord.Guild) -> None:
    """Discord has told of a server's threads, after we were away: which of its tables' are locked now."""
    for thread in guild.threads:
        lock_changed(publisher, tables, thread.id, locked=thread.locked)


async def remember_locks(publisher: Publisher, tables: Tables) -> None:
    """After a start: the threads that were locked when we ended, as far as their tables' cards say so."""
    for table in tables.open_tables():
        if says_locked(table, await tables.store.messages.posts(table.id)):
            publisher.locks.note(table.channel_id, locked=True)
            publisher.clocks.thread(table.channel_id, is_locked=True)


async def look_at_locks(client: discord.Client, publisher: Publisher, tables: Tables) -> None:
    """After we were away: look at threads that Discord has not told of, as they are archived: those that were locked,
    and those where clocks run.
    """
    timed = (table for table in tables.open_tables() if publisher.clocks.of(table.id))
    theirs = [table.channel_id for table in timed if table.guild_id and client.get_guild(table.guild_id) is not None]
    for thread_id in dict.fromkeys((*publisher.locks, *theirs)):
        if client.get_channel(thread_id) is None:
            before = thread_id in publisher.locks
            try:
                thread = await client.fetch_channel(thread_id)
            except (discord.NotFound, discord.Forbidden):
                # It is gone, or hidden: the next posting tells which.
                thread = None
            except discord.DiscordException:
                # Discord does not answer: what is known of it stays.
                publisher.locks.note(thread_id, locked=before)
                continue
            # The answer is noted already; whether it is new is not.
            publisher.locks.note(thread_id, locked=before)
            lock_changed(publisher, tables, thread_id, locked=isinstance(thread, discord.Thread) and thread.locked)


def may_post(client: discord.Client, table: Table) -> bool:
    """Whether we may post in the table's channel, as far as is known; True for a thread that is not in the cache."""
    server = None if table.guild_id is None else client.get_guild(table.guild_id)
    if server is None:
        return table.guild_id is None
    channel = server.get_channel_or_thread(table.channel_id)
    if isinstance(channel, discord.Thread):
        if channel.parent is None:
            return True
        allowed = channel.permissions_for(server.me)
        return allowed.view_channel and allowed.send_messages_in_threads
    if isinstance(channel, discord.TextChannel | discord.VoiceChannel | discord.StageChannel):
        allowed = channel.permissions_for(server.me)
        # What is written in a voice channel is for those who may join it.
        joins = allowed.connect or isinstance(channel, discord.TextChannel)
        return allowed.view_channel and allowed.send_messages and joins
    return True


def _channels(client: discord.Client, guild: int | None) -> set[int]:
    servers = (
        client.guilds
        if guild is None
        else [its_server for its_server in [client.get_guild(guild)] if its_server is not None]
    )
    return {place.id for server in servers for place in (*server.channels, *server.threads)}
