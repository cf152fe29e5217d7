"""/settings, /holiday and /server as people use them, and what obeys them: words, hands, pings, pictures."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from unittest.mock import patch

import discord
import pytest

import renderers.tigris.pictures as pictures
from bot.tables.people import PlayerSettings
from tests.bot.simcord.stage import Person, Reply, Stage, app, calls, items, started

People = tuple[Person, Person]
MANAGER = discord.Permissions(manage_guild=True, manage_messages=True)
FIRST = {"options": "first-player=first-seat"}


def chosen(stage: Stage, person: Person) -> PlayerSettings:
    return app(stage).people.get(person.id)


async def choose(person: Person, topic: str, value: str, *, command: str = "settings", field: str = "") -> Reply:
    """Open the form, open a topic, pick a value."""
    form = await person.type(command)
    letter = "s" if command == "server" else "u"
    shown = await person.forge(form.message, f"zf:{letter}:show:", topic)
    return await person.forge(shown.message, f"zf:{letter}:set:{field or topic}", value)


def menu(reply: Reply, number: int) -> dict[str, Any]:
    return [item for item in items(reply.message) if item["type"] == 3][number]


async def move(person: Person) -> None:
    await person.type("tigris pass")


# --- the form ---------------------------------------------------------------------------------------------------


async def test_a_setting_is_two_picks_away_and_survives_a_restart(stage: Stage) -> None:
    ann = stage.person("Ann")
    form = await ann.type("settings")
    assert form.result.ephemeral
    assert "Language: **as your Discord**" in form.text
    opened = await ann.pick(form.message, "palette")
    assert [option["value"] for option in menu(opened, 1)["options"]] == ["default", "contrast"]
    await stage.restart()
    saved = await ann.forge(opened.message, "zf:u:set:palette", "contrast")
    assert saved.message.content.startswith("Saved.")
    assert "Colours: **colour-vision safe**" in saved.message.content
    await stage.restart()
    assert chosen(stage, ann) == PlayerSettings(palette="contrast")


@pytest.mark.parametrize(
    ("custom_id", "value"),
    [
        ("zf:u:set:language", "fr"),
        ("zf:u:set:nonsense", "x"),
        ("zf:u:set:", "x"),
        ("zf:u:set:holiday_from", "2026-12-24"),
        ("zf:u:set:zone", "Mars/Olympus"),
        ("zd:nonsense:", ""),
    ],
)
async def test_forged_choices_change_nothing(stage: Stage, custom_id: str, value: str) -> None:
    ann = stage.person("Ann")
    form = await ann.type("settings")
    reply = await ann.forge(form.message, custom_id, *filter(None, [value]))
    assert "That is not one of the choices. Type `/settings`" in reply.text
    assert chosen(stage, ann) == PlayerSettings()


async def test_a_time_zone_is_typed_and_completed(stage: Stage) -> None:
    ann = stage.person("Ann")
    assert await ann.complete("settings", "time-zone", "bogo") == ["America/Bogota"]
    assert "Time zone: **America/Bogota**" in (await ann.type("settings", **{"time-zone": "America/Bogota"})).text
    assert "not one of the choices" in (await ann.type("settings", **{"time-zone": "Bogotá"})).text
    assert chosen(stage, ann).zone == "America/Bogota"


async def test_each_has_their_own(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await choose(ann, "pings", "never")
    assert "Pings: **every turn**" in (await ben.type("settings")).text


# --- language ---------------------------------------------------------------------------------------------------


async def test_the_language_chosen_is_spoken_at_once_and_everywhere_private(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    assert (await choose(ann, "language", "es")).message.content.startswith("Guardado.")
    assert "Tu primera acción" in (await ann.press(stage.board(), "Play")).text
    assert ann.dms()[0].content.startswith("Tu mano")
    assert "Your hand" in ben.dms()[0].content
    assert "your turn" in stage.board().content
    assert (await choose(ann, "language", "auto")).message.content.startswith("Saved.")


# --- hands ------------------------------------------------------------------------------------------------------


async def test_a_hand_goes_where_its_owner_wants_it_from_now_on(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    assert len(ann.dms()) == 1
    await choose(ann, "hand", "private")
    assert ann.dms() == []
    await move(ann)
    assert ann.dms() == []
    assert len(ben.dms()) == 1
    assert [file.filename for file in (await ann.type("hand")).message.attachments] == ["hand.png"]
    await choose(ann, "hand", "dm")
    assert len(ann.dms()) == 1


async def test_a_private_thread_holds_a_hand_for_its_owner_alone(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    await choose(ann, "hand", "thread")
    assert ann.dms() == []
    thread = stage.channel.threads[0]
    assert thread.name == "1 · Your hand · Tigris & Euphrates"
    made = stage.sent("POST", f"/channels/{stage.channel.id}/threads")[0].body
    assert (made["type"], made["invitable"]) == (12, False)
    members = {int(user) for user in stage.env.backend.get_channel(thread.id).thread_members}
    assert ann.id in members
    assert ben.id not in members
    assert [message.content for message in thread.history()] == [
        f"Your hand in Tigris & Euphrates, table 1: <#{stage.channel.id}>"
    ]
    first = thread.history()[0].attachments[0].id
    hand = (await stage.match()).view(0).hand
    await ann.type("tigris swap", tiles=f"1 {hand[0]}")
    assert [message.attachments[0].id for message in thread.history()] != [first]
    assert len(stage.channel.threads) == 1
    await choose(ann, "hand", "dm")
    assert thread.history() == []
    assert len(ann.dms()) == 1


async def test_where_no_private_thread_can_be_made_it_is_said_once(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    path = f"/channels/{stage.channel.id}/threads"
    stage.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
    await choose(ann, "hand", "thread")
    await started(stage, ann, ben, **FIRST)
    told = [(await ann.press(stage.board(), "Play")).text for _ in range(2)]
    assert ["I cannot open a private thread" in text for text in told] == [True, False]
    await move(ann)
    assert len([request for request in stage.requests if request.code == 50013]) == 1
    assert ann.dms() == []
    stage.env.backend.faults.clear()
    app(stage).breaker.reset({stage.channel.id})  # what Discord tells us when somebody gives the permission
    await ann.type("hand")
    await move(ben)
    assert [thread.name for thread in stage.channel.threads] == ["1 · Your hand · Tigris & Euphrates"]


# --- pings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["reminders", "never"])
async def test_who_wants_no_ping_is_named(stage: Stage, level: str) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await choose(ben, "pings", level)
    await started(stage, ann, ben, **FIRST)
    assert calls(stage.board(), ann)
    await move(ann)
    assert stage.board().content.startswith("Ben, your turn at")
    sent = stage.sent("POST", f"/channels/{stage.channel.id}/messages")[-1].body
    assert sent["allowed_mentions"].get("users", []) == []
    await choose(ben, "pings", "turn")
    await move(ben)
    await move(ann)
    assert calls(stage.board(), ben)


async def test_a_turn_in_quiet_hours_calls_when_they_end_once_for_all_tables(stage: Stage) -> None:
    ann, ben, other = stage.person("Ann"), stage.person("Ben"), stage.guild.create_text_channel("other")
    await app(stage).people.set(ben.id, quiet_from="0", quiet_until="23")
    night, day = 1_800_000_000.0, 1_800_000_000.0 + 15 * 3600
    assert chosen(stage, ben).is_quiet(night)
    assert not chosen(stage, ben).is_quiet(day)
    stage.clock = lambda: night
    for channel in (stage.channel, other):
        await started(stage, ann, ben, channel=channel, **FIRST)
        await ann.type("tigris pass", channel)
        assert stage.board(channel).content.startswith("Ben, your turn at")
    await stage.restart()
    posted = [len(stage.public(channel)) for channel in (stage.channel, other)]
    await app(stage).publisher.calls.call(night)
    assert [len(stage.public(channel)) for channel in (stage.channel, other)] == posted
    await app(stage).publisher.calls.call(day)
    await app(stage).publisher.calls.call(day)
    assert [len(stage.public(channel)) for channel in (stage.channel, other)] == [posted[0] + 1, posted[1]]
    said = stage.board()
    assert said.content.startswith(f"{ben.member.mention}, it became your turn while you were not to be disturbed: ")
    assert f"<#{other.id}>" in said.content
    assert [int(user) for user in stage.requests[-1].body["allowed_mentions"]["users"]] == [ben.id]
    await stage.restart()
    await app(stage).publisher.calls.call(day)
    assert len(stage.public()) == posted[0] + 1


async def test_a_turn_that_has_passed_meanwhile_is_not_called(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await app(stage).people.set(ben.id, quiet_from="0", quiet_until="23")
    stage.clock = lambda: 1_800_000_000.0
    await started(stage, ann, ben, **FIRST)
    await move(ann)
    await move(ben)
    posted = len(stage.public())
    await app(stage).publisher.calls.call(1_800_000_000.0 + 15 * 3600)
    assert len(stage.public()) == posted


# --- pictures ---------------------------------------------------------------------------------------------------


async def test_palette_and_first_look_are_those_of_the_reader(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    await choose(ann, "palette", "contrast")
    await choose(ann, "look", "board")
    drawn: list[tuple[str, str]] = []
    real = pictures.draw

    def draw(view: Any, kind: str, **given: Any) -> Any:
        drawn.append((kind, given["palette"]))
        return real(view, kind, **given)

    with patch.object(pictures, "draw", draw):
        panel = await ann.press(stage.board(), "Play")
        assert [file.filename.partition("-")[0] for file in panel.message.attachments] == ["board"]
        panel = await ben.press(stage.board(), "Play")
        assert [file.filename.partition("-")[0] for file in panel.message.attachments] == ["cut"]
        assert drawn == [("board", "contrast"), ("cut", "default")]
        drawn.clear()
        await app(stage).servers.set(stage.guild.id, palette="contrast")
        await move(ann)
        assert ("board", "contrast") in drawn
        assert ("hand", "contrast") in drawn, "the one who moved"
        drawn.clear()
        await ben.type("hand")
    assert drawn == [("hand", "default")]


# --- holidays ---------------------------------------------------------------------------------------------------


async def test_a_holiday_is_told_to_all_tables_at_once(stage: Stage) -> None:
    ann, ben, other = stage.person("Ann"), stage.person("*Ben*"), stage.guild.create_text_channel("other")
    await started(stage, ann, ben, **FIRST)
    await started(stage, ben, ann, channel=other, language="es", **FIRST)
    reply = await ben.type("holiday", **{"from": "2030-12-24", "until": "2031-01-06"})
    assert reply.text.startswith("Noted, and your 2 tables know.")
    assert "Holiday: **2030-12-24 to 2031-01-06**" in reply.text
    assert stage.board().content == "\\*Ben\\* is away from <t:1924344000:D> to <t:1925467200:D>."
    assert stage.board(other).content.startswith("\\*Ben\\* estará fuera del ")
    assert "days" in (await ben.type("holiday", **{"from": "someday", "until": "2031-01-06"})).text
    ended = await ben.press(reply.message, "End the holiday")
    assert "Holiday: **none" in ended.message.content
    assert chosen(stage, ben) == PlayerSettings()


async def test_holidays_are_completed_from_today_on(stage: Stage) -> None:
    ann = stage.person("Ann")
    offered = await ann.complete("holiday", "from", "")
    assert len(offered) == 25
    assert offered == sorted(offered)
    assert await ann.complete("holiday", "from", "tod") == offered[:1]
    assert await ann.complete("holiday", "until", "Tomo") == offered[1:2]


@pytest.mark.parametrize(("start", "end"), [("today", "Tomorrow"), ("hoy", "mañana"), (" TODAY", "manana ")])
async def test_a_holiday_may_be_said_in_words(stage: Stage, start: str, end: str) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await ann.type("settings", **{"time-zone": "Pacific/Kiritimati"})
    await started(stage, ann, ben, **FIRST)
    assert (await ann.type("holiday", **{"from": start, "until": end})).text.startswith("Noted")
    wishes = chosen(stage, ann)
    today = wishes.local(stage.tables.now()).date()
    assert (wishes.holiday_from, wishes.holiday_until) == (today, today + timedelta(days=1))
    lines = (await ben.type("game seats")).text.splitlines()
    assert ["away from <t:" in line for line in lines[1:]] == ["Ann" in line for line in lines[1:]]


async def test_a_hands_thread_is_closed_with_its_game(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    await choose(ann, "hand", "thread")
    thread = stage.channel.threads[0]
    assert not stage.env.backend.get_channel(thread.id).thread_metadata.archived
    sure = await ann.type("game close")
    await ann.press_id(sure.message, next(item["custom_id"] for item in items(sure.message)))
    assert stage.tables.at(stage.channel.id) is None
    assert stage.env.backend.get_channel(thread.id).thread_metadata.archived


# --- servers ----------------------------------------------------------------------------------------------------


def moderator(stage: Stage, name: str) -> Person:
    """Somebody who may manage the server, and its messages, without which Discord does not show /server."""
    role = stage.guild.create_role(f"mod {name}", permissions=MANAGER)
    person = stage.person(name)
    stage.env.backend.add_member_role(stage.guild.id, person.id, role.id)
    return person


async def test_only_who_manages_the_server_sets_it(stage: Stage) -> None:
    mod, ann = moderator(stage, "Mod"), stage.person("Ann")
    saved = await choose(mod, "opening", "moderators", command="server")
    assert "Who may open tables: **moderators**" in saved.message.content
    forged = await ann.forge(saved.message, "zf:s:set:opening", "everyone")
    assert "Only people who may manage the server can change this." in forged.text
    assert app(stage).servers.defaults_for(stage.guild.id).opening == "moderators"


async def test_a_role_and_a_channel_are_typed(stage: Stage) -> None:
    mod, other = moderator(stage, "Mod"), stage.guild.create_text_channel("games")
    role = stage.guild.create_role("players")
    text = Reply(await mod.member.slash(stage.channel, "server", role=role, channel=other)).text
    assert f"<@&{role.id}>" in text
    assert f"<#{other.id}>" in text


async def test_new_tables_begin_as_the_server_has_it(stage: Stage) -> None:
    ann, games = stage.person("Ann"), stage.guild.create_text_channel("games")
    await app(stage).servers.set(stage.guild.id, language="es", pace="daily", place="channel", channel=games.id)
    await ann.type("game new", game="tigris", seats=2)
    assert stage.channel.threads == []
    table = stage.table(games.threads[0])
    assert (table.language, table.pace) == ("es", "daily")
    await ann.type("game new", game="tigris", seats=2, language="en", where="here")
    assert stage.table().language == "en"


async def test_only_some_may_open_tables(stage: Stage) -> None:
    mod, ann, ben = moderator(stage, "Mod"), stage.person("Ann"), stage.person("Ben")
    role = stage.guild.create_role("players")
    stage.env.backend.add_member_role(stage.guild.id, ben.id, role.id)
    await app(stage).servers.set(stage.guild.id, opening="role", role=role.id)
    refused = (await ann.type("game new", game="tigris", seats=2)).text
    assert "In this server a certain role opens tables." in refused
    assert stage.tables.open_tables() == []
    for person in (mod, ben):
        await person.type("game new", game="tigris", seats=2)
    assert [table.host for table in stage.tables.open_tables()] == [mod.id, ben.id]
    await app(stage).servers.set(stage.guild.id, opening="moderators")
    assert "moderators open tables" in (await ben.type("game new", game="tigris", seats=2)).text
