"""The short form of `make cluster`: three processes on PostgreSQL are killed, stopped and cut off, and all holds."""

from __future__ import annotations

import os

import pytest

from tests.bot.postgres import why_not
from tests.cluster.__main__ import told
from tests.cluster.run import Plan, run

SECONDS = float(os.environ.get("CLUSTER_SECONDS", "60"))


@pytest.mark.nightly
@pytest.mark.skipif(bool(why_not()), reason=why_not())
async def test_what_players_were_shown_stays_true_and_is_said_once_whatever_happens() -> None:
    report = await run(Plan(seconds=SECONDS, tables=60, people=40, rate=5.0, at_once=12))
    print(told(report))
    assert report.holds, told(report)
    assert report.figures["answers"] > SECONDS / 4
