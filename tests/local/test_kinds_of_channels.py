"""Announcement channels, voice channels and forums: what the real Discord has there, and refuses."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.local.ids import BOT_ID
from bot.local.records import FORUM, NEWS, TEXT, VOICE
from bot.local.store import Store
from bot.local.world import World
from tests.local.conftest import Stage
from tests.local.sample_bot import picture

OTHER_KIND = 50024
NO_TEXT = 50008
NO_ACCESS = 50001


def channel(stage: Stage, name: str) -> Any:
    """A channel as the bot knows it."""
    found = discord.utils.get(stage.bot.guilds[0].channels, name=name)
    assert found is not None
    return found


async def code(request: Awaitable[Any]) -> int:
    """Discord's code for why it refuses."""
    with pytest.raises(discord.HTTPException) as refused:
        await request
    return refused.value.code


async def test_the_bot_knows_them_by_their_kinds(stage: Stage) -> None:
    server = stage.bot.guilds[0]
    assert [place.name for place in server.text_channels if place.is_news()] == ["announcements"]
    assert [place.name for place in server.voice_channels] == ["voice"]
    assert [place.name for place in server.forums] == ["forum"]


async def test_an_announcement_channel_has_public_threads_of_its_own_kind_alone(stage: Stage) -> None:
    news = channel(stage, "announcements")
    card = await news.send("a card")
    assert (await card.create_thread(name="beside it")).type is discord.ChannelType.news_thread
    thread = await news.create_thread(name="alone", type=discord.ChannelType.news_thread)
    assert thread.type is discord.ChannelType.news_thread
    await thread.send("the board")
    for kind in (discord.ChannelType.public_thread, discord.ChannelType.private_thread):
        assert await code(news.create_thread(name="no", type=kind)) == OTHER_KIND
    games = channel(stage, "games")
    assert await code(games.create_thread(name="no", type=discord.ChannelType.news_thread)) == OTHER_KIND


async def test_a_voice_channel_has_messages_but_no_threads(stage: Stage) -> None:
    voice, ana = channel(stage, "voice"), await stage.user("Ana")
    message = await voice.send("the board", file=picture())
    assert (await ana.slash("game new", str(voice.id), {"game": "tigris"})).ok
    path = f"/channels/{voice.id}"
    http = stage.bot.http
    assert (
        await code(http.start_thread_with_message(voice.id, message.id, name="no", auto_archive_duration=60))
        == OTHER_KIND
    )
    route = discord.http.Route("POST", path + "/threads", channel_id=voice.id)
    assert await code(http.request(route, json={"name": "no", "type": 11})) == OTHER_KIND


async def test_what_is_written_in_a_voice_channel_is_for_those_who_may_join_it(stage: Stage) -> None:
    voice, bruno = channel(stage, "voice"), await stage.user("Bruno")
    world = stage.local.world
    stage.local.faults.take_permissions("voice", "connect")
    assert await code(voice.send("the board")) == NO_ACCESS
    assert await code(voice.fetch_message(1)) == NO_ACCESS
    stage.local.faults.give_permissions("voice", "connect")
    await voice.send("the board")
    world.set_overwrite(world.channel(voice.id), int(bruno.id), deny=1 << 20)
    assert "voice" not in [place["name"] for place in (await bruno.state())["channels"]]


async def test_a_forum_has_posts_and_no_messages_of_its_own(stage: Stage) -> None:
    forum, ana = channel(stage, "forum"), await stage.user("Ana")
    assert await code(stage.bot.get_partial_messageable(forum.id).send("no")) == NO_TEXT
    assert "open a post" in ((await ana.slash("game new", str(forum.id), {"game": "tigris"})).error or "")
    post = await forum.create_thread(name="table 1", content="the board", file=picture())
    assert (post.thread.type, post.thread.id) == (discord.ChannelType.public_thread, post.message.id)
    assert [message["content"] for message in await ana.messages(post.thread.id)] == ["the board"]
    assert (
        await code(
            stage.bot.http.start_thread_with_message(forum.id, post.message.id, name="no", auto_archive_duration=60)
        )
        == OTHER_KIND
    )


async def test_who_writes_in_a_forum_opens_a_post(stage: Stage) -> None:
    ana = await stage.user("Ana")
    said = await ana.say(await ana.channel("forum"), "Who plays?\nFour of us")
    post = await ana.channel("Who plays?")
    assert (said["channel_id"], said["post"]["id"], said["id"]) == (post, post, post)
    assert (await ana.slash("game new", post, {"game": "tigris"})).ok
    thread = stage.bot.guilds[0].get_thread(int(post))
    assert thread is not None
    assert isinstance(thread.parent, discord.ForumChannel)
    assert (thread.owner_id, BOT_ID in stage.local.world.channel(post).members) == (int(ana.id), True)


async def test_a_command_that_wants_a_text_channel_is_offered_no_other(stage: Stage) -> None:
    ana = await stage.user("Ana")
    here, voice = await ana.channel("games"), await ana.channel("voice")
    refused = await ana.slash("whois", here, {"user": ana.id, "channel": voice})
    assert "not offered" in (refused.error or "")
    assert (await ana.slash("whois", here, {"user": ana.id, "channel": here})).ok


def test_a_world_of_an_earlier_version_gets_the_kinds_that_it_lacks(tmp_path: Path) -> None:
    store = Store(tmp_path)
    before = World(store)
    for kind in (NEWS, VOICE, FORUM):
        store.delete_channel(next(place.id for place in before.channels.values() if place.type == kind))
    assert {place.type for place in store.channels()} == {TEXT}
    after = World(store)
    assert {place.id for place in after.channels.values()} == {place.id for place in before.channels.values()}
    assert after.channels.keys() == {place.id for place in store.channels()}
    store.close()
