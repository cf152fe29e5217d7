"""How long answers took, with time set by hand: what counts, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.model.answer_times import GameTimes, Stretch
from bot.model.clocks import MINUTE
from bot.model.table import Pace, Table
from bot.store.errors import LeaseLost
from bot.tables.clock.stopwatches import seconds_taken
from bot.tables.people import PlayerSettings
from bot.tables.rebuilding import rebuild
from tests.bot.clock.test_clock_is_set import SetWatch
from tests.bot.clock.watch import DAY, HOUR, NOON, Watch
from tests.bot.tables.room import ANA, BEN, CARA


async def times(watch: Watch, table: Table) -> GameTimes:
    return await watch.room.store.results.times.of_table(table.id)


async def taken(watch: Watch, table: Table) -> list[tuple[int, float]]:
    """Who took how long for the answers that stand."""
    return [(one.user, one.seconds) for one in (await times(watch, table)).times]


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_an_answer_took_from_its_question_on(watch: Watch, pace: Pace) -> None:
    table = await watch.playing(BEN, pace=pace)
    await watch.wait(2 * HOUR)
    await watch.room.do(table, ANA, "pass")
    await watch.wait(HOUR)
    await watch.room.do(table, BEN, "pass")
    assert await taken(watch, table) == [(ANA, 2 * HOUR), (BEN, HOUR)]


async def test_answers_that_are_sent_together_took_the_time_of_the_first(watch: Watch) -> None:
    table = await watch.playing(BEN, pace="none")
    match = await watch.tables.match(table.id)
    ask = match.ask_of(0)
    assert ask is not None
    dry = next(option for option in ask.options if option.startswith("tile:red"))
    await watch.wait(HOUR)
    await watch.tables.answers.give(table.id, ANA, [(ask.key, [dry]), (ask.key, ["pass"])])
    made = await times(watch, table)
    assert [(one.serial, one.seconds) for one in made.times] == [(0, HOUR)]
    assert (made.answers, made.untimed) == (2, 0)


async def test_an_answer_that_is_taken_back_counts_nowhere_and_the_question_goes_on(watch: Watch) -> None:
    table = await watch.playing(BEN, pace="none")
    await watch.wait(HOUR)
    await watch.room.do(table, ANA, "pass")
    await watch.tables.undo.take_back(table.id, ANA)
    assert await taken(watch, table) == []
    await watch.wait(HOUR)
    await watch.room.do(table, ANA, "pass")
    assert await taken(watch, table) == [(ANA, 2 * HOUR)]


async def test_quiet_hours_and_holidays_do_not_count_as_they_were_then(watch: Watch) -> None:
    await watch.people.set(ANA, quiet_from="22", quiet_until="8")
    table = await watch.playing(BEN, pace="none")
    await watch.wait(DAY)
    await watch.people.set_holiday(ANA, "2026-06-11", "2026-06-20")
    await watch.wait(DAY)
    await watch.people.set_holiday(ANA, None, None)
    await watch.people.set(ANA, quiet_from="null")
    await watch.wait(HOUR)
    await watch.room.do(table, ANA, "pass")
    assert await taken(watch, table) == [(ANA, 15 * HOUR)]


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_the_absence_of_the_bot_does_not_count(watch: Watch, path: Path, pace: Pace) -> None:
    table = await watch.playing(BEN, pace=pace)
    await watch.wait(2 * HOUR)
    for hours in (5, 7):
        watch = await watch.restarted(path, hours * HOUR)
        await watch.wait(HOUR)
    await watch.room.do(table, ANA, "pass")
    assert await taken(watch, table) == [(ANA, 4 * HOUR)]


async def test_time_at_a_server_that_has_removed_the_bot_does_not_count(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN, pace="none")
    await watch.wait(HOUR)
    watch.clocks.servers([])
    await watch.wait(DAY)
    await watch.people.set(ANA, quiet_from="22", quiet_until="8")
    watch = await watch.restarted(path, HOUR)
    await watch.wait(HOUR)
    watch.clocks.servers([9])
    await watch.wait(HOUR)
    await watch.room.do(table, ANA, "pass")
    assert await taken(watch, table) == [(ANA, 2 * HOUR)]
    assert await watch.room.store.stretches.of_table(table.id), "an undo comes back to that question"
    await watch.tables.lifecycle.close(table.id, ANA)
    await watch.clocks.refresh()
    assert await watch.room.store.stretches.of_table(table.id) == []


async def test_what_changes_while_the_rest_is_stored_is_stored_next_time(
    watch: Watch, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await watch.playing(BEN, pace="none")
    rows = watch.room.store.stretches
    keep = rows.keep

    async def keep_slowly(table_id: int, stretches: Sequence[Stretch]) -> None:
        await keep(table_id, stretches)
        if len(stretches) == 1:
            watch.clocks.stopwatches.was_away(watch.room.now, watch.room.now + HOUR)

    monkeypatch.setattr(rows, "keep", keep_slowly)
    await watch.wait(HOUR)
    watch.clocks.stopwatches.was_away(watch.room.now - HOUR, watch.room.now)
    await watch.clocks.refresh()
    monkeypatch.undo()
    await watch.clocks.refresh()
    assert [one.until for one in await rows.of_table(table.id)] == [watch.room.now + HOUR]


async def test_what_a_process_without_the_lease_notes_is_refused(watch: Watch) -> None:
    table = await watch.playing(BEN, pace="none")
    stretch = Stretch(table.id, 0, NOON, NOON + HOUR, 600.0)
    await watch.room.store.stretches.keep(table.id, [stretch])
    watch.room.store.fence.owner = "another"
    with pytest.raises(LeaseLost):
        await watch.room.store.stretches.keep(table.id, [])
    assert await watch.room.store.stretches.of_table(table.id) == [stretch]


@pytest.mark.parametrize("by", [HOUR, -HOUR])
async def test_nobody_takes_longer_because_the_machines_clock_is_set(watch: Watch, by: float) -> None:
    machine = SetWatch(watch)
    table = await watch.playing(BEN, pace="none")
    await machine.wait(600)
    machine.is_set(by)
    await machine.wait(60)
    await watch.room.do(table, ANA, "pass")
    await machine.wait(60)
    await watch.room.do(table, BEN, "pass")
    await watch.room.do(table, ANA, "pass")
    assert await taken(watch, table) == [(ANA, pytest.approx(660)), (BEN, pytest.approx(60)), (ANA, 0.0)]


async def test_a_stand_in_takes_nobodys_time_and_a_substitute_their_own(watch: Watch) -> None:
    table = await watch.playing(BEN, pace="none")
    await watch.wait(DAY)
    vote = await watch.tables.seating.ask_substitute(table.id, ANA, CARA, "Cara")
    await watch.tables.votes.cast(table.id, CARA, vote.id, True)
    await watch.wait(HOUR)
    await watch.room.do(table, CARA, "pass")
    await watch.tables.seating.lend(table.id, BEN)
    assert await taken(watch, table) == [(CARA, HOUR)]


async def test_a_deleted_person_leaves_no_time_and_results_made_again_keep_the_others(watch: Watch) -> None:
    table = await watch.playing(BEN, pace="none")
    await watch.room.do(table, ANA, "pass")
    await watch.room.do(table, BEN, "pass")
    table = await watch.room.play_on(watch.tables.get(table.id) or table, 3)
    store = watch.room.store
    assert "answer_times" not in {kind for kind, rows in (await store.person(ANA)).items() if rows}, "it goes on"
    await watch.tables.lifecycle.close(table.id, ANA)
    both = await taken(watch, table)
    assert {user for user, _ in both} == {ANA, BEN}
    own = [user for user, _ in both].count(ANA)
    assert len((await store.person(ANA))["answer_times"]) == own
    await watch.tables.forget(ANA, {"en": "former player", "es": "exjugador"})
    bens = [item for item in both if item[0] == BEN]
    assert await taken(watch, table) == bens
    await rebuild(store)
    assert await taken(watch, table) == bens
    # An older version does not know of times.
    await store.database.execute("UPDATE seat_history SET user_id = NULL, computer = 'former' WHERE user_id = ?1", BEN)
    await rebuild(store)
    assert await taken(watch, table) == []


def test_what_counts_of_a_wait_is_the_sum_of_its_stretches_and_of_what_lies_between() -> None:
    night = PlayerSettings(quiet_from=22, quiet_until=8)
    two = [Stretch(1, 0, NOON, NOON + HOUR, 600.0), Stretch(1, 0, NOON + 2 * HOUR, NOON + 3 * HOUR, 60.0)]
    assert seconds_taken(two, night, NOON, NOON + DAY) == 660.0 + HOUR + 7 * HOUR + 4 * HOUR
    assert seconds_taken([Stretch(1, 0, NOON, None, 5.0)], night, NOON, NOON + DAY) == 5.0


async def test_a_locked_thread_takes_no_time_from_other_tables_of_its_server_after_a_restart(
    watch: Watch, path: Path
) -> None:
    locked = await watch.playing(BEN, pace="none")
    other = await watch.playing(BEN, pace="none", channel=78)
    await watch.wait(HOUR)
    watch.clocks.thread(locked.channel_id, is_locked=True)
    await watch.wait(HOUR)
    watch = await watch.restarted(path, HOUR)
    await watch.wait(MINUTE)
    watch.clocks.servers([9])
    await watch.wait(HOUR)
    await watch.room.do(other, ANA, "pass")
    assert await taken(watch, other) == [(ANA, 3 * HOUR + MINUTE)]
