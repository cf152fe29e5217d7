"""Computers' turns that are thought through by other programs on the same database: none is lost, none counts twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import asyncpg
import msgspec
import pytest

from bot.base.address import PostgresAddress
from bot.computers import elsewhere
from bot.computers.dispatcher import Dispatcher
from bot.computers.elsewhere import ThroughDatabase
from bot.computers.kinds import kind_of, known_kinds
from bot.computers.thinker import Thinker
from bot.model.table import Table
from bot.model.thinking import ThinkReply, ThinkRequest
from bot.store import Store
from bot.store.postgres.database import PostgresDatabase, open_for_thinker
from bot.store.postgres.listening import listening
from bot.store.postgres.turns import DEATHS, REPLIES, TURNS, BotTurns, ThinkerTurns
from bot.workers.pool import InLine
from bot.workers.process import WorkerDied
from tests.bot.computers.hands import Hands
from tests.bot.postgres import empty, fresh
from tests.bot.tables.room import ANA, BEN, Room
from tests.waiting import until, until_it_is

KIND = kind_of("tigris", "random")


@pytest.fixture
async def address(postgres: str) -> PostgresAddress:
    return await fresh(postgres)


@pytest.fixture
async def room(address: PostgresAddress) -> AsyncIterator[Room]:
    made = Room(await Store.open(address))
    await made.tables.start_up()
    yield made
    await made.tables.shut_down()


@pytest.fixture
async def rows(address: PostgresAddress) -> AsyncIterator[PostgresDatabase]:
    database = await open_for_thinker(address)
    assert database is not None
    yield database
    await database.close()


async def silent(database: PostgresDatabase) -> None:
    """As if every thinker had been silent for long: time is the server's."""
    await database.execute("UPDATE computer_turns SET until = 0")


@contextlib.asynccontextmanager
async def bot(room: Room, address: PostgresAddress, hands: Hands) -> AsyncIterator[ThroughDatabase]:
    """The room's computers think elsewhere where somebody does, else in these hands."""
    thinkers = ThroughDatabase(BotTurns(room.store.database))
    room.tables.computers = dispatcher = Dispatcher(room.tables, hands, elsewhere=thinkers)
    keeping = asyncio.create_task(thinkers.keep())
    try:
        async with listening(address, {REPLIES: thinkers.wake}):
            yield thinkers
    finally:
        keeping.cancel()
        await dispatcher.stop()


@contextlib.asynccontextmanager
async def thinker(
    database: PostgresDatabase, address: PostgresAddress, hands: object, name: str = "one"
) -> AsyncIterator[Thinker]:
    """A thinker, told to stop at the end."""
    thinks, stop = Thinker(ThinkerTurns(database, name, "here"), hands, 1), asyncio.Event()
    async with listening(address, {TURNS: thinks.wake}):
        running = asyncio.create_task(thinks.run(stop))
        try:
            yield thinks
        finally:
            stop.set()
            await running


async def waiting_for_computer(room: Room) -> Table:
    """A table of Ana and a computer that is to move."""
    table = await room.playing(seats=2)
    await room.do(table, ANA, "pass")
    return room.tables.get(table.id) or table


async def test_a_thinker_answers_through_the_door_that_everybody_uses(
    room: Room, address: PostgresAddress, rows: PostgresDatabase
) -> None:
    mine, theirs = Hands(), Hands(go=True)
    async with thinker(rows, address, theirs), bot(room, address, mine) as thinkers:
        await until(thinkers.is_served)
        table = await waiting_for_computer(room)
        assert await room.tables.computers.wait_until_done(table.id, 60)
        assert (room.tables.get(table.id) or table).waiting_for() == [ANA]
    assert mine.asked == []
    assert {request.seat for request in theirs.asked} == {1}
    assert (await BotTurns(room.store.database).load()).thinkers == 0, "it has said that it goes"


async def test_what_a_thinker_is_handed_is_what_a_worker_is_handed(
    room: Room, address: PostgresAddress, rows: PostgresDatabase
) -> None:
    """No seed, no true hand, no name: the request that test_secrecy.py looks at, and nothing else."""
    async with bot(room, address, Hands()) as thinkers:
        await ThinkerTurns(rows, "one", "here").beat(1)
        thinkers.wake()
        await until(thinkers.is_served)
        await waiting_for_computer(room)
        await until_it_is(lambda: _has_turn(rows))
    (row,) = await rows.query("SELECT question, kind, request, thinker, reply FROM computer_turns")
    turn = await room.tables.computer_seats.turn(1)
    assert turn is not None
    assert turn.request is not None
    assert tuple(row[:2]) == (f"{turn.revision}:1:action:random", KIND)
    assert msgspec.structs.replace(msgspec.msgpack.decode(row[2], type=ThinkRequest), seconds=1.0) == turn.request
    assert tuple(row[3:]) == ("", None)


async def _has_turn(rows: PostgresDatabase) -> bool:
    return bool(await rows.query("SELECT 1 FROM computer_turns"))


async def test_without_a_thinker_the_bots_own_workers_think(room: Room, address: PostgresAddress) -> None:
    hands = Hands(go=True)
    async with bot(room, address, hands):
        table = await waiting_for_computer(room)
        assert await room.tables.computers.wait_until_done(table.id, 60)
    assert len(hands.asked) >= 1
    assert await room.store.database.query("SELECT 1 FROM computer_turns") == []


async def test_a_turn_whose_thinker_is_gone_goes_to_another_one_and_the_first_reply_is_dropped(
    room: Room, address: PostgresAddress, rows: PostgresDatabase
) -> None:
    first = ThinkerTurns(rows, "first", "here")
    async with bot(room, address, Hands()) as thinkers:
        await first.beat(1)
        thinkers.wake()
        await until(thinkers.is_served)
        table = await waiting_for_computer(room)
        await until_it_is(lambda: _has_turn(rows))
        taken = await first.take([KIND])
        assert taken is not None
        assert await ThinkerTurns(rows, "second", "there").take([KIND]) is None, "it is in hand"
        await silent(rows)
        async with thinker(rows, address, InLine(), "second"):
            assert await room.tables.computers.wait_until_done(table.id, 60)
        assert (room.tables.get(table.id) or table).waiting_for() == [ANA]
        revision = (await room.tables.match(table.id)).revision
        assert not await first.reply(taken, msgspec.msgpack.encode(ThinkReply(("pass",))))
        assert (await room.tables.match(table.id)).revision == revision


async def test_a_turn_that_nobody_takes_is_thought_through_here(
    room: Room, address: PostgresAddress, rows: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "PATIENCE", 0.0)
    hands = Hands(go=True)
    async with bot(room, address, hands) as thinkers:
        await ThinkerTurns(rows, "of another version", "here").beat(1)
        thinkers.wake()
        await until(thinkers.is_served)
        table = await waiting_for_computer(room)
        assert await room.tables.computers.wait_until_done(table.id, 60)
    assert len(hands.asked) >= 1
    assert not await _has_turn(rows)


async def test_rows_fence_each_other(room: Room, rows: PostgresDatabase) -> None:
    bots, one, two = BotTurns(room.store.database), ThinkerTurns(rows, "one", ""), ThinkerTurns(rows, "two", "")
    await bots.put(1, "5:0:move:random", KIND, b"first")
    await bots.put(1, "5:0:move:random", KIND, b"first again")
    assert await one.take(["tigris/0/random"]) is None
    taken = await one.take([KIND])
    assert taken is not None
    assert taken.request == b"first", "the same question is asked once"
    assert await one.beat(1) == {1: taken.term}
    assert not await bots.withdraw(1, "5:0:move:random"), "somebody is at it"
    await bots.put(1, "6:0:move:random", KIND, b"second")
    assert await one.beat(1) == {}, "the table has moved on"
    assert not await one.reply(taken, b"late")
    again = await two.take([KIND])
    assert again is not None
    assert (again.request, again.term) == (b"second", taken.term + 2)
    assert await two.reply(again, b"yes")
    assert not await two.reply(again, b"twice")
    assert (await bots.load()).turns == 0
    assert await bots.fetch([1, 2]) == {1: ("6:0:move:random", b"yes")}
    assert await bots.fetch([1, 2]) == {}


async def test_what_kills_thinkers_is_taken_no_more_and_what_is_given_back_does_not_count(
    room: Room, rows: PostgresDatabase
) -> None:
    bots, one = BotTurns(room.store.database), ThinkerTurns(rows, "one", "")
    await bots.put(1, "5:0:move:random", KIND, b"deadly")
    for _ in range(2):
        assert await one.take([KIND]) is not None
        await one.give_back()
    for _ in range(DEATHS):
        assert await one.take([KIND]) is not None
        await silent(rows)
    assert await one.take([KIND]) is None
    assert (await bots.open_turns([1]))[1].tries == DEATHS
    assert await bots.withdraw(1, "5:0:move:random")


async def test_many_thinkers_take_each_turn_once(room: Room, rows: PostgresDatabase) -> None:
    bots = BotTurns(room.store.database)
    for number in range(12):
        await bots.put(number, "1:0:move:random", KIND, b"%d" % number)
    thinkers = [ThinkerTurns(rows, str(number), "") for number in range(4)]
    taken = await asyncio.gather(*(one.take([KIND]) for one in thinkers for _ in range(3)))
    assert sorted(turn.table_id for turn in taken if turn is not None) == [*range(12)]


async def test_a_thinker_that_fails_says_so_and_the_answer_is_a_random_one(
    room: Room, address: PostgresAddress, rows: PostgresDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    theirs = Hands(*[WorkerDied()] * 2, go=True)
    async with thinker(rows, address, theirs), bot(room, address, Hands()) as thinkers:
        await until(thinkers.is_served)
        table = await waiting_for_computer(room)
        assert await room.tables.computers.wait_until_done(table.id, 60)
        assert (room.tables.get(table.id) or table).waiting_for() == [ANA]
    assert any("a computer failed at action (level random): its workers died" in line for line in caplog.messages)


async def test_a_thinker_told_to_stop_takes_nothing_more_and_gives_back_what_it_does_not_finish(
    room: Room, address: PostgresAddress, rows: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.thinker.LAST_WORDS", 0.0)
    bots, hands = BotTurns(room.store.database), Hands()
    room.tables.computers = Dispatcher(room.tables, Hands())
    await waiting_for_computer(room)
    turn = await room.tables.computer_seats.turn(1)
    assert turn is not None
    await bots.put(1, "1:0:move:random", KIND, msgspec.msgpack.encode(turn.request))
    async with thinker(rows, address, hands) as thinks:
        await hands.begun.wait()
        assert thinks.in_hand() == 1
    turn_left = (await bots.open_turns([1]))[1]
    assert (turn_left.is_in_hand, turn_left.tries) == (False, 0)
    assert await ThinkerTurns(rows, "another", "").take([KIND]) is not None


async def test_a_thinker_needs_rights_on_its_two_tables_alone(postgres: str) -> None:
    place = await empty(postgres, "rights")
    assert await open_for_thinker(place) is None, "no bot has been there"
    await (await Store.open(place)).close()
    connection = await asyncpg.connect(place.url)
    await connection.execute("DROP ROLE IF EXISTS thinking_only")
    await connection.execute("CREATE ROLE thinking_only LOGIN")
    await connection.execute("GRANT SELECT ON ziggurat_format TO thinking_only")
    await connection.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON thinkers TO thinking_only")
    await connection.execute("GRANT SELECT, UPDATE ON computer_turns TO thinking_only")
    database = await open_for_thinker(PostgresAddress(place.url.replace("//ziggurat@", "//thinking_only@")))
    assert database is not None
    one = ThinkerTurns(database, "one", "")
    await connection.execute(
        "INSERT INTO computer_turns (table_id, question, kind, request, asked_at) VALUES (1, 'q', $1, 'x', 0)", KIND
    )
    await one.beat(1)
    taken = await one.take(known_kinds())
    assert taken is not None
    assert await one.reply(taken, b"yes")
    await one.give_back()
    await database.close()
    await connection.execute("DROP OWNED BY thinking_only; DROP ROLE thinking_only")
    await connection.close()


async def test_a_table_that_moves_on_meanwhile_is_asked_anew(
    room: Room, address: PostgresAddress, rows: PostgresDatabase
) -> None:
    hands = Hands()
    async with thinker(rows, address, hands), bot(room, address, Hands()) as thinkers:
        await until(thinkers.is_served)
        table = await waiting_for_computer(room)
        await hands.begun.wait()
        stood = len((await room.tables.match(table.id)).answers)
        assert (await room.tables.undo.take_back(table.id, ANA)).taken_back == 1
        hands.go.set()
        assert await room.tables.computers.wait_until_done(table.id, 60)
        assert len((await room.tables.match(table.id)).answers) == stood - 1
        assert BEN not in (room.tables.get(table.id) or table).waiting_for()


def test_a_style_is_a_kind_of_its_own_and_one_that_is_gone_is_none() -> None:
    """A program that knows no styles must not take the turn; any takes one whose style no game has any more."""
    assert kind_of("tigris", "planner:trader") in known_kinds()
    assert kind_of("tigris", "planner:trader") != kind_of("tigris", "planner") == kind_of("tigris", "planner:sailor")
