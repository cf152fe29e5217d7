"""Messages older than an hour, of which Discord lets few be edited at once."""

from __future__ import annotations

import pytest

from bot.local import old_edits
from bot.posting.channel.plan import OLD_WITH_BUTTONS
from tests.bot.faults.seen import shows_all_once
from tests.bot.harness import House, labels

WITHIN = 1.0
"""Seconds in which three old messages can be edited here."""


@pytest.fixture
async def hour(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house where every message is older than an hour."""
    monkeypatch.setattr(old_edits, "WITHIN", WITHIN)
    house.bot.old_edits._within = WITHIN + 0.1
    house.bot.old_edits.after = 0.0
    house.local.faults.old_messages()
    return house


async def test_old_boards_lose_their_buttons_without_a_refusal(hour: House) -> None:
    hour.bot.publisher.quiet = 1000.0
    table = await hour.table("Ana", "Bruno", where="here", channel="games")
    for _ in range(OLD_WITH_BUTTONS):
        player, board = table.to_act(), (await table.boards())[-1]
        while table.now.waiting and table.to_act() is player:
            await player.type("tigris pass", table.channel)
        assert (await table.boards())[-1]["id"] != board["id"]
    boards = await table.boards()
    assert sum(bool(labels(board)) for board in boards) == OLD_WITH_BUTTONS + 1
    hour.requests.clear()
    hour.bot.publisher.quiet = 0.0
    await hour.bot.publisher._after_pause(table.id)
    await shows_all_once(hour, table)
    edits = [status for method, _, _, status, _ in hour.requests if method == "PATCH"]
    assert edits == [200] * OLD_WITH_BUTTONS
