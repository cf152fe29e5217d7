import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.model.errors import ChannelBusy, TableError, TableFull
from bot.model.table import (
    Table,
    VoteResult,
)
from bot.store import Conflict
from bot.tables.transactions import AGAIN
from engine.core.errors import EngineError, NotYourTurn, StaleRevision
from engine.core.record import Record
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room, position


async def test_of_two_answers_at_once_one_is_first_and_the_other_is_looked_at_after_it(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    await other.tables.match(table.id)
    results = await asyncio.gather(
        room.do(table, ANA, "leader"), other.do(table, ANA, "leader"), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["IllegalAnswer", "Outcome"]
    matches = [await made.tables.match(table.id) for made in (room, other)]
    assert position(matches[0]) == position(matches[1])
    assert room.tables.get(table.id) == other.tables.get(table.id)
    await other.tables.shut_down()


async def test_who_was_behind_goes_on_from_what_is_stored(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    asked_at = (await other.tables.match(table.id)).known_revision(0)
    await room.do(table, ANA, "leader")
    await room.do(table, ANA, "pass")
    with pytest.raises((StaleRevision, NotYourTurn)):
        await other.tables.answers.give(table.id, ANA, [("action", ["pass"])], asked_at)
    assert (await other.play_on(table)).status == "over"
    await other.tables.shut_down()


async def test_what_is_read_while_another_process_changes_it_is_not_played_on(
    room: Room, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    read, follows = other.store.record, []

    async def slowly(asked: Table) -> Record:
        record = await read(asked)
        if not follows:
            await room.do(table, ANA, "leader")
            follows.append(asyncio.create_task(other.tables.catch_up(table.id)))
            await asyncio.wait(follows, timeout=0.3)
        return record

    monkeypatch.setattr(other.store, "record", slowly)
    await other.tables.match(table.id)
    assert await follows[0]
    assert position(await other.tables.match(table.id)) == position(await room.tables.match(table.id))
    await other.tables.shut_down()


async def test_who_hears_of_a_channel_taken_by_another_process_has_its_match_as_it_is_stored(
    room: Room, path: Path
) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    await other.tables.match(table.id)
    await room.do(table, ANA, "leader")
    await room.tables.lifecycle.move(table.id, 78)
    with pytest.raises(ChannelBusy):
        await other.lobby(channel=78, host=CARA)
    assert position(await other.tables.match(table.id)) == position(await room.tables.match(table.id))
    await other.do(table, ANA, "pass")
    await other.tables.shut_down()
    third = await Room.at(path)
    answers = (await third.tables.match(table.id)).answers
    await third.tables.shut_down()
    assert [answer.ids[0].partition(":")[0] for answer in answers] == ["leader", "pass"]


async def test_who_could_not_close_a_table_is_not_remembered_as_having_closed_it(
    room: Room, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    before = None

    async def slower(appended: Table, change: object = None) -> None:
        raise Conflict(table=appended.id)

    with monkeypatch.context() as slow:
        slow.setattr(other.store, "append", slower)
        with pytest.raises(Conflict):
            await other.tables.lifecycle.close(table.id, ANA)
    before = (await room.store.table(table.id)).closed_by
    await other.tables.lifecycle.close(table.id, ANA)
    await other.tables.shut_down()
    assert before is None
    assert (await room.store.table(table.id)).closed_by == ANA


async def test_a_table_opened_elsewhere_is_found_by_its_id(room: Room, path: Path) -> None:
    other = await Room.at(path)
    table = await room.lobby()
    assert other.tables.get(table.id) is None
    joined = await other.tables.lifecycle.join(table.id, BEN, "Ben")
    assert other.tables.get(table.id) == joined
    with pytest.raises(TableFull):
        await room.tables.lifecycle.add_computer(table.id, ANA)
    assert room.tables.get(table.id) == joined
    await other.tables.shut_down()


# --- every kind of change, in two processes at once -------------------------------------------------------------------

Act = Callable[[Room, Table], Awaitable[object]]


async def lobby(room: Room) -> Table:
    table = await room.lobby(seats=4)
    return await room.tables.lifecycle.join(table.id, BEN, "Ben")


async def playing(room: Room) -> Table:
    table = await room.playing(BEN, CARA, seats=4)
    return (await room.do(table, ANA, "leader")).table


async def lent(room: Room) -> Table:
    return (await room.tables.seating.lend((await playing(room)).id, BEN)).table


async def vote(room: Room, table: Table, user: int) -> object:
    """Say yes to the only question that was ever put here; whether it is still open is for the tables to say."""
    return await room.tables.votes.cast(table.id, user, 1, True)


async def asked_to_swap(room: Room) -> Table:
    table = await playing(room)
    await room.tables.seating.ask_swap(table.id, ANA, BEN)
    return table


async def asked_to_undo(room: Room) -> Table:
    table = await playing(room)
    await room.tables.undo.ask(table.id, ANA)
    await vote(room, table, BEN)
    return table


ONCE: dict[str, tuple[Callable[[Room], Awaitable[Table]], Act]] = {
    "an answer": (playing, lambda room, table: room.tables.answers.give(table.id, ANA, [("action", ["pass"])])),
    "taking back": (playing, lambda room, table: room.tables.undo.take_back(table.id, ANA)),
    "the vote that decides on taking back": (asked_to_undo, lambda room, table: vote(room, table, CARA)),
    "the vote that decides on a seat": (asked_to_swap, lambda room, table: vote(room, table, BEN)),
    "lending a seat": (playing, lambda room, table: room.tables.seating.lend(table.id, BEN)),
    "taking a seat back": (lent, lambda room, table: room.tables.seating.take_back(table.id, BEN)),
    "resigning": (playing, lambda room, table: room.tables.seating.resign(table.id, BEN)),
    "language": (playing, lambda room, table: room.tables.lobby.set(table.id, ANA, "language", "en")),
    "moving": (playing, lambda room, table: room.tables.lifecycle.move(table.id, 99)),
    "closing": (playing, lambda room, table: room.tables.lifecycle.close(table.id, ANA)),
    "joining": (lobby, lambda room, table: room.tables.lifecycle.join(table.id, CARA, "Cara")),
    "leaving": (lobby, lambda room, table: room.tables.lifecycle.leave(table.id, BEN)),
    "another seat": (lobby, lambda room, table: room.tables.seating.take(table.id, BEN, 3)),
    "a computer": (lobby, lambda room, table: room.tables.lifecycle.add_computer(table.id, ANA)),
    "an option": (lobby, lambda room, table: room.tables.lobby.set(table.id, ANA, "seats", "3")),
    "an invitation": (lobby, lambda room, table: room.tables.lobby.invite(table.id, ANA, [CARA])),
    "sending away": (lobby, lambda room, table: room.tables.lobby.kick(table.id, ANA, 1)),
    "another host": (lobby, lambda room, table: room.tables.lobby.hand_over(table.id, ANA, BEN)),
    "exchanging seats": (lobby, lambda room, table: room.tables.lobby.arrange(table.id, ANA, 0, 1)),
    "the start": (lobby, lambda room, table: room.tables.lifecycle.start(table.id, ANA, fill=True)),
}


async def outcome(act: Act, room: Room, table: Table) -> str:
    """What comes of an act, by its kind."""
    try:
        return type(await act(room, table)).__name__
    except (TableError, EngineError) as error:
        return type(error).__name__


@pytest.mark.parametrize("kind", ONCE)
async def test_two_changes_at_once_end_as_one_after_the_other(
    room: Room, path: Path, tmp_path: Path, kind: str
) -> None:
    prepare, act = ONCE[kind]
    table = await prepare(room)
    other, alone = await Room.at(path), await Room.at(tmp_path / "alone.sqlite3")
    try:
        if table.status == "playing":
            await other.tables.match(table.id)
        same = await prepare(alone)
        one_by_one = [await outcome(act, alone, same) for _ in range(2)]
        results = await asyncio.gather(outcome(act, room, table), outcome(act, other, table))
        assert sorted(results) == sorted(one_by_one)
        stored, expected = await room.store.table(table.id), await alone.store.table(same.id)
        assert stored is not None
        assert expected is not None
        assert stored.revision == expected.revision
        for made in (room, other):
            await made.tables.catch_up(table.id)
        if stored.status == "playing":
            matches = [await made.tables.match(table.id) for made in (room, other, alone)]
            assert position(matches[0]) == position(matches[1]) == position(matches[2])
        assert [made.tables.get(table.id) for made in (room, other)] == [stored, stored]
    finally:
        await other.tables.shut_down()
        await alone.tables.shut_down()


async def test_who_is_always_slower_is_told_after_three_more_tries(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tries = await room.playing(BEN), []

    async def slower(appended: Table, change: object = None) -> None:
        tries.append(appended.revision)
        raise Conflict(table=appended.id)

    monkeypatch.setattr(room.store, "append", slower)
    with pytest.raises(Conflict):
        await room.do(table, ANA, "leader")
    assert len(tries) == 1 + AGAIN


async def test_of_two_tables_in_one_channel_one_is_opened(room: Room, path: Path) -> None:
    other = await Room.at(path)
    results = await asyncio.gather(room.lobby(), other.lobby(host=BEN), return_exceptions=True)
    opened = next(result for result in results if isinstance(result, Table))
    refused = next(result for result in results if isinstance(result, ChannelBusy))
    assert refused.table == opened.id
    assert room.tables.at(77) == other.tables.at(77) == opened
    await other.tables.shut_down()


async def test_votes_of_two_people_at_once_both_count(room: Room, path: Path) -> None:
    table = await playing(room)
    await room.tables.undo.ask(table.id, ANA)
    other = await Room.at(path)
    await other.tables.match(table.id)
    results = await asyncio.gather(vote(room, table, BEN), vote(other, table, CARA))
    states = sorted(result.state for result in results if isinstance(result, VoteResult))
    assert states == ["agreed", "open"]
    stored = await room.store.table(table.id)
    assert stored is not None
    assert stored.revision == table.revision + 1
    assert await room.store.votes(table.id) == []
    await other.tables.shut_down()


BEHIND: dict[str, Act] = {
    "answering": lambda room, table: room.do(table, BEN, "pass"),
    "planning": lambda room, table: room.tables.plans.plan(table.id, ANA, "action", [["pass"]]),
    "asking to take back": lambda room, table: room.tables.undo.ask(table.id, ANA),
    "asking to exchange seats": lambda room, table: room.tables.seating.ask_swap(table.id, ANA, BEN),
    "asking for a substitute": lambda room, table: room.tables.seating.ask_substitute(table.id, BEN, DAN, "Dan"),
}


@pytest.mark.parametrize("kind", BEHIND)
async def test_who_is_behind_is_served_from_what_is_stored(room: Room, path: Path, kind: str) -> None:
    """The other process still thinks that it is Ana's turn."""
    table = await playing(room)
    other = await Room.at(path)
    try:
        await other.tables.match(table.id)
        await room.do(table, ANA, "pass")
        if kind == "answering":
            await other.tables.answers.give(table.id, BEN, [("action", ["pass"])])
        else:
            await BEHIND[kind](other, table)
        assert other.tables.get(table.id) == await room.store.table(table.id)
    finally:
        await other.tables.shut_down()
