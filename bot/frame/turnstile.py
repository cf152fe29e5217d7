"""One player's clicks cannot keep the others waiting: so many at a time, and no more."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, Literal

AT_ONCE: Final = 8
"""Interactions of one person that may be under way at the same time; nobody's fingers reach that."""

LOOKS: Final = 40
"""How often a second one person's typing is completed; nobody types so fast."""

Place = Literal["in", "told", "away"]
"""Let in; turned away and to be told so; turned away after having been told."""


class Turnstile:
    """Counts what each person has under way. ``clock`` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._inside: dict[int, int] = {}
        self._told: set[int] = set()
        self._looks: dict[int, deque[float]] = {}

    def enter(self, user: int) -> Place:
        """Let somebody in, or turn them away; who was let in must ``leave``."""
        inside = self._inside.get(user, 0)
        if inside < AT_ONCE:
            self._inside[user] = inside + 1
            return "in"
        if user in self._told:
            return "away"
        self._told.add(user)
        return "told"

    def leave(self, user: int) -> None:
        """Something is done that had been let in."""
        inside = self._inside.get(user, 0) - 1
        if inside > 0:
            self._inside[user] = inside
            return
        self._inside.pop(user, None)
        self._told.discard(user)

    def may_look(self, user: int) -> bool:
        """Whether to complete what somebody types; not where a program seems to type."""
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
