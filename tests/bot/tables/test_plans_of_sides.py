"""Plans of who leads two civilizations: each is for one of them, and carried out when that one is asked."""

from __future__ import annotations

from typing import Any

import pytest

from bot.model.plans import Plan, PlanChanges
from bot.model.table import Table
from bot.tables.plans.planning import NothingToPlan
from bot.words.option_words import OptionWords
from bot.words.plan_words import plan_words
from bot.words.wording import error_text
from data.texts import names_of_sides
from engine.core.errors import IllegalAnswer, Reason
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.cast import cast_of
from engine.epochs.state import CardAction, CardPhase, CompetitionPhase
from tests.bot.panels import build_plans
from tests.bot.positions import card_id
from tests.bot.tables.room import ANA, BEN, Room
from tests.bot.tables.test_plans_in_full import answer, asked, given, planted
from tests.cases.inner_sea.driver import position

CIVS = ("rome", "carthage", "egypt", "gaul")
"""Ana leads Rome and Egypt, Ben Carthage and Gaul."""


async def with_two(room: Room, disks: dict[str, dict[int, int]], hands: dict[int, list[str]], *steps: Any) -> Table:
    """Two players with two civilizations each, in the middle of a match."""
    state = position(4, CIVS, disks, hands, cast=cast_of(2, 2, 0))
    state.agenda = [CardPhase(), *reversed(steps)]
    return await planted(room, Match.from_state(load_game("inner_sea"), state, {}, 2))


async def planned(room: Room, table: Table, user: int) -> list[str]:
    return [plan.question for plan in (await room.tables.plans.planning(table.id, user)).book.plans]


HANDS = {0: ["granary"], 1: ["coinage"], 2: ["heresy"]}
CITIES = {"rome": {0: 3}, "carthage": {1: 3}, "egypt": {2: 3}, "gaul": {3: 1}}
STEPS = (CardAction(0), CardAction(1), CardAction(2))


async def test_a_plan_waits_until_its_own_civilization_is_asked(room: Room) -> None:
    table = await with_two(room, CITIES, HANDS, *STEPS)
    now = await room.tables.plans.planning(table.id, ANA)
    offered = [item.id for item in now.offered()]
    assert "card-action~egypt" in offered
    assert "card-action~rome" not in offered, "that is asked now"
    assert f"play:{card_id('heresy')}" in (now.question("card-action~egypt") or now.upcoming[0]).ask.options
    await room.tables.plans.plan(table.id, ANA, "card-action~egypt", [["pass"]])
    assert await asked(room, table) == [(0, "card-action")]
    await answer(room, table, ANA, f"play:{card_id('granary')}")
    assert await planned(room, table, ANA) == ["card-action~egypt"]
    await answer(room, table, BEN, "pass")
    assert (await given(room, table, 0))[-1] == ("card-action", ("pass",))
    assert await planned(room, table, ANA) == []


async def test_a_card_of_the_second_civilization_is_planned_with_its_aim(room: Room) -> None:
    table = await with_two(room, CITIES, HANDS, *STEPS)
    plans = room.tables.plans
    heresy = f"play:{card_id('heresy')}"
    now = await plans.plan(table.id, ANA, "card-action~egypt", [[heresy]])
    coming = now.after(now.book.plans[0])
    assert coming is not None
    assert coming.id == "card-stacks@heresy~egypt"
    await plans.replace(table.id, ANA, "card-action~egypt", [heresy], [(coming.id, ("stack:carthage:1",))])
    await answer(room, table, ANA, "pass")
    await answer(room, table, BEN, "pass")
    assert (await given(room, table, 0))[-2:] == [("card-action", (heresy,)), ("card-stacks", ("stack:carthage:1",))]


async def test_in_a_competition_of_both_the_plan_of_the_second_stands_while_the_first_is_asked(room: Room) -> None:
    disks = {"samnium": {0: 3, 1: 3, 2: 3}, "rome": {0: 3}}
    hands = {0: ["composite_bow"], 1: ["coinage"], 2: ["phalanx"]}
    table = await with_two(room, disks, hands, CardAction(1), CompetitionPhase())
    bow, phalanx = f"card:{card_id('composite_bow')}", f"card:{card_id('phalanx')}"
    await room.tables.plans.plan(table.id, ANA, "compete@samnium~egypt", [[phalanx]])
    await answer(room, table, BEN, "pass")
    assert (0, "compete") in await asked(room, table)
    assert await planned(room, table, ANA) == ["compete@samnium~egypt"]
    await answer(room, table, ANA, bow)
    assert await planned(room, table, ANA) == ["compete@samnium~egypt"], "Carthage has still to answer"
    await answer(room, table, BEN)
    assert [item for item in await given(room, table, 0) if item[0] == "compete"] == [
        ("compete", (bow,)),
        ("compete", (phalanx,)),
    ]


async def test_a_plan_names_its_civilization(room: Room) -> None:
    table = await with_two(room, CITIES, HANDS, *STEPS)
    now = await room.tables.plans.plan(table.id, ANA, "card-action~egypt", [["pass"]])
    names = names_of_sides("en", "inner_sea", str(now.upcoming[0].ask.about["cast"]), table.names())
    words = OptionWords("en", "inner_sea", names)
    assert plan_words(words, "card-action~egypt", ("pass",)).startswith("Egypt · ")
    panel = build_plans(now, "es")
    assert "Egipto · " in panel.text
    assert "Un plan es para una de tus dos civilizaciones" in panel.text


async def test_a_plan_for_a_civilization_that_its_player_does_not_lead_is_refused_and_says_so(room: Room) -> None:
    table = await with_two(room, CITIES, HANDS, *STEPS)
    with pytest.raises(IllegalAnswer) as refused:
        await room.tables.plans.plan(table.id, ANA, "card-action~carthage", [["pass"]])
    assert "You do not lead Carthage" in error_text("en", refused.value)
    assert "No diriges Cartago" in error_text("es", refused.value)
    with pytest.raises(NothingToPlan):
        await room.tables.plans.plan(table.id, ANA, "card-action~nowhere", [["pass"]])


async def test_an_old_plan_for_such_a_civilization_is_dropped_and_says_so(room: Room) -> None:
    table = await with_two(room, CITIES, HANDS, *STEPS)
    old = Plan(0, table.id, ANA, 0, "card-action~carthage", (f"play:{card_id('coinage')}",), 0.0)
    await room.store.change_plans(table.id, PlanChanges(plans=[old]))
    await answer(room, table, ANA, "pass")
    assert await planned(room, table, ANA) == []
    notes = await room.tables.plans.notes(table.id, ANA)
    assert [note.why for note in notes] == [Reason("inner_sea-not-led", {"civilization": "carthage"})]
