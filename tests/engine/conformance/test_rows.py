"""A host that stores only what has changed can rebuild the whole record at any moment."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.errors import EngineError
from engine.core.match import Match
from engine.core.record import Answer, Changes, Checkpoint, LogEntry, NewAnswer, Record
from engine.core.rng import seeded
from tests.engine.conformance.tables import (
    Table,
    at,
    at_every_table,
    at_few_tables,
    copy_of,
    few_tables,
    next_answer,
    questions,
    record_of,
    resting_in_steps,
    state_of,
    step,
)
from tests.small_games import game_of


class Rows:
    """What a host has stored of one match."""

    def __init__(self, match: Match) -> None:
        self.head = record_of(match)
        self.answers: dict[int, Answer] = {}
        self.checkpoints: dict[int, Checkpoint] = {}
        self.log: dict[int, LogEntry] = {}
        self.revision = 0

    def store(self, changes: Changes) -> None:
        """The rows, as they are now: what comes later must not change them."""
        changes = msgspec.msgpack.decode(msgspec.msgpack.encode(changes), type=Changes)
        keep = changes.keep_checkpoints
        if keep is not None:
            self.checkpoints = {at: row for at, row in self.checkpoints.items() if at <= keep}
        self.answers.update({row.serial: row for row in changes.answers})
        self.checkpoints.update({row.answers: row for row in changes.checkpoints})
        self.log.update({row.number: row for row in changes.log})
        self.revision = changes.revision

    def record(self) -> Record:
        """The whole record from the rows."""
        head = self.head
        return Record(
            head.game,
            head.options,
            head.seats,
            head.seed,
            self.revision,
            [self.answers[at] for at in sorted(self.answers)],
            [self.checkpoints[at] for at in sorted(self.checkpoints)],
            [self.log[at] for at in sorted(self.log)],
        )


def _same(rows: Rows, match: Match) -> None:
    assert msgspec.msgpack.encode(rows.record()) == match.save()


@at_every_table
def test_changes_rebuild_the_record(table: Table) -> None:
    """Answers, refusals, lists of answers, undo with and without agreement, restarts: in any order."""
    match, rng = table.open(), seeded(13)
    rows = Rows(match)
    made = 0
    while match.asks():
        dice = rng.below(12)
        if dice == 0 and match.answers:
            match.undo(match.answers[-1].seat, 1 + rng.below(4), agreed=True)
        elif dice == 1:
            seat = rng.below(match.seats)
            if match.may_undo(seat):
                match.undo(seat)
        elif dice == 2:
            _refused_list(match, rng.below(1 << 20))
        elif dice == 3:
            rows.store(match.take_changes())
            _same(rows, match)
            match = Match.restore(match.game, rows.record())
        else:
            step(match, rng)
        if rng.below(3):
            rows.store(match.take_changes())
            _same(rows, match)
        made += 1
        assert made < 8000
    rows.store(match.take_changes())
    _same(rows, match)
    again = Match.restore(match.game, rows.record())
    assert state_of(again) == state_of(match)
    assert again.result() == match.result()
    assert again.take_changes() == Changes(match.revision)


def _refused_list(match: Match, seed: int) -> None:
    """A good answer, then a bad one: nothing of it stays."""
    question, ids = next_answer(match, seeded(seed))
    with pytest.raises(EngineError):
        match.answer_all([NewAnswer(question.seat, question.key, ids), NewAnswer(0, "no-such-question", ())])


@at(resting_in_steps(few_tables()))
def test_a_step_restarted_by_new_rules_is_stored_by_its_changes(table: Table) -> None:
    for seed in range(7, 12):
        if _is_restarted(table.open(seed)):
            return
    pytest.fail("no game rested in the middle of a step")


def _is_restarted(match: Match) -> bool:
    """Play up to the middle of a step, which new rules then start over; False where the game never rests in one."""
    rng = seeded(13)
    rows = Rows(match)
    while len(match.answers) == match.checkpoints[-1].answers or len(match.answers) < 30:
        if not step(match, rng):
            break
        rows.store(match.take_changes())
        if match.asks() and len(match.answers) > match.checkpoints[-1].answers:
            old, record = questions(match), rows.record()
            record.answers[-1].key = "a-key-of-old"
            rows.answers[record.answers[-1].serial] = record.answers[-1]
            match = Match.restore(match.game, record)
            assert match.log[-1].event.key == "step-restarted"
            assert old
            rows.store(match.take_changes())
            _same(rows, match)
            return True
    return False


@at_few_tables
def test_a_migrated_match_is_stored_by_its_changes(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng = table.open(), seeded(14)
    rows = Rows(match)
    for _ in range(10):
        step(match, rng)
        rows.store(match.take_changes())
    game = game_of(table.game)
    monkeypatch.setattr(game, "meta", msgspec.structs.replace(game.meta, rules_version=game.meta.rules_version + 1))
    match = Match.restore(match.game, rows.record())
    rows.store(match.take_changes())
    _same(rows, match)
    assert state_of(copy_of(match)) == state_of(match)
