"""A backup that has been put in place: what Discord shows is newer than what is stored."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from bot.operate.database.backup import back_up
from bot.operate.database.restore import restore
from tests.bot.harness import House, labels


async def test_after_a_restore_every_table_is_told_and_shown_anew(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    ana, place, now = await house.player("Ana"), house.channel("games"), datetime.now(UTC)
    await ana.type("game new", place, game="tigris", seats=2, where="here", language="en")
    player, folder = table.to_act(), house.database.parent
    copy = await asyncio.to_thread(back_up, house.database, None, folder / "backups", now)
    stood = (await table.match()).revision
    await table.play("tile:")
    await table.end_turn()
    newest, hand = (await table.boards())[-1], (await player.user.dms())[-1]["attachments"]
    assert (await table.match()).revision > stood
    await house.stop_bot()
    await asyncio.to_thread(restore, copy, house.database, now)
    await house.start_bot()
    await house.quiet()
    assert (await table.match()).revision == stood
    said, board = (await player.public(table.channel))[-2:]
    assert said["content"].startswith("The bot has been set back to <t:")
    assert int(board["id"]) > int(newest["id"]), "Discord must not give the newer board back in place of this one"
    assert labels(board)[0] == "Play"
    assert board["content"].startswith(f"<@{table.to_act().id}>")
    assert (await player.user.dms())[-1]["attachments"] != hand, "the newer hand must not stay"
    lobby = (await ana.public(place))[-2:]
    assert [message["content"].startswith("The bot has been set back") for message in lobby] == [True, False]
    assert labels(lobby[-1])[0] == "Join"
    posted = len(await player.public(table.channel))
    await house.restart_bot()
    assert len(await player.public(table.channel)) == posted, "it is told once"
    await table.play("tile:")
