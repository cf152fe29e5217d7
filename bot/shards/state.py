"""discord.py's cache of servers, where this process holds some of several shards, and sessions come and go.

discord.py has a cache for one connection, and one for a process that opens all shards it will ever have at its start.
Here shards are taken and given up one by one, so what a READY means is decided for its shard alone.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from contextvars import ContextVar
from typing import Any, Final, Protocol

import discord
from discord.gateway import DiscordWebSocket
from discord.state import ConnectionState
from discord.user import ClientUser

ENDS: Final = 1000
"""The code that ends a session for good."""

GOES_ON: Final = 4000
"""A code after which the session can be gone on with, by any process."""

CLOSING: Final = 2.0
"""Seconds in which Discord may say that it has heard that we close."""

MOST_INTERACTIONS: Final = 10_000
"""Ids of interactions that are remembered."""


class ShardEvents(Protocol):
    """Who is told what becomes of the shards, by number."""

    def holds(self, number: int) -> bool:
        """Whether the shard may be served at this moment."""
        ...

    def begun(self, number: int) -> None:
        """A session has begun: Discord has named the shard's servers."""
        ...

    def resumed(self, number: int) -> None:
        """A session goes on, and what was missed has come."""
        ...

    def arrived(self, number: int) -> None:
        """One of the shard's servers has been described, or is out of order."""
        ...


class HostState(ConnectionState[Any]):
    """The cache of a client. Without ``events`` it is discord.py's own for one connection.

    An interaction that comes twice, over two sessions of one shard, is handed on once.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        self._interactions: OrderedDict[int, None] = OrderedDict()
        self.events: ShardEvents | None = None
        """Who is told of shards; None: there is one connection for everything."""
        self.awaited: dict[int, set[int]] = {}
        """By shard, the servers that its READY has named and Discord has not described yet."""
        super().__init__(*args, **options)

    def forget_shard(self, number: int) -> None:
        """Another process serves the shard now: its servers are not known here any more."""
        self.awaited.pop(number, None)
        for guild in [guild for guild in self._guilds.values() if guild.shard_id == number]:
            self._remove_guild(guild)

    def knows(self, number: int) -> bool:
        """Whether Discord has described all servers of a shard."""
        return number in self.awaited and not self.awaited[number]

    # --- events -------------------------------------------------------------------------------------------------

    def parse_ready(self, data: Any) -> None:
        """A session has begun: of all servers, or of those of its shard."""
        if self.events is None:
            super().parse_ready(data)
            return
        number = int(data["shard"][0])
        guilds = {int(guild["id"]): guild for guild in data["guilds"]}
        for guild in [guild for guild in self._guilds.values() if guild.shard_id == number]:
            if guild.id not in guilds:
                # We have been sent away while nobody was connected.
                self._remove_guild(guild)
                self.dispatch("guild_remove", guild)
        self.user = user = ClientUser(state=self, data=data["user"])
        self._users[user.id] = user  # type: ignore[assignment]
        for guild_data in guilds.values():
            self._add_guild_from_data(guild_data)
        self.awaited[number] = {*guilds}
        self.events.begun(number)

    def parse_resumed(self, data: Any) -> None:
        """A session goes on."""
        if self.events is None:
            super().parse_resumed(data)
        else:
            self.events.resumed(data["__shard_id__"])

    def parse_guild_create(self, data: Any) -> None:
        """Discord describes a server."""
        super().parse_guild_create(data)
        self._has_arrived(int(data["id"]))

    def parse_guild_delete(self, data: Any) -> None:
        """A server is gone, or out of order: nobody waits for its description."""
        super().parse_guild_delete(data)
        self._has_arrived(int(data["id"]))

    def _has_arrived(self, guild_id: int) -> None:
        for number, awaited in self.awaited.items():
            if guild_id in awaited and self.events is not None:
                awaited.discard(guild_id)
                self.events.arrived(number)

    def parse_interaction_create(self, data: Any) -> None:
        """A player has pressed or typed something; over a second session it comes again."""
        number = int(data["id"])
        if number in self._interactions:
            return
        self._interactions[number] = None
        if len(self._interactions) > MOST_INTERACTIONS:
            self._interactions.popitem(last=False)
        super().parse_interaction_create(data)


class LeaseLost(Exception):
    """This process does not hold the shard any more: nothing is done with what its connection brings."""


_new: ContextVar[list[ShardSocket] | None] = ContextVar("new", default=None)
"""The connection that is being made."""


class ShardSocket(DiscordWebSocket):
    """A connection of a shard. Of what it brings nothing is read once the shard's lease is lost."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        new = _new.get()
        if new is not None:
            new.append(self)

    @classmethod
    async def connect(cls, client: discord.Client, **options: Any) -> ShardSocket:
        """A connection of which Discord has said hello, and that has been told what session it is for.

        Where that fails nothing of it is left: discord.py itself would leave a thread that answers its heartbeats.
        """
        new = list[ShardSocket]()
        token = _new.set(new)
        try:
            return await cls.from_client(client, **options)
        except BaseException:
            for socket in new:
                await socket.end(GOES_ON)
            raise
        finally:
            _new.reset(token)

    async def end(self, code: int) -> None:
        """Close the connection, whatever state it is in."""
        if self._keep_alive is not None:
            self._keep_alive.stop()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(CLOSING):
                await self.close(code)

    def _must_hold(self) -> None:
        state, number = self._connection, self.shard_id
        assert isinstance(state, HostState)
        if state.events is not None and number is not None and not state.events.holds(number):
            raise LeaseLost

    async def received_message(self, msg: Any, /) -> None:
        """An event of the gateway. Raises LeaseLost."""
        self._must_hold()
        await super().received_message(msg)

    async def send_as_json(self, data: Any) -> None:
        """Something for the gateway. Raises LeaseLost."""
        self._must_hold()
        await super().send_as_json(data)

    async def send_heartbeat(self, data: Any) -> None:
        """A sign of life for the gateway. Raises LeaseLost."""
        self._must_hold()
        await super().send_heartbeat(data)
