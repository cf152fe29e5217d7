"""A transaction is one journey to SQLite's thread, however many statements it has, and waits for nothing else."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.model.posts import ClosedDm, ClosedThread, Post
from bot.model.posts import Room as PrivateThread
from bot.model.surroundings import Surroundings
from bot.store import Store
from bot.store.connection import SqliteDatabase
from bot.store.driver import Session
from tests.bot.tables.room import ANA, BEN, Room


def counted(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The journeys to SQLite's thread from now on."""
    assert isinstance(store.database, SqliteDatabase)
    connection, journeys = store.database.connection, list[Any]()
    real = connection._execute

    async def journey(*work: Any) -> Any:
        journeys.append(work)
        return await real(*work)

    monkeypatch.setattr(connection, "_execute", journey)
    return journeys


async def test_an_answer_is_stored_in_one_journey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await Room.at(tmp_path / "games.sqlite3")
    table = await room.playing(BEN)
    # The state with which others are compressed is read once, and remembered then.
    await room.do(table, ANA, "leader")
    ran: list[str] = []
    await room.store.database.connection.set_trace_callback(ran.append)  # type: ignore[attr-defined]
    journeys = counted(room.store, monkeypatch)
    await room.do(table, ANA, "tile")
    # What is settled ahead is read first.
    assert len(journeys) == 2
    assert len(ran) > 8
    await room.tables.shut_down()


async def test_a_transaction_that_waits_for_anything_else_is_undone(tmp_path: Path) -> None:
    room = await Room.at(tmp_path / "games.sqlite3")

    async def dawdle(db: Session) -> None:
        await db.run("INSERT INTO preferences (user_id, key, value) VALUES (1, 'a', 'b')")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="may wait for its session alone"):
        await room.store.database.write(dawdle)
    assert dict(await room.store.preferences("a")).get(1) is None
    await room.store.set_preference(1, "a", "c")
    assert dict(await room.store.preferences("a")).get(1) == "c"
    await room.tables.shut_down()


async def test_whoever_gives_up_in_the_middle_of_a_transaction_leaves_all_of_it_and_the_next_begins_anew(
    tmp_path: Path,
) -> None:
    room = await Room.at(tmp_path / "games.sqlite3")
    begun, go = threading.Event(), threading.Event()

    async def slow(db: Session) -> None:
        await db.run("INSERT INTO preferences (user_id, key, value) VALUES (1, 'a', 'b')")
        begun.set()
        go.wait(10)
        await db.run("INSERT INTO preferences (user_id, key, value) VALUES (1, 'c', 'd')")

    writing = asyncio.create_task(room.store.database.write(slow))
    await asyncio.to_thread(begun.wait, 10)
    queued = asyncio.create_task(room.store.set_preference(1, "e", "f"))
    await asyncio.sleep(0)
    for task in (writing, queued):
        task.cancel()
    await asyncio.wait({writing, queued})
    assert writing.cancelled()
    assert queued.cancelled()
    go.set()
    assert [dict(await room.store.preferences(key)).get(1) for key in ("a", "c", "e")] == ["b", "d", "f"]
    await room.store.set_preference(1, "a", "g")
    assert dict(await room.store.preferences("a")).get(1) == "g"
    await room.tables.shut_down()


async def test_what_stands_around_a_table_is_read_in_one_journey(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await Room.at(tmp_path / "games.sqlite3")
    table = await room.playing(BEN)
    await room.do(table, ANA, "leader")
    store = room.store
    await store.messages.remember(Post(table.id, "hand", BEN, 7, 8, 1))
    await store.messages.keep_room(table.id, PrivateThread(5, (ANA, BEN)))
    await store.messages.close_dm(BEN, ClosedDm(is_told=True))
    await store.messages.close_thread(table.id, ANA, ClosedThread("hand-thread-left", is_told=True))
    await store.set_closing(table.id, 9.5)
    journeys = counted(store, monkeypatch)
    around = await store.around(table.id, [ANA, BEN], [ANA, BEN], 9.0)
    assert len(journeys) == 1
    assert around == Surroundings(
        posts=await store.messages.posts(table.id),
        history=await store.history(table.id),
        votes=await store.votes(table.id),
        notices=await store.notices(table.id),
        room=PrivateThread(5, (ANA, BEN)),
        closed_dms={BEN: None},
        closed_threads={ANA: None},
        closing=9.5,
        read_marks={ANA: await store.read_mark(table.id, ANA)},  # type: ignore[dict-item]
    )
    assert around.posts
    assert around.history
    await room.tables.shut_down()
