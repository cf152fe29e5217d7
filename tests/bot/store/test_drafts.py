"""A draft goes with the seat it is for: when its player leaves that seat, and when the table ends."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.model.drafts import Draft, Step
from bot.model.table import Table
from tests.bot.tables.room import ANA, BEN, CARA, Room

STEPS = (Step("politics", ("pass",)), Step("discard", ("one", "two")))
DRAFT = Draft(7, "deploy", ("disk:rome", "done"), "disk:rome", "italia", "roma 2", STEPS, 12)
Act = Callable[[Room, Table], Awaitable[object]]


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    made = await Room.at(tmp_path / "games.sqlite3")
    yield made
    await made.tables.shut_down()


async def drafted(room: Room) -> list[Table]:
    """Two games of three people, all of whom have a draft at both."""
    tables = [await room.playing(BEN, CARA, channel=channel) for channel in (1, 2)]
    for table in tables:
        for user in (ANA, BEN, CARA):
            await room.store.keep_draft(table.id, table.seat_of(user), user, DRAFT)
    return tables


async def drafts(room: Room, table: Table) -> set[int]:
    return {user for user in (ANA, BEN, CARA) if await room.store.draft(table.id, user) is not None}


async def agreed(room: Room, table: Table, *users: int) -> None:
    """Everybody says yes to the one open question."""
    vote = (await room.tables.votes.open_at(table.id))[0]
    for user in users:
        await room.tables.votes.cast(table.id, user, vote.id, True)


async def swapped(room: Room, table: Table) -> None:
    await room.tables.seating.ask_swap(table.id, ANA, BEN)
    await agreed(room, table, BEN)


async def removed(room: Room, table: Table) -> None:
    await room.tables.seating.ask_removal(table.id, ANA, BEN)
    await agreed(room, table, CARA)


LEAVING: dict[str, tuple[Act, set[int]]] = {
    "resigning": (lambda room, table: room.tables.seating.resign(table.id, BEN), {ANA, CARA}),
    "lending the seat": (lambda room, table: room.tables.seating.lend(table.id, BEN), {ANA, CARA}),
    "removed": (removed, {ANA, CARA}),
    "another seat": (swapped, {CARA}),
    "forgotten": (lambda room, _: room.tables.forget(BEN, {"es": "x", "en": "x"}), {ANA, CARA}),
}


@pytest.mark.parametrize("way", LEAVING)
async def test_who_leaves_a_seat_has_no_draft_for_it_any_more(room: Room, way: str) -> None:
    here, other = await drafted(room)
    act, kept = LEAVING[way]
    await act(room, here)
    assert await drafts(room, here) == kept
    assert await drafts(room, other) == ({ANA, CARA} if way == "forgotten" else {ANA, BEN, CARA})


async def test_no_draft_outlives_its_table(room: Room) -> None:
    closed, played = await drafted(room)
    await room.tables.lifecycle.close(closed.id, ANA)
    assert (await drafts(room, closed), await drafts(room, played)) == (set(), {ANA, BEN, CARA})
    assert (await room.play_on(played)).status == "over"
    assert await drafts(room, played) == set()


async def test_a_draft_that_comes_after_the_end_is_not_kept(room: Room) -> None:
    closed, played = await room.playing(BEN, channel=1), await room.playing(BEN, channel=2)
    await room.tables.lifecycle.close(closed.id, ANA)
    await room.play_on(played)
    for table in (closed, played):
        await room.store.keep_draft(table.id, 0, ANA, DRAFT)
        assert await drafts(room, table) == set()


async def test_a_draft_is_kept_for_the_seat_its_player_holds_alone(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.seating.lend(table.id, BEN)
    for seat, user in ((0, ANA), (0, CARA), (1, BEN), (1, ANA), (2, CARA)):
        await room.store.keep_draft(table.id, seat, user, Draft(1, f"of {seat}"))
    assert await drafts(room, table) == {ANA, CARA}
    assert await room.store.draft(table.id, CARA) == Draft(1, "of 2")
    await room.store.keep_draft(table.id, 0, ANA, DRAFT)
    assert await room.store.draft(table.id, ANA) == DRAFT


async def test_an_answer_leaves_others_drafts_alone(room: Room) -> None:
    table, _ = await drafted(room)
    await room.random_answer(table)
    assert await drafts(room, table) == {ANA, BEN, CARA}
