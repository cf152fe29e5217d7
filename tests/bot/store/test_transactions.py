"""A transaction is one journey to SQLite's thread, however many statements it has, and waits for nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.store.connection import SqliteDatabase
from bot.store.driver import Session
from tests.bot.tables.room import ANA, BEN, Room


async def test_an_answer_is_stored_in_one_journey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await Room.at(tmp_path / "games.sqlite3")
    table = await room.playing(BEN)
    assert isinstance(room.store.database, SqliteDatabase)
    connection, journeys = room.store.database.connection, list[Any]()
    real = connection._execute

    async def counted(*work: Any) -> Any:
        journeys.append(work)
        return await real(*work)

    monkeypatch.setattr(connection, "_execute", counted)
    ran: list[str] = []
    await connection.set_trace_callback(ran.append)
    journeys.clear()
    await room.do(table, ANA, "leader")
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
    assert await room.store.preference(1, "a") is None
    await room.store.set_preference(1, "a", "c")
    assert await room.store.preference(1, "a") == "c"
    await room.tables.shut_down()
