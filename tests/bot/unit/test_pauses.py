"""What waits for a pause is posted once when it comes, and not at all after the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.posting.pauses import PAUSE, QUIET, Pauses

GUIDES = Path(__file__).parents[3] / "docs"


class Posted:
    """The tables that were posted, in order; posting the table ``bad`` fails."""

    def __init__(self, bad: int = 0) -> None:
        self.tables: list[int] = []
        self.bad = bad

    async def publish(self, table_id: int) -> None:
        self.tables.append(table_id)
        if table_id == self.bad:
            raise RuntimeError("no")


async def test_a_later_change_begins_the_pause_anew() -> None:
    posted = Posted()
    pauses = Pauses(posted.publish)
    pauses.wait(1, 0.0)
    pauses.wait(1, 3600.0)
    assert 1 in pauses
    await asyncio.sleep(0.01)
    assert posted.tables == []
    pauses.wait(1, 0.0)
    await asyncio.sleep(0.01)
    assert posted.tables == [1]
    assert 1 not in pauses


async def test_what_has_been_posted_before_and_what_comes_after_the_end_is_not_posted() -> None:
    posted = Posted()
    pauses = Pauses(posted.publish)
    pauses.wait_all([1, 2, 3], 0.0, apart=0.0)
    pauses.cancel(2)
    await asyncio.sleep(0.01)
    assert posted.tables == [1, 3]
    pauses.wait(4, 0.0)
    pauses.stop()
    await asyncio.sleep(0.01)
    assert posted.tables == [1, 3]


async def test_a_table_that_cannot_be_posted_keeps_no_other_one_waiting(caplog: pytest.LogCaptureFixture) -> None:
    posted = Posted(bad=1)
    pauses = Pauses(posted.publish)
    pauses.wait_all([1, 2], 0.0, apart=0.0)
    await asyncio.sleep(0.01)
    assert posted.tables == [1, 2]
    assert "table 1: it cannot be posted: RuntimeError" in caplog.text


def test_the_guides_say_how_long_it_takes() -> None:
    assert (PAUSE, QUIET) == (8.0, 60.0)
    for guide, pause, quiet in (
        ("players.md", "eight seconds", "quiet for a minute"),
        ("jugadores.md", "ocho segundos", "minuto en calma"),
        ("operators.md", "eight seconds", "for a minute"),
    ):
        words = " ".join((GUIDES / guide).read_text("utf-8").split())
        assert pause in words, guide
        assert quiet in words, guide


async def test_a_turn_that_waits_is_not_put_off_by_what_is_found_at_the_start() -> None:
    posted = Posted()
    pauses = Pauses(posted.publish)
    pauses.wait(1, 0.0)
    pauses.wait_all([1, 2], 3600.0, apart=1.0)
    await asyncio.sleep(0.01)
    assert posted.tables == [1]
    assert 2 in pauses


async def test_it_tells_whether_a_pause_is_over_within_some_seconds() -> None:
    pauses = Pauses(Posted().publish)
    pauses.wait(1, PAUSE)
    pauses.wait(2, QUIET)
    assert [pauses.is_over_within(table, PAUSE) for table in (1, 2, 3)] == [True, False, False]
    pauses.cancel(1)
    assert not pauses.is_over_within(1, PAUSE)
    pauses.stop()
