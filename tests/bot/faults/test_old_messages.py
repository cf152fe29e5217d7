"""Messages older than an hour, of which Discord lets few be edited at once."""

from __future__ import annotations

import pytest

from bot.local import old_edits
from tests.bot.faults.seen import shows_all_once
from tests.bot.harness import House

WITHIN = 0.3
"""Seconds in which three old messages can be edited here."""


@pytest.fixture
async def hour(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house where every message is older than an hour."""
    monkeypatch.setattr(old_edits, "WITHIN", WITHIN)
    house.bot.old_edits._within = WITHIN + 0.1
    house.bot.old_edits.after = 0.0
    house.local.faults.old_messages()
    return house


def refused(house: House) -> list[int]:
    return [status for _, _, _, status, _ in house.requests if status == 429]


async def test_a_game_of_many_hours_is_never_told_to_wait(hour: House) -> None:
    table = await hour.table("Ana", "Bruno")
    for _ in range(4):
        await table.play("tile:")
        await table.end_turn()
    await shows_all_once(hour, table)
    assert refused(hour) == []
