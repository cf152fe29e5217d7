"""A game that only its players may watch, as the channel beside it shows it."""

from __future__ import annotations

from tests.bot.harness import House


async def test_a_private_game_leaves_one_line_in_the_channel_the_lobby(house: House) -> None:
    ana, bruno = await house.player("Ana"), await house.player("Bruno")
    channel = house.channel("general")
    await ana.type("game new", channel, game="tigris", seats=2, language="en", where="here")
    table = house.newest_table()
    await house.tables.lobby.set(table.id, ana.id, "watch", "players")
    await bruno.press(await bruno.board(channel), "Join", channel)
    await ana.press(await ana.board(channel), "Start", channel)
    await house.quiet()
    room = house.newest_table().channel_id
    assert str(room) != channel
    shown = await bruno.user.messages(channel)
    assert len(shown) == 1, "nobody is told of a private thread"
    assert f"The game is played here: <#{room}>" in shown[0]["content"]
