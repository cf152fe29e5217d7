"""All shards belong to the one process that there is: as with an SQLite file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping

from bot.model.shards import Census, Session, Stage
from bot.shards.membership import BEAT, START_INTERVAL
from bot.shards.share import REQUESTS


class Alone:
    """What ``Membership`` is, where nobody else serves the database. ``clock`` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.owner = ""
        self.stage: Stage = "starting"
        self.wanted = 1
        self.census = Census(0.0, (), ())
        self._clock = clock
        self._starts: dict[int, float] = {}

    @property
    def count(self) -> int:
        """How many shards there are."""
        return self.wanted

    def lives(self) -> bool:
        """Always."""
        return True

    def remaining(self) -> float:
        """Without end."""
        return float("inf")

    def age(self) -> float:
        """Nothing has to be said to anybody."""
        return 0.0

    def holds(self, number: int) -> bool:
        """Every shard."""
        return number < self.wanted

    def shards(self) -> dict[int, Session | None]:
        """All shards; no session outlives the process."""
        return dict.fromkeys(range(0 if self.stage == "leaving" else self.wanted))

    def rate(self) -> float:
        """All requests are this process's."""
        return REQUESTS

    async def beat(self, sessions: Mapping[int, Session | None]) -> bool:
        """Nobody has to be told."""
        return True

    async def give(self, numbers: Iterable[int], sessions: Mapping[int, Session | None]) -> None:
        """Nobody takes them."""

    async def any_vacant(self) -> bool:
        """Never."""
        return False

    async def start_session(self, bucket: int) -> float:
        """Keep the next moment at which a session of this bucket may be started; gives the seconds until then."""
        now = self._clock()
        moment = max(now, self._starts.get(bucket, now))
        self._starts[bucket] = moment + START_INTERVAL
        return moment - now

    def next_look(self) -> float:
        """Seconds until the shards are looked at again."""
        return BEAT

    async def depart(self) -> None:
        """Nobody has to be told."""
