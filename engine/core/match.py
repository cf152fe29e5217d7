"""A match: one game being played, as a checkpoint and the answers given since.

``asks`` is the one door: it says who is asked what, ``answer`` takes the reply. Live generators are only a cache.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.answers import checked
from engine.core.ask import Ask, AskEach, Question, Reply, resume
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
from engine.core.record import OWN, WITHDRAWN, Answer, Changes, Checkpoint, LogEntry, Record, copied
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.core.taking_back import Along, nothing_along, reach, refusal

TRACES = ("undo", "step-restarted")
"""Log entries that stay as they are when what they speak of is taken back."""

logger = logging.getLogger("ziggurat.engine")
_record_codec = msgspec.msgpack.Decoder(Record)


class Given(msgspec.Struct, frozen=True):
    """An answer on its way in: which seat, to which question, which options."""

    seat: int
    key: str
    ids: tuple[str, ...]


class Match:
    """One game of any kind. Seats are counted from 0; every accepted answer or undo raises ``revision`` by one."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        """For ``create``, ``restore`` and ``from_state``: they leave the match at its first question."""
        self.game = game
        self.game_id = record.game
        self.options = record.options
        self.seats = record.seats
        self.seed = record.seed
        self.revision = record.revision
        self.checkpoints = record.checkpoints
        self.record = record.answers
        self.answers = [answer for answer in record.answers if answer.undone_at is None]
        self.log = record.log
        self.state: Any = None
        self._flow: Generator[Question, Reply, None] | None = None
        self._question: Question | None = None
        self._asked: dict[int, Ask] = {}
        self._since: dict[int, int] = {}
        self._given: dict[int, tuple[str, ...]] = {}
        self._posed_at = self._question_at = 0
        undone = [answer for answer in record.answers if answer.undone_at is not None]
        self._last_undo = max((item.undone_at or 0 for item in undone if item.barrier != WITHDRAWN), default=0)
        # An answer withdrawn from a question that stays open poses it anew to that seat alone.
        self._withdrawn = {item.seat: item.undone_at or 0 for item in undone if item.barrier == WITHDRAWN}
        self._changes = Changes(self.revision)

    # --- making and keeping -------------------------------------------------------------------------------------

    @classmethod
    def create(cls, game: str, options: Mapping[str, str], seats: int, seed: int) -> Match:
        """A new match, set up and waiting for its first answer. Raises UnknownGame or BadOption."""
        loaded = load_game(game)
        chosen = loaded.meta.check(options, seats)
        state = loaded.setup(chosen, seats, seeded(seed))
        return cls.from_state(game, state, chosen, seats, seed)

    @classmethod
    def from_state(cls, game: str, state: Any, options: dict[str, str], seats: int, seed: int = 0) -> Match:
        """A match that begins with this state, whose agenda says what comes first."""
        match = cls(load_game(game), Record(game, options, seats, seed, 0, [], [], []))
        match.state = state
        match._run(None)
        match._write_log()
        match.state.log.revealed.clear()
        return match

    def save(self) -> bytes:
        """The whole match at rest, for ``load``."""
        rows = self.record, self.checkpoints, self.log
        return msgspec.msgpack.encode(Record(self.game_id, self.options, self.seats, self.seed, self.revision, *rows))

    @classmethod
    def load(cls, data: bytes) -> Match:
        """A saved match, at the question where it was left. Raises DamagedRecord or UnknownGame."""
        try:
            record = _record_codec.decode(data)
        except msgspec.MsgspecError as error:
            raise DamagedRecord(f"this is not a saved match: {error}") from error
        return cls.restore(record)

    @classmethod
    def restore(cls, record: Record) -> Match:
        """A match from its stored rows. Where changed rules no longer accept an answer, its step starts over.

        Raises DamagedRecord where nothing can be made of the rows or newer rules wrote them.
        """
        if not record.checkpoints:
            raise DamagedRecord("the stored match has no checkpoint")
        match = cls(load_game(record.game), record)
        match._resume()
        return match

    def take_changes(self) -> Changes:
        """What a host has still to store; the next call begins anew."""
        changes, self._changes = self._changes, Changes(self.revision)
        changes.revision = self.revision
        return changes

    # --- looking ------------------------------------------------------------------------------------------------

    def asks(self) -> list[Ask]:
        """The questions that are open now, in seat order; none when the game is over."""
        return [self._asked[seat] for seat in sorted(self._asked)]

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked now, if anything."""
        return self._asked.get(seat)

    def waits_for_others(self, seat: int) -> bool:
        """Whether the seat has answered a question that is put to others too, who still think about it."""
        return seat in self._given

    def waiting(self) -> tuple[int, ...]:
        """The seats for which everybody may see the table wait.

        Those that are asked; where it must not be seen who has answered, all to whom the question was put.
        """
        asks = self._question.asks if self.is_quiet() and isinstance(self._question, AskEach) else self._asked.values()
        return tuple(sorted(ask.seat for ask in asks))

    def is_quiet(self) -> bool:
        """Whether nobody else may see which of the waiting seats have answered."""
        return bool(self._asked) and isinstance(self._question, AskEach) and self._question.quiet

    def posed_at(self) -> int:
        """The revision at which the open question was put, whoever has answered or withdrawn an answer since."""
        return self._question_at if self._asked else self.revision

    def known_answers(self, seat: int) -> list[Answer]:
        """The answers that stand, as far as the seat may know that they were given (see ``is_quiet``)."""
        stood = len(self.answers) - (len(self._given) if self.is_quiet() else 0)
        return self.answers[:stood] + [answer for answer in self.answers[stood:] if answer.seat == seat]

    def stands_at(self, seat: int) -> int:
        """The revision as far as the seat may know it: when it was asked, else what it knows to have happened last."""
        if seat in self._asked:
            return self._since[seat]
        if self.is_quiet():
            return max(self._question_at, *(answer.revision for answer in self.known_answers(seat)[-1:]))
        return self.revision

    def asked_at(self, seat: int) -> int | None:
        """The revision at which the seat's open question was put; answers may name it to prove they are fresh."""
        return self._since.get(seat) if seat in self._asked else None

    def view(self, seat: int | None) -> Any:
        """What this seat (None: the public) may see."""
        return self.game.view(self.state, seat)

    def view_then(self, checkpoint: Checkpoint, seat: int | None) -> Any:
        """What this seat saw when the step of one of ``checkpoints`` began. Raises DamagedRecord."""
        return self.game.view(self._decode(checkpoint), seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[LogEntry]:
        """The log from entry number ``since`` on, as far as this seat (None: the public) may see it."""
        return [
            entry
            for entry in self.log[since:]
            if entry.event.seats is None or (seat is not None and seat in entry.event.seats)
        ]

    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        result: Result | None = self.state.result
        return result

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
        self._accept(seat, key, chosen)

    def answer_all(self, given: Sequence[Given], revision: int | None = None) -> None:
        """Give several answers, all or nothing. ``revision`` is checked for the first. Raises as ``answer`` does."""
        stood, recorded, logged, before = len(self.answers), len(self.record), len(self.log), self.revision
        changes = copied(self._changes)
        kept = list(self.checkpoints)
        try:
            for number, item in enumerate(given):
                self._answer_next(item, number, revision)
                self.record[-1].sent = recorded
        except EngineError:
            del self.answers[stood:], self.record[recorded:], self.log[logged:]
            self.checkpoints[:] = kept
            self.revision = before
            self._rebuild(stood)
            self._changes = changes
            raise

    def _answer_next(self, item: Given, number: int, revision: int | None) -> None:
        """One answer of several; that the question has changed after the first ones is for the player to know."""
        try:
            self.answer(item.seat, item.key, item.ids, None if number else revision)
        except (NotYourTurn, StaleRevision) as error:
            if not number:
                raise
            raise IllegalAnswer(str(error), Reason("answers-too-many", {"fitting": number})) from error

    def check(self, seat: int, key: str, ids: Sequence[str], revision: int | None = None) -> tuple[str, ...]:
        """The answer's ids if it would be accepted now; raises as ``answer`` does. Changes nothing."""
        question = self._asked.get(seat)
        if question is None:
            raise NotYourTurn("the game is over" if not self._asked else f"seat {seat} is asked nothing now")
        if revision is not None and revision != self._since[seat]:
            raise StaleRevision("this question has passed; look at the table again")
        if key != question.key:
            raise StaleRevision(f"the question is {question.key!r} now, not {key!r}")
        return checked(question, ids, self.why_not)

    def why_not(self, question: Ask, option: str) -> Reason | None:
        """The rule that forbids an option of a question to its seat; None for legal options, or where none is known."""
        why = question.options.why_not(option)
        if why is None and self.game.why_not is not None and option not in question.options:
            why = self.game.why_not(self.state, question, option)
        return why

    def _accept(self, seat: int, key: str, ids: tuple[str, ...]) -> None:
        stood = len(self.answers)
        answer = Answer(len(self.record), seat, key, ids, self.revision + 1, sent=len(self.record))
        self.answers.append(answer)
        self.revision = self._posed_at = answer.revision
        moves = self.state.rng.moves
        try:
            self._apply(seat, ids)
        except Exception as error:
            self.answers.pop()
            self.revision -= 1
            self._rebuild(stood)
            raise RuleFailure(report(self.game_id, self.revision, seat, key, error)) from error
        self.record.append(answer)
        revealed = self.state.log.revealed
        if any(of != seat for of in revealed):
            answer.barrier = "revealed"
        elif self.state.rng.moves != moves:
            answer.barrier = "random"
        elif revealed:
            answer.barrier = OWN
        revealed.clear()
        self._changes.answers.append(answer)
        self._write_log()

    # --- taking back --------------------------------------------------------------------------------------------

    def may_undo(self, seat: int, along: Along = nothing_along) -> int:
        """How many answers this seat may take back alone, the last ones first: its own, and those that go ``along``."""
        if seat in self._given:
            return 1
        if self.is_quiet():
            # Whether anybody has answered since must not be seen.
            return 0
        return reach(self.answers, seat, along)

    def undo(self, seat: int, answers: int = 1, *, agreed: bool = False, along: Along = nothing_along) -> int:
        """Take back the last answers; gives back how many. ``agreed`` says that everybody at the table wants it,
        ``along`` which answers of other seats need nobody's agreement.

        Raises NothingToUndo, or UndoNeedsConsent where the seat alone may not.
        """
        if not self.answers or answers < 1:
            raise NothingToUndo("there is nothing to take back")
        if seat in self._given and answers == 1:
            return self._withdraw(seat)
        if not agreed and self.may_undo(seat, along) < answers:
            raise self._refusal(seat, along)
        first = max(0, len(self.answers) - answers)
        dropped, hidden = self.answers[first:], len(self._given) if self.is_quiet() else 0
        del self.answers[first:]
        self._mark_undone(dropped)
        self._rebuild(len(self.answers))
        # Nobody learns how many had answered in secret.
        seen = len(dropped) - hidden
        told = None if seen > 0 else tuple(sorted({seat, *(answer.seat for answer in dropped)}))
        sends = len({answer.sent_with for answer in dropped[: max(seen, 1)]})
        self._append_log(Event("undo", {"seat": seat, "answers": sends}, told))
        return len(dropped)

    def _withdraw(self, seat: int) -> int:
        """Take back the seat's answer to a question that others still think about: for them nothing changes."""
        question = self._question
        assert isinstance(question, AskEach)
        quiet = self.is_quiet()
        answer = self.answers.pop(max(place for place, item in enumerate(self.answers) if item.seat == seat))
        del self._given[seat]
        self._asked[seat] = next(ask for ask in question.asks if ask.seat == seat)
        self.revision += 1
        self._since[seat] = self._withdrawn[seat] = answer.undone_at = self.revision
        answer.barrier = WITHDRAWN
        self._changes.answers.append(answer)
        self._append_log(Event("undo", {"seat": seat, "answers": 1}, (seat,) if quiet else None))
        return 1

    def _mark_undone(self, dropped: list[Answer]) -> None:
        """Note in the record and in the log that these answers no longer stand."""
        self.revision += 1
        self._last_undo = self.revision
        for answer in dropped:
            answer.undone_at = self.revision
        self._changes.answers.extend(dropped)
        for entry in self.log:
            if entry.answers > len(self.answers) and not entry.undone and entry.event.key not in TRACES:
                entry.undone = True
                self._changes.log.append(entry)

    def _refusal(self, seat: int, along: Along) -> EngineError:
        if self.is_quiet():
            return UndoNeedsConsent("asked")
        return UndoNeedsConsent("others") if seat in self._given else refusal(self.answers, seat, along)

    # --- the flow -----------------------------------------------------------------------------------------------

    def _apply(self, seat: int, ids: tuple[str, ...]) -> None:
        """Hand an answer to the step that asked for it; with several asked at once, when the last one is in."""
        if isinstance(self._question, AskEach):
            self._given[seat] = ids
            del self._asked[seat]
            if self._asked:
                return
            for ask in self._question.asks:
                # Only now do the others learn what each of them has answered.
                self.state.log.reveal(ask.seat)
            self._run({ask.seat: self._given[ask.seat] for ask in self._question.asks})
        else:
            self._run(ids)

    def _run(self, reply: Reply | None) -> None:
        """Play on until somebody is asked something or the game is over."""
        self._asked.clear()
        self._given.clear()
        question = self._question = self._next_question(reply)
        self._question_at = self._posed_at
        if question is None:
            return
        for ask in question.asks if isinstance(question, AskEach) else (question,):
            self._asked[ask.seat] = ask
            self._since[ask.seat] = max(self._posed_at, self._withdrawn.get(ask.seat, 0))

    def _next_question(self, reply: Reply | None) -> Question | None:
        state, agenda, flow = self.state, self.state.agenda, self._flow
        self._flow = None
        while True:
            question = None
            if flow is None:
                self._checkpoint()
                if not agenda:
                    return None
                step = agenda[-1]
                flow = self.game.steps[type(step)](state, step)
                if flow is not None:
                    question = next(flow, None)
            elif reply is not None:
                question = resume(flow, reply)
                reply = None
            if question is not None:
                self._flow = flow
                return question
            agenda.pop()
            flow = None

    def _checkpoint(self) -> None:
        stood = len(self.answers)
        checkpoints = self.checkpoints
        if checkpoints and checkpoints[-1].answers == stood:
            checkpoints.pop()
        checkpoint = Checkpoint(stood, self.game.meta.rules_version, self.game.codec.encode(self.state))
        checkpoints.append(checkpoint)
        self._changes.checkpoints.append(checkpoint)

    def _rebuild(self, stand: int) -> bool:
        """Bring the state back to where ``stand`` answers stood. False where replay no longer fits the rules."""
        while len(self.checkpoints) > 1 and self.checkpoints[-1].answers > stand:
            self.checkpoints.pop()
        keep = self._changes.keep_checkpoints
        self._changes.keep_checkpoints = stand if keep is None else min(keep, stand)
        self._changes.checkpoints = [item for item in self._changes.checkpoints if item.answers <= stand]
        checkpoint = self.checkpoints[-1]
        self.state = self._decode(checkpoint)
        self._flow = self._question = None
        self._asked.clear()
        self._given.clear()
        replay = self.answers[checkpoint.answers : stand]
        del self.answers[checkpoint.answers :]
        self._posed_at = max(self.answers[-1].revision if self.answers else 0, self._last_undo)
        self._run(None)
        changed = checkpoint.rules_version != self.game.meta.rules_version
        fits = True
        for answer in replay:
            fits = self._replay(answer, changed)
            if not fits:
                break
        self.state.log.drain()
        self.state.log.revealed.clear()
        return fits

    def _replay(self, answer: Answer, changed: bool) -> bool:
        question = self._asked.get(answer.seat)
        if question is None or question.key != answer.key:
            return False
        if changed and not all(option in question.options for option in answer.ids):
            return False
        self.answers.append(answer)
        self._posed_at = max(answer.revision, self._last_undo)
        self._apply(answer.seat, answer.ids)
        return True

    def _resume(self) -> None:
        """Come back from storage; the step starts over where its answers no longer fit."""
        checkpoint = self.checkpoints[-1]
        stood = list(self.answers)
        fits = False
        try:
            fits = self._rebuild(len(stood))
        except DamagedRecord:
            raise
        except Exception as error:
            logger.warning("replay failed, the step starts over: %s", type(error).__name__)
        if not fits:
            dropped = stood[checkpoint.answers :]
            self.answers = stood[: checkpoint.answers]
            self.checkpoints = [item for item in self.checkpoints if item.answers < checkpoint.answers] + [checkpoint]
            self._mark_undone(dropped)
            self._rebuild(checkpoint.answers)
            self._append_log(Event("step-restarted", {"answers": len(dropped)}))
        elif checkpoint.rules_version == self.game.meta.rules_version:
            self._changes = Changes(self.revision)

    def _decode(self, checkpoint: Checkpoint) -> Any:
        version, codec = checkpoint.rules_version, self.game.codec
        if version > self.game.meta.rules_version:
            raise DamagedRecord(f"this match was stored by newer rules (version {version}); upgrade first")
        try:
            if version == self.game.meta.rules_version:
                return codec.decode(checkpoint.data)
            raw = msgspec.msgpack.decode(checkpoint.data)
            while version < self.game.meta.rules_version:
                raw = self.game.migrations.get(version, _unchanged)(raw)
                version += 1
            return codec.convert(raw)
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
            raise DamagedRecord(f"a checkpoint cannot be read: {error}") from error

    # --- the log ------------------------------------------------------------------------------------------------

    def _write_log(self) -> None:
        for event in self.state.log.drain():
            self._append_log(event)

    def _append_log(self, event: Event) -> None:
        entry = LogEntry(len(self.log), len(self.answers), event)
        self.log.append(entry)
        self._changes.log.append(entry)


def _unchanged(raw: dict[str, Any]) -> dict[str, Any]:
    return raw
