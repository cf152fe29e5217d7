"""Several processes share the shards of one database: who lives holds them, who is silent loses them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.model.shards import Session
from bot.shards.membership import LASTS, SETTLES, Membership
from bot.shards.share import LEAST, REQUESTS
from bot.store import Store, StoreUnavailable
from bot.store.shards import ShardRows
from tests.bot.postgres import fresh

SESSION = Session("s-1", 7, "wss://gateway.example/")


class Clock:
    """The clock of a process, that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def rows(postgres: str) -> AsyncIterator[ShardRows]:
    store = await Store.open(await fresh(postgres))
    yield ShardRows(store.database)
    await store.close()


def process(rows: ShardRows, owner: str, shards: int = 1) -> tuple[Membership, Clock]:
    clock = Clock()
    made = Membership(rows, owner, clock, place="here:1")
    made.wanted, made.stage = shards, "serving"
    return made, clock


async def falls_silent(rows: ShardRows, owner: str) -> None:
    """As if the process had said nothing for so long that its time has run out."""
    await rows.database.execute("UPDATE processes SET until = 1 WHERE owner = ?1", owner)
    await rows.database.execute("UPDATE shards SET until = 1 WHERE owner = ?1", owner)


async def test_the_first_takes_all_the_second_waits_until_it_is_given_some(rows: ShardRows) -> None:
    (one, _), (two, _) = process(rows, "one", 3), process(rows, "two", 3)
    assert await one.beat({})
    assert await two.beat({})
    assert {*one.shards()} == {0, 1, 2}
    assert not two.shards()
    await one.beat({})
    await one.give([2], {2: SESSION})
    await two.beat({})
    await one.beat({})
    assert {*one.shards()} == {0, 1}
    assert two.shards() == {2: SESSION}
    assert two.holds(2)
    assert not one.holds(2)


async def test_who_is_silent_loses_its_shards_with_their_sessions(rows: ShardRows) -> None:
    (one, clock), (two, _) = process(rows, "one"), process(rows, "two")
    await one.beat({})
    await one.beat({0: SESSION})
    await two.beat({})
    assert not two.shards()
    assert one.holds(0)
    await falls_silent(rows, "one")
    await two.beat({})
    assert two.shards() == {0: SESSION}
    assert two.census.of("two")[0].term == 2
    # It was stopped, and wakes up: it knows by its own clock, before it has asked.
    clock.now += LASTS + 4
    assert not one.holds(0)
    assert not one.lives()
    await one.beat({0: Session("s-1", 99, "wss://late.example/")})
    assert not one.shards()
    await two.beat({})
    assert two.shards() == {0: SESSION}


async def test_a_shard_is_lost_by_ones_own_clock_before_another_can_take_it(rows: ShardRows) -> None:
    one, clock = process(rows, "one")
    await one.beat({})
    assert one.remaining() == LASTS
    clock.now += LASTS
    assert not one.holds(0)
    assert one.rate() == LEAST
    await one.beat({})
    assert one.holds(0)
    assert one.census.of("one")[0].term == 1


async def test_what_is_noted_of_a_session_outlives_an_owner_that_never_connected(rows: ShardRows) -> None:
    (one, _), (two, _) = process(rows, "one"), process(rows, "two")
    await one.beat({})
    await one.beat({0: SESSION})
    one.stage = "leaving"
    await one.beat({})
    await one.give([0], {})
    await two.beat({})
    assert two.shards() == {0: SESSION}
    await two.give([0], {0: None})
    await two.beat({})
    assert two.shards() == {0: None}


async def test_the_number_of_shards_stays_while_somebody_holds_one(rows: ShardRows) -> None:
    (one, _), (two, _) = process(rows, "one", 2), process(rows, "two", 4)
    await one.beat({})
    await two.beat({})
    assert one.count == two.count == 2
    await one.give([0, 1], {})
    await one.depart()
    await two.beat({})
    assert two.count == 4
    assert {*two.shards()} == {0, 1, 2, 3}


async def test_any_number_of_processes_at_once_share_each_shard_once(rows: ShardRows) -> None:
    bots = [process(rows, f"bot-{number}", 8)[0] for number in range(4)]
    for _ in range(4):
        await asyncio.gather(*(one.beat({}) for one in bots))
        for one in bots:
            mine = sorted(one.shards())
            await one.give(mine[2:], {})
    await asyncio.gather(*(one.beat({}) for one in bots))
    held = [number for one in bots for number in one.shards()]
    assert sorted(held) == [*range(8)]
    assert {len(one.shards()) for one in bots} == {2}


async def test_requests_follow_when_a_process_comes_and_when_one_dies(rows: ShardRows) -> None:
    (one, clock), (two, later) = process(rows, "one", 2), process(rows, "two", 2)
    await one.beat({})
    assert one.rate() == REQUESTS
    await two.beat({})
    assert two.rate() == LEAST
    await one.beat({})
    await one.give([1], {})
    await two.beat({})
    await one.beat({})
    assert one.rate() == REQUESTS / 2
    await two.beat({})
    assert two.rate() == LEAST
    later.now += SETTLES
    assert two.rate() == REQUESTS / 2
    await falls_silent(rows, "one")
    await two.beat({})
    later.now += SETTLES
    assert two.rate() == REQUESTS
    clock.now += LASTS
    assert one.rate() == LEAST


async def test_sessions_are_started_one_after_another_in_a_bucket(rows: ShardRows) -> None:
    waits, moments = [], []
    for _ in range(3):
        waits.append(await rows.start_session(0, 60.0))
        moments += [float(row[0]) for row in await rows.database.query("SELECT next_at FROM session_starts")]
    assert waits[0] == 0.0
    assert moments[1] - moments[0] == pytest.approx(60.0)
    assert moments[2] - moments[1] == pytest.approx(60.0)
    assert waits[2] > waits[1] > 0.0
    assert await rows.start_session(1, 60.0) == 0.0


async def test_a_database_that_fails_leaves_what_is_known_until_it_runs_out(rows: ShardRows) -> None:
    one, clock = process(rows, "one")
    await one.beat({})

    async def fails(*_: object) -> None:
        raise StoreUnavailable("the database", "unreachable")

    one.rows.beat = fails  # type: ignore[method-assign]
    clock.now += 2
    assert not await one.beat({})
    assert one.holds(0)
    clock.now += LASTS - 2
    assert not one.holds(0)
