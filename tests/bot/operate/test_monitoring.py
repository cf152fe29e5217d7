"""The alert rules and the dashboard speak of metrics that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from bot.model.thinking import ThinkingLoad
from bot.operate.health import Health, Vitals
from bot.operate.metrics import Metrics

FOLDER = Path(__file__).parents[3] / "docs" / "monitoring"


class Well(Vitals):
    """A bot that is well."""

    def __init__(self) -> None:
        pass

    def read(self) -> Health:
        return Health("1.2.3", True, 1.0, 2, 0, 1, 0, 1, 60.0, True)

    async def look(self) -> None: ...

    def load(self) -> ThinkingLoad:
        return ThinkingLoad(1, 2, 0.5)

    def refusals(self) -> dict[int, int]:
        return {7: 1}


@pytest.mark.parametrize("name", ["alerts.yml", "dashboard.json"])
def test_every_metric_that_is_named_is_served(name: str) -> None:
    metrics = Metrics(lambda: 2)
    metrics.ended("command", "failed")
    metrics.look_after(Well())
    served = generate_latest(metrics.registry).decode()
    named = set(re.findall(r"\b(?:ziggurat|process)_[a-z_]+", (FOLDER / name).read_text("utf-8")))
    # A histogram's and a counter's series come with the first thing that is counted.
    families = set(re.findall(r"^# TYPE (\S+)", served, re.MULTILINE))
    families |= {f"{family}{end}" for family in families for end in ("_bucket", "_sum", "_total")}
    assert named <= families
    assert len(named) > 5


def test_the_dashboard_is_one() -> None:
    dashboard = json.loads((FOLDER / "dashboard.json").read_text("utf-8"))
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"]) == 17
