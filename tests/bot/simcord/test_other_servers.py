"""Somebody who plays in several servers, and at private tables: no channel learns of what is not for its readers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.model.clocks import Reminder, Until
from bot.model.table import Table
from bot.posting.calls.reminders import remind
from tests.bot.simcord.stage import Person, Stage, app, lobby_button

NIGHT, DAY = 1_800_000_000.0, 1_800_000_000.0 + 15 * 3600
Places = dict[str, Table]


async def playing(stage: Stage, channel: Any, ben: Person, ann: Person, *, private: bool = False) -> Table:
    """A game in a channel of the stage's server, in which Ben is to act first."""
    given = {"game": "tigris", "seats": 2, "where": "here", "options": "first-player=first-seat"}
    await ben.type("game new", channel, **given)
    lobby = stage.board(channel)
    await ann.press_id(lobby, lobby_button(lobby, "join"))
    table = stage.table(channel)
    if private:
        await stage.tables.lobby.set(table.id, ben.id, "watch", "players")
    await ben.press_id(lobby, lobby_button(lobby, "start"))
    started = stage.tables.get(table.id)
    assert started is not None
    assert started.waiting_for() == [ben.id]
    return started


@pytest.fixture
async def people(stage: Stage) -> tuple[Person, Person]:
    return stage.person("Ann"), stage.person("Ben")


@pytest.fixture
async def places(stage: Stage, people: tuple[Person, Person]) -> Places:
    """In one server two tables for everybody's eyes and one that is not, in another server one more: Ben is to act."""
    ann, ben = people
    stage.clock = lambda: NIGHT
    await app(stage).people.set(ben.id, quiet_from="0", quiet_until="23")
    club = stage.env.create_guild("Club")
    channel = club.create_text_channel("club-room")
    await stage.env.settle()
    shared, home = {"here": stage.channel, "near": stage.guild.create_text_channel("near")}, stage.guild
    made = {name: await playing(stage, there, ben, ann) for name, there in shared.items()}
    made["ours"] = await playing(stage, stage.guild.create_text_channel("ours"), ben, ann, private=True)
    outside = [(person, person.member) for person in people]
    stage.guild = club
    for person in people:
        person.member = club.add_member(person.member.user)
    await stage.env.settle()
    made["club"] = await playing(stage, channel, ben, ann)
    stage.guild = home
    for person, member in outside:
        person.member = member
    return made


def said(stage: Stage, places: Places, text: str) -> list[tuple[str, list[str]]]:
    """In which table's channel each message with this text was posted, and which tables' channels it names."""
    by_channel = {table.channel_id: name for name, table in places.items()}
    found = []
    for request in stage.sent("POST", "/messages"):
        content = str((request.body or {}).get("content") or "")
        if text in content:
            named = [by_channel[int(channel)] for channel in re.findall(r"<#(\d+)>", content)]
            found.append((by_channel.get(int(request.path.split("/")[2]), "elsewhere"), named))
    return found


EACH_IN_ITS_OWN = [("here", ["here", "near"]), ("ours", ["ours"]), ("club", ["club"])]


async def test_a_call_names_what_its_readers_may_know(stage: Stage, places: Places) -> None:
    await app(stage).publisher.calls.call(DAY)
    assert said(stage, places, "while you were not to be disturbed") == EACH_IN_ITS_OWN
    await app(stage).publisher.calls.call(DAY)
    assert len(said(stage, places, "while you were not to be disturbed")) == 3, "each is called once"


async def test_a_reminder_in_channels_names_what_their_readers_may_know(
    stage: Stage, places: Places, people: tuple[Person, Person]
) -> None:
    _, ben = people
    ben.close_dms()
    reminder = Reminder(ben.id, "near", tuple((table, Until(0, DAY, DAY)) for table in places.values()))
    assert await remind(app(stage), stage.tables, app(stage).people, reminder)
    assert said(stage, places, f"{ben.member.mention}, your time is ") == EACH_IN_ITS_OWN
    assert said(stage, places, "your time is nearly out at the first of") == EACH_IN_ITS_OWN[:1]


async def test_alone_they_read_of_all_their_tables(stage: Stage, places: Places, people: tuple[Person, Person]) -> None:
    _, ben = people
    reminder = Reminder(ben.id, "half", tuple((table, Until(0, DAY, DAY)) for table in places.values()))
    assert await remind(app(stage), stage.tables, app(stage).people, reminder)
    assert said(stage, places, "of your time is gone") == [("elsewhere", ["here", "near", "ours", "club"])]
