"""Lessons of the map games in Discord: disks are deployed all at once, and the game after them is short."""

from __future__ import annotations

from tests.bot.simcord.stage import Stage, items
from tests.bot.simcord.test_lessons import answered, node


async def test_disks_are_deployed_together_and_no_move_of_a_rival_is_to_be_explained(stage: Stage) -> None:
    ann = stage.person("Ann")
    every = await ann.type("learn", game="inner_sea")
    intro = await ann.press(every.message, "Start: 1. Growth")
    task = await ann.press(intro.message, "Begin")
    assert "🎯 First choose your civilization" in task.message.content
    values = {option["value"] for item in items(task.message) for option in item.get("options", ())}
    assert "why" not in values
    chosen = await answered(ann, task, "civ:troy")
    assert "✅ Each civilization begins with twelve disks" in chosen.message.content
    task = await ann.press(chosen.message, "Go on")
    done = await ann.forge(task.message, node(task, "send", ""))
    assert "✅ New disks came from your supply" in done.message.content
    task = await ann.press(done.message, "Go on")
    for area in ("bithynia", "bithynia", "troy", "byzantium", "byzantium", "byzantium"):
        task = await ann.forge(task.message, node(task, "more", f"deploy:{area}"))
    sent = await ann.forge(task.message, node(task, "send", ""))
    assert "✅ Two disks in Bithynia are a settlement" in sent.message.content


async def test_the_game_after_the_lessons_is_short_and_against_a_computer(stage: Stage) -> None:
    ann = stage.person("Ann")
    every = await ann.type("learn", game="middle_east")
    reply = await ann.press(every.message, "Play a game against a learner")
    assert "Your game has begun" in reply.text
    (table,) = stage.tables.open_tables()
    assert table.seats == 2
    assert list(table.computers().values()) == ["learner"]
    assert table.options["epochs"] == "1"
