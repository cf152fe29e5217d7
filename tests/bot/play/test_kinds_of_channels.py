"""Tables in announcement channels, voice channels and posts of forums: what is different there, and what is not."""

from __future__ import annotations

import pytest

from bot.local.records import NEWS_THREAD
from bot.words.wording import say
from tests.bot.harness import House, Player, Seated, labels


async def post(house: House, player: Player, title: str = "Who plays?") -> str:
    """A post of the forum, opened by a player; gives back its id."""
    return str((await player.user.say(house.channel("forum"), title))["post"]["id"])


async def opened(house: House, channel: str, **more: object) -> tuple[Player, Seated, str]:
    """A table of Ana and Bruno, opened and started from a channel; also the reply to /game new."""
    ana, bruno = await house.player("Ana"), await house.player("Bruno")
    place = await post(house, ana) if channel == "forum" else house.channel(channel)
    reply = await ana.type("game new", place, game="tigris", language="en", seats=2, **more)
    at = str(house.newest_table().channel_id)
    await bruno.press(await bruno.board(at), "Join", at)
    table = Seated(house, house.newest_table().id, [ana, bruno])
    await ana.press(await ana.board(at), "Start", at)
    return ana, table, reply["content"]


async def plays(house: House, table: Seated) -> None:
    """Whoever must act plays a turn, from the board's button on; the channel tells all of it."""
    assert labels((await table.boards())[-1])[:2] == ["Play", "My hand"]
    await table.play("tile:")
    await table.end_turn()
    assert await table.told() == await house.log(table.id)
    for player in table.players:
        assert (await player.user.dms())[-1]["attachments"], "a hand by direct message"


async def wants_a_thread(house: House, table: Seated, player: Player) -> str:
    """The player wants the hand in a thread beside the table; gives back what they read of it."""
    await house.bot.people.set(player.id, hand="thread")
    await table.end_turn()
    return str((await player.open_panel(table.channel))["content"])


async def test_in_an_announcement_channel_a_table_has_a_public_thread_and_a_card(house: House) -> None:
    ana, table, reply = await opened(house, "announcements")
    thread = house.local.world.channel(table.channel)
    assert (thread.type, str(thread.parent_id)) == (NEWS_THREAD, house.channel("announcements"))
    assert reply.splitlines()[0] == say("en", "game-opened", channel=f"<#{thread.id}>")
    (card,) = await ana.public(house.channel("announcements"))
    assert f"<#{thread.id}>" in card["content"]
    await plays(house, table)
    assert say("en", "hand-thread-kind") in await wants_a_thread(house, table, table.to_act())


async def test_in_a_voice_channel_a_table_is_among_what_is_written_there(house: House) -> None:
    _, table, reply = await opened(house, "voice")
    assert table.channel == house.channel("voice")
    assert reply.startswith(say("en", "trouble-thread-kind"))
    await plays(house, table)
    assert say("en", "hand-thread-kind") in await wants_a_thread(house, table, table.to_act())


@pytest.mark.parametrize(("lang", "locale"), [("en", "en-US"), ("es", "es-ES")])
async def test_in_a_forum_a_post_is_the_tables_thread(house: House, lang: str, locale: str) -> None:
    ana = await house.player("Ana", locale)
    first = await post(house, ana)
    reply = await ana.type("game new", first, game="tigris", language="en", seats=2)
    expected = f"{say(lang, 'trouble-thread-post')}\n{say(lang, 'game-opened', channel=f'<#{first}>')}"
    assert reply["content"].splitlines()[:2] == expected.splitlines()
    busy = await ana.type("game new", first, game="tigris", language="en", seats=2)
    assert busy["content"] == say(lang, "error-channel-busy", table=1)
    second = await post(house, ana, "Another one")
    await ana.type("game move", second, table=1)
    assert str(house.newest_table().channel_id) == second
    assert labels(await ana.board(second))[:1] == ["Join"]


async def test_a_game_in_a_post_is_played_like_any_other(house: House) -> None:
    _, table, _ = await opened(house, "forum")
    assert house.local.world.channel(table.channel).parent_id == int(house.channel("forum"))
    await plays(house, table)
    assert say("en", "hand-thread-kind") in await wants_a_thread(house, table, table.to_act())


@pytest.mark.parametrize("channel", ["announcements", "voice", "forum"])
async def test_where_there_are_no_private_threads_a_private_game_says_where_it_can_be(
    house: House, channel: str
) -> None:
    ana = await house.player("Ana")
    place = await post(house, ana) if channel == "forum" else house.channel(channel)
    await ana.type("game new", place, game="tigris", language="en", seats=2)
    table = house.newest_table()
    await house.tables.lobby.set(table.id, ana.id, "watch", "players")
    at = str(table.channel_id)
    await ana.press(await ana.board(at), "Start", at)
    refused = [item["content"] for item in await ana.sees(at) if item["ephemeral"]]
    assert say("en", "error-no-room-start", why="kind") in refused
    games = house.channel("games")
    await ana.type("game move", games, table=table.id)
    await ana.press(await ana.board(games), "Start", games)
    room = house.local.world.channel(house.newest_table().channel_id)
    assert (room.type, str(room.parent_id)) == (12, games)
