"""/learn in Discord: a lesson is opened, a wrong move is explained and costs nothing, it goes on after a restart."""

from __future__ import annotations

import json

from tests.bot.simcord.stage import Person, Reply, Stage, button, items


async def opened(stage: Stage, ann: Person) -> Reply:
    """The first task of the first lesson."""
    every = await ann.type("learn", game="tigris")
    assert "Learn Tigris & Euphrates" in every.text
    intro = await ann.press(every.message, "Start: 1. A kingdom")
    assert "You lead a dynasty" in intro.message.content
    return await ann.press(intro.message, "Begin")


def node(panel: Reply, act: str, arg: str) -> str:
    """The custom_id of a button of a lesson's panel."""
    some = next(str(it["custom_id"]) for it in items(panel.message) if str(it.get("custom_id", "")).startswith("ze:"))
    return f"{some.rsplit(':', some.count(':') - 2)[0]}:{act}:{arg}"


def buttons(panel: Reply) -> list[str]:
    """What stands on a panel's buttons."""
    return [str(it["label"]) for it in items(panel.message) if "label" in it]


async def answered(ann: Person, panel: Reply, option: str) -> Reply:
    """The panel after an option has been chosen, as the button at the end of its menus would."""
    return await ann.forge(panel.message, node(panel, "a", option))


async def test_a_lesson_is_played_in_the_panel_of_a_game(stage: Stage) -> None:
    ann = stage.person("Ann")
    task = await opened(stage, ann)
    assert "🎯 Found a kingdom" in task.message.content
    # The task is what is asked: a phone has no room for the question beside it.
    assert "Your first action: what will you do?" not in task.message.content
    wrong = await answered(ann, task, "leader:red:G3")
    # Why it is wrong stands instead of the task until one goes on: a phone has no room for both.
    assert "❌ That is another leader" in wrong.message.content
    assert "🎯" not in wrong.message.content
    column = await ann.forge(wrong.message, node(wrong, "o", "leader:black:"))
    assert "🎯 Found a kingdom" in column.message.content
    assert "❌" not in column.message.content
    right = await answered(ann, wrong, "leader:black:G3")
    assert "✅ Leaders may only stand beside a temple" in right.message.content
    old = button(right.message, "Go on")
    task = await ann.press(right.message, "Go on")
    assert "🎯 Your second action" in task.message.content
    # Pressed twice: nothing is skipped.
    again = await ann.forge(task.message, old)
    assert "🎯 Your second action" in again.message.content
    # Tried and taken back, as it brings no point: the same is offered as before.
    wrong = await answered(ann, again, "tile:black:E9")
    assert "❌ There the settlement touches nothing of yours" in wrong.message.content
    assert buttons(wrong) == buttons(again)


async def test_a_lesson_goes_on_after_a_restart(stage: Stage) -> None:
    ann = stage.person("Ann")
    task = await opened(stage, ann)
    right = await answered(ann, task, "leader:black:G3")
    task = await ann.press(right.message, "Go on")
    await stage.restart()
    panel = await ann.forge(task.message, node(task, "o", "tile:"))
    assert "🎯 Your second action" in panel.message.content
    every = await ann.type("learn", game="tigris")
    assert "▶️ 1. A kingdom" in every.text
    resumed = await ann.press(every.message, "Go on: 1. A kingdom")
    assert "🎯 Your second action" in resumed.message.content


async def test_what_is_stored_of_a_lesson_is_told_and_goes(stage: Stage) -> None:
    ann = stage.person("Ann")
    await answered(ann, await opened(stage, ann), "leader:black:G3")
    rows = (await stage.tables.store.person(ann.id))["lessons"]
    assert [(row["game"], row["lesson"]) for row in rows] == [("tigris", "kingdom")]
    assert json.loads(rows[0]["answers"]) == [[["action", ["leader:black:G3"]]]]
    await stage.tables.forget(ann.id, {"en": "x", "es": "x"})
    assert (await stage.tables.store.person(ann.id))["lessons"] == []


async def test_an_old_button_shows_where_one_is(stage: Stage) -> None:
    ann = stage.person("Ann")
    task = await opened(stage, ann)
    old = node(task, "o", "leader:")
    await answered(ann, task, "leader:black:G3")
    late = await ann.forge(task.message, old)
    assert "That moment has passed" in late.message.content
    assert "Go on" in [it.get("label") for it in items(late.message)]


async def test_a_game_after_the_lessons(stage: Stage) -> None:
    ann = stage.person("Ann")
    every = await ann.type("learn", game="tigris")
    reply = await ann.press(every.message, "Play a game against a learner")
    assert "Your game has begun" in reply.text
    assert "The table is open" not in reply.text
    (table,) = stage.tables.open_tables()
    assert table.status == "playing"
    assert list(table.computers().values()) == ["learner"]
    assert table.allows_hints()


async def test_a_turn_is_composed_in_a_lesson_as_in_a_game(stage: Stage) -> None:
    ann = stage.person("Ann")
    every = await ann.type("learn", game="through_the_ages")
    intro = await ann.press(every.message, "Start: 1. A turn")
    task = await ann.press(intro.message, "Begin")
    assert "🎯 In the very first turn" in task.message.content
    draft = await ann.forge(task.message, node(task, "do", "take:stockpile:3"))
    assert "🎯 In the very first turn" in draft.message.content
    done = await ann.press(draft.message, "End and send")
    assert "✅ Cards in the first five places" in done.message.content
    task = await ann.press(done.message, "Go on")
    draft = await ann.forge(task.message, node(task, "do", "build:warriors"))
    wrong = await ann.press(draft.message, "Send (1)")
    assert "❌ Soldiers cost a worker, too" in wrong.message.content
    # What was refused is off the plan: with it, whatever is added would be refused again.
    assert await plan(stage, ann) == []
    draft = await ann.forge(wrong.message, node(wrong, "do", "increase"))
    more = await ann.forge(draft.message, node(draft, "do", "build:bronze"))
    wrong = await ann.press(more.message, "Send (2)")
    assert "❌" in wrong.message.content
    # What was right stays.
    assert await plan(stage, ann) == ["increase"]
    done = await ann.press(wrong.message, "Send (1)")
    assert "✅ 2 food became a new worker" in done.message.content


async def plan(stage: Stage, learner: Person) -> list[str]:
    """What a learner has chosen and not sent in the first lesson."""
    draft = (await stage.tables.store.lessons.of_game(learner.id, "through_the_ages"))["turn"].draft
    return [] if draft is None else [option for step in draft.steps for option in step.ids]
