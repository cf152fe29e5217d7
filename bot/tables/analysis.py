"""A game that was played to its end, looked back at: points turn by turn, who led when, fights, what brought points.

Pure: from a record, its story and what the game says of itself (``bot.games.report``). It looks at every seat's own
view, so it is for games that have no secrets any more.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from bot.games import presentation_of
from bot.games.naming import period_name
from bot.games.report import Fight
from bot.tables.steps import Story
from data.texts import texts
from engine.core.game import Result
from engine.core.record import LogEntry, Record
from engine.core.registry import load_game
from engine.core.rows import TRACES

Points = tuple[int, ...]
"""What a seat's place is decided by, what counts most first; () for a seat without any."""


class Period(msgspec.Struct, frozen=True):
    """A turn or round: what it is called within a sentence, by language ("in turn 3"), and the points at its end by
    seat. ``first``, ``last``: the steps of the story between which it lies; ``entries``: its public lines of the log.
    """

    names: dict[str, str]
    first: int
    last: int
    points: tuple[Points, ...]
    entries: tuple[LogEntry, ...]


class Lead(msgspec.Struct, frozen=True):
    """A seat that was ahead of all others at the end of the periods from ``first`` to ``last``, counted from 0."""

    seat: int
    first: int
    last: int

    @property
    def length(self) -> int:
        """The number of periods."""
        return self.last - self.first + 1


class Swing(msgspec.Struct, frozen=True):
    """What a seat's points rose by in a period."""

    period: int
    seat: int
    gain: int


class DecidedFight(msgspec.Struct, frozen=True):
    """A fight, with the line of the log that tells its end, and its period."""

    fight: Fight
    entry: LogEntry
    period: int


class Analysis(msgspec.Struct, frozen=True):
    """A finished game. ``leads``: who led, in the order of time; a change of the lead lies between two of them.

    ``answers``: how many decisions stand. ``points`` is empty for a game that counts none.
    """

    game: str
    seats: int
    answers: int
    periods: tuple[Period, ...]
    leads: tuple[Lead, ...]
    fights: tuple[DecidedFight, ...]
    result: Result

    @property
    def counts_points(self) -> bool:
        """Whether the game tells points before its end."""
        return any(self.periods[-1].points)

    def points(self, period: int, seat: int) -> Points:
        """A seat's points at the end of a period; none before the first one."""
        return self.periods[period].points[seat] if period >= 0 else ()

    def is_after_tie(self, lead: Lead) -> bool:
        """Whether several others were level in front at the end of the period before a lead: it was taken from none."""
        return lead.first > 0 and all(other.last != lead.first - 1 for other in self.leads)

    def swings(self) -> list[Swing]:
        """By seat and period what was gained, the most first; of equals the earlier one."""
        gained = [
            Swing(number, seat, main(self.points(number, seat)) - main(self.points(number - 1, seat)))
            for number in range(len(self.periods))
            for seat in range(self.seats)
        ]
        return sorted(gained, key=lambda swing: -swing.gain)

    def longest_lead(self) -> Lead | None:
        """The lead that lasted the most periods; of equals the earlier one."""
        return max(self.leads, key=lambda lead: lead.length, default=None)

    def deficit(self, seat: int) -> tuple[int, int, int] | None:
        """Where a seat was furthest behind: how far, the period, and who led by that; None if it never was."""
        behind = []
        for number, period in enumerate(self.periods):
            ahead = ahead_of_all(period.points, None)
            if ahead is not None and ahead != seat:
                behind.append((main(period.points[ahead]) - main(period.points[seat]), -number, ahead))
        most = max(behind, default=(0, 0, 0))
        return (most[0], -most[1], most[2]) if most[0] > 0 else None


def main(points: Points) -> int:
    """The number that counts most; 0 for a seat without any."""
    return points[0] if points else 0


def ahead_of_all(points: Sequence[Points], present: int | None) -> int | None:
    """The seat that is ahead of all others; where several are, the ``present`` one if it is among them, else nobody."""
    best = max(points, default=())
    first = [seat for seat, item in enumerate(points) if item == best and best]
    return first[0] if len(first) == 1 else present if present in first else None


def analysis_of(record: Record, story: Story, final: Sequence[object], result: Result, answers: int) -> Analysis:
    """The analysis of a game from a copy of its record, to be made in a thread. ``final``: each seat's last view;
    ``answers``: how many decisions stand. Raises DamagedRecord where a stored state cannot be read.
    """
    report, log = presentation_of(record.game).report, public_log(record)
    game, seats = load_game(record.game), range(record.seats)
    names: list[dict[str, str]] = []
    starts: list[int] = []
    for number in range(len(story.turns)):
        first = story.turns[number].first
        name = _period_names(record.game, story, first, final)
        if not names or names[-1] != name:
            names.append(name)
            starts.append(first)
    periods: list[Period] = []
    bounds = [count for first in starts[1:] if (count := _entries_until(log, story, first)) is not None]
    for number, name in enumerate(names):
        is_last = number == len(names) - 1
        end = len(story.steps) - 1 if is_last else starts[number + 1]
        checkpoint = None if is_last else story.steps[end].checkpoint
        if checkpoint is None:
            views: Sequence[object] = final
        else:
            state = game.read(checkpoint.data, checkpoint.rules_version)
            views = [game.view(state, seat) for seat in seats]
        points = tuple(tuple(report.points(views[seat], seat)) for seat in seats)
        low, high = bounds[number - 1] if number else 0, len(log) if is_last else bounds[number]
        periods.append(Period(name, starts[number], end, points, tuple(log[low:high])))
    fights = [
        DecidedFight(fight, entry, number)
        for number, period in enumerate(periods)
        for entry in period.entries
        if (fight := report.fight(entry.event, record.seats)) is not None
    ]
    return Analysis(record.game, record.seats, answers, tuple(periods), tuple(leads_of(periods)), tuple(fights), result)


def public_log(record: Record) -> list[LogEntry]:
    """The lines of the log that stand and that everybody could see."""
    return [
        entry
        for entry in record.log
        if not entry.undone and entry.event.seats is None and entry.event.key not in TRACES
    ]


def leads_of(periods: Sequence[Period]) -> list[Lead]:
    """Who led from when to when; whoever is caught up with leads on until somebody passes."""
    leads: list[Lead] = []
    present: int | None = None
    for number, period in enumerate(periods):
        present = ahead_of_all(period.points, present)
        if present is None:
            continue
        if leads and leads[-1].seat == present and leads[-1].last == number - 1:
            leads[-1] = msgspec.structs.replace(leads[-1], last=number)
        else:
            leads.append(Lead(present, number, number))
    return leads


def _period_names(game: str, story: Story, step: int, final: Sequence[object]) -> dict[str, str]:
    checkpoint = story.steps[step].checkpoint
    if checkpoint is None:
        view = final[0]
    else:
        loaded = load_game(game)
        view = loaded.view(loaded.read(checkpoint.data, checkpoint.rules_version), None)
    return {lang: period_name(game, lang, view) for lang in texts().languages}


def _entries_until(log: Sequence[LogEntry], story: Story, step: int) -> int:
    """How many public lines of the log had been written when a step of the story began."""
    numbers = [entry.number for item in story.steps[: step + 1] for entry in item.entries]
    return bisect_right([entry.number for entry in log], max(numbers, default=-1))
