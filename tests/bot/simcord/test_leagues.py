"""Leagues as people meet them: joining, starting, tables that open, what is put right, who may do what."""

from __future__ import annotations

import discord
import pytest

from bot.model.leagues import League
from tests.bot.simcord.stage import Person, Reply, Stage, app, items


def manager(stage: Stage, name: str) -> Person:
    """Somebody who may manage channels."""
    role = stage.guild.create_role("staff", permissions=discord.Permissions(manage_channels=True))
    member = stage.guild.add_member(stage.env.create_user(name, global_name=name), roles=[role])
    stage.locales[member.id] = "en-US"
    return Person(stage, member)


async def league_of(stage: Stage) -> League:
    await stage.env.settle()
    return await stage.tables.leagues.get(1)


async def message(stage: Stage) -> discord.Message:
    """The league's message."""
    number = (await league_of(stage)).message_id
    return next(item for item in stage.public() if item.id == number)


def menu(reply: Reply, act: str) -> str:
    return next(str(item["custom_id"]) for item in items(reply.message) if f":{act}:" in str(item.get("custom_id")))


async def mended(person: Person, panel: Reply, label: str, **fields: str) -> Reply:
    """The panel after the first table has been chosen in it and a form sent."""
    chosen = Reply(await person.member.select(panel.message, ["1"], custom_id=menu(panel, "table")))
    assert "All matches" in [item.get("label") for item in items(chosen.message)]
    form = await person.member.click(chosen.message, label=label)
    return Reply(await person.member.submit_modal(form, fields))


@pytest.fixture
async def people(stage: Stage) -> list[Person]:
    people = [manager(stage, "Mia"), stage.person("Ann"), stage.person("Ben", "es-ES")]
    await stage.env.settle()
    return people


async def test_a_league_is_joined_started_played_at_and_put_right(stage: Stage, people: list[Person]) -> None:
    mia, ann, ben = people
    assert "whoever opened the league" in (await ann.type("league new", name="Mine", game="tigris")).text
    assert "no name for a league" in (await mia.type("league new", name=" . ", game="tigris")).text
    opened = await mia.type("league new", name="Autumn *cup*", game="tigris", options="first-player=first-seat")
    assert opened.text.startswith(r"The league **Autumn \*cup\*** is open (no. 1): Tigris & Euphrates (tables of 2)")
    for person in (ann, ben):
        await person.press(await message(stage), "Join")
    assert "You are in this league already" in (await ann.press(await message(stage), "Join")).text
    assert "Players (2): Ann, Ben" in (await message(stage)).content
    assert "whoever opened the league" in (await ann.press(await message(stage), "Start")).text
    assert "no ha empezado" in (await ben.type("league standings")).text
    assert "one table is planned" in (await mia.press(await message(stage), "Start")).text
    league = await league_of(stage)
    table = stage.tables.get(league.fixtures[0].table_id or 0)
    assert table is not None
    assert (table.status, sorted(table.users())) == ("playing", sorted([ann.id, ben.id]))
    assert table.channel_id != stage.channel.id
    assert f"being played · <#{table.channel_id}>" in (await message(stage)).content
    # Nobody is pinged but by their turn.
    sent = stage.sent("POST", f"/channels/{stage.channel.id}/messages")
    assert [request for request in sent if (request.body or {}).get("allowed_mentions", {}).get("users")] == []

    panel = await mia.press(await message(stage), "Put right")
    refused = await mended(mia, panel, "Correct the result", places="1 2", note="   ")
    assert "no reason in that form" in refused.text
    panel = await mia.press(await message(stage), "Put right")
    done = await mended(mia, panel, "Correct the result", places="1 2", note="they agreed\nso")
    assert done.message.content.startswith("The result of match 1 is corrected.")
    league = await league_of(stage)
    assert (league.status, league.fixtures[0].is_corrected, league.fixtures[0].places) == ("over", True, (1, 2))
    assert stage.tables.get(table.id).status == "closed"
    told = [item.content for item in stage.public()]
    assert any(
        text.startswith("Mia has corrected the result of match 1") and "“they agreed so”" in text for text in told
    )
    assert any(text.startswith("🏆") for text in told)
    assert "result corrected · “they agreed so”" in (await message(stage)).content
    shown = await ben.press(await message(stage), "Standings")
    assert "mesas: 1 de 1, ganadas: 1" in shown.text
    assert "league.png" in [file.filename for file in shown.message.attachments]
    refused = await ann.forge(await message(stage), "yl:1:mend:")
    assert "whoever opened the league" in refused.text

    panel = await mia.press(await message(stage), "Put right")
    await mended(mia, panel, "Play again", note="once more")
    league = await league_of(stage)
    assert league.status == "playing"
    assert league.fixtures[0].table_id not in (None, table.id)


async def test_players_are_added_and_removed_and_a_league_is_paused_and_ended(
    stage: Stage, people: list[Person]
) -> None:
    mia, ann, ben = people
    await mia.type("league new", name="*Cup*", game="tigris", seats=3)
    await ann.type("league join")
    panel = await mia.type("league mend")
    added = Reply(await mia.member.select(panel.message, [ben.member], custom_id=menu(panel, "add")))
    assert "Ben is in the league." in added.message.content
    number = (await league_of(stage)).player_of(ben.id)
    assert number is not None
    dropped = Reply(await mia.member.select(added.message, [str(number.number)], custom_id=menu(added, "drop")))
    assert "Ben is out of the league." in dropped.message.content
    assert "two players at least" in (await mia.type("league start")).text
    await ben.type("league join")
    await mia.type("league start")
    table_id = (await league_of(stage)).fixtures[0].table_id
    assert table_id is not None
    asked = await ben.type("league leave")
    assert asked.text.startswith(r"¿Dejar **\*Cup\***?")
    await ben.press(asked.message, "Sí, salir")
    league = await league_of(stage)
    assert [player.is_in for player in league.players if player.user == ben.id] == [False]
    assert "Ben has left the league." in "\n".join(item.content for item in stage.public())
    assert "pídele que escriba `/liga arreglar`" in (await ben.type("league join")).text
    panel = await mia.type("league mend")
    paused = await mia.press(panel.message, "Pause")
    assert "Paused" in paused.message.content
    assert (await league_of(stage)).status == "paused"
    asked = await mia.type("league end")
    await mia.press(asked.message, "Yes, end it")
    assert r"Mia has ended the league \*Cup\* early." in "\n".join(item.content for item in stage.public())
    assert (await league_of(stage)).status == "playing"
    await stage.tables.lifecycle.close(table_id, mia.id, force=True)
    assert await app(stage).leagues.look()
    assert (await league_of(stage)).status == "over"
