"""A match: a record of answers, undo and a log over a Position. The game is passed in; nothing is looked up.

``asks`` gives the open questions, ``answer`` takes a reply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.answers import checked
from engine.core.ask import Ask, AskEach
from engine.core.errors import (
    DamagedRecord,
    EngineError,
    IllegalAnswer,
    NothingToUndo,
    NotYourTurn,
    Reason,
    RuleFailure,
    StaleRevision,
    UndoNeedsConsent,
)
from engine.core.events import Event
from engine.core.failures import report
from engine.core.game import Game, Result
from engine.core.position import Position
from engine.core.record import Answer, Changes, Checkpoint, LogEntry, NewAnswer, Record, read_record
from engine.core.rng import seeded
from engine.core.taking_back import UndoWithoutConsent, consent_always, undo_refusal, undoable_alone
from engine.core.timeline import Timeline


class Match:
    """One game of any kind. Seats are counted from 0.

    >>> from engine.core.registry import load_game
    >>> match = Match.create(load_game("tigris"), {}, seats=2, seed=7)
    >>> question = match.asks()[0]
    >>> question.seat, question.key, len(question.options)
    (1, 'action', 716)
    >>> match.answer(1, "action", ["pass"])
    >>> match.asks()[0].seat, match.revision
    (0, 1)
    >>> match.answer(1, "action", ["pass"])
    Traceback (most recent call last):
    engine.core.errors.NotYourTurn: seat 1 is asked nothing now
    >>> Match.load(match.game, match.save()).asks()[0].seat
    0
    >>> match.undo(1), match.asks()[0].seat, match.revision
    (1, 1, 2)

    Three revisions: ``revision`` rises by one with every accepted answer and every undo. ``question_revision`` is the
    revision at which the open question was put; secret answers to it do not change it. ``known_revision(seat)`` is the
    last one that the seat may know of.
    """

    def __init__(self, game: Game[Any], record: Record, position: Position | None, count: int | None = None) -> None:
        """Use ``create``, ``restore``, ``restore_before`` or ``from_state`` instead."""
        self.game = game
        self.game_id = game.meta.id
        self.options = record.options
        self.seats = record.seats
        self.seed = record.seed
        self._timeline = Timeline(game, record, position, count)
        self._rows = rows = self._timeline.rows
        self.record, self.answers, self.checkpoints, self.log = rows.record, rows.standing, rows.checkpoints, rows.log

    # --- making and keeping -------------------------------------------------------------------------------------

    @classmethod
    def create(cls, game: Game[Any], options: Mapping[str, str], seats: int, seed: int) -> Match:
        """A new match, set up and waiting for its first answer. Raises BadOption."""
        chosen = game.meta.check(options, seats)
        return cls.from_state(game, game.setup(chosen, seats, seeded(seed)), chosen, seats, seed)

    @classmethod
    def from_state(cls, game: Game[Any], state: Any, options: dict[str, str], seats: int, seed: int = 0) -> Match:
        """A match that begins with this state and its agenda."""
        return cls(game, Record(game.meta.id, options, seats, seed, 0, [], [], []), Position(game, state))

    @classmethod
    def restore(cls, game: Game[Any], record: Record) -> Match:
        """A match from its stored rows. If changed rules no longer accept an answer, its step starts over.

        Raises DamagedRecord if the rows cannot be read, were written by newer rules, or belong to another game.
        """
        _must_be_of(game, record)
        return cls(game, record, None)

    @classmethod
    def restore_before(cls, game: Game[Any], record: Record, count: int) -> Match:
        """A match from its stored rows, set back to where the first ``count`` of its standing answers stood.

        What came later is taken back unread, so that a match comes back too whose present state these rules cannot
        read. Raises NothingToUndo where no more answers stand, or as ``restore``.
        """
        _must_be_of(game, record)
        standing = [answer for answer in record.answers if answer.undone_at is None]
        if not 0 <= count < len(standing):
            raise NothingToUndo("there are not that many answers to take back")
        match = cls(game, record, None, count)
        # How many of them nobody else may know of, only the present state could tell.
        match._tell_set_back(())
        return match

    def save(self) -> bytes:
        """The whole match as bytes, for ``load``."""
        rows = self.record, self.checkpoints, self.log
        return msgspec.msgpack.encode(Record(self.game_id, self.options, self.seats, self.seed, self.revision, *rows))

    @classmethod
    def load(cls, game: Game[Any], data: bytes) -> Match:
        """A saved match, at the question where it was left. Raises DamagedRecord."""
        return cls.restore(game, read_record(data))

    def take_changes(self) -> Changes:
        """The rows that a host has still to store; they count as stored from now on."""
        return self._rows.take_changes()

    # --- looking ------------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The present position; copy it, do not change it."""
        return self._timeline.position

    @property
    def state(self) -> Any:
        """The rules' own state: for games, tests and programs of the engine; players get views."""
        return self.position.state

    @property
    def revision(self) -> int:
        """See Match."""
        return self._rows.revision

    @property
    def question_revision(self) -> int:
        """See Match."""
        return self._timeline.question_revision if self.position.open_asks else self.revision

    def asks(self) -> list[Ask]:
        """The questions that are open now, in seat order; none when the game is over."""
        return self.position.asks()

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked now, if anything."""
        return self.position.open_asks.get(seat)

    def hides_who_answered(self) -> bool:
        """Whether nobody else may see which of the waiting seats have answered."""
        return self.position.hides_who_answered()

    def waits_for_others(self, seat: int) -> bool:
        """Whether the seat has answered a question that others have still to answer."""
        return seat in self.position.early

    def waiting(self) -> tuple[int, ...]:
        """The seats that the table visibly waits for.

        The seats with an open question; while ``hides_who_answered``, all seats to which the question was put.
        """
        question, open_asks = self.position.question, tuple(self.position.open_asks.values())
        asks = question.asks if self.hides_who_answered() and isinstance(question, AskEach) else open_asks
        return tuple(sorted(ask.seat for ask in asks))

    def known_answers(self, seat: int) -> list[Answer]:
        """The standing answers that the seat may know of (see ``hides_who_answered``)."""
        public = len(self.answers) - (len(self.position.early) if self.hides_who_answered() else 0)
        return self.answers[:public] + [answer for answer in self.answers[public:] if answer.seat == seat]

    def known_revision(self, seat: int) -> int:
        """The revision as far as the seat may know it: that of its open question, else of the last thing it may know
        of.

        Passed to ``answer`` it proves that the question is still open.
        """
        if seat in self.position.open_asks:
            return max(self._timeline.question_revision, self._rows.withdrawn.get(seat, 0))
        if self.hides_who_answered():
            return max(self._timeline.question_revision, *(answer.revision for answer in self.known_answers(seat)[-1:]))
        return self.revision

    def view(self, seat: int | None) -> Any:
        """What this seat (None: the public) may see."""
        return self.position.view(seat)

    def view_then(self, checkpoint: Checkpoint, seat: int | None) -> Any:
        """What this seat saw when the step of one of ``checkpoints`` began. Raises DamagedRecord."""
        return self.game.view(self.game.read(checkpoint.data, checkpoint.rules_version), seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[LogEntry]:
        """The log from entry number ``since`` on, as far as this seat (None: the public) may see it."""
        return [
            entry
            for entry in self.log[since:]
            if entry.event.seats is None or (seat is not None and seat in entry.event.seats)
        ]

    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.position.result()

    # --- answering ----------------------------------------------------------------------------------------------

    def answer(self, seat: int, key: str, ids: Sequence[str], revision: int | None = None) -> None:
        """Give one seat's answer to the question ``key``.

        Raises NotYourTurn, StaleRevision, IllegalAnswer or RuleFailure; the match is then as before.
        """
        try:
            chosen = self.check(seat, key, ids, revision)
        except EngineError:
            raise
        except Exception as error:
            raise RuleFailure(report(self.game_id, self.revision, seat, key, error)) from error
        self._timeline.accept(seat, key, chosen)

    def answer_all(self, answers: Sequence[NewAnswer], revision: int | None = None) -> None:
        """Give several answers, all or nothing. ``revision`` is checked for the first. Raises as ``answer`` does."""
        before = self._timeline.mark()
        try:
            for number, item in enumerate(answers):
                self.answer(item.seat, item.key, item.ids, None if number else revision)
                self.record[-1].sent = before.record
        except EngineError as error:
            fitting = len(self.record) - before.record
            self._timeline.back_to(before)
            if not fitting or not isinstance(error, NotYourTurn | StaleRevision):
                raise
            # That the question has changed after the first answers is for the player to know.
            raise IllegalAnswer(str(error), Reason("answers-too-many", {"fitting": fitting})) from error

    def check(self, seat: int, key: str, ids: Sequence[str], revision: int | None = None) -> tuple[str, ...]:
        """The answer's ids if it would be accepted now; raises as ``answer`` does. Changes nothing."""
        question = self.ask_of(seat)
        if question is None:
            raise NotYourTurn(f"seat {seat} is asked nothing now" if self.position.open_asks else "the game is over")
        if revision is not None and revision != self.known_revision(seat):
            raise StaleRevision("this question has passed; look at the table again")
        if key != question.key:
            raise StaleRevision(f"the question is {question.key!r} now, not {key!r}")
        return checked(question, ids, self.position.why_not)

    # --- taking back --------------------------------------------------------------------------------------------

    def may_undo(self, seat: int, without_consent: UndoWithoutConsent = consent_always) -> int:
        """How many of the last answers this seat may undo alone: its own, and those that need no consent."""
        if self.waits_for_others(seat):
            return 1
        if self.hides_who_answered():
            # Whether anybody has answered since must not be seen.
            return 0
        return undoable_alone(self.answers, seat, without_consent)

    def undo(
        self, seat: int, answers: int = 1, *, agreed: bool = False, without_consent: UndoWithoutConsent = consent_always
    ) -> int:
        """Undo the last answers; returns how many were taken back. ``agreed``: everybody at the table has consented.
        ``without_consent``: whether an answer of another seat may be undone without consent; the log does not count it.

        Raises NothingToUndo, or UndoNeedsConsent where the seat alone may not.
        """
        if not self.answers or answers < 1:
            raise NothingToUndo("there is nothing to take back")
        if self.waits_for_others(seat) and answers == 1:
            return self._withdraw(seat)
        if not agreed and self.may_undo(seat, without_consent) < answers:
            barrier = "asked" if self.hides_who_answered() else "others" if self.waits_for_others(seat) else ""
            raise UndoNeedsConsent(barrier) if barrier else undo_refusal(self.answers, seat, without_consent)
        hidden = len(self.position.early) if self.hides_who_answered() else 0
        dropped = self._timeline.take_back(answers)
        # Nobody learns how many had answered in secret.
        public = len(dropped) - hidden
        knowing = None if public > 0 else tuple(sorted({seat, *(answer.seat for answer in dropped)}))
        # What was sent at once counts once, and what computers have answered since is nobody's choice.
        sends = max(1, len({answer.sent_with for answer in dropped[: max(public, 1)] if not without_consent(answer)}))
        self._rows.tell([Event("undo", {"seat": seat, "answers": sends}, knowing)])
        return len(dropped)

    def set_back(self, count: int) -> int:
        """Take back all but the first ``count`` standing answers, whoever gave them; returns how many.

        For whoever runs the table, not for a seat: no consent is looked at. Raises NothingToUndo where no more stand.
        """
        if not 0 <= count < len(self.answers):
            raise NothingToUndo("there are not that many answers to take back")
        hidden = len(self.position.early) if self.hides_who_answered() else 0
        dropped = self._timeline.take_back(len(self.answers) - count)
        self._tell_set_back(dropped[: max(len(dropped) - hidden, 0)])
        return len(dropped)

    def _tell_set_back(self, answers: Sequence[Answer]) -> None:
        """Log that answers were taken back of which everybody may know; those sent together count once."""
        self._rows.tell([Event("set-back", {"answers": len({answer.sent_with for answer in answers})})])

    def _withdraw(self, seat: int) -> int:
        """Take back the seat's answer to a question that others have still to answer; for them nothing changes."""
        knowing = (seat,) if self.hides_who_answered() else None
        self._timeline.withdraw(seat)
        self._rows.tell([Event("undo", {"seat": seat, "answers": 1}, knowing)])
        return 1


def _must_be_of(game: Game[Any], record: Record) -> None:
    """Raises DamagedRecord for a record without a state, or one of another game."""
    if not record.checkpoints:
        raise DamagedRecord("the stored match has no checkpoint")
    if record.game != game.meta.id:
        raise DamagedRecord(f"the stored match is one of {record.game}, not of {game.meta.id}")
