"""Clients that know shards and nothing else, as processes that share a database and a local Discord."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.local import LocalDiscord
from bot.shards.keeper import Keeper, Member
from bot.shards.state import HostState
from bot.store.shards import ShardRows
from tests.waiting import until, until_it_is

NEWS = "NEWS"
"""An event that only these tests know."""


class Bare(discord.Client):
    """A client of some shards. ``news`` is what it has heard, each with its shard."""

    def __init__(self, member: Member, token: str, *, shards: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.member, self.token, self.shards = member, token, shards
        self.keeper = Keeper(self, member)
        self.news: list[int] = []
        self.downs: list[int] = []
        self._connection.parsers[NEWS] = lambda data: self.news.append(data["number"])
        self._serving: asyncio.Task[None] | None = None

    def _get_state(self, **options: Any) -> HostState:
        return HostState(dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        assert shard_id is not None
        await self.keeper.turn(shard_id)

    async def on_shard_disconnect(self, number: int) -> None:
        self.downs.append(number)

    async def begin(self) -> None:
        """Log in and serve."""
        await self.login(self.token)
        self.keeper.serve(self.shards)
        self._serving = asyncio.create_task(self.keeper.run())

    async def end(self) -> None:
        """End in good order, where it has not ended."""
        if self._serving is None:
            return
        serving, self._serving = self._serving, None
        await self.keeper.close()
        await serving
        await self.close()

    async def die(self) -> None:
        """Be gone without a word, as after a kill: nothing is stored, and the lines break."""
        assert self._serving is not None
        for number in [*self.keeper._connections]:
            connection = self.keeper._connections[number]
            if connection.ws is not None:
                connection.ws.socket._writer.transport.abort()  # type: ignore[union-attr]
        serving, self._serving = self._serving, None
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        await self.close()

    def has(self, *numbers: int) -> bool:
        """Whether exactly these shards are connected here, and all their servers known."""
        status = self.keeper.status()
        state = self._connection
        assert isinstance(state, HostState)
        return status.connected == numbers and all(state.knows(number) for number in numbers)


def tell(local: LocalDiscord, shard: int, number: int) -> None:
    """Let something happen that every session of a shard hears of."""
    for session in local.gateway.sessions.all():
        if session.shard[0] == shard:
            session.dispatch(NEWS, {"number": number})


async def noted(rows: ShardRows, *numbers: int) -> None:
    """Wait until the sessions of these shards stand in the database."""

    async def stand() -> bool:
        shards = (await rows.census()).shards
        return all(shards[number].session is not None for number in numbers)

    await until_it_is(stand, "no session was noted")


async def settled(*bots: tuple[Bare, tuple[int, ...]]) -> None:
    """Wait until each of these has its shards."""
    await until(
        lambda: all(bot.has(*numbers) for bot, numbers in bots),
        "shards are not where they belong",
    )
