"""What Discord and its people can do to a running game, and how it goes on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local import LocalDiscord
from bot.local import permissions as may
from bot.local.ids import BOT_ID
from bot.messages import pictures
from renderers.core.registry import renderer
from tests.bot.harness import House, Seated, labels
from tests.waiting import wait_in_thread

MESSAGES = r"/channels/\d+/messages"


def delete_channel(house: House, channel: str) -> None:
    world = house.local.world
    world.delete_channel(world.channel(channel))


async def test_after_its_thread_is_deleted_a_table_moves_to_another_channel(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    panel = await player.open_panel(table.channel)
    delete_channel(house, table.channel)
    games = house.channel("games")
    listed = await player.type("game list", games)
    assert "it is your turn" in listed["content"]
    moved = await table.players[0].type("game move", games, table=table.id)
    assert moved["content"] == "The table has moved to this channel."
    table.channel = games
    assert labels(await player.board(games))[0] == "Play"
    assert panel["content"]
    await table.play("tile:")
    assert "places a" in (await player.board(games))["content"]


async def test_a_channel_deleted_in_the_middle_of_a_move_is_told_and_nothing_is_lost(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.fail_next("PATCH", MESSAGES + r"/\d+", 404, {"message": "Unknown Channel", "code": 10003})
    await table.play("tile:")
    told = [message["content"] for message in await table.to_act().sees(table.channel) if message["ephemeral"]]
    assert any("/game move" in text for text in told)
    assert (await table.match()).revision == 1


async def test_a_deleted_board_message_is_posted_anew(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, world = table.to_act(), house.local.world
    panel = await player.open_panel(table.channel)
    (board,) = await table.boards()
    channel = world.channel(table.channel)
    world.delete_message(world.message(channel, board["id"]))
    await player.act(panel, table.channel, await table.pick("tile:"))
    (new,) = await table.boards()
    assert new["id"] != board["id"]
    assert labels(new)[0] == "Play"
    assert await table.told() == await house.log(table.id)


async def test_without_permission_to_post_the_player_reads_what_to_do(house: House) -> None:
    ana, games = await house.player("Ana"), house.channel("games")
    world = house.local.world
    world.set_overwrite(world.channel(games), BOT_ID, deny=may.SEND_MESSAGES)
    reply = await ana.type("game new", games, game="tigris", seats=2, where="here")
    told = [message["content"] for message in await ana.sees(games)] + [reply["content"]]
    assert any("Ask a moderator to allow me" in text for text in told)
    assert house.tables.open_tables() == []
    world.set_overwrite(world.channel(games), BOT_ID)
    table = await house.table("Ana", "Bruno", where="here", channel="games")
    world.set_overwrite(world.channel(games), BOT_ID, deny=may.SEND_MESSAGES | may.VIEW_CHANNEL)
    player = table.to_act()
    command = {"colour": "red", "square": (await table.pick("tile:red:")).rpartition(":")[2]}
    await player.type("tigris tile", games, **command)
    assert "Ask a moderator" in [m["content"] for m in await player.sees(games) if m["ephemeral"]][-1]
    world.set_overwrite(world.channel(games), BOT_ID)
    await table.play("tile:")
    assert await table.told() == await house.log(table.id)


async def test_where_no_thread_may_be_opened_the_table_stays_in_the_channel(house: House) -> None:
    ana, games = await house.player("Ana"), house.channel("games")
    world = house.local.world
    world.set_overwrite(world.channel(games), BOT_ID, deny=may.CREATE_PUBLIC_THREADS)
    await ana.type("game new", games, game="tigris", seats=2, language="en")
    assert house.newest_table().channel_id == int(games)
    assert labels(await ana.board(games))[0] == "Join"
    assert any("may not open threads" in message["content"] for message in await ana.sees(games))


async def test_one_failure_of_discord_while_posting_loses_nothing(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.fail_next("PATCH", MESSAGES + r"/\d+", 500, {"message": "500: Internal Server Error", "code": 0})
    await table.play("tile:")
    assert await table.told() == await house.log(table.id)
    assert table.now.posted_revision == table.now.revision


async def test_too_many_requests_are_waited_out(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.rate_limit_next("PATCH", MESSAGES + r"/\d+", retry_after=0.1)
    await table.play("tile:")
    assert await table.told() == await house.log(table.id)


class SlowRenderer:
    """Draws as the real one does, but no picture while an interaction waits for its acknowledgement."""

    def __init__(self, local: LocalDiscord, game: str) -> None:
        self.local = local
        self.real = renderer(game)
        self.kinds = self.real.kinds
        self.drawn = 0

    def draw(self, *given: Any, **named: Any) -> Any:
        wait_in_thread(lambda: not self.local.interactions.waiting(), "an acknowledgement waited for a picture")
        self.drawn += 1
        return self.real.draw(*given, **named)


async def test_everything_is_acknowledged_however_long_the_pictures_take(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Seated = await house.table("Ana", "Bruno")
    slow = SlowRenderer(house.local, "tigris")
    monkeypatch.setattr(pictures, "renderer", lambda _: slow)
    player = table.to_act()
    panel = await player.open_panel(table.channel)
    await player.act(panel, table.channel, await table.pick("tile:"))
    await player.press(await player.board(table.channel), "My hand", table.channel)
    await player.type("board", table.channel, zoom=True)
    await player.type("log", table.channel)
    assert slow.drawn >= 3, "what was to be waited for was drawn"


async def test_resigning_is_said_to_everybody(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    question = await table.players[0].type("game resign", table.channel)
    await table.players[0].press(question, "Yes, resign", table.channel)
    assert table.now.holders[0].computer == "sensible"
    said = [message["content"] for message in await table.players[1].public(table.channel)]
    assert "Ana has resigned; a computer plays on. Bruno is the host now." in said, said
    assert table.to_act().name == "Bruno"


async def test_strangers_and_other_players_are_refused_politely(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    carla, player = await house.player("Carla"), table.to_act()
    other = next(item for item in table.players if item is not player)
    reply = await carla.open_panel(table.channel)
    assert "do not sit at this table" in reply["content"]
    waits = await other.open_panel(table.channel)
    assert f"Waiting for {player.name}." in waits["content"]
    assert (await carla.press(await carla.board(table.channel), "Log", table.channel))["ephemeral"]
    busy = await carla.type("game new", table.channel, game="tigris", seats=2, where="here")
    assert "has a table already" in [m["content"] for m in await carla.sees(table.channel) if m["ephemeral"]][-1]
    assert busy["ephemeral"]
    assert (await table.match()).revision == 0
