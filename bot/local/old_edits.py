"""Discord's limit for edits of messages older than an hour: three in six seconds a channel, then 429 (30046)."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime

from bot.local.errors import ApiError
from bot.local.records import Message

HOUR = 3600.0
MOST = 3
WITHIN = 6.0


class OldEdits:
    """Counts edits of old messages by channel. ``after``: seconds from which on a message is old.

    ``clock`` gives seconds that never go back.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.after = HOUR
        self._clock = clock
        self._edits: dict[int, deque[float]] = {}

    def count(self, message: Message) -> None:
        """Count an edit; raise ApiError 30046 where it comes too soon after others. A refused one does not count."""
        created = datetime.fromisoformat(message.timestamp)
        if (datetime.now(UTC) - created).total_seconds() < self.after:
            return
        now, edits = self._clock(), self._edits.setdefault(message.channel_id, deque(maxlen=MOST))
        if len(edits) == MOST and (wait := edits[0] + WITHIN - now) > 0:
            raise too_many_old_edits(round(max(0.001, wait), 3))
        edits.append(now)


def too_many_old_edits(retry_after: float) -> ApiError:
    """Return the refusal of one more edit of an old message."""
    sentence = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": "user"}
    return ApiError(429, 30046, sentence, more={"retry_after": retry_after, "global": False}, headers=headers)
