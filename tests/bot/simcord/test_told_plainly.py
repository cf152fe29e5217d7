"""What people are told: once, in one place, to whom it concerns, and nothing about what they may not see."""

from __future__ import annotations

import discord
import pytest

from data.texts import texts
from engine.core.registry import games
from tests.bot.simcord.stage import Person, Stage, items, lobby_button, started
from tests.bot.simcord.test_moderators import moderator
from tests.bot.simcord.test_seats import lobby, menu, pick, values

People = tuple[Person, Person]


async def four(stage: Stage) -> list[Person]:
    people = [stage.person(name) for name in ("Ann", "Ben", "Cyd", "Dan")]
    await started(stage, *people, options="first-player=first-seat")
    return people


def message_of(stage: Stage, message: discord.Message) -> discord.Message:
    """The message as it stands now."""
    return next(item for item in stage.public() if item.id == message.id)


# --- votes ------------------------------------------------------------------------------------------------------


async def test_a_removal_says_how_many_more_must_agree_and_its_end_is_told_once(stage: Stage) -> None:
    ann, ben, cyd, dan = await four(stage)
    await ann.type("game remove", player=dan.member)
    question = stage.board()
    assert question.content.startswith(f"{ben.member.mention} {cyd.member.mention}: Ann asks whether")
    assert "Ann agrees already; one more of you must agree." in question.content
    assert (await ben.press(question, "Agree")).text == ""
    asked = message_of(stage, question)
    assert (asked.content, items(asked)) == ("Most agreed: a computer plays for Dan from now on.", [])
    said = [message.content for message in stage.public()]
    assert said.count("Most agreed: a computer plays for Dan from now on.") == 1
    assert not any("Dan no longer plays" in content for content in said)


async def test_where_one_is_asked_they_decide(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Ben", "Cyd")]
    ann, ben, cyd = people
    await started(stage, *people)
    await ann.type("game remove", player=cyd.member)
    assert "Ann agrees already, so you decide." in stage.board().content
    assert stage.board().content.startswith(f"{ben.member.mention}: Ann asks whether")


async def test_an_answer_that_decides_nothing_yet_is_noted_for_whoever_gave_it(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Ben", "Cyd", "Dan")]
    await started(stage, *people)
    eve = stage.person("Eve")
    await eve.forge(stage.board(), "zt:1:ask:", "3")
    question = stage.board()
    assert "3 of you must agree, Dan among them." in question.content
    reply = await people[0].press(question, "Agree")
    assert reply.text == "Noted. In favour so far: 1 of 3 needed."
    assert len(items(message_of(stage, question))) == 2


# --- who is removed ---------------------------------------------------------------------------------------------


async def test_who_is_voted_out_is_told_alone_with_a_link(stage: Stage) -> None:
    ann, ben, _, dan = await four(stage)
    before = len(dan.dms())
    await ann.type("game remove", player=dan.member)
    await ben.press(stage.board(), "Agree")
    told = [message for message in dan.dms() if "have given your seat to a computer" in message.content]
    assert len(told) == 1
    assert f"**Tigris & Euphrates**, table 1, <#{stage.channel.id}>" in told[0].content
    assert f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/" in told[0].content
    assert len(dan.dms()) == before, "the hand is gone, the word has come"


async def test_who_the_host_removes_is_told_alone(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben", "es-ES")
    await lobby(stage, ann)
    await ben.press(stage.board(), "Join")
    posted = len(stage.public())
    assert (await ann.type("game remove", player=ben.member)).text == "Ben has been removed."
    assert [message.content.partition(".")[0] for message in ben.dms()] == [
        f"El anfitrión te ha quitado de **Tigris y Éufrates**, mesa 1, <#{stage.channel.id}>"
    ]
    assert len(stage.public()) == posted


async def test_with_direct_messages_closed_the_channel_names_them_without_a_ping(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await lobby(stage, ann)
    await ben.press(stage.board(), "Join")
    ben.close_dms()
    await ann.type("game remove", player=ben.member)
    assert stage.board().content == "The host has removed Ben from this table."
    assert stage.sent("POST", f"/channels/{stage.channel.id}/messages")[-1].body["allowed_mentions"] == {"parse": []}


async def test_a_computer_that_is_removed_is_told_nothing(stage: Stage) -> None:
    ann = stage.person("Ann")
    await lobby(stage, ann)
    await ann.press_id(stage.board(), lobby_button(stage.board(), "computer"))
    panel = (await ann.press(stage.board(), "Options")).message
    panel = await pick(ann, await pick(ann, panel, "topic", "kick"), "kick", "1")
    assert "has been removed." in panel.content
    assert len(stage.public()) == 1


# --- closed tables ----------------------------------------------------------------------------------------------


async def test_a_moderator_who_closes_a_table_is_named_in_its_last_message(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    mod, board = await moderator(stage, "Mod"), stage.board()
    question = await mod.type("game close")
    await mod.press(question.message, "Yes, close it")
    closed = message_of(stage, board)
    assert closed.content.startswith(f"{mod.member.mention}, a moderator, has closed **Tigris & Euphrates**, table 1.")
    assert stage.board().content == "A moderator has closed this table."
    edits = [request.body for request in stage.sent("PATCH", f"/messages/{board.id}")]
    assert edits[-1]["allowed_mentions"] == {"parse": []}
    await stage.restart()
    assert message_of(stage, board).content == closed.content
    told = await ann.type("game file", table=1)
    assert "closed before the end of its game, so hands stay hidden" in told.text
    assert "When the game is over" not in told.text


async def test_a_lobby_that_is_closed_says_by_whom_and_what_next_in_its_own_message(stage: Stage) -> None:
    ana = stage.person("Ana", "es-ES")
    await lobby(stage, ana)
    await ana.type("game close")
    assert [message.content for message in stage.public()] == [
        "Ana ha cerrado **Tigris y Éufrates**, mesa 1. `/partida nueva` abre otra."
    ]
    assert items(stage.board()) == []


# --- options ----------------------------------------------------------------------------------------------------


async def test_in_play_everybody_reads_the_options_and_only_the_host_is_offered_what_still_changes(
    stage: Stage,
) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, options="board=alternative")
    reading = (await ben.type("game options")).message
    assert items(reading) == []
    assert "- Board: **alternative, 14 treasures**" in reading.content
    assert "Language and pace can still be changed by the host, Ann." in reading.content
    assert "can change these" not in reading.content
    assert len(reading.content.splitlines()) <= 15
    assert all(len(line) < 80 for line in reading.content.splitlines())
    changing = (await ann.type("game options")).message
    assert values(changing, "topic") == ["language", "pace", "host"]
    assert "What can still be changed is below." in changing.content
    assert menu(changing, "topic")


# --- tables that are not there, or not to be seen ---------------------------------------------------------------


@pytest.mark.parametrize("command", ["game file", "log", "replay", "game close", "game move"])
async def test_a_table_that_is_not_there_is_named(stage: Stage, ann_and_ben: People, command: str) -> None:
    ann, _ = ann_and_ben
    for number in (3, 0, 10**15):
        reply = await ann.type(command, table=number)
        assert reply.text.startswith(f"There is no table {number} in this server.")
        assert "`/game list` shows your tables" in reply.text


@pytest.mark.parametrize(
    ("command", "more"), [("game file", {}), ("log", {}), ("log", {"player": "Ann"}), ("replay", {"turn": 1})]
)
async def test_a_table_of_another_server_might_as_well_not_be_there(
    stage: Stage, ann_and_ben: People, command: str, more: dict[str, object]
) -> None:
    table = await stage.tables.lifecycle.open(
        game="tigris", options={}, seats=2, language="en", guild_id=5, channel_id=6, host=7, host_name="Ann"
    )
    reply = await ann_and_ben[0].type(command, table=table.id, **more)
    assert reply.text.startswith(f"There is no table {table.id} in this server.")


@pytest.mark.parametrize("player", ["Ann", "Nobody"])
async def test_the_log_does_not_tell_strangers_who_sits_at_a_table(stage: Stage, player: str) -> None:
    ann, ben, eve = (stage.person(name) for name in ("Ann", "Ben", "Eve"))
    everybody, unseen = stage.guild.default_role, discord.PermissionOverwrite(view_channel=False)
    seen = discord.PermissionOverwrite(view_channel=True)
    hidden = stage.guild.create_text_channel(
        "hidden", overwrites={everybody: unseen, ann.member: seen, ben.member: seen, stage.env.bot.user: seen}
    )
    await stage.env.settle()
    await started(stage, ann, ben, channel=hidden)
    table = stage.table(hidden)
    assert (await eve.type("log", table=table.id, player=player)).text == texts().text(
        "en", "error-not-for-you", table=table.id
    )
    known = (await ann.type("log", table=table.id, player=player)).text
    assert ("does not sit at this table" in known) is (player == "Nobody")


# --- rules ------------------------------------------------------------------------------------------------------


async def test_a_topic_may_be_typed_before_the_game(stage: Stage) -> None:
    ann = stage.person("Ann")
    assert "inner_sea:aeneas" in await ann.complete("rules", "topic", "aeneas")
    assert "tigris:war" in await ann.complete("rules", "topic", "war")
    assert {topic.partition(":")[0] for topic in await ann.complete("rules", "topic", "")} == set(games())
    for topic, game in (("inner_sea:aeneas", {}), ("aeneas", {}), ("inner_sea:aeneas", {"game": "inner_sea"})):
        assert "Inner Sea, rulebook:" in (await ann.type("rules", topic=topic, **game)).text
    moved = await ann.type("rules", topic="inner_sea:goal", game="tigris")
    assert "Tigris & Euphrates, rulebook:" in moved.text
    kept = await ann.type("rules", topic="inner_sea:aeneas", game="tigris")
    assert "Inner Sea, rulebook:" in kept.text, "there is nothing like it in the other game"


async def test_where_a_game_is_played_only_its_topics_are_offered(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    offered = await ann.complete("rules", "topic", "")
    assert offered
    assert not any(":" in topic for topic in offered)
    assert "war" in offered
