"""However much there is to send, fewer requests leave in any second than Discord takes."""

from __future__ import annotations

import asyncio
from typing import Any

from discord.http import Route

from bot.messages.throttle import Throttle

MOST = 4


class Wire:
    """Where requests leave; its clock goes on only while somebody sleeps."""

    def __init__(self, monkeypatch: Any) -> None:
        self.now = 100.0
        self.left: list[tuple[float, str]] = []
        monkeypatch.setattr("bot.messages.throttle.asyncio.sleep", self._sleep)
        self.send = Throttle(MOST, lambda: self.now).around(self._send)

    async def _sleep(self, seconds: float) -> None:
        self.now += seconds

    async def _send(self, route: Route, **given: Any) -> str:
        self.left.append((self.now, route.path))
        return str(given["content"])

    def times(self) -> list[float]:
        return [time for time, _ in self.left]


def post(number: int) -> Route:
    return Route("POST", "/channels/{channel_id}/messages", channel_id=number)


async def test_a_few_requests_leave_at_once(monkeypatch: Any) -> None:
    wire = Wire(monkeypatch)
    replies = [await wire.send(post(number), content=number) for number in range(MOST)]
    assert replies == ["0", "1", "2", "3"]
    assert wire.times() == [100.0] * MOST


async def test_no_second_sees_more_than_its_share(monkeypatch: Any) -> None:
    wire = Wire(monkeypatch)
    await asyncio.gather(*(wire.send(post(number), content="") for number in range(10 * MOST)))
    times = wire.times()
    assert len(times) == 10 * MOST
    for first, later in zip(times, times[MOST:], strict=False):
        assert later - first >= 1
    assert times[-1] == 109.0


async def test_a_lull_is_not_saved_up(monkeypatch: Any) -> None:
    wire = Wire(monkeypatch)
    await wire.send(post(0), content="")
    wire.now += 60
    await asyncio.gather(*(wire.send(post(number), content="") for number in range(MOST + 1)))
    assert wire.times()[1:] == [160.0] * MOST + [161.0]


async def test_answers_to_players_neither_wait_nor_count(monkeypatch: Any) -> None:
    wire = Wire(monkeypatch)
    answers = [
        Route("POST", "/interactions/{id}/{token}/callback", id=1, token="t"),
        Route("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", webhook_id=1, webhook_token="t"),
    ]
    for _ in range(MOST):
        for answer in answers:
            await wire.send(answer, content="")
    await asyncio.gather(*(wire.send(post(number), content="") for number in range(MOST)))
    assert set(wire.times()) == {100.0}
    await wire.send(post(0), content="")
    assert wire.now == 101.0


async def test_a_share_that_falls_holds_at_once_and_one_that_rises_is_used(monkeypatch: Any) -> None:
    """Other processes have come, and are gone later."""
    wire, share = Wire(monkeypatch), [8.0]
    wire.send = Throttle(lambda: share[0], lambda: wire.now).around(wire._send)
    await asyncio.gather(*(wire.send(post(number), content="") for number in range(8)))
    share[0] = 2.5
    await asyncio.gather(*(wire.send(post(number), content="") for number in range(4)))
    assert wire.times()[8:] == [101.0, 101.0, 102.0, 102.0]
    share[0] = 4.0
    wire.now = 110.0
    await asyncio.gather(*(wire.send(post(number), content="") for number in range(5)))
    assert wire.times()[12:] == [110.0] * 4 + [111.0]


async def test_a_proxy_that_keeps_the_limit_is_not_held_back(monkeypatch: Any) -> None:
    wire = Wire(monkeypatch)
    wire.send = Throttle(None, lambda: wire.now).around(wire._send)
    await asyncio.gather(*(wire.send(post(number), content="") for number in range(100)))
    assert {*wire.times()} == {100.0}
