"""Two applications serve one database: whatever the order of presses, it ends as one application would."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.model.errors import TableError
from bot.model.table import Table
from bot.store import Store
from engine.computers.random_player import choose
from engine.core.errors import EngineError
from tests.bot.stores import open_store
from tests.bot.tables.room import ANA, BEN, CARA, Room, position
from tests.night import at_night

PLAYERS = (ANA, BEN, CARA)
KINDS = ("answer", "answer", "answer", "answer", "undo", "language", "pace", "lend", "back", "plan")


class Pair:
    """Two applications on one database, or one that stands for both."""

    def __init__(self, rooms: list[Room], seed: int) -> None:
        self.rooms = rooms
        self.dice = Random(seed)
        self.chance = Random(seed + 1)

    def any(self) -> Room:
        """Where the next press arrives. The dice fall the same way whether there are two or one."""
        return self.rooms[self.dice.randrange(2) % len(self.rooms)]


async def shared(path: Path) -> Store:
    store = await open_store(path)
    # A file that several processes serve, as they serve a server.
    store.database.is_shared = True
    return store


async def one_press(pair: Pair, table_id: int, kinds: Sequence[str] = KINDS) -> str:
    """Somebody does something, legal or not, at one of the applications; gives what came of it."""
    room, user = pair.any(), pair.dice.choice(PLAYERS)
    kind = pair.dice.choice(kinds)
    tables = room.tables
    try:
        if kind == "answer":
            table = await tables.find(table_id)
            assert table is not None
            seat = table.seat_of(user)
            match = await tables.match(table_id)
            ask = None if seat is None else match.ask_of(seat)
            if ask is None or seat is None:
                return "not asked"
            given = [(ask.key, choose(ask, room.rng))]
            # It is pressed at one application, and arrives at another.
            await pair.any().tables.answers.give(table_id, user, given, match.known_revision(seat))
        elif kind == "undo":
            await tables.undo.take_back(table_id, user)
        elif kind == "language":
            await tables.lobby.set(table_id, user, "language", pair.dice.choice(("en", "es")))
        elif kind == "pace":
            await tables.lobby.set(table_id, user, "pace", pair.dice.choice(("none", "daily")))
        elif kind == "lend":
            await tables.seating.lend(table_id, user)
        elif kind == "back":
            await tables.seating.take_back(table_id, user)
        else:
            await tables.plans.plan(table_id, user, "action", [["pass"]])
    except (TableError, EngineError) as error:
        return type(error).__name__
    return kind


def plain(table: Table | None) -> object:
    assert table is not None
    return table


async def played(path: Path, count: int, seed: int, presses: int) -> tuple[list[str], object, object]:
    """What came of each press, and the table and its match at the end, as whoever starts then finds them."""
    rooms = [Room(await shared(path), owner=f"application {number}") for number in range(count)]
    shared_dice = Random(seed)
    for room in rooms:
        await room.tables.start_up()
        room.rng = rooms[0].rng
    table = await rooms[0].playing(BEN, CARA)
    pair = Pair(rooms, shared_dice.randrange(2**30))
    outcomes = [await one_press(pair, table.id) for _ in range(presses)]
    for room in rooms:
        # Each of them sees it as it is stored.
        assert position(await room.tables.match(table.id)) == position(await rooms[0].tables.match(table.id))
    for room in rooms:
        await room.tables.shut_down()
    last = await Room.at(path)
    try:
        stored = await last.store.table(table.id)
        return outcomes, plain(stored), position(await last.tables.match(table.id))
    finally:
        await last.tables.shut_down()


@pytest.mark.parametrize("seed", [1, *(at_night(seed) for seed in range(2, 30))])
async def test_presses_at_once_leave_both_applications_with_what_is_stored(tmp_path: Path, seed: int) -> None:
    rooms = [Room(await shared(tmp_path / "one.sqlite3"), owner=f"application {number}") for number in range(2)]
    for room in rooms:
        await room.tables.start_up()
    table = await rooms[0].playing(BEN, CARA)
    pair, outcomes = Pair(rooms, seed), list[str]()
    for _ in range(4 if seed == 1 else 25):
        outcomes += await asyncio.gather(*(one_press(pair, table.id, ("answer", "answer", "undo")) for _ in range(4)))
    matches = [position(await room.tables.match(table.id)) for room in rooms]
    answers = (await rooms[0].tables.match(table.id)).record
    stored = await rooms[0].store.table(table.id)
    for room in rooms:
        await room.tables.shut_down()
    last = await Room.at(tmp_path / "one.sqlite3")
    try:
        assert matches == [position(await last.tables.match(table.id))] * 2
        assert stored == await last.store.table(table.id)
    finally:
        await last.tables.shut_down()
    # Each answer that was acknowledged is stored once, and no other.
    assert len(answers) == outcomes.count("answer")


@pytest.mark.parametrize("seed", [1, *(at_night(seed) for seed in range(2, 60))])
async def test_two_applications_end_as_one_would(tmp_path: Path, seed: int) -> None:
    presses = 25 if seed == 1 else 120
    one = await played(tmp_path / "one.sqlite3", 1, seed, presses)
    two = await played(tmp_path / "two.sqlite3", 2, seed, presses)
    assert two == one
    assert len({*one[0]} & {"answer", "undo", "language", "lend"}) >= 2, one[0]
