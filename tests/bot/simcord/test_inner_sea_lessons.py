"""Lessons of the Inner Sea in Discord: disks are deployed as in a game, all of them at once."""

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
    assert "✅ Now disks became **ready**" in done.message.content
    task = await ann.press(done.message, "Go on")
    for area in ("bithynia", "bithynia", "troy", "byzantium", "byzantium", "byzantium"):
        task = await ann.forge(task.message, node(task, "more", f"deploy:{area}"))
    sent = await ann.forge(task.message, node(task, "send", ""))
    assert "✅ Two disks in Bithynia are a settlement" in sent.message.content
