"""An interaction is not left without a reply because the database does not answer."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.frame import handling
from bot.store import StoreUnavailable
from bot.words.wording import error_text


def interaction(*, acknowledged: bool) -> Any:
    """One of which only that is known."""
    return SimpleNamespace(response=SimpleNamespace(is_done=lambda: acknowledged), extras={})


async def test_who_waits_for_the_database_is_refused_before_discord_gives_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert handling.DATABASE_PATIENCE < 3
    monkeypatch.setattr(handling, "DATABASE_PATIENCE", 0.0)
    answer = asyncio.Event()
    with pytest.raises(StoreUnavailable) as error:
        await handling.answer_in_time(interaction(acknowledged=False), answer.wait())
    assert "nothing has changed" in error_text("en", error.value)
    assert "takes too long" in str(error.value)
    answer.set()
    # What comes of it later troubles nobody.
    await asyncio.sleep(0)
    assert "never retrieved" not in caplog.text


async def test_a_database_that_answers_is_believed_and_its_errors_are_passed_on() -> None:
    async def looking(fails: bool) -> bool:
        if fails:
            raise StoreUnavailable("", "locked")
        return False

    assert not await handling.answer_in_time(interaction(acknowledged=False), looking(fails=False))
    with pytest.raises(StoreUnavailable, match="locked"):
        await handling.answer_in_time(interaction(acknowledged=False), looking(fails=True))


async def test_who_has_been_acknowledged_waits_as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handling, "DATABASE_PATIENCE", 0.0)
    answer = asyncio.Event()
    waiting = asyncio.create_task(handling.answer_in_time(interaction(acknowledged=True), answer.wait()))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not waiting.done()
    answer.set()
    assert await waiting
