"""One time for each call: undone answers, several questions in a row, other paces, and servers where we are not."""

from pathlib import Path

import pytest

from bot.model import errors as refuse
from bot.model.table import Call, Table
from engine.core.errors import UndoNeedsConsent
from tests.bot.clock.test_secrets import reacting
from tests.bot.clock.watch import DAY, HOUR, Watch
from tests.bot.tables.room import ANA, BEN, CARA
from tests.bot.tables.test_plans import give

SERVER = 9
"""Where the room's tables are."""


def since(watch: Watch, table: Table, seat: int = 0) -> float:
    """How many hours ago the seat was asked what it is asked."""
    found = watch.tables.get(table.id)
    assert found is not None
    return (watch.room.now - found.since(seat)) / HOUR


# --- several questions, one call --------------------------------------------------------------------------------


async def test_questions_in_a_row_share_one_time_and_the_bank(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(20 * HOUR)
    before = await watch.clocks.deadlines(table.id)
    await watch.room.do(table, ANA, "leader")
    assert await watch.clocks.deadlines(table.id) == before
    assert since(watch, table) == 0
    await watch.wait(10 * HOUR)
    assert await watch.left(table) == (-6 * HOUR, 42 * HOUR)
    await watch.room.do(table, ANA, "pass")
    assert await watch.left(table, 1) == (DAY, 3 * DAY)
    await watch.room.do(table, BEN, "pass")
    assert await watch.left(table) == (DAY, DAY + 42 * HOUR)


async def test_one_set_of_reminders_for_a_call(watch: Watch) -> None:
    table = await watch.playing(BEN)
    given = []
    for hour in range(1, 73):
        await watch.wait(HOUR)
        given += [(hour, reminder.kind) for reminder in await watch.remind()]
        if hour == 20:
            await watch.room.do(table, ANA, "leader")
    assert given == [(12, "half"), (24, "passed"), (69, "near")]


async def test_a_call_that_goes_on_outlives_a_restart(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN)
    await watch.wait(20 * HOUR)
    await watch.room.do(table, ANA, "leader")
    watch = await watch.restarted(path)
    assert await watch.left(table) == (4 * HOUR, 52 * HOUR)


# --- answers taken back -----------------------------------------------------------------------------------------


async def test_an_answer_taken_back_leaves_the_clock_where_it_was(watch: Watch) -> None:
    table = await watch.playing(BEN)
    for day in range(3):
        await watch.wait(20 * HOUR)
        before = await watch.clocks.deadlines(table.id)
        await watch.room.do(table, ANA, "tile")
        await watch.tables.undo.take_back(table.id, ANA)
        assert await watch.clocks.deadlines(table.id) == before
        assert since(watch, table) == 20 * (day + 1)
    await watch.wait(12 * HOUR)
    assert (await watch.late()).vote.asker == ANA


async def test_a_turn_taken_back_from_the_next_player_goes_on_with_the_time_that_has_passed(
    watch: Watch, path: Path
) -> None:
    table = await watch.playing(BEN)
    await watch.wait(30 * HOUR)
    assert [item.kind for item in await watch.remind()] == ["passed"]
    before = await watch.clocks.deadlines(table.id)
    await watch.room.do(table, ANA, "pass")
    await watch.clocks.refresh()
    assert [bank.seconds for bank in (await watch.room.store.clocks())[1]] == [42 * HOUR, 2 * DAY]
    await watch.wait(HOUR)
    watch = await watch.restarted(path)
    await watch.tables.undo.take_back(table.id, ANA)
    assert await watch.clocks.deadlines(table.id) == before
    assert await watch.left(table) == (-7 * HOUR, 41 * HOUR)
    assert await watch.remind() == []
    await watch.room.do(table, ANA, "pass")
    assert await watch.left(table, 1) == (DAY, 3 * DAY)
    await watch.room.do(table, BEN, "pass")
    assert await watch.left(table) == (DAY, DAY + 41 * HOUR)


async def test_what_is_taken_back_with_everybodys_consent_is_a_new_call(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(20 * HOUR)
    await watch.room.do(table, ANA, "pass")
    await watch.wait(20 * HOUR)
    await watch.room.do(table, BEN, "pass")
    await watch.wait(20 * HOUR)
    vote = await watch.tables.undo.ask(table.id, BEN)
    serial = (await watch.tables.match(table.id)).answers[0].serial
    back = await watch.tables.undo.ask(table.id, ANA, serial)
    assert vote.id != back.id
    await watch.tables.votes.cast(table.id, BEN, back.id, True)
    assert watch.tables.get(table.id).waiting == (0,)
    assert await watch.left(table) == (DAY, 3 * DAY)


async def test_removal_waits_for_a_day_since_the_last_answer_that_stands(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(23 * HOUR)
    await watch.room.do(table, ANA, "tile")
    await watch.tables.undo.take_back(table.id, ANA)
    await watch.wait(HOUR / 2)
    with pytest.raises(refuse.TooSoon):
        await watch.tables.seating.ask_removal(table.id, BEN, ANA)
    await watch.room.do(table, ANA, "leader")
    await watch.wait(HOUR)
    # Whoever plays is not absent, though the call is older than a day.
    with pytest.raises(refuse.TooSoon):
        await watch.tables.seating.ask_removal(table.id, BEN, ANA)
    await watch.wait(22 * HOUR)
    await watch.room.do(table, ANA, "pass")
    await watch.tables.undo.take_back(table.id, ANA)
    await watch.wait(HOUR)
    vote = await watch.tables.seating.ask_removal(table.id, BEN, ANA)
    assert vote.outcome is not None


async def test_a_secret_answer_taken_back_shows_nowhere(watch: Watch) -> None:
    table = await reacting(watch.room)
    quick = table.waiting[0]
    user = table.user_at(quick)
    assert user is not None
    await watch.clocks.refresh()
    await watch.wait(HOUR)
    before, asked = await watch.clocks.deadlines(table.id), table.waiting_since
    table = await give(watch.room, table, quick, "let")
    await watch.wait(5 * HOUR)
    await watch.tables.undo.take_back(table.id, user)
    assert watch.tables.get(table.id).waiting_since == asked
    assert await watch.clocks.deadlines(table.id) == before
    clock = watch.clock(table, quick)
    assert clock is not None
    assert clock.secret_time is None


async def test_the_question_after_a_secret_one_is_a_new_call_for_all(watch: Watch) -> None:
    table = await reacting(watch.room)
    await watch.clocks.refresh()
    asked = table.waiting
    for seat in asked:
        await watch.wait(5 * HOUR)
        table = await give(watch.room, table, seat, "let")
    for seat in table.waiting:
        assert table.since(seat) == table.called(seat) == watch.room.now


async def test_who_takes_back_the_answer_that_settled_a_secret_question_gains_nothing(watch: Watch) -> None:
    table = await reacting(watch.room)
    await watch.clocks.refresh()
    asked, before = table.waiting, await watch.clocks.deadlines(table.id)
    for seat in asked:
        await watch.wait(5 * HOUR)
        await give(watch.room, watch.tables.get(table.id), seat, "let")
    await watch.clocks.refresh()
    user = table.user_at(asked[-1])
    assert user is not None
    with pytest.raises(UndoNeedsConsent):
        await watch.tables.undo.take_back(table.id, user)
    vote = await watch.tables.undo.ask(table.id, user)
    for other in vote.waiting:
        await watch.tables.votes.cast(table.id, other, vote.id, True)
    again = watch.tables.get(table.id)
    assert (again.waiting, again.waiting_since) == (asked, table.waiting_since)
    assert await watch.clocks.deadlines(table.id) == before


# --- another pace -----------------------------------------------------------------------------------------------


async def test_a_change_of_pace_is_told_and_keeps_what_has_been_used(watch: Watch) -> None:
    table = await watch.playing(BEN, pace="none")
    await watch.wait(5 * DAY)
    await watch.tables.lobby.set(table.id, ANA, "pace", "daily")
    assert await watch.left(table) == (DAY, 3 * DAY)
    (notice,) = await watch.tables.store.notices(table.id)
    assert (notice.key, notice.args) == ("notice-pace", {"pace": "daily", "name": "Ana"})
    await watch.wait(2 * DAY)
    await watch.tables.lobby.set(table.id, ANA, "pace", "relaxed")
    # A day of three has gone, and half of the bank.
    assert await watch.left(table) == (2 * DAY, 3.5 * DAY)
    await watch.tables.lobby.set(table.id, ANA, "pace", "daily")
    assert await watch.left(table) == (0, DAY)
    assert len(await watch.tables.store.notices(table.id)) == 3
    await watch.tables.lobby.set(table.id, ANA, "pace", "daily")
    assert len(await watch.tables.store.notices(table.id)) == 3


async def test_a_clock_that_was_switched_off_goes_on_where_it_was(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN)
    await watch.wait(30 * HOUR)
    await watch.tables.lobby.set(table.id, ANA, "pace", "none")
    await watch.clocks.refresh()
    assert await watch.clocks.deadlines(table.id) == []
    await watch.wait(10 * DAY)
    assert await watch.remind() == []
    watch = await watch.restarted(path)
    await watch.tables.lobby.set(table.id, ANA, "pace", "daily")
    assert await watch.left(table) == (-6 * HOUR, 42 * HOUR)


async def test_nobody_is_late_by_a_quicker_pace_alone_nor_gains_by_it(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(5 * HOUR)
    await watch.tables.lobby.set(table.id, ANA, "pace", "live")
    assert await watch.left(table) == (600, 1800)
    await watch.tables.lobby.set(table.id, ANA, "pace", "daily")
    assert await watch.left(table) == (19 * HOUR, 67 * HOUR)


# --- where we are not -------------------------------------------------------------------------------------------


async def test_no_clock_runs_in_a_server_that_has_thrown_us_out(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN, CARA)
    await watch.wait(20 * HOUR)
    watch.clocks.server(SERVER, is_there=False)
    await watch.wait(5 * DAY)
    assert (await watch.clocks.deadlines(table.id), await watch.lateness.late(), await watch.remind()) == ([], [], [])
    watch = await watch.restarted(path)
    # We do not know yet where we are; Discord says it a moment later.
    await watch.wait(5 * DAY)
    assert await watch.lateness.late() == []
    watch.clocks.servers([])
    await watch.wait(5 * DAY)
    assert await watch.lateness.late() == []
    watch.clocks.server(SERVER, is_there=True)
    assert await watch.clocks.refresh() == [table.id]
    assert await watch.left(table) == (4 * HOUR, 52 * HOUR)


async def test_no_clock_runs_where_the_thread_is_locked(watch: Watch) -> None:
    table = await watch.playing(BEN, CARA)
    await watch.wait(20 * HOUR)
    watch.clocks.thread(table.channel_id, is_locked=True)
    watch.clocks.thread(table.channel_id, is_locked=True)
    await watch.wait(5 * DAY)
    assert (await watch.clocks.deadlines(table.id), await watch.lateness.late(), await watch.remind()) == ([], [], [])
    watch.clocks.server(SERVER, is_there=False)
    watch.clocks.thread(table.channel_id, is_locked=False)
    await watch.wait(5 * DAY)
    assert await watch.lateness.late() == [], "we are not there either"
    watch.clocks.server(SERVER, is_there=True)
    assert await watch.clocks.refresh() == [table.id]
    assert await watch.left(table) == (4 * HOUR, 52 * HOUR)


async def test_who_threw_us_out_while_we_were_down_is_noticed_at_the_start(watch: Watch, path: Path) -> None:
    table = await watch.playing(BEN)
    await watch.wait(20 * HOUR)
    watch = await watch.restarted(path, later=DAY)
    watch.clocks.servers([SERVER + 1])
    await watch.wait(5 * DAY)
    assert await watch.lateness.late() == []
    watch.clocks.servers([SERVER, SERVER + 1])
    await watch.clocks.refresh()
    assert await watch.left(table) == (4 * HOUR, 52 * HOUR)


async def test_elsewhere_clocks_run_on(watch: Watch) -> None:
    table = await watch.playing(BEN)
    watch.clocks.server(SERVER + 1, is_there=False)
    await watch.wait(20 * HOUR)
    assert await watch.left(table) == (4 * HOUR, 52 * HOUR)


# --- what is remembered -----------------------------------------------------------------------------------------


async def test_a_long_turn_does_not_make_a_long_memory(watch: Watch) -> None:
    table = await watch.playing(BEN)
    for _ in range(40):
        await watch.wait(60)
        await watch.room.do(table, ANA, "leader")
        await watch.tables.undo.take_back(table.id, ANA)
    (call,) = watch.tables.get(table.id).calls
    assert call == Call(0, ((-1, table.since(0)),))
