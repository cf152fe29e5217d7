"""The timeline of a match: its rows, and the position to which they lead."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from engine.core.errors import DamagedRecord, RuleFailure
from engine.core.events import Event
from engine.core.game import Game
from engine.core.position import Position
from engine.core.record import Answer, Changes, Checkpoint, Record, copied
from engine.core.rows import Rows
from engine.core.taking_back import apply_watched

logger = logging.getLogger("ziggurat.engine")


class Mark(msgspec.Struct, frozen=True):
    """How far a timeline has come, for going back to it: lengths of its rows, and what has still to be stored."""

    standing: int
    record: int
    log: int
    revision: int
    checkpoints: list[Checkpoint]
    changes: Changes


class Timeline:
    """Every answer is put into the rows and given to the position, and both go back together.

    ``question_revision`` is the revision at which the position's question was put.
    """

    def __init__(self, game: Game[Any], record: Record, position: Position | None, count: int | None = None) -> None:
        """The timeline of a new match at ``position``; if None, of the record, replayed to its end, or as it was when
        the first ``count`` of its answers stood: what came later is then taken back without being read.
        """
        self.game = game
        self.rows = Rows(record)
        self.question_revision = 0
        if position is None and count is not None:
            self.rows.take_back(count)
            self._resume_at(count)
        elif position is None:
            self._resume()
        else:
            self._go_to(position)
            self.rows.tell(position.state.log.drain())
            position.state.log.revealed.clear()

    def accept(self, seat: int, key: str, ids: tuple[str, ...]) -> None:
        """Give a legal answer. Raises RuleFailure; everything is then as before."""
        rows, count = self.rows, len(self.rows.standing)
        answer = rows.begin_answer(seat, key, ids)
        try:
            applied = apply_watched(self.position, seat, ids, rows.revision)
        except RuleFailure:
            rows.drop_answer()
            self._rebuild(count)
            raise
        answer.barrier = applied.barrier
        if applied.asks_anew:
            self._note_question()
        rows.keep_answer(answer)
        rows.tell(self.position.state.log.drain())

    def withdraw(self, seat: int) -> None:
        """Take back the seat's answer to a question that others still think about."""
        self.position.withdraw(seat)
        self.rows.withdraw(seat)

    def take_back(self, answers: int) -> list[Answer]:
        """Take back the last answers, as many as ``answers`` says; returns them.

        Where the rules have changed so that what stands before them in their step no longer fits, the step starts over.
        """
        dropped = self.rows.take_back(max(0, len(self.rows.standing) - answers))
        self._resume_at(len(self.rows.standing))
        return dropped

    def mark(self) -> Mark:
        """Where the timeline is now."""
        rows = self.rows
        lengths = len(rows.standing), len(rows.record), len(rows.log)
        return Mark(*lengths, rows.revision, list(rows.checkpoints), copied(rows.changes))

    def back_to(self, mark: Mark) -> None:
        """As if nothing had been answered since then."""
        rows = self.rows
        del rows.standing[mark.standing :], rows.record[mark.record :], rows.log[mark.log :]
        rows.checkpoints[:] = mark.checkpoints
        rows.revision = mark.revision
        self._rebuild(mark.standing)
        rows.changes = mark.changes

    # --- the position -------------------------------------------------------------------------------------------

    def _go_to(self, position: Position) -> None:
        self.position = position
        self._note_question()

    def _note_question(self) -> None:
        """A new question is open, or the game is over; where a step has begun, there is a checkpoint."""
        self.question_revision = self.rows.posed_revision()
        if not self.position.answers_since:
            self.rows.add_checkpoint(self.game.meta.rules_version, self.position.checkpoint_bytes)

    def _rebuild(self, count: int) -> bool:
        """Bring the position back to where ``count`` answers stood. False where replay no longer fits the rules."""
        checkpoint, standing = self.rows.last_checkpoint(count), self.rows.standing
        replay = standing[checkpoint.answers : count]
        del standing[checkpoint.answers :]
        changed = checkpoint.rules_version != self.game.meta.rules_version
        self._go_to(Position(self.game, self.game.read(checkpoint.data, checkpoint.rules_version)))
        fits = all(self._replay(answer, options_too=changed) for answer in replay)
        self.position.state.log.drain()
        self.position.state.log.revealed.clear()
        return fits

    def _replay(self, answer: Answer, *, options_too: bool) -> bool:
        """Give a stored answer again; False where the rules have changed so that it does not fit."""
        question = self.position.ask_of(answer.seat)
        if question is None or question.key != answer.key:
            return False
        if options_too and not all(option in question.options for option in answer.ids):
            return False
        self.rows.standing.append(answer)
        if self.position.apply(answer.seat, answer.ids):
            self._note_question()
        return True

    def _resume(self) -> None:
        """Come back from storage."""
        checkpoint = self.rows.checkpoints[-1]
        fits = self._resume_at(len(self.rows.standing))
        if fits and checkpoint.rules_version == self.game.meta.rules_version:
            self.rows.changes = Changes(self.rows.revision)

    def _resume_at(self, count: int) -> bool:
        """Bring the position to where the first ``count`` answers stand, which are all that do.

        The step starts over where its answers no longer fit, which gives False. Raises DamagedRecord.
        """
        rows = self.rows
        checkpoint, standing = rows.last_checkpoint(count), list(rows.standing)
        try:
            if self._rebuild(count):
                return True
        except DamagedRecord:
            raise
        except Exception as error:
            logger.warning("replay failed, the step starts over: %s", type(error).__name__)
        rows.standing[:] = standing
        rows.checkpoints[:] = [item for item in rows.checkpoints if item.answers < checkpoint.answers]
        rows.checkpoints.append(checkpoint)
        dropped = rows.take_back(checkpoint.answers)
        self._rebuild(checkpoint.answers)
        rows.tell([Event("step-restarted", {"answers": len(dropped)})])
        return False
