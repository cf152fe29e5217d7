"""Whole evenings of the service on PostgreSQL: what SQLite keeps, it keeps too, and one writer writes at a time."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from bot.model.drafts import Draft
from bot.model.table import Limits
from bot.store import Conflict, Store
from tests.bot.clock.watch import Watch
from tests.bot.postgres import fresh
from tests.bot.tables.room import ANA, BEN, CARA, Room, position
from tests.bot.tables.test_plans import sea, until

pytestmark = pytest.mark.nightly


@pytest.fixture
async def store(postgres: str) -> AsyncIterator[Store]:
    made = await Store.open(await fresh(postgres))
    yield made
    await made.close()


async def again(store: Store) -> Room:
    """Another process on the same database."""
    room = Room(store)
    await room.tables.start_up()
    return room


async def test_games_are_played_left_and_found_again(store: Store) -> None:
    room = Room(store)
    tigris = await room.playing(BEN, CARA, channel=1)
    tigris = await room.play_on(tigris, 60)
    inner_sea = await sea(room)
    await until(room, inner_sea, "compete")
    await room.tables.plans.plan(tigris.id, BEN, "action", [["swap"]])
    await room.tables.seating.lend(tigris.id, CARA)
    vote = await room.tables.seating.ask_swap(inner_sea.id, ANA, BEN)
    await store.keep_draft(inner_sea.id, 0, ANA, Draft(1, "compete", ("pass",)))
    later = await again(store)
    assert later.tables.open_tables() == room.tables.open_tables()
    for table in (tigris, inner_sea):
        assert position(await later.tables.match(table.id)) == position(await room.tables.match(table.id))
        assert await later.tables.store.history(table.id) == await room.tables.store.history(table.id)
    assert (await store.draft(inner_sea.id, ANA)).picks == ("pass",)
    assert [item.id for item in await later.tables.votes.open_at(inner_sea.id)] == [vote.id]
    assert (await store.book(tigris.id)).plans
    await later.tables.votes.cast(inner_sea.id, BEN, vote.id, True)
    assert (await store.table(inner_sea.id)).seat_of(BEN) == 0
    await later.play_on(later.tables.get(tigris.id), 40)
    await later.tables.lifecycle.close(tigris.id, ANA)
    assert [table.id for table in await store.ended(CARA, None, 5, "result")] == [tigris.id]
    assert await store.last_seats(BEN) == [(inner_sea.id, 0)]
    assert [row["table"] for row in (await store.person(BEN))["tables"]] == [tigris.id, inner_sea.id]
    await later.tables.forget(BEN, {"en": "x", "es": "x"})
    assert {kind for kind, rows in (await store.person(BEN)).items() if rows} == set()


async def test_of_two_processes_one_is_first(store: Store) -> None:
    room = Room(store)
    table = await room.playing(BEN)
    moved = [msgspec.structs.replace(table, revision=table.revision + 1, host=user) for user in (ANA, BEN)]
    done = await asyncio.gather(*(store.append(item) for item in moved), return_exceptions=True)
    assert sorted(type(item).__name__ for item in done) == ["Conflict", "NoneType"]
    with pytest.raises(Conflict):
        await store.append(moved[0])


async def test_limits_hold_for_all_who_open_tables_at_once(store: Store) -> None:
    rooms = [Room(store, limits=Limits(lobbies=2, person=3, server=3)) for _ in range(6)]
    done = await asyncio.gather(
        *(room.lobby(channel=number) for number, room in enumerate(rooms)), return_exceptions=True
    )
    assert [type(item).__name__ for item in done].count("Table") == 2
    assert len(await store.tables_to_load()) == 2


async def test_clocks_come_back(store: Store) -> None:
    watch = Watch(Room(store))
    table = await watch.playing(BEN)
    clocks, banks = await store.clocks()
    assert [clock.user for clock in clocks] == [ANA]
    assert clocks == list(watch.clocks.of(table.id))
    assert [bank.user for bank in banks] == [ANA, BEN]
