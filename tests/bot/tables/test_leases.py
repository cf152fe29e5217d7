"""Two processes on one database: one looks after a table, the other only answers presses, until the first has ended."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model.table import Table
from bot.store import StoreUnavailable
from bot.store.leases import void
from bot.tables.clock.service import BEAT
from bot.tables.leases import ALONE, Leases
from bot.tables.people import People
from bot.tables.table_cache import FINISHED_KEPT
from tests.bot.clock.watch import HOUR, NOON
from tests.bot.stores import open_store
from tests.bot.tables.room import ANA, BEN, Room

LASTS, RENEW = ALONE.lasts, ALONE.renew


class Process:
    """An application with its clocks, on a file that others use too."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.tables = room.tables
        self.people = People(room.store)
        self.clocks, self.lateness = self.tables.clocks(self.people)
        self.unposted: list[Table] = []

    async def goes_on(self, now: float) -> list[str]:
        """What it does by itself at this moment: whom it reminds, and of whom it asks the others."""
        self.room.now = now
        await self.clocks.refresh()
        done = []
        for reminder in await self.clocks.reminders():
            done.append(f"{reminder.kind} {reminder.user}")
            await self.clocks.reminded(reminder)
        for late in await self.lateness.late(5):
            done.append(f"late {late.vote.asker}")
            self.lateness.mark_asked(late)
        return done


async def started(path: Path, owner: str, now: float = NOON) -> Process:
    """A process that begins at this moment."""
    room = Room(await open_store(path, patience=5.0), owner=owner)
    room.now = now
    made = Process(room)
    made.unposted = await room.tables.start_up()
    await made.people.load()
    await made.clocks.load()
    return made


async def live(processes: list[Process], begin: float, end: float) -> list[list[str]]:
    """What each of these processes does by itself from one moment to another, looking once a minute."""
    done: list[list[str]] = [[] for _ in processes]
    moment = begin
    while moment <= end:
        for number, process in enumerate(processes):
            done[number] += await process.goes_on(moment)
        moment += BEAT
    return done


@pytest.fixture
async def one(path: Path) -> AsyncIterator[Process]:
    made = await started(path, "one")
    yield made
    await made.room.store.close()


@pytest.fixture
async def other(path: Path, one: Process) -> AsyncIterator[Process]:
    made = await started(path, "other")
    yield made
    await made.tables.shut_down()


async def played(by: Process) -> Table:
    """A game at a daily pace, whose lease is this process's."""
    table = await by.room.playing(BEN)
    table = await by.tables.lobby.set(table.id, ANA, "pace", "daily")
    assert await by.tables.leases.acquire(table.id)
    await by.clocks.refresh()
    return table


async def test_one_process_looks_after_a_table_and_the_other_does_nothing_by_itself(
    one: Process, other: Process, path: Path
) -> None:
    table = await played(one)
    assert not await other.tables.leases.acquire(table.id)
    third = await started(path, "third")
    assert (third.unposted, [item.id for item in third.tables.open_tables()]) == ([], [table.id])
    done = await live([one, third], NOON, NOON + 13 * HOUR)
    assert done == [[f"half {ANA}"], []]
    await third.tables.shut_down()


async def test_any_process_answers_a_press_and_the_owner_hears_of_it(one: Process, other: Process) -> None:
    table = await played(one)
    await one.tables.mark_posted(table.id, table.revision)
    assert await one.tables.leases.unposted() == []
    assert await other.tables.catch_up(table.id)
    done = await other.room.do(table, ANA, "leader")
    assert not await other.tables.leases.acquire(table.id)
    assert await one.tables.leases.unposted() == [table.id]
    assert await one.tables.catch_up(table.id)
    assert not await one.tables.catch_up(table.id)
    assert one.tables.get(table.id) == done.table


async def test_after_a_clean_end_the_other_takes_over_at_once_and_rings_once(
    one: Process, other: Process, path: Path
) -> None:
    table = await played(one)
    assert await live([one, other], NOON, NOON + 11 * HOUR) == [[], []]
    await one.tables.shut_down()
    assert await live([other], NOON + 11 * HOUR + BEAT, NOON + 14 * HOUR) == [[f"half {ANA}"]]
    assert other.tables.leases.holds(table.id)


async def test_the_tables_of_a_process_that_was_killed_go_to_the_other_when_its_lease_has_run_out(
    one: Process, other: Process
) -> None:
    table = await played(one)
    assert await live([one, other], NOON, NOON + 12 * HOUR - BEAT) == [[], []]
    killed = one.room.now
    # Nobody rings while the lease lasts.
    other.room.now = killed + LASTS - 1
    assert await live([other], other.room.now, other.room.now) == [[]]
    assert not other.tables.leases.holds(table.id)
    assert await live([other], killed + LASTS, killed + HOUR) == [[f"half {ANA}"]]
    assert other.tables.leases.holds(table.id)
    # The time in which nobody looked after the table counts for nobody.
    (clock,) = other.clocks.of(table.id)
    assert clock.since >= killed + LASTS


async def test_where_a_press_takes_a_table_over_its_clocks_come_along(one: Process, other: Process) -> None:
    table = await played(one)
    assert await live([one, other], NOON, NOON + 13 * HOUR) == [[f"half {ANA}"], []]
    killed = one.room.now
    other.room.now = killed + LASTS
    assert await other.tables.leases.acquire(table.id)
    assert await live([other], killed + LASTS, killed + HOUR) == [[]]
    (clock,) = other.clocks.of(table.id)
    assert clock.since >= killed + LASTS
    assert clock.spent >= 12 * HOUR


async def test_what_a_killed_process_has_not_posted_is_posted_by_who_takes_over(one: Process, path: Path) -> None:
    table = await played(one)
    early = await started(path, "early", NOON + 1)
    late = await started(path, "late", NOON + LASTS + 1)
    assert early.unposted == []
    assert [item.id for item in late.unposted] == [table.id]
    assert not await early.tables.leases.acquire(table.id)
    for process in (early, late):
        await process.tables.shut_down()


async def test_what_both_know_and_the_one_that_was_killed_has_not_posted_is_posted_by_the_other(
    one: Process, other: Process
) -> None:
    # It has no clock, which would be shown anew in any case.
    table = await one.room.playing(BEN)
    assert await one.tables.leases.acquire(table.id)
    done = await one.room.do(table, ANA, "leader")
    # Somebody has looked there before the turn was posted.
    assert await other.tables.catch_up(table.id)
    assert await other.clocks.refresh() == []
    other.room.now = NOON + LASTS + 1
    assert await other.clocks.refresh() == [table.id]
    assert not await other.tables.catch_up(table.id)
    await other.tables.mark_posted(table.id, done.table.revision)
    other.room.now += RENEW
    assert await other.clocks.refresh() == []


async def test_a_take_over_that_the_store_broke_off_is_done_again(
    one: Process, other: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(one)
    assert await live([one, other], NOON, NOON + 12 * HOUR - BEAT) == [[], []]
    killed = other.room.now = one.room.now
    other.room.now += LASTS

    async def breaks() -> None:
        raise StoreUnavailable("the server", "gone")

    monkeypatch.setattr(other.room.store.stretches, "all", breaks)
    with pytest.raises(StoreUnavailable):
        await other.clocks.refresh()
    monkeypatch.undo()
    assert other.tables.leases.holds(table.id)
    assert await live([other], killed + LASTS, killed + HOUR) == [[f"half {ANA}"]]
    (clock,) = other.clocks.of(table.id)
    assert clock.since >= killed + LASTS


async def test_of_two_that_take_over_at_once_one_is_first(one: Process, path: Path) -> None:
    table = await played(one)
    two = [await started(path, name, NOON + 1) for name in ("two", "three")]
    for process in two:
        process.room.now = NOON + LASTS + 1
    assert sorted([await process.tables.leases.acquire(table.id) for process in two]) == [False, True]
    for process in two:
        await process.tables.shut_down()


async def test_leases_are_renewed_in_time_and_lost_where_that_was_not_possible(one: Process, other: Process) -> None:
    table = await played(one)
    for beat in range(1, 10):
        one.room.now = other.room.now = NOON + RENEW * beat
        assert await one.tables.leases.renew() == []
        assert one.tables.leases.holds(table.id)
        assert not await other.tables.leases.acquire(table.id)
    one.room.now = other.room.now = NOON + RENEW * 9 + LASTS
    assert not one.tables.leases.holds(table.id)
    assert await other.tables.leases.acquire(table.id)
    assert not await one.tables.leases.acquire(table.id)
    await one.tables.leases.renew()
    assert not one.tables.leases.holds(table.id)


async def test_processes_that_are_given_no_name_have_different_ones(path: Path) -> None:
    store = await open_store(path)
    owners = {Leases(store, lambda: NOON).owner for _ in range(2)}
    assert len(owners - {""}) == 2
    await store.close()


@pytest.mark.sqlite
async def test_where_no_bot_runs_leases_of_before_are_void(one: Process, path: Path) -> None:
    table = await played(one)
    void(path)
    after = await started(path, "after", NOON + 1)
    assert after.tables.leases.holds(table.id)
    await after.tables.shut_down()


async def test_a_change_that_cannot_be_posted_is_heard_of_once_however_many_games_end(one: Process) -> None:
    closed = await one.tables.lifecycle.close((await played(one)).id, ANA)
    for channel in range(FINISHED_KEPT + 1):
        ended = await one.tables.lifecycle.close((await one.room.lobby(channel=1000 + channel)).id, ANA)
        await one.tables.mark_posted(ended.id, ended.revision)
    assert await one.tables.leases.unposted() == [closed.id]
    assert not await one.tables.catch_up(closed.id)
