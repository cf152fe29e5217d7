"""Stalls of the event loop are logged with what was running, and with nothing that a player has typed."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable

import pytest

from bot.base.config import Settings
from bot.operate import command_line
from bot.operate.stalls import LIMIT, Stall, Watchdog

SECRET = "xyzzy" * 40
STALL = re.compile(r"stood still for (\d+) ms, at work for (\d+) ms of them: (.*)")


def watched(work: Callable[[], Awaitable[None]]) -> list[Stall]:
    """What a watchdog sees while something is awaited."""
    seen: list[Stall] = []
    watchdog = Watchdog(on_stall=seen.append)
    with watchdog.watching(), asyncio.Runner(loop_factory=watchdog.loop) as runner:
        runner.run(work())  # type: ignore[arg-type]
    return seen


def blocks_the_loop(seconds: float, text: str) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        sum(map(ord, text))


def sleep_in_the_loop(seconds: float) -> None:
    time.sleep(seconds)


def test_a_stall_is_logged_with_what_was_running(caplog: pytest.LogCaptureFixture) -> None:
    async def handler(text: str) -> None:
        await asyncio.sleep(0)
        blocks_the_loop(0.4, text)

    async def work() -> None:
        await asyncio.create_task(handler(SECRET), name=f"task-{SECRET}")

    with caplog.at_level(logging.WARNING, "ziggurat.stalls"):
        stall = max(watched(work), key=lambda stall: stall.busy)
    assert stall.seconds >= 0.4
    assert stall.stack[0].endswith(" blocks_the_loop")
    assert stall.stack[1].endswith(" handler")
    assert stall.stack[-1].endswith(" handler")
    assert stall.looks >= stall.hits > 0
    found = STALL.search(str(stall))
    assert found is not None
    assert int(found[1]) >= 400
    assert "blocks_the_loop < " in found[3]
    assert str(stall) in caplog.text
    assert "xyzzy" not in caplog.text


def test_what_lets_no_other_thread_run_is_seen_too() -> None:
    slow = re.compile(r"(?:(\d{1,2})\s*x?\s+)?(.*?)(?:\s+x?\s*(\d{1,2}))?")

    async def reads_a_list() -> None:
        begun, length = time.thread_time(), 200
        while time.thread_time() - begun < 0.3:
            slow.fullmatch("a" + " " * length + "b")
            length += 100

    stall = max(watched(reads_a_list), key=lambda stall: stall.busy)
    assert any(name.endswith(" reads_a_list") for name in stall.stack)


def test_a_machine_that_is_busy_is_told_from_a_slow_function() -> None:
    async def sleeps() -> None:
        sleep_in_the_loop(0.3)

    stall = max(watched(sleeps), key=lambda stall: stall.seconds)
    assert stall.seconds >= 0.3
    assert stall.busy < stall.seconds / 2


def test_waiting_is_no_stall() -> None:
    async def waits() -> None:
        await asyncio.sleep(3 * LIMIT)
        await asyncio.to_thread(time.sleep, 3 * LIMIT)

    assert [stall for stall in watched(waits) if stall.busy > LIMIT / 2] == []


def test_each_stall_has_its_own_looks() -> None:
    def first() -> None:
        blocks_the_loop(0.3, "a")

    def second() -> None:
        blocks_the_loop(0.3, "b")

    async def work() -> None:
        first()
        await asyncio.sleep(0.05)
        second()

    stalls = [stall for stall in watched(work) if stall.busy >= 0.25]
    assert [stall.stack[1].rpartition(" ")[2] for stall in stalls] == ["first", "second"]


def test_the_bot_is_watched(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    given: list[Watchdog] = []

    async def run(settings: Settings, watchdog: Watchdog) -> None:
        given.append(watchdog)
        blocks_the_loop(0.3, "a")

    monkeypatch.setattr(command_line, "run", run)
    monkeypatch.setattr(command_line, "_settings", Settings)
    with caplog.at_level(logging.WARNING, "ziggurat.stalls"):
        assert command_line.main([]) == 0
    assert len(given) == 1
    assert "blocks_the_loop" in caplog.text
