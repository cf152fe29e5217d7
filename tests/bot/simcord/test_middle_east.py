"""The Middle East in SimCord: a deity paid for in one form, a home, a captive returned, losses with a stronghold."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import pytest

import renderers.middle_east.pictures as pictures
from tests.bot import middle_east_positions as positions
from tests.bot.simcord.stage import Stage, items, quick, staged
from tests.bot.simcord.test_inner_sea import given, pick, planted, press


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """SimCord with pictures as dots."""
    with patch.object(pictures, "draw", quick(pictures.draw, 0)):
        async with staged(tmp_path) as made:
            yield made


async def test_a_deity_is_paid_for_in_one_form(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.faithful())
    panel = (await ann.press(stage.board(), "Play")).message
    panel = (await ann.pick(panel, "establish:god_of_war")).message
    assert "God of War: 5 payments, at least 2 disks" in panel.content
    panel = await pick(ann, panel, "add", "disk:uruk", "disk:akkad", "talent", f"card:{positions.card_id('barter')}")
    panel = await pick(ann, panel, "add", "talent")
    assert "**Chosen:** Uruk, Akkad, mina ×2, Barter" in panel.content
    panel = await press(ann, panel, "Pay (5)")
    await press(ann, panel, "Pay (5)")
    (deity,) = [item for item in (await stage.match()).view(None).deities if item.key == "god_of_war"]
    assert (deity.status, deity.owner, deity.area) == ("established", 0, "uruk")


async def test_a_deity_is_paid_for_with_a_typed_list(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.faithful())
    await ann.pick((await ann.press(stage.board(), "Play")).message, "establish:god_of_war")
    await ann.type("east pay", what="uruk, mari, akkad, mina 2")
    assert (await given(stage))[-5:] == ["disk:uruk", "disk:mari", "disk:akkad", "talent", "talent"]


async def test_the_last_disk_at_home_is_refused_with_the_rule(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.faithful())
    await ann.pick((await ann.press(stage.board(), "Play")).message, "establish:god_of_war")
    said = (await ann.type("east pay", what="uruk 3, akkad 2")).text
    assert "Your last disk in Uruk must stay" in said


async def test_a_captive_is_offered_and_taken_back(stage: Stage) -> None:
    _, ben = await planted(stage, positions.offered())
    assert "your deity may come back to you" in stage.board().content
    panel = (await ben.press(stage.board(), "Play")).message
    assert "Ann offers to return your God of War" in panel.content
    await press(ben, panel, "Agree")
    (deity,) = [item for item in (await stage.match()).view(None).deities if item.key == "god_of_war"]
    assert (deity.status, deity.holder) == ("destroyed", None)


async def test_a_home_is_chosen_for_a_civilization_with_several(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.choosing_home())
    panel = (await ann.press(stage.board(), "Play")).message
    panel = await press(ann, panel, "Begin anew")
    panel = await pick(ann, panel, "pick", "civ:egypt")
    assert "Which area is the home of your civilization?" in panel.content
    await press(ann, panel, "Thebes")
    assert (await stage.match()).view(None).seats[0].home == "thebes"


async def test_losses_name_the_stronghold_and_every_way_to_save_disks(stage: Stage) -> None:
    _, ben = await planted(stage, positions.fought())
    panel = (await ben.press(stage.board(), "Play")).message
    panel = await pick(ben, panel, "skip", "once")
    assert "the stronghold first" in panel.content
    many = next(item for item in items(panel) if item["custom_id"].endswith(":many"))
    offered = {option["label"] for option in many["options"]}
    assert {"1 mina", "3 minas", "Master Armorer", "Barter", "Disks first, what I give last"} <= offered
    armorer = positions.card_id("master_armorer")
    await pick(ben, panel, "many", f"save:{armorer}", "talent:1")
    assert f"save:{armorer}" in await given(stage)


async def test_losses_are_typed_in_minas(stage: Stage) -> None:
    _, ben = await planted(stage, positions.fought())
    await pick(ben, (await ben.press(stage.board(), "Play")).message, "skip", "once")
    await ben.type("east lose", what="mina 2, barter")
    assert (await given(stage))[-2:] == ["talent:2", f"card:{positions.card_id('barter')}"]
