"""The list of a server's tables: what moderators see there and do from there, and what it never shows."""

from __future__ import annotations

import discord
import pytest

from bot.model.table import Holder, Table
from bot.servers.tables import TABLES, page_of
from tests.bot.simcord.stage import Person, Reply, Stage, app, items
from tests.bot.simcord.test_moderators import moderator

People = tuple[Person, Person]
FIRST = {"options": "first-player=first-seat"}


def manager(stage: Stage, name: str) -> Person:
    """Somebody who may manage the server and its messages."""
    allowed = discord.Permissions(manage_guild=True, manage_messages=True)
    member = stage.guild.add_member(
        stage.env.create_user(name, global_name=name), roles=[stage.guild.create_role("admins", permissions=allowed)]
    )
    stage.locales[member.id] = "en-US"
    return Person(stage, member)


def offered(reply: Reply) -> list[str]:
    """The tables in the menu."""
    return [option["value"] for item in items(reply.message) if item["type"] == 3 for option in item["options"]]


async def test_a_moderator_sees_who_plays_what_since_when_and_whose_turn_it_is(
    stage: Stage, ann_and_ben: People
) -> None:
    first, _ = ann_and_ben
    mod = await moderator(stage, "Mod")
    table = stage.table()
    shown = await mod.type("server")
    assert shown.result.ephemeral
    head, line = shown.text.splitlines()
    assert head == "**Tables in this server: 1**"
    assert line.startswith(
        f"- **1** Tigris & Euphrates, <#{stage.channel.id}>, since <t:{round(table.created_at)}:d>: "
    )
    assert "Ann" in line
    assert "Ben" in line
    name = table.names()[table.seat_of(first.id) or 0]
    assert f"waiting for {name} (<t:{round(table.waiting_since[0])}:R>)" in line
    assert f"/{stage.channel.id}/{stage.board().id})" in line
    assert offered(shown) == ["1"]


async def test_a_lobby_is_listed_and_a_server_without_tables_says_so(stage: Stage) -> None:
    mod, ann = await moderator(stage, "Mod"), stage.person("Ann")
    assert "No table is open in a channel where you may manage messages." in (await mod.type("server")).text
    await ann.type("game new", game="tigris", seats=3, where="here")
    assert "Ann · not started yet" in (await mod.type("server")).text


async def test_ending_from_the_list_asks_once_more_and_tells_the_players(stage: Stage, ann_and_ben: People) -> None:
    mod, elsewhere = await moderator(stage, "Mod"), stage.guild.create_text_channel("elsewhere")
    shown = await mod.type("server", elsewhere)
    one = await mod.pick(shown.message, "1")
    assert "Ann" in one.message.content
    asked = await mod.press(one.message, "End it")
    assert asked.message.content.startswith("Close **Tigris & Euphrates**")
    assert stage.tables.get(1).status == "playing"
    done = await mod.press(asked.message, "Yes, close it")
    assert done.message.content.startswith("Table 1 is closed.\n**Tables in this server: 0**")
    assert stage.tables.get(1).status == "closed"
    assert "A moderator has closed this table." in [message.content for message in stage.public()]


async def test_moving_from_the_list_brings_the_table_here_after_a_restart_too(
    stage: Stage, ann_and_ben: People
) -> None:
    mod, other = await moderator(stage, "Mod"), stage.guild.create_text_channel("other")
    shown = await mod.type("server", other)
    await stage.restart()
    one = await mod.pick(shown.message, "1")
    await stage.restart()
    moved = await mod.press(one.message, "Move it here")
    assert moved.message.content.startswith("The table has moved to this channel.")
    assert stage.tables.get(1).channel_id == other.id


async def test_a_table_that_has_ended_meanwhile_is_said_so(stage: Stage, ann_and_ben: People) -> None:
    mod = await moderator(stage, "Mod")
    one = await mod.pick((await mod.type("server")).message, "1")
    await stage.tables.lifecycle.close(1, stage.table().host)
    gone = await mod.press(one.message, "End it")
    assert gone.message.content.startswith("Table 1 is not open any more.\n")


@pytest.mark.parametrize("act", ["list", "pick", "end", "sure", "move", "form", "nonsense"])
async def test_others_are_refused_politely_whatever_they_forge(stage: Stage, ann_and_ben: People, act: str) -> None:
    cyd = stage.person("Cyd")
    reply = await cyd.forge(stage.board(), f"zm:1:{act}:1", *(["1"] if act == "pick" else []))
    assert "Only people who may manage" in reply.text
    assert "Ann" not in reply.text
    assert (stage.table().status, stage.table().channel_id) == ("playing", stage.channel.id)


@pytest.mark.parametrize("act", ["pick", "end", "sure", "move"])
async def test_tables_of_other_servers_are_neither_shown_nor_reached(
    stage: Stage, ann_and_ben: People, act: str
) -> None:
    home, club = stage.guild, stage.env.create_guild("Club")
    place = club.create_text_channel("club-room")
    stage.guild = club
    mod = await moderator(stage, "Mod")
    shown = await mod.type("server", place)
    assert "Tables in this server: 0" in shown.text
    for custom_id in (f"zm:1:{act}:1", f"zm:1:{act}:9999"):
        reply = await mod.forge(shown.message, custom_id, *(["1"] if act == "pick" else []))
        assert "Ann" not in reply.text
    stage.guild = home
    assert (stage.table().status, stage.table().channel_id) == ("playing", stage.channel.id)


async def test_who_manages_the_server_finds_the_tables_beside_the_settings(stage: Stage, ann_and_ben: People) -> None:
    admin = manager(stage, "Admin")
    await stage.env.settle()
    form = await admin.type("server")
    assert "This server's settings" in form.text
    listed = await admin.press(form.message, "Tables")
    assert listed.message.content.startswith("**Tables in this server: 1**")
    back = await admin.press(listed.message, "Settings")
    assert "This server's settings" in back.message.content
    mod = await moderator(stage, "Mod")
    shown = await mod.type("server")
    assert "Settings" not in [item.get("label") for item in items(shown.message)]
    assert "Only people who may manage the server" in (await mod.forge(shown.message, "zm:0:form:1")).text
    role = stage.guild.create_role("players")
    assert (
        "Only people who may manage the server"
        in Reply(await mod.member.slash(stage.channel, "server", role=role)).text
    )


async def test_a_private_table_shows_who_plays_and_nothing_that_is_hidden(stage: Stage) -> None:
    ann, ben, mod = stage.person("Ann"), stage.person("Ben"), await moderator(stage, "Mod")
    await ann.type("game new", game="tigris", seats=2, where="here", **FIRST)
    number = stage.table().id
    await stage.tables.lobby.set(number, ann.id, "watch", "players")
    await ben.press(stage.board(), "Join")
    await ann.press(stage.board(), "Start")
    shown = await mod.type("server")
    assert "Ann, Ben" in shown.text
    one = await mod.pick(shown.message, str(number))
    assert one.message.attachments == []
    assert {item.get("label") for item in items(one.message)} == {"Move it here", "Set it back", "End it", "All tables"}


async def test_a_hundred_tables_turn_in_pages_that_discord_takes(stage: Stage) -> None:
    mod, people = await moderator(stage, "Mod"), [stage.person(f"*_{number}_* <@1> `{'x' * 20}") for number in range(2)]
    for number in range(30):
        channel = stage.guild.create_text_channel(f"games-{number}")
        await stage.tables.lifecycle.open(
            game="inner_sea",
            options={},
            seats=6,
            language="en",
            guild_id=stage.guild.id,
            channel_id=channel.id,
            host=10**17 + number,
            host_name=people[0].member.user.global_name,
        )
    await stage.env.settle()
    page = await mod.type("server")
    seen = offered(page)
    assert "page 1 of" in page.text
    while not next(item for item in items(page.message) if item["custom_id"].startswith("zm:0:on:"))["disabled"]:
        page = await mod.press_id(
            page.message,
            next(item["custom_id"] for item in items(page.message) if item["custom_id"].startswith("zm:0:on:")),
        )
        assert 0 < len(offered(page)) <= TABLES
        seen += offered(page)
    assert seen == [str(table.id) for table in app(stage).tables.open_tables()]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_longest_lines_of_a_hundred_tables_fit_into_messages(lang: str) -> None:
    holders = tuple(Holder(seat, 2**62 + seat, "*" * 32) for seat in range(6))
    tables = [
        Table(
            id=10**12 - 1 - number,
            game="inner_sea",
            options={},
            seats=6,
            seed=1,
            language=lang,
            guild_id=2**62,
            channel_id=2**62,
            host=2**62,
            status="playing",
            holders=holders,
            created_at=1_800_000_000.0,
            changed_at=1_800_000_000.0,
            waiting=tuple(range(6)),
            waiting_since=(1_800_000_000.0,) * 6,
        )
        for number in range(100)
    ]
    first = page_of(tables, lang, 1)
    shown = [page_of(tables, lang, number + 1) for number in range(first.pages)]
    assert [table for page in shown for table, _ in page.tables] == tables
    for page in shown:
        assert sum(len(line) + 130 for _, line in page.tables) + 200 <= 2000
    assert page_of(tables, lang, 9999).number == first.pages
