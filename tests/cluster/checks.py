"""What must be true afterwards, as pure functions: each gives the sentences of what is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.messages.ids import moment_at
from engine.core.record import Answer
from tests.cluster.people import Given


class Shown(msgspec.Struct, frozen=True):
    """A table as it is stored, and the newest message with its buttons at Discord.

    ``alt`` and ``due``: the picture's words there, and those that it has to have ("": any). ``says``: how its text
    begins. ``is_quiet``: nobody is to be called, as who is waited for has been asked on in their panel after an answer.
    """

    table: int
    revision: int
    posted: int
    waiting: tuple[int, ...]
    message: int
    newest: int
    called: tuple[int, ...]
    alt: str = ""
    due: str = ""
    says: str = ""
    is_quiet: bool = False


def lost(given: Iterable[Given], seeds: Mapping[int, int], answers: Mapping[int, Sequence[Answer]]) -> list[str]:
    """Answers that a player was shown as done, and that are not what is stored of that moment."""
    revisions = {table: len(rows) + 1 for table, rows in answers.items()}
    at: dict[tuple[int, int, str], int] = {}
    for table, seed in seeds.items():
        most = max([answer.revision for answer in answers[table]], default=0) + revisions[table]
        for seat in {answer.seat for answer in answers[table]} | {one.seat for one in given if one.table == table}:
            at |= {(table, seat, moment_at(seed, seat, number)): number for number in range(most + 1)}
    wrong = []
    for one in given:
        start = at.get((one.table, one.seat, one.moment))
        if one.shown is None or start is None:
            # Never told, or composed: what is sent then is looked at by its own press.
            continue
        ends = [at[one.table, one.seat, shown] for shown in one.shown if (one.table, one.seat, shown) in at]
        if not ends or max(ends) <= start:
            continue
        stored = [row for row in answers[one.table] if row.seat == one.seat and start <= row.revision <= max(ends)]
        live = [row for row in stored if row.revision > start]
        if not live or not set(one.options) <= set(live[0].ids):
            wrong.append(f"table {one.table}, seat {one.seat}: {one.act} {one.options} is not stored")
    return wrong


def answered_unasked(
    given: Iterable[Given], planted: Mapping[int, int], answers: Mapping[int, Sequence[Answer]]
) -> list[str]:
    """Seats of players that have answered more often than they clicked. ``planted``: answers a table began with."""
    clicks = Counter((one.table, one.seat) for one in given)
    wrong = []
    for table, rows in answers.items():
        for seat in {seat for number, seat in clicks if number == table}:
            sent = {row.sent_with for row in rows[planted[table] :] if row.seat == seat}
            if len(sent) > clicks[table, seat]:
                wrong.append(f"table {table}, seat {seat}: {len(sent)} answers of {clicks[table, seat]} clicks")
    return wrong


def unserialised(answers: Mapping[int, Sequence[Answer]]) -> list[str]:
    """Records whose answers do not follow one another."""
    return [
        f"table {table}: answers {[answer.serial for answer in rows]}"
        for table, rows in answers.items()
        if [answer.serial for answer in rows] != list(range(len(rows)))
    ]


def stale(tables: Iterable[Shown]) -> list[str]:
    """Boards that do not show what is stored."""
    wrong = []
    for one in tables:
        if one.posted != one.revision:
            wrong.append(f"table {one.table}: revision {one.posted} of {one.revision} is posted")
        elif one.message != one.newest:
            wrong.append(f"table {one.table}: its board is noted as {one.message}, the newest is {one.newest}")
        elif set(one.called) - set(one.waiting) or (one.waiting and not one.called and not one.is_quiet):
            wrong.append(f"table {one.table}: the board calls {one.called}, stored is {one.waiting}: {one.says!r}")
        elif one.due and one.alt != one.due:
            begins = next((place for place, (a, b) in enumerate(zip(one.alt, one.due, strict=False)) if a != b), 0)
            there, due = one.alt[begins : begins + 60], one.due[begins : begins + 60]
            wrong.append(f"table {one.table}: the board shows {there!r}, stored is {due!r}")
    return wrong


def share(values: Sequence[float], part: float) -> float:
    """The value that ``part`` of them do not exceed; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
