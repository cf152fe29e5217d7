"""A table that waits for a computer is handed on, and the answer comes back through the door that everybody uses."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.computers import dispatcher
from bot.computers.dispatcher import Dispatcher
from bot.model.table import Table
from bot.model.thinking import ThinkReply
from bot.store import Store, StoreUnavailable
from bot.workers.process import WorkerDied
from bot.workers.progress import TooSlow
from engine.computers.levels import SENSIBLE
from engine.core.errors import NotYourTurn
from engine.core.match import Match
from engine.core.position import AtRest
from engine.core.registry import load_game
from tests.bot.computers.hands import Hands, says
from tests.bot.tables.room import ANA, BEN, Room


async def thinking(room: Room, hands: Hands, *others: int) -> Table:
    """A table of Ana, others and a computer that has begun to think, because Ana (and they) have passed."""
    table = await room.playing(*others, seats=2 + len(others))
    room.tables.computers = Dispatcher(room.tables, hands)
    for user in (ANA, *others):
        await room.do(table, user, "pass")
    await hands.begun.wait()
    return room.tables.get(table.id) or table


async def answered(room: Room, hands: Hands, table: Table) -> Table:
    """The table when the computer has been let answer."""
    hands.go.set()
    assert await room.tables.computers.wait_until_done(table.id, 20)
    return room.tables.get(table.id) or table


def seats_of(rest: AtRest) -> Any:
    """How many play in this position."""
    return load_game(rest.game).codec.decode(rest.checkpoint_bytes).seats


async def seats_that_answered(room: Room, table: Table) -> list[int]:
    return [answer.seat for answer in (await room.tables.match(table.id)).answers]


async def test_an_answer_is_stored_before_the_computer_thinks(room: Room, path: Path) -> None:
    hands = Hands()
    table = await thinking(room, hands)
    assert (table.waiting, table.waiting_for()) == ((1,), [])
    elsewhere = await Room.at(path)
    stored = await elsewhere.store.table(table.id)
    assert stored is not None
    assert len((await elsewhere.store.record(stored)).answers) >= 1
    table = await answered(room, hands, table)
    assert table.waiting_for() == [ANA]
    assert set(await seats_that_answered(room, table)) == {0, 1}
    await elsewhere.tables.shut_down()


async def test_a_computer_goes_on_with_its_plan_while_nobody_comes_between(room: Room) -> None:
    """The steps of a plan come back with the next question of the same turn, and with no other."""
    then = (("action", ("pass",)),)
    reply, again = b"", msgspec.msgpack.encode(ThinkReply(("pass",), then=then))
    hands = Hands(lambda _: reply, lambda _: again)
    table = await thinking(room, hands)
    legal = next(option for option in (await room.tables.match(table.id)).asks()[0].options if option[:4] == "tile")
    reply = msgspec.msgpack.encode(ThinkReply((legal,), then=then))
    table = await answered(room, hands, table)
    assert [request.steps for request in hands.asked[:2]] == [(), then]
    given = [answer.ids for answer in (await room.tables.match(table.id)).answers if answer.seat == 1]
    assert given[:2] == [(legal,), ("pass",)]
    hands.begun.clear()
    await room.do(table, ANA, "pass")
    await answered(room, hands, table)
    assert hands.asked[2].steps == ()


async def test_who_presses_again_meanwhile_is_told_that_it_is_not_their_turn(room: Room) -> None:
    hands = Hands()
    table = await thinking(room, hands)
    with pytest.raises(NotYourTurn):
        await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    assert (await answered(room, hands, table)).waiting_for() == [ANA]


async def test_an_answer_that_is_taken_back_meanwhile_is_not_answered(room: Room) -> None:
    hands = Hands(says("pass"))
    table = await thinking(room, hands)
    stood = len(await seats_that_answered(room, table))
    assert (await room.tables.undo.take_back(table.id, ANA)).taken_back == 1
    table = await answered(room, hands, table)
    assert (len(await seats_that_answered(room, table)), table.waiting_for()) == (stood - 1, [ANA])
    await room.do(table, ANA, "pass")
    assert await room.tables.computers.wait_until_done(table.id, 20)
    assert 1 in await seats_that_answered(room, table)


async def test_what_comes_for_a_table_that_is_closed_is_dropped(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    hands = Hands()
    table = await thinking(room, hands)
    await room.tables.lifecycle.close(table.id, ANA)
    with caplog.at_level(logging.ERROR):
        closed = await answered(room, hands, table)
    assert (closed.status, 1 in await seats_that_answered(room, table), caplog.messages) == ("closed", False, [])


async def test_who_takes_their_seat_back_meanwhile_answers_themselves(room: Room) -> None:
    table, hands = await room.playing(BEN), Hands()
    room.tables.computers = Dispatcher(room.tables, hands)
    await room.tables.seating.lend(table.id, ANA)
    await hands.begun.wait()
    assert hands.asked[0].level == SENSIBLE
    await room.tables.seating.take_back(table.id, ANA)
    table = await answered(room, hands, table)
    assert (await seats_that_answered(room, table), table.waiting_for()) == ([], [ANA])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (says("no:such:option"), "against the rules"),
        (says(), "against the rules"),
        (lambda _: b"", "failed at"),
        (TooSlow(), "did not answer"),
    ],
)
async def test_a_computer_that_fails_is_logged_and_answers_at_random(
    room: Room, caplog: pytest.LogCaptureFixture, wrong: Exception, said: str
) -> None:
    hands = Hands(wrong)
    table = await thinking(room, hands)
    with caplog.at_level(logging.ERROR):
        table = await answered(room, hands, table)
    assert table.waiting_for() == [ANA]
    assert [said in message for message in caplog.messages] == [True]


@pytest.mark.parametrize("deaths", [1, 2])
async def test_a_question_over_which_a_worker_dies_is_put_to_another_one_once(
    room: Room, caplog: pytest.LogCaptureFixture, deaths: int
) -> None:
    hands = Hands(*[WorkerDied()] * deaths)
    table = await thinking(room, hands)
    with caplog.at_level(logging.ERROR):
        table = await answered(room, hands, table)
    assert table.waiting_for() == [ANA]
    assert len(caplog.messages) == deaths
    assert hands.asked[0] == hands.asked[1]


async def test_nothing_to_deal_anew_means_a_random_answer_not_a_look_at_the_truth(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(go=True)
    table = await room.playing(seats=2)
    room.tables.computers = Dispatcher(room.tables, hands)
    monkeypatch.setattr("bot.tables.computer_seats.redeal", lambda *_: 1 / 0)
    await room.do(table, ANA, "pass")
    assert await room.tables.computers.wait_until_done(table.id, 20)
    assert (hands.asked, (room.tables.get(table.id) or table).waiting_for()) == ([], [ANA])


async def test_a_table_of_many_computers_keeps_no_other_waiting(room: Room) -> None:
    many, one = await room.playing(seats=4), await room.playing(seats=2, channel=78)
    hands = Hands()
    room.tables.computers = Dispatcher(room.tables, hands)
    for table in (many, one):
        await room.do(table, ANA, "pass")
    await hands.begun.wait()
    hands.go.set()
    for table in (many, one):
        assert await room.tables.computers.wait_until_done(table.id, 20)
    seats = [seats_of(request.position) for request in hands.asked]
    assert (sorted(seats[:2]), len(seats) > 3) == ([2, 4], True)


async def test_after_a_restart_the_tables_that_wait_are_handed_on(room: Room, path: Path) -> None:
    hands = Hands()
    table = await thinking(room, hands)
    assert isinstance(room.tables.computers, Dispatcher)
    await room.tables.computers.stop()
    asked = hands.asked[0]
    again = await room.reopened(path)
    assert (again.tables.get(table.id) or table).waiting_for() == [ANA]
    assert 1 in await seats_that_answered(again, table)
    await again.tables.shut_down()
    assert asked.seat == 1


async def test_what_cannot_be_stored_is_tried_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands()
    table = await thinking(room, hands)
    monkeypatch.setattr(dispatcher, "RETRY", (0.01, 0.01))
    honest, failures = Store.append, [StoreUnavailable("games.sqlite3", "full")] * 2

    async def full(*given: object, **more: object) -> None:
        if failures:
            raise failures.pop()
        await honest(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", full)
    assert (await answered(room, hands, table)).waiting_for() == [ANA]
    assert failures == []


async def test_the_same_position_gets_the_same_answers(room: Room, path: Path) -> None:
    async def record(match: Match) -> list[tuple[str, ...]]:
        return [answer.ids for answer in match.answers]

    one, other = await room.playing(seats=3), await room.playing(seats=3, channel=78)
    for table in (one, other):
        await room.do(table, ANA, "pass")
    assert await record(await room.tables.match(one.id)) == await record(await room.tables.match(other.id))
