"""What processes on one server share: its clock, and a channel on which they announce what they have changed."""

from __future__ import annotations

import time
from typing import Any, Final

NOW: Final = "SELECT clock_timestamp()"
CHANNEL: Final = "ziggurat"
"""Where processes announce what they have changed."""

ANNOUNCE: Final = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)"
"""Nothing is to be kept of it, so it waits for no disk."""


class ServerClock:
    """The server's clock, in seconds since 1970, reckoned from this machine's own, which is never set.

    All processes go by it: that their machines' clocks differ changes nothing. It is read anew (``read``) every two
    seconds by who serves; half of the way to the server and back is the most by which two processes differ.
    """

    def __init__(self) -> None:
        self._ahead = time.time() - _never_set()

    def __call__(self) -> float:
        """Now."""
        return _never_set() + self._ahead

    async def read(self, connection: Any) -> None:
        """Ask the server, by a connection of asyncpg's. Raises what that raises."""
        asked = _never_set()
        there = (await connection.fetchval(NOW)).timestamp()
        self._ahead = there - (asked + _never_set()) / 2


def _never_set() -> float:
    """Seconds of a clock that goes on while the machine, or this process, sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
