"""In SimCord: standing orders of Through the Ages, typed, chosen and given on the question; secret from others."""

from __future__ import annotations

from engine.core.match import Match
from engine.core.registry import load_game
from engine.through_the_ages.state import Colonize, TakeActions
from tests.bot.simcord.stage import Stage, items
from tests.bot.simcord.test_inner_sea import planted, stage
from tests.cases.through_the_ages.board import civ, n, state

__all__ = ["stage"]

LAND = "historic_territory_i"
TYPED = {"kind": "territories", "part": "bid-up-to", "what": "At most 3", "until": "game"}


def land(asking: str = "who-can") -> Match:
    """The first of two seats has revealed a territory; both can bid."""
    army = {"workers": "agriculture=2 bronze=2 philosophy=1 warriors=4"}
    s = state(civ(**army), civ(**army), revealed=LAND, options={"asking": asking})
    s.agenda = [TakeActions(0), Colonize(0, n(LAND))]
    return Match.from_state(load_game("through_the_ages"), s, {"asking": asking}, 2)


async def test_an_order_is_typed_with_what_is_completed(stage: Stage) -> None:
    _, ben = await planted(stage, land())
    kinds = await ben.complete("plan order", "kind", "")
    assert kinds == ["attacked", "territories", "losses", "events"], "no pacts with two players"
    assert await ben.complete("plan skip", "kind", "") == []
    parts = await ben.complete("plan order", "part", "bids for hist", kind="territories")
    assert parts == ["bid-up-to-for@historic"]
    assert "At most 3" in await ben.complete("plan order", "what", "at", kind="territories", part="bid-up-to")
    reply = await ben.type("plan order", **TYPED)
    assert "Noted." in reply.text
    assert "Bids: At most 3" in reply.text
    assert "Lasts: until the game ends." in reply.text
    shown = await ben.type("plan show")
    assert "If a territory comes up: Bids: At most 3 (until the game ends)" in shown.text
    refused = await ben.type("plan order", **(TYPED | {"what": "at most 99"}))
    assert "Which one?" in refused.text
    assert "Bids: At most 3" in (await ben.type("plan order", kind="territories")).text
    gone = await ben.type("plan order", kind="territories", until="ask")
    assert "You are asked: you have said nothing to this." in gone.text
    nothing = await ben.type("plan order", kind="territories", until="age")
    assert "no such standing order" in nothing.text


async def test_two_orders_bid_against_each_other_and_nobody_else_is_told_why(stage: Stage) -> None:
    ann, ben = await planted(stage, land())
    await ben.type("plan order", **TYPED)
    panel = await ann.press(stage.board(), "Play")
    more = next(item for item in items(panel.message) if item["custom_id"].endswith(":skip"))
    labels = [option["label"] for option in more["options"]]
    assert labels == ["Never bid in this age", *(f"Bid step by step up to {count}" for count in range(1, 5))]
    never, late = more["options"][0]["value"], more["custom_id"]
    after = await ann.forge(panel.message, late, more["options"][2]["value"])
    assert "If a territory comes up: Bids for Historic Territory: At most 2 (until the age ends)" in after.text
    answers = [(answer.seat, *answer.ids) for answer in (await stage.match()).answers]
    assert answers == [(0, "bid:1"), (1, "bid:2"), (0, "pass"), (1, "force:i0=2")]
    assert "At most" not in stage.board().content
    assert "order" not in stage.board().content
    assert "That moment has passed." in (await ann.forge(panel.message, late, never)).text
    told = (await ben.press(stage.board(), "Play")).text
    assert "✅ If a territory comes up: your order has answered Bid · 2" in told
    assert "your order has answered Bid · 2" not in (await ann.press(stage.board(), "Play")).text


async def test_an_order_is_said_part_by_part_by_buttons_and_menus(stage: Stage) -> None:
    _, ben = await planted(stage, land("everyone"))
    panel = await ben.type("plan show")
    assert "An order answers at once" in panel.text
    panel = await ben.press(panel.message, "What I would lose first")
    first = next(item for item in items(panel.message) if ":then:" in item["custom_id"])
    panel = await ben.forge(panel.message, first["custom_id"], "worker:warriors")
    panel = await ben.forge(panel.message, first["custom_id"], "worker:bronze")
    assert "Workers to lose first: Warriors, Bronze" in panel.text
    assert "Lasts: until the age ends." in panel.text
    panel = await ben.press(panel.message, "Instead: until the game ends")
    assert "Lasts: until the game ends." in panel.text
    refused = await ben.forge(panel.message, first["custom_id"], "worker:pyramids")
    assert "Warriors, Bronze" in (await ben.type("plan order", kind="losses")).text
    assert "pyramids" not in refused.text.lower()
    panel = await ben.press(panel.message, "Ask me about this again")
    assert "You are asked: you have said nothing to this." in panel.text
    unknown = await ben.forge(panel.message, first["custom_id"].replace("losses", "nothing"), "worker:bronze")
    assert "no such standing order" in unknown.text


async def test_an_order_said_in_the_panel_leaves_the_open_question_to_its_player(stage: Stage) -> None:
    ann, _ = await planted(stage, land())
    reply = await ann.type("plan order", **(TYPED | {"what": "Never bid"}))
    assert "You are asked now: press **Play** and answer this one yourself." in reply.text
    assert (await stage.match()).answers == []
