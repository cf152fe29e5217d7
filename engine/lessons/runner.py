"""Plays a lesson: where a learner stands in it, whether an answer is right, and what the right one would be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import TypeAlias

import msgspec

from engine.core.ask import Ask
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.match import Match
from engine.core.registry import load_game
from engine.lessons.lesson import Lesson, LessonStep, Pattern, Script, Want, fits

Answer: TypeAlias = tuple[str, tuple[str, ...]]
"""The key of a question and the ids that answer it."""

LessonRecord: TypeAlias = tuple[tuple[Answer, ...], ...]
"""What a learner has answered in a lesson, step by step; the last one may still be under way. Empty: not begun."""


class Wrong(msgspec.Struct, frozen=True):
    """An answer that does not count; ``name`` is the text that says why, "" for the general one of the step.

    ``place`` is its place among the answers given together, from 0.
    """

    name: str = ""
    place: int = 0


class Session:
    """A learner in a lesson at one moment: the match, the number of the present step, and what it still wants.

    ``is_done``: the present step is done, and the next one (or the end of the lesson) has not been opened yet.
    """

    def __init__(self, lesson: Lesson) -> None:
        """The lesson before its first step; ``play`` makes one that has gone on."""
        self.lesson = lesson
        game = load_game(lesson.game)
        self.match = Match.create(game, lesson.options, lesson.seats, lesson.seed)
        self.number = -1
        self.open_wants: list[Want] = []
        self.record: LessonRecord = ()
        _run(self.match, lesson.start)

    @property
    def step(self) -> LessonStep | None:
        """The present step; None before the first one."""
        return self.lesson.steps[self.number] if self.number >= 0 else None

    @property
    def is_done(self) -> bool:
        """See Session."""
        return self.number >= 0 and not self.open_wants

    @property
    def is_finished(self) -> bool:
        """Whether all steps are done."""
        return self.is_done and self.number == len(self.lesson.steps) - 1

    def go_on(self) -> None:
        """Open the next step, with what happens before it; does nothing where there is none, or one is under way."""
        if self.open_wants or self.number == len(self.lesson.steps) - 1:
            return
        self.number += 1
        step = self.lesson.steps[self.number]
        _run(self.match, step.before)
        self.open_wants = list(step.answers)
        self.record = (*self.record, ())

    def answer(self, answers: Sequence[tuple[str, Sequence[str]]]) -> Wrong | None:
        """Take the learner's answers if all of them are right; None then. A wrong one changes nothing.

        Raises EngineError where the rules refuse an answer: then the session is not to be used any more.
        """
        wants, before = list(self.open_wants), self.match
        # Tried on another match: who holds this one sees nothing of an answer that does not count.
        self.match = Match.load(before.game, before.save())
        for place, (key, ids) in enumerate(answers):
            wrong = self._take(key, tuple(ids))
            if wrong is not None:
                self.match, self.open_wants = before, wants
                return Wrong(wrong.name, place)
        taken: list[Answer] = [(key, tuple(ids)) for key, ids in answers]
        self.record = (*self.record[:-1], (*self.record[-1], *taken))
        if not self.open_wants and self.step is not None:
            _run(self.match, self.step.rivals)
        return None

    def _take(self, key: str, ids: tuple[str, ...]) -> Wrong | None:
        step = self.step
        assert step is not None, "a lesson that has not begun asks nothing"
        candidates = self.open_wants if step.any_order else self.open_wants[:1]
        fitting = [item for item in candidates if item.key == key and _counts(item, ids)]
        named = [item for item in candidates or step.answers[-1:] if item.key == key] or step.answers
        wrong = Wrong(next((name for item in named if (name := _reason(item, ids))), ""))
        if not fitting and not _is_forced(self.match.ask_of(self.lesson.seat), ids):
            return wrong
        entries = len(self.match.log)
        self.match.answer(self.lesson.seat, key, ids)
        events = [entry.event for entry in self.match.log[entries:]]
        if fitting:
            want = next((item for item in fitting if _came(item, events)), None)
            if want is None:
                return wrong
            self.open_wants.remove(want)
            _run(self.match, want.rivals)
        return None

    def copy(self) -> Session:
        """The same at this moment; what becomes of one does not touch the other."""
        twin = Session.__new__(Session)
        twin.lesson, twin.number, twin.record = self.lesson, self.number, self.record
        twin.match, twin.open_wants = Match.load(self.match.game, self.match.save()), list(self.open_wants)
        return twin

    def solution(self) -> list[Answer]:
        """Answers that do the rest of the present step, one after another; changes nothing."""
        trial = self.copy()
        answers: list[Answer] = []
        while trial.open_wants:
            answer = trial.next_answer()
            trial.answer([answer])
            answers.append(answer)
        return answers

    def next_answer(self) -> Answer:
        """A right answer to what is asked now, or the only one that is possible. Raises LookupError for none."""
        ask, step = self.match.ask_of(self.lesson.seat), self.step
        if ask is None or step is None:
            raise LookupError(f"{self.lesson.game} {self.lesson.id}: nothing is asked in step {self.number}")
        for want in self.open_wants if step.any_order else self.open_wants[:1]:
            for pattern in want.right if want.key == ask.key else ():
                ids = next((ids for ids in _possible(ask, pattern) if self._comes(want, ids)), None)
                if ids is not None:
                    return ask.key, ids
        forced = tuple(option for option in ask.options if option not in ask.grave)
        if len(forced) == 1:
            return ask.key, forced
        raise LookupError(f"{self.lesson.game} {self.lesson.id} {step.id}: no right answer to {ask.key}")

    def _comes(self, want: Want, ids: tuple[str, ...]) -> bool:
        """Whether what is to happen would come of an answer."""
        if not want.happens:
            return True
        trial = Match.load(self.match.game, self.match.save())
        entries = len(trial.log)
        trial.answer(self.lesson.seat, want.key, ids)
        return _came(want, [entry.event for entry in trial.log[entries:]])


def play(lesson: Lesson, record: LessonRecord) -> Session:
    """The session after these answers. Where the lesson has changed since and they do not fit any more, the same steps
    are done as the lesson would do them, and the present one begins anew.
    """
    try:
        return _replayed(lesson, record)
    except (EngineError, LookupError):
        session = Session(lesson)
        for number in range(min(len(record), len(lesson.steps))):
            session.go_on()
            if number < len(record) - 1:
                session.answer(session.solution())
        return session


def _replayed(lesson: Lesson, record: LessonRecord) -> Session:
    session = Session(lesson)
    for answers in record:
        before = session.number
        session.go_on()
        if session.number == before or session.answer(answers) is not None:
            raise LookupError("the lesson has changed")
    return session


def _run(match: Match, script: Sequence[Script]) -> None:
    for seat, key, *ids in script:
        match.answer(int(seat), str(key), [str(option) for option in ids])


def _counts(want: Want, ids: tuple[str, ...]) -> bool:
    return any(fits(pattern, ids) for pattern in want.right)


def _reason(want: Want, ids: tuple[str, ...]) -> str:
    names = (name for pattern, name in want.wrong.items() if any(fnmatchcase(option, pattern) for option in ids))
    return next(names, "")


def _is_forced(ask: Ask | None, ids: tuple[str, ...]) -> bool:
    """Whether nothing else but grave answers is possible."""
    return ask is not None and ask.least == 1 and [one for one in ask.options if one not in ask.grave] == list(ids)


def _came(want: Want, events: Sequence[Event]) -> bool:
    """Whether one of the events is what an answer is to bring; always where nothing is to happen."""
    return not want.happens or any(_is_like(event, wanted) for event in events for wanted in want.happens)


def _is_like(event: Event, wanted: Mapping[str, str | int]) -> bool:
    return event.key == wanted["event"] and all(
        event.args.get(name) == value for name, value in wanted.items() if name != "event"
    )


def _possible(ask: Ask, pattern: Pattern) -> Iterator[tuple[str, ...]]:
    """The possible answers of a pattern; of a list of patterns one, with the first fitting option for each."""
    if isinstance(pattern, str):
        yield from ((option,) for option in ask.options if fnmatchcase(option, pattern))
        return
    chosen: list[str] = []
    for one in pattern:
        option = next((item for item in ask.options if item not in chosen and fnmatchcase(item, one)), None)
        if option is None:
            return
        chosen.append(option)
    yield tuple(chosen)
