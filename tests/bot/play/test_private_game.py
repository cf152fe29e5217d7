"""A game that only its players may watch, as the channel beside it shows it."""

from __future__ import annotations

from tests.bot.harness import House


async def test_a_private_game_leaves_one_line_in_the_channel_the_lobby(house: House) -> None:
    table = await house.table("Ana", "Bruno", where="here", watch="players")
    await house.quiet()
    channel, room = house.channel("general"), table.now.channel_id
    assert str(room) != channel
    bruno = table.players[1]
    shown = await bruno.public(channel)
    seen = [item["content"] for item in await bruno.sees(channel)]
    assert len(shown) == 1, "nobody is told of a private thread"
    assert len([text for text in seen if str(room) in text]) == 1, "nor privately"
    assert f"The game is played here: <#{room}>" in shown[0]["content"]
