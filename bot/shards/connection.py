"""The connection of one shard: it goes on with a session where Discord lets it, else it starts one.

A session of another process goes on without what Discord told that one about its servers. So, beside it, a new session
is started as soon as Discord allows one; when that has begun, the first is closed. Meanwhile nobody waits: what players
press comes through either.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import ReconnectWebSocket

from bot.model.shards import Session
from bot.shards.state import ENDS, GOES_ON, HostState, LeaseLost, ShardSocket
from bot.store.errors import StoreError

PATIENCE: Final = 60.0
"""Seconds in which a connection must be there; what it waits for its turn to start a session is not counted."""

DRAINS: Final = 1.0
"""Seconds for which the old session is still listened to when the new one has begun."""

FAILURES: Final = (OSError, discord.DiscordException, aiohttp.ClientError, asyncio.TimeoutError, StoreError)
"""What a connection ends with that is worth another try."""

MOST_RESUMES: Final = 5
"""How often one session is tried before a new one is started."""

logger = logging.getLogger("ziggurat.shards")

Start = Callable[[int, Callable[[str], Awaitable[ShardSocket]]], Awaitable[ShardSocket]]
"""Waits until a session of a shard may be started, then has it started at the gateway's address."""


class ShardConnection:
    """Keeps a shard connected. ``session``: where its last owner was; ``start`` starts a new one when it may."""

    def __init__(self, client: discord.Client, number: int, session: Session | None, start: Start) -> None:
        self.client = client
        self.number = number
        self.ws: ShardSocket | None = None
        self.is_up = False
        self.resumed = asyncio.Event()
        self._session = session
        self._start = start
        self._drains: set[asyncio.Task[None]] = set()

    @property
    def session(self) -> Session | None:
        """Where the session is; None where none can be gone on with."""
        ws = self.ws
        if ws is not None and ws.session_id is not None and ws.sequence is not None:
            return Session(ws.session_id, ws.sequence, str(ws.gateway))
        return self._session

    async def run(self) -> None:
        """Stay connected until the lease is lost. Raises ConnectionClosed where Discord has ended it for good."""
        backoff, failures = ExponentialBackoff[Any](), 0
        try:
            while True:
                try:
                    await self._connect_and_serve()
                except ReconnectWebSocket as signal:
                    self._session = self.session if signal.resume else None
                    failures = 0
                except FAILURES as error:
                    if _is_for_good(error):
                        raise
                    failures += 1
                    self._session = self.session if failures < MOST_RESUMES else None
                    logger.warning("shard %d: the connection failed: %s", self.number, type(error).__name__)
                    self._is_down()
                    await asyncio.sleep(backoff.delay())
                self._is_down()
        except LeaseLost:
            return
        finally:
            self._session = self.session
            self._is_down()
            ws, self.ws = self.ws, None
            if ws is not None:
                await ws.end(GOES_ON)
            for drain in self._drains:
                drain.cancel()

    def _is_down(self) -> None:
        if self.is_up:
            self.is_up = False
            self.client.dispatch("shard_disconnect", self.number)

    def comes_up(self) -> None:
        """A session has begun or goes on."""
        self.is_up = True

    # --- sessions -----------------------------------------------------------------------------------------------

    async def _connect_and_serve(self) -> None:
        """One connection, until it ends: see ``run``."""
        before, self.ws = self.ws, None
        if before is not None:
            self._session = self._session if before.session_id is not None else None
            await before.end(GOES_ON)
        self.resumed.clear()
        if self._session is None:
            self.ws = await self._begin()
            await self._serve(None)
            return
        self.ws = await self._resume(self._session)
        state = self.client._connection
        assert isinstance(state, HostState)
        await self._serve(None if self.number in state.awaited else self._refresh())

    async def _resume(self, session: Session) -> ShardSocket:
        async with asyncio.timeout(PATIENCE):
            return await ShardSocket.connect(
                self.client,
                shard_id=self.number,
                session=session.id,
                sequence=session.sequence,
                resume=True,
                gateway=yarl.URL(session.resume_url),
            )

    async def _begin(self) -> ShardSocket:
        def connect(gateway: str) -> Awaitable[ShardSocket]:
            return ShardSocket.connect(self.client, shard_id=self.number, gateway=yarl.URL(gateway))

        return await self._start(self.number, connect)

    async def _refresh(self) -> ShardSocket:
        """A new session beside the one that goes on, as soon as Discord has named the servers to it."""
        await self.resumed.wait()
        backoff = ExponentialBackoff[Any]()
        while True:
            ws = None
            try:
                ws = await self._begin()
                while ws.session_id is None:
                    await ws.poll_event()
            except (ReconnectWebSocket, *FAILURES) as error:
                if _is_for_good(error):
                    raise
                logger.info("shard %d: no new session yet: %s", self.number, type(error).__name__)
                await asyncio.sleep(backoff.delay())
            else:
                new, ws = ws, None
                return new
            finally:
                if ws is not None:
                    await ws.end(ENDS)

    async def _serve(self, refresh: Any) -> None:
        """Read what the connection brings; when ``refresh`` has given another one, go on with that."""
        assert self.ws is not None
        serving = asyncio.create_task(_read(self.ws))
        fresh = None if refresh is None else asyncio.create_task(refresh)
        try:
            if fresh is not None:
                await asyncio.wait({serving, fresh}, return_when=asyncio.FIRST_COMPLETED)
                if not serving.done():
                    new = fresh.result()
                    drain = asyncio.create_task(_drain(self.ws, serving))
                    self._drains.add(drain)
                    drain.add_done_callback(self._drains.discard)
                    self.ws, serving = new, asyncio.create_task(_read(new))
            await serving
        finally:
            serving.cancel()
            if fresh is not None and not fresh.done():
                fresh.cancel()
                await asyncio.wait({fresh})
            elif fresh is not None and not fresh.cancelled() and fresh.exception() is None:
                spare = fresh.result()
                if spare is not self.ws:
                    await spare.end(ENDS)


def _is_for_good(error: Exception) -> bool:
    """Whether Discord does not want to see this bot any more, as long as nobody changes something."""
    return isinstance(error, discord.ConnectionClosed) and error.code != ENDS


async def _read(ws: ShardSocket) -> None:
    while True:
        await ws.poll_event()


async def _drain(ws: ShardSocket, reading: asyncio.Task[None]) -> None:
    """Read what is still under way, then end the session."""
    try:
        await asyncio.wait({reading}, timeout=DRAINS)
    finally:
        reading.cancel()
        with contextlib.suppress(BaseException):
            await reading
        await ws.end(ENDS)
