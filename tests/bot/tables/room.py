"""A room with tables for tests: short ways to open, start and play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from bot.computers.dispatcher import Dispatcher
from bot.model.plans import CARRIED_OUT, PlanNote
from bot.model.table import Outcome, Table
from bot.store import Store
from bot.tables.leases import ALONE
from bot.tables.service import Tables
from bot.workers.pool import InLine
from engine.computers.levels import RANDOM
from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.rng import seeded
from tests.bot.stores import open_store

ANA, BEN, CARA, DAN = 2**62 + 1, 2**62 + 2, 2**62 + 3, 2**62 + 4
FIRST = {"first-player": "first-seat"}


class Room:
    """Tables over one file; a second room on the same file is a second process."""

    def __init__(self, store: Store, **settings: Any) -> None:
        self.store = store
        self.now = 1000.0
        settings = {"owner": "room"} | settings
        self.tables = Tables(store, seed_source=lambda: 2**70 + 7, clock=lambda: self.now, **settings)
        # Whatever it is stored in: time is set by hand, in long steps.
        self.tables.leases.pace = ALONE
        self.tables.computers = Dispatcher(self.tables, InLine())
        self.rng = seeded(5)

    @classmethod
    async def at(cls, path: Path, *, patience: float = 5.0, **settings: Any) -> Room:
        room = cls(await open_store(path, patience=patience), **settings)
        await room.tables.start_up()
        await room.tables.ask_computers()
        return room

    async def lobby(self, seats: int = 2, channel: int = 77, host: int = ANA) -> Table:
        return await self.tables.lifecycle.open(
            game="tigris",
            options=FIRST,
            seats=seats,
            language="es",
            guild_id=9,
            channel_id=channel,
            host=host,
            host_name="Ana",
        )

    async def playing(self, *others: int, seats: int | None = None, channel: int = 77) -> Table:
        """A game of Ana with others; computers that play at random, which is quick, fill the remaining seats."""
        table = await self.lobby(seats or 1 + len(others), channel)
        for user in others:
            table = await self.tables.lifecycle.join(table.id, user, f"user {user}")
        for _ in table.open_seats():
            table = await self.tables.lifecycle.add_computer(table.id, ANA, RANDOM)
        await self.tables.lifecycle.start(table.id, ANA)
        return self.tables.get(table.id) or table

    async def do(self, table: Table, user: int, option: str) -> Outcome:
        """Answer the user's question with the first option that begins so."""
        seat = (self.tables.get(table.id) or table).seat_of(user)
        assert seat is not None
        ask = (await self.tables.match(table.id)).ask_of(seat)
        assert ask is not None
        chosen = next(item for item in ask.options if item.startswith(option))
        return self.answered(await self.tables.answers.give(table.id, user, [(ask.key, [chosen])]))

    async def random_answer(self, table: Table) -> Outcome:
        """Some legal answer of whoever is asked first."""
        match = await self.tables.match(table.id)
        ask = match.asks()[0]
        user = table.user_at(ask.seat)
        assert user is not None
        given = [(ask.key, choose(ask, self.rng))]
        return self.answered(await self.tables.answers.give(table.id, user, given, match.known_revision(ask.seat)))

    async def play_on(self, table: Table, answers: int = 10_000) -> Table:
        """Random answers until the game is over."""
        while answers and not table.is_over:
            table = (await self.random_answer(table)).table
            answers -= 1
        return table

    def answered(self, outcome: Outcome) -> Outcome:
        """The outcome with the table as it stands: the computers have answered since."""
        return msgspec.structs.replace(outcome, table=self.tables.get(outcome.table.id) or outcome.table)

    async def reopened(self, path: Path) -> Room:
        """The same file in a new process."""
        await self.tables.shut_down()
        return await Room.at(path)


def position(match: Match) -> tuple[object, ...]:
    """All that makes up where a match stands."""
    asks = [(ask.key, ask.seat, len(ask.options)) for ask in match.asks()]
    return match.game.codec.encode(match.state), asks, match.revision, match.answers, match.record, match.log


def dropped(notes: list[PlanNote]) -> list[PlanNote]:
    """The notes on plans that came to nothing, without those that were carried out."""
    return [note for note in notes if note.why != CARRIED_OUT]
