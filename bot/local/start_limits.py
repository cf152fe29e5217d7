"""How often Discord lets a bot begin new gateway sessions: one IDENTIFY in five seconds a bucket, a thousand a day."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from bot.local.errors import Json

EVERY = 5.0
A_DAY = 86_400.0
TOTAL = 1_000


class StartLimits:
    """Counts IDENTIFYs. `every`: seconds between two of one bucket, 0: no limit.

    `buckets` is Discord's max_concurrency. `clock` gives seconds that never go back.
    """

    def __init__(self, every: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.every = every
        self.buckets = 1
        self.total = TOTAL
        self._clock = clock
        self._last: dict[int, float] = {}
        self._starts: deque[float] = deque()

    def take(self, shard: int) -> bool:
        """Note the IDENTIFY of a shard; False: it comes too soon after the last one of its bucket."""
        now, bucket = self._clock(), shard % self.buckets
        last = self._last.get(bucket)
        if last is not None and now - last < self.every:
            return False
        self._last[bucket] = now
        self._starts.append(now)
        return True

    def remaining(self) -> int:
        """Return how many sessions may still be begun today."""
        now = self._clock()
        while self._starts and self._starts[0] <= now - A_DAY:
            self._starts.popleft()
        return max(0, self.total - len(self._starts))

    def as_json(self) -> Json:
        """Return the `session_start_limit` of GET /gateway/bot."""
        remaining = self.remaining()
        reset = A_DAY if not self._starts else self._starts[0] + A_DAY - self._clock()
        return {
            "total": self.total,
            "remaining": remaining,
            "reset_after": int(reset * 1000),
            "max_concurrency": self.buckets,
        }
