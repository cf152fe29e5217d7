"""Looking back in Discord: the log by page and word, the viewer, the files; for players, watchers and strangers."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest

from bot.messages import gallery
from bot.model.table import Table
from data.texts import texts
from engine.core.game_file import first_difference, read, replay
from renderers.core.picture import Picture
from tests.bot.simcord.plays import chosen
from tests.bot.simcord.stage import Person, Reply, Stage, items, started

People = tuple[Person, Person]


async def play_on(stage: Stage, table: Table, answers: int = 10_000) -> Table:
    """Random answers at a table, without anything being posted but the end."""
    rng = random.Random(3)
    while answers and not table.is_over:
        match = await stage.tables.match(table.id)
        ask = match.asks()[0]
        user = table.user_at(ask.seat)
        assert user is not None
        table = (await stage.tables.answers.give(table.id, user, [(ask.key, chosen(ask, rng))])).table
        answers -= 1
    await stage.env.bot.publisher.publish(table.id)
    await stage.env.settle()
    return table


def control(reply: Reply, act: str) -> str:
    """The custom_id of a button or menu of the viewer or the log."""
    found = [item["custom_id"] for item in items(reply.message) if f":{act}:" in f"{item['custom_id']}:"]
    assert len(found) == 1, found
    return str(found[0])


async def turn_page(person: Person, reply: Reply, act: str) -> Reply:
    """Press one of those buttons: the same message then says something else."""
    return await person.press_id(reply.message, control(reply, act))


def name(person: Person) -> str:
    return str(person.member.user.global_name)


def second_line(reply: Reply) -> str:
    return reply.message.content.splitlines()[1]


# --- the log ----------------------------------------------------------------------------------------------------


async def test_the_log_is_leafed_through_page_by_page(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await play_on(stage, stage.table(), 120)
    reply = await ann.type("log")
    newest = reply.message.content
    pages = int(newest.splitlines()[0].rpartition(" ")[2])
    assert pages > 2
    assert f"page {pages} of {pages}" in newest
    oldest = (await turn_page(ann, reply, "first")).message.content
    assert f"page 1 of {pages}" in oldest
    assert "starts the game" in oldest.splitlines()[1]
    assert f"page 2 of {pages}" in (await turn_page(ann, reply, "on")).message.content
    assert (await turn_page(ann, reply, "back")).message.content == oldest
    assert (await turn_page(ann, reply, "last")).message.content == newest


async def test_the_log_is_searched_by_word_player_and_turn_in_either_language(
    stage: Stage, ann_and_ben: People
) -> None:
    ann, ben = ann_and_ben
    table = await play_on(stage, stage.table(), 80)
    reply = await ann.type("log", text="TEMPLE")
    assert "“TEMPLE”" in reply.text
    assert all("temple" in line for line in reply.text.splitlines()[1:])
    spanish = await ann.type("log", text="poblacion", language="es")
    assert all("población" in line for line in spanish.text.splitlines()[1:])
    offered = await ann.complete("log", "player", name(ben)[:2].lower())
    assert offered == [f"{(table.seat_of(ben.id) or 0) + 1}. {name(ben)}"]
    for typed in (offered[0], name(ben).lower()):
        lines = (await ann.type("log", player=typed, turn=4)).text.splitlines()
        assert lines[0] == f"**Tigris & Euphrates** · table 1 · Turn 4 · {name(ben)}"
        assert len(lines) > 1
        assert all(name(ben) in line for line in lines[1:])
    assert (await ann.type("log", text="cheese")).text.endswith(texts().text("en", "log-nothing"))
    assert "Choose a number from 1 to" in (await ann.type("log", turn=10**9)).text
    assert texts().text("en", "error-not-member") in (await ann.type("log", player="Zoe")).text


async def test_a_searched_log_keeps_its_search_from_page_to_page(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await play_on(stage, stage.table(), 200)
    reply = await ann.type("log", text="places a")
    newest = reply.message.content
    assert "“places a” · page 2 of 2" in newest
    before = (await turn_page(ann, reply, "back")).message.content
    assert "“places a” · page 1 of 2" in before
    assert all("places a" in line for line in [*before.splitlines()[1:], *newest.splitlines()[1:]])


async def test_the_whole_log_as_a_text_file_has_no_secret_of_another_before_the_end(
    stage: Stage, ann_and_ben: People
) -> None:
    ann, ben = ann_and_ben
    table = await play_on(stage, stage.table(), 60)
    text = (await ann.type("log", file=True)).message.attachments[0]
    running = (await contents(text)).decode()
    assert f"(only {name(ann)})" in running
    assert f"(only {name(ben)})" not in running
    await play_on(stage, table)
    spanish = await ben.type("log", file=True, language="es")
    assert f"(solo {name(ann)})" in (await contents(spanish.message.attachments[0])).decode()


async def contents(file: discord.Attachment) -> bytes:
    return await file.read()


# --- the viewer -------------------------------------------------------------------------------------------------


async def test_a_running_game_is_leafed_through_as_everybody_sees_it(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await play_on(stage, stage.table(), 30)
    reply = await ann.type("replay")
    steps = int(second_line(reply).rpartition(" ")[2])
    assert f"step {steps} of {steps}" in second_line(reply)
    newest = reply.message.content
    assert len(reply.message.attachments) == 1
    assert not any(":seat" in item["custom_id"] for item in items(reply.message))
    first = await turn_page(ann, reply, "first")
    assert second_line(first) == f"**Turn 1** · step 1 of {steps}"
    seen = await turn_page(ann, first, "on")
    assert f"step 2 of {steps}" in second_line(seen)
    assert any(word in seen.message.content for word in (" places ", " swaps ", " ends "))
    after = await turn_page(ann, seen, "after")
    assert second_line(after).startswith("**Turn 2**")
    assert second_line(await turn_page(ann, after, "before")).startswith("**Turn 1** · step 1 ")
    assert (await turn_page(ann, seen, "last")).message.content == newest


async def test_the_viewer_jumps_to_a_turn_from_its_menu_and_by_its_number(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await play_on(stage, stage.table(), 40)
    reply = await ann.type("replay", turn=3)
    assert second_line(reply).startswith("**Turn 3**")
    menu = next(item for item in items(reply.message) if item["custom_id"].endswith(":turn"))
    fifth = next(option["value"] for option in menu["options"] if option["label"] == "Turn 5")
    assert second_line(await ann.pick(reply.message, fifth)).startswith("**Turn 5**")
    form = await ann.member.click(reply.message, custom_id=control(reply, "goto"))
    gone = Reply(await ann.member.submit_modal(form, {"turn": "2"}))
    assert second_line(gone).startswith("**Turn 2**")
    assert "Choose a number from 1 to" in (await ann.type("replay", turn=999)).text


async def test_when_it_is_over_a_menu_shows_it_as_any_seat_saw_it(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    table = await play_on(stage, stage.table())
    assert "its result stands" in (await ann.type("undo")).text
    reply = await ben.press(stage.board(), "Replay")
    assert " · step 1 of " in second_line(reply)
    forward = await turn_page(ben, reply, "on")
    seat = table.seat_of(ann.id)
    shown = await ben.forge(forward.message, control(forward, "seat"), str(seat))
    assert f"As {name(ann)} saw it" in shown.message.content
    assert [file.filename for file in shown.message.attachments] == ["cut-2.png", "hand-2.png"]
    on = await turn_page(ben, shown, "on")
    assert f"As {name(ann)} saw it" in on.message.content
    again = await ben.forge(on.message, control(on, "seat"), "all")
    assert "saw it" not in again.message.content


async def test_where_a_table_was_closed_nobody_is_to_act_in_its_last_picture(
    stage: Stage, ann_and_ben: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = ann_and_ben
    table, real = await play_on(stage, stage.table(), 10), gallery.draw
    drawn: list[bool] = []

    async def draw(*given: Any, closed: bool, **more: Any) -> Picture:
        drawn.append(closed)
        return await real(*given, closed=closed, **more)

    monkeypatch.setattr(gallery, "draw", draw)
    before = await ann.type("replay")
    await stage.tables.lifecycle.close(table.id, table.host)
    first = await ann.type("replay", table=table.id)
    await turn_page(ann, first, "last")
    assert second_line(before).startswith("**Turn")
    assert drawn == [False, False, True]


async def test_the_viewer_lives_on_after_a_restart(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await play_on(stage, stage.table(), 150)
    reply, log = await ann.type("replay"), await ann.type("log", text="places")
    await stage.restart()
    assert " · step 1 of " in second_line(await turn_page(ann, reply, "first"))
    assert "“places” · page 1 of " in (await turn_page(ann, log, "first")).message.content


async def test_a_turns_number_that_was_being_typed_is_taken_after_a_restart(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await play_on(stage, stage.table(), 40)
    reply = await ann.type("replay")
    form = await ann.member.click(reply.message, custom_id=control(reply, "goto"))
    await stage.restart()
    assert second_line(Reply(await ann.member.submit_modal(form, {"turn": "2"}))).startswith("**Turn 2**")


async def test_forged_buttons_show_no_hand_and_no_other_table(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    table = await play_on(stage, stage.table(), 20)
    reply = await ann.type("replay")
    hidden, seat = texts().text("en", "error-hands-hidden"), table.seat_of(ben.id)
    assert hidden in (await ann.forge(reply.message, f"zv:1:{seat}:3:on")).text
    assert hidden in (await ann.forge(reply.message, "zv:1::3:seat", str(seat))).text
    assert "There is no table 999 in this server." in (await ann.forge(reply.message, "zv:999::3:on")).text
    assert "There is no table 999 in this server." in (await ann.forge(reply.message, "zl:999:1:::en:on:")).text
    for value in ("-1", "x" * 100, "²"):
        assert (await ann.forge(reply.message, "zv:1::3:turn", value)).text
    far = await ann.forge(reply.message, "zv:1::999999:back")
    assert " · step " in second_line(far)


async def test_a_table_in_a_channel_one_cannot_see_stays_unseen(stage: Stage) -> None:
    ann, ben, eve = stage.person("Ann"), stage.person("Ben"), stage.person("Eve")
    everybody, unseen = stage.guild.default_role, discord.PermissionOverwrite(view_channel=False)
    seen = discord.PermissionOverwrite(view_channel=True)
    closed = stage.guild.create_text_channel(
        "closed", overwrites={everybody: unseen, ann.member: seen, ben.member: seen, stage.env.bot.user: seen}
    )
    await started(stage, ann, ben, channel=closed)
    table = await play_on(stage, stage.table(closed), 10)
    await stage.env.settle()
    for command in ("replay", "log"):
        assert "You cannot look at table 1 from here" in (await eve.type(command, table=table.id)).text
        assert "table 1" in (await ann.type(command, table=table.id)).text
        assert str(table.id) not in map(str, await eve.complete(command, "table", ""))
    assert texts().text("en", "error-not-seated") in (await eve.type("game file", table=table.id)).text


async def test_a_game_in_another_channel_that_one_sees_may_be_looked_back_at(stage: Stage) -> None:
    ann, ben, eve = stage.person("Ann"), stage.person("Ben"), stage.person("Eve")
    other = stage.guild.create_text_channel("elsewhere")
    await started(stage, ann, ben, channel=other)
    table = await play_on(stage, stage.table(other), 10)
    text = (await eve.type("log", table=table.id)).text
    assert "You cannot look" not in text
    assert f"table {table.id}" in text


async def test_finished_games_are_offered_in_a_list(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    assert " · step " in (await ann.type("replay")).text
    table = await play_on(stage, stage.table())
    other = stage.guild.create_text_channel("elsewhere")
    reply = await ann.type("replay", other)
    menu = items(reply.message)[0]
    assert [option["value"] for option in menu["options"]] == [str(table.id)]
    assert menu["options"][0]["label"] in ("1 · Tigris & Euphrates · Ann, Ben", "1 · Tigris & Euphrates · Ben, Ann")
    assert " · step 1 of " in second_line(await ann.pick(reply.message, str(table.id)))
    assert [table.id] == await ben.complete("replay", "table", "tigris")
    assert await ben.complete("replay", "table", "cheese") == []
    turns = await ben.complete("replay", "turn", "", table=table.id)
    assert turns == sorted(turns, reverse=True)
    assert len(turns) == 25


async def test_without_any_game_the_list_says_so(stage: Stage) -> None:
    ana = stage.person("Ana", "es-ES")
    assert (await ana.type("replay")).text == texts().text("es", "replay-none")


# --- files ------------------------------------------------------------------------------------------------------


async def test_a_finished_game_is_given_to_its_players_and_replays(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await play_on(stage, stage.table())
    reply = await ann.type("game file")
    assert reply.message.attachments[0].filename == "ziggurat-1.json"
    file = read(await contents(reply.message.attachments[0]))
    assert first_difference(file, replay(file)) == ""
    eve = stage.person("Eve")
    assert texts().text("en", "error-not-seated") in (await eve.type("game file")).text


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_a_running_game_is_given_as_far_as_its_player_knows_it(stage: Stage, locale: str, lang: str) -> None:
    ann, ben = stage.person("Ann", locale), stage.person("Ben")
    await started(stage, ann, ben)
    await play_on(stage, stage.table(), 12)
    reply = await ann.type("game file")
    assert reply.text == texts().text(lang, "game-file-so-far", table=1)
    assert reply.message.attachments[0].filename == "ziggurat-1-so-far.json"
    assert b'"seed"' not in await contents(reply.message.attachments[0])
