"""What has happened since a player last looked: the log from there on, and how the turns between ended."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from bot import table_seats as seating
from bot.moves import moves_of
from bot.plan_model import Leavings, Seen
from bot.table_desk import Desk
from bot.table_model import Table, visible
from engine.core.match import Match
from engine.core.record import Checkpoint, LogEntry

PICTURES = 4
"""Pictures of turns that are shown at most, the newest ones."""


class CatchUp(msgspec.Struct, frozen=True):
    """Log entries that the seat may see, the oldest first, and its views at the ends of turns, the present one last."""

    table: Table
    entries: list[LogEntry]
    views: list[Any]


class Past:
    """Knows what each player has seen of each table: what there was when they last answered or caught up."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def catch_up(self, table_id: int, user: int) -> CatchUp:
        """What has happened since the user last looked; from now on they have seen it. Raises NotSeated, NotStarted."""

        async def look(table: Table) -> tuple[Table, Match, int, Seen]:
            seat = seating.seat_of(table, user)
            table, match = await self.desk.load(table)
            seen = await self.desk.store.seen(table_id, user) or Seen(table_id, user, 0, 0, 0)
            return table, match, seat, seen

        table, match, seat, seen = await self.desk.alone(table_id, look)
        # Everything is read off the match before the next await: it may move on meanwhile.
        entries = visible(match.log[seen.entry :], seat)
        now = Seen(table_id, user, len(match.log), len(match.answers), match.revision)
        present = match.view(seat)
        steps = [checkpoint for checkpoint in match.checkpoints if seen.answers < checkpoint.answers]
        before = await asyncio.to_thread(ends_of_turns, match, steps, seat) if entries else []
        await self.desk.store.leave(table_id, Leavings(seen=now))
        return CatchUp(table, entries, [*before, present])


def ends_of_turns(match: Match, steps: list[Checkpoint], seat: int, most: int = PICTURES - 1) -> list[Any]:
    """The seat's views when the last step of each turn began, oldest first; of the present turn none."""
    turn_of = moves_of(match.game_id).turn
    found: list[Any] = []
    present: int | None = None
    for checkpoint in reversed(steps):
        if len(found) == most:
            break
        view = match.view_then(checkpoint, seat)
        turn = turn_of(view)
        if present is not None and turn != present:
            found.append(view)
        present = turn
    return found[::-1]
