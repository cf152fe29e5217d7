"""The machine's clock is set an hour forth or back in mid-turn: nobody loses or wins time by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.clocks import PACES
from bot.model.table import Table
from bot.tables.clock.service import BEAT
from tests.bot.clock.watch import DAY, HOUR, Watch
from tests.bot.tables.room import ANA, BEN

MINUTE = 60.0
LIVE = PACES["live"]
BY = (HOUR, -HOUR)


class SetWatch:
    """A watch whose machine has a clock that is never set beside the one that is."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.run = 0.0
        watch.tables._transactions.monotonic = lambda: self.run
        watch.clocks._ahead = watch.room.now

    async def wait(self, seconds: float) -> None:
        """Time passes, with a heartbeat a minute."""
        while seconds > 0:
            step = min(BEAT, seconds)
            self.run += step
            self.watch.room.now += step
            seconds -= step
            await self.watch.clocks.refresh()

    def is_set(self, by: float) -> None:
        """Somebody, or the network, sets the machine's clock."""
        self.watch.room.now += by


@pytest.fixture
def machine(watch: Watch) -> SetWatch:
    return SetWatch(watch)


def bank(watch: Watch, table: Table) -> float:
    return next(bank.seconds for bank in watch.clocks._banks[table.id] if bank.seat == 0)


@pytest.mark.alone
@pytest.mark.parametrize("by", BY)
async def test_deadlines_are_as_far_away_as_before(machine: SetWatch, by: float) -> None:
    watch = machine.watch
    table = await watch.playing(BEN, pace="live")
    await machine.wait(4 * MINUTE)
    before = await watch.left(table)
    machine.is_set(by)
    assert await watch.left(table) == before == (LIVE.allowance - 4 * MINUTE, LIVE.allowance + LIVE.bank - 4 * MINUTE)
    await machine.wait(MINUTE)
    assert (await watch.left(table))[0] == LIVE.allowance - 5 * MINUTE
    assert await watch.clocks.refresh() == []


@pytest.mark.alone
@pytest.mark.parametrize("by", BY)
async def test_an_answer_right_after_it_costs_no_extra_time(machine: SetWatch, by: float) -> None:
    watch = machine.watch
    table = await watch.playing(BEN, pace="live")
    await machine.wait(2 * MINUTE)
    machine.is_set(by)
    for _ in range(9):
        if not (watch.tables.get(table.id) or table).must_act(ANA):
            break
        table = (await watch.room.do(table, ANA, "pass")).table
    await watch.clocks.deadlines(table.id)
    assert bank(watch, table) == LIVE.bank
    await watch.clocks.refresh()
    assert bank(watch, table) == LIVE.bank
    assert (await watch.left(table, 1))[0] == LIVE.allowance


@pytest.mark.parametrize("by", BY)
async def test_reminders_and_the_question_about_time_come_when_they_are_due_and_once(
    machine: SetWatch, by: float
) -> None:
    watch = machine.watch
    table = await watch.playing(BEN, pace="live")
    await machine.wait(4 * MINUTE)
    machine.is_set(by)
    assert await watch.remind() == []
    assert await watch.lateness.late() == []
    await machine.wait(MINUTE)
    assert [reminder.user for reminder in await watch.remind()] == [ANA]
    machine.is_set(-by)
    assert await watch.remind() == []
    await machine.wait(LIVE.bank + 5 * MINUTE)
    (late,) = await watch.lateness.late()
    assert late.table.id == table.id
    watch.lateness.mark_asked(late)
    assert await watch.lateness.late() == []


@pytest.mark.alone
@pytest.mark.parametrize("by", BY)
async def test_set_forth_and_back_again_nothing_has_changed(machine: SetWatch, by: float) -> None:
    watch = machine.watch
    table = await watch.playing(BEN)
    await machine.wait(HOUR)
    machine.is_set(by)
    await machine.wait(10 * MINUTE)
    machine.is_set(-by)
    assert await watch.left(table) == (DAY - HOUR - 10 * MINUTE, 3 * DAY - HOUR - 10 * MINUTE)
    clock = watch.clock(table)
    assert clock is not None
    assert clock.since == watch.room.now


@pytest.mark.parametrize("by", BY)
async def test_a_clock_that_is_set_while_the_bot_is_away_takes_nothing_either(
    machine: SetWatch, path: Path, by: float
) -> None:
    watch = machine.watch
    table = await watch.playing(BEN, pace="live")
    await machine.wait(4 * MINUTE)
    again = await watch.restarted(path, later=by + MINUTE)
    assert (await again.left(table))[0] == LIVE.allowance - 4 * MINUTE
    await again.wait(MINUTE)
    assert (await again.left(table))[0] == LIVE.allowance - 5 * MINUTE


async def test_a_machine_that_slept_is_told_from_one_that_was_slow(
    machine: SetWatch, caplog: pytest.LogCaptureFixture
) -> None:
    watch = machine.watch
    table = await watch.playing(BEN, pace="live")
    await machine.wait(MINUTE)
    machine.is_set(1.5)
    await machine.wait(MINUTE)
    assert "was set" not in caplog.text
    machine.is_set(7 * HOUR)
    assert await watch.clocks.refresh() == [table.id]
    assert "the machine's clock was set by +25202 seconds" in caplog.text
    assert (await watch.left(table))[0] == LIVE.allowance - 2 * MINUTE


@pytest.mark.parametrize("by", BY)
async def test_who_asked_for_a_seat_waits_no_longer_than_an_hour(watch: Watch, by: float) -> None:
    table = await watch.playing(BEN)
    await watch.tables.seating.ask_for_seat(table.id, 77, "Cara", 0)
    watch.room.now += by
    await watch.tables.seating.ask_for_seat(table.id, 77, "Cara", 1)
