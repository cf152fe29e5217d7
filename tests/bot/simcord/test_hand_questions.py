"""A question about the hand alone shows the hand, not the board."""

from __future__ import annotations

import pytest

from bot.games import presentation_of
from tests.bot.simcord.plays import answer_by_panel
from tests.bot.simcord.stage import Person, Stage


async def test_tiles_to_exchange_are_shown_in_the_panel(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    before = (await ann.press(stage.board(), "Play")).message
    assert [file.filename.partition("-")[0] for file in before.attachments] == ["asked"]
    await answer_by_panel(ann, before, ["swap"])
    assert (await stage.match()).asks()[0].key == "swap"
    panel = (await ann.press(stage.board(), "Play")).message
    assert [file.filename.partition("-")[0] for file in panel.attachments] == ["hand"]


@pytest.mark.parametrize(
    ("game", "key", "hand"),
    [
        ("inner_sea", "discard", True),
        ("inner_sea", "card-discard", True),
        ("inner_sea", "deploy", False),
        ("tigris", "swap", True),
        ("tigris", "action", False),
    ],
)
def test_questions_about_the_hand(game: str, key: str, hand: bool) -> None:
    assert (key in presentation_of(game).hand_questions) == hand
