"""After a game: what could have gone better, for whoever asks, by their own decisions alone."""

from __future__ import annotations

import pytest

from bot.coach import review
from bot.coach.review import CLOSE_LOOKS
from bot.model.thinking import ReviewRequest, WhyRequest
from data.texts import texts
from engine.computers.review import Judgement, decisions
from tests.bot.simcord.stage import Stage, items
from tests.bot.simcord.test_end import ended


class Judges:
    """Answers instead of workers, and remembers what it was asked."""

    def __init__(self) -> None:
        self.requests: list[ReviewRequest] = []

    async def judge(self, request: ReviewRequest | WhyRequest) -> Judgement | None:
        """A loss that grows in the course of the game; nothing of every second decision."""
        assert isinstance(request, ReviewRequest)
        self.requests.append(request)
        loss = 0.5 + request.decision.answers / 100
        if not request.is_close:
            return Judgement(loss) if request.decision.answers % 2 else None
        return Judgement(loss + 2, 0.1, request.decision.ids, (), (("income", 2.0),), (("cards", -0.2),))


@pytest.fixture
def judges(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Judges:
    judges = Judges()
    monkeypatch.setattr(stage.tables.computers, "judge", judges.judge)
    return judges


async def test_the_three_worst_decisions_are_shown_one_by_one(stage: Stage, judges: Judges) -> None:
    ann, _ = await ended(stage)
    match = await stage.tables.match(1)
    menu = await ann.press(stage.board(), "After the game")
    shown = await ann.press(menu.message, "What could have gone better?")
    seat = judges.requests[0].seat
    quick = [request.decision for request in judges.requests if not request.is_close]
    assert sorted(quick) == decisions(match.game, match.answers, seat)
    close = [request.decision for request in judges.requests if request.is_close]
    assert 2 < len(close) <= CLOSE_LOOKS
    assert all(decision.answers % 2 for decision in close), "only what a quick look found doubtful"
    lines = shown.text.splitlines()
    assert "What could have gone better: 1 of 3" in lines[0]
    assert "You chose: **" in lines[1]
    assert lines[2].startswith("A computer would rather have ")
    reasons = (
        "Better than after what you chose: points at each victory count (much). "
        "Worse than after what you chose: cards in the hand (a little)."
    )
    assert f"The difference is clear. {reasons}" in lines
    assert lines[-1] == "-# Judged by what you could see then."
    assert [item.filename.endswith(".png") for item in shown.message.attachments] == [True]
    count = len(judges.requests)
    second = await ann.press(shown.message, "2")
    assert "What could have gone better: 2 of 3" in second.text
    assert second.text.splitlines()[1] != lines[1]
    assert "Judged by" not in second.text, "said once"
    assert len(judges.requests) == count, "what was found is kept"


async def test_after_a_restart_a_page_is_found_again(
    stage: Stage, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await ended(stage)
    menu = await ann.press(stage.board(), "After the game")
    shown = await ann.press(menu.message, "What could have gone better?")
    await stage.restart()
    monkeypatch.setattr(stage.tables.computers, "judge", judges.judge)
    again = await ann.press(shown.message, "3")
    assert "What could have gone better: 3 of 3" in again.text


async def test_who_did_not_play_is_told_so(stage: Stage, judges: Judges) -> None:
    await ended(stage)
    cara = stage.person("Cara", "es-ES")
    menu = await cara.press(stage.board(), "After the game")
    refused = await cara.press(menu.message, "¿Qué podría haber ido mejor?")
    assert texts().text("es", "error-not-seated") in refused.text
    assert not judges.requests


async def test_where_nothing_stands_out_that_is_said(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def judge(_: object) -> Judgement:
        return Judgement(0.0)

    monkeypatch.setattr(stage.tables.computers, "judge", judge)
    ann, _ = await ended(stage)
    menu = await ann.press(stage.board(), "After the game")
    reply = await ann.press(menu.message, "What could have gone better?")
    assert "nothing stands out" in reply.text
    assert [item["custom_id"] for item in items(reply.message)] == ["zp:1:after:"], "the way back alone"


async def test_where_there_was_no_time_that_is_said_and_asking_again_looks_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[object]()

    async def judge(request: object) -> Judgement:
        asked.append(request)
        return Judgement(0.0)

    monkeypatch.setattr(stage.tables.computers, "judge", judge)
    monkeypatch.setattr(review, "QUICK_SECONDS", -1.0)
    ann, _ = await ended(stage)
    menu = await ann.press(stage.board(), "After the game")
    reply = await ann.press(menu.message, "What could have gone better?")
    assert "just now there was no time for more" in reply.text
    assert not asked
    monkeypatch.setattr(review, "QUICK_SECONDS", 30.0)
    again = await ann.press(menu.message, "What could have gone better?")
    assert "no time" not in again.text
    assert asked
