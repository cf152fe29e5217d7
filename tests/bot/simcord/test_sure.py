"""What ends something for good or throws something away is asked once more, for whoever wants it so."""

from __future__ import annotations

from tests.bot.simcord.stage import Person, Stage, app, items, started
from tests.bot.simcord.test_inner_sea import panel_of, press
from tests.bot.simcord.test_plans import looks


async def opened(stage: Stage) -> tuple[Person, Person]:
    """Two people in a new game, the first of them to act."""
    people = [stage.person("Ann"), stage.person("Ben")]
    await started(stage, *people)
    first = (await stage.match()).asks()[0].seat
    return people[first], people[1 - first]


async def test_a_turn_with_actions_left_is_ended_by_a_second_press(stage: Stage) -> None:
    ann, _ = await opened(stage)
    panel = (await ann.press(stage.board(), "Play")).message
    panel = await press(ann, panel, "End the turn")
    assert "⚠️ You still have 2 actions: they will be lost." in panel.content
    assert (await stage.match()).answers == []
    panel = await press(ann, panel, "Back")
    assert "⚠️" not in panel.content
    panel = await press(ann, panel, "End the turn")
    await press(ann, panel, "End the turn")
    assert [answer.ids for answer in (await stage.match()).answers] == [("pass",)]


async def test_a_swap_names_how_many_and_that_it_stands(stage: Stage) -> None:
    ann, _ = await opened(stage)
    panel = (await ann.press(stage.board(), "Play")).message
    seldom = next(item for item in items(panel) if str(item["custom_id"]).endswith(":pick"))
    swap = next(option["value"] for option in seldom["options"] if option["label"] == "Swap tiles")
    await ann.forge(panel, seldom["custom_id"], swap)
    panel = panel_of(ann, panel)
    menu = next(item for item in items(panel) if item["type"] == 3)
    values = [option["value"] for option in menu["options"]][:3]
    await ann.pick(panel, *values)
    panel = panel_of(ann, panel)
    assert "⚠️ This cannot be taken back." in panel.content
    assert [answer.key for answer in (await stage.match()).answers] == ["action"]
    await press(ann, panel, "Swap 3 tiles")
    assert (await stage.match()).answers[-1].ids == tuple(values)


async def test_whoever_has_switched_it_off_is_not_asked(stage: Stage) -> None:
    ann, _ = await opened(stage)
    await app(stage).people.set(ann.id, confirm=False)
    panel = (await ann.press(stage.board(), "Play")).message
    await press(ann, panel, "End the turn")
    assert [answer.ids for answer in (await stage.match()).answers] == [("pass",)]


async def test_what_can_be_taken_back_is_done_at_once(stage: Stage) -> None:
    ann, _ = await opened(stage)
    match = await stage.match()
    seat = match.asks()[0].seat
    leader = next(option for option in match.asks()[0].options if option.startswith("leader:"))
    await stage.tables.answers.give(1, ann.id, [("action", [leader])])
    tile = next(option for option in (await stage.match()).asks()[0].options if option.startswith("tile:"))
    await stage.tables.answers.give(1, ann.id, [("action", [tile])])
    assert [ask.seat for ask in (await stage.match()).asks()] == [seat]
    panel = (await ann.press(stage.board(), "Play")).message
    # The question that ends the turn is itself the second asking.
    assert (await stage.match()).asks()[0].key == "end-turn"
    await press(ann, panel, "End the turn")
    assert (await stage.match()).asks()[0].seat != seat


async def test_resigning_is_confirmed_even_by_who_has_switched_it_off(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, game="through_the_ages", options="first-player=first-seat")
    await app(stage).people.set(ann.id, confirm=False)
    await ann.type("ages end")
    await ben.type("ages end")
    answers = len((await stage.match()).answers)
    panel = (await ann.press(stage.board(), "Play")).message
    await ann.member.select(panel, ["can"], custom_id=looks(panel))
    panel = panel_of(ann, panel)
    panel = await press(ann, panel, "Resign for good")
    panel = await press(ann, panel, "Send (1)")
    assert "You leave the game for good, and have lost." in panel.content
    assert len((await stage.match()).answers) == answers
    await press(ann, panel, "Send (1)")
    assert stage.tables.at(stage.channel.id) is None, "with one player left the game is over"


async def test_what_can_be_done_is_looked_up_in_the_menu_of_looks(stage: Stage) -> None:
    ann, _ = await opened(stage)
    panel = (await ann.press(stage.board(), "Play")).message
    await ann.forge(panel, looks(panel), "can")
    panel = panel_of(ann, panel)
    assert "You can still:" in panel.content
    panel = await press(ann, panel, "Back")
    assert "Your first action" in panel.content
