"""What is refused changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.ask import Ask
from engine.core.errors import EngineError, IllegalAnswer, NotYourTurn, StaleRevision
from engine.core.match import Match
from engine.core.record import NewAnswer
from engine.core.rng import seeded
from tests.engine.conformance.tables import (
    Table,
    at_few_tables,
    copy_of,
    few_tables,
    moments,
    next_answer,
    questions,
    state_of,
    step,
)
from tests.small_games import game_of

GARBAGE: tuple[Any, ...] = (
    None,
    5,
    "pass",
    b"pass",
    {"pass": 1},
    {"pass"},
    [None],
    [5],
    [b"pass"],
    [["pass"]],
    ["x" * 10_000],
    ["\ud800"],
    [""],
    ["tile:red:\uff211"],
    ["a:b:c:d:e:f"],
    [":"],
)


def bad_answers(match: Match, question: Ask) -> Iterator[tuple[type[EngineError], int, str, Any, int | None]]:
    """Error expected, seat, key, ids, revision."""
    seat, key, good = question.seat, question.key, [question.options[at] for at in range(question.least)]
    for other in range(-1, match.seats + 1):
        if match.ask_of(other) is None:
            yield NotYourTurn, other, key, good, None
    posed = match.known_revision(seat)
    assert posed is not None
    yield StaleRevision, seat, key, good, posed - 1
    yield StaleRevision, seat, key, good, posed + 1
    yield StaleRevision, seat, "no-such-question", good, None
    yield StaleRevision, seat, "", good, posed
    for ids in GARBAGE:
        if not (question.least == 0 and ids == []):
            yield IllegalAnswer, seat, key, ids, None
    if question.least:
        yield IllegalAnswer, seat, key, good[:-1], None
    if len(question.options) > question.most:
        yield IllegalAnswer, seat, key, [question.options[at] for at in range(question.most + 1)], None
    first = question.options[0]
    yield IllegalAnswer, seat, key, [first, first], None
    yield IllegalAnswer, seat, key, ["no-such-option"] * max(1, question.least), None
    yield IllegalAnswer, seat, key, [first + ":"], None
    yield IllegalAnswer, seat, key, [first.upper()], None


@at_few_tables
def test_refused_answers_change_nothing(table: Table) -> None:
    tried = set()
    for match in moments(table, every=9):
        before, state, asked = match.save(), state_of(match), questions(match)
        for question in match.asks():
            for error, seat, key, ids, revision in bad_answers(match, question):
                with pytest.raises(error):
                    match.answer(seat, key, ids, revision)
                tried.add(error)
        assert (match.save(), state_of(match), questions(match)) == (before, state, asked)
    assert tried == {NotYourTurn, StaleRevision, IllegalAnswer}


@at_few_tables
def test_nobody_answers_when_the_game_is_over(table: Table) -> None:
    match, rng = table.open(), seeded(5)
    while step(match, rng):
        pass
    before, last = match.save(), match.answers[-1]
    for seat in range(match.seats):
        with pytest.raises(NotYourTurn):
            match.answer(seat, last.key, last.ids)
    assert match.save() == before


@at_few_tables
def test_a_list_of_answers_is_taken_all_or_nothing(table: Table) -> None:
    for match in moments(table, every=9):
        straight, rng = copy_of(match), seeded(len(match.answers))
        given = []
        for _ in range(5):
            if straight.asks():
                question, ids = next_answer(straight, rng)
                straight.answer(question.seat, question.key, ids)
                given.append(NewAnswer(question.seat, question.key, ids))
        together = copy_of(match)
        before, state, asked = together.save(), state_of(together), questions(together)
        changes = together.take_changes()
        with pytest.raises(EngineError):
            together.answer_all([*given, NewAnswer(0, "no-such-question", ("x",))])
        assert (together.save(), state_of(together), questions(together)) == (before, state, asked)
        left = together.take_changes()
        assert not changes.answers
        assert (left.revision, left.answers, left.log) == (match.revision, [], [])
        with pytest.raises(StaleRevision):
            together.answer_all(given, revision=match.revision + 1)
        posed = together.known_revision(given[0].seat)
        together.answer_all(given, revision=posed)
        assert {answer.sent for answer in together.record[-len(given) :]} == {len(together.record) - len(given)}
        for answer in together.record[-len(given) :]:
            answer.sent = answer.serial
        assert together.save() == straight.save(), "but for what was sent together, it is as if answered one by one"


def test_why_not_names_the_rule_where_a_game_can_tell() -> None:
    """Where an option is refused for a reason, the reason has a key that can be worded."""
    for table in few_tables():
        match = table.open()
        question = match.asks()[0]
        with pytest.raises(IllegalAnswer) as caught:
            match.answer(question.seat, question.key, ["pass:A1"] * question.least)
        reason = caught.value.reason
        assert reason is None or reason.key.startswith(f"{game_of(table.game).meta.id}-")
