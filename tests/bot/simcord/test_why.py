"""Asking in Discord why a computer did what it did."""

from __future__ import annotations

import pytest

from bot.model.thinking import ReviewRequest, WhyRequest
from data.texts import texts
from engine.computers.review import Judgement
from tests.bot.simcord.stage import Reply, Stage, items, started
from tests.bot.simcord.test_hints import offers
from tests.bot.simcord.test_plans import looks


async def test_a_computers_move_is_explained_to_whoever_asks(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[WhyRequest] = []

    async def judge(request: ReviewRequest | WhyRequest) -> Judgement:
        assert isinstance(request, WhyRequest)
        asked.append(request)
        return Judgement(-1.0, 0.0, ("tile:red:A1",), (), (("leaders", 2.0),), (("points", -0.2),))

    monkeypatch.setattr(stage.tables.computers, "judge", judge)
    ann, eva = stage.person("Ann"), stage.person("Eva", "es-ES")
    await started(stage, ann, seats=2)
    while not any(answer.seat != stage.table().seat_of(ann.id) for answer in (await stage.match()).answers):
        ask = (await stage.match()).ask_of(stage.table().seat_of(ann.id) or 0)
        assert ask is not None
        await stage.tables.answers.give(1, ann.id, [(ask.key, [next(iter(ask.options))])])
        await stage.env.settle()
    await stage.env.bot.publisher.publish(1)
    before = (await stage.match()).save()
    reply = await ann.type("why")
    lines = reply.text.splitlines()
    assert lines[0].startswith("🤖 Why did **")
    assert lines[1].startswith("- ")
    assert lines[-3:-1] == [
        "Better than after its best other move: what the leaders bring and risk (much).",
        "Worse than after its best other move: points in the weakest colours (a little).",
    ]
    assert lines[-1].startswith("-# Beside what else it might have done")
    assert "It thought of this" not in reply.text, "what it would have done instead shows its hand"
    assert (asked[0].asker, asked[0].seat) == (stage.table().seat_of(ann.id), 1 - (stage.table().seat_of(ann.id) or 0))
    assert (await ann.type("why")).text == reply.text, "the same question, the same answer"
    theirs = await eva.type("why")
    assert theirs.text.startswith("🤖 ¿Por qué hizo eso **")
    assert asked[-1].asker is None, "who does not play sees what everybody sees"
    panel = await ann.press(stage.board(), "Play")
    assert "why" in offers(panel)
    picked = Reply(await ann.member.select(panel.message, ["why"], custom_id=looks(panel.message)))
    assert picked.text == reply.text
    menus = [item for item in items(reply.message) if item.get("custom_id") == "zc:1:why"]
    if menus:
        other = str(menus[0]["options"][-1]["value"])
        chosen = Reply(await ann.member.select(reply.message, [other], custom_id="zc:1:why"))
        assert chosen.text.startswith("🤖 ")
    assert (await stage.match()).save() == before


async def test_before_a_computer_has_played_there_is_nothing_to_explain(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben)
    assert texts().text("en", "error-nothing-to-explain") in (await ann.type("why")).text
