"""How Discord holds a bot back that writes to many people for the first time."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from bot.local.errors import opened_too_fast, quarantined

MOST, WITHIN = 20, 60.0
"""The most people written to for the first time, and in how many seconds. Discord's own numbers are not known."""


class Newcomers:
    """Counts direct messages to people to whom the bot has not written yet. ``clock`` never goes back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.most, self.within = MOST, WITHIN
        self.is_quarantined = False
        self._opened: deque[float] = deque()

    def opens(self) -> None:
        """A direct message to somebody new is opened; raise ApiError 40003 or 20026 where Discord refuses that."""
        self.writes()
        now = self.clock()
        while self._opened and self._opened[0] <= now - self.within:
            self._opened.popleft()
        if len(self._opened) >= self.most:
            raise opened_too_fast()
        self._opened.append(now)

    def writes(self) -> None:
        """Somebody new is written to; raise ApiError 20026 where the bot is quarantined."""
        if self.is_quarantined:
            raise quarantined()
