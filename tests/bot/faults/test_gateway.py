"""The gateway goes and comes back: clicks made meanwhile are answered, what was unposted is posted."""

from __future__ import annotations

import pytest

from tests.bot.faults.seen import EDITS, MESSAGES, shows_all_once
from tests.bot.harness import House, until

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
