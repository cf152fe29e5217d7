"""Gateway sessions: which shard each is of, the events it was sent, and how long it can be resumed."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from bot.local.outbox import Outbox

DISPATCH = 0
_REPLAY = 2_000  # events kept for a connection that comes back

Shard = tuple[int, int]
"""A shard's number, from 0, and how many there are."""


def shard_of(guild_id: int | None, count: int) -> int:
    """Return which of `count` shards hears of a server; None stands for direct messages, which the first one gets."""
    return 0 if guild_id is None else (guild_id >> 22) % count


def shard_from(value: object) -> Shard | None:
    """Return the shard that an IDENTIFY names, of one if it names none; None for what is no shard."""
    if value is None:
        return (0, 1)
    if not isinstance(value, list) or len(value) != 2 or not all(type(part) is int for part in value):
        return None
    number, count = value
    return (number, count) if 0 <= number < count else None


class Session:
    """What outlives a connection: the count of events sent, and those that may be asked for again.

    `process` is the process that connected it last, as far as that is known. `lost_at`: when its connection ended.
    """

    def __init__(self, intents: int, shard: Shard = (0, 1)) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=_REPLAY)
        self.outbox: Outbox | None = None
        self.lost_at: float | None = None
        self.process: int | None = None

    def hears_of(self, guild_id: int | None) -> bool:
        """Whether its shard gets what happens on a server, or with None in direct messages."""
        number, count = self.shard
        return shard_of(guild_id, count) == number

    def dispatch(self, name: str, data: Any) -> None:
        """Number an event, keep it, and send it if somebody is connected."""
        self.seq += 1
        frame = msgspec.json.encode({"op": DISPATCH, "s": self.seq, "t": name, "d": data})
        self.sent.append((self.seq, frame))
        if self.outbox is not None:
            self.outbox.put(frame)

    def since(self, seq: int) -> list[bytes] | None:
        """Return the frames after number `seq`, or None when they are no longer all here."""
        if not 0 <= seq <= self.seq or (self.sent and seq + 1 < self.sent[0][0]):
            return None
        return [frame for number, frame in self.sent if number > seq]


class Sessions:
    """The sessions by their id. One without a connection is forgotten after `life` seconds of `clock`."""

    def __init__(self, life: float = 120.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.life = life
        self._clock = clock
        self._by_id: dict[str, Session] = {}

    def add(self, session: Session) -> None:
        """Keep a new session."""
        self._by_id[session.id] = session

    def all(self) -> list[Session]:
        """Return those that are connected or can still be resumed, oldest first."""
        now = self._clock()
        gone = [key for key, one in self._by_id.items() if one.lost_at is not None and now - one.lost_at > self.life]
        for key in gone:
            del self._by_id[key]
        return list(self._by_id.values())

    def find(self, session_id: str) -> Session | None:
        """Return the session of this id, if it can still be resumed."""
        return next((session for session in self.all() if session.id == session_id), None)

    def connect(self, session: Session, outbox: Outbox) -> None:
        """Send what happens to a session from now on there."""
        session.outbox, session.lost_at, session.process = outbox, None, outbox.process

    def disconnect(self, outbox: Outbox) -> None:
        """Note that a connection has ended; its session can be resumed."""
        for session in self._by_id.values():
            if session.outbox is outbox:
                session.outbox, session.lost_at = None, self._clock()

    def clear(self) -> None:
        """Forget all: none can be resumed, and those that are connected hear nothing more."""
        self._by_id.clear()
