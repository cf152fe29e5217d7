"""The rules of the toy, section by section: position, answers, outcome."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from tests.toy import installed, toy


@pytest.fixture(autouse=True)
def _installed():
    with installed():
        yield


def begun(**options: str) -> Match:
    return Match.create(toy.GAME, options, 2, 1)


def bid(match: Match) -> int:
    """Everybody bids the first card; the seat that scored."""
    for ask in match.asks():
        match.answer(ask.seat, "bid", [ask.options[0]])
    return match.asks()[0].seat


def test_setup__forty_cards_five_to_a_hand() -> None:
    view = begun().view(None)
    assert [seat.cards for seat in view.seats] == [5, 5]
    assert view.deck == 30


def test_bidding__everybody_bids_at_once() -> None:
    match = begun()
    assert [(ask.seat, ask.key) for ask in match.asks()] == [(0, "bid"), (1, "bid")]
    match.answer(0, "bid", [match.asks()[0].options[0]])
    assert match.view(1).last == (), "an early bid stays hidden"


def test_bidding__the_highest_card_scores() -> None:
    match = begun()
    winner = bid(match)
    last = match.view(None).last
    assert last[winner] == max(last)
    assert match.view(None).seats[winner].points == 1


def test_reward__two_cards_then_a_card_burns() -> None:
    match = begun()
    winner = bid(match)
    lowest = match.view(1 - winner).hand[0]
    match.answer(winner, "draw", ["card:1", "card:2"])
    assert match.view(None).seats[winner].cards == 6
    match.answer(winner, "burn", [f"burn:{1 - winner}"])
    assert lowest not in match.view(1 - winner).hand


def test_reward__without_burning_nothing_burns() -> None:
    match = begun(burn="no")
    match.answer(bid(match), "draw", [])
    assert {ask.key for ask in match.asks()} == {"bid"}


def test_hands__nobody_sees_anothers_cards() -> None:
    match = begun()
    assert match.view(None).hand is None
    assert match.view(0).hand != match.view(1).hand


def test_end__after_the_last_round() -> None:
    match = begun(burn="no")
    for _ in range(4):
        assert match.result() is None
        match.answer(bid(match), "draw", [])
    assert match.result() is not None
