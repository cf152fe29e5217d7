"""Standing orders that say something: stored, carried out, dropped part by part with a note, secret, ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.plans import CARRIED_OUT, PlanChanges, PlanNote, StandingOrder
from bot.model.table import Table
from bot.tables.plans.planning import NoSuchOrder
from engine.core.errors import IllegalAnswer, Reason, StaleRevision
from engine.core.match import Match
from engine.core.planning import shortcuts
from engine.core.preorders import Lapsed, Settings, Settled
from engine.through_the_ages.orders import ORDERS
from tests.bot.tables.room import ANA, BEN, CARA, Room

PEOPLE = (ANA, BEN, CARA)
NO_BIDS: Settings = (("bid-up-to", ("no-bid",)),)


async def ages(room: Room, *, asking: str = "who-can") -> Table:
    """A game of three people."""
    table = await room.tables.lifecycle.open(
        game="through_the_ages",
        options={"first-player": "first-seat", "asking": asking, "resigning": "no"},
        seats=3,
        language="en",
        guild_id=9,
        channel_id=79,
        host=ANA,
        host_name="Ana",
    )
    for user in PEOPLE[1:]:
        await room.tables.lifecycle.join(table.id, user, f"user {user}")
    return await room.tables.lifecycle.start(table.id, ANA)


async def until(room: Room, table: Table, key: str, *, others: bool = True) -> tuple[Match, int]:
    """Random answers until somebody (``others``: not the active player) is asked this; gives their seat."""
    for _ in range(6000):
        match = await room.tables.match(table.id)
        ask = match.asks()[0]
        if ask.key == key and (not others or ask.seat != match.state.active):
            return match, ask.seat
        await room.random_answer(table)
    raise AssertionError(f"nobody was asked {key}")


async def order(room: Room, table: Table, user: int, kind: str, settings: Settings, span: str | None = "game") -> Table:
    return (await room.tables.plans.order(table.id, user, kind, span, settings=settings)).table


async def standing(room: Room, table: Table, user: int) -> list[tuple[str, str, Settings]]:
    now = await room.tables.plans.planning(table.id, user)
    return [(item.kind, item.span, item.settings) for item in now.book.standing]


async def test_an_order_is_kept_part_by_part_and_survives_a_restart(room: Room, path: Path) -> None:
    table = await ages(room)
    await order(room, table, BEN, "territories", (("bid-up-to", ("bid-to:2",)),))
    await order(room, table, BEN, "territories", (("send-first", ("units-only",)),), "")
    await order(room, table, BEN, "attacked", (("defend-up-to", ("use-up-to:1",)),), "")
    said = (("bid-up-to", ("bid-to:2",)), ("send-first", ("units-only",)))
    expected = [("attacked", "age", (("defend-up-to", ("use-up-to:1",)),)), ("territories", "game", said)]
    assert await standing(room, table, BEN) == expected
    assert await standing(room, table, ANA) == await standing(room, table, CARA) == []
    room = await room.reopened(path)
    assert await standing(room, table, BEN) == expected
    # What it says is changed; what it says no more is gone, and so is an order that says nothing.
    await order(room, table, BEN, "territories", (("bid-up-to", ("no-bid",)), ("send-first", ())), "age")
    assert await standing(room, table, BEN) == [expected[0], ("territories", "age", NO_BIDS)]
    await order(room, table, BEN, "territories", (("bid-up-to", ()),), "")
    await order(room, table, BEN, "attacked", (), None)
    assert await standing(room, table, BEN) == []
    assert (await room.store.book(table.id)).standing == ()
    await room.tables.shut_down()


async def test_what_an_order_cannot_say_is_refused_and_changes_nothing(room: Room) -> None:
    table = await ages(room)
    await order(room, table, BEN, "territories", NO_BIDS)
    for kind, span, settings, error in (
        ("territories", "game", (("bid-up-to", ("bid-to:99",)),), IllegalAnswer),
        ("territories", "game", (("send-first", ("units-only", "cards-first")),), IllegalAnswer),
        ("territories", "turn", NO_BIDS, NoSuchOrder),
        ("sleep", "game", NO_BIDS, NoSuchOrder),
        ("attacked", "game", (), NoSuchOrder),
    ):
        with pytest.raises(error):
            await order(room, table, BEN, kind, settings, span)
    with pytest.raises(StaleRevision):
        await room.tables.plans.order(table.id, BEN, "territories", "game", revision=99, settings=NO_BIDS)
    assert await standing(room, table, BEN) == [("territories", "game", NO_BIDS)]


async def test_who_has_ordered_is_not_asked_and_is_told_what_was_answered(room: Room) -> None:
    table = await ages(room)
    for user in PEOPLE:
        await order(room, table, user, "territories", (("bid-up-to", ("bid-to:1",)),))
    answers: list[str] = []
    for _ in range(6000):
        match = await room.tables.match(table.id)
        if match.result() is not None:
            break
        assert match.asks()[0].key != "bid", "asked in spite of the order"
        answers = [answer.ids[0] for answer in match.answers if answer.key == "bid"]
        if "bid:1" in answers and "pass" in answers:
            break
        await room.random_answer(table)
    assert set(answers) == {"bid:1", "pass"}, "never more than the limit"
    notes = [note for user in PEOPLE for note in await room.tables.plans.notes(table.id, user)]
    mine = [note for note in notes if note.question == "bid"]
    assert mine
    assert all((note.order, note.why) == ("territories", CARRIED_OUT) for note in mine)
    assert {note.ids for note in mine} <= {("bid:1",), ("pass",)}


async def test_an_order_given_on_the_question_answers_it_and_goes_on(room: Room) -> None:
    table = await ages(room)
    match, seat = await until(room, table, "bid", others=False)
    user, asked = PEOPLE[seat], match.asks()[0]
    never = next(way for way in shortcuts(match, asked) if way.word == "never")
    revision = match.known_revision(seat)
    outcome = await room.tables.plans.order(table.id, user, never.kind, never.span, revision, never.settings)
    match = await room.tables.match(table.id)
    assert [answer.ids for answer in match.answers if answer.seat == seat][-1] == ("pass",)
    assert outcome.table.revision > table.revision
    assert await standing(room, table, user) == [("territories", "age", NO_BIDS)]


async def test_an_order_given_elsewhere_leaves_the_question_that_is_asked_to_its_player(room: Room) -> None:
    table = await ages(room)
    match, seat = await until(room, table, "bid", others=False)
    await room.tables.plans.order(table.id, PEOPLE[seat], "territories", "age", settings=NO_BIDS, at_once=False)
    assert (await room.tables.match(table.id)).ask_of(seat) is not None
    assert await standing(room, table, PEOPLE[seat]) == [("territories", "age", NO_BIDS)]
    assert match.revision == (await room.tables.match(table.id)).revision


async def test_what_does_not_fit_any_more_is_taken_out_with_a_note_and_the_player_is_asked(
    room: Room, monkeypatch
) -> None:
    table = await ages(room)
    said: Settings = (("send-first", ("units-only",)), ("bid-up-to", ("no-bid",)))
    for user in PEOPLE:
        await order(room, table, user, "territories", said)
    why = Reason("through_the_ages-no-order-nothing-left")

    def lapses(state: object, ask: object, settings: Settings) -> Settled | Lapsed | None:
        return Lapsed("bid-up-to", why) if getattr(ask, "key", "") == "bid" and "bid-up-to" in dict(settings) else None

    broken = {
        **ORDERS,
        "territories": type(ORDERS["territories"])(
            **{
                **{name: getattr(ORDERS["territories"], name) for name in ("spans", "passes", "parts")},
                "answer": lapses,
            }
        ),
    }
    monkeypatch.setattr("engine.core.planning.orders", lambda match: broken)
    match, seat = await until(room, table, "bid", others=False)
    user = PEOPLE[seat]
    assert match.ask_of(seat) is not None
    notes = await room.tables.plans.notes(table.id, user)
    assert [(note.order, note.then, note.why) for note in notes if note.order] == [
        ("territories", (("bid-up-to", ("no-bid",)),), why)
    ]
    assert await standing(room, table, user) == [("territories", "game", said[:1])]
    for other in set(PEOPLE) - {user}:
        assert await room.tables.plans.notes(table.id, other) == []


async def test_an_answer_taken_back_is_not_given_again_by_the_order(room: Room) -> None:
    """Who passed by an order takes that back: the order says nothing more of it, and its player is asked."""
    table = await ages(room, asking="everyone")
    _, seat = await until(room, table, "pact")
    user = PEOPLE[seat]
    await room.tables.plans.order(table.id, user, "pacts", "game", settings=(("pact-answer", ("refuse",)),))
    match = await room.tables.match(table.id)
    assert [answer.ids for answer in match.answers if answer.seat == seat][-1] == ("refuse",)
    await room.tables.plans.read(await room.tables.plans.notes(table.id, user))
    await room.tables.undo.take_back(table.id, user)
    match = await room.tables.match(table.id)
    asked = match.ask_of(seat)
    assert asked is not None
    assert asked.key == "pact"
    assert await standing(room, table, user) == []
    notes = await room.tables.plans.notes(table.id, user)
    assert [(note.order, note.why.key) for note in notes] == [("pacts", "plan-taken-back")]


async def test_an_order_of_an_age_ends_with_it(room: Room) -> None:
    table = await ages(room)
    await order(room, table, BEN, "pacts", (("pact-answer", ("refuse",)),), "age")
    begun = (await room.tables.match(table.id)).state.age
    for _ in range(6000):
        match = await room.tables.match(table.id)
        if match.state.age != begun:
            break
        await room.random_answer(table)
    assert await standing(room, table, BEN) == []
    assert (await room.store.book(table.id)).standing == ()


async def test_a_game_that_fails_on_an_order_asks_its_player(room: Room, monkeypatch) -> None:
    table = await ages(room)
    for user in PEOPLE:
        await order(room, table, user, "territories", NO_BIDS)

    def fails(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr("bot.tables.automatic.ordered", fails)
    match, seat = await until(room, table, "bid", others=False)
    assert match.ask_of(seat) is not None
    assert len(await standing(room, table, PEOPLE[seat])) == 1


async def test_notes_and_orders_are_stored_whole(room: Room) -> None:
    table = await ages(room)
    given = StandingOrder(table.id, BEN, 1, "losses", "game", "game", (("lose-workers", ("worker:bronze",)),))
    note = PlanNote(0, table.id, BEN, "", (), Reason("plan-not-now"), then=given.settings, order="losses")
    await room.store.change_plans(table.id, PlanChanges(placed=[given], notes=[note]))
    assert (await room.store.book(table.id)).standing == (given,)
    (read,) = await room.tables.plans.notes(table.id, BEN)
    assert (read.then, read.order, read.why) == (note.then, note.order, note.why)
    mine = await room.store.person(BEN)
    assert [row["settings"] for row in mine["standing_orders"]] == ['[["lose-workers",["worker:bronze"]]]']
    assert [row["kind"] for row in mine["plan_notes"]] == ["losses"]
