"""Where nobody may know who has answered, no deadline tells it."""

from pathlib import Path

from bot.model.table import Table
from tests.bot.clock.watch import DAY, HOUR, Watch
from tests.bot.tables.room import ANA, Room
from tests.bot.tables.test_plans import give, sea, until


async def reacting(room: Room) -> Table:
    """Everybody is asked whether they react; nobody sees who has answered."""
    table = await sea(room, quiet=True)
    await room.tables.lobby.set(table.id, ANA, "pace", "daily")
    await until(room, table, "react")
    found = room.tables.get(table.id)
    assert found is not None
    return found


async def test_the_clock_of_who_has_answered_seems_to_run_on(watch: Watch, path: Path) -> None:
    table = await reacting(watch.room)
    quick, *slow = table.waiting
    before = await watch.clocks.deadlines(table.id)
    await watch.wait(HOUR)
    table = await give(watch.room, table, quick, "let")
    assert table.answered == (quick,)
    assert await watch.clocks.deadlines(table.id) == before
    watch = await watch.restarted(path, later=DAY)
    shown = await watch.clocks.deadlines(table.id)
    assert [until.seat for until in shown] == [quick, *slow]
    assert len({(until.first, until.last) for until in shown}) == 1
    clock = watch.clock(table, quick)
    assert clock is not None
    assert (clock.secret_time, clock.spent) == (HOUR, HOUR)


async def test_who_has_answered_is_neither_reminded_nor_late_and_loses_no_time(watch: Watch) -> None:
    table = await reacting(watch.room)
    quick, *slow = table.waiting
    table = await give(watch.room, table, quick, "let")
    await watch.clocks.refresh()
    await watch.wait(12 * HOUR)
    assert {item.user for item in await watch.remind()} == {table.user_at(seat) for seat in slow}
    await watch.wait(4 * DAY)
    assert {late.vote.asker for late in await watch.lateness.late()} == {table.user_at(seat) for seat in slow}
    for seat in slow:
        await give(watch.room, table, seat, "let")
    await watch.clocks.refresh()
    banks = {bank.seat: bank.seconds for bank in (await watch.room.store.clocks())[1]}
    assert (banks[quick], banks[slow[0]]) == (2 * DAY, 0)


async def test_an_answer_taken_back_in_secret_goes_on_from_where_it_was(watch: Watch) -> None:
    table = await reacting(watch.room)
    quick = table.waiting[0]
    user = table.user_at(quick)
    assert user is not None
    before = await watch.clocks.deadlines(table.id)
    table = await give(watch.room, table, quick, "let")
    await watch.clocks.refresh()
    await watch.tables.undo.take_back(table.id, user)
    assert await watch.clocks.deadlines(table.id) == before
    await watch.wait(12 * HOUR)
    assert user in {item.user for item in await watch.remind()}
