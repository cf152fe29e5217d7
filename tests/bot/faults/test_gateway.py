"""The gateway goes and comes back: clicks made meanwhile are answered, what was unposted is posted."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.faults.seen import EDITS, MESSAGES, shows_all_once
from tests.bot.harness import House, labels, until
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("impatient")
FORBIDDEN = {"message": "Missing Permissions", "code": 50013}


@pytest.mark.parametrize("resume", [True, False])
async def test_after_a_gateway_drop_the_game_goes_on_and_nothing_comes_twice(house: House, resume: bool) -> None:
    table = await house.table("Ana", "Bruno")
    before = house.bot.ws
    await house.local.faults.drop_gateway(resume=resume)
    await house.reconnected(before)
    await until(house.bot.is_ready)
    await table.play("tile:")
    await shows_all_once(house, table)
    assert len(await table.boards()) == 1


async def test_a_click_during_the_drop_is_answered_after_it(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    await house.local.faults.drop_gateway()
    panel = await player.open_panel(table.channel)
    assert panel["components"]


async def test_what_a_permission_held_up_is_posted_when_we_come_back(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.faults.fail(403, None, method="PATCH", path=EDITS, body=FORBIDDEN)
    house.local.faults.fail(403, None, method="POST", path=MESSAGES, body=FORBIDDEN)
    await table.play("tile:")
    assert table.now.posted_revision < table.now.revision
    house.local.faults.clear()
    await house.local.faults.drop_gateway()
    await shows_all_once(house, table)


# --- the session is void (op 9) -----------------------------------------------------------------------------------


async def test_a_session_that_is_void_in_mid_turn_loses_no_answer_and_shows_nothing_twice(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, before = table.to_act(), house.bot.ws
    panel, wish = await player.open_panel(table.channel), await table.pick("tile:")
    # The answer is stored, and its board under way, when the session goes.
    house.local.faults.slow(0.5, 1, method="PATCH", path=EDITS)
    acting = asyncio.create_task(player.act(panel, table.channel, wish))
    await until(lambda: table.now.revision > table.now.posted_revision)
    house.local.faults.invalid_session()
    panel = await acting
    assert (await table.match()).revision == 1
    await house.reconnected(before)
    await until(house.bot.is_ready)
    await player.act(panel, table.channel, await table.pick("tile:"))
    await table.end_turn()
    await table.play("tile:")
    await shows_all_once(house, table)
    assert len([message for message in await table.boards() if labels(message)]) == 1


async def test_void_again_and_again_a_session_costs_no_refusal_and_a_click_meanwhile_has_not_happened(
    house: House,
) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    panel, wish = await player.open_panel(table.channel), await table.pick("tile:")
    for _ in range(2):
        before = house.bot.ws
        house.local.faults.invalid_session()
        house.local.interactions.ack_deadline = 0.3
        with pytest.raises(AssertionError, match="did not respond"):
            await player.act(panel, table.channel, wish)
        house.local.interactions.ack_deadline = HANG
        await house.reconnected(before)
        await until(house.bot.is_ready)
        await house.quiet()
        assert (await table.match()).revision == 0
    assert house.bot.clocks._gone == set()
    await player.act(panel, table.channel, wish)
    await shows_all_once(house, table)
    assert (await table.match()).revision == 1
    assert house.local.faults.invalid_requests() == 0
