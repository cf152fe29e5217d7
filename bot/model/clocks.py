"""Clocks as immutable values: what a pace allows, and how much of it a seat has used."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from bot.model.table import (
    Outcome,
    Pace,
    Table,
    Vote,
)

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


class Terms(msgspec.Struct, frozen=True):
    """The time of a pace, in seconds: ``allowance`` for each call, ``bank`` for the whole game; ``near``: when to warn
    of the end.
    """

    allowance: float
    bank: float
    near: float


PACES: Final[dict[Pace, Terms]] = {
    "live": Terms(10 * MINUTE, 20 * MINUTE, 2 * MINUTE),
    "daily": Terms(DAY, 2 * DAY, 3 * HOUR),
    "relaxed": Terms(3 * DAY, 3 * DAY, 8 * HOUR),
}
"""The paces with a clock; "none" has none."""

HALF: Final = 1
NEAR: Final = 2
PASSED: Final = 4
"""The reminders as bits of ``Clock.told``: half of the time is used, the end is near, the deadline has passed."""

ReminderKind = Literal["half", "passed", "near"]
"""Kinds of reminders, the least urgent first."""


class Clock(msgspec.Struct, frozen=True):
    """The clock of a seat that was called at ``called_at`` (``Table.called``), for all that it is asked in that call.

    Seconds since ``since`` count, plus ``spent`` from before. ``reminders``: those that were given, as a sum of HALF,
    PASSED and NEAR. ``secret_time``: the seconds until a secret answer, None if there is none; to others the clock
    seems to run on. ``ended``: the call is answered; ``from_bank``: the seconds it took from the bank, given back if
    the answer is undone. ``stopped``: no clock runs at the table.
    """

    table_id: int
    seat: int
    user: int
    pace: Pace
    called_at: float
    since: float
    spent: float
    allowance: float
    reminders: int = 0
    secret_time: float | None = None
    from_bank: float = 0.0
    ended: bool = False
    stopped: bool = False

    @property
    def runs(self) -> bool:
        """Whether time counts."""
        return not self.ended and not self.stopped


class Bank(msgspec.Struct, frozen=True):
    """A user's remaining extra time in a seat, in seconds.

    ``turn``: the word (``engine.core.preorders.spans``) of the turn that a computer plays to its end for them, or "".
    """

    table_id: int
    seat: int
    user: int
    pace: Pace
    seconds: float
    turn: str = ""


class Until(msgspec.Struct, frozen=True):
    """When a seat's time is out: ``first`` for the call, ``last`` with the bank. None: not within a year."""

    seat: int
    first: float | None
    last: float | None


class Reminder(msgspec.Struct, frozen=True):
    """A reminder to one user: the deadlines at all their tables, the most urgent first; ``kind`` is that of the most
    urgent.
    """

    user: int
    kind: ReminderKind
    tables: tuple[tuple[Table, Until], ...]


OverdueChoice = Literal["wait", "play", "give"]
OVERDUE_CHOICES: Final[tuple[OverdueChoice, ...]] = ("wait", "play", "give")
"""The others' choices when somebody's time is out, the mildest first."""


class Late(msgspec.Struct, frozen=True):
    """Somebody whose time is out, and the question to the others about it."""

    table: Table
    vote: Vote


class Decision(msgspec.Struct, frozen=True):
    """The state of the others' choice. ``choice`` None: still open; else the choice and its outcome."""

    vote: Vote
    choice: OverdueChoice | None = None
    outcome: Outcome | None = None
