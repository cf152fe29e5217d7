"""Deadlines, banks and reminders, with time set by hand."""

import sqlite3
from pathlib import Path

import pytest

from bot.model.clocks import PACES
from bot.model.table import Pace
from bot.tables.clock.service import BEAT
from tests.bot.clock.watch import DAY, HOUR, NOON, Watch
from tests.bot.tables.room import ANA, BEN, CARA

MINUTE = 60.0


# --- which clocks run -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "first", "last"), [("live", 600, 1800), ("daily", DAY, 3 * DAY)])
async def test_a_question_has_a_deadline_and_a_bank(watch: Watch, pace: Pace, first: float, last: float) -> None:
    table = await watch.playing(BEN, pace=pace)
    assert [until.seat for until in await watch.clocks.deadlines(table.id)] == [0]
    assert await watch.left(table) == (first, last)


async def test_without_a_pace_there_is_no_clock_and_nothing_to_wait_for(watch: Watch) -> None:
    table = await watch.playing(BEN, pace="none")
    assert await watch.clocks.deadlines(table.id) == []
    assert watch.clocks.next_event() is None


async def test_nobody_is_hurried_who_plays_against_computers_alone(watch: Watch) -> None:
    table = await watch.playing(seats=2)
    assert await watch.clocks.deadlines(table.id) == []
    assert await watch.lateness.late() == []


async def test_what_takes_longer_is_drawn_from_the_bank(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(30 * HOUR)
    assert await watch.left(table) == (-6 * HOUR, 42 * HOUR)
    await watch.room.do(table, ANA, "pass")
    await watch.room.do(table, BEN, "pass")
    assert await watch.left(table) == (DAY, DAY + 42 * HOUR)
    await watch.wait(23 * HOUR)
    await watch.room.do(table, ANA, "pass")
    await watch.room.do(table, BEN, "pass")
    assert await watch.left(table) == (DAY, DAY + 42 * HOUR)


async def test_a_substitute_begins_with_a_full_bank_and_who_lends_a_seat_keeps_theirs(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(30 * HOUR)
    await watch.tables.seating.lend(table.id, ANA)
    await watch.tables.seating.take_back(table.id, ANA)
    await watch.room.play_on(watch.tables.get(table.id), 0)
    while watch.tables.get(table.id).waiting != (0,):
        await watch.room.do(table, BEN, "pass")
    assert await watch.left(table) == (DAY, DAY + 42 * HOUR)
    vote = await watch.tables.seating.ask_substitute(table.id, ANA, CARA, "Cara")
    await watch.tables.votes.cast(table.id, CARA, vote.id, True)
    assert await watch.left(table) == (DAY, 3 * DAY)


async def test_the_end_of_a_game_leaves_no_clock(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.tables.lifecycle.close(table.id, ANA)
    await watch.clocks.refresh()
    assert await watch.room.store.clocks() == ([], [])


# --- quiet hours and holidays -----------------------------------------------------------------------------------


async def test_a_holiday_moves_the_deadline_of_every_table(watch: Watch) -> None:
    tables = [await watch.playing(BEN, channel=channel) for channel in (77, 78)]
    await watch.wait(10 * HOUR)
    await watch.people.set_holiday(ANA, "2026-06-11", "2026-06-13")
    # 22:00 now; two hours until midnight, then three days away, then the other twelve.
    assert [await watch.left(table) for table in tables] == [(3 * DAY + 14 * HOUR, 5 * DAY + 14 * HOUR)] * 2
    assert await watch.clocks.refresh() == [table.id for table in tables]
    assert await watch.clocks.refresh() == []


async def test_a_heartbeat_is_stored_once_a_minute(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    await watch.playing(BEN)
    service, times = watch.room.store.service, list[float]()
    beat = service.beat

    async def noted(now: float) -> None:
        times.append(now)
        await beat(now)

    monkeypatch.setattr(service, "beat", noted)
    watch.room.now = first = watch.room.now + BEAT
    for seconds in (0.0, 0.5, BEAT - 1.0, 0.5, 0.0):
        watch.room.now += seconds
        await watch.clocks.refresh()
    assert times == [first, first + BEAT]


async def test_what_has_counted_stays_counted_when_a_holiday_ends_early(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(10 * HOUR)
    await watch.people.set_holiday(ANA, "2026-06-10", "2026-06-20")
    await watch.wait(2 * DAY)
    assert watch.clocks.next_event() == watch.room.now + BEAT
    await watch.people.set_holiday(ANA, None, None)
    assert (await watch.left(table))[0] == 14 * HOUR


async def test_quiet_hours_hold_from_the_moment_they_are_set(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN)
    await watch.wait(8 * HOUR)
    await watch.people.set(ANA, quiet_from="22", quiet_until="8", zone="Europe/Madrid")
    # 20:00 in UTC is 22:00 there: ten hours of silence, then the sixteen that are left would end in the next night.
    assert (await watch.left(table))[0] == (10 + 14 + 10 + 2) * HOUR
    await watch.clocks.refresh()
    watch = await watch.restarted(path)
    assert (await watch.left(table))[0] == (10 + 14 + 10 + 2) * HOUR


# --- reminders --------------------------------------------------------------------------------------------------


async def test_reminders_at_half_at_the_deadline_and_near_the_end_each_once(watch: Watch) -> None:
    await watch.playing(BEN)
    given = []
    for hour in range(1, 73):
        await watch.wait(HOUR)
        given += [(hour, reminder.user, reminder.kind) for reminder in await watch.remind()]
    assert given == [(12, ANA, "half"), (24, ANA, "passed"), (69, ANA, "near")]


async def test_one_reminder_for_several_tables(watch: Watch) -> None:
    tables = []
    for channel in (77, 78, 79):
        tables.append(await watch.playing(BEN, channel=channel))
        await watch.wait(HOUR)
    given = []
    for hour in range(4, 80):
        await watch.wait(HOUR)
        given += [(hour, item.kind, [table.id for table, _ in item.tables]) for item in await watch.remind()]
    ids = [table.id for table in tables]
    # The most urgent table comes first, and its reminder stands for the others that would come soon after.
    assert given == [(12, "half", ids), (24, "passed", ids), (69, "near", ids)]


@pytest.mark.sqlite
async def test_who_was_told_of_both_by_an_older_version_is_not_told_again(watch: Watch, path: Path) -> None:
    await watch.playing(BEN)
    await watch.clocks.refresh()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE clocks SET told = 3")
    watch = await watch.restarted(path)
    await watch.wait(30 * HOUR)
    assert await watch.remind() == []


async def test_who_wants_no_ping_is_not_reminded(watch: Watch) -> None:
    await watch.people.set(ANA, pings="never")
    await watch.playing(BEN)
    for _ in range(80):
        await watch.wait(HOUR)
        assert await watch.remind() == []


async def test_who_is_reminded_only_is_reminded(watch: Watch) -> None:
    await watch.people.set(ANA, pings="reminders")
    await watch.playing(BEN)
    await watch.wait(12 * HOUR)
    assert [reminder.user for reminder in await watch.remind()] == [ANA]


async def test_nobody_is_reminded_in_quiet_hours(watch: Watch) -> None:
    await watch.people.set(ANA, quiet_from="22", quiet_until="8")
    await watch.playing(BEN)
    given = []
    for hour in range(1, 40):
        await watch.wait(HOUR)
        given += [hour for _ in await watch.remind()]
    # Ten hours count before the night, the last two of the half after it.
    assert given == [22]


async def test_a_reminder_that_falls_on_the_beginning_of_the_night_comes_in_the_morning(watch: Watch) -> None:
    await watch.people.set(ANA, quiet_from="0", quiet_until="8")
    await watch.playing(BEN)
    await watch.wait(12 * HOUR)
    assert await watch.remind() == []
    await watch.wait(8 * HOUR)
    assert len(await watch.remind()) == 1


async def test_the_clock_rings_when_something_is_due(watch: Watch) -> None:
    await watch.playing(BEN, pace="live")
    assert watch.clocks.next_event() == NOON + BEAT
    await watch.wait(4 * MINUTE + 30)
    assert watch.clocks.next_event() == NOON + 5 * MINUTE
    await watch.wait(30)
    await watch.remind()
    await watch.wait(4 * MINUTE + 30)
    assert watch.clocks.next_event() == NOON + 10 * MINUTE
    await watch.wait(30)
    await watch.remind()
    await watch.wait(17 * MINUTE + 59)
    assert watch.clocks.next_event() == NOON + 28 * MINUTE
    await watch.wait(2)
    await watch.remind()
    await watch.wait(1 * MINUTE + 30)
    assert watch.clocks.next_event() == NOON + 30 * MINUTE


# --- the bot is not there ---------------------------------------------------------------------------------------


async def test_the_time_the_bot_was_down_counts_for_nobody(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN)
    await watch.wait(20 * HOUR)
    watch = await watch.restarted(path, later=5 * DAY)
    assert await watch.left(table) == (4 * HOUR, 52 * HOUR)
    assert await watch.lateness.late() == []
    await watch.room.do(table, ANA, "pass")
    assert await watch.left(table, 1) == (DAY, 3 * DAY)


async def test_only_a_long_absence_moves_what_boards_show(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN)
    watch = await watch.restarted(path, later=BEAT)
    assert await watch.clocks.refresh() == []
    watch = await watch.restarted(path, later=HOUR)
    assert await watch.clocks.refresh() == [table.id]


async def test_a_bank_outlives_a_restart(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN)
    await watch.wait(30 * HOUR)
    await watch.room.do(table, ANA, "pass")
    await watch.clocks.refresh()
    watch = await watch.restarted(path)
    await watch.room.do(table, BEN, "pass")
    assert await watch.left(table) == (DAY, DAY + 42 * HOUR)


async def test_an_answer_that_was_stored_in_the_last_moment_is_seen_after_the_restart(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN)
    await watch.wait(30 * HOUR)
    await watch.room.do(table, ANA, "pass")
    watch = await watch.restarted(path, later=DAY)
    await watch.room.do(table, BEN, "pass")
    assert await watch.left(table) == (DAY, DAY + 42 * HOUR)


async def test_a_reminder_is_not_given_again_after_a_restart(watch: Watch, path: Path) -> None:
    await watch.playing(BEN)
    await watch.wait(13 * HOUR)
    assert len(await watch.remind()) == 1
    watch = await watch.restarted(path)
    assert await watch.remind() == []


async def test_a_process_that_slept_was_not_there_either(watch: Watch) -> None:
    table = await watch.playing(BEN)
    watch.room.now += BEAT
    await watch.clocks.refresh()
    watch.room.now += 7 * HOUR
    assert await watch.clocks.refresh() == [table.id]
    assert (await watch.left(table))[0] == DAY - BEAT


async def test_a_clock_of_the_machine_that_is_set_back_does_no_harm(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(HOUR)
    watch.room.now -= 2 * HOUR
    await watch.clocks.refresh()
    assert await watch.remind() == []
    assert (await watch.left(table))[0] == DAY + HOUR


async def test_the_paces_are_as_the_lobby_words_them() -> None:
    assert {pace: (terms.allowance, terms.bank) for pace, terms in PACES.items()} == {
        "live": (10 * MINUTE, 20 * MINUTE),
        "daily": (DAY, 2 * DAY),
        "relaxed": (3 * DAY, 3 * DAY),
    }
