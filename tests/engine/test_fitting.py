"""Whether a question was put is revealed where a hand decides it, and only there."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.tigris.position import position


def revolt(attack: str, defence: str, option: str = "skip") -> Match:
    """The bow's priest comes to K4 in the kingdom of the lion's priest; both hold the tiles said."""
    match = position(
        leaders="lion priest H4",
        tiles={"red": "H3 K3", "black": "I4 J4"},
        hands=(attack, defence),
        options={"empty-commitments": option},
    )
    match.answer(0, "action", ["leader:red:K4"])
    return match


@pytest.mark.parametrize("defence", ["red blue", "blue blue"])
def test_a_defender_that_is_asked_or_skipped_is_no_secret_any_more(defence: str) -> None:
    match = revolt("blue", defence)
    assert match.answers[-1].barrier == "revealed"
    assert match.may_undo(0) == 0


def test_being_asked_oneself_shows_nobody_elses_secret() -> None:
    match = revolt("red", "red")
    assert [ask.key for ask in match.asks()] == ["commit:attack"]
    assert match.answers[-1].barrier == "own"
    assert match.may_undo(0) == 1


@pytest.mark.parametrize(("attack", "defence", "option"), [("blue", "red", "ask"), ("", "", "skip")])
def test_where_no_hand_decides_it_taking_back_is_as_free_as_before(attack: str, defence: str, option: str) -> None:
    match = revolt(attack, defence, option)
    assert match.answers[-1].barrier == ""
    assert match.may_undo(0) == 1
