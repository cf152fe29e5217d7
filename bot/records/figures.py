"""Counts what results say of a person or a server. Pure: results in, numbers out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

import msgspec

from bot.model.results import GameResult, ResultSeat, SeatFact


class Tally(msgspec.Struct):
    """Games of one kind: how many, how often each place, points (of those that have any), hours from start to end."""

    games: int = 0
    places: Counter[int] = msgspec.field(default_factory=Counter)
    points: list[int] = msgspec.field(default_factory=list)
    hours: list[float] = msgspec.field(default_factory=list)
    given_up: int = 0

    @property
    def wins(self) -> int:
        """How many first places."""
        return self.places[1]

    def add(self, result: GameResult, seat: ResultSeat) -> None:
        """Count a game as it ended for a seat; given up, it has no place."""
        self.games += 1
        self.hours.append((result.ended_at - result.started_at) / 3600)
        if seat.has_given_up or seat.place is None:
            self.given_up += 1
            return
        self.places[seat.place] += 1
        if seat.points is not None:
            self.points.append(seat.points)


class Meeting(msgspec.Struct):
    """Games with somebody else: how often one's own place was the better one, the worse one, the same."""

    name: str = ""
    better: int = 0
    worse: int = 0
    same: int = 0

    @property
    def games(self) -> int:
        """How many."""
        return self.better + self.worse + self.same


class Figures(msgspec.Struct):
    """What results say: by game and number of players, by game and what was played, by opponent (a person's id, or a
    computer's level), by game and seat.
    """

    tables: dict[tuple[str, int], Tally]
    facts: dict[str, dict[SeatFact, Tally]]
    meetings: dict[int | str, Meeting]
    seats: dict[tuple[str, int], dict[int, Tally]]


def has_places(result: GameResult) -> bool:
    """Whether a game was played to its end by more than one: who plays alone has points, and no place."""
    return result.is_over and result.players > 1


def of_person(results: Iterable[GameResult], user: int, is_out: Callable[[int], bool]) -> Figures:
    """The figures of a person's games that were played to their end. ``is_out``: who is in no list of others."""
    figures = Figures({}, defaultdict(dict), defaultdict(Meeting), {})
    for result in results:
        own = result.of(user) if has_places(result) else None
        if own is None:
            continue
        _count(figures, result, own)
        for other in result.holders():
            _meet(figures.meetings, own, other, is_out)
    return figures


def of_server(results: Iterable[GameResult]) -> Figures:
    """The figures of all seats of a server's games that were played to their end by who held them."""
    figures = Figures({}, defaultdict(dict), {}, {})
    for result in results:
        for seat in result.holders() if has_places(result) else ():
            _count(figures, result, seat)
    return figures


def _count(figures: Figures, result: GameResult, seat: ResultSeat) -> None:
    table = (result.game, result.players)
    figures.tables.setdefault(table, Tally()).add(result, seat)
    if not seat.has_given_up:
        figures.seats.setdefault(table, {}).setdefault(seat.seat, Tally()).add(result, seat)
        for fact in seat.facts:
            figures.facts[result.game].setdefault(fact, Tally()).add(result, seat)


def _meet(
    meetings: dict[int | str, Meeting], own: ResultSeat, other: ResultSeat, is_out: Callable[[int], bool]
) -> None:
    """Count an opponent; a deleted person, and who stays out of lists, has no name in any."""
    key = other.user if other.user is not None else other.level
    if key is None or key == own.user or key == "former" or other.seat == own.seat:
        return
    if own.has_given_up or other.has_given_up or own.place is None or other.place is None:
        return
    if other.user is not None and is_out(other.user):
        return
    meeting = meetings[key]
    # Results come the newest first: that name counts.
    meeting.name = meeting.name or (other.name if other.user is not None else "")
    if own.place == other.place:
        meeting.same += 1
    elif own.place < other.place:
        meeting.better += 1
    else:
        meeting.worse += 1
