"""Keeps the requests that Discord refuses far below what it forgives, whatever happens.

Discord shuts an address out, for a while, that collects 10,000 refusals (401, 403, and 429 that are not shared) in ten
minutes. The limits here (``Limits``) are a fifth of that and less: several bots may share an address, and refusals are
a sign of something to be repaired. Three measures keep them. Each kind of request at one channel is a circuit: a
refusal opens it, and an open circuit sends nothing until something changes or a cooldown has passed. Refusals are
counted by server: a server with too many gets no more requests until the oldest refusals are ten minutes old; other
servers are not affected. Direct messages have a share of their own, so that they stop no server; those that their
receiver does not take are no sign of trouble, and count only in the sum of all, as Discord counts them. A 429 that was
waited out, so that the request was taken, is no refusal of its server either. With too many of all together nothing
more is sent; answers to players are stopped last.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import msgspec
from discord.http import Route

logger = logging.getLogger("ziggurat.guard")

WINDOW: Final = 600.0
"""Seconds for which Discord remembers a refusal."""

DISCORDS_LIMIT: Final = 10_000
"""Refusals in a window for which Discord shuts an address out."""


class Limits(msgspec.Struct, frozen=True):
    """Refusals in a window from which on less is sent.

    ``most``: nothing at all. ``ordinary``: only answers to players, who read why nothing moves; direct messages are not
    counted here. ``share``: one server may have been refused this part of what is left of ``ordinary``: alone a fifth
    of it, the next one less. ``direct``: no direct messages, ``newcomers``: none to people who are written to for the
    first time; those that their receiver does not take are not counted here.
    """

    most: int = DISCORDS_LIMIT // 5
    ordinary: int = DISCORDS_LIMIT // 10
    share: int = 4
    direct: int = DISCORDS_LIMIT // 100
    newcomers: int = DISCORDS_LIMIT // 200

    def shared(self, processes: int) -> Limits:
        """The same for one of so many processes that send from one address."""
        parts = (
            max(1, limit // max(1, processes)) for limit in (self.most, self.ordinary, self.direct, self.newcomers)
        )
        most, ordinary, direct, newcomers = parts
        return Limits(most, ordinary, self.share, direct, newcomers)


DIRECT: Final = 0
"""Stands for the server of direct messages, and of channels that we know nothing about."""

FIRST_COOLDOWN: Final = 60.0
"""Seconds for which a circuit stays open after the first refusal; twice as long after each further one."""

MAX_FAILURES: Final = 5
"""Refusals of one circuit in a window after which it stays open even if something changes."""

DM_CLOSED: Final = (50007, 50278)
"""Discord's codes for a message that its receiver does not take, and for somebody with whom we share no server.

Their owner may open them at any moment, and the hands know when to try again.
"""

PLAYERS: Final = ("/interactions/", "/webhooks/")
"""How the paths begin, after the version, by which players are answered."""

OPENING: Final = "/users/@me/channels"
"""The path, after the version, at which a direct message is opened."""

API: Final = "/api/"

_about = re.compile(r"/(channels|guilds)/(\d{1,20})(?:/|$)")

Send = Callable[..., Coroutine[Any, Any, Any]]

_waited: ContextVar[list[tuple[int, float]] | None] = ContextVar("waited", default=None)
"""The 429 that the present request has been given so far: the server that they count for, and when."""


class Paused(discord.DiscordException):
    """Not sent: too much has been refused lately."""


class Unreachable(discord.DiscordException):
    """Not sent, or sent without an answer: there is no connection to Discord."""


class Circuit(msgspec.Struct):
    """Refused requests of one kind at one channel: when, Discord's last error, and until when none is sent."""

    failures: deque[float]
    error: discord.Forbidden
    open_until: float


CircuitKey = tuple[int, str, str]
"""A channel, a method, and what the request does there."""


class Tally(msgspec.Struct):
    """Requests to one server, or of a kind: when some were refused, how many are under way, when it was logged."""

    times: deque[float] = msgspec.field(default_factory=deque)
    under_way: int = 0
    logged: float = float("-inf")


def _nowhere(_: int) -> int | None:
    return None


class CircuitBreaker:
    """Counts refusals, and opens the circuits of requests that were refused.

    ``clock`` gives seconds that never go back, ``server_of`` the server to which a channel or thread belongs (None: to
    none, or not known).
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        server_of: Callable[[int], int | None] = _nowhere,
        limits: Limits | None = None,
    ) -> None:
        self._clock = clock
        self.server_of = server_of
        self.limits = Limits() if limits is None else limits
        self._all = Tally()
        # All but direct messages.
        self._ordinary = Tally()
        self._servers: dict[int, Tally] = {}
        self._circuits: dict[CircuitKey, Circuit] = {}
        self._less = asyncio.Event()

    # --- every request ------------------------------------------------------------------------------------------

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have every request of a session pass by us; gives the trace back."""
        trace.on_request_start.append(self._begins)
        trace.on_request_end.append(self._ends)
        trace.on_request_exception.append(self._fails)
        return trace

    def refusals(self, server: int | None = None) -> int:
        """How many requests Discord has refused in the last ten minutes; ``server``: of those to this one alone.

        DIRECT: of direct messages, without those that their receiver does not take.
        """
        tally = self._all if server is None else self._servers.get(server)
        return 0 if tally is None else self._recent(tally)

    def refusals_by_server(self) -> dict[int, int]:
        """The same for every server that has refused anything, by its id; DIRECT for direct messages."""
        return {server: count for server, tally in self._servers.items() if (count := self._recent(tally))}

    def _recent(self, tally: Tally) -> int:
        oldest = self._clock() - WINDOW
        while tally.times and tally.times[0] <= oldest:
            tally.times.popleft()
        return len(tally.times)

    async def _begins(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        path = params.url.path
        if API not in path:
            return
        is_answer = any(part in path for part in PLAYERS)
        server = None if is_answer else self._server_at(path)
        # What is under way may be refused as well: near a limit, requests wait for each other.
        while self._must_wait(is_answer=is_answer, server=server):
            self._less.clear()
            await self._less.wait()
        if server is not None:
            self._servers.setdefault(server, Tally())
        context.server = server
        context.counted = True
        for tally in self._tallies(server):
            tally.under_way += 1

    def _tallies(self, server: int | None) -> list[Tally]:
        """Where a request to this server counts."""
        if server is None:
            return [self._all, self._ordinary]
        return [self._all, self._servers[server], *([] if server == DIRECT else [self._ordinary])]

    def _must_wait(self, *, is_answer: bool, server: int | None) -> bool:
        """Whether a request must wait for those under way. Raises Paused where it must not be sent at all."""
        limits, many = self.limits, "refused %d requests in ten minutes"
        checks = [(self._all, limits.most, f"Discord has {many}: nothing is sent for a while")]
        if not is_answer and server != DIRECT:
            checks += [(self._ordinary, limits.ordinary, f"Discord has {many}: nothing is posted for a while")]
        if server is not None and server in self._servers:
            remaining, of = limits.ordinary - self._recent(self._ordinary), f"server {server} has"
            share = limits.direct if server == DIRECT else -(-remaining // limits.share)
            text = f"{'direct messages have' if server == DIRECT else of} {many}: nothing is sent there for a while"
            checks += [(self._servers[server], share, text)]
        for tally, most, text in checks:
            if self._recent(tally) >= most:
                self._log_once(tally, text)
                raise Paused
        return any(self._recent(tally) + tally.under_way >= most for tally, most, _ in checks)

    def _server_at(self, path: str) -> int | None:
        """The server that a request is about, DIRECT for direct messages, None for what is about neither."""
        match = _about.search(path)
        if match is None:
            return DIRECT if path.endswith(OPENING) else None
        number = int(match[2])
        return number if match[1] == "guilds" else self.server_of(number) or DIRECT

    async def _ends(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        if not getattr(context, "counted", False):
            return
        scope = params.response.headers.get("X-RateLimit-Scope")
        if params.response.status in (401, 403) or (params.response.status == 429 and scope != "shared"):
            # What all of us send too fast is no server's doing, nor is a token that is not taken.
            now, is_theirs = self._clock(), params.response.status != 401 and scope != "global"
            for tally in self._tallies(context.server if is_theirs else None):
                tally.times.append(now)
            waited = _waited.get()
            if params.response.status == 429 and is_theirs and context.server is not None and waited is not None:
                waited.append((context.server, now))
        self._done(context)

    async def _fails(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if getattr(context, "counted", False):
            self._done(context)

    def _done(self, context: SimpleNamespace) -> None:
        context.counted = False
        for tally in self._tallies(context.server):
            tally.under_way -= 1
        if context.server is not None:
            tally = self._servers[context.server]
            if not tally.under_way and not self._recent(tally):
                del self._servers[context.server]
        self._less.set()

    def _log_once(self, tally: Tally, text: str) -> None:
        """At most once for as long as Discord remembers a refusal."""
        if self._clock() - tally.logged >= WINDOW:
            tally.logged = self._clock()
            logger.error(text, self._recent(tally))

    # --- circuits -----------------------------------------------------------------------------------------------

    def around(self, send: Send) -> Send:
        """discord.py's ``send``, wrapped: an open circuit raises without a request, and a lost connection raises
        Unreachable.
        """

        async def request(route: Route, **options: Any) -> Any:
            key = _circuit_key(route)
            if key is not None:
                self._must_not_be_open(key)
            elif route.path == OPENING and self.refusals(DIRECT) >= self.limits.newcomers:
                raise Paused
            waited = list[tuple[int, float]]()
            _waited.set(waited)
            try:
                answer = await send(route, **options)
            except discord.Forbidden as error:
                if error.code in DM_CLOSED:
                    self._forgive()
                if key is not None:
                    self._trip(key, error)
                raise
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                raise Unreachable from error
            self._forget_waits(waited)
            if key is not None:
                self._circuits.pop(key, None)
            return answer

        return request

    def _forgive(self) -> None:
        """The newest refusal of a direct message was its receiver's wish."""
        tally = self._servers.get(DIRECT)
        if tally is not None and tally.times:
            tally.times.pop()

    def _forget_waits(self, waited: list[tuple[int, float]]) -> None:
        """The request was taken after all: its server has refused nothing."""
        for server, when in waited:
            tally = self._servers.get(server)
            if tally is not None and when in tally.times:
                tally.times.remove(when)
                if not tally.under_way and not tally.times:
                    del self._servers[server]

    def reset(self, channels: set[int]) -> None:
        """Close the circuits of these channels, where something has changed, unless they have failed too often."""
        for (channel, _, _), circuit in self._circuits.items():
            if channel in channels and self._recent_failures(circuit) < MAX_FAILURES:
                circuit.open_until = 0.0

    def _must_not_be_open(self, key: CircuitKey) -> None:
        """Raises Discord's last error where the circuit is open."""
        circuit = self._circuits.get(key)
        if circuit is None:
            return
        if not self._recent_failures(circuit):
            del self._circuits[key]
        elif self._clock() < circuit.open_until:
            code, text = circuit.error.code, circuit.error.text
            raise discord.Forbidden(circuit.error.response, {"code": code, "message": text})

    def _trip(self, key: CircuitKey, error: discord.Forbidden) -> None:
        """Open the circuit after a refusal."""
        now, failures = self._clock(), self._circuits[key].failures if key in self._circuits else deque[float]()
        failures.append(now)
        circuit = self._circuits[key] = Circuit(failures, error, 0.0)
        count = self._recent_failures(circuit)
        if count >= MAX_FAILURES:
            circuit.open_until = now + WINDOW
        elif error.code not in DM_CLOSED:
            circuit.open_until = now + FIRST_COOLDOWN * 2 ** (count - 1)

    def _recent_failures(self, circuit: Circuit) -> int:
        oldest = self._clock() - WINDOW
        while circuit.failures and circuit.failures[0] <= oldest:
            circuit.failures.popleft()
        return len(circuit.failures)


def _circuit_key(route: Route) -> CircuitKey | None:
    """The circuit of a request; None for a request of no channel. A refusal means that the next one is refused, too."""
    if route.channel_id is None:
        return None
    # All messages of a channel are one circuit to read and edit; adding people to a thread is one for each person.
    action = route.path if "/messages" in route.path else route.url
    return int(route.channel_id), route.method, action
