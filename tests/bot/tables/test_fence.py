"""A process that slept while another one took its tables over changes nothing there any more."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.model.posts import Post, Room
from bot.model.table import Notice, Table
from bot.store import LeaseLost
from bot.store.fence import in_term
from bot.tables.leases import ALONE, Lease
from tests.bot.clock.watch import NOON
from tests.bot.tables.room import ANA, BEN
from tests.bot.tables.test_leases import Process, played, started

MINUTE = ALONE.lasts + 1


@pytest.fixture
async def sleeper(path: Path) -> AsyncIterator[Process]:
    made = await started(path, "sleeper")
    yield made
    await made.room.store.close()


@pytest.fixture
async def other(path: Path, sleeper: Process) -> AsyncIterator[Process]:
    made = await started(path, "other")
    yield made
    await made.tables.shut_down()


NOTES: dict[str, Callable[[Process, Table], Awaitable[object]]] = {
    "posted": lambda process, table: process.room.store.mark_posted(table.id, table.revision),
    "a message": lambda process, table: process.room.store.messages.remember(Post(table.id, "board", 0, 1, 2, 3)),
    "a question": lambda process, table: process.room.store.messages.remember(
        Post(table.id, "vote-1", 0, 1, 2, 3), is_pressed=True
    ),
    "a message gone": lambda process, table: process.room.store.messages.forget(table.id, "board"),
    "a notice": lambda process, table: process.room.store.notice_told(table.id, Notice("x")),
    "a thread put away": lambda process, table: process.room.store.set_closing(table.id, 1.0),
    "a private thread": lambda process, table: process.room.store.messages.keep_room(table.id, Room(5)),
    "clocks": lambda process, table: process.room.store.keep_clocks(table.id, (), ()),
}
"""All that the one who looks after a table notes about it."""


async def lease_of(process: Process, table: Table) -> Lease:
    lease = await process.tables.leases.lease(table.id)
    assert lease is not None
    return lease


@pytest.mark.parametrize("kind", NOTES)
async def test_who_slept_notes_nothing_after_the_table_was_taken_over(
    sleeper: Process, other: Process, kind: str
) -> None:
    table = await played(sleeper)
    lease = await lease_of(sleeper, table)
    with in_term(table.id, lease.term):
        await NOTES[kind](sleeper, table)
        other.room.now = NOON + MINUTE
        taken = await lease_of(other, table)
        assert taken.term == lease.term + 1
        # It does not know yet how long it slept: the store does.
        with pytest.raises(LeaseLost):
            await NOTES[kind](sleeper, table)
    await NOTES[kind](other, table)


@pytest.mark.parametrize("kind", NOTES)
async def test_who_has_it_again_notes_nothing_for_what_it_began_before(
    sleeper: Process, other: Process, kind: str
) -> None:
    table = await played(sleeper)
    before = await lease_of(sleeper, table)
    other.room.now = NOON + MINUTE
    await lease_of(other, table)
    await other.tables.leases.release()
    sleeper.room.now = NOON + MINUTE
    assert await sleeper.tables.leases.renew() == [table.id]
    now = await lease_of(sleeper, table)
    assert now.term == before.term + 2
    with in_term(table.id, before.term):
        assert not sleeper.tables.leases.holds(table.id)
        with pytest.raises(LeaseLost):
            await NOTES[kind](sleeper, table)
    with in_term(table.id, now.term):
        assert sleeper.tables.leases.holds(table.id)
        await NOTES[kind](sleeper, table)


async def test_who_wakes_finds_out_which_tables_are_still_its_own(sleeper: Process, other: Process) -> None:
    first = await played(sleeper)
    second = await sleeper.room.playing(BEN, channel=78)
    assert await sleeper.tables.leases.acquire(second.id)
    sleeper.room.now = other.room.now = NOON + MINUTE
    assert not sleeper.tables.leases.holds(first.id)
    assert await other.tables.leases.acquire(first.id)
    assert not await sleeper.tables.leases.acquire(first.id)
    assert sleeper.tables.leases.holds(second.id)
    assert not sleeper.tables.leases.holds(first.id)


async def test_a_table_given_back_is_nobodys_and_its_term_goes_on_with_the_next(
    sleeper: Process, other: Process
) -> None:
    table = await played(sleeper)
    lease = await lease_of(sleeper, table)
    await sleeper.tables.leases.release()
    assert (await lease_of(other, table)).term == lease.term + 1
    assert await other.tables.leases.acquire(table.id)
    assert (await lease_of(other, table)).term == lease.term + 1


async def test_a_press_is_answered_by_whoever_is_asked(sleeper: Process, other: Process) -> None:
    table = await played(sleeper)
    await other.room.store.messages.remember(Post(table.id, "invited-5", 0, 1, 5, 3, owed=(ANA,)), is_pressed=True)
    with pytest.raises(LeaseLost):
        await other.room.store.messages.remember(Post(table.id, "board", 0, 1, 5, 3))
    # Somebody leaves for good, or a finished game is set back: whoever looks after the table.
    await other.room.store.messages.forget(table.id, "hand", ANA, is_pressed=True)
    await other.room.store.set_closing(table.id, None, is_pressed=True)
