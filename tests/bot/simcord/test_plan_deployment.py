"""A deployment is planned ahead as it is drafted on one's turn: several areas at once, or a list, beside the map."""

from __future__ import annotations

from engine.core.match import Match
from engine.epochs.state import Deployment
from tests.bot.positions import match_of
from tests.bot.simcord.stage import Reply, Stage, button
from tests.bot.simcord.test_inner_sea import given, planted
from tests.bot.simcord.test_plans import choose, menu
from tests.cases.inner_sea.driver import position


def both_deploying() -> Match:
    """Rome deploys, then Carthage."""
    disks = {"rome": {0: 2}, "carthage": {1: 2}}
    state = position(2, ("rome", "carthage"), disks, phase="growth")
    for seat in range(2):
        state.ready[seat], state.supply[seat] = 4, state.supply[seat] - 4
    return match_of(state, Deployment(0), Deployment(1))


async def test_a_deployment_is_planned_by_menus_and_as_a_list_and_carried_out(stage: Stage) -> None:
    ann, ben = await planted(stage, both_deploying())
    waiting = await ben.press(stage.board(), "Play")
    panel = await ben.press_id(waiting.message, button(waiting.message, "Plan ahead"))
    panel = await choose(ben, panel, "ask", "deploy")
    assert panel.message.attachments, "the map is beside it"
    areas = [entry["value"] for entry in menu(panel, "add")["options"]]
    panel = Reply(await ben.member.select(panel.message, areas[:2], custom_id=str(menu(panel, "add")["custom_id"])))
    assert "**Planned:** " in panel.text
    assert "2 more at most" in panel.text
    panel = Reply(await ben.member.select(panel.message, areas[:1], custom_id=str(menu(panel, "add")["custom_id"])))
    assert "×2" in panel.text
    panel = await ben.press_id(panel.message, button(panel.message, "Remove last"))
    assert "×2" not in panel.text
    shown = await ben.member.click(panel.message, label="Type a list")
    sent = Reply(await ben.member.submit_modal(shown, {"list": "Carthage"}))
    assert "Carthage ×2" in sent.text
    wrong = await ben.member.click(panel.message, label="Type a list")
    assert "I cannot read “xanadu”" in Reply(await ben.member.submit_modal(wrong, {"list": "xanadu"})).text
    other = await ben.member.click(panel.message, label="Type a list")
    refused = Reply(await ben.member.submit_modal(other, {"list": "phalanx"})).text
    assert "Phalanx is not in your hand." in refused, "as the command says it"
    assert await given(stage) == []
    await stage.tables.answers.give(stage.table().id, ann.id, [("deploy", ["done"])])
    answers = await given(stage)
    assert answers[-3:] == [*areas[:2], "deploy:carthage"]


async def test_nothing_is_planned_for_another(stage: Stage) -> None:
    ann, ben = await planted(stage, both_deploying())
    panel = await ben.type("plan show")
    panel = await choose(ben, panel, "ask", "deploy")
    forged = await ann.forge(panel.message, str(menu(panel, "add")["custom_id"]), "deploy:carthage")
    assert "Planned" not in forged.text
    assert "Nothing is planned." in (await ann.type("plan show")).text
    assert "Nothing is planned." in (await ben.type("plan show")).text
