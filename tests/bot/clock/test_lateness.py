"""When somebody's time is out the others choose."""

import sqlite3
from pathlib import Path

import pytest

from bot.model import errors as refuse
from bot.model.clocks import OVERDUE_CHOICES, OverdueChoice
from bot.model.table import Ballot, Table
from bot.store import Store, StoreUnavailable
from bot.tables.clock.choosing import (
    chosen,
    number_of,
    turn_of,
)
from bot.tables.clock.lateness import OwnTime
from tests.bot.clock.watch import DAY, HOUR, Watch
from tests.bot.tables.room import ANA, BEN, CARA, DAN
from tests.bot.tables.test_plans import sea, until


async def overdue(watch: Watch, *others: int, pace: str = "daily", **given: int) -> Table:
    """A game in which Ana's time is out."""
    table = await watch.playing(*others, pace=pace, **given)  # type: ignore[arg-type]
    await watch.wait(3 * DAY - HOUR)
    assert pace != "daily" or await watch.lateness.late() == []
    await watch.wait(HOUR)
    return table


# --- counting ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("votes", "asked", "decided"),
    [
        ([], 1, None),
        (["wait"], 1, "wait"),
        (["give"], 2, None),
        (["give", "give"], 2, "give"),
        (["give", "play"], 2, "play"),
        (["give", "play"], 3, None),
        (["play", "play"], 3, "play"),
        (["give", "play", "wait"], 3, "wait"),
        (["give", "give", "play", "play"], 4, "play"),
        (["give", "give", "play"], 4, None),
        (["give", "give", "give"], 5, "give"),
        (["give", "give", "play", "wait"], 5, None),
        (["give", "give", "play", "wait", "wait"], 5, "wait"),
    ],
)
def test_more_than_half_decide_and_in_doubt_the_mildest(
    votes: list[OverdueChoice], asked: int, decided: OverdueChoice | None
) -> None:
    given = tuple((user, number_of(choice)) for user, choice in enumerate(votes, 1))
    ballot = Ballot(1, 1, 99, "late", {"seat": 0, "user": 99}, chosen=(*given, (99, number_of("give"))))
    assert chosen(ballot, range(1, asked + 1)) == decided


# --- with two players -------------------------------------------------------------------------------------------


async def test_the_only_other_player_decides(watch: Watch) -> None:
    table = await overdue(watch, BEN)
    late = await watch.late()
    assert (late.vote.kind, late.vote.asker, late.vote.waiting, late.vote.needed) == ("late", ANA, (BEN,), 1)
    assert (await watch.late()).vote.id == late.vote.id
    decision = await watch.choose(late, BEN, "wait")
    assert (decision.choice, decision.outcome) == ("wait", None)
    assert await watch.left(table) == (DAY, DAY)
    assert await watch.lateness.late() == []
    assert await watch.tables.votes.open_at(table.id) == []
    await watch.wait(DAY)
    assert (await watch.late()).vote.id != late.vote.id


async def test_a_computer_plays_the_turn_and_the_player_goes_on_with_the_next(watch: Watch) -> None:
    table = await overdue(watch, BEN)
    before = turn_of(await watch.tables.match(table.id), 0)
    decision = await watch.choose(await watch.late(), BEN, "play")
    assert decision.outcome is not None
    assert {answer.seat for answer in (await watch.tables.match(table.id)).answers} == {0}
    assert decision.outcome.table.seat_of(ANA) == 0
    while turn_of(await watch.tables.match(table.id), 0) == before:
        await watch.room.random_answer(watch.tables.get(table.id))
        await watch.lateness.play_on()
    assert await watch.lateness.play_on() == []
    assert await watch.left(table, 1) == (DAY, 3 * DAY)
    while watch.tables.get(table.id).waiting != (0,):
        await watch.room.random_answer(watch.tables.get(table.id))
    # Ana is asked again, and the bank is used up.
    assert await watch.lateness.play_on() == []
    assert await watch.left(table) == (DAY, DAY)


async def test_a_seat_is_given_away(watch: Watch) -> None:
    table = await overdue(watch, BEN, CARA)
    late = await watch.late()
    assert (await watch.choose(late, BEN, "give")).choice is None
    decision = await watch.choose(late, CARA, "give")
    assert decision.outcome is not None
    assert (decision.outcome.table.user_at(0), decision.outcome.table.host) == (None, BEN)
    assert 0 not in [until.seat for until in await watch.clocks.deadlines(table.id)]
    assert [bank.seat for bank in (await watch.room.store.clocks())[1]] == [1, 2]
    vote = await watch.tables.seating.ask_for_seat(table.id, DAN, "Dan", 0)
    assert vote.kind == "request"


async def test_with_nobody_left_but_one_a_seat_goes_to_a_computer_after_a_day_only(watch: Watch) -> None:
    table = await watch.playing(BEN, pace="live")
    await watch.wait(HOUR)
    late = await watch.late()
    with pytest.raises(refuse.TooSoon):
        await watch.choose(late, BEN, "give")
    assert (await watch.late()).vote == late.vote
    await watch.wait(DAY)
    decision = await watch.choose(late, BEN, "give")
    assert decision.outcome is not None
    assert tuple(decision.outcome.table.computers()) == (0,)
    assert await watch.clocks.deadlines(table.id) == []


# --- with more --------------------------------------------------------------------------------------------------


async def test_computers_have_no_say(watch: Watch) -> None:
    await overdue(watch, BEN, seats=4)
    late = await watch.late()
    assert (late.vote.waiting, late.vote.needed) == ((BEN,), 1)
    assert (await watch.choose(late, BEN, "wait")).choice == "wait"


async def test_one_may_choose_otherwise_until_it_is_decided(watch: Watch) -> None:
    await overdue(watch, BEN, CARA, DAN)
    late = await watch.late()
    await watch.choose(late, BEN, "give")
    decision = await watch.choose(late, BEN, "play")
    assert (decision.choice, decision.vote.waiting) == (None, (CARA, DAN))
    assert (await watch.choose(late, CARA, "wait")).choice is None
    assert (await watch.choose(late, DAN, "play")).choice == "play"


async def test_only_the_others_choose(watch: Watch) -> None:
    table = await overdue(watch, BEN, CARA)
    late = await watch.late()
    with pytest.raises(OwnTime):
        await watch.choose(late, ANA, "wait")
    with pytest.raises(refuse.NotSeated):
        await watch.choose(late, DAN, "wait")
    for agree in (True, False):
        with pytest.raises(refuse.VoteOver):
            await watch.tables.votes.cast(table.id, BEN, late.vote.id, agree)
        with pytest.raises(refuse.VoteOver):
            await watch.tables.votes.cast(table.id, ANA, late.vote.id, agree)
    swap = await watch.tables.seating.ask_swap(table.id, BEN, CARA)
    with pytest.raises(refuse.VoteOver):
        await watch.lateness.choose(table.id, CARA, swap.id, "give")
    with pytest.raises(refuse.VoteOver):
        await watch.lateness.choose(table.id, CARA, 99, "give")


async def test_a_question_that_was_posted_is_not_brought_up_again_until_the_table_changes(watch: Watch) -> None:
    table = await overdue(watch, BEN, CARA)
    late = await watch.late()
    watch.lateness.mark_asked(late)
    assert await watch.lateness.late() == []
    await watch.tables.lobby.set(table.id, ANA, "language", "en")
    assert (await watch.late()).vote == late.vote
    await watch.choose(late, BEN, "wait")
    await watch.choose(late, CARA, "wait")
    await watch.wait(DAY)
    assert (await watch.late()).vote.id != late.vote.id


async def test_nobody_is_asked_while_all_others_have_quiet_hours(watch: Watch) -> None:
    for user in (BEN, CARA):
        await watch.people.set(user, quiet_from="11", quiet_until="14")
    await overdue(watch, BEN, CARA)
    assert await watch.lateness.late() == []
    await watch.wait(2 * HOUR)
    assert (await watch.late()).vote.waiting == (BEN, CARA)


async def test_who_is_late_may_still_play(watch: Watch) -> None:
    table = await overdue(watch, BEN, CARA)
    late = await watch.late()
    await watch.choose(late, BEN, "give")
    await watch.room.do(table, ANA, "leader")
    # A part of the turn is not the turn.
    assert (await watch.late()).vote.id == late.vote.id
    await watch.room.do(table, ANA, "pass")
    with pytest.raises(refuse.VoteOver):
        await watch.choose(late, CARA, "give")
    assert await watch.tables.votes.open_at(table.id) == []
    assert await watch.lateness.late() == []
    for user in (BEN, CARA):
        await watch.room.do(table, user, "pass")
    assert await watch.left(table) == (DAY, DAY)


async def test_a_question_that_fell_with_a_change_of_seats_is_put_anew(watch: Watch) -> None:
    table = await overdue(watch, BEN, CARA)
    late = await watch.late()
    await watch.tables.seating.lend(table.id, CARA)
    with pytest.raises(refuse.VoteOver):
        await watch.choose(late, BEN, "wait")
    again = await watch.late()
    assert (again.vote.id != late.vote.id, again.vote.waiting) == (True, (BEN,))


async def test_a_question_and_its_choices_outlive_a_restart(watch: Watch, path: Path) -> None:
    await overdue(watch, BEN, CARA)
    late = await watch.late()
    await watch.choose(late, BEN, "play")
    watch = await watch.restarted(path, later=9 * DAY)
    again = await watch.late()
    assert (again.vote.id, again.vote.waiting) == (late.vote.id, (CARA,))
    assert (await watch.choose(again, CARA, "play")).choice == "play"


async def test_who_is_late_does_not_change_the_pace_until_they_have_played(watch: Watch) -> None:
    table = await overdue(watch, BEN)
    late = await watch.late()
    for pace in ("none", "relaxed", "live"):
        with pytest.raises(refuse.LateForPace):
            await watch.tables.lobby.set(table.id, ANA, "pace", pace)
    assert [vote.id for vote in await watch.tables.votes.open_at(table.id)] == [late.vote.id]
    assert await watch.tables.store.notices(table.id) == []
    await watch.tables.lobby.set(table.id, ANA, "language", "en")
    await watch.room.do(table, ANA, "pass")
    assert (await watch.tables.lobby.set(table.id, ANA, "pace", "relaxed")).pace == "relaxed"


async def test_a_host_who_is_in_time_stops_the_clock_of_somebody_late_for_a_while(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.room.do(table, ANA, "pass")
    await watch.clocks.refresh()
    await watch.wait(3 * DAY)
    late = await watch.late()
    await watch.tables.lobby.set(table.id, ANA, "pace", "none")
    assert await watch.lateness.late() == []
    assert await watch.tables.votes.open_at(table.id) == []
    with pytest.raises(refuse.VoteOver):
        await watch.choose(late, ANA, "give")
    await watch.wait(9 * DAY)
    await watch.tables.lobby.set(table.id, ANA, "pace", "daily")
    await watch.clocks.refresh()
    again = await watch.late()
    assert (again.vote.asker, await watch.left(table, 1)) == (BEN, (-2 * DAY, 0))


async def test_a_turn_is_played_to_its_end_though_others_are_asked_in_between(watch: Watch) -> None:
    """In the Inner Sea all play one turn together: until it is over a computer answers whenever Ana is asked."""
    table = await sea(watch.room, people=3)
    await watch.tables.lobby.set(table.id, ANA, "pace", "daily")
    await until(watch.room, table, "card-action")
    await watch.clocks.refresh()
    late = watch.tables.get(table.id).waiting_for()[0]
    seat = table.seat_of(late)
    await watch.wait(3 * DAY)
    (question,) = await watch.lateness.late()
    match = await watch.tables.match(table.id)
    turn, before = turn_of(match, 0), sum(answer.seat == seat for answer in match.answers)
    for user in question.vote.waiting:
        await watch.choose(question, user, "play")
    match, known = await watch.tables.match(table.id), 0
    while turn_of(match, 0) == turn:
        assert match.ask_of(seat) is None
        known = sum(answer.seat == seat for answer in match.answers)
        await watch.room.random_answer(watch.tables.get(table.id))
    assert known > before
    assert await watch.lateness.play_on() == []
    assert await watch.lateness.play_on() == []
    assert all(bank.turn == "" for bank in (await watch.room.store.clocks())[1])


@pytest.mark.sqlite
async def test_a_game_that_cannot_be_read_holds_up_no_other(watch: Watch, path: Path) -> None:
    bad = await watch.playing(BEN)
    good = await overdue(watch, BEN, channel=78)
    for late in await watch.lateness.late():
        await watch.choose(late, BEN, "play")
    assert [bank.table_id for bank in watch.clocks.turns()] == [bad.id, good.id]
    with sqlite3.connect(path) as db:
        db.execute("UPDATE checkpoints SET data = x'00' WHERE table_id = ?", (bad.id,))
    watch.tables._cache.drop_match(bad.id)
    assert await watch.lateness.play_on() == []
    assert [bank.table_id for bank in watch.clocks.turns()] == [bad.id]


async def test_who_has_got_more_time_is_reminded_anew(watch: Watch) -> None:
    table = await watch.playing(BEN)
    await watch.wait(70 * HOUR)
    assert [item.kind for item in await watch.remind()] == ["near"]
    await watch.wait(2 * HOUR)
    await watch.choose(await watch.late(), BEN, "wait")
    given = []
    for hour in range(1, 24):
        await watch.wait(HOUR)
        given += [(hour, item.kind) for item in await watch.remind()]
    assert given == [(12, "half"), (21, "near")]
    assert await watch.left(table) == (HOUR, HOUR)


def test_the_choices_are_in_order() -> None:
    assert OVERDUE_CHOICES == ("wait", "play", "give")


# --- all or nothing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["wait", "play", "give"])
async def test_a_choice_its_question_and_its_answer_are_stored_as_one(
    watch: Watch, path: Path, monkeypatch: pytest.MonkeyPatch, choice: OverdueChoice
) -> None:
    table = await overdue(watch, BEN)
    late = await watch.late()

    async def ended(*_: object) -> None:
        raise StoreUnavailable("games.sqlite3", "full")

    # Were there anything left to be done about the question, it would not be done.
    monkeypatch.setattr(Store, "drop_vote", ended)
    await watch.choose(late, BEN, choice)
    monkeypatch.undo()
    watch = await watch.restarted(path)
    assert await watch.tables.votes.open_at(table.id) == []
    notice = (await watch.tables.store.notices(table.id))[-1]
    assert (notice.key, notice.args["name"], notice.question) == (f"late-{choice}", "Ana", late.vote.id)
    assert await watch.lateness.late() == []


@pytest.mark.parametrize("choice", ["wait", "play"])
async def test_a_choice_that_is_not_stored_has_not_been_made(
    watch: Watch, monkeypatch: pytest.MonkeyPatch, choice: OverdueChoice
) -> None:
    table = await overdue(watch, BEN)
    late, before = await watch.late(), watch.clock(table)

    async def full(*_: object) -> None:
        raise StoreUnavailable("games.sqlite3", "full")

    monkeypatch.setattr(Store, "keep_clocks", full)
    with pytest.raises(StoreUnavailable):
        await watch.choose(late, BEN, choice)
    monkeypatch.undo()
    assert watch.clock(table) == before
    assert watch.clocks.turns() == []
    assert [vote.id for vote in await watch.tables.votes.open_at(table.id)] == [late.vote.id]
    assert (await watch.choose(late, BEN, choice)).choice == choice
    keys = [notice.key for notice in await watch.tables.store.notices(table.id) if notice.question]
    assert keys == [f"late-{choice}"]


async def test_a_turn_that_a_computer_was_to_play_is_played_after_the_next_start(
    watch: Watch, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await overdue(watch, BEN)

    async def ended(*_: object, **__: object) -> None:
        raise StoreUnavailable("games.sqlite3", "full")

    monkeypatch.setattr(Store, "append", ended)
    await watch.choose(await watch.late(), BEN, "play")
    assert (await watch.tables.match(table.id)).answers == []
    monkeypatch.undo()
    watch = await watch.restarted(path)
    assert await watch.lateness.play_on() == [table.id]
    assert {answer.seat for answer in (await watch.tables.match(table.id)).answers} == {0}
