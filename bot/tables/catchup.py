"""What has happened since a player last looked: the log since then, and the view at the end of each turn."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from bot.games import presentation_of
from bot.model.plans import PlanChanges, ReadMark
from bot.model.table import (
    Sitting,
    Table,
    visible,
)
from bot.tables import seat_rules
from bot.tables.seat_rules import names_at
from bot.tables.transactions import Transactions
from engine.core.match import Match
from engine.core.record import Checkpoint, LogEntry

PICTURES = 4
"""Pictures of turns that are shown at most, the newest ones."""


class CatchUp(msgspec.Struct, frozen=True):
    """Log entries that the seat may see, oldest first, and its views at the ends of turns, the present one last.

    ``history`` is who sat where when; ``last_entries`` has for each view the number of the last log entry before it.
    """

    table: Table
    entries: list[LogEntry]
    views: list[Any]
    last_entries: list[int]
    history: tuple[Sitting, ...]

    def names(self, entry: LogEntry) -> list[str]:
        """The names by seat of those who sat there when the entry was written."""
        return names_at(self.history, self.table.names(), entry.number)

    def pictured(self) -> list[tuple[Any, list[str]]]:
        """Each view with the names by seat of those who sat there then."""
        names = [names_at(self.history, self.table.names(), number) for number in self.last_entries]
        return list(zip(self.views, [*names, self.table.names()], strict=True))


class Past:
    """Keeps what each player has seen of each table: all that had happened when they last answered or caught up."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    async def has_missed(self, match: Match, table_id: int, user: int, seat: int) -> bool:
        """Whether the log has entries since the user's last look that the seat may see; the set-up and headings of
        turns do not count.
        """
        mark = await self.transactions.store.read_mark(table_id, user)
        entries = visible(match.log[0 if mark is None else mark.entry :], seat)
        return any(entry.answers and entry.event.key != f"{match.game_id}-turn" for entry in entries)

    async def catch_up(self, table_id: int, user: int) -> CatchUp:
        """What has happened since the user last looked; marks it as seen. Raises NotSeated, NotStarted."""

        async def look(table: Table) -> tuple[Table, Match, int, ReadMark]:
            seat = seat_rules.seat_of(table, user)
            table, match = await self.transactions.load(table)
            mark = await self.transactions.store.read_mark(table_id, user) or ReadMark(table_id, user, 0, 0, 0)
            return table, match, seat, mark

        table, match, seat, mark = await self.transactions.with_table_lock(table_id, look)
        # Everything is read off the match before the next await: it may move on meanwhile.
        entries = visible(match.log[mark.entry :], seat)
        now = ReadMark(table_id, user, len(match.log), len(match.answers), match.revision)
        present = match.view(seat)
        steps = [checkpoint for checkpoint in match.checkpoints if mark.answers < checkpoint.answers]
        log = [entry for entry in match.log if not entry.undone]
        before = await asyncio.to_thread(ends_of_turns, match, steps, seat) if entries else []
        last_entries = [
            max((entry.number for entry in log if entry.answers <= answers), default=0) for answers, _ in before
        ]
        await self.transactions.store.change_plans(table_id, PlanChanges(read_mark=now))
        history = tuple(await self.transactions.store.history(table_id))
        return CatchUp(table, entries, [*(view for _, view in before), present], last_entries, history)


def ends_of_turns(match: Match, steps: list[Checkpoint], seat: int, most: int = PICTURES - 1) -> list[tuple[int, Any]]:
    """The seat's views when the last step of each turn began, oldest first, each with how many answers stood then.

    The present turn is left out; at most ``most`` turns.
    """
    turn_of = presentation_of(match.game_id).turn
    ends: list[tuple[int, Any]] = []
    present: int | None = None
    for checkpoint in reversed(steps):
        if len(ends) == most:
            break
        view = match.view_then(checkpoint, seat)
        turn = turn_of(view).number
        if present is not None and turn != present:
            ends.append((checkpoint.answers, view))
        present = turn
    return ends[::-1]
