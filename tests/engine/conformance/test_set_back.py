"""Setting a game back: to before any answer, whoever gave it; also where the present position cannot be read."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.errors import DamagedRecord, NothingToUndo
from engine.core.match import Match
from engine.core.record import Checkpoint, Record, read_record
from engine.core.rng import seeded
from tests.engine.conformance.tables import Table, at_few_tables, copy_of, long_game, questions, state_of, step


def record_of(match: Match) -> Record:
    """The match as a host would read it."""
    return read_record(match.save())


@at_few_tables
def test_a_game_is_set_back_to_before_any_of_its_answers(table: Table) -> None:
    match, rng = long_game(table, answers=4)
    before = []
    for _ in range(24):
        before.append((state_of(match), questions(match)))
        if not step(match, rng):
            break
    given = len(match.answers)
    for stand in (given - 1, given * 2 // 3, given // 3, 0):
        taken = len(match.answers) - stand
        record = record_of(match)
        again = Match.restore_before(match.game, record, stand)
        assert match.set_back(stand) == taken
        for made in (match, again):
            assert (state_of(made), questions(made)) == before[stand]
            assert len(made.answers) == stand
            assert made.log[-1].event.key == "set-back"
            assert sum(answer.undone_at == made.revision for answer in made.record) == taken
        assert state_of(copy_of(match)) == before[stand][0]
    assert match.revision == given + 4


@at_few_tables
def test_what_a_host_stores_of_a_game_that_was_set_back_unread_brings_it_back(table: Table) -> None:
    match, rng = long_game(table, answers=3)
    for _ in range(8):
        step(match, rng)
    stored = record_of(match)
    made = Match.restore_before(match.game, record_of(match), 2)
    changes = made.take_changes()
    answers = {answer.serial: answer for answer in (*stored.answers, *changes.answers)}
    kept = [item for item in stored.checkpoints if item.answers <= (changes.keep_checkpoints or 0)]
    checkpoints = {item.answers: item for item in (*kept, *changes.checkpoints)}
    log = {entry.number: entry for entry in (*stored.log, *changes.log)}
    rows = Record(
        stored.game,
        stored.options,
        stored.seats,
        stored.seed,
        changes.revision,
        [answers[key] for key in sorted(answers)],
        [checkpoints[key] for key in sorted(checkpoints)],
        [log[key] for key in sorted(log)],
    )
    back = Match.restore(match.game, rows)
    assert (state_of(back), questions(back)) == (state_of(made), questions(made))
    assert (back.record, back.log) == (made.record, made.log)


@at_few_tables
def test_a_game_whose_present_position_cannot_be_read_is_set_back_to_one_that_can(table: Table) -> None:
    match, rng = long_game(table, answers=4)
    while len(match.checkpoints) < 4:
        assert step(match, rng), "the game is over before its fourth step"
    record = record_of(match)
    last, sound = record.checkpoints[-1], record.checkpoints[-2].answers
    record.checkpoints[-1] = Checkpoint(last.answers, last.rules_version, b"\xc1")
    with pytest.raises(DamagedRecord):
        Match.restore(match.game, msgspec.convert(record, Record, from_attributes=True))
    again = Match.restore_before(match.game, record, sound)
    match.set_back(sound)
    assert (state_of(again), questions(again)) == (state_of(match), questions(match))
    assert again.log[-1].event.args == {"answers": 0}


@at_few_tables
def test_what_does_not_stand_is_refused_and_changes_nothing(table: Table) -> None:
    match, rng = table.open(), seeded(6)
    with pytest.raises(NothingToUndo):
        match.set_back(0)
    step(match, rng)
    before = state_of(match), match.revision
    for stand in (-1, len(match.answers), 10**6):
        with pytest.raises(NothingToUndo):
            match.set_back(stand)
        with pytest.raises(NothingToUndo):
            Match.restore_before(match.game, record_of(match), stand)
    assert (state_of(match), match.revision) == before
