"""The type of ``interaction.client`` in every handler."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

from bot.base.config import Settings
from bot.base.meter import Meter, Silent
from bot.frame.command_book import CommandBook
from bot.frame.concurrency_limiter import ConcurrencyLimiter
from bot.frame.feature import Feature
from bot.messages.animations import Animations
from bot.messages.circuit_breaker import CircuitBreaker, Limits
from bot.messages.fallbacks import Fallbacks
from bot.messages.gallery import Gallery
from bot.messages.locks import Locks
from bot.messages.old_edits import OldEdits
from bot.messages.sends import Sends
from bot.messages.throttle import MOST, Throttle
from bot.model.shards import shard_of
from bot.posting.leagues.keeper import LeagueKeeper
from bot.posting.publisher import Publisher
from bot.posting.timekeeper import Timekeeper
from bot.shards.alone import Alone
from bot.shards.keeper import Keeper, Member, ShardStatus
from bot.shards.membership import Membership
from bot.shards.state import HostState
from bot.tables.orders import Orders
from bot.tables.people import People
from bot.tables.servers import Servers
from bot.tables.service import Tables

logger = logging.getLogger("ziggurat.app")

LONGEST_WAIT = 60.0
"""Seconds that a request may wait for a rate limit; with a longer wait, posting is tried later."""


class HostClient(discord.Client):
    """A Discord client with the tables behind it. ``guilds`` is the only intent: it reads no messages.

    ``member``: this process among those on the database, who share Discord's gateway. ``keeper`` keeps the connections
    of its shards; None: there is one connection, discord.py's own, for everything. ``when_loaded`` are called once the
    tables are loaded and their clocks run.
    """

    features: Feature

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        *,
        meter: Meter | None = None,
        http_trace: aiohttp.TraceConfig | None = None,
        member: Membership | None = None,
    ) -> None:
        self.breaker = CircuitBreaker(server_of=self.server_of)
        self.throttle = Throttle(None if settings.discord_api else MOST if member is None else member.rate)
        self.locks = Locks()
        self.old_edits = OldEdits()
        self.sends = Sends(tables, lambda: None if self.user is None else self.user.id)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=self.sends.watch(
                self.breaker.watch(aiohttp.TraceConfig() if http_trace is None else http_trace)
            ),
        )
        self.settings = settings
        self.tables = tables
        self.keeper = None if member is None else self._keeper(member)
        self._keeping: asyncio.Task[None] | None = None
        self.when_loaded: list[Callable[[], None]] = []
        self.limiter = ConcurrencyLimiter()
        self.meter: Meter = Silent() if meter is None else meter
        self.fallbacks = Fallbacks(self.meter)
        self.people = People(tables.store, settings.hands)
        self.servers = Servers(tables.store)
        self.gallery = Gallery()
        self.animations = Animations()
        self.book = CommandBook()
        self.clocks, self.lateness = tables.clocks(self.people)
        self.publisher = Publisher(self, tables, self.people, self.servers, self.meter, self.clocks, self.locks)
        publish, tell, ask = self.publisher.publish, self.publisher.tell, self.publisher.ask
        self.orders = Orders(tables, publish)
        acts = (self.publisher.hands, publish, tell, ask, self.publisher.move_buttons)
        self.timekeeper = Timekeeper(self, tables, self.people, self.clocks, self.lateness, *acts)
        self.leagues = LeagueKeeper(self, tables, self.people, publish, self.timekeeper.wake)
        self.timekeeper.others.append(self.leagues.look)

    # --- connecting ---------------------------------------------------------------------------------------------

    def _get_state(self, **options: Any) -> HostState:
        """discord.py asks for its cache here."""
        return HostState(dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options)

    def _get_websocket(self, guild_id: int | None = None, *, shard_id: int | None = None) -> DiscordWebSocket:
        """discord.py asks for a server's connection here."""
        if self.keeper is None:
            return self.ws
        number = shard_of(guild_id, self.keeper.member.count) if shard_id is None else shard_id
        socket = self.keeper.socket(number)
        assert socket is not None, f"shard {number} is not connected here"
        return socket

    def _keeper(self, member: Member) -> Keeper:
        return Keeper(self, member, self._share_limits, self._shards_changed, self.tables.leases.give)

    def _share_limits(self) -> None:
        """Others have come or gone: each process may be refused its part."""
        if self.keeper is not None:
            self.breaker.limits = Limits().shared(self.keeper.status().processes)

    async def _shards_changed(self) -> None:
        """A shard has come or gone: its tables go with it."""

    def knows_servers(self, guild_id: int) -> bool:
        """Whether Discord has told us of all servers of the shard that this one belongs to."""
        state = self._connection
        if self.keeper is None or not isinstance(state, HostState) or not self.keeper.member.count:
            return True
        return state.knows(shard_of(guild_id, self.keeper.member.count))

    def shard_status(self) -> ShardStatus | None:
        """What this process has of the gateway; None: all of it, over one connection."""
        return None if self.keeper is None else self.keeper.status()

    def stands_by(self) -> bool:
        """Whether other processes hold all shards, and this one is ready to take some."""
        status = self.shard_status()
        return status is not None and status.stands_by

    async def login(self, token: str) -> None:
        """As discord.py does; from here on the other processes know of this one."""
        if self.keeper is not None:
            await self.keeper.member.beat({})
            self._keeping = asyncio.create_task(self.keeper.run())
        await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Serve Discord until ``close``: by discord.py's own connection, or by those of the shards that are ours.

        Raises as discord.py does.
        """
        count = self.settings.shards or await self._recommended_shards()
        if self.keeper is None and count > 1:
            self.keeper = self._keeper(Alone())
            self._keeping = asyncio.create_task(self.keeper.run())
        if self.keeper is None or self._keeping is None:
            await super().connect(reconnect=reconnect)
            return
        self.keeper.serve(count)
        await self._keeping

    async def _recommended_shards(self) -> int:
        """How many shards Discord wants us to have; asked again where it does not answer."""
        backoff = ExponentialBackoff[Any]()
        while not self.is_closed():
            try:
                shards, _, _ = await self.http.get_bot_gateway()
                return max(1, int(shards))
            except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
                logger.warning("Discord does not say how many shards it wants: %s", type(error).__name__)
            await asyncio.sleep(backoff.delay())
        return 1

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py asks when a session may be started."""
        if self.keeper is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.keeper.turn(shard_id)

    async def leave_gateway(self) -> None:
        """Take nothing more from Discord: other processes have our shards at once. Requests are still sent."""
        if self.keeper is not None:
            await self.keeper.leave()

    async def close(self) -> None:
        """Disconnect."""
        if self.keeper is not None and self._keeping is not None:
            await self.keeper.close()
        await super().close()

    # --- what is known ------------------------------------------------------------------------------------------

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
