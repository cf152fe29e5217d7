"""Questions to several seats at once: early answers stay hidden, survive restarts, and can be taken back."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.errors import NotYourTurn
from engine.core.match import Match
from tests.engine.conformance.tables import copy_of, questions, state_of
from tests.engine.conformance.test_secrets import seen
from tests.small_games import game_of

SEATS = 3


def opened() -> Match:
    return Match.create(game_of("toy"), {}, SEATS, 21)


def bid(match: Match, seat: int, at: int = 0) -> str:
    question = match.ask_of(seat)
    assert question is not None
    option = question.options[at]
    match.answer(seat, "bid", [option])
    return option


def test_all_seats_are_asked_at_once() -> None:
    assert [(seat, key) for seat, key, *_ in questions(opened())] == [(0, "bid"), (1, "bid"), (2, "bid")]


def test_an_early_answer_tells_the_others_nothing_but_that_it_was_given() -> None:
    shown = []
    for at in (0, 3):
        match = opened()
        bid(match, 1, at)
        shown.append([seen(match, seat) for seat in (None, 0, 1, 2)])
        assert [item.seat for item in match.asks()] == [0, 2]
        assert match.log == opened().log
    assert shown[0] == shown[1]


def test_whose_answer_is_in_is_asked_no_more() -> None:
    match = opened()
    option = bid(match, 1)
    with pytest.raises(NotYourTurn):
        match.answer(1, "bid", [option])


def test_the_order_of_answers_does_not_matter() -> None:
    states = set()
    for order in permutations(range(SEATS)):
        match = opened()
        for seat in order:
            bid(match, seat, seat)
        states.add(state_of(match))
    assert len(states) == 1


@pytest.mark.parametrize("order", list(permutations(range(SEATS))))
def test_early_answers_survive_a_restart(order: tuple[int, ...]) -> None:
    straight, stored = opened(), opened()
    for seat in order:
        bid(straight, seat, 1)
        bid(stored, seat, 1)
        stored = copy_of(stored)
        assert questions(stored) == questions(straight)
        assert [stored.known_revision(item.seat) for item in stored.asks()] == [
            straight.known_revision(item.seat) for item in straight.asks()
        ]
    assert (stored.save(), state_of(stored)) == (straight.save(), state_of(straight))


def test_an_early_answer_can_be_taken_back_though_others_have_answered_since() -> None:
    match = opened()
    bid(match, 0)
    kept = bid(match, 1, 2)
    assert match.may_undo(0) == 1
    assert match.undo(0) == 1
    assert [item.seat for item in match.asks()] == [0, 2]
    assert [(answer.seat, answer.ids) for answer in match.answers] == [(1, (kept,))]
    again = copy_of(match)
    for side in (match, again):
        bid(side, 0, 3)
        bid(side, 2)
    assert match.save() == again.save()


def test_a_question_put_to_several_stays_fresh_while_others_answer() -> None:
    match = opened()
    posed = match.known_revision(2)
    bid(match, 0)
    bid(match, 1)
    question = match.ask_of(2)
    assert question is not None
    match.answer(2, "bid", [question.options[0]], posed)
    assert match.state.last


def test_an_answer_taken_back_poses_the_question_anew_to_that_seat_alone() -> None:
    match = opened()
    bid(match, 1)
    posed, fresh = match.question_revision, match.known_revision(2)
    bid(match, 0)
    match.undo(0)
    for side in (match, copy_of(match)):
        assert (side.question_revision, side.known_revision(2)) == (posed, fresh)
        assert side.known_revision(0) == match.revision
        assert side.waits_for_others(1)
