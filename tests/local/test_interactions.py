"""Commands, buttons, menus, forms and their answers, through unmodified discord.py."""

from __future__ import annotations

import pytest

from bot.local.client import Refused
from tests.waiting import DISCORDS_DEADLINE, ends


async def test_the_bot_connects_and_syncs_its_commands(stage):
    assert stage.bot.user.name == "Ziggurat"
    assert stage.bot.guilds[0].me.guild_permissions.send_messages
    assert not stage.bot.guilds[0].me.guild_permissions.administrator
    names = [command["name"] for command in (await (await stage.user("Ana")).state())["commands"]]
    assert names == ["game", "whois"]


async def test_slash_command_with_options_and_a_picture(stage):
    ana = await stage.user("Ana")
    channel = await ana.channel("games")
    outcome = await ana.slash("game new", channel, {"game": "tigris", "seats": 3, "private": True})
    assert outcome.ok
    assert outcome.response_type == 4
    assert outcome.ack_ms > 0
    (message,) = await ana.messages(channel)
    assert message == outcome.message
    assert message["content"] == "tigris 3 True"
    assert message["interaction_user"]["id"] == ana.id
    (attachment,) = message["attachments"]
    assert (attachment["width"], attachment["height"], attachment["description"]) == (40, 30, "a red board")
    assert (await ana.fetch(attachment["url"])).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("game new", {}, "required"),
        ("game new", {"game": "chess"}, "choice"),
        ("game new", {"game": "tigris", "seats": 9}, "out of range"),
        ("game new", {"game": "tigris", "seats": "many"}, "does not fit"),
        ("game", {}, "subcommands"),
        ("nothing", {}, "no command"),
    ],
)
async def test_what_the_discord_client_would_not_send_never_reaches_the_bot(stage, command, options, reason):
    ana = await stage.user("Ana")
    outcome = await ana.slash(command, await ana.channel("games"), options)
    assert not outcome.ok
    assert reason in outcome.error


async def test_ephemeral_deferred_answer_is_edited_and_only_its_user_sees_it(stage):
    ana, bruno = await stage.user("Ana"), await stage.user("Bruno")
    channel = await ana.channel("games")
    outcome = await ana.slash("game board", channel)
    assert outcome.response_type == 5
    assert outcome.message["flags"] == 64 | 128
    await ana.wait_for(lambda e: e["t"] == "MESSAGE_UPDATE" and e["d"]["content"] == "second")
    (message,) = await ana.messages(channel)
    assert (message["content"], message["flags"], message["ephemeral"]) == ("second", 64, True)
    assert [a["filename"] for a in message["attachments"]] == ["blue_board.png"]
    assert await bruno.messages(channel) == []
    assert not [e for e in bruno.events if e["t"].startswith("MESSAGE")]


async def test_first_follow_up_takes_the_place_of_the_deferred_answer(stage):
    ana, bruno = await stage.user("Ana"), await stage.user("Bruno")
    channel = await ana.channel("games")
    await ana.slash("game tile", channel, {"cell": "A1"})
    await ana.wait_for(lambda e: e["t"] == "MESSAGE_CREATE" and e["d"]["content"] == "and more")
    public, private = await ana.messages(channel)
    assert public["content"] == f"<@{ana.id}> on A1"
    assert public["flags"] == 0
    assert private["ephemeral"]
    assert private["message_reference"]["message_id"] == public["id"]
    assert [m["id"] for m in await bruno.messages(channel)] == [public["id"]]


async def test_autocomplete(stage):
    ana = await stage.user("Ana")
    channel = await ana.channel("games")
    choices = await ana.autocomplete("game tile", channel, "cell", "b1")
    assert [choice["value"] for choice in choices] == ["B1", "B10", "B11"]
    assert len(await ana.autocomplete("game tile", channel, "cell")) == 25
    with pytest.raises(Refused, match="no autocomplete"):
        await ana.autocomplete("game new", channel, "game")


async def test_buttons_menus_and_form(stage):
    ana, bruno = await stage.user("Ana"), await stage.user("Bruno")
    channel = await ana.channel("games")
    panel = (await ana.slash("game new", channel, {"game": "tigris"})).message["id"]
    chosen = await bruno.select(panel, "menu", ["north", "east"], channel)
    assert chosen.message["content"] == "chose north, east"
    assert chosen.message["message_reference"]["message_id"] == panel
    assert (await bruno.select(panel, "who", [ana.id], channel)).message["content"] == "chose Ana"
    assert "Choose 1 to 2" in (await bruno.select(panel, "menu", [], channel)).error
    assert "Not in the menu" in (await bruno.select(panel, "menu", ["west"], channel)).error
    assert "disabled" in (await bruno.click(panel, "off", channel)).error
    assert "no such component" in (await bruno.click(panel, "gone", channel)).error

    outcome = await ana.click(panel, "open", channel)
    assert outcome.response_type == 9
    assert outcome.modal["title"] == "Your bid"
    assert (await bruno.submit_modal("bid", {"amount": "12"}, channel)).error == "No such form is open."
    sent = await ana.submit_modal("bid", {"amount": "12", "colour": ["blue"]}, channel)
    assert sent.response_type == 7
    assert sent.message["content"] == "bid 12 blue"
    assert sent.message["id"] == panel

    later = await ana.click(panel, "later", channel)
    assert later.response_type == 6
    await ana.wait_for(lambda e: e["t"] == "MESSAGE_CREATE" and e["d"]["content"] == "noted")

    took = await bruno.click(panel, "pick:F7", channel)
    assert took.message["content"] == "Bruno took F7"
    assert took.message["components"] == []
    assert "no such component" in (await ana.click(panel, "pick:F7", channel)).error


async def test_components_v2_come_back_numbered_and_with_real_addresses(stage):
    ana = await stage.user("Ana")
    message = (await ana.slash("game layout", await ana.channel("games"))).message
    assert message["flags"] == 1 << 15
    (container,) = message["components"]
    assert [part["type"] for part in container["components"]] == [10, 12, 14, 9, 1]
    media = container["components"][1]["items"][0]["media"]
    assert (await ana.fetch(media["url"])).startswith(b"\x89PNG")
    assert [user["id"] for user in message["mentions"]] == []


async def test_embed_shows_its_file_and_options_resolve_users_and_channels(stage):
    ana = await stage.user("Ana")
    channel = await ana.channel("games")
    message = (await ana.slash("whois", channel, {"user": ana.id, "channel": channel})).message
    (embed,) = message["embeds"]
    assert (embed["title"], embed["description"]) == ("Ana", "games")
    assert embed["fields"] == [{"name": "locale", "value": "es-ES", "inline": True}]
    assert embed["image"]["width"] == 40
    assert message["attachments"] == []
    assert (await ana.fetch(embed["image"]["url"])).startswith(b"\x89PNG")


async def test_a_user_changes_language(stage):
    ana = await stage.user("Ana")
    await ana.set(locale="en-US")
    message = (await ana.slash("whois", await ana.channel("games"), {"user": ana.id})).message
    assert message["embeds"][0]["fields"][0]["value"] == "en-US"


async def test_an_answer_after_the_deadline_comes_too_late(stage):
    ana = await stage.user("Ana")
    assert DISCORDS_DEADLINE == 3.0
    stage.local.interactions.ack_deadline = 0.1
    outcome = await ana.slash("game silent", await ana.channel("games"))
    assert (outcome.ok, outcome.error) == (False, "The application did not respond")
    await ana.wait_for(lambda e: e["t"] == "INTERACTION_FAILED")
    assert (await ends(stage.bot.errors.get())).code == 10062


async def test_without_any_bot_the_deadline_is_waited_for(stage):
    ana = await stage.user("Ana")
    channel = await ana.channel("games")
    await stage.bot.close()
    stage.local.interactions.ack_deadline = 0.1
    outcome = await ana.slash("game silent", channel)
    assert not outcome.ok
    assert outcome.ack_ms >= 100


async def test_a_second_first_answer_is_refused(stage):
    ana = await stage.user("Ana")
    await ana.slash("game twice", await ana.channel("games"))
    assert (await ends(stage.bot.errors.get())).code == 40060


async def test_the_token_runs_out(stage):
    ana = await stage.user("Ana")
    channel = await ana.channel("games")
    await ana.slash("game new", channel, {"game": "tigris"})
    token = next(path for _, path, *_ in stage.requests if path.startswith("/interactions")).split("/")[3]
    hook = f"/webhooks/{stage.bot.application_id}/{token}/messages/@original"
    await request(stage, "GET", hook)
    stage.local.interactions.token_life = 0.0
    assert (await request(stage, "GET", hook))["code"] == 50027


async def request(stage, method, path, json=None):
    import aiohttp

    headers = {"Authorization": f"Bot {stage.local.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.request(method, stage.local.api_base + path, json=json) as response,
    ):
        return await response.json()
