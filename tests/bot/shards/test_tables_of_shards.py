"""The tables of a server are looked after by the process that has its shard."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from bot.model.shards import shard_of
from bot.store import Store
from bot.tables.leases import Leases
from tests.bot.postgres import fresh
from tests.bot.shards.test_membership import falls_silent, process
from tests.bot.store.test_store import NEW

SERVERS = {0: 2 << 22, 1: 3 << 22}
"""A server of each of two shards."""


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def store(postgres: str) -> AsyncIterator[Store]:
    made = await Store.open(await fresh(postgres))
    yield made
    await made.close()


async def table(store: Store, guild_id: int | None, channel: int) -> int:
    return (await store.create(msgspec.structs.replace(NEW, guild_id=guild_id, channel_id=channel))).id


async def owners(store: Store) -> dict[int, str]:
    return {int(row[0]): str(row[1]) for row in await store.database.query("SELECT id, leased_by FROM tables")}


async def test_tables_go_to_whoever_has_their_shard_and_follow_it(store: Store) -> None:
    assert {number: shard_of(guild_id, 2) for number, guild_id in SERVERS.items()} == {0: 0, 1: 1}
    first, second = await table(store, SERVERS[0], 1), await table(store, SERVERS[1], 2)
    private = await table(store, None, 3)
    (one, _), (two, _), clock = process(store.shards, "one", 2), process(store.shards, "two", 2), Clock()
    leases, others = Leases(store, clock, "one"), Leases(store, clock, "two")
    await one.beat({})
    await two.beat({})
    await one.beat({})
    assert await others.renew() == []
    assert not await others.acquire(second)
    assert await leases.renew() == [first, second, private]
    # The second shard is given to the other process, and its table with it.
    await leases.give([1])
    await one.give([1], {})
    await two.beat({})
    clock.now += 3
    assert await others.renew() == [second]
    assert await owners(store) == {first: "one", second: "two", private: "one"}
    assert leases.holds(first)
    assert not leases.holds(second)
    assert not await leases.acquire(second)
    # The first process dies: its shard goes over, and when its time is out, its tables.
    await falls_silent(store.shards, "one")
    await two.beat({})
    clock.now += 20
    assert await others.renew() == [first, private]


async def test_a_table_that_was_taken_while_its_shard_went_is_let_go_of(store: Store) -> None:
    second = await table(store, SERVERS[1], 2)
    (one, _), (two, _), clock = process(store.shards, "one", 2), process(store.shards, "two", 2), Clock()
    leases, others = Leases(store, clock, "one"), Leases(store, clock, "two")
    await one.beat({})
    await two.beat({})
    await one.beat({})
    assert await leases.acquire(second)
    await one.give([1], {})
    await two.beat({})
    assert await others.renew() == []
    await leases.give()
    assert not leases.holds(second)
    clock.now += 3
    assert await others.renew() == [second]


async def test_without_shards_everybody_takes_what_is_free(store: Store) -> None:
    first, second = await table(store, SERVERS[0], 1), await table(store, SERVERS[1], 2)
    leases = Leases(store, Clock(), "one")
    assert await leases.renew() == [first, second]
    await leases.give()
    assert leases.holds(second)
