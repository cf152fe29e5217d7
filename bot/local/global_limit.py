"""Discord's limit for all requests of a bot together; answers to interactions do not count."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

UNCOUNTED = ("/interactions/", "/webhooks/")
"""How the paths of requests begin that answer interactions."""


class GlobalLimit:
    """Lets a number of requests through in any second; what comes too soon is not counted. ``clock`` gives seconds.

    ``most_seen``: the most that came in any second, with those that were not let through, of which there were
    ``refused``.
    """

    def __init__(self, requests_per_second: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = requests_per_second
        self._clock = clock
        self.most_seen = self.refused = 0
        self._taken: deque[float] = deque()
        self._came: deque[float] = deque()

    def wait(self, path: str) -> float:
        """Take a request (path without /api/v10); gives back 0, or in how many seconds to try it again."""
        if path.startswith(UNCOUNTED):
            return 0.0
        now = self._clock()
        self._came.append(now)
        while self._came[0] <= now - 1:
            self._came.popleft()
        self.most_seen = max(self.most_seen, len(self._came))
        while self._taken and self._taken[0] <= now - 1:
            self._taken.popleft()
        if len(self._taken) >= self.most:
            self.refused += 1
            return max(0.001, self._taken[0] + 1 - now)
        self._taken.append(now)
        return 0.0
