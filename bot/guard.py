"""Keeps what we send within what Discord forgives: fewer than 100 refused requests in ten minutes, whatever happens.

Discord shuts out, for a while, whoever collects 10,000 refusals (401, 403, and 429 that are not shared) in that time.
Two things hold us far below that. A door that was shut in our face (a channel in which we may not post) is not tried
again until something changes or a while has passed. And every refusal is counted: when there are too many, nothing
more is sent until the oldest are ten minutes old; answers to players go on longest.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import msgspec
from discord.http import Route

logger = logging.getLogger("ziggurat.guard")

WINDOW: Final = 600.0
"""Seconds for which Discord remembers a refusal."""

MOST: Final = 95
"""Refusals in a window after which nothing is sent any more."""

ORDINARY: Final = 70
"""Refusals after which only interactions are still answered: players read why nothing moves."""

NEW_DOORS: Final = 40
"""Refusals after which nobody is written to by direct message for the first time."""

FIRST_REST: Final = 60.0
"""Seconds for which a shut door is left alone after the first refusal; twice as long after each further one."""

KNOCKS: Final = 5
"""Refusals at one door in a window after which even a change around it does not make us try."""

DM_CLOSED: Final = (50007, 50278)
"""Discord's codes for a message that its receiver does not take, and for somebody with whom we share no server.

Their owner may open them at any moment, and the hands know when to try again.
"""

PLAYERS: Final = ("/interactions/", "/webhooks/")
"""How the paths begin, after the version, by which players are answered."""

API: Final = "/api/"

Send = Callable[..., Coroutine[Any, Any, Any]]


class Paused(discord.DiscordException):
    """Not sent: too much has been refused lately."""


class Unreachable(discord.DiscordException):
    """Not sent, or sent without an answer: there is no connection to Discord."""


class Refused(msgspec.Struct):
    """A door as we know it: when it was shut in our face, how Discord put it, until when we leave it alone."""

    times: deque[float]
    error: discord.Forbidden
    until: float


class Guard:
    """Counts refusals and remembers shut doors. ``clock`` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._refusals: deque[float] = deque()
        self._doors: dict[tuple[int, str, str], Refused] = {}
        self._under_way = 0
        self._less = asyncio.Event()
        self._said = False

    # --- every request ------------------------------------------------------------------------------------------

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have every request of a session pass by us; gives the trace back."""
        trace.on_request_start.append(self._begins)
        trace.on_request_end.append(self._ends)
        trace.on_request_exception.append(self._fails)
        return trace

    def refusals(self) -> int:
        """How many requests Discord has refused in the last ten minutes."""
        oldest = self._clock() - WINDOW
        while self._refusals and self._refusals[0] <= oldest:
            self._refusals.popleft()
        return len(self._refusals)

    async def _begins(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, given: aiohttp.TraceRequestStartParams
    ) -> None:
        if API not in given.url.path:
            return
        limit = MOST if any(part in given.url.path for part in PLAYERS) else ORDINARY
        # What is under way may be refused as well: near the limit, requests wait for each other.
        while (refused := self.refusals()) < limit <= refused + self._under_way:
            self._less.clear()
            await self._less.wait()
        if refused >= limit:
            self._say_once(refused)
            raise Paused
        self._said = False
        self._under_way += 1
        context.counted = True

    async def _ends(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, given: aiohttp.TraceRequestEndParams
    ) -> None:
        if getattr(context, "counted", False):
            shared = given.response.headers.get("X-RateLimit-Scope") == "shared"
            if given.response.status in (401, 403) or (given.response.status == 429 and not shared):
                self._refusals.append(self._clock())
            self._done(context)

    async def _fails(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, given: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if getattr(context, "counted", False):
            self._done(context)

    def _done(self, context: SimpleNamespace) -> None:
        context.counted = False
        self._under_way -= 1
        self._less.set()

    def _say_once(self, refused: int) -> None:
        if not self._said:
            self._said = True
            logger.error("Discord has refused %d requests in ten minutes: nothing is posted for a while", refused)

    # --- doors --------------------------------------------------------------------------------------------------

    def around(self, send: Send) -> Send:
        """discord.py's own way of sending, but for doors that are shut; a lost connection is a Discord error too."""

        async def request(route: Route, **given: Any) -> Any:
            door = _door(route)
            if door is not None:
                self._must_be_open(door)
            elif route.path == "/users/@me/channels" and self.refusals() >= NEW_DOORS:
                raise Paused
            try:
                answer = await send(route, **given)
            except discord.Forbidden as error:
                if door is not None:
                    self._shut(door, error)
                raise
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                raise Unreachable from error
            if door is not None:
                self._doors.pop(door, None)
            return answer

        return request

    def changed(self, channels: set[int]) -> None:
        """Something has changed about these channels: their doors are worth another try, unless tried too often."""
        for (channel, _, _), door in self._doors.items():
            if channel in channels and self._knocks(door) < KNOCKS:
                door.until = 0.0

    def _must_be_open(self, door: tuple[int, str, str]) -> None:
        known = self._doors.get(door)
        if known is None:
            return
        if not self._knocks(known):
            del self._doors[door]
        elif self._clock() < known.until:
            code, text = known.error.code, known.error.text
            raise discord.Forbidden(known.error.response, {"code": code, "message": text})

    def _shut(self, door: tuple[int, str, str], error: discord.Forbidden) -> None:
        now, times = self._clock(), self._doors[door].times if door in self._doors else deque[float]()
        times.append(now)
        known = self._doors[door] = Refused(times, error, 0.0)
        knocks = self._knocks(known)
        if knocks >= KNOCKS:
            known.until = now + WINDOW
        elif error.code not in DM_CLOSED:
            known.until = now + FIRST_REST * 2 ** (knocks - 1)

    def _knocks(self, door: Refused) -> int:
        oldest = self._clock() - WINDOW
        while door.times and door.times[0] <= oldest:
            door.times.popleft()
        return len(door.times)


def _door(route: Route) -> tuple[int, str, str] | None:
    """What a request is about, where a refusal says that the next one like it is refused too: a channel, a deed."""
    if route.channel_id is None:
        return None
    # Every message of a channel is one door to read and edit; who is taken into a thread is one door each.
    deed = route.path if "/messages" in route.path else route.url
    return int(route.channel_id), route.method, deed
