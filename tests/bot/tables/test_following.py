"""A process keeps abreast of what others on the same database change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model.changes import TableChange
from bot.model.table import Table
from bot.store import StoreUnavailable
from bot.tables.following import Following
from bot.tables.leases import SHARED
from bot.tables.people import People
from bot.tables.servers import Servers
from engine.core.errors import NotYourTurn
from tests.bot.tables.room import ANA, BEN, Room
from tests.bot.tables.test_two_applications import shared


class Bot:
    """An application that others serve a database with; ``line`` stands for the server's announcements."""

    def __init__(self, room: Room, line: list[Bot]) -> None:
        self.room, self.tables, self.line = room, room.tables, line
        room.tables.leases.pace = SHARED
        self.people, self.servers = People(room.store), Servers(room.store)
        self.shown: list[int] = []
        self.taken_over = 0
        self.on_its_way: set[int] = set()
        acts = (self.shown.append, self._taken, self.on_its_way.__contains__)
        self.following = Following(room.tables, self.people, self.servers, *acts)
        self.tables.announce = self.following.announce
        self.following.begin()
        room.store.database.announce = self._announce
        line.append(self)

    def _taken(self) -> None:
        self.taken_over += 1

    async def _announce(self, text: str) -> None:
        for bot in self.line:
            bot.following.hear(text)


@pytest.fixture
async def bots(path: Path) -> AsyncIterator[list[Bot]]:
    line = list[Bot]()
    for owner in ("one", "other"):
        room = Room(await shared(path), owner=owner)
        await room.tables.start_up()
        Bot(room, line)
    yield line
    for bot in line:
        await bot.tables.shut_down()


async def announced() -> None:
    """Let tasks run to their ends that have been begun."""
    me = asyncio.current_task()
    while others := [task for task in asyncio.all_tasks() if task is not me and "_announce" in repr(task)]:
        await asyncio.wait(others)


async def test_the_owner_hears_of_a_change_that_another_process_has_made(bots: list[Bot]) -> None:
    one, other = bots
    table = await one.room.playing(BEN)
    await one.tables.mark_posted(table.id, table.revision)
    await other.room.do(table, ANA, "leader")
    await announced()
    assert (one.shown, other.shown) == ([table.id], [])
    # Of its own changes it needs no word.
    await one.room.do(table, ANA, "pass")
    await announced()
    assert (one.shown, other.shown) == ([table.id], [])


async def test_clocks_hear_of_a_change_that_a_press_of_ones_own_has_found(bots: list[Bot]) -> None:
    one, other = bots
    table = await one.room.playing(BEN)
    heard: list[int] = []
    one.tables._transactions.watchers.append(lambda changed: heard.append(changed.revision))
    done = await other.room.do(table, ANA, "leader")
    # It refuses the press, and has read the table for that.
    with pytest.raises(NotYourTurn):
        await one.tables.answers.give(table.id, BEN, [("action", ["pass"])])
    assert heard == [done.table.revision]


async def test_what_was_not_heard_is_found_by_looking(bots: list[Bot]) -> None:
    one, other = bots
    table = await one.room.playing(BEN)
    await one.tables.mark_posted(table.id, table.revision)
    other.line.remove(one)
    await other.room.do(table, ANA, "leader")
    await announced()
    await one.following.look()
    assert one.shown == [table.id]
    other.line.insert(0, one)


async def test_a_change_that_a_press_has_read_and_nobody_posts_is_found_at_the_second_look(bots: list[Bot]) -> None:
    one, other = bots
    table = await one.room.playing(BEN)
    await one.tables.mark_posted(table.id, table.revision)
    # What is announced is lost.
    other.line.remove(one)
    done = await other.room.do(table, ANA, "leader")
    # A press at the owner's needs the table as it is stored: from here on it is no news there.
    await one.tables.look_around(table.id, None, BEN, None)
    remembered = one.tables.get(table.id)
    assert remembered is not None
    assert (remembered.revision, remembered.posted_revision) == (done.table.revision, table.revision)
    await one.following.look()
    assert one.shown == [], "who has just changed a table posts it"
    await one.following.look()
    assert one.shown == [table.id]
    await one.tables.mark_posted(table.id, done.table.revision)
    await one.following.look()
    assert one.shown == [table.id]
    other.line.insert(0, one)


async def test_what_is_being_posted_or_waits_for_a_pause_is_left_alone(bots: list[Bot]) -> None:
    one, _ = bots
    table = await one.room.playing(BEN)
    one.on_its_way.add(table.id)
    for _ in range(3):
        await one.following.look()
    assert one.shown == []
    # It was given up.
    one.on_its_way.clear()
    await one.following.look()
    assert one.shown == [table.id]


async def test_each_change_has_a_look_of_its_own_to_be_posted_in(bots: list[Bot]) -> None:
    one, _ = bots
    table = await one.room.playing(BEN)
    await one.following.look()
    await one.room.do(table, ANA, "leader")
    await one.following.look()
    assert one.shown == []
    await one.following.look()
    assert one.shown == [table.id]


async def test_an_answer_that_is_stored_though_the_database_did_not_say_so_is_posted(bots: list[Bot]) -> None:
    one, _ = bots
    table = await one.room.playing(BEN)
    await one.tables.mark_posted(table.id, table.revision)
    append = one.room.store.append

    async def breaks_off(new: Table, change: TableChange) -> None:
        await append(new, change)
        raise StoreUnavailable("games", "unreachable")

    one.room.store.append = breaks_off  # type: ignore[method-assign]
    with pytest.raises(StoreUnavailable):
        await one.room.do(table, ANA, "leader")
    one.room.store.append = append  # type: ignore[method-assign]
    stored, remembered = await one.room.store.table(table.id), one.tables.get(table.id)
    assert stored is not None
    assert remembered is not None
    assert table.revision < stored.revision == remembered.revision
    # The player was told that it had failed: nobody posts it.
    for _ in range(2):
        await one.following.look()
    assert one.shown == [table.id]


async def test_an_owed_notice_is_found_when_it_is_still_owed_at_the_next_look(bots: list[Bot]) -> None:
    one, other = bots
    table = await one.room.playing(BEN)
    await one.tables.mark_posted(table.id, table.revision)
    vote = await one.tables.seating.ask_swap(table.id, ANA, BEN)
    other.line.remove(one)
    await other.tables.votes.cast(table.id, BEN, vote.id, False)
    await one.following.look()
    assert one.shown == []
    await one.following.look()
    assert one.shown == [table.id]
    other.line.insert(0, one)


async def test_tables_of_a_process_that_is_gone_are_taken_over_within_seconds(bots: list[Bot]) -> None:
    one, other = bots
    table = await one.room.playing(BEN)
    for beat in range(1, 5):
        one.room.now = other.room.now = 1000.0 + SHARED.renew * beat
        await one.following.look()
        await other.following.look()
    assert (other.taken_over, other.tables.leases.holds(table.id)) == (0, False)
    # It is killed.
    other.room.now += SHARED.lasts
    await other.following.look()
    assert (other.taken_over, other.tables.leases.holds(table.id)) == (1, True)
    assert SHARED.lasts + SHARED.renew <= 12.0


async def test_settings_that_somebody_has_changed_elsewhere_are_read(bots: list[Bot]) -> None:
    one, other = bots
    # The clock of the rows is the store's.
    for bot in bots:
        bot.room.now = bot.room.store.clock()
    await one.people.set(ANA, pings="never")
    await one.servers.set(9, language="es")
    await other.following.look()
    assert other.people.get(ANA).pings == "never"
    assert other.servers.defaults_for(9).language == "es"
    await one.people.set(ANA, pings="turn")
    await other.following.look()
    assert other.people.get(ANA).wants_ping(turn=True)


async def test_an_interaction_that_comes_to_two_processes_is_taken_up_once(bots: list[Bot]) -> None:
    one, other = bots
    assert await one.tables.take_up(7)
    assert not await other.tables.take_up(7)
    assert not await one.tables.take_up(7)
    assert await other.tables.take_up(8)


async def test_what_a_press_may_be_about_is_brought_up_to_date_before(bots: list[Bot]) -> None:
    one, other = bots
    table = await one.room.playing(BEN)
    assert other.tables.at(77) is None
    await other.tables.look_around(None, 77, BEN, None)
    assert other.tables.at(77) == one.tables.get(table.id)
    await one.tables.lifecycle.move(table.id, 78)
    await other.tables.look_around(None, 77, BEN, None)
    assert other.tables.at(77) is None
    assert [item.id for item in other.tables.tables_of(BEN)] == [table.id]
    await one.tables.lifecycle.close(table.id, ANA)
    await other.tables.look_around(None, None, BEN, 9)
    assert other.tables.open_tables() == []
