"""When each seat was called, and since when its question is open. Answers that were taken back do not count.

A call is a series of questions to one person, during which no other person has to answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec

from bot.model.table import Call, Table
from engine.core.match import Match
from engine.core.record import Answer, Changes

QUESTIONS_REMEMBERED = 24
"""How many questions of a call are remembered beside the first."""

REMEMBERED = 2
"""How many calls of a seat are remembered: taking one's answer back leads to the one before at most."""


def posed_after(match: Match) -> int:
    """The serial number of the answer after which the open question was put; -1: of none.

    Undoing back to that question gives the same number again; a secret answer to it does not change the number.
    """
    secret_answers = sum(match.waits_for_others(seat) for seat in range(match.seats))
    place = len(match.answers) - secret_answers
    return match.answers[place - 1].serial if place else -1


def calls_after(old: Table, new: Table, changes: Changes | None, posed: int | None, now: float) -> tuple[Call, ...]:
    """The seats' last calls once a table has changed, the newest of each last. ``posed``: see ``posed_after``; None
    where the match is as before.

    A seat is called anew when another person has had to answer since, when it changes hands, and when several people's
    answers are taken back, with everybody's consent. Otherwise its call continues, or an undo restores the call before
    it.
    """
    if new.status != "playing":
        return ()
    answers = changes.answers if changes is not None else []
    undone = [answer for answer in answers if answer.undone_at is not None]
    jointly = len({answer.seat for answer in undone if old.user_at(answer.seat) is not None}) > 1
    calls = _after_answers(old, new, answers, posed)
    # A question is put to everybody at once: it stands for all since the same moment.
    put = {at: since for seat_calls in calls.values() for call in seat_calls for at, since in call.questions}
    for seat in new.waiting:
        at = _last_posed(old, seat) if posed is None else posed
        if at is None or new.user_at(seat) is None:
            # A computer; or stored by an older version, and nothing has happened in the game since.
            continue
        seat_calls = calls.setdefault(seat, [])
        if old.owner_of(seat) != new.owner_of(seat) or (jointly and _last_posed(old, seat) != at):
            calls[seat] = [Call(seat, ((at, now),))]
        elif not seat_calls and posed is not None and _asked_before(old, seat, answers):
            _ask(seat, seat_calls, at, old.since(seat))
        else:
            _ask(seat, seat_calls, at, put.get(at, now))
    return tuple(call for seat in sorted(calls) for call in calls[seat][-REMEMBERED:])


def _after_answers(old: Table, new: Table, answers: Sequence[Answer], posed: int | None) -> dict[int, list[Call]]:
    """The calls by seat before anybody is called anew: without questions put after answers that were taken back, and
    ended by those that were given.
    """
    undone = {answer.serial for answer in answers if answer.undone_at is not None}
    calls = _still_standing(old, new, undone)
    if undone:
        return calls
    if answers:
        return _passed(old, new, calls, posed, min(answer.serial for answer in answers))
    return calls if posed is None else _handed_over(old, new, calls, posed)


def waiting_since(old: Table, new: Table, now: float) -> tuple[float, ...]:
    """When the present question of each waiting seat was put (seconds since 1970), in the order of ``new.waiting``.
    ``new.calls`` is up to date.
    """
    calls = {call.seat: call for call in new.calls}
    return tuple(
        calls[seat].questions[-1][1]
        if seat in calls
        else old.since(seat)
        if seat in old.waiting and old.owner_of(seat) == new.owner_of(seat)
        else now
        for seat in new.waiting
    )


def _still_standing(old: Table, new: Table, undone: Collection[int]) -> dict[int, list[Call]]:
    """The calls by seat, without questions that were put after an answer in ``undone``, which has been taken back."""
    calls: dict[int, list[Call]] = {}
    for call in old.calls:
        questions = tuple(item for item in call.questions if item[0] not in undone)
        if questions and old.owner_of(call.seat) == new.owner_of(call.seat):
            passed = None if call.passed in undone else call.passed
            calls.setdefault(call.seat, []).append(Call(call.seat, questions, passed))
    return calls


def _passed(
    old: Table, new: Table, calls: dict[int, list[Call]], posed: int | None, answer: int
) -> dict[int, list[Call]]:
    """The calls after an answer: the calls of all others end, unless only one person had to answer.

    Everybody the table visibly waited for had to answer; where it is secret who has answered, that is everybody asked.
    """
    had = {
        seat
        for seat in old.waiting
        if old.user_at(seat) is not None and (seat not in new.waiting or _last_posed(old, seat) != posed)
    }
    return _over(calls, had, answer)


def _handed_over(old: Table, new: Table, calls: dict[int, list[Call]], posed: int) -> dict[int, list[Call]]:
    """The calls after somebody whom the table waited for has left their seat to a computer: over for all others, as if
    they had answered themselves.
    """
    return _over(
        calls, {seat for seat in old.waiting if old.user_at(seat) is not None and new.user_at(seat) is None}, posed
    )


def _over(calls: dict[int, list[Call]], had: set[int], answer: int) -> dict[int, list[Call]]:
    return {
        seat: [
            msgspec.structs.replace(call, passed=answer) if call.passed is None and had - {seat} else call
            for call in seat_calls
        ]
        for seat, seat_calls in calls.items()
    }


def _ask(seat: int, seat_calls: list[Call], posed: int, since: float) -> None:
    """Add the question to the seat's calls ``seat_calls``, unless it is in one of them already."""
    last = seat_calls[-1] if seat_calls else None
    if last is not None and last.questions[-1][0] == posed:
        return
    if last is None or last.passed is not None:
        seat_calls.append(Call(seat, ((posed, since),)))
        return
    questions = (*last.questions, (posed, since))
    seat_calls[-1] = msgspec.structs.replace(
        last,
        questions=questions
        if len(questions) <= QUESTIONS_REMEMBERED
        else (questions[0], *questions[-QUESTIONS_REMEMBERED:]),
    )


def _asked_before(old: Table, seat: int, answers: Iterable[Answer]) -> bool:
    """Whether a table that an older version has stored still waits for what it waited for."""
    if any(call.seat == seat for call in old.calls):
        return False
    return seat in old.waiting and not any(answer.seat == seat for answer in answers)


def _last_posed(table: Table, seat: int) -> int | None:
    return next((call.questions[-1][0] for call in reversed(table.calls) if call.seat == seat), None)
