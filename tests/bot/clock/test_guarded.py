"""What goes wrong at one table holds up no other: each is looked after by itself, and a failing one comes again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.model.clocks import Late, Reminder
from bot.model.table import Table
from bot.posting import timekeeper
from bot.store import Conflict, Store, StoreUnavailable
from bot.tables.clock.guarded import guarded
from bot.tables.clock.lateness import Lateness
from bot.tables.clock.service import BEAT
from bot.tables.votes import LASTS
from tests.bot.clock.test_timekeeper import Keeper
from tests.bot.clock.watch import DAY, HOUR, Watch
from tests.bot.harness import until
from tests.bot.tables.room import ANA, BEN, CARA, DAN

FORBIDDEN = discord.Forbidden(cast("Any", SimpleNamespace(status=403, reason="no")), {"code": 50001, "message": "no"})


def failing(real: Callable[..., Awaitable[Any]], where: int, error: Exception) -> Callable[..., Awaitable[Any]]:
    """The same, but for one table."""

    async def maybe(*given: Any) -> Any:
        about = next((item for item in given if isinstance(item, Table | int)), None)
        if about == where or (isinstance(about, Table) and about.id == where):
            raise error
        return await real(*given)

    return maybe


async def several(watch: Watch, count: int = 2) -> list[int]:
    return [(await watch.playing(BEN, channel=77 + number)).id for number in range(count)]


async def test_only_a_store_that_cannot_be_used_stops_everything() -> None:
    async def does(error: Exception | None) -> int:
        if error is not None:
            raise error
        return 7

    assert await guarded(does(None)) == 7
    assert await guarded(does(Conflict()), 1) is None
    assert await guarded(does(KeyError("a bug"))) is None
    with pytest.raises(StoreUnavailable):
        await guarded(does(StoreUnavailable("games.sqlite3", "full")), 1)


# --- the clocks -------------------------------------------------------------------------------------------------


async def test_clocks_that_cannot_follow_hold_up_no_others(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await several(watch)
    await watch.wait(HOUR)
    monkeypatch.setattr(watch.clocks, "catch_up", failing(watch.clocks.catch_up, first, Conflict()))
    for table in (first, second):
        await watch.room.do(watch.tables.get(table), ANA, "pass")
    await watch.clocks.refresh()
    assert [clock.seat for clock in watch.clocks.of(second)] == [1]
    assert [clock.seat for clock in watch.clocks.of(first)] == [0]
    monkeypatch.undo()
    await watch.clocks.refresh()
    assert [clock.seat for clock in watch.clocks.of(first)] == [1]


async def test_clocks_that_cannot_be_stored_hold_up_no_others(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await several(watch)
    await watch.people.set(ANA, quiet_from="22")
    real = watch.room.store.keep_clocks
    stored: list[int] = []

    async def keep(table: int, *given: Any) -> None:
        stored.append(table)
        await failing(real, first, Conflict())(table, *given)

    monkeypatch.setattr(watch.room.store, "keep_clocks", keep)
    for _ in range(2):
        await watch.clocks.refresh()
    assert stored == [first, second, first]


@pytest.mark.alone
async def test_a_question_that_cannot_pass_holds_up_no_other(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    expiry = watch.tables.expiry
    first, second = await several(watch)
    for table in (first, second):
        await watch.tables.seating.ask_swap(table, ANA, BEN)
    watch.room.now += LASTS
    monkeypatch.setattr(expiry._votes, "end", failing(expiry._votes.end, first, Conflict()))
    assert await expiry.due() == [second]
    assert expiry.next_event() == watch.room.now + BEAT, "not again at once"
    monkeypatch.undo()
    watch.room.now += BEAT
    assert await expiry.due() == [first]
    assert expiry.next_event() is None


async def test_a_question_that_cannot_pass_does_not_delay_the_next(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    expiry = watch.tables.expiry
    first, second = await several(watch)
    await watch.tables.seating.ask_swap(first, ANA, BEN)
    watch.room.now += 10
    await watch.tables.seating.ask_swap(second, ANA, BEN)
    watch.room.now += LASTS - 10
    monkeypatch.setattr(expiry._votes, "end", failing(expiry._votes.end, first, KeyError("a bug")))
    assert await expiry.due() == []
    assert expiry.next_event() == watch.room.now + 10


# --- who is late ------------------------------------------------------------------------------------------------


async def test_a_table_where_nobody_can_be_asked_holds_up_no_other(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await several(watch)
    await watch.wait(3 * DAY)
    monkeypatch.setattr(watch.room.store, "open_vote", failing(watch.room.store.open_vote, first, Conflict()))
    assert [late.table.id for late in await watch.lateness.late(1)] == [second]
    monkeypatch.undo()
    await watch.wait(BEAT)
    assert [late.table.id for late in await watch.lateness.late()] == [first, second]


async def test_a_computer_that_cannot_play_at_one_table_plays_at_the_others(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await several(watch)
    await watch.wait(3 * DAY)
    for late in await watch.lateness.late():
        await watch.choose(late, BEN, "play")
    banks = [item for table in (first, second) for item in watch.clocks._banks[table] if item.seat == 0]
    monkeypatch.setattr(watch.clocks, "turns", lambda: banks)
    monkeypatch.setattr(watch.lateness, "_goes_on", failing(_true, first, Conflict()))
    assert await watch.lateness.play_on() == [second]


async def _true(*_: object) -> bool:
    return True


async def test_only_so_many_questions_are_put_at_once(watch: Watch) -> None:
    tables = await several(watch, 3)
    await watch.wait(3 * DAY)
    late = await watch.lateness.late(2)
    assert [item.table.id for item in late] == tables[:2]
    assert [len(await watch.room.store.votes(table)) for table in tables] == [1, 1, 0]
    for item in late:
        watch.lateness.mark_asked(item)
    assert [item.table.id for item in await watch.lateness.late(2)] == tables[2:]


async def test_who_could_not_be_asked_comes_again_with_the_next_heartbeat(watch: Watch) -> None:
    first, second = await several(watch)
    await watch.wait(3 * DAY)
    (late,) = await watch.lateness.late(1)
    watch.lateness.mark_refused(late)
    assert [item.table.id for item in await watch.lateness.late(1)] == [second]
    await watch.wait(BEAT - 1)
    assert [item.table.id for item in await watch.lateness.late()] == [second]
    await watch.wait(1)
    assert [item.table.id for item in await watch.lateness.late()] == [first, second]


async def test_tables_where_everybody_sleeps_take_nobodys_place(watch: Watch) -> None:
    await watch.people.set(BEN, quiet_from="11", quiet_until="14")
    await several(watch, 2)
    table = await watch.playing(CARA, DAN, channel=99)
    await watch.wait(3 * DAY)
    assert [item.table.id for item in await watch.lateness.late(1)] == [table.id]


# --- in one look ------------------------------------------------------------------------------------------------


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The users who were reminded."""
    reminded: list[int] = []

    async def remind(client: object, tables: object, people: object, reminder: Reminder) -> bool:
        reminded.append(reminder.user)
        return True

    monkeypatch.setattr(timekeeper, "remind", remind)
    return reminded


async def test_reminders_are_given_before_anybody_is_asked(
    watch: Watch, said: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    await several(watch, 1)
    await watch.wait(12 * HOUR)

    async def fails(*_: object) -> list[Late]:
        raise StoreUnavailable("games.sqlite3", "full")

    monkeypatch.setattr(Lateness, "late", fails)
    with pytest.raises(StoreUnavailable):
        await Keeper(watch).look()
    assert said == [ANA]


@pytest.mark.alone
@pytest.mark.parametrize("error", [FORBIDDEN, discord.DiscordException(), KeyError("a bug")])
async def test_a_channel_that_takes_no_question_is_not_asked_at_every_look(
    watch: Watch, said: list[int], error: Exception
) -> None:
    first, second = await several(watch)
    await watch.wait(3 * DAY)
    put: list[int] = []

    async def puts(table: Table, vote: object) -> None:
        put.append(table.id)
        if table.id == first:
            raise error

    keeper = Keeper(watch, puts)
    assert await keeper.look() is (error is FORBIDDEN)
    for _ in range(2):
        assert await keeper.look()
    assert put == [first, second]
    watch.room.now += BEAT
    await keeper.look()
    assert put == [first, second, first]


async def test_many_questions_are_put_in_several_looks(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await several(watch, 3)
    await watch.wait(3 * DAY)
    put: list[int] = []

    async def puts(table: Table, vote: object) -> None:
        put.append(table.id)

    monkeypatch.setattr(timekeeper, "AT_ONCE", 1)
    keeper = Keeper(watch, puts)
    keeper.start()
    await until(lambda: put == tables)
    await keeper.stop()


async def test_a_store_that_is_full_is_told_apart(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    await several(watch)
    await watch.wait(3 * DAY)

    async def full(*_: object) -> None:
        raise StoreUnavailable("games.sqlite3", "full")

    monkeypatch.setattr(Store, "open_vote", full)
    with pytest.raises(StoreUnavailable):
        await watch.lateness.late()
