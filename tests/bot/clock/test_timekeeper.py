"""The task that keeps the clocks: it looks when something is due, survives failures, and ends cleanly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from bot.operate.running import HANDLERS, finish_handlers
from bot.posting.hands.retries import HandRetries
from bot.posting.timekeeper import AT_ONCE, Ask, Timekeeper
from bot.store import StoreUnavailable
from bot.tables.clock.service import BEAT
from bot.tables.leases import ALONE
from tests.bot.clock.watch import DAY, HOUR, Watch
from tests.bot.tables.room import BEN
from tests.waiting import HANG, ends


class Keeper(Timekeeper):
    """A timekeeper without Discord that counts its looks, and does what a test wants in each."""

    def __init__(self, watch: Watch, ask: Ask | None = None) -> None:
        self.published: list[int] = []
        self.told: list[int] = []
        none = cast("Any", None)
        parts = (watch.tables, watch.people, watch.clocks, watch.lateness, HandRetries(watch.tables, none))
        super().__init__(none, *parts, self._publish, self._tell, ask or none, none)
        self.pause = 0.001
        self.looks = 0
        self.looked = asyncio.Condition()
        self.doing: Callable[[], Awaitable[bool]] = super().look

    async def _publish(self, table_id: int) -> str | None:
        self.published.append(table_id)
        return None

    async def _tell(self, table_id: int) -> str | None:
        self.told.append(table_id)
        return None

    async def look(self) -> bool:
        async with self.looked:
            self.looks += 1
            self.looked.notify_all()
        return await self.doing()

    async def until(self, looks: int) -> None:
        """Wait until it has begun to look so many times."""
        async with self.looked:
            await ends(self.looked.wait_for(lambda: self.looks >= looks))

    async def idle(self) -> None:
        """Wait for the look under way."""
        if self._work is not None:
            await ends(asyncio.wait([self._work]))

    def sleeps(self) -> bool:
        """Whether nothing is to be done before leases are renewed."""
        return self._timer is not None and self._timer.when() - asyncio.get_running_loop().time() > ALONE.renew / 2


@pytest.fixture
async def keeper(watch: Watch) -> AsyncIterator[Keeper]:
    made = Keeper(watch)
    # On a server ``Following`` says every two seconds that the process lives, not the timekeeper.
    watch.tables.leases.is_beaten = watch.tables.store.is_shared
    yield made
    await made.stop()


async def test_it_sleeps_until_the_next_deadline_again_and_again(watch: Watch, keeper: Keeper) -> None:
    watch.clocks.next_event = lambda: watch.room.now + 0.001  # type: ignore[method-assign]
    keeper.start()
    await keeper.until(5)


async def test_without_a_clock_it_sleeps_until_a_table_changes(watch: Watch, keeper: Keeper) -> None:
    keeper.start()
    await keeper.until(1)
    await keeper.idle()
    assert keeper.sleeps()
    await watch.room.playing(BEN)
    assert keeper.sleeps()
    await watch.playing(BEN, channel=78)
    await keeper.until(2)


async def test_a_store_that_fails_is_no_end_of_it(watch: Watch, keeper: Keeper) -> None:
    async def fails() -> bool:
        raise StoreUnavailable("games.sqlite3", "full")

    keeper.doing = fails
    keeper.start()
    await keeper.until(1)
    await keeper.idle()
    assert keeper._timer is not None
    keeper.wake()
    await keeper.until(2)


async def test_where_the_store_did_not_answer_it_looks_again_within_seconds(watch: Watch, keeper: Keeper) -> None:
    async def fails() -> bool:
        raise StoreUnavailable("games.sqlite3", "unreachable")

    async def is_refused() -> bool:
        return False

    def pause() -> float:
        assert keeper._timer is not None
        return round(keeper._timer.when() - asyncio.get_running_loop().time())

    async def pauses(looks: int) -> AsyncIterator[float]:
        for _ in range(looks):
            keeper._ring()
            await keeper.idle()
            yield pause()

    keeper._runs, keeper.doing = True, fails
    assert [seconds async for seconds in pauses(6)] == [5, 10, 20, 40, BEAT, BEAT]
    # What Discord has refused waits for the next heartbeat.
    keeper.doing = is_refused
    assert [seconds async for seconds in pauses(1)] == [BEAT]
    keeper.doing = fails
    assert [seconds async for seconds in pauses(1)] == [5]


async def test_a_table_that_cannot_be_posted_holds_up_no_other(watch: Watch, keeper: Keeper, path: Path) -> None:
    tables = [await watch.playing(BEN, channel=channel) for channel in (77, 78)]
    again = await watch.restarted(path, later=DAY)
    later = Keeper(again)

    async def posts(table_id: int) -> str | None:
        later.published.append(table_id)
        raise KeyError("a picture that cannot be drawn")

    later.publish = posts
    await later.look()
    assert later.published == [table.id for table in tables]


async def test_what_changes_during_a_look_is_looked_at_after_it(keeper: Keeper) -> None:
    async def changes() -> bool:
        if keeper.looks == 1:
            keeper.wake()
        return True

    keeper.doing = changes
    keeper.start()
    await keeper.until(2)


async def test_while_discord_is_away_no_clock_runs(watch: Watch, keeper: Keeper) -> None:
    table = await watch.playing(BEN)
    keeper.start()
    await keeper.until(1)
    keeper.connected(False)
    await keeper.idle()
    watch.room.now += 4 * DAY
    keeper._ring()
    await keeper.idle()
    assert keeper.looks == 1
    keeper.connected(True)
    await keeper.until(2)
    await keeper.idle()
    assert await watch.left(table) == (DAY, 3 * DAY)
    assert keeper.published == [table.id]


async def test_the_bot_does_not_end_in_the_middle_of_a_look(keeper: Keeper) -> None:
    going_on, ended = asyncio.Event(), False

    async def takes_time() -> bool:
        nonlocal ended
        await going_on.wait()
        ended = True
        return True

    keeper.doing = takes_time
    keeper.start()
    await keeper.until(1)
    assert keeper._work is not None
    assert keeper._work.get_name().startswith(HANDLERS)
    waiting = asyncio.create_task(finish_handlers(HANG))
    await asyncio.sleep(0)
    going_on.set()
    await waiting
    assert ended
    await keeper.stop()
    keeper.wake()
    assert keeper._timer is None


async def test_after_a_long_absence_boards_are_brought_up_to_date_some_at_a_time(watch: Watch, path: Path) -> None:
    tables = [await watch.playing(BEN, channel=channel) for channel in range(100, 103 + AT_ONCE)]
    watch = await watch.restarted(path, later=HOUR)
    keeper = Keeper(watch)
    assert await keeper.look()
    assert len(keeper.published) == AT_ONCE
    keeper.start()
    await keeper.until(2)
    await keeper.idle()
    assert keeper.published == [table.id for table in tables]
    await keeper.stop()
