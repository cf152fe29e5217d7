"""What an operator orders from the shell: carried out once, by the bot that runs or the next one."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

import bot.tables.orders
from bot.model.orders import (
    OPERATOR,
    REASON_LENGTH,
    Block,
    Order,
    OrderKind,
    clean_reason,
)
from bot.model.table import Table
from bot.store import Conflict, StoreUnavailable
from bot.tables.orders import (
    Orders,
    PersonBlocked,
    ServerBlocked,
)
from tests.bot.harness import until
from tests.bot.tables.room import ANA, BEN, CARA, Room


class Operator:
    """Orders over the tables of a room; ``told`` are the tables whose channels were brought up to date."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.told: list[int] = []
        self.orders = Orders(room.tables, self._publish)

    async def _publish(self, table_id: int) -> str | None:
        self.told.append(table_id)
        return None

    async def order(self, kind: OrderKind, target: int, reason: str = "") -> None:
        await self.room.store.place_order(Order(0, kind, target, reason, self.room.now))


@pytest.fixture
def operator(room: Room) -> Operator:
    return Operator(room)


def now(room: Room, table: Table) -> Table:
    found = room.tables.get(table.id)
    assert found is not None
    return found


async def said(room: Room, table: Table) -> list[tuple[str, dict[str, str | int]]]:
    return [(notice.key, notice.args) for notice in await room.tables.store.notices(table.id)]


async def test_a_table_is_closed_with_the_reason_and_told_once(room: Room, operator: Operator) -> None:
    table = await room.playing(BEN)
    await operator.order("close", table.id, "too loud")
    await operator.orders.look()
    await operator.orders.look()
    assert now(room, table).status == "closed"
    assert await said(room, table) == [("notice-operator-closed-reason", {"reason": "too loud"})]
    assert operator.told == [table.id]
    assert now(room, table).closed_by == OPERATOR
    assert (await room.store.orders())[0] == []


async def test_a_lobby_is_closed_and_told_too(room: Room, operator: Operator) -> None:
    table = await room.lobby()
    await operator.order("close", table.id)
    await operator.orders.look()
    assert now(room, table).status == "closed"
    assert await said(room, table) == [("notice-operator-closed", {})]


async def test_an_order_about_a_table_that_is_over_or_was_never_there_is_struck_off(
    room: Room, operator: Operator
) -> None:
    table = await room.playing(BEN)
    await operator.order("close", table.id)
    await operator.order("close", table.id)
    await operator.order("close", 999)
    await operator.orders.look()
    assert len(await said(room, table)) == 1
    assert (await room.store.orders())[0] == []


async def test_what_was_ordered_while_no_bot_ran_is_done_by_the_next_one(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    await Operator(room).order("close", table.id)
    again = await room.reopened(path)
    operator = Operator(again)
    await operator.orders.look()
    assert now(again, table).status == "closed"
    assert operator.told == [table.id]
    await again.tables.shut_down()


async def test_cut_off_in_the_middle_it_is_carried_out_again_and_tells_nobody_twice(
    room: Room, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await room.playing(BEN, channel=channel) for channel in (71, 72, 73)]
    await operator.order("block-server", 9)
    real, closed = room.tables.lifecycle.close, []

    async def breaks(table_id: int, *args: object, **given: Any) -> Table:
        if closed:
            raise StoreUnavailable("x", "full")
        closed.append(table_id)
        return await real(table_id, OPERATOR, force=True, notice=given["notice"])

    with monkeypatch.context() as patch:
        patch.setattr(room.tables.lifecycle, "close", breaks)
        await operator.orders.look()
    assert operator.told == [tables[0].id]
    assert len((await room.store.orders())[0]) == 1
    await operator.orders.look()
    assert [now(room, table).status for table in tables] == ["closed"] * 3
    assert [len(await said(room, table)) for table in tables] == [1, 1, 1]
    assert operator.told == [table.id for table in tables]


async def test_two_bots_on_one_database_carry_it_out_once(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    first, second = Operator(room), Operator(other)
    await first.order("close", table.id)
    await first.orders.look()
    await second.order("close", table.id)
    await second.orders.look()
    await second.orders.look()
    assert len(await said(room, table)) == 1
    await other.tables.shut_down()


async def test_a_conflict_is_tried_again(room: Room, operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.playing(BEN)
    await operator.order("close", table.id)

    async def behind(table_id: int, *args: object, **given: object) -> Table:
        raise Conflict(table=table_id)

    with monkeypatch.context() as patch:
        patch.setattr(room.tables.lifecycle, "close", behind)
        await operator.orders.look()
    assert now(room, table).status == "playing"
    await operator.orders.look()
    assert now(room, table).status == "closed"


async def test_a_running_bot_looks_again_and_again_and_less_often_where_the_database_fails(
    room: Room, operator: Operator, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot.tables.orders, "LOOK", 0.01)
    monkeypatch.setattr(bot.tables.orders, "RETRY", 0.2)
    table = await room.playing(BEN)
    keeping = asyncio.create_task(operator.orders.keep())
    await operator.order("close", table.id)
    await asyncio.sleep(0.1)
    assert now(room, table).status == "playing", "the tables have not been loaded yet"
    operator.orders.begin()
    await until(lambda: bool(operator.told))
    assert operator.told == [table.id]
    looks: list[int] = []

    async def broken() -> tuple[list[Order], list[Block]]:
        looks.append(1)
        raise StoreUnavailable("x", "failing")

    with monkeypatch.context() as patch:
        patch.setattr(room.store, "orders", broken)
        await asyncio.sleep(0.5)
    assert 1 <= len(looks) <= 4
    assert len([line for line in caplog.messages if "orders cannot be read" in line]) == 1
    other = await room.lobby()
    await operator.order("close", other.id)
    await until(lambda: len(operator.told) == 2)
    assert operator.told == [table.id, other.id]
    keeping.cancel()


async def test_a_blocked_person_leaves_their_seats_and_tables_they_host_pass_on(room: Room, operator: Operator) -> None:
    game, lobby = await room.playing(BEN, CARA), await room.lobby(channel=78)
    await room.tables.lifecycle.join(lobby.id, BEN, "Ben")
    lent = await room.playing(BEN, channel=79)
    await room.tables.seating.lend(lent.id, ANA)
    alone = await room.lobby(channel=80)
    untouched = await room.lobby(channel=81, host=CARA)
    await operator.order("block-person", ANA, "spam")
    await operator.orders.look()
    table = now(room, game)
    assert (table.users(), table.members(), table.host, table.status) == ([BEN, CARA], [BEN, CARA], BEN, "playing")
    assert table.computers()[0] == "sensible"
    assert await said(room, game) == [("notice-barred", {"name": "Ana", "host": "user " + str(BEN), "host_id": BEN})]
    assert (now(room, lobby).users(), now(room, lobby).host) == ([BEN], BEN)
    assert now(room, lent).members() == [BEN]
    assert now(room, alone).status == "closed"
    assert now(room, untouched) == untouched
    assert operator.told == [game.id, lobby.id, lent.id, alone.id]
    with pytest.raises(PersonBlocked):
        operator.orders.refuse(ANA, 9)
    operator.orders.refuse(BEN, 9)


async def test_the_last_person_of_a_game_being_blocked_closes_it(room: Room, operator: Operator) -> None:
    table = await room.playing(seats=2)
    await operator.order("block-person", ANA)
    await operator.orders.look()
    assert now(room, table).status == "closed"
    assert [key for key, _ in await said(room, table)] == ["notice-barred-closed"]


async def test_a_seat_that_a_blocked_person_has_asked_for_cannot_be_given_to_them(
    room: Room, operator: Operator
) -> None:
    table = await room.playing(seats=2)
    vote = await room.tables.seating.ask_for_seat(table.id, BEN, "Ben", 1)
    await operator.order("block-person", BEN)
    await operator.orders.look()
    assert await room.tables.votes.open_at(table.id) == []
    assert [key for key, _ in await said(room, table)] == ["vote-request-refused"]
    assert operator.told == [table.id]
    assert vote.id


async def test_a_blocked_server_has_its_tables_closed_and_no_other(room: Room, operator: Operator) -> None:
    here = await room.playing(BEN)
    there = await room.tables.lifecycle.open(
        game="tigris", options={}, seats=2, language="en", guild_id=10, channel_id=90, host=ANA, host_name="Ana"
    )
    await operator.order("block-server", 9, "raids")
    await operator.orders.look()
    assert (now(room, here).status, now(room, there).status) == ("closed", "lobby")
    assert await said(room, here) == [("notice-server-blocked-reason", {"reason": "raids"})]
    with pytest.raises(ServerBlocked):
        operator.orders.refuse(BEN, 9)
    operator.orders.refuse(ANA, 10)
    operator.orders.refuse(ANA, None)


async def test_unblocking_ends_the_block_and_gives_no_seat_back(room: Room, operator: Operator) -> None:
    table = await room.playing(BEN)
    await operator.order("block-person", ANA)
    await operator.orders.look()
    await operator.order("unblock-person", ANA)
    await operator.orders.look()
    operator.orders.refuse(ANA, 9)
    assert now(room, table).users() == [BEN]


async def test_what_was_blocked_and_unblocked_before_a_bot_ran_costs_no_seat(room: Room, operator: Operator) -> None:
    table = await room.playing(BEN)
    await operator.order("block-person", ANA)
    await operator.order("block-server", 9)
    await operator.order("unblock-person", ANA)
    await operator.order("unblock-server", 9)
    await operator.orders.look()
    assert now(room, table) == table


async def test_blocks_are_known_before_the_first_order_is_read(room: Room, path: Path) -> None:
    await Operator(room).order("block-person", ANA)
    again = await room.reopened(path)
    operator = Operator(again)
    await operator.orders.load()
    with pytest.raises(PersonBlocked):
        operator.orders.refuse(ANA, None)
    await again.tables.shut_down()


@pytest.mark.sqlite
async def test_a_game_that_cannot_be_read_loses_a_blocked_person_too(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    await room.store.database.write(lambda db: db.run("UPDATE checkpoints SET data = x'00'"))
    again = await room.reopened(path)
    operator = Operator(again)
    await operator.order("block-person", ANA)
    await operator.orders.look()
    assert now(again, table).users() == [BEN]
    await again.tables.shut_down()


async def test_each_act_is_one_line_of_ids_in_the_log(
    room: Room, operator: Operator, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.playing(BEN)
    caplog.set_level(logging.INFO, "ziggurat.tables")
    await operator.order("block-person", BEN, "a secret reason")
    await operator.order("unblock-person", BEN)
    await operator.order("close", table.id, "a secret reason")
    await operator.order("block-server", 9)
    await operator.orders.look()
    lines = [record.getMessage() for record in caplog.records]
    assert [line for line in lines if line.startswith("the operator")] == [
        f"the operator has blocked person {BEN}",
        f"the operator has unblocked person {BEN}",
        f"the operator has closed table {table.id}",
        "the operator has blocked server 9",
    ]
    assert f"table {table.id} closed by the operator (notice-operator-closed-reason)" in lines
    assert "secret" not in str(lines)


async def test_who_is_forgotten_stays_blocked_and_nothing_else_of_them_stays(room: Room, operator: Operator) -> None:
    await operator.order("block-person", ANA, "called Ben names")
    assert (await room.store.person(ANA))["orders"][0]["reason"] == "called Ben names"
    await room.tables.forget(ANA, {"en": "former player", "es": "exjugador"})
    rows = {kind: found for kind, found in (await room.store.person(ANA)).items() if found}
    assert rows == {
        "blocked": [{"since": "1970-01-01T00:16:40Z", "reason": ""}],
        "orders": [{"kind": "block-person", "reason": "", "made_at": "1970-01-01T00:16:40Z"}],
    }
    await operator.orders.look()
    with pytest.raises(PersonBlocked):
        operator.orders.refuse(ANA, None)


def test_a_reason_is_one_short_line_that_can_be_sent() -> None:
    assert clean_reason(" no\n\x1b[31mmore\u202e \ud800 ") == "no [31mmore ?"
    assert len(clean_reason("ab " * 10**6)) <= REASON_LENGTH
