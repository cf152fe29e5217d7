"""What every handler finds at ``interaction.client``."""

from __future__ import annotations

import discord

from bot.config import Settings
from bot.publish.publisher import Publisher
from bot.tables import Tables


class HostClient(discord.Client):
    """A Discord client with the tables behind it. ``guilds`` is the only intent: it reads no messages."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.settings = settings
        self.tables = tables
        self.publisher = Publisher(self, tables)
