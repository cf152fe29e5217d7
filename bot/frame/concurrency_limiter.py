"""Limits how many interactions of one player are handled at a time, so that others need not wait."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, Literal

MAX_CONCURRENT: Final = 8
"""The most interactions of one person under way at the same time."""

AUTOCOMPLETIONS_A_SECOND: Final = 40
"""The most autocompletions a second for one person."""

Admission = Literal["admitted", "refused", "silent"]
"""Whether an interaction is handled. "refused": the person is to be notified. "silent": refused, notified already."""


class ConcurrencyLimiter:
    """Counts what each person has under way. ``clock`` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._running: dict[int, int] = {}
        self._notified: set[int] = set()
        self._recent: dict[int, deque[float]] = {}

    def acquire(self, user: int) -> Admission:
        """Admit an interaction of the user, or refuse it; after an admitted one, ``release`` must be called."""
        running = self._running.get(user, 0)
        if running < MAX_CONCURRENT:
            self._running[user] = running + 1
            return "admitted"
        if user in self._notified:
            return "silent"
        self._notified.add(user)
        return "refused"

    def release(self, user: int) -> None:
        """Note the end of an admitted interaction."""
        running = self._running.get(user, 0) - 1
        if running > 0:
            self._running[user] = running
            return
        self._running.pop(user, None)
        self._notified.discard(user)

    def may_autocomplete(self, user: int) -> bool:
        """Whether to answer an autocompletion of the user; False if they come too fast."""
        now = self._clock()
        recent = self._recent.setdefault(user, deque())
        while recent and recent[0] <= now - 1:
            recent.popleft()
        if len(self._recent) > 1000:
            self._recent = {key: times for key, times in self._recent.items() if times and times[-1] > now - 1}
            self._recent[user] = recent
        if len(recent) >= AUTOCOMPLETIONS_A_SECOND:
            return False
        recent.append(now)
        return True
