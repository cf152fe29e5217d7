"""A thinker's numbers for Prometheus. Imported only where an operator has set a port; needs the extra ``metrics``."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bot.base.meter import Silent
from bot.computers.thinker import Thinker
from bot.operate.health import Ready
from bot.operate.metrics import THOUGHT, queue_gauges
from bot.operate.probes import served


class ThinkerMetrics(Silent):
    """The numbers of a thinker of this version, in a registry of their own."""

    def __init__(self, version: str) -> None:
        self.registry = CollectorRegistry()
        self.version = version
        self._thinker: Thinker | None = None
        self._thought = Histogram(
            "ziggurat_think_seconds",
            "How long a computer took for an answer",
            buckets=THOUGHT,
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    def thought(self, seconds: float) -> None:
        """A computer has answered, or failed, after so much time."""
        self._thought.observe(seconds)

    def look_after(self, thinker: Thinker) -> None:
        """Also serve how this thinker is. Call it once."""
        self._thinker = thinker
        self.registry.register(_Gauges(thinker, self.version))

    @asynccontextmanager
    async def served(self, port: int, host: str = "127.0.0.1") -> AsyncIterator[int]:
        """Answer at http://host:port, /metrics, /livez, /readyz, in this block; gives the port. Raises OSError."""
        async with served(host, port, self._ready, {"/metrics": self._answer}) as given:
            yield given

    async def _ready(self) -> Ready:
        if self._thinker is not None and self._thinker.is_ready():
            return Ready(True)
        return Ready(False, "database")

    async def _answer(self, _: web.Request) -> web.Response:
        return web.Response(body=generate_latest(self.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


class _Gauges(Collector):
    """How the thinker is, read when somebody looks."""

    def __init__(self, thinker: Thinker, version: str) -> None:
        self._thinker = thinker
        self._version = version

    def collect(self) -> Iterator[Metric]:
        """The gauges."""
        build = GaugeMetricFamily("ziggurat_build_info", "The version that runs; always 1", labels=["version"])
        build.add_metric([self._version], 1)
        yield build
        in_hand = float(self._thinker.in_hand())
        yield GaugeMetricFamily("ziggurat_turns_in_hand", "Turns that this process thinks through now", value=in_hand)
        yield from queue_gauges(self._thinker.load)
