"""A storm of 429: for every request (global), or for one table's channel alone. Nobody loses anything by it."""

from __future__ import annotations

import asyncio

import pytest

from bot.posting import retry_queue
from bot.words.wording import say
from tests.bot.faults.seen import private, shows_all_once
from tests.bot.harness import House, until

pytestmark = pytest.mark.usefixtures("impatient")


@pytest.mark.parametrize("scope", ["global", "user", "shared"])
async def test_in_a_storm_of_429_turns_go_on_and_all_is_shown_after_it(house: House, scope: str) -> None:
    tables = [await house.table("Ana", "Bruno") for _ in range(3)]
    for table in tables:
        path = rf"/channels/{table.channel}/messages.*"
        house.local.faults.rate_limit(4, retry_after=0.1, scope=scope, path=path)
    for _ in range(2):
        await asyncio.gather(*(table.play("tile:") for table in tables))
    house.local.faults.clear()
    for table in tables:
        assert (await table.match()).revision == 2
        await shows_all_once(house, table)
    assert house.bot.breaker.refusals() == (0 if scope == "shared" else 12)
    # What was waited out is no refusal of the server.
    assert house.bot.breaker.refusals_by_server() == {}


async def test_a_channel_that_takes_nothing_for_long_holds_up_no_other_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry_queue, "PATIENCE", 0.1)
    stuck, other = [await house.table("Ana", "Bruno") for _ in range(2)]
    for table in (stuck, other):
        house.local.faults.fail(503, 5, path=rf"/channels/{table.channel}/messages.*")
        await table.play("tile:")
        assert table.now.posted_revision < table.now.revision
    house.local.faults.clear()
    # It refuses until the other table is shown, however long that takes.
    house.local.faults.rate_limit(None, retry_after=2, path=rf"/channels/{stuck.channel}/messages.*")
    house.bot.publisher.retry_queue.retry_soon([stuck.id, other.id])
    await shows_all_once(house, other)
    assert house.bot.publisher.retry_queue.pending() == [stuck.id]
    assert say("en", "trouble-discord") in await private(stuck.players[0], stuck.channel) + await private(
        stuck.players[1], stuck.channel
    )
    house.local.faults.clear()
    await until(lambda: house.bot.publisher.retry_queue.pending() == [])
    await shows_all_once(house, stuck)


async def test_a_start_in_a_storm_is_not_held_up_by_one_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry_queue, "PATIENCE", 0.1)
    stuck, other = [await house.table("Ana", "Bruno") for _ in range(2)]
    house.local.faults.fail(503, None, path=r"/channels/\d+/messages.*")
    for table in (stuck, other):
        await table.play("tile:")
    await house.stop_bot()
    house.local.faults.clear()
    house.local.faults.rate_limit(None, retry_after=2, path=rf"/channels/{stuck.channel}/messages.*")
    await house.start_bot()
    await shows_all_once(house, other)
    assert stuck.now.posted_revision < stuck.now.revision
    house.local.faults.clear()
    await until(lambda: stuck.now.posted_revision == stuck.now.revision)
    await shows_all_once(house, stuck)
