"""In SimCord: orders given on the question itself, and a card planned with its aims, by menus and typed."""

from __future__ import annotations

from engine.core.match import Match
from engine.epochs.state import CardAction, CompetitionPhase, Withdrawal
from tests.bot.positions import card_id, match_of
from tests.bot.simcord.stage import Reply, Stage, items, passes
from tests.bot.simcord.test_inner_sea import given, planted, stage
from tests.bot.simcord.test_plans import choose, menu
from tests.cases.inner_sea.driver import position

__all__ = ["stage"]

HERESY = f"play:{card_id('heresy')}"
OUT = "Stay out of this competition"
LONGER = ("Stay out, unless somebody plays", "Stay out of all competitions this turn")


def fights() -> Match:
    """Two competitions of Rome and Carthage, who both can pay for disks."""
    disks = {"samnium": {0: 2, 1: 2}, "rome": {0: 3, 1: 3}, "carthage": {1: 2}}
    hands = {0: ("siege_engines",), 1: ("turncoats",)}
    return match_of(position(2, ("rome", "carthage"), disks, hands, talents=(3, 3)), CompetitionPhase())


def cities() -> Match:
    """Rome acts, then Carthage, who holds Heresy."""
    disks = {"rome": {0: 3}, "carthage": {1: 3}}
    hands = {0: ("granary",), 1: ("heresy",)}
    return match_of(position(2, ("rome", "carthage"), disks, hands), CardAction(0), CardAction(1))


async def test_one_press_lets_a_whole_competition_pass(stage: Stage) -> None:
    ann, ben = await planted(stage, fights())
    panel = await ann.press(stage.board(), "Play")
    assert "Stay out: no cards, no reactions, disks lost unasked." in panel.text
    menu_id, late = passes(panel.message, OUT)
    after = await ann.forge(panel.message, menu_id, late)
    assert "Questions in competitions: let them pass in this competition" in after.text
    assert "Waiting for Ben" in after.text
    panel = await ben.press(stage.board(), "Play")
    panel = await ben.forge(panel.message, *passes(panel.message, "Use nothing"))
    assert "⚠️ This cannot be taken back." in panel.text
    panel = await ben.press(panel.message, "Use nothing")
    await ben.forge(panel.message, *passes(panel.message, "Lose disks unasked in this competition"))
    assert await given(stage) == []
    assert [answer.key for answer in (await stage.match()).answers if not answer.ids].count("losses") == 2
    assert ann.member.mention in stage.board().content.partition("\n")[0], "she is asked in Rome"
    assert "That moment has passed." in (await ann.forge(panel.message, menu_id, late)).text
    assert "belongs to another seat" in (await ben.forge(panel.message, menu_id, late)).text
    assert await given(stage) == []
    assert [answer.key for answer in (await stage.match()).answers if not answer.ids].count("losses") == 2


async def test_nothing_can_be_used_where_one_thing_is_on_offer(stage: Stage) -> None:
    ann, ben = await planted(stage, fights())
    panel = await ann.press(stage.board(), "Play")
    await ann.forge(panel.message, *passes(panel.message, "Use nothing"))
    panel = await ben.press(stage.board(), "Play")
    sure = await ben.forge(panel.message, *passes(panel.message, "Use nothing"))
    assert "⚠️ This cannot be taken back." in sure.text
    await ben.press(sure.message, "Use nothing")
    assert [answer.ids for answer in (await stage.match()).answers[:2]] == [(), ()]


async def test_all_ways_to_use_nothing_in_a_competition_are_one_menu(stage: Stage) -> None:
    ann, ben = await planted(stage, fights())
    panel = await ann.press(stage.board(), "Play")
    assert not [item for item in items(panel.message) if item.get("label") in ("Use nothing", OUT, *LONGER)]
    more = next(item for item in items(panel.message) if item["custom_id"].endswith(":skip"))
    assert more["placeholder"] == "Use nothing…"
    assert tuple(option["label"] for option in more["options"]) == ("Use nothing", OUT, *LONGER)
    longest = passes(panel.message, LONGER[1])
    assert "This panel belongs to another seat." in (await ben.forge(panel.message, *longest)).text
    after = await ann.forge(panel.message, *longest)
    assert "Questions in competitions: let them pass in all competitions this turn" in after.text
    assert "Waiting for Ben" in after.text
    assert "That moment has passed." in (await ann.forge(panel.message, *longest)).text


async def test_a_card_is_planned_with_its_aim_by_menus(stage: Stage) -> None:
    ann, ben = await planted(stage, cities())
    panel = await ben.type("plan show")
    panel = await choose(ben, panel, "ask", "card-action")
    panel = await choose(ben, panel, "one", HERESY)
    assert "Heresy: whose disks, and where?" in panel.text
    later = await ben.press(panel.message, "Ask me then")
    assert "1. Your next move in the card phase: play Heresy\n" in later.text
    panel = await choose(ben, later, "ask", next(entry for entry in values(later, "ask") if entry.startswith(">")))
    panel = await choose(ben, panel, "aim", "stack:rome:0")
    assert "Heresy → Rome · Ann" in panel.text
    await ann.press((await ann.press(stage.board(), "Play")).message, "Pass")
    assert await given(stage) == ["pass", HERESY, "stack:rome:0"]


def values(reply: Reply, act: str) -> list[str]:
    found = menu(reply, act)["options"]
    assert isinstance(found, list)
    return [str(entry["value"]) for entry in found]


async def test_a_card_is_planned_with_its_aim_in_one_command(stage: Stage) -> None:
    ann, ben = await planted(stage, cities())
    aims = await ben.complete("plan answer", "aims", "", question="card-action", what="Heresy")
    assert "Rome · Ann" in aims
    wrong = await ben.type("plan answer", question="card-action", what="Heresy", aims="Etruria")
    assert "Noted." not in wrong.text
    assert "Nothing is planned." in (await ben.type("plan show")).text
    reply = await ben.type("plan answer", question="card-action", what="Heresy", aims="Rome · Ann")
    assert reply.text.startswith("Noted.")
    assert "Heresy → Rome · Ann" in reply.text
    assert (
        "will not be asked soon"
        in (await ben.type("plan answer", question="card-action", what="Pass", aims="Rome · Ann")).text
    )
    await ann.press((await ann.press(stage.board(), "Play")).message, "Pass")
    assert await given(stage) == ["pass", HERESY, "stack:rome:0"]


async def test_an_old_menu_says_that_its_plan_is_gone(stage: Stage) -> None:
    _, ben = await planted(stage, cities())
    panel = await choose(ben, await ben.type("plan show"), "ask", "card-action")
    panel = await choose(ben, panel, "one", HERESY)
    old = await ben.press(panel.message, "Ask me then")
    untold, number = next(entry for entry in values(old, "ask") if entry.startswith(">")), values(old, "drop")[0]
    menus = {act: str(menu(old, act)["custom_id"]) for act in ("ask", "drop")}
    await ben.type("plan clear")
    for act, value in (("ask", untold), ("drop", number)):
        assert "That plan is done or gone." in (await ben.forge(old.message, menus[act], value)).text


async def test_one_press_goes_straight_to_deploying(stage: Stage) -> None:
    """Nothing withdrawn, kept or resettled: what would be asked before the disks are deployed."""
    disks = {"rome": {0: 3}, "etruria": {0: 2}, "carthage": {1: 2}}
    state = position(2, ("gaul", "carthage"), disks, phase="growth", investments=[(0, card_id("granary"), 3)])
    ann, _ = await planted(stage, match_of(state, Withdrawal(0)))
    panel = await ann.press(stage.board(), "Play")
    assert "Withdraw none" in {item.get("label") for item in items(panel.message)}
    after = await ann.press(panel.message, "Nothing, straight to deploying")
    assert "where do your ready disks go" in after.text
    answers = (await stage.match()).answers
    assert [(answer.key, answer.ids) for answer in answers] == [
        ("withdraw", ("done",)),
        ("invest", ("keep",)),
        ("resettle", ()),
    ]
    assert (await stage.match()).asks()[0].key == "deploy"
