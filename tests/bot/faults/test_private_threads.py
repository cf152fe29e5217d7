"""Private threads that the bot is not in: its commands work there, and it sees nothing of them till it is mentioned."""

from __future__ import annotations

import discord
import pytest

from bot.local.ids import BOT_ID
from bot.model.posts import Room
from bot.posting.threads.reach import remove_member
from tests.bot.faults.seen import private, shows_all_once
from tests.bot.harness import House, Seated, until

pytestmark = pytest.mark.usefixtures("impatient")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "Write @Ziggurat here, so that I can see it"),
        ("es-ES", "Escribe aquí @Ziggurat para que lo vea"),
    ],
)
async def test_a_new_table_in_a_thread_without_the_bot_asks_for_a_mention(house: House, locale: str, said: str) -> None:
    ana = await house.player("Ana", locale)
    house.local.faults.open_thread("Ana", "games", "ours")
    room = await ana.user.channel("ours")
    house.requests.clear()
    for where in ("here", "thread"):
        answer = await ana.type("game new", room, game="tigris", seats=2, where=where)
        assert said in answer["content"]
    assert [path for _, path, *_ in house.requests if not path.startswith(("/interactions/", "/webhooks/"))] == []
    assert house.tables.open_tables() == []
    await ana.user.say(room, f"<@{BOT_ID}>")
    await until(lambda: house.bot.get_channel(int(room)) is not None)
    await ana.type("game new", room, game="tigris", seats=2, where="here")
    assert house.newest_table().channel_id == int(room)
    assert len(await ana.public(room)) == 1


async def test_no_table_is_brought_to_a_thread_without_the_bot(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    (ana, _), before = table.players, table.now.channel_id
    house.local.faults.open_thread("Ana", "games", "ours")
    room = await ana.user.channel("ours")
    assert "Write @Ziggurat here" in (await ana.type("game move", room, table=table.id))["content"]
    assert table.now.channel_id == before


async def test_taken_out_in_mid_game_the_bot_asks_for_a_mention_and_goes_on_by_itself(house: House) -> None:
    ana = await house.player("Ana")
    house.local.faults.open_thread("Ana", "games", "ours")
    room = await ana.user.channel("ours")
    await ana.user.say(room, f"<@{BOT_ID}>")
    await until(lambda: house.bot.get_channel(int(room)) is not None)
    first = {"game": "tigris", "seats": 2, "where": "here", "language": "en", "options": "first-player=first-seat"}
    await ana.type("game new", room, **first)
    await ana.press(await ana.board(room), "Start", room)
    table = Seated(house, house.newest_table().id, [ana])
    panel = await table.to_act().open_panel(room)
    house.local.faults.take_bot_out(room)
    await table.to_act().act(panel, room, await table.pick("tile:"))
    told = await private(table.to_act(), room)
    assert "I do not see the table's thread. Mention me in it" in told
    assert "ask a moderator to allow me: View Channel, Send" not in told
    await ana.user.say(room, f"<@{BOT_ID}>")
    await shows_all_once(house, table)


async def test_who_leaves_a_private_game_is_taken_out_of_its_thread_though_that_is_archived(house: House) -> None:
    ana, bruno = await house.player("Ana"), await house.player("Bruno")
    games = house.bot.get_channel(int(house.channel("games")))
    assert isinstance(games, discord.TextChannel)
    thread = await games.create_thread(name="secret", type=discord.ChannelType.private_thread, invitable=False)
    await thread.add_user(discord.Object(ana.id))
    await thread.add_user(discord.Object(bruno.id))
    house.local.faults.archive(thread.id)
    await remove_member(thread, bruno.id)
    assert list(house.local.faults.channel(thread.id).members) == [BOT_ID, ana.id]


async def test_whoever_could_not_be_taken_out_of_a_private_game_is_taken_out_with_the_next_change(house: House) -> None:
    table = await house.table("Ana", "Bruno", where="here", watch="players")
    await house.quiet()
    ana, bruno = table.players
    room = house.local.faults.channel(table.now.channel_id)
    carla = await house.player("Carla")
    house.local.world.join_thread(room, carla.id)
    broken = rf"/channels/{room.id}/thread-members/{carla.id}"
    house.local.faults.fail(403, 1, method="DELETE", path=broken, body={"message": "Missing Access", "code": 50001})
    await house.tables.store.messages.keep_room(table.id, Room(room.id, (ana.id, bruno.id, carla.id)))
    assert await house.bot.publisher.publish(table.id) is None
    assert carla.id in room.members
    house.bot.breaker.reset({room.id})
    assert await house.bot.publisher.publish(table.id) is None
    assert set(room.members) == {BOT_ID, ana.id, bruno.id}


async def test_a_new_table_where_the_bot_may_not_post_says_what_to_do_instead(house: House) -> None:
    ana = await house.player("Ana")
    games = house.channel("games")
    house.local.faults.take_permissions("games", "send_messages", "send_messages_in_threads")
    answer = await ana.type("game new", games, game="tigris", seats=2, where="here")
    assert "I may not post where the table would be, so none has been opened." in answer["content"]
    assert "**Play**" not in answer["content"]
    assert house.tables.open_tables() == []
