"""Processes take shards over from each other: sessions go on, nothing is missed, and who has lost one is silent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import discord
import msgspec
import pytest

from bot.local import LocalDiscord
from bot.local.client import LocalUser
from bot.local.interactions import COMMAND
from bot.shards import alone, keeper, membership
from bot.shards.alone import Alone
from bot.shards.membership import LASTS, Membership, awake
from bot.store import Store
from bot.store.shards import ShardRows
from tests.bot.postgres import fresh
from tests.bot.shards.bots import Bare, noted, settled, tell
from tests.bot.shards.test_membership import falls_silent
from tests.waiting import until


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits longer than must be."""
    monkeypatch.setattr(membership, "BEAT", 0.1)
    monkeypatch.setattr(membership, "START_INTERVAL", 0.0)
    monkeypatch.setattr(alone, "START_INTERVAL", 0.0)
    monkeypatch.setattr(keeper, "LOOK", 0.05)


class Street:
    """A local Discord of two shards and four servers, a database, and the bots on both."""

    def __init__(self, local: LocalDiscord, rows: ShardRows, stack: AsyncExitStack) -> None:
        self.local, self.rows, self._stack = local, rows, stack

    async def bot(self, name: str, *, shards: int = 2) -> Bare:
        """One more process."""
        made = Bare(Membership(self.rows, name), self.local.token, shards=shards)
        self._stack.push_async_callback(made.end)
        await made.begin()
        return made


@pytest.fixture
async def street(postgres: str, quick: None) -> AsyncIterator[Street]:
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(servers=4, shards=2))
        stack.enter_context(local.point_discord_py())
        store = await Store.open(await fresh(postgres))
        stack.push_async_callback(store.close)
        yield Street(local, store.shards, stack)


async def test_a_second_process_goes_on_with_the_session_of_the_shard_that_it_is_given(street: Street) -> None:
    one = await street.bot("one")
    await settled((one, (0, 1)))
    tell(street.local, 1, 1)
    await until(lambda: one.news == [1])
    two = await street.bot("two")
    await until(lambda: not two.keeper.status().stands_by)
    tell(street.local, 1, 2)
    await settled((one, (0,)), (two, (1,)))
    tell(street.local, 0, 3)
    tell(street.local, 1, 4)
    await until(lambda: 3 in one.news and 4 in two.news)
    # What was said in between has come to one of them, or to both, but is not lost.
    assert {1, 2, 3} <= {*one.news, *two.news}
    assert two.keeper.resumes == 1
    assert two.keeper.starts == 1
    assert {guild.shard_id for guild in two.guilds} == {1}
    assert {guild.shard_id for guild in one.guilds} == {0}


async def test_after_a_kill_the_other_resumes_and_hears_what_was_missed(street: Street) -> None:
    one, two = await street.bot("one", shards=1), await street.bot("two", shards=1)
    await settled((one, (0,)))
    await until(two.is_ready)
    assert two.keeper.status().stands_by
    tell(street.local, 0, 1)
    await until(lambda: one.news == [1])
    await noted(street.rows, 0)
    await one.die()
    tell(street.local, 0, 2)
    await falls_silent(street.rows, "one")
    await settled((two, (0,)))
    assert two.news[-1] == 2
    assert two.keeper.resumes == 1
    assert len(two.guilds) == 4


async def test_where_the_session_is_gone_a_new_one_is_started(street: Street) -> None:
    one, two = await street.bot("one", shards=1), await street.bot("two", shards=1)
    await settled((one, (0,)))
    await noted(street.rows, 0)
    await one.die()
    street.local.gateway.sessions.clear()
    await falls_silent(street.rows, "one")
    await settled((two, (0,)))
    assert two.keeper.resumes == 0
    tell(street.local, 0, 7)
    await until(lambda: two.news == [7])


async def test_who_ends_in_good_order_leaves_a_session_that_goes_on(street: Street) -> None:
    one, two = await street.bot("one", shards=1), await street.bot("two", shards=1)
    await settled((one, (0,)))
    await one.keeper.leave()
    tell(street.local, 0, 1)
    await settled((two, (0,)))
    assert (one.news, two.news) == ([], [1])
    assert two.keeper.resumes == 1
    await until(lambda: one.downs == [0])
    await one.end()
    assert [process.owner for process in (await street.rows.census()).processes] == ["two"]


async def test_who_has_slept_closes_its_connection_and_hears_nothing_more(street: Street) -> None:
    """It was stopped, and others took its shard; it wakes up with events in its socket."""
    one = await street.bot("one", shards=1)
    await settled((one, (0,)))
    member = one.member
    assert isinstance(member, Membership)
    two = await street.bot("two", shards=1)
    await noted(street.rows, 0)
    beats = sleeps(member)
    await falls_silent(street.rows, "one")
    await settled((two, (0,)))
    tell(street.local, 0, 5)
    await until(lambda: 5 in two.news)
    await until(lambda: one.downs == [0])
    assert one.news == []
    member.beat = beats  # type: ignore[method-assign]
    await until(lambda: one.keeper.status().stands_by)
    assert one.keeper.status().connected == ()
    assert two.has(0)


def sleeps(member: Membership) -> Callable[..., object]:
    """The process says nothing from now on, and its time has run out by its own clock; gives how to say something."""
    before = member.beat

    async def silent(_: object) -> bool:
        return False

    member.beat = silent  # type: ignore[method-assign]
    member._clock = lambda: awake() + 2 * LASTS
    return before


async def test_a_session_without_a_lease_does_nothing_though_nothing_has_closed_it_yet(street: Street) -> None:
    """Between the end of its time and the moment when that is noticed, nothing is read."""
    one = await street.bot("one", shards=1)
    await settled((one, (0,)))
    member = one.member
    assert isinstance(member, Membership)
    ws = one.keeper.socket(0)
    assert ws is not None
    sleeps(member)
    tell(street.local, 0, 9)
    await until(lambda: not ws.open)
    assert one.news == []


async def test_a_database_that_was_away_for_long_costs_the_connection_and_not_the_session(street: Street) -> None:
    one = await street.bot("one", shards=1)
    await settled((one, (0,)))
    member = one.member
    assert isinstance(member, Membership)
    beats = sleeps(member)
    await until(lambda: one.downs == [0])
    tell(street.local, 0, 1)
    member.beat = beats  # type: ignore[method-assign]
    await settled((one, (0,)))
    await until(lambda: one.news == [1])
    assert one.keeper.resumes == 1
    # Its servers are still known: no new session is needed.
    assert one.keeper.starts == 1


async def test_a_broken_line_is_resumed_and_an_invalid_session_started_anew(street: Street) -> None:
    one = await street.bot("one")
    await settled((one, (0, 1)))
    await street.local.gateway.cut()
    tell(street.local, 0, 1)
    await until(lambda: one.news == [1])
    await until(lambda: one.keeper.resumes == 2)
    await settled((one, (0, 1)))
    assert one.keeper.starts == 2
    street.local.gateway.forget_sessions()
    await until(lambda: one.keeper.starts == 4)
    await settled((one, (0, 1)))


async def test_sessions_of_a_bucket_are_started_in_turn_over_all_processes(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses one that comes too soon: none does."""
    monkeypatch.setattr(membership, "START_INTERVAL", 0.3)
    street.local.gateway.starts.every = 0.2
    one, two = await asyncio.gather(street.bot("one"), street.bot("two"))
    await settled((one, tuple(sorted(one.keeper.member.shards()))), (two, tuple(sorted(two.keeper.member.shards()))))
    await until(lambda: len(one.keeper.status().connected) == len(two.keeper.status().connected) == 1)
    await settled((one, one.keeper.status().mine), (two, two.keeper.status().mine))
    assert len(street.local.gateway.starts._starts) == one.keeper.starts + two.keeper.starts


async def test_no_session_is_started_where_discord_lets_us_start_few_more(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "WAIT_FOR_STARTS", 0.01)
    street.local.gateway.starts.total = keeper.FEW_STARTS
    asked: list[str] = []
    street.local.on_request(lambda method, path, *_: asked.append(path))
    one = await street.bot("one", shards=1)
    await until(lambda: asked.count("/gateway/bot") > 2)
    assert one.keeper.starts == 0
    street.local.gateway.starts.total = 1000
    await settled((one, (0,)))


async def test_an_interaction_that_comes_over_two_sessions_is_handed_on_once(street: Street) -> None:
    one = await street.bot("one", shards=1)
    await settled((one, (0,)))
    received = list[int]()

    async def on_interaction(interaction: discord.Interaction[Bare]) -> None:
        received.append(interaction.id)

    one.on_interaction = on_interaction  # type: ignore[attr-defined]
    async with LocalUser(street.local.web_url, "Ana"):
        world = street.local.world
        world.set_commands(0, [{"id": "1", "name": "play", "type": 1}])
        dm = world.dm_with(world.user("Ana").id)
        session = street.local.gateway.sessions.all()[0]
        asking = asyncio.create_task(
            street.local.interactions.run(world.user("Ana"), dm, COMMAND, {"name": "play"}, "1")
        )
        await until(lambda: len(received) == 1)
        # The same once more, as from the other session of the shard.
        frame = msgspec.json.decode(session.sent[-1][1])
        session.dispatch(frame["t"], frame["d"])
        tell(street.local, 0, 1)
        await until(lambda: one.news == [1])
        asking.cancel()
    assert len(received) == 1


async def test_one_process_alone_serves_any_number_of_shards(quick: None) -> None:
    async with LocalDiscord(servers=4, shards=3) as local:
        with local.point_discord_py():
            one = Bare(Alone(), local.token, shards=3)
            await one.begin()
            try:
                await settled((one, (0, 1, 2)))
                assert len(one.guilds) == 4
                await local.gateway.cut()
                await until(lambda: one.keeper.resumes == 3)
            finally:
                await one.end()
