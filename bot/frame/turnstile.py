"""Limits how many interactions of one player are handled at a time, so that others need not wait."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, Literal

AT_ONCE: Final = 8
"""The most interactions of one person under way at the same time."""

LOOKS: Final = 40
"""The most autocompletions a second for one person."""

Place = Literal["in", "told", "away"]
""""in": let in. "told": turned away and to be told so. "away": turned away, told already."""


class Turnstile:
    """Counts what each person has under way. ``clock`` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._inside: dict[int, int] = {}
        self._told: set[int] = set()
        self._looks: dict[int, deque[float]] = {}

    def enter(self, user: int) -> Place:
        """Let an interaction of the user in, or turn it away; for one let in, ``leave`` must be called."""
        inside = self._inside.get(user, 0)
        if inside < AT_ONCE:
            self._inside[user] = inside + 1
            return "in"
        if user in self._told:
            return "away"
        self._told.add(user)
        return "told"

    def leave(self, user: int) -> None:
        """Note the end of an interaction that was let in."""
        inside = self._inside.get(user, 0) - 1
        if inside > 0:
            self._inside[user] = inside
            return
        self._inside.pop(user, None)
        self._told.discard(user)

    def may_look(self, user: int) -> bool:
        """Whether to answer an autocompletion of the user; False if they come too fast."""
        now = self._clock()
        looks = self._looks.setdefault(user, deque())
        while looks and looks[0] <= now - 1:
            looks.popleft()
        if len(self._looks) > 1000:
            self._looks = {key: kept for key, kept in self._looks.items() if kept and kept[-1] > now - 1}
            self._looks[user] = looks
        if len(looks) >= LOOKS:
            return False
        looks.append(now)
        return True
