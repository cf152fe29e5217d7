"""On a database that others serve, too, a table and its match are read as of one moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.frame.handling import table_and_match
from bot.messages.ids import PanelId, moment
from bot.messages.locks import Locks
from bot.model.errors import NotSeated
from bot.model.table import Table
from bot.posting.channel.look import Observer
from bot.posting.publisher import Publisher
from bot.press.find import NotYourPanel, find, find_at, renewed
from bot.store import Store
from bot.tables.people import People
from tests.bot.stores import open_store
from tests.bot.tables.room import ANA, BEN, CARA, Room


async def shared(path: Path) -> Store:
    store = await open_store(path)
    store.database.is_shared = True
    return store


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[tuple[Room, Room]]:
    """Two processes on one database."""
    made = Room(await shared(tmp_path / "games.db")), Room(await shared(tmp_path / "games.db"), owner="other")
    for room in made:
        await room.tables.start_up()
        await room.tables.ask_computers()
    yield made
    for room in made:
        await room.tables.shut_down()


def pressed_at(room: Room, user: int) -> Any:
    """An interaction of this user that has come to this process."""
    client = SimpleNamespace(tables=room.tables, people=People(room.store))
    client.servers = SimpleNamespace(defaults_for=lambda _: SimpleNamespace(language="en"))
    return SimpleNamespace(client=client, user=SimpleNamespace(id=user), locale="en-US", guild_id=None, channel_id=77)


async def panel_at(room: Room, table: Table, user: int) -> PanelId:
    """Where the buttons of the user's panel belong."""
    seat = table.seat_of(user)
    assert seat is not None
    return PanelId(table.id, seat, moment(await room.tables.match(table.id), seat))


async def test_a_board_that_is_read_while_another_process_plays_is_of_one_moment(rooms: tuple[Room, Room]) -> None:
    room, other = rooms
    table = await room.playing(BEN)
    await other.tables.match(table.id)
    asked = []

    async def deadlines(number: int) -> list[Any]:
        # Meanwhile the turn ends in another process, and a press at this one has the table read anew.
        if not asked:
            await room.do(table, ANA, "leader")
            await room.do(table, ANA, "pass")
            await other.tables.match(number)
        asked.append(number)
        return []

    async def board(_: Table) -> None:
        return None

    client: Any = SimpleNamespace(get_channel=lambda _: None, user=None)
    servers: Any = SimpleNamespace(defaults_for=lambda _: SimpleNamespace(palette="default"))
    clocks: Any = SimpleNamespace(deadlines=deadlines)
    boards: Any = SimpleNamespace(find=board)
    observer = Observer(client, other.tables, People(other.store), servers, clocks, boards, Locks())
    before = other.tables.get(table.id)
    assert before is not None
    here = await observer.look(before)
    assert here.match is not None
    assert here.table.match_revision == here.match.revision > before.match_revision
    assert [here.table.user_at(ask.seat) for ask in here.match.asks()] == here.table.waiting_for() == [BEN]
    assert len(asked) == 2


async def test_whose_seat_was_handed_on_in_another_process_is_shown_nothing_of_it(rooms: tuple[Room, Room]) -> None:
    room, other = rooms
    table = await room.playing(BEN)
    at, before = await panel_at(other, table, BEN), other.tables.get(table.id)
    assert before is not None
    shown = await find(pressed_at(other, BEN), before)
    vote = await room.tables.seating.ask_substitute(table.id, BEN, CARA, "Cara")
    await room.tables.votes.cast(table.id, CARA, vote.id, True)
    for user in vote.waiting:
        if user != CARA:
            await room.tables.votes.cast(table.id, user, vote.id, True)
    assert before.seat_of(BEN) == at.seat
    for again in (find(pressed_at(other, BEN), before), renewed(pressed_at(other, BEN), shown)):
        with pytest.raises(NotSeated):
            await again
    with pytest.raises(NotYourPanel):
        await find_at(pressed_at(other, BEN), at)
    newcomer = await find_at(pressed_at(other, CARA), at)
    assert (newcomer.seat, newcomer.table.user_at(at.seat)) == (at.seat, CARA)
    now, match = await table_and_match(pressed_at(other, ANA), before)
    assert (now.seat_of(CARA), now.match_revision) == (at.seat, match.revision)


async def test_a_hand_that_is_to_move_is_sent_to_nobody_who_has_left_the_seat(
    rooms: tuple[Room, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    room, other = rooms
    table, sent = await room.playing(BEN), list[int]()
    await other.tables.match(table.id)

    async def deliver(*given: Any) -> None:
        sent.extend(plan.user for plan in given[-1])

    monkeypatch.setattr("bot.posting.publisher.deliver_hands", deliver)
    publisher: Any = SimpleNamespace(client=None, tables=other.tables, people=People(other.store), hands=None)
    await Publisher._publish_hand(publisher, table.id, BEN)
    await room.tables.seating.resign(table.id, BEN)
    held = other.tables.get(table.id)
    assert held is not None
    assert held.seat_of(BEN) is not None
    await Publisher._publish_hand(publisher, table.id, BEN)
    assert sent == [BEN]
