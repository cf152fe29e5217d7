"""Messages older than an hour are edited as slowly as Discord wants it, others at once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

from discord.http import Route
from discord.utils import time_snowflake

from bot.messages import old_edits
from bot.messages.old_edits import EDIT, MOST, WITHIN, OldEdits

NOON = 1_781_092_800.0


class Wire:
    """Where requests leave, with the seconds since it began. Whoever sleeps is woken when all sleep."""

    def __init__(self, monkeypatch: Any) -> None:
        self.now = 0.0
        self.left: list[tuple[float, str]] = []
        monkeypatch.setattr("bot.messages.old_edits.asyncio.sleep", self._sleep)
        self.send = OldEdits(clock=lambda: self.now, wall=lambda: NOON).around(self._send)
        self._alarms: list[tuple[float, asyncio.Future[None]]] = []

    async def _sleep(self, seconds: float) -> None:
        alarm = asyncio.get_running_loop().create_future()
        self._alarms.append((self.now + seconds, alarm))
        await alarm

    async def _send(self, route: Route, **given: Any) -> None:
        self.left.append((self.now, route.url))

    async def all(self, *routes: Route) -> list[float]:
        """Send these at once; gives back when each left, in the order in which they left."""
        tasks = [asyncio.ensure_future(self.send(route)) for route in routes]
        begun = len(self.left)
        while not all(task.done() for task in tasks):
            for _ in range(3 * len(tasks)):
                await _real_sleep(0)
            self._alarms.sort(key=lambda entry: entry[0])
            if self._alarms:
                self.now, alarm = self._alarms.pop(0)
                alarm.set_result(None)
        return [at for at, _ in self.left[begun:]]


_real_sleep = asyncio.sleep


def edit(number: int = 0, *, age: float = 7200.0, channel: int = 1, method: str = "PATCH") -> Route:
    message = time_snowflake(datetime.fromtimestamp(NOON - age, UTC)) + number
    return Route(method, EDIT, channel_id=channel, message_id=message)


async def test_of_many_edits_of_old_messages_three_leave_in_a_while(monkeypatch: Any) -> None:
    wire = Wire(monkeypatch)
    routes = [edit(number) for number in range(2 * MOST + 1)]
    assert await wire.all(*routes) == [0.0] * MOST + [WITHIN] * MOST + [2 * WITHIN]
    assert [url for _, url in wire.left] == [route.url for route in routes]
    wire.now += WITHIN
    assert await wire.all(edit()) == [3 * WITHIN]


async def test_new_messages_other_channels_and_other_requests_do_not_wait(monkeypatch: Any) -> None:
    wire = Wire(monkeypatch)
    await wire.all(*(edit(number) for number in range(MOST)))
    webhook = Route("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", webhook_id=1, webhook_token=2)
    others = [edit(age=3000.0), edit(channel=2), edit(method="DELETE"), webhook]
    assert await wire.all(*others) == [0.0] * len(others)


async def test_what_has_passed_is_forgotten(monkeypatch: Any) -> None:
    monkeypatch.setattr(old_edits, "CHANNELS", 2)
    slow = OldEdits(clock=lambda: now, wall=lambda: NOON)
    send = slow.around(_nothing)
    now = 0.0
    await send(edit(channel=1))
    await send(edit(channel=2))
    now = WITHIN
    await send(edit(channel=3))
    assert list(slow._turns) == [3]


async def _nothing(route: Route, **given: Any) -> None:
    """Sends nothing."""
