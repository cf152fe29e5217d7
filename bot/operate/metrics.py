"""Metrics for Prometheus. Imported only where an operator has set a port; needs the extra ``metrics``."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Final

import aiohttp
import msgspec
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bot.base.meter import End, Fallback, Kind
from bot.model.thinking import ThinkingLoad
from bot.operate.health import Ready, Vitals
from bot.operate.probes import served
from bot.shards.keeper import ShardStatus
from bot.store.errors import Conflict

ACKNOWLEDGED: Final = (0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
STALLED: Final = (0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0)
PUBLISHED: Final = (0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
THOUGHT: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)
SERVERS_TOLD: Final = 20
"""The number of servers whose refusals have a series of their own."""

MOST_WAITING: Final = 10_000
"""Interactions whose answer is awaited; of more, the oldest are forgotten."""


class Metrics:
    """The bot's numbers in a registry of their own. ``open_tables`` is asked each time somebody looks."""

    def __init__(self, open_tables: Callable[[], int], clock: Callable[[], float] = time.perf_counter) -> None:
        self.registry = CollectorRegistry()
        self._clock = clock
        self._waiting: OrderedDict[int, float] = OrderedDict()
        self._interactions = Counter(
            "ziggurat_interactions", "What players did, and how it ended", ["kind", "end"], registry=self.registry
        )
        self._acknowledged = Histogram(
            "ziggurat_acknowledge_seconds",
            "From an interaction's arrival to Discord's word that our answer has come",
            buckets=ACKNOWLEDGED,
            registry=self.registry,
        )
        self._published = Histogram(
            "ziggurat_publish_seconds",
            "To bring a table's messages up to date",
            buckets=PUBLISHED,
            registry=self.registry,
        )
        self._stalled = Histogram(
            "ziggurat_stall_seconds",
            "How long the event loop stood still, each time that it was more than a tenth of a second",
            buckets=STALLED,
            registry=self.registry,
        )
        self._thought = Histogram(
            "ziggurat_think_seconds",
            "How long a computer took for an answer",
            buckets=THOUGHT,
            registry=self.registry,
        )
        self._fallbacks = Counter(
            "ziggurat_fallbacks",
            "Requests that Discord refused and that were made in another way",
            ["kind"],
            registry=self.registry,
        )
        self._requests = Counter(
            "ziggurat_discord_requests", "Requests to Discord", ["method", "status"], registry=self.registry
        )
        self._invalid = Counter(
            "ziggurat_discord_invalid_requests",
            "Those that Discord counts as invalid: 401, 403, and 429 that is our own doing",
            registry=self.registry,
        )
        tables = Gauge("ziggurat_open_tables", "Tables in the lobby or in play", registry=self.registry)
        tables.set_function(open_tables)
        self._vitals: Vitals | None = None
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    # --- the meter ----------------------------------------------------------------------------------------------

    def received(self, interaction: int) -> None:
        """An interaction has come in, by its id."""
        self._waiting[interaction] = self._clock()
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)

    def ended(self, kind: Kind, end: End) -> None:
        """An interaction has been dealt with."""
        self._interactions.labels(kind, end).inc()

    def published(self, seconds: float) -> None:
        """A table's messages were brought up to date in so much time."""
        self._published.observe(seconds)

    def stalled(self, seconds: float) -> None:
        """The event loop stood still for so long: more than it may."""
        self._stalled.observe(seconds)

    def thought(self, seconds: float) -> None:
        """A computer has answered, or failed, after so much time."""
        self._thought.observe(seconds)

    def fell_back(self, kind: Fallback) -> None:
        """Discord has refused a request, and it is made in another way."""
        self._fallbacks.labels(kind).inc()

    # --- requests -----------------------------------------------------------------------------------------------

    def trace(self) -> aiohttp.TraceConfig:
        """The trace that counts every request of the Discord client."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._request_ended)
        config.on_request_exception.append(self._request_failed)
        return config

    async def _request_ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        status = params.response.status
        self._requests.labels(params.method, str(status)).inc()
        shared = params.response.headers.get("X-RateLimit-Scope") == "shared"
        if status in (401, 403) or (status == 429 and not shared):
            self._invalid.inc()
        interaction = _answered(params.url.path)
        if interaction is not None and interaction in self._waiting and status < 300:
            self._acknowledged.observe(self._clock() - self._waiting.pop(interaction))

    async def _request_failed(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._requests.labels(params.method, "none").inc()

    # --- health -------------------------------------------------------------------------------------------------

    def look_after(self, vitals: Vitals) -> None:
        """Also serve the bot's health, as gauges and at /healthz. Call it once."""
        self._vitals = vitals
        self.registry.register(_Gauges(vitals))

    # --- serving ------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def served(self, port: int, host: str = "127.0.0.1") -> AsyncIterator[int]:
        """Answer at http://host:port, /metrics, /healthz, /livez and /readyz, during this block; gives the port.

        Raises OSError if it is taken.
        """
        more = {"/healthz": self._health, "/metrics": self._answer}
        async with served(host, port, self._ready, more) as given:
            yield given

    async def _ready(self) -> Ready:
        return Ready(False, "starting") if self._vitals is None else await self._vitals.ready()

    async def _answer(self, request: web.Request) -> web.Response:
        if self._vitals is not None:
            await self._vitals.look()
        return web.Response(body=generate_latest(self.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, request: web.Request) -> web.Response:
        """200 while the bot is well, else 503; the same facts either way."""
        if self._vitals is None:
            return web.Response(status=503, text='{"well":false}', content_type="application/json")
        await self._vitals.look()
        health = await asyncio.to_thread(self._vitals.read)
        body = msgspec.json.encode(health)
        return web.Response(status=200 if health.well else 503, body=body, content_type="application/json")


class _Gauges(Collector):
    """How the bot is, read when somebody looks."""

    def __init__(self, vitals: Vitals) -> None:
        self._vitals = vitals

    def collect(self) -> Iterator[Metric]:
        """The gauges."""
        health = self._vitals.read()
        build = GaugeMetricFamily("ziggurat_build_info", "The version that runs; always 1", labels=["version"])
        build.add_metric([health.version], 1)
        yield build
        for name, says, value in (
            ("ziggurat_gateway_up", "Whether Discord's events reach us", health.gateway),
            (
                "ziggurat_gateway_heartbeat_age_seconds",
                "Since Discord acknowledged our last heartbeat; -1: never",
                health.heartbeat_age,
            ),
            ("ziggurat_tables_owed_a_post", "Tables whose channel does not show what is stored", health.owed),
            ("ziggurat_computer_workers", "Processes in which computers think, as far as they run", health.workers),
            ("ziggurat_picture_workers", "Processes in which pictures are drawn, as far as they run", health.drawing),
            ("ziggurat_tables_waiting_for_a_computer", "Tables that wait for a computer's answer", health.computing),
            ("ziggurat_newest_backup_age_seconds", "Age of the newest copy; -1: there is none", health.backup_age),
            ("ziggurat_database_up", "Whether the database answered when it was last asked", health.database),
            ("ziggurat_ready", "Whether /readyz says that the process can do its work", health.ready),
            (
                "ziggurat_oldest_unposted_change_seconds",
                "For how long the oldest change at this process's tables has not been posted; -1: all are",
                health.unposted_age,
            ),
            (
                "ziggurat_lease_age_seconds",
                "Since this process last said that it keeps its tables; -1: never",
                health.lease_age,
            ),
            ("ziggurat_well", "Whether /healthz says that all is well", health.well),
        ):
            yield GaugeMetricFamily(name, says, value=float(value))
        yield from queue_gauges(self._vitals.load())
        says = "Changes that another process had made first, and that were tried again or refused"
        yield CounterMetricFamily("ziggurat_conflicts", says, value=float(Conflict.count))
        if health.shards is not None:
            yield from _shard_metrics(health.shards)
        refusals = GaugeMetricFamily(
            "ziggurat_refusals", "What Discord refused in ten minutes; server 0: direct messages", labels=["server"]
        )
        # A server more is a series more: only the worst are told apart.
        for server, count in sorted(self._vitals.refusals().items(), key=lambda item: -item[1])[:SERVERS_TOLD]:
            refusals.add_metric([str(server)], count)
        yield refusals


def queue_gauges(load: ThinkingLoad) -> Iterator[Metric]:
    """The gauges of turns that are thought through elsewhere."""
    for name, says, value in (
        ("ziggurat_thinkers", "Programs that think for computers on this database, as far as they live", load.thinkers),
        ("ziggurat_thinking_queue_turns", "Computers' turns in the database that have no reply yet", load.turns),
        (
            "ziggurat_thinking_queue_age_seconds",
            "For how long the oldest of them has waited for its reply",
            load.oldest,
        ),
    ):
        yield GaugeMetricFamily(name, says, value=float(value))


def _shard_metrics(status: ShardStatus) -> Iterator[Metric]:
    """What this process has of the gateway."""
    for name, says, value in (
        ("ziggurat_shards", "Shards that all servers are spread over; 0: not known yet", status.count),
        ("ziggurat_shards_here", "Shards that this process holds", len(status.mine)),
        ("ziggurat_shards_connected", "Shards whose events reach this process", len(status.connected)),
        ("ziggurat_bots", "Bots that share the shards, as far as they live", status.processes),
        (
            "ziggurat_shard_lease_age_seconds",
            "Since the other processes have heard that this one lives",
            status.lease_age,
        ),
    ):
        yield GaugeMetricFamily(name, says, value=float(value))
    for name, says, value in (
        ("ziggurat_shard_resumes", "Sessions of the gateway that were gone on with", status.resumes),
        ("ziggurat_shard_starts", "Sessions of the gateway that were started", status.starts),
    ):
        yield CounterMetricFamily(name, says, value=float(value))


def _answered(path: str) -> int | None:
    """The interaction that a request to this path answers for the first time."""
    parts = path.rsplit("/interactions/", 1)
    words = parts[-1].split("/")
    if len(parts) != 2 or len(words) != 3 or words[2] != "callback" or not words[0].isdecimal():
        return None
    return int(words[0])
