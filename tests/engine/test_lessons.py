"""Every lesson can be played to its end: right answers count, each named wrong one has its text, in both languages."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from data.texts import texts
from engine.core.registry import games
from engine.lessons.lesson import Lesson, lessons
from engine.lessons.runner import Session, Wrong, play

EVERY = [lesson for game in games() for lesson in lessons(game).values()]


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    session = Session(lesson)
    for step in lesson.steps:
        session.go_on()
        assert session.match.ask_of(lesson.seat) is not None, f"{step.id} asks nothing"
        _must_refuse_what_is_wrong(session)
        solution = session.solution()
        assert solution, step.id
        assert session.answer(solution) is None
        assert session.is_done
    assert session.is_finished
    again = play(lesson, session.record)
    assert again.match.save() == session.match.save(), "a lesson is found where it was left"


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_learners_answer_every_question_of_a_step_themselves(lesson: Lesson) -> None:
    """The panel goes on to the next question of a turn: what a script answered there, learners could not send."""
    scripts = [[*step.rivals, *(one for want in step.answers for one in want.rivals)] for step in lesson.steps]
    assert [script for some in scripts for script in some if script[0] == lesson.seat] == []


def _must_refuse_what_is_wrong(session: Session) -> None:
    """Of each pattern that has a text of its own there is an answer that gets it; answers change nothing."""
    step, seat = session.step, session.lesson.seat
    assert step is not None
    trial = play(session.lesson, session.record)
    for answer in trial.solution():
        ask = trial.match.ask_of(seat)
        assert ask is not None
        wants = [want for want in trial.open_wants if want.key == ask.key][: None if step.any_order else 1]
        names = {name: False for want in wants for name in want.wrong.values()}
        before = trial.match.save()
        for want in wants:
            for pattern, name in want.wrong.items():
                tried = [option for option in ask.options if fnmatchcase(option, pattern)][:120]
                # A right one would be taken, so each is tried on a copy.
                met = any(trial.copy().answer([(ask.key, [option])]) == Wrong(name) for option in tried)
                names[name] = names[name] or met
        assert trial.match.save() == before
        missing = [name for name, is_met in names.items() if not is_met]
        assert not missing, f"{session.lesson.id}/{step.id}: no answer gets {missing}"
        assert trial.answer([answer]) is None


@pytest.mark.parametrize("lesson", EVERY, ids=named)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_lesson_has_all_its_texts(lesson: Lesson, lang: str) -> None:
    keys = {lesson.text_key(None, part) for part in ("", "about", "end")}
    for step in lesson.steps:
        keys |= {lesson.text_key(step, part) for part in ("task", "happened", "wrong")}
        keys |= {lesson.text_key(step, f"wrong-{name}") for want in step.answers for name in want.wrong.values()}
    assert [key for key in sorted(keys) if not texts().has(lang, key)] == []
    for key in keys:
        assert len(texts().text(lang, key)) < 900, f"{key} is too long for a phone"


@pytest.mark.parametrize("lesson", [one for one in EVERY if one.game in ("ancient_world", "tigris")], ids=named)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_refusals_that_learners_can_get_say_why(lesson: Lesson, lang: str) -> None:
    """A refusal that only repeats the order teaches nothing: a reason stands before it."""
    session, bare = Session(lesson), []
    for step in lesson.steps:
        session.go_on()
        trial = session.copy()
        for answer in trial.solution():
            ask = trial.match.ask_of(lesson.seat)
            assert ask is not None
            patterns = [one for want in step.answers if want.key == ask.key for one in want.wrong]
            others = [option for option in ask.options if not any(fnmatchcase(option, one) for one in patterns)]
            words = texts().text(lang, lesson.text_key(step, "wrong"))
            if any(trial.copy().answer([(ask.key, [option])]) == Wrong("") for option in others):
                bare += [words] if not any(sign in words for sign in (". ", ": ")) else []
            assert trial.answer([answer]) is None
        assert session.answer(session.solution()) is None
    assert bare == []


def test_lessons_come_by_their_numbers() -> None:
    assert [*lessons("through_the_ages")][8:] == ["event", "aggression", "war", "colony", "pact", "final"], (
        "10 stands behind 9"
    )


def test_who_holds_the_match_sees_nothing_of_a_wrong_answer() -> None:
    session = Session(lessons("inner_sea")["wonder"])
    session.go_on()
    while len(solution := session.solution()) < 2:
        assert session.answer(solution) is None
        session.go_on()
    held, before = session.match, session.match.save()
    # The first part is right and has been taken when the second one turns out to be wrong.
    assert session.answer([solution[0], ("pay", ("another",))]) is not None
    assert session.match is held
    assert held.save() == before


def test_a_right_card_with_a_wrong_one_is_refused_for_the_wrong_one() -> None:
    session = Session(lessons("inner_sea")["competition"])
    for _ in session.lesson.steps:
        session.go_on()
        solution = session.solution()
        if session.step is not None and session.step.id == "queen":
            break
        assert session.answer(solution) is None
    ((key, (queen,)),) = solution
    ask = session.match.ask_of(session.lesson.seat)
    assert ask is not None
    reasons = {option: session.copy().answer([(key, [queen, option])]) for option in ask.options if option != queen}
    assert reasons == {"card:86": Wrong("retreat"), "use:ability:trojan-allies": Wrong("allies")}
