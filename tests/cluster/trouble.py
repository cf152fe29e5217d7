"""What goes wrong while people play: each kind at least once, in an order that the seed decides."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bot.local import LocalDiscord
from bot.local.rest import Call, Reply
from tests.cluster.fleet import Fleet
from tests.cluster.ledger import CREATE
from tests.cluster.server import Server

STANDS_STILL: Final = 12.0
"""Seconds for which a process is stopped."""
SLEEPS: Final = 30.0
"""Seconds for which one is stopped in the middle of a send: time for others to post what comes next there."""
TRAP: Final = 10.0
"""Seconds that a trap waits for its request."""


class Trouble:
    """Causes each kind in turn. ``happened``: when, and what, in seconds since it began.

    ``sent_in``: the channel in which somebody was disturbed in the middle of a send last.
    """

    def __init__(self, local: LocalDiscord, fleet: Fleet, server: Server, seed: int) -> None:
        self.local = local
        self.fleet = fleet
        self.server = server
        self.happened: list[tuple[float, str]] = []
        self._rng = random.Random(seed)
        self._begun = time.monotonic()
        self._before: Callable[[int], bool] | None = None
        self._after: Callable[[int], None] | None = None
        self.sent_in: int | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        local.before_call(self._arrives)
        local.on_call(self._is_answered)

    @property
    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Each kind with what causes it."""
        return {
            "kill -9": self.kill,
            "kill between commit and send": self.kill_before_send,
            "kill between send and mark": self.kill_after_send,
            "stop for 12 s": self.stop,
            "stop for 30 s in the middle of a send": self.stop_in_send,
            "SIGTERM": self.term,
            "PostgreSQL restarts": self.restart,
            "PostgreSQL crashes": self.crash,
            "connections to PostgreSQL end": self.end_connections,
            "429": self.too_many,
            "503": self.unavailable,
            "replies are lost": self.lose_replies,
            "502 for what was carried out": self.false_replies,
            "Discord stalls": self.stall,
            "the gateway is cut": self.cut,
            "kill the thinker": self.kill_thinker,
            "upgrade": self.upgrade,
        }

    async def run(self, seconds: float, only: frozenset[str] = frozenset()) -> None:
        """Cause them one after the other, evenly over so many seconds; ``only`` these kinds, if any are named."""
        self._begun = time.monotonic()
        chosen = [kind for kind in self.kinds if not only or kind in only]
        if not self.fleet.thinkers:
            chosen = [kind for kind in chosen if kind != "kill the thinker"]
        every = max(MIN_APART, seconds / max(1, len(chosen) * round(seconds / (len(chosen) * APART)) or len(chosen)))
        end, order = self._begun + seconds, list[str]()
        while time.monotonic() + every < end:
            if not order:
                order = self._rng.sample(chosen, len(chosen))
            kind = order.pop()
            self.happened.append((round(time.monotonic() - self._begun, 1), kind))
            task = asyncio.create_task(_carried_out(self.kinds[kind]()))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
            await asyncio.sleep(every)
        await asyncio.gather(*self._under_way)
        self.local.faults.rules.waiting.clear()

    def _any(self) -> int | None:
        """A bot that holds a shard, if one does; stopped ones are left alone."""
        stopped = self._stopped()
        running = [process for process in self.fleet.bots if process not in stopped]
        holders = {line["process"] for line in self.local.gateway.lines() if line["connected"]}
        return self._rng.choice([one for one in running if one in holders] or running or [None])  # type: ignore[list-item]

    def _stopped(self) -> set[int]:
        """The processes that stand still."""
        return {end.process for end in self.fleet.ends if end.how == "stopped" and end.until is None}

    # The processes

    async def kill(self) -> None:
        """Kill any."""
        if (process := self._any()) is not None:
            self.fleet.kill(process)

    async def kill_before_send(self) -> None:
        """Kill whoever comes to create a message next, before Discord has it."""

        def spring(process: int) -> bool:
            self.fleet.kill(process)
            return True

        await self._trap(before=spring)

    async def kill_after_send(self) -> None:
        """Kill whoever creates a message next, when Discord has it and before the reply."""
        await self._trap(after=self.fleet.kill)

    async def stop(self) -> None:
        """Stop any, for longer than its leases last."""
        if not self._stopped() and (process := self._any()) is not None:
            await self.fleet.pause(process, STANDS_STILL)

    async def stop_in_send(self) -> None:
        """Stop whoever creates a message next, when Discord has it and before the reply."""
        stopped = list[int]()
        if self._stopped():
            # One machine sleeps at a time: somebody must be there to take over.
            return

        def spring(process: int) -> None:
            os.kill(process, signal.SIGSTOP)
            stopped.append(process)

        await self._trap(after=spring)
        if stopped:
            await self.fleet.pause(stopped[0], SLEEPS)

    async def term(self) -> None:
        """Tell any to end."""
        if (process := self._any()) is not None:
            self.fleet.tell_to_stop(process)

    async def upgrade(self) -> None:
        """Start a new one beside the oldest, and tell that to stop."""
        if self.fleet.bots:
            await self.fleet.replace(self.fleet.bots[0])

    async def kill_thinker(self) -> None:
        """Kill a thinker."""
        if self.fleet.thinkers:
            self.fleet.kill(self._rng.choice(self.fleet.thinkers))

    # The database

    async def restart(self) -> None:
        """Restart PostgreSQL."""
        await self.server.restart()

    async def crash(self) -> None:
        """Let PostgreSQL crash and come back."""
        await self.server.restart("immediate")

    async def end_connections(self) -> None:
        """End every connection to PostgreSQL, twice: those that come back, too."""
        for _ in range(2):
            await self.server.end_connections()
            await asyncio.sleep(1)

    # Discord

    async def too_many(self) -> None:
        """Refuse some requests with 429."""
        self.local.faults.rate_limit(4, retry_after=1.0, scope="shared", path=r"/channels/.*")

    async def unavailable(self) -> None:
        """Fail some requests with 503."""
        self.local.faults.fail(503, 4, path=r"/channels/.*")

    async def lose_replies(self) -> None:
        """Carry requests out and lose the replies."""
        self.local.faults.lose_replies(4, path=r"/channels/.*")

    async def false_replies(self) -> None:
        """Carry creations of messages out and reply with 502, as Discord does under load."""
        self.local.faults.lose_replies(3, status=502, method="POST", path=r"/channels/[0-9]+/messages")

    async def stall(self) -> None:
        """Let requests in channels wait."""
        self.local.faults.slow(2.5, 8, path=r"/channels/.*")

    async def cut(self) -> None:
        """Cut every gateway connection without a word."""
        self.local.gateway.sever()

    # Traps: at the next request that creates a message

    async def _trap(
        self, before: Callable[[int], bool] | None = None, after: Callable[[int], None] | None = None
    ) -> None:
        """Wait until a message is created, at most ``TRAP`` seconds."""
        self._before, self._after = before, after
        end = time.monotonic() + TRAP
        while (self._before or self._after) and time.monotonic() < end:  # noqa: ASYNC110 - it is given up after a while
            await asyncio.sleep(0.05)
        self._before = self._after = None

    def _creator(self, method: str, path: str, call: Call) -> int | None:
        body = call.body if isinstance(call.body, dict) else {}
        if method != "POST" or not CREATE.fullmatch(path) or body.get("nonce") is None:
            return None
        process = self.local.gateway.processes.of(call.line)
        return process if self.fleet.has(process) else None

    def _arrives(self, method: str, path: str, call: Call) -> bool:
        spring = self._before
        if spring is None or (process := self._creator(method, path, call)) is None:
            return False
        self._before = None
        return spring(process)

    def _is_answered(self, method: str, path: str, call: Call, reply: Reply) -> None:
        spring = self._after
        if spring is None or reply.status >= 300 or (process := self._creator(method, path, call)) is None:
            return
        self._after = None
        self.sent_in = int(path.split("/")[2])
        spring(process)


APART: Final = 5.0
MIN_APART: Final = 3.0
"""Seconds between two troubles, about and at least."""


async def _carried_out(work: Awaitable[None]) -> None:
    await work
