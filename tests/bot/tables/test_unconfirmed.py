"""A transaction whose end the database has not confirmed: what is stored counts, and players are told what is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.changes import TableChange
from bot.model.table import Table
from bot.store import StoreUnavailable, StoreUnconfirmed
from bot.tables import transactions
from bot.words.wording import error_text
from tests.bot.tables.room import ANA, BEN, Room, position


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transactions, "ASKS_AGAIN", (0.0, 0.0))


def break_off(room: Room, monkeypatch: pytest.MonkeyPatch, *, is_stored: bool, is_confirmed: bool = False) -> None:
    """The connection ends with the next change."""
    append = room.store.append

    async def breaks_off(new: Table, change: TableChange) -> None:
        monkeypatch.setattr(room.store, "append", append)
        if is_stored:
            await append(new, change)
        raise (StoreUnavailable if is_confirmed else StoreUnconfirmed)("games", "unreachable")

    monkeypatch.setattr(room.store, "append", breaks_off)


async def test_an_answer_that_was_stored_counts_as_one(room: Room, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.playing(BEN)
    seen = list[Table]()
    room.tables._transactions.watchers.append(seen.append)
    break_off(room, monkeypatch, is_stored=True)
    await room.do(table, ANA, "leader")
    stored = await room.store.table(table.id)
    assert stored is not None
    assert stored == room.tables.get(table.id) == seen[-1]
    assert stored.revision == table.revision + 1
    other = await Room.at(path)
    assert position(await room.tables.match(table.id)) == position(await other.tables.match(table.id))
    await other.tables.shut_down()
    await room.do(table, ANA, "pass")


async def test_an_answer_that_was_not_stored_is_refused(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.playing(BEN)
    break_off(room, monkeypatch, is_stored=False)
    with pytest.raises(StoreUnavailable) as refused:
        await room.do(table, ANA, "leader")
    assert not isinstance(refused.value, StoreUnconfirmed)
    assert "nothing has changed" in error_text("en", refused.value)
    await room.do(table, ANA, "leader")
    assert (await room.tables.match(table.id)).revision == 1


@pytest.mark.parametrize("is_stored", [True, False])
async def test_where_nobody_can_say_whether_it_was_stored_players_are_told_so(
    room: Room, monkeypatch: pytest.MonkeyPatch, is_stored: bool
) -> None:
    table = await room.playing(BEN)
    read = room.store.table

    async def does_not_answer(table_id: int) -> Table | None:
        raise StoreUnavailable("games", "unreachable")

    break_off(room, monkeypatch, is_stored=is_stored)
    monkeypatch.setattr(room.store, "table", does_not_answer)
    with pytest.raises(StoreUnconfirmed) as unknown:
        await room.do(table, ANA, "leader")
    assert "if what you did is not there, do it again" in error_text("en", unknown.value)
    monkeypatch.setattr(room.store, "table", read)


async def test_what_cannot_have_been_stored_is_not_asked_for(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.playing(BEN)
    break_off(room, monkeypatch, is_stored=False, is_confirmed=True)
    with pytest.raises(StoreUnavailable, match="does not answer"):
        await room.do(table, ANA, "leader")


async def test_what_others_have_gone_on_from_is_called_neither_stored_nor_lost(
    room: Room, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    append = room.store.append

    async def breaks_off(new: Table, change: TableChange) -> None:
        monkeypatch.setattr(room.store, "append", append)
        await append(new, change)
        await other.tables.catch_up(table.id)
        await other.do(table, ANA, "pass")
        raise StoreUnconfirmed("games", "unreachable")

    monkeypatch.setattr(room.store, "append", breaks_off)
    with pytest.raises(StoreUnconfirmed):
        await room.do(table, ANA, "leader")
    stored = await room.store.table(table.id)
    assert stored is not None
    assert room.tables.get(table.id) == stored
    assert stored.revision == table.revision + 2
    await other.tables.shut_down()
