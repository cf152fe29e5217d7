"""Clocks as values: what a pace allows, and how much of it a seat has used. Changed by replacing, never in place."""

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
    """What a pace allows, in seconds: for each call, as a bank for the whole game; when the end is near."""

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
"""The reminders, as ``Clock.told`` counts them: half of the time is gone, the end is near, the deadline has passed and
extra time runs.
"""

ReminderKind = Literal["half", "passed", "near"]
"""What a reminder says of the most urgent clock, the least urgent kind first."""


class Clock(msgspec.Struct, frozen=True):
    """The clock of a seat that was called at ``asked`` (``Table.called``), for all that it is asked in that call.

    Time counts from ``since`` on; ``spent`` was counted before. ``told`` are the reminders that are settled (HALF,
    PASSED, NEAR). ``taken``: how much time the answer took, where it was given and nobody may know; the clock seems to
    run on. It ``runs`` unless the seat is not asked any more (``ended``; ``drawn`` is what the call has taken from the
    bank, in case its last answer is taken back) or nothing runs at the table (``stopped``).
    """

    table_id: int
    seat: int
    user: int
    pace: Pace
    asked: float
    since: float
    spent: float
    allowance: float
    told: int = 0
    taken: float | None = None
    drawn: float = 0.0
    ended: bool = False
    stopped: bool = False

    @property
    def runs(self) -> bool:
        """Whether time counts."""
        return not self.ended and not self.stopped


class Bank(msgspec.Struct, frozen=True):
    """What is left of a user's extra time in a seat, in seconds.

    ``turn``: the word of the turn (``engine.core.preorders.spans``) that a computer plays to its end for them, or "".
    """

    table_id: int
    seat: int
    user: int
    pace: Pace
    seconds: float
    turn: str = ""


class Until(msgspec.Struct, frozen=True):
    """When a seat's time is out as things stand: of the call, and with the bank. None: not within a year."""

    seat: int
    first: float | None
    last: float | None


class Reminder(msgspec.Struct, frozen=True):
    """What one user is told: the clocks of all their tables, the most urgent first; ``kind`` is the most urgent one."""

    user: int
    kind: ReminderKind
    tables: tuple[tuple[Table, Until], ...]


OverdueChoice = Literal["wait", "play", "give"]
OVERDUE_CHOICES: Final[tuple[OverdueChoice, ...]] = ("wait", "play", "give")
"""What the others may choose when somebody's time is out, the mildest first."""


class Late(msgspec.Struct, frozen=True):
    """Somebody whose time is out, and the question to the others about it."""

    table: Table
    vote: Vote


class Decision(msgspec.Struct, frozen=True):
    """How the others' choice stands. ``choice`` None: it is still open; else what was chosen and what it brought."""

    vote: Vote
    choice: OverdueChoice | None = None
    outcome: Outcome | None = None
