"""Tables with clocks for tests: a room whose time is set by hand, and everybody's wishes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.model.clocks import (
    Clock,
    Decision,
    Late,
    OverdueChoice,
    Reminder,
)
from bot.model.table import Pace, Table
from bot.tables.people import People
from tests.bot.tables.room import ANA, Room

HOUR, DAY = 3600.0, 86400.0
NOON = 1_781_092_800.0
"""2026-06-10, 12:00 UTC."""

OPEN: list[Watch] = []
"""Every watch that has been made and not been shut down."""


class Watch:
    """A room and its clocks; a second one on the same file is the bot after a restart."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.tables = room.tables
        self.people = People(room.store)
        self.clocks, self.lateness = self.tables.clocks(self.people)

    @classmethod
    async def at(cls, path: Path, now: float = NOON) -> Watch:
        room = await Room.at(path)
        made = cls(room)
        room.now = now
        await room.tables.leases.renew()
        OPEN.append(made)
        await made.people.load()
        await made.clocks.load()
        return made

    async def restarted(self, path: Path, later: float = 0.0) -> Watch:
        """The bot ends now and comes back so many seconds later."""
        await self.tables.shut_down()
        return await Watch.at(path, self.room.now + later)

    async def playing(self, *others: int, pace: Pace = "daily", channel: int = 77, **given: Any) -> Table:
        """A game at a pace; Ana is asked first."""
        table = await self.room.playing(*others, channel=channel, **given)
        table = await self.tables.lobby.set(table.id, ANA, "pace", pace)
        for notice in await self.tables.store.notices(table.id):
            await self.tables.store.notice_told(table.id, notice)
        await self.clocks.refresh()
        return table

    async def wait(self, seconds: float) -> None:
        """Time passes, with a heartbeat a minute (or where that would take long, as if)."""
        self.room.now += seconds
        self.clocks._last = self.room.now - 1
        await self.clocks.refresh()

    async def left(self, table: Table, seat: int = 0) -> tuple[float | None, float | None]:
        """Seconds until the seat's deadlines, without and with the bank."""
        until = next(until for until in await self.clocks.deadlines(table.id) if until.seat == seat)
        now = self.room.now
        return (
            None if until.first is None else until.first - now,
            None if until.last is None else until.last - now,
        )

    def clock(self, table: Table, seat: int = 0) -> Clock | None:
        return next((clock for clock in self.clocks.of(table.id) if clock.seat == seat), None)

    async def remind(self) -> list[Reminder]:
        """The reminders that are due, as given."""
        due = await self.clocks.reminders()
        for reminder in due:
            await self.clocks.reminded(reminder)
        return due

    async def late(self) -> Late:
        """The one question about somebody who is late."""
        (late,) = await self.lateness.late()
        return late

    async def choose(self, late: Late, user: int, choice: OverdueChoice) -> Decision:
        return await self.lateness.choose(late.table.id, user, late.vote.id, choice)
