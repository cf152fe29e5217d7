"""This process among those that serve one database: it says again and again that it lives, and what it holds.

Shards are leases: a process that could not say so for LASTS seconds (it was stopped, its machine slept, the database
is out of reach) has lost them, and knows that by its own clock before another one can take them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from bot.model.shards import Census, Session, Stage
from bot.shards.share import LEAST, rate_granted, to_take
from bot.store.errors import StoreError
from bot.store.shards import ShardRows

LASTS: Final = 8.0
"""Seconds after which the shards of a process that is silent go to others."""

BEAT: Final = 2.0
"""Seconds between two signs of life."""

PATIENCE: Final = 3.0
"""Seconds that a sign of life may take."""

START_INTERVAL: Final = 5.1
"""Seconds between two sessions that are started in a bucket: Discord wants five, and they arrive unevenly."""

SETTLES: Final = 1.0
"""Seconds for which a higher rate is not used yet: Discord counts what others have just sent under theirs."""

logger = logging.getLogger("ziggurat.shards")


def awake() -> float:
    """Seconds of a clock that is never set, and goes on while the machine sleeps or the process is stopped."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Membership:
    """What one process, ``owner``, says and knows about those that serve the database.

    ``wanted``: how many shards there should be (0: not known yet). ``clock`` counts seconds as ``awake`` does.
    """

    def __init__(self, rows: ShardRows, owner: str, clock: Callable[[], float] = awake, *, place: str = "") -> None:
        self.rows = rows
        self.owner = owner
        self.place = place or f"{socket.gethostname()}:{os.getpid()}"
        self.stage: Stage = "starting"
        self.wanted = 0
        self.census = Census(0.0, (), ())
        self._clock = clock
        self._until = float("-inf")
        self._beat_at = float("-inf")
        self._rate = LEAST
        self._next_rate: tuple[float, float] | None = None

    # --- what is known ------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many shards there are; 0: not known yet."""
        return len(self.census.shards)

    def lives(self) -> bool:
        """Whether the others know that this process lives; else it may do nothing that is for one process alone."""
        return self._clock() < self._until

    def remaining(self) -> float:
        """Seconds until the others take this process for dead, unless it says more before; 0 or less: they do."""
        return self._until - self._clock()

    def age(self) -> float:
        """Seconds since its last sign of life; infinite before the first."""
        return self._clock() - self._beat_at

    def holds(self, number: int) -> bool:
        """Whether this process has the shard at this moment, without a look at the database."""
        return self.lives() and number in self.census.of(self.owner)

    def shards(self) -> dict[int, Session | None]:
        """The shards that this process has at this moment, each with the session that its last owner has noted."""
        mine = self.census.of(self.owner) if self.lives() else {}
        return {number: shard.session for number, shard in mine.items()}

    def rate(self) -> float:
        """How many requests a second this process may send now."""
        if not self.lives():
            return LEAST
        if self._next_rate is not None and self._clock() >= self._next_rate[1]:
            self._rate, self._next_rate = self._next_rate[0], None
        return self._rate

    # --- signs of life ------------------------------------------------------------------------------------------

    async def beat(self, sessions: Mapping[int, Session | None]) -> bool:
        """Say that this process lives, note where the sessions of its shards are, and take vacant shards that are due
        to it; gives whether that was stored.
        """
        mine = self.census.of(self.owner)
        kept = {number: (mine[number].term, session) for number, session in sessions.items() if number in mine}
        begun = self._clock()
        try:
            async with asyncio.timeout(PATIENCE):
                census = await self.rows.beat(
                    self.owner,
                    "bot",
                    self.place,
                    self.stage,
                    LASTS,
                    self.wanted,
                    kept,
                    lambda there: to_take(there, self.owner),
                    lambda there: rate_granted(there, self.owner),
                )
        except (StoreError, TimeoutError) as error:
            logger.warning("this process could not say that it lives: %s", type(error).__name__)
            return False
        self.census, self._beat_at, self._until = census, begun, begun + LASTS
        self._keep_rate(next(process.rate for process in census.processes if process.owner == self.owner))
        return True

    def _keep_rate(self, rate: float) -> None:
        """A lower rate holds at once, a higher one after a while."""
        now = self.rate()
        if rate <= now:
            self._rate, self._next_rate = rate, None
        elif self._next_rate is None or self._next_rate[0] != rate:
            alone = sum(process.kind == "bot" for process in self.census.processes) == 1
            self._next_rate = (rate, self._clock() + (0.0 if alone and now == LEAST else SETTLES))

    async def give(self, numbers: Iterable[int], sessions: Mapping[int, Session | None]) -> None:
        """Give these shards up: others may go on with their sessions at once. Raises StoreUnavailable.

        A shard without an entry in ``sessions`` was not connected here: what is noted of it stays.
        """
        mine = self.census.of(self.owner)
        terms = {number: mine[number].term for number in numbers if number in mine}
        kept = {number: (terms[number], session) for number, session in sessions.items() if number in terms}
        await self.rows.give(self.owner, terms, kept)

    async def any_vacant(self) -> bool:
        """Whether nobody holds one of the shards, as far as the database can be asked."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.rows.any_vacant()
        except (StoreError, TimeoutError):
            return False

    async def start_session(self, bucket: int) -> float:
        """Keep the next moment at which a session of this bucket may be started, by any process; gives the seconds
        until then. Raises StoreUnavailable.
        """
        return await self.rows.start_session(bucket, START_INTERVAL)

    def next_look(self) -> float:
        """Seconds until the next sign of life, or until another process may have lost what it holds."""
        others = [shard.until for shard in self.census.shards if shard.owner not in ("", self.owner)]
        if not others:
            return BEAT
        passed = self.age()
        return min(BEAT, max(0.05, min(others) - self.census.now - passed + 0.02))

    async def depart(self) -> None:
        """The process ends; its shards have been given up. Raises StoreUnavailable."""
        self._until = float("-inf")
        await self.rows.depart(self.owner)
