"""Whether the bot is well: for /healthz, the gauges of the metrics, and systemd's watchdog."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from bot.app import Ziggurat
from bot.base.config import Settings
from bot.messages.pictures import workers_alive
from bot.model.thinking import ThinkingLoad
from bot.shards.keeper import ShardStatus
from bot.store import StoreError
from bot.store.copies import SUFFIXES

PATIENCE: Final = 120.0
"""Seconds without Discord after which the bot counts as unwell; it usually reconnects sooner."""

ANSWERS: Final = 2.0
"""Seconds within which the database must answer."""

UNKNOWN: Final = -1.0
"""The age given if there is nothing to measure."""


class Health(msgspec.Struct, frozen=True):
    """How the bot is. Ages are in seconds, -1 where there is nothing yet.

    ``database``: whether it answered when it was last asked. ``ready``: whether the process can do its work: the
    database answers, and Discord's events reach it or it stands by for a process that they reach.

    ``gateway``: whether Discord's events reach us. ``heartbeat_age``: since Discord acknowledged our last heartbeat.
    ``owed``: tables whose channel does not show what is stored. ``workers``: processes in which computers think, as far
    as they run; ``computing``: tables that wait for a computer. ``drawing``: processes in which pictures are drawn, as
    far as they run. ``backup_age``: of the newest copy. ``unposted_age``: of the oldest change at this process's tables
    that its channel does not show. ``lease_age``: since this process last said that it lives, so that it keeps them.
    ``shards``: what the process has of the gateway; None: all of it, over one connection.
    """

    version: str
    gateway: bool
    heartbeat_age: float
    open_tables: int
    owed: int
    workers: int
    computing: int
    drawing: int
    backup_age: float
    well: bool
    database: bool = True
    ready: bool = True
    unposted_age: float = UNKNOWN
    lease_age: float = UNKNOWN
    shards: ShardStatus | None = None


class Ready(msgspec.Struct, frozen=True):
    """Whether a process can do its work, and in a word why not."""

    ready: bool
    why: str = ""


class Vitals:
    """Reads how a client is. ``clock`` counts seconds as discord.py does, ``now`` seconds since 1970."""

    def __init__(
        self,
        client: Ziggurat,
        settings: Settings,
        version: str,
        clock: Callable[[], float] = time.perf_counter,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._settings = settings
        self._version = version
        self._clock = clock
        self._now = now
        self._up_at = clock()
        self._database = True
        self._unposted_at: float | None = None

    def read(self) -> Health:
        """The present health; reads memory and one folder."""
        client, gateway = self._client, self._is_served()
        if gateway or client.stands_by():
            self._up_at = self._clock()
        return Health(
            self._version,
            gateway,
            self._heartbeat_age(),
            len(client.tables.open_tables()),
            len(client.publisher.retry_queue.pending()),
            client.tables.computers.alive(),
            client.tables.computers.in_hand(),
            workers_alive(),
            newest_copy_age(self._settings.backup_folder, self._now()),
            gateway or client.stands_by() or self._clock() - self._up_at < PATIENCE,
            self._database,
            self._why_not() == "",
            UNKNOWN if self._unposted_at is None else max(0.0, client.tables.now() - self._unposted_at),
            UNKNOWN if client.tables.leases.age() == float("inf") else client.tables.leases.age(),
            self._client.shard_status(),
        )

    async def look(self) -> None:
        """Ask the database whether it answers, and since when a change is not posted."""
        tables = self._client.tables
        try:
            async with asyncio.timeout(ANSWERS):
                self._unposted_at = await tables.store.leases.oldest_unposted(tables.leases.owner)
            self._database = True
        except (StoreError, TimeoutError):
            self._database = False

    async def ready(self) -> Ready:
        """Whether the process can do its work now."""
        await self.look()
        why = self._why_not()
        return Ready(not why, why)

    def load(self) -> ThinkingLoad:
        """How much is thought through on other machines."""
        return self._client.tables.computers.load()

    def _is_served(self) -> bool:
        client = self._client
        is_there = client.is_ready() and not client.is_closed() and client.timekeeper.is_connected()
        return is_there and not client.stands_by()

    def _why_not(self) -> str:
        """What keeps the process from its work; "": nothing."""
        if self._client.is_closed():
            return "stopping"
        if not self._database:
            return "database"
        return "" if self._is_served() or self._client.stands_by() else "gateway"

    def refusals(self) -> Mapping[int, int]:
        """What Discord has refused in ten minutes, by server (0: direct messages)."""
        return self._client.breaker.refusals_by_server()

    def _heartbeat_age(self) -> float:
        # discord.py tells the time between a heartbeat and its answer, but not when that was.
        sockets = [self._client.ws] if self._client.keeper is None else self._client.keeper.sockets()
        keepers = [getattr(socket, "_keep_alive", None) for socket in sockets]
        answered = [getattr(keeper, "_last_ack", None) for keeper in keepers]
        ages = [max(0.0, self._clock() - float(moment)) for moment in answered if moment is not None]
        return max(ages, default=UNKNOWN)


def newest_copy_age(folder: Path, now: float) -> float:
    """Seconds since the newest copy in the folder was made, -1 where there is none or it cannot be looked at."""
    try:
        times = [file.stat().st_mtime for suffix in SUFFIXES for file in folder.glob(f"ziggurat-*{suffix}")]
    except OSError:
        return UNKNOWN
    return max(0.0, now - max(times)) if times else UNKNOWN


# --- systemd ------------------------------------------------------------------------------------------------------


class Supervisor:
    """Reports to systemd if it started the bot with ``Type=notify``; else does nothing."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        usec = environment.get("WATCHDOG_USEC", "")
        ours = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self.interval = int(usec) / 2_000_000 if usec.isdecimal() and ours and int(usec) else None
        """Seconds between two signs of life: half of what systemd waits; None where it does not watch."""

    def say(self, words: str) -> None:
        """Send a state ("READY=1"); errors are ignored."""
        if not self._address.startswith(("/", "@")):
            return
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as channel:
                channel.setblocking(False)
                channel.sendto(words.encode(), address)
        except OSError:
            return

    async def watch(self, ready: asyncio.Future[None] | asyncio.Task[None]) -> None:
        """Report readiness, then signs of life until cancelled; they stop if the event loop hangs."""
        while not ready.done():
            self.say(f"EXTEND_TIMEOUT_USEC={(60 * 1_000_000)}\nWATCHDOG=1")
            await asyncio.wait([ready], timeout=min(20.0, self.interval or 20.0))
        self.say("READY=1\nSTATUS=playing")
        while self.interval is not None:
            self.say("WATCHDOG=1")
            await asyncio.sleep(self.interval)
