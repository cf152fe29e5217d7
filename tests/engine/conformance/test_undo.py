"""Taking back: every answer, all answers, and who may do it alone."""

from __future__ import annotations

import pytest

from engine.core.errors import NothingToUndo, UndoNeedsConsent
from engine.core.match import Match
from engine.core.rng import seeded
from tests.engine.conformance.tables import (
    Table,
    at_every_table,
    at_few_tables,
    copy_of,
    next_answer,
    questions,
    state_of,
    step,
    tables,
    thinned,
    waits_for_others,
)


@at_every_table
def test_undo_of_each_answer_gives_back_the_state_before(table: Table) -> None:
    match, rng = table.open(), seeded(6)
    while match.asks():
        before, asked, stood = state_of(match), questions(match), len(match.answers)
        question, ids = next_answer(match, rng)
        match.answer(question.seat, question.key, ids)
        after = state_of(match)
        assert match.undo(question.seat, agreed=True) == 1
        assert (state_of(match), questions(match), len(match.answers)) == (before, asked, stood)
        match.answer(question.seat, question.key, ids)
        assert state_of(match) == after


@at_few_tables
def test_undo_back_to_the_start_and_the_same_answers_again(table: Table) -> None:
    match, rng = table.open(), seeded(6)
    first, asked = state_of(match), questions(match)
    while step(match, rng):
        pass
    last, given = state_of(match), list(match.answers)
    assert match.undo(0, len(given), agreed=True) == len(given)
    assert (state_of(match), questions(match), match.answers) == (first, asked, [])
    assert all(answer.undone_at == match.revision for answer in given)
    for answer in given:
        match.answer(answer.seat, answer.key, answer.ids)
    assert state_of(match) == last
    assert state_of(copy_of(match)) == last


@at_few_tables
def test_a_taken_back_answer_stays_in_record_and_log_marked(table: Table) -> None:
    match, rng = table.open(), seeded(8)
    for _ in range(6):
        step(match, rng)
    seat, serial, lines = match.answers[-1].seat, match.answers[-1].serial, len(match.log)
    undone = [entry.number for entry in match.log if entry.answers == len(match.answers)]
    match.undo(seat, agreed=True)
    assert match.record[serial].undone_at == match.revision
    assert [entry.number for entry in match.log if entry.undone] == undone
    assert [entry.event.key for entry in match.log[lines:]] == ["undo"]
    assert copy_of(match).record == match.record


@thinned(tables(), 7, 1)
def test_alone_exactly_ones_own_answers_up_to_the_last_barrier(table: Table, every: int) -> None:
    match, rng = table.open(), seeded(9)
    seen_barriers = set()
    while step(match, rng):
        last = match.answers[-1]
        seen_barriers.add(last.barrier)
        for seat in range(match.seats) if len(match.answers) % every == 0 else ():
            allowed = match.may_undo(seat)
            # Where nobody may see who has answered, nobody sees either that the moment for taking back has passed.
            own = 0 if match.hides_who_answered() else _own_answers(match, seat)
            assert allowed == (1 if waits_for_others(match, seat) else own)
            if allowed:
                twin = copy_of(match)
                assert twin.undo(seat, allowed) == allowed
                assert len(twin.answers) == len(match.answers) - allowed
            refused = _refusal(match, seat, allowed + 1)
            assert refused is not None
    assert "" in seen_barriers
    assert "revealed" in seen_barriers or not table.has_secrets


def _own_answers(match: Match, seat: int) -> int:
    """How many of the last answers are the seat's, none of them with a barrier."""
    own = 0
    for answer in reversed(match.answers):
        if answer.seat != seat or answer.barrier_for(seat):
            break
        own += 1
    return own


def _refusal(match: Match, seat: int, answers: int) -> str | None:
    """Why so many answers cannot be taken back alone; None where they can. The match stays as it is."""
    before = match.save()
    if waits_for_others(match, seat):
        # One answer is all that can be meant.
        return "one"
    try:
        match.undo(seat, answers)
    except (UndoNeedsConsent, NothingToUndo) as error:
        assert match.save() == before
        return getattr(error, "why", "nothing")
    return None


@at_few_tables
def test_nothing_to_undo(table: Table) -> None:
    match = table.open()
    for seat in range(match.seats):
        with pytest.raises(NothingToUndo):
            match.undo(seat, agreed=True)
    step(match, seeded(1))
    for answers in (0, -1):
        with pytest.raises(NothingToUndo):
            match.undo(match.answers[-1].seat, answers)


@at_few_tables
def test_a_taken_back_question_is_asked_anew(table: Table) -> None:
    """A button of before the undo is stale after it, though the question is the same."""
    match, rng = table.open(), seeded(4)
    step(match, rng)
    question, ids = next_answer(match, rng)
    posed = match.known_revision(question.seat)
    match.answer(question.seat, question.key, ids)
    match.undo(question.seat, agreed=True)
    assert match.known_revision(question.seat) != posed
    assert copy_of(match).known_revision(question.seat) == match.known_revision(question.seat)
