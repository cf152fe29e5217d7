"""Faults of single requests: which requests are affected, how often, and how."""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from bot.local.errors import Json
from bot.local.global_limit import GlobalLimit

INVALID = (401, 403, 429)
"""Statuses that Discord counts as invalid requests: ten thousand in ten minutes, and an address is shut out."""

ANSWER, SLOW, LOSE = "answer", "slow", "lose"


LONGEST = 500
"""Letters of a path that are looked at."""


class Rule(Struct):
    """A fault that waits for requests; `remaining` is how many it still hits, None for all that come."""

    name: str
    kind: str
    method: str
    path: re.Pattern[str]
    remaining: int | None
    status: int = 0
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0

    def hits(self, method: str, path: str) -> bool:
        """Whether it is meant for this request; `path` is without /api/v10."""
        return self.method in ("*", method) and self.path.fullmatch(path[:LONGEST]) is not None

    def line(self) -> Json:
        """Return what a person or program is told of it."""
        row: Json = {"fault": self.name, "method": self.method, "path": self.path.pattern, "left": self.remaining}
        return row | ({"seconds": self.seconds} if self.kind == SLOW else {})


def too_many(retry_after: float, scope: str) -> tuple[Json, dict[str, str]]:
    """Return the body and headers of a 429; `scope` is user, global or shared."""
    everywhere = scope == "global"
    body: Json = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere, "code": 0}
    headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": scope}
    return body, headers | ({"X-RateLimit-Global": "true"} if everywhere else {"X-RateLimit-Remaining": "0"})


class Blow(Struct):
    """What the faults do to a request: wait, then answer in its place (`rule`), or carry it out and lose the reply.

    `false_status`: what is replied then; 0: nothing, the line is cut.
    """

    seconds: float = 0.0
    rule: Rule | None = None
    loses_reply: bool = False
    false_status: int = 0


class Rules:
    """The faults that wait for requests, oldest first, and the replies that Discord would hold against the bot.

    `limit`, if any, refuses what exceeds it with a 429.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: list[Rule] = []
        self.limit: GlobalLimit | None = None
        self._invalid: deque[float] = deque(maxlen=20_000)

    def add(self, rule: Rule) -> None:
        """Let `rule` wait for its requests."""
        self.waiting.append(rule)

    def strike(self, method: str, path: str) -> Blow:
        """Return what happens to this request, and count it; of each kind only the oldest fault hits."""
        blow, struck = Blow(), set[str]()
        for rule in [one for one in self.waiting if one.hits(method, path)]:
            if rule.kind in struck:
                continue
            struck.add(rule.kind)
            self._count(rule)
            if rule.kind == SLOW:
                blow.seconds = rule.seconds
            elif rule.kind == LOSE:
                blow.loses_reply, blow.false_status = True, rule.status
            else:
                blow.rule = rule
        if self.limit is not None and (wait := self.limit.wait(path)):
            body, headers = too_many(round(wait, 3), "global")
            blow.rule = Rule("limit", ANSWER, method, re.compile(".*"), 1, 429, body, headers)
        return blow

    def _count(self, rule: Rule) -> None:
        if rule.remaining is None:
            return
        rule.remaining -= 1
        if rule.remaining <= 0:
            self.waiting.remove(rule)

    def replied(self, status: int, headers: dict[str, str]) -> None:
        """Note a reply; one that several bots share the blame for is not held against this one."""
        if status in INVALID and headers.get("X-RateLimit-Scope") != "shared":
            self._invalid.append(self.clock())

    def invalid_requests(self, within: float) -> int:
        """Return how many invalid requests the bot made in the last `within` seconds."""
        oldest = self.clock() - within
        return sum(at >= oldest for at in self._invalid)
