"""Answers given ahead and standing orders: they work, they are dropped with a note, nobody else sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.plans import CARRIED_OUT, PlanNote
from bot.model.table import Table
from bot.store import StoreUnavailable
from bot.tables.plans.planning import AskedNow, NoSuchOrder, NothingToPlan, TooManyPlans
from engine.computers.random_player import choose
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.planning import id_of, upcoming_questions
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room, dropped

PEOPLE = (ANA, BEN, CARA, DAN)


async def sea(room: Room, *, quiet: bool = False, people: int = 4, channel: int = 78) -> Table:
    """A game of the Inner Sea of three or four people; ``quiet``: everybody is asked whether they react."""
    table = await room.tables.lifecycle.open(
        game="inner_sea",
        options={"reactions": "everyone" if quiet else "holders"},
        seats=people,
        language="en",
        guild_id=9,
        channel_id=channel,
        host=ANA,
        host_name="Ana",
    )
    for user in PEOPLE[1:people]:
        await room.tables.lifecycle.join(table.id, user, f"user {user}")
    return await room.tables.lifecycle.start(table.id, ANA)


async def until(room: Room, table: Table, key: str, *, most: int = 2000) -> Match:
    """Random answers until somebody is asked this; cards are played whenever that is possible."""
    for _ in range(most):
        match = await room.tables.match(table.id)
        if any(ask.key == key for ask in match.asks()):
            return match
        ask = match.asks()[0]
        plays = [option for option in ask.options if option.startswith("play:")]
        ids = (plays[0],) if plays else choose(ask, room.rng)
        user = (room.tables.get(table.id) or table).user_at(ask.seat)
        assert user is not None
        await room.tables.answers.give(table.id, user, [(ask.key, ids)])
    raise AssertionError(f"nobody was asked {key}")


async def give(room: Room, table: Table, seat: int, *ids: str) -> Table:
    match = await room.tables.match(table.id)
    ask, user = match.ask_of(seat), table.user_at(seat)
    assert ask is not None
    assert user is not None
    return (await room.tables.answers.give(table.id, user, [(ask.key, ids)])).table


async def told(room: Room, table: Table, user: int) -> list[PlanNote]:
    """What the user must read, and reads."""
    notes = await room.tables.plans.notes(table.id, user)
    await room.tables.plans.read(notes)
    return dropped(notes)


# --- planned answers --------------------------------------------------------------------------------------------


async def test_a_planned_turn_is_played_when_it_comes(room: Room) -> None:
    table = await room.playing(BEN)
    await room.tables.plans.plan(table.id, BEN, "action", [["swap"]])
    await room.tables.plans.plan(table.id, BEN, "swap", [[(await options(room, table, 1, "swap"))[0]]])
    for option in ("leader", "pass"):
        outcome = await room.do(table, ANA, option)
    match = await room.tables.match(table.id)
    assert [(answer.seat, answer.key) for answer in match.answers if answer.seat == 1] == [(1, "action"), (1, "swap")]
    assert outcome.table.waiting_for() == [BEN]
    assert (await room.tables.plans.planning(table.id, BEN)).book.plans == ()
    notes = await room.tables.plans.notes(table.id, BEN)
    assert [(note.question, note.why) for note in notes] == [("action", CARRIED_OUT), ("swap", CARRIED_OUT)]
    assert await room.tables.plans.notes(table.id, ANA) == [], "nobody else is told"


async def options(room: Room, table: Table, seat: int, question: str) -> list[str]:
    match = await room.tables.match(table.id)
    return list(next(item.ask.options for item in upcoming_questions(match, seat) if item.id == question))


async def test_plans_for_one_question_are_carried_out_in_their_order(room: Room) -> None:
    table = await room.playing(BEN)
    await room.tables.plans.plan(table.id, BEN, "action", [["swap"], ["pass"]])
    for option in ("leader", "pass"):
        await room.do(table, ANA, option)
    # The swap itself was not planned: Ben is asked, and his plan goes on behind it.
    outcome = await room.do(table, BEN, "")
    assert outcome.table.waiting_for() == [ANA]
    match = await room.tables.match(table.id)
    assert [answer.key for answer in match.answers if answer.seat == 1] == ["action", "swap", "action"]


async def test_a_plan_that_others_make_illegal_is_dropped_at_once_with_the_rule(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    match = await room.tables.match(table.id)
    square = next(item for item in match.asks()[0].options if item.startswith("leader:")).rpartition(":")[2]
    await room.tables.plans.plan(table.id, CARA, "action", [[f"leader:red:{square}"], ["pass"]])
    await room.tables.plans.plan(table.id, CARA, "end-turn", [["pass"]])
    await room.do(table, ANA, f"leader:black:{square}")
    notes = await told(room, table, CARA)
    assert [(note.ids, note.why.key, note.why.args.get("cell")) for note in notes] == [
        ((f"leader:red:{square}",), "tigris-square-taken", square),
        (("pass",), "tigris-square-taken", square),
    ]
    assert await told(room, table, CARA) == []
    assert [plan.question for plan in (await room.tables.plans.planning(table.id, CARA)).book.plans] == ["end-turn"]
    assert await told(room, table, BEN) == []


async def test_what_cannot_be_planned_is_refused(room: Room) -> None:
    table = await room.playing(BEN)
    plans = room.tables.plans
    with pytest.raises(AskedNow):
        await plans.plan(table.id, ANA, "action", [["pass"]])
    with pytest.raises(NothingToPlan):
        await plans.plan(table.id, BEN, "no-such-question", [["pass"]])
    with pytest.raises(IllegalAnswer) as refused:
        await plans.plan(table.id, BEN, "action", [["tile:red:Z99"]])
    assert refused.value.reason is not None
    with pytest.raises(IllegalAnswer):
        await plans.plan(table.id, BEN, "action", [["pass"], ["§$%"]])
    with pytest.raises(TooManyPlans):
        await plans.plan(table.id, BEN, "action", [["pass"]] * 41)
    assert (await plans.planning(table.id, BEN)).book.plans == ()


async def test_plans_can_be_changed_and_cleared(room: Room) -> None:
    table = await room.playing(BEN)
    plans = room.tables.plans
    await plans.plan(table.id, BEN, "action", [["swap"], ["pass"]])
    now = await plans.plan(table.id, BEN, "end-turn", [["pass"]])
    now = await plans.clear(table.id, BEN, now.book.plans[0].id)
    assert [plan.ids for plan in now.book.plans] == [("pass",), ("pass",)]
    now = await plans.replace(table.id, BEN, "action", ["swap"])
    assert [(plan.question, plan.ids) for plan in now.book.plans] == [("end-turn", ("pass",)), ("action", ("swap",))]
    assert (await plans.clear(table.id, BEN)).book.plans == ()


async def test_a_plan_belongs_to_the_player_not_to_the_seat(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.plans.plan(table.id, BEN, "end-turn", [["pass"]])
    assert (await room.tables.plans.planning(table.id, CARA)).book.plans == ()
    before = await room.store.book(table.id)
    assert [plan.user for plan in before.plans] == [BEN]
    await room.tables.seating.resign(table.id, BEN)
    assert (await room.store.book(table.id)).plans == ()
    assert [(note.question, note.ids, note.why.key) for note in await told(room, table, BEN)] == [
        ("end-turn", ("pass",), "plan-seat-gone")
    ]
    await room.do(table, ANA, "leader")
    assert await told(room, table, BEN) == await told(room, table, CARA) == []


async def test_a_lent_seat_keeps_its_plans_until_its_player_is_back(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.plans.plan(table.id, BEN, "action", [["swap"]])
    before = (await room.store.book(table.id)).plans
    await room.tables.seating.lend(table.id, BEN)
    await room.do(table, ANA, "leader")
    await room.tables.seating.take_back(table.id, BEN)
    assert (await room.tables.plans.planning(table.id, BEN)).book.plans == before
    assert await told(room, table, BEN) == []
    await room.do(table, ANA, "pass")
    match = await room.tables.match(table.id)
    assert [(answer.seat, answer.ids) for answer in match.answers if answer.seat == 1] == [(1, ("swap",))]


async def test_where_the_computer_has_answered_instead_the_plan_is_dropped_with_a_note(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.plans.plan(table.id, BEN, "action", [["swap"], ["pass"]])
    await room.tables.seating.lend(table.id, BEN)
    for option in ("leader", "pass"):
        await room.do(table, ANA, option)
    await room.tables.seating.take_back(table.id, BEN)
    assert (await room.tables.plans.planning(table.id, BEN)).book.plans == ()
    assert [(note.ids, note.why.key) for note in await told(room, table, BEN)] == [
        (("swap",), "plan-computer-answered"),
        (("pass",), "plan-computer-answered"),
    ]


async def test_a_standing_order_lasts_while_a_computer_keeps_the_seat(room: Room) -> None:
    table = await sea(room, quiet=True)
    match = await until(room, table, "react")
    user = next(user for user in PEOPLE if match.ask_of(table.seat_of(user) or 0) is None)
    await room.tables.plans.order(table.id, user, "reactions", "turn")
    await room.tables.seating.lend(table.id, user)
    await room.tables.seating.take_back(table.id, user)
    kinds = [order.kind for order in (await room.store.book(table.id)).of(user).standing]
    assert kinds == ["reactions"]


async def free_square(room: Room, table: Table) -> str:
    found = await options(room, table, 1, "action")
    return next(item for item in found if item.startswith("leader:red:")).rpartition(":")[2]


async def test_a_planned_answer_can_be_taken_back(room: Room) -> None:
    table = await room.playing(BEN)
    await room.tables.plans.plan(table.id, BEN, "action", [["leader:red:" + await free_square(room, table)]])
    await room.do(table, ANA, "pass")
    outcome = await room.tables.undo.take_back(table.id, BEN)
    match = await room.tables.match(table.id)
    assert (outcome.taken_back, [ask.key for ask in match.asks()]) == (1, ["action"])
    assert outcome.table.waiting_for() == [BEN]


async def test_plans_survive_a_restart_and_a_store_that_fails(room: Room, path: Path, monkeypatch) -> None:
    table = await room.playing(BEN)
    await room.tables.plans.plan(table.id, BEN, "action", [["leader:red:" + await free_square(room, table)]])

    async def full(*args: object, **more: object) -> None:
        raise StoreUnavailable("x", "full")

    with monkeypatch.context() as broken:
        broken.setattr(room.store, "append", full)
        with pytest.raises(StoreUnavailable):
            await room.do(table, ANA, "pass")
    assert len((await room.store.book(table.id)).plans) == 1
    room = await room.reopened(path)
    await room.do(table, ANA, "pass")
    match = await room.tables.match(table.id)
    assert [answer.key for answer in match.answers if answer.seat == 1] == ["action"]
    assert (await room.store.book(table.id)).plans == ()
    await room.tables.shut_down()


async def test_a_rule_that_fails_in_looking_ahead_does_not_stop_the_table(room: Room, monkeypatch) -> None:
    table = await room.playing(BEN)
    await room.tables.plans.plan(table.id, BEN, "end-turn", [["pass"]])

    def broken(match: Match, seat: int) -> list[object]:
        raise IndexError

    monkeypatch.setattr("bot.tables.automatic.upcoming_questions", broken)
    outcome = await room.do(table, ANA, "leader")
    assert outcome.table.waiting_for() == [ANA]
    assert len((await room.store.book(table.id)).plans) == 1


# --- competitions -----------------------------------------------------------------------------------------------


async def test_cards_are_prepared_for_all_contested_areas_at_once(room: Room) -> None:
    table = await sea(room)
    for _ in range(3000):
        match = await room.tables.match(table.id)
        ready = next(
            (
                (seat, competitions)
                for seat in range(4)
                if match.state.phase == "cards"
                and len(competitions := [item for item in upcoming_questions(match, seat) if item.of]) > 1
            ),
            None,
        )
        if ready is not None:
            break
        table = (await room.random_answer(table)).table
    assert ready is not None
    seat, competitions = ready
    user = table.user_at(seat)
    assert user is not None
    for item in competitions:
        await room.tables.plans.replace(table.id, user, item.id, [item.ask.options[0]])
    now = await room.tables.plans.planning(table.id, user)
    assert {plan.question for plan in now.book.plans} == {item.id for item in competitions}
    first = competitions[0]
    for _ in range(200):
        match = await room.tables.match(table.id)
        asked = match.ask_of(seat)
        assert asked is None or id_of(match, asked) != first.id, "asked in spite of the plan"
        used = [answer for answer in match.answers if answer.seat == seat and answer.key == "compete"]
        if used or match.state.phase == "growth":
            break
        table = (await room.random_answer(table)).table
    notes = await told(room, table, user)
    # Each plan was used, or its player knows why not.
    left = (await room.tables.plans.planning(table.id, user)).book.plans
    assert len(used) + len(notes) + len(left) >= len(competitions)
    assert used or notes


# --- standing orders --------------------------------------------------------------------------------------------


async def test_reactions_are_let_pass_for_a_turn(room: Room) -> None:
    table = await sea(room, quiet=True)
    match = await until(room, table, "react")
    seats = [ask.seat for ask in match.asks()]
    user = table.user_at(seats[0])
    assert user is not None
    outcome = await room.tables.plans.order(table.id, user, "reactions", "turn")
    match = await room.tables.match(table.id)
    assert [answer.ids for answer in match.answers if answer.seat == seats[0]][-1] == ("let",)
    assert seats[0] not in [ask.seat for ask in match.asks() if ask.key == "react"]
    # The others may not see it.
    assert outcome.table.waiting == tuple(seats)
    assert outcome.table.answered == (seats[0],)
    assert (outcome.table.must_act(user), user in outcome.table.waiting_for()) == (False, True)
    assert outcome.entries == ()


async def test_an_order_ends_with_its_turn(room: Room) -> None:
    table = await sea(room, quiet=True)
    await until(room, table, "card-action")
    for user in PEOPLE:
        await room.tables.plans.order(table.id, user, "reactions", "turn")
    match = await until(room, table, "withdraw")
    assert not [answer for answer in match.answers if answer.key == "react" and answer.ids != ("let",)]
    for user in PEOPLE:
        assert (await room.tables.plans.planning(table.id, user)).book.standing == ()
    assert (await room.store.book(table.id)).standing == ()


async def test_who_takes_an_automatic_answer_back_is_asked(room: Room) -> None:
    table = await sea(room, quiet=True)
    match = await until(room, table, "react")
    seat = match.asks()[0].seat
    user = table.user_at(seat)
    assert user is not None
    await room.tables.plans.order(table.id, user, "reactions", "turn")
    outcome = await room.tables.undo.take_back(table.id, user)
    assert (await room.tables.match(table.id)).ask_of(seat) is not None
    assert outcome.table.must_act(user)
    assert (await room.tables.plans.planning(table.id, user)).book.standing == ()


async def test_an_order_can_be_taken_back(room: Room) -> None:
    table = await sea(room, quiet=True)
    await until(room, table, "card-action")
    await room.tables.plans.order(table.id, BEN, "reactions", "turn")
    await room.tables.plans.order(table.id, BEN, "reactions", None)
    assert (await room.tables.plans.planning(table.id, BEN)).book.standing == ()
    with pytest.raises(NoSuchOrder):
        await room.tables.plans.order(table.id, BEN, "sleep", "turn")
    with pytest.raises(NoSuchOrder):
        await room.tables.plans.order(table.id, BEN, "reactions", "year")


async def test_who_is_waited_for_does_not_tell_who_holds_a_card(room: Room) -> None:
    """Two people give the same order, one with a fitting card and one without; everything public is the same."""
    table = await sea(room, quiet=True)
    for _ in range(400):
        match = await until(room, table, "react")
        asks = match.asks()
        holders = [ask.seat for ask in asks if len(ask.options) > 1]
        others = [ask.seat for ask in asks if len(ask.options) == 1]
        if holders and len(others) > 1:
            break
        table = await give(room, table, asks[0].seat, "let")
    assert holders
    before = room.tables.get(table.id)
    assert before is not None
    seen = []
    for seat in (holders[0], others[0]):
        user = before.user_at(seat)
        assert user is not None
        log = len((await room.tables.match(table.id)).log)
        after = (await room.tables.plans.order(table.id, user, "reactions", "turn")).table
        match = await room.tables.match(table.id)
        seen.append((after.waiting, after.waiting_since, after.waiting_for(), match.view(None), match.log[log:]))
    assert seen[0] == seen[1]
    assert seen[0][0] == before.waiting


async def test_where_only_holders_are_asked_the_table_names_who_is_left(room: Room) -> None:
    table = await sea(room)
    match = await until(room, table, "react")
    while len(match.asks()) < 2:
        table = await give(room, table, match.asks()[0].seat, "let")
        match = await until(room, table, "react")
    first, second, *_ = [ask.seat for ask in match.asks()]
    table = await give(room, table, first, "let")
    assert first not in table.waiting
    assert second in table.waiting
    assert table.answered == ()
