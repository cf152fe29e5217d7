"""Keeps this process's connections to the gateway in line with the shards that it holds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import discord
import msgspec

from bot.model.shards import Session
from bot.shards.alone import Alone
from bot.shards.connection import ShardConnection
from bot.shards.membership import Membership
from bot.shards.share import serving, to_give
from bot.shards.state import HostState, LeaseLost, ShardSocket
from bot.store.errors import StoreError

LOOK: Final = 0.5
"""Seconds between two looks for a shard that nobody holds."""

FEW_STARTS: Final = 5
"""Sessions that Discord still lets us start today, from which on none is started: with the last one it takes the token
away.
"""

WAIT_FOR_STARTS: Final = 60.0
"""Seconds between two questions whether there are more."""

logger = logging.getLogger("ziggurat.shards")


Member = Membership | Alone
"""This process among those that serve the database."""


class ShardStatus(msgspec.Struct, frozen=True):
    """What this process has of the gateway.

    ``stands_by``: it has no shard, and is ready to take some. ``lease_age``: seconds since the others have heard that
    it lives. ``processes``: bots that share the shards. ``resumes``, ``starts``: sessions gone on with, and started.
    """

    count: int
    mine: tuple[int, ...]
    connected: tuple[int, ...]
    stands_by: bool
    lease_age: float
    lives: bool
    processes: int
    resumes: int
    starts: int


class Keeper:
    """The connections of a client's shards.

    ``looked`` is called when the processes and shards may have changed, ``changed`` when a shard has come or gone,
    ``giving`` before shards are given to other processes while this one goes on.
    """

    def __init__(
        self,
        client: discord.Client,
        member: Member,
        looked: Callable[[], None] = lambda: None,
        changed: Callable[[], Awaitable[None]] | None = None,
        giving: Callable[[list[int]], Awaitable[None]] | None = None,
    ) -> None:
        self.client = client
        self.member = member
        self.looked = looked
        self.changed = changed
        self.giving = giving
        self.max_concurrency = 1
        self.resumes = 0
        self.starts = 0
        self._connections: dict[int, ShardConnection] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._sessions: dict[int, Session] = {}
        self._terms: dict[int, int] = {}
        self._starting: dict[int, asyncio.Lock] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._lapse: asyncio.TimerHandle | None = None
        self._dropping: asyncio.Task[None] | None = None
        self._count = 0
        self._looking = asyncio.Lock()
        self._woken = asyncio.Event()
        self._ended = False
        self._background: set[asyncio.Future[None]] = set()
        self._state.events = self

    @property
    def _state(self) -> HostState:
        state = self.client._connection
        assert isinstance(state, HostState)
        return state

    def status(self) -> ShardStatus:
        """What this process has of the gateway."""
        mine = tuple(sorted(self.member.shards()))
        return ShardStatus(
            self.member.count,
            mine,
            tuple(number for number in mine if self.is_up(number)),
            not mine and self.member.lives() and self.member.stage == "serving",
            self.member.age(),
            self.member.lives(),
            max(1, len(serving(self.member.census))),
            self.resumes,
            self.starts,
        )

    def is_up(self, number: int) -> bool:
        """Whether the shard's events reach this process."""
        connection = self._connections.get(number)
        return connection is not None and connection.is_up and self.member.holds(number)

    def socket(self, number: int) -> ShardSocket | None:
        """The connection of a shard."""
        connection = self._connections.get(number)
        return None if connection is None else connection.ws

    def sockets(self) -> list[ShardSocket]:
        """All connections."""
        return [ws for number in self._connections if (ws := self.socket(number)) is not None]

    # --- looking after them -------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Say that we live, and serve what this process holds, until ``close``.

        Raises ConnectionClosed where Discord ends a shard for good.
        """
        try:
            while not self._ended:
                self._woken.clear()
                async with self._looking:
                    await self._look()
                await self._pause()
        finally:
            self._set_lapse(None)
            await self._stop(*self._connections)

    def serve(self, shards: int) -> None:
        """Take shards from now on, of so many where nobody holds any yet."""
        self.member.wanted, self.member.stage = shards, "serving"
        self._woken.set()

    async def _look(self) -> None:
        """Say that we live, then connect what we hold and disconnect what we do not."""
        if self._ended:
            return
        if await self.member.beat({number: at.session for number, at in self._connections.items()}):
            self._set_lapse(self.member.remaining())
        self.looked()
        self._collect()
        await self._drop_lost()
        if not self.member.lives():
            return
        if self.member.count != self._count:
            await self._stop(*self._connections)
            self._count = self._state.shard_count = self.member.count
            logger.info("there are %d shards", self._count)
        surplus = to_give(self.member.census, self.member.owner)
        if surplus:
            await self._give(surplus)
        mine = {} if self.member.stage != "serving" else self.member.shards()
        self._forget_others(mine)
        for number in [number for number in mine if number not in self._connections and number not in surplus]:
            self._connect(number, mine[number])
        self._say_ready()

    def _collect(self) -> None:
        """Connections that have ended by themselves are made anew. Raises what has ended one for good."""
        for number in [number for number, task in self._tasks.items() if task.done()]:
            task, connection = self._tasks.pop(number), self._connections.pop(number)
            if connection.session is not None:
                self._sessions[number] = connection.session
            task.result()

    def _forget_others(self, mine: Iterable[int]) -> None:
        """What we know of a shard that others have, or have had meanwhile, grows old."""
        ours = self.member.census.of(self.member.owner)
        terms = {number: ours[number].term if number in ours else 0 for number in mine}
        for number in [number for number, term in self._terms.items() if terms.get(number) != term]:
            self._sessions.pop(number, None)
            self._state.forget_shard(number)
        self._terms = terms

    def _connect(self, number: int, session: Session | None) -> None:
        # What we have seen ourselves in the same term is newer than what is noted.
        session = self._sessions.pop(number, session)
        logger.info("shard %d is served here%s", number, "" if session is None else ", with the session that it had")
        connection = self._connections[number] = ShardConnection(self.client, number, session, self._start)
        task = self._tasks[number] = asyncio.create_task(connection.run(), name=f"ziggurat-shard-{number}")
        task.add_done_callback(lambda _: self._woken.set())

    async def _give(self, numbers: list[int]) -> None:
        """Let others have these shards, with their sessions."""
        sessions = await self._stop(*numbers)
        try:
            if self.giving is not None and self.member.stage == "serving":
                await self.giving(numbers)
            await self.member.give(numbers, sessions)
        except StoreError as error:
            logger.warning("shards could not be given up: %s", type(error).__name__)
        self._has_changed()

    async def _drop_lost(self) -> None:
        """Close the connections of shards that are not ours at this moment."""
        lost = [number for number in self._connections if not self.member.holds(number)]
        if not lost:
            return
        for number, session in (await self._stop(*lost)).items():
            logger.warning("shard %d is not ours any more", number)
            if session is not None:
                self._sessions[number] = session
        self._has_changed()

    async def _stop(self, *numbers: int) -> dict[int, Session | None]:
        """Close connections; gives where their sessions are."""
        stopped = {number: self._connections.pop(number) for number in numbers if number in self._connections}
        tasks = [self._tasks.pop(number) for number in stopped]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return {number: connection.session for number, connection in stopped.items()}

    def _set_lapse(self, seconds: float | None) -> None:
        """Be there when the lease runs out, whatever else is waited for."""
        if self._lapse is not None:
            self._lapse.cancel()
        forever = seconds is None or seconds == float("inf")
        self._lapse = (
            None if forever or seconds is None else asyncio.get_running_loop().call_later(seconds, self._on_lapse)
        )

    def _on_lapse(self) -> None:
        self._lapse = None
        if not self.member.lives() and (self._dropping is None or self._dropping.done()):
            self._dropping = asyncio.create_task(self._drop_lost())

    async def _pause(self) -> None:
        """Wait until the next sign of life is due, or a shard may be taken."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.member.next_look()
        while (remaining := end - loop.time()) > 0:
            try:
                async with asyncio.timeout(min(LOOK, remaining)):
                    await self._woken.wait()
                    return
            except TimeoutError:
                if await self.member.any_vacant():
                    return

    async def leave(self) -> None:
        """Close the gateway and let others have all shards at once; requests are still sent."""
        if self.member.stage == "leaving":
            return
        self.member.stage = "leaving"
        # A sign of life that is under way may take shards still.
        async with self._looking:
            await self._give([*{*self.member.shards(), *self._connections}])

    async def close(self) -> None:
        """End: nothing is held and nothing is sent any more."""
        await self.leave()
        self._ended = True
        self._woken.set()
        for timer in self._timers.values():
            timer.cancel()
        # A sign of life that is under way comes first: it would be there again.
        async with self._looking:
            with contextlib.suppress(StoreError):
                await self.member.depart()

    # --- starting sessions --------------------------------------------------------------------------------------

    async def _start(self, number: int, connect: Callable[[str], Awaitable[ShardSocket]]) -> ShardSocket:
        """Start a session when it may be: those of a bucket one after another, over all processes."""
        async with self._starting.setdefault(number % self.max_concurrency, asyncio.Lock()):
            gateway = await self._must_have_starts()
            # The turn is waited for in the middle of it, when Discord has said hello (``turn``).
            return await connect(gateway)

    async def _must_have_starts(self) -> str:
        """Wait until Discord lets us start sessions; gives the address where."""
        while True:
            _, gateway, limits = await self.client.http.get_bot_gateway()
            self.max_concurrency = max(1, int(limits["max_concurrency"]))
            if int(limits["remaining"]) > FEW_STARTS:
                return gateway
            hours = int(limits["reset_after"]) / 3_600_000
            logger.error("Discord lets us start few more sessions for %.1f hours: none is started until then", hours)
            await asyncio.sleep(WAIT_FOR_STARTS)

    async def turn(self, number: int) -> None:
        """Wait until the shard's session may be started. Raises LeaseLost, StoreUnavailable."""
        await asyncio.sleep(await self.member.start_session(number % self.max_concurrency))
        if not self.member.holds(number):
            raise LeaseLost
        self.starts += 1

    # --- what becomes of them -----------------------------------------------------------------------------------

    def holds(self, number: int) -> bool:
        """Whether the shard may be served at this moment."""
        return self.member.holds(number)

    def begun(self, number: int) -> None:
        """A session has begun: Discord has named the shard's servers."""
        self._comes_up(number, "shard_connect")
        # The session is noted at once, for whoever must go on with it.
        self._woken.set()
        self.arrived(number)

    def resumed(self, number: int) -> None:
        """A session goes on, and what was missed has come."""
        self.resumes += 1
        self._comes_up(number, "shard_resumed")
        connection = self._connections.get(number)
        if connection is not None:
            connection.resumed.set()
        self._say_ready()

    def _comes_up(self, number: int, event: str) -> None:
        connection = self._connections.get(number)
        if connection is not None:
            connection.comes_up()
        self.client.dispatch(event, number)
        self._has_changed()

    def _has_changed(self) -> None:
        """Tell so; signs of life do not wait for what comes of it."""
        if self.changed is not None:
            task = asyncio.ensure_future(self.changed())
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    def arrived(self, number: int) -> None:
        """One of the shard's servers has been described: with the last one, or after a while, the shard is ready."""
        timer = self._timers.pop(number, None)
        if timer is not None:
            timer.cancel()
        if self._state.knows(number):
            self._is_ready(number)
        else:
            wait = self._state.guild_ready_timeout
            self._timers[number] = asyncio.get_running_loop().call_later(wait, self._is_ready, number)

    def _is_ready(self, number: int) -> None:
        self._timers.pop(number, None)
        if number in self._connections:
            self.client.dispatch("shard_ready", number)
        self._say_ready()

    def _say_ready(self) -> None:
        """The client is ready when all that it holds is connected, or it stands by."""
        if not self.client.is_ready() and self.member.lives() and all(self.is_up(one) for one in self.member.shards()):
            self.client._handle_ready()
