"""Messages older than an hour: three edits in six seconds a channel, then 429 with 30046."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.local.errors import ApiError
from bot.local.old_edits import HOUR, MOST, WITHIN, OldEdits
from bot.local.records import Message
from tests.local.conftest import Stage

STAMP = "2026-08-01T12:00:00.000000+00:00"


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def old(number: int, channel: int = 1) -> Message:
    return Message(number, channel, 5, timestamp=STAMP)


def test_the_fourth_edit_within_six_seconds_is_refused_until_the_first_has_passed(clock: Clock) -> None:
    edits = OldEdits(clock)
    for number in range(MOST):
        edits.count(old(number))
        clock.now += 1
    with pytest.raises(ApiError) as refused:
        edits.count(old(9))
    assert (refused.value.status, refused.value.code) == (429, 30046)
    assert refused.value.body()["retry_after"] == WITHIN - MOST
    edits.count(old(9, channel=2))
    clock.now += WITHIN - MOST
    edits.count(old(9))
    with pytest.raises(ApiError):
        edits.count(old(9))


async def test_new_messages_are_edited_as_often_as_anybody_likes(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    slept, real = list[float](), asyncio.sleep

    async def sleep(seconds: float) -> None:
        if seconds:
            slept.append(seconds)
            stage.local.faults.old_messages(HOUR)
        await real(0)

    channel = discord.utils.get(stage.bot.guilds[0].text_channels, name="games")
    assert channel is not None
    message = await channel.send("board")
    for number in range(2 * MOST):
        await message.edit(content=f"new {number}")
    stage.local.faults.old_messages()
    assert [line["fault"] for line in stage.local.faults.active()] == ["old_messages"]
    for number in range(MOST):
        await message.edit(content=f"old {number}")
    monkeypatch.setattr("discord.http.asyncio.sleep", sleep)
    await message.edit(content="one more")
    patched = [status for method, _, _, status, _ in stage.requests if method == "PATCH"]
    assert patched[-2:] == [429, 200]
    refusal = next(reply for _, _, _, status, reply in stage.requests if status == 429)
    assert (refusal["code"], refusal["global"]) == (30046, False)
    assert 0 < slept[0] == refusal["retry_after"] <= WITHIN
    assert stage.local.faults.invalid_requests() == 1
