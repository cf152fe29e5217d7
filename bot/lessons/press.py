"""What a press in a lesson is about: the learner at a table that is there for the lesson alone. Knows no Discord."""

from __future__ import annotations

from functools import cached_property

import msgspec

from bot.messages.ids import LessonPanelId, lesson_mark, moment
from bot.model.drafts import Draft
from bot.model.lessons import LessonProgress
from bot.model.table import Holder, Table, clean_name
from bot.press.press import Press
from bot.tables.kept_drafts import fits
from bot.tables.people import PlayerSettings
from bot.words.wording import say
from engine.computers.levels import SENSIBLE
from engine.lessons.runner import Session

OWN_TABLE = 0
"""The number of a lesson's table: no real one has it."""


class LessonPress(Press, frozen=True, dict=True):
    """The same as a press at a table, but its buttons name the lesson instead of a table."""

    mark: str = ""
    is_first: bool = False
    """Whether nothing of the present step has been answered yet: its task is what is asked."""

    @property
    def is_asked_above(self) -> bool:
        """It does for the first question of a step."""
        return self.is_first

    @property
    def is_lesson(self) -> bool:
        """It is one."""
        return True

    @cached_property
    def at(self) -> LessonPanelId:
        """Where buttons about the open question belong."""
        return LessonPanelId(OWN_TABLE, self.seat, moment(self.match, self.seat), self.mark)

    @cached_property
    def turn_at(self) -> LessonPanelId:
        """Where buttons about the composed turn belong."""
        return LessonPanelId(OWN_TABLE, self.seat, moment(self.match, self.seat, self.turn.steps), self.mark)


class Learner(msgspec.Struct, frozen=True):
    """Who learns: the user, their name, language and settings."""

    user: int
    name: str
    lang: str
    person: PlayerSettings


def lesson_table(session: Session, learner: Learner) -> Table:
    """The table that a lesson's panel speaks of: the learner in their seat, and rivals, whose answers are written."""
    lesson, lang = session.lesson, learner.lang
    rivals = [seat for seat in range(lesson.seats) if seat != lesson.seat]
    first = 0 if len(rivals) == 1 else 1
    names = {seat: say(lang, "lesson-rival", number=number) for number, seat in enumerate(rivals, first)}
    own = Holder(lesson.seat, learner.user, clean_name(learner.name))
    holders = [Holder(seat, None, names[seat], SENSIBLE) if seat in names else own for seat in range(lesson.seats)]
    return Table(
        id=OWN_TABLE,
        game=lesson.game,
        options=session.match.options,
        seats=lesson.seats,
        seed=lesson.seed,
        language=lang,
        guild_id=None,
        channel_id=0,
        host=learner.user,
        status="playing",
        holders=tuple(holders),
        created_at=0.0,
        changed_at=0.0,
    )


def lesson_press(session: Session, learner: Learner, stored: Draft | None) -> LessonPress:
    """What the learner's next press is about. ``stored``: what they have chosen and not sent, if it still fits.

    Nothing is final in a lesson, so nothing but a grave answer is confirmed.
    """
    match, seat = session.match, session.lesson.seat
    return LessonPress(
        table=lesson_table(session, learner),
        match=match,
        seat=seat,
        lang=learner.lang,
        user=learner.user,
        person=msgspec.structs.replace(learner.person, confirm=False),
        revision=match.revision,
        draft=stored if stored is not None and fits(stored, match, seat) else None,
        mark=lesson_mark(session.lesson.game, session.lesson.id),
        is_first=bool(session.record) and not session.record[-1],
    )


def progress_of(session: Session, before: LessonProgress, draft: Draft | None, now: float) -> LessonProgress:
    """How far the learner is after the session has gone on."""
    finished_at = now if session.is_finished and before.finished_at is None else before.finished_at
    return LessonProgress(session.record, draft, finished_at)
