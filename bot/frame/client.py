"""The type of ``interaction.client`` in every handler."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord

from bot.base.config import Settings
from bot.base.meter import Meter, Silent
from bot.frame.command_book import CommandBook
from bot.frame.concurrency_limiter import ConcurrencyLimiter
from bot.frame.feature import Feature
from bot.messages.circuit_breaker import CircuitBreaker
from bot.messages.fallbacks import Fallbacks
from bot.messages.gallery import Gallery
from bot.messages.locks import Locks
from bot.messages.old_edits import OldEdits
from bot.messages.throttle import Throttle
from bot.posting.publisher import Publisher
from bot.posting.timekeeper import Timekeeper
from bot.tables.orders import Orders
from bot.tables.people import People
from bot.tables.servers import Servers
from bot.tables.service import Tables

LONGEST_WAIT = 60.0
"""Seconds that a request may wait for a rate limit; with a longer wait, posting is tried later."""


class HostClient(discord.Client):
    """A Discord client with the tables behind it. ``guilds`` is the only intent: it reads no messages."""

    features: Feature

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        *,
        meter: Meter | None = None,
        http_trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        self.breaker = CircuitBreaker(server_of=self.server_of)
        self.throttle = Throttle()
        self.locks = Locks()
        self.old_edits = OldEdits()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=self.breaker.watch(aiohttp.TraceConfig() if http_trace is None else http_trace),
        )
        self.settings = settings
        self.tables = tables
        self.limiter = ConcurrencyLimiter()
        self.meter: Meter = Silent() if meter is None else meter
        self.fallbacks = Fallbacks(self.meter)
        self.people = People(tables.store, settings.hands)
        self.servers = Servers(tables.store)
        self.gallery = Gallery()
        self.book = CommandBook()
        self.clocks, self.lateness = tables.clocks(self.people)
        self.publisher = Publisher(self, tables, self.people, self.servers, self.meter, self.clocks, self.locks)
        publish, tell, ask = self.publisher.publish, self.publisher.tell, self.publisher.ask
        self.orders = Orders(tables, publish)
        acts = (self.publisher.hands, publish, tell, ask, self.publisher.move_buttons)
        self.timekeeper = Timekeeper(self, tables, self.people, self.clocks, self.lateness, *acts)

    def server_of(self, channel_id: int) -> int | None:
        """The server of a channel or thread; None for direct messages and for what we do not know."""
        table = self.tables.at(channel_id)
        if table is not None and table.guild_id is not None:
            return table.guild_id
        guild: discord.Guild | None = getattr(self.get_channel(channel_id), "guild", None)
        return None if guild is None else guild.id

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Note the arrival of an interaction, then dispatch as discord.py does."""
        if event == "interaction":
            self.meter.received(args[0].id)
        super().dispatch(event, *args, **kwargs)
