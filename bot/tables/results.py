"""What has come of a game that has ended, from its table, its sittings and its match: the one way to results.

A result is stored in the transaction that ends the game, and can be made again at any time from what is stored.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import presentation_of
from bot.model.results import GameResult, MatchEnd, ResultSeat, SeatEnding, SeatScore
from bot.model.table import Holder, Sitting, Table
from engine.computers.levels import level_of
from engine.core.match import Match


def end_of(match: Match) -> MatchEnd | None:
    """How a match ended; None while it goes on."""
    result = match.result()
    if result is None:
        return None
    places = {seat: place for place, seat in result.ranked()}
    events = [entry.event for entry in match.events() if not entry.undone]
    scores = tuple(presentation_of(match.game_id).scores(match.view(None), events))
    return MatchEnd(tuple(places[seat] for seat in range(match.seats)), scores or (SeatScore(),) * match.seats)


def result_of(table: Table, history: Sequence[Sitting], end: MatchEnd | None) -> GameResult:
    """What has come of a table that is over or closed. ``history``: who sat where when. ``end``: None where the game
    was not played to its end.
    """
    ends = [sitting.until for sitting in history if sitting.until is not None]
    is_stored = all(sitting.until is not None for sitting in history)
    rows: list[ResultSeat] = []
    for holder in table.holders:
        sat = [sitting for sitting in history if sitting.seat == holder.seat]
        rows.append(_holder_row(holder, sat, end))
    members = {row.user for row in rows}
    for seat in range(table.seats):
        former = dict.fromkeys(sitting.user for sitting in history if sitting.seat == seat and sitting.user is not None)
        left = [user for user in former if user not in members]
        members.update(left)
        rows += [
            ResultSeat(seat, number, user, None, None, None, "handed-over") for number, user in enumerate(left, start=1)
        ]
    return GameResult(
        table_id=table.id,
        game=table.game,
        guild_id=table.guild_id,
        is_over=end is not None,
        started_at=min((sitting.since for sitting in history), default=table.created_at),
        ended_at=max(ends, default=table.changed_at) if is_stored else table.changed_at,
        seats=tuple(rows),
        options=table.options,
        channel_id=table.channel_id,
    )


def _holder_row(holder: Holder, sat: Sequence[Sitting], end: MatchEnd | None) -> ResultSeat:
    """The row of who held the seat at the end; ``sat``: the seat's sittings, the oldest first."""
    user = holder.user or holder.owner
    place = None if end is None else end.places[holder.seat]
    score = SeatScore() if end is None else end.scores[holder.seat]
    return ResultSeat(
        seat=holder.seat,
        number=0,
        user=user,
        level=None if holder.computer is None else level_of(holder.computer),
        place=place,
        points=score.points,
        ending=_ending(holder, score, end),
        is_late=bool(sat) and not _is_same(sat[0], user, holder.computer),
        facts=score.facts,
        name=holder.name,
    )


def _is_same(first: Sitting, user: int | None, level: str | None) -> bool:
    """Whether a seat's first sitting is that of its last holder."""
    if user is not None or first.user is not None:
        return first.user == user
    return first.computer == level


def _ending(holder: Holder, score: SeatScore, end: MatchEnd | None) -> SeatEnding:
    if end is None:
        return "closed"
    if holder.user is None and holder.owner is not None:
        return "handed-over"
    return "resigned" if score.has_resigned else "played"
