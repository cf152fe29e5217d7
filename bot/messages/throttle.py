"""Keeps the bot below Discord's limit for all its requests together, so that no request exceeds it.

Discord takes 50 a second and counts every refusal against us. Requests wait here instead, in the order in which they
come. Answers to interactions neither count nor wait.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from discord.http import Route

MOST: Final = 45
"""Requests in any second: fewer than Discord takes, for they do not arrive as evenly as we send them."""

FREE: Final = ("/interactions/", "/webhooks/")
"""How the paths begin by which players are answered."""

Send = Callable[..., Coroutine[Any, Any, Any]]


class Throttle:
    """Lets ``most`` requests out in any second, or as many as that gives at the moment; None: it holds nothing back.

    ``clock`` gives seconds that never go back.
    """

    def __init__(
        self, most: int | Callable[[], float] | None = MOST, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._clock = clock
        self._out: deque[float] = deque()
        self._next = asyncio.Lock()

    def around(self, send: Send) -> Send:
        """discord.py's ``send``, wrapped: each request waits until it may be sent."""

        async def request(route: Route, **options: Any) -> Any:
            if self._most is not None and not route.path.startswith(FREE):
                await self._turn()
            return await send(route, **options)

        return request

    async def _turn(self) -> None:
        """Wait until one more request may leave."""
        async with self._next:
            while True:
                begins = self._full_until()
                if begins is None:
                    break
                await asyncio.sleep(max(0.0, begins - self._clock()))
            self._out.append(self._clock())

    def _full_until(self) -> float | None:
        """When one more request may leave; None: now."""
        now = self._clock()
        while self._out and self._out[0] + 1 <= now:
            self._out.popleft()
        most = max(1, int(self._most() if callable(self._most) else self._most or 1))
        return None if len(self._out) < most else self._out[len(self._out) - most] + 1
