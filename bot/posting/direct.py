"""Who is written to directly, and how often: only people who have taken a seat, and few of them for the first time.

Discord refuses a bot that opens many direct messages (403 with 40003), and takes it for a spammer after 25 to 40 that
nobody has asked for (quarantine, 403 with 20026).
"""

from __future__ import annotations

from typing import Final

import discord

from bot.tables.service import Tables

NEW: Final = ((60.0, 10), (3600.0, 100))
"""Pairs of seconds and the most people written to for the first time in them: far fewer than Discord refuses."""

Direct = discord.DMChannel | discord.PartialMessageable


class NotWritten(discord.DiscordException):
    """Not sent: the user has never taken a seat, or too many are written to for the first time.

    ``until``: when it may be sent, in seconds since 1970; None: never.
    """

    def __init__(self, until: float | None = None) -> None:
        super().__init__()
        self.until = until


async def direct_messages(client: discord.Client, tables: Tables, user: int) -> Direct:
    """The channel of a user's direct messages; opened where that is needed. Raises NotWritten or DiscordException."""
    contacts = tables.store.contacts
    access = await contacts.request(user, tables.now(), NEW)
    if access.how == "known":
        return client.get_partial_messageable(access.channel, type=discord.ChannelType.private)
    if access.how != "new":
        raise NotWritten(access.until or None)
    place = await client.create_dm(discord.Object(user))
    await contacts.set_channel(user, place.id)
    return place
