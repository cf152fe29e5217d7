"""Games are made ready after the bot has begun to listen (what is loaded before: test_start.py)."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from bot.operate import warm
from bot.operate.collecting import YOUNG, freeze_startup_objects
from engine.core.registry import games


def test_a_game_that_fails_is_logged_and_the_others_are_made_ready(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, *others = games()
    monkeypatch.setattr(warm, "_naming", lambda game: iter(()))

    def loading(game: str) -> Iterator[None]:
        yield
        if game == broken:
            raise OSError("no such file")
        yield

    monkeypatch.setattr(warm, "_loading", loading)
    assert list(warm.warming()) == [broken, *(game for game in others for _ in range(2))]
    assert f"{broken} could not be made ready" in caplog.text


async def test_games_are_made_ready_after_the_start_and_others_have_their_turn_after_each_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    happened: list[str] = []

    def warming() -> Iterator[str]:
        for number in range(3):
            happened.append(f"step {number}")
            asyncio.get_running_loop().call_soon(happened.append, "somebody else")
            yield "toy"

    monkeypatch.setattr(warm, "warming", warming)
    monkeypatch.setattr(warm, "freeze_startup_objects", lambda: happened.append("frozen"))
    ready = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(warm.warm_up(ready))
    asyncio.get_running_loop().call_soon(happened.append, "ready")
    asyncio.get_running_loop().call_soon(ready.set_result, None)
    await task
    steps = [word for number in range(3) for word in (f"step {number}", "somebody else")]
    assert happened == ["ready", *steps, "frozen"]


def test_the_collector_leaves_what_a_start_makes_alone_and_looks_at_new_objects_more_seldom() -> None:
    thresholds = gc.get_threshold()
    try:
        gc.set_threshold(700, 11, 12)
        freeze_startup_objects()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == (YOUNG, 11, 12)
        assert YOUNG > 700
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
