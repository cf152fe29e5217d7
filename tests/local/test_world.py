"""Channels, threads, DMs, refusals, reconnects and restarts, through unmodified discord.py."""

from __future__ import annotations

import asyncio

import discord
import pytest
from aiohttp import ClientSession

from bot.local import permissions as may
from bot.local.errors import ApiError
from bot.local.ids import BOT_ID
from bot.local.records import Attachment
from bot.local.validation import check_references
from tests import openapi
from tests.local.conftest import running
from tests.local.sample_bot import SampleBot, picture
from tests.waiting import HANG, ends


async def call(stage, method, path, json=None):
    """Send a raw request as the bot; return status and body."""
    import aiohttp

    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {stage.local.token}"}) as session,
        session.request(method, stage.local.api_base + path, json=json) as response,
    ):
        return response.status, None if response.status == 204 else await response.json()


async def test_hand_by_dm_is_edited_in_place(stage):
    ana, bruno = await stage.user("Ana"), await stage.user("Bruno")
    await ana.slash("game hand", await ana.channel("games"))
    await ana.wait_for(lambda e: e["t"] == "MESSAGE_UPDATE" and e["d"]["content"] == "sent")
    (message,) = await ana.dms()
    assert message["content"] == "your new hand"
    assert [a["description"] for a in message["attachments"]] == ["a black board"]
    assert (await ana.state())["unread"][message["channel_id"]] == {"count": 1, "mentions": 1}
    assert await bruno.dms() == []
    assert not [e for e in bruno.events if "hand" in str(e)]


async def test_closed_dms_answer_50007(stage):
    ana = await stage.user("Ana")
    await ana.set(dms_closed=True)
    await ana.slash("game hand", await ana.channel("games"))
    await ana.wait_for(lambda e: e["t"] == "MESSAGE_UPDATE" and e["d"]["content"] == "closed 50007")
    assert await ana.dms() == []


async def test_a_thread_with_pin_reply_and_ping(stage):
    ana = await stage.user("Ana")
    stage.local.faults.give_permissions("games", "pin_messages")
    await ana.slash("game thread", await ana.channel("games"), {"name": "table 1"})
    await ana.wait_for(lambda e: e["t"] == "MESSAGE_DELETE")
    room = await ana.channel("table 1")
    first, notice, reply = await ana.messages(room)
    assert (first["pinned"], notice["type"]) == (True, 6)
    assert reply["referenced_message"]["id"] == first["id"]
    assert reply["mentions"] == []
    assert (await ana.state())["unread"][room] == {"count": 3, "mentions": 1}
    await ana.read(room)
    assert room not in (await ana.state())["unread"]
    thread = stage.bot.guilds[0].get_thread(int(room))
    await thread.edit(archived=True)
    assert [c["archived"] for c in (await ana.state())["channels"] if c["id"] == room] == [True]
    await ana.say(room, "still here")
    assert not stage.local.world.channel(room).archived


async def test_bot_hears_only_what_its_intents_allow(stage):
    ana = await stage.user("Ana")
    await ana.say(await ana.channel("games"), "hello")
    await ana.slash("whois", await ana.channel("games"), {"user": ana.id})
    assert stage.bot.heard == []


async def test_a_cut_line_is_resumed_and_nothing_is_lost(stage):
    ana = await stage.user("Ana")
    channel = await ana.channel("games")
    await stage.local.gateway.cut()
    outcome = await ana.slash("whois", channel, {"user": ana.id})
    assert outcome.ok
    await ends(stage.bot.resumed.wait())
    assert stage.bot.identified == 1


async def test_a_lost_session_identifies_anew(stage):
    ana = await stage.user("Ana")
    stage.local.gateway.forget_sessions()
    async with asyncio.timeout(HANG):
        while not stage.local.gateway.connected:  # noqa: ASYNC110 - the server has no event for it
            await asyncio.sleep(0.02)
    assert (await ana.slash("whois", await ana.channel("games"), {"user": ana.id})).ok


async def test_world_persists_and_buttons_live_on(tmp_path):
    async with running(tmp_path) as before:
        ana = await before.user("Ana")
        channel = await ana.channel("games")
        message = (await ana.slash("game new", channel, {"game": "tigris"})).message
        await ana.slash("game board", channel)
        commands = (await ana.state())["commands"]
        await ana.set(locale="en-US")
    async with running(tmp_path) as after:
        ana = await after.user("Ana")
        (kept,) = await ana.messages(await ana.channel("games"))
        assert kept["id"] == message["id"]
        assert (await ana.fetch(kept["attachments"][0]["url"])).startswith(b"\x89PNG")
        assert (await ana.state())["me"]["locale"] == "en-US"
        assert (await ana.state())["commands"] == commands
        clicked = await ana.click(kept["id"], "pick:F7", channel)
        assert clicked.message["content"] == "Ana took F7"


async def test_rate_limits_are_waited_out(stage):
    stage.local.rate_limit_next("POST", r"/channels/\d+/messages", retry_after=0.05)
    channel = discord.utils.get(stage.bot.guilds[0].text_channels, name="games")
    await channel.send("after a while")
    statuses = [s for m, p, _, s, _ in stage.requests if m == "POST" and p.endswith("/messages")]
    assert statuses == [429, 200]


async def test_missing_permissions(stage):
    world = stage.local.world
    games = world.text_channel("games")
    channel = stage.bot.get_partial_messageable(games.id)
    world.set_overwrite(games, BOT_ID, deny=may.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == 50013
    world.set_overwrite(games, BOT_ID, deny=may.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == 50001


BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}
MENU = {"type": 3, "custom_id": "m", "options": [{"label": str(n), "value": str(n)} for n in range(26)]}


@pytest.mark.parametrize(
    ("body", "place", "code"),
    [
        ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 4000}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
        (
            {"components": [{"type": 1, "components": [BUTTON, BUTTON]}]},
            "components.0.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            {"components": [{"type": 1, "components": [BUTTON | {"custom_id": "x" * 101}]}]},
            "components.0.components.0.custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            {"components": [{"type": 1, "components": [MENU]}]},
            "components.0.components.0.options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            {"components": [{"type": 10, "content": "x" * 2001}] * 2, "flags": 1 << 15},
            "components",
            "TOTAL_COMPONENT_TEXT_EXCEEDED",
        ),
        (
            {"components": [{"type": 14}] * 41, "flags": 1 << 15},
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
    ],
)
async def test_bad_messages_are_refused_in_discords_words(stage, body, place, code):
    games = stage.local.world.text_channel("games")
    status, answer = await call(stage, "POST", f"/channels/{games.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert code in str(answer["errors"])
    node = answer["errors"]
    for part in place.split("."):
        node = node[part]
    assert code in [error["code"] for error in node["_errors"]]
    assert stage.local.world.store.messages(games.id, limit=1) == []


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/channels/1", None, 404, 10003),
        ("GET", "/channels/{games}/messages/1", None, 404, 10008),
        ("GET", "/users/1", None, 404, 10013),
        ("POST", "/interactions/1/x/callback", {"type": 5}, 404, 10062),
        ("POST", "/channels/{games}/messages", {"content": " "}, 400, 50006),
        ("PUT", "/applications/{bot}/commands", [{"name": "Bad Name", "description": "x"}], 400, 50035),
        ("PUT", "/applications/{bot}/commands", [{"name": "a", "description": "x" * 101}], 400, 50035),
    ],
)
async def test_error_codes(stage, method, path, body, status, code):
    path = path.format(games=stage.local.world.text_channel("games").id, bot=BOT_ID)
    answer = await call(stage, method, path, body)
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_too_many_bytes(stage):
    channel = discord.utils.get(stage.bot.guilds[0].text_channels, name="games")
    big = discord.File(__import__("io").BytesIO(b"x" * (10 * 1024 * 1024 + 1)), "big.bin")
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(file=big)
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_a_foreign_page_gets_nothing(stage):
    import aiohttp

    async with aiohttp.ClientSession() as session:
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
            async with session.get(stage.local.web_url + "local/state?user=Ana", headers=headers) as response:
                assert response.status == 403


@openapi.requires_openapi
async def test_what_else_the_bot_asks_fits_discords_description(stage):
    channel = discord.utils.get(stage.bot.guilds[0].text_channels, name="games")
    stage.local.faults.give_permissions("games", "pin_messages", "manage_threads")
    message = await channel.send("board", file=picture())
    thread = await message.create_thread(name="talk")
    await thread.send("hello")
    assert [m.id async for m in channel.history(limit=5)] == [message.id]
    await message.pin()
    await message.unpin()
    await stage.bot.fetch_user(stage.local.world.user("Ana").id)
    await stage.bot.guilds[0].fetch_member(stage.local.world.user("Ana").id)
    await stage.bot.guilds[0].active_threads()
    await stage.bot.application_info()
    await stage.bot.tree.fetch_commands()
    await stage.bot.fetch_channel(thread.id)
    await thread.fetch_members()
    await thread.delete()
    await message.delete()
    stage.check_openapi()
    assert len({openapi.template_of(path) for _, path, *_ in stage.requests}) == 12


async def test_message_content_reaches_a_bot_that_asked_for_it():
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, message_content=True)
    async with running(bot=SampleBot(intents)) as stage:
        ana = await stage.user("Ana")
        await ana.say(await ana.channel("games"), "hello")
        await ana.slash("whois", await ana.channel("games"), {"user": ana.id})
        assert "hello" in [message.content for message in stage.bot.heard]


async def test_a_page_asks_for_messages_in_whole_numbers() -> None:
    async with running() as stage:
        games = stage.local.world.text_channel("games")
        for wrong in ("0", "-1", "1e3", "٣", "9" * 6_000, "x"):
            url = f"{stage.local.web_url.rstrip('/')}/local/channels/{games.id}/messages"
            async with ClientSession() as web, web.get(url, params={"user": "Ana", "limit": wrong}) as answer:
                assert answer.status == 400
                assert "whole number" in (await answer.json())["error"]


def test_components_show_no_file_that_the_message_does_not_have():
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    board = Attachment(1, "board.png", "image/png", 3)
    check_references([{"type": 17, "components": [gallery]}], [board])
    check_references([{"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]}], [])
    with pytest.raises(ApiError) as refused:
        check_references([{"type": 17, "components": [gallery]}], [])
    assert "The referenced attachment 'board.png' was not found" in str(refused.value.errors)


@openapi.requires_openapi
def test_a_wrong_body_is_noticed_each_time_and_whatever_was_well_before() -> None:
    openapi.hold_request("POST", "/channels/1/messages", {"content": "well"})
    for _ in range(2):
        with pytest.raises(openapi.Mismatch, match="content"):
            openapi.hold_request("POST", "/channels/1/messages", {"content": 5})
