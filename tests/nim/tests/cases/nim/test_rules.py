"""The rules of Nim, section by section: position, answers, outcome."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from tests.nim import nim


def played(*answers: str) -> Match:
    """A game after these answers, the first seat's first."""
    match = Match.create(nim.GAME, {}, 2, 1)
    for at, option in enumerate(answers):
        match.answer(at % 2, "take", [option])
    return match


def test_setup__heaps_of_three_four_and_five() -> None:
    match = played()
    assert match.view(None).heaps == {"x": 3, "y": 4, "z": 5}
    assert [ask.seat for ask in match.asks()] == [0]


def test_turn__any_number_of_stones_from_one_heap() -> None:
    match = played("take:y:4")
    assert match.view(None).heaps == {"x": 3, "y": 0, "z": 5}
    assert [ask.seat for ask in match.asks()] == [1]


def test_turn__no_more_stones_than_there_are() -> None:
    with pytest.raises(IllegalAnswer):
        played("take:y:4", "take:y:1")


def test_turn__who_takes_the_last_stone_wins() -> None:
    match = played("take:x:3", "take:y:4", "take:z:5")
    assert match.result().winners == (0,)
