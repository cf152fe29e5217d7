"""Edits messages older than an hour no faster than Discord takes it: three in six seconds a channel, else 30046.

Discord refuses more with a 429, and again when the wait that it names is over, where others come in between. Edits wait
here instead, in the order in which they come. Answers to interactions, and messages younger than that, do not wait.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from discord.http import Route
from discord.utils import snowflake_time

OLD: Final = 3600.0 - 60.0
"""Seconds after which a message counts as old: a minute before Discord says so, as clocks differ."""

MOST: Final = 3
WITHIN: Final = 7.0
"""The most edits, and in how many seconds: a second more than Discord's, as edits do not arrive evenly."""

EDIT: Final = "/channels/{channel_id}/messages/{message_id}"

CHANNELS: Final = 1000
"""Channels that are remembered before those are forgotten whose edits have passed."""

Send = Callable[..., Coroutine[Any, Any, Any]]


class OldEdits:
    """Spaces out the edits of old messages, by channel.

    ``clock`` gives seconds that never go back, ``wall`` seconds since 1970. ``within`` 0: nothing waits.
    """

    def __init__(
        self,
        within: float = WITHIN,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.after = OLD
        self._within = within
        self._clock = clock
        self._wall = wall
        self._turns: dict[int, deque[float]] = {}

    def around(self, send: Send) -> Send:
        """discord.py's ``send``, wrapped: an edit of an old message waits until it may be sent."""

        async def request(route: Route, **options: Any) -> Any:
            if self._is_slow(route):
                await self._turn(int(route.channel_id or 0))
            return await send(route, **options)

        return request

    def _is_slow(self, route: Route) -> bool:
        if route.method != "PATCH" or route.path != EDIT or not self._within:
            return False
        message = int(route.url.rsplit("/", 1)[1])
        return self._wall() - snowflake_time(message).timestamp() >= self.after

    async def _turn(self, channel: int) -> None:
        """Wait until one more edit may leave; who comes later waits from there."""
        now = self._clock()
        if len(self._turns) >= CHANNELS:
            self._turns = {key: turns for key, turns in self._turns.items() if turns[-1] + self._within > now}
        turns = self._turns.setdefault(channel, deque(maxlen=MOST))
        turn = max(now, turns[0] + self._within) if len(turns) == MOST else now
        turns.append(turn)
        if turn > now:
            await asyncio.sleep(turn - now)
