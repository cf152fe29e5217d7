"""A disk that lets the database be opened but takes no writes: the bot does not start, and says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.base.config import Settings
from bot.operate import running
from bot.operate.database.export import export_table
from bot.operate.running import CannotStart, run
from bot.store import Store, StoreUnavailable
from tests.bot.tables.room import BEN, Room


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be written to a database that is opened."""
    real = Store.open.__func__  # type: ignore[attr-defined]

    async def opened(cls: type[Store], path: Path | str, *, patience: float = 5.0) -> Store:
        store: Store = await real(cls, path, patience=patience)
        await store.database.connection.execute("PRAGMA query_only = ON")
        return store

    monkeypatch.setattr(Store, "open", classmethod(opened))


async def test_a_bot_does_not_start_where_nothing_can_be_stored(
    tmp_path: Path, read_only: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def serve(*_: object) -> None:
        raise AssertionError("it has started")

    monkeypatch.setattr(running, "_serve", serve)
    settings = Settings(address=tmp_path / "games.sqlite3", local_folder=tmp_path / "local")
    with pytest.raises(CannotStart, match="cannot be opened for writing; check the folder and its permissions"):
        await run(settings)
    assert "attempt to write a readonly database (SQLITE_READONLY)" in caplog.text


async def test_what_is_stored_can_still_be_read(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    room = await Room.at(tmp_path / "games.sqlite3")
    table = await room.playing(BEN)
    await room.tables.shut_down()
    request.getfixturevalue("read_only")
    assert await export_table(tmp_path / "games.sqlite3", table.id)


async def test_asking_whether_changes_are_taken_changes_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    schema = "SELECT name, sql FROM sqlite_master"
    before = await store.database.read(lambda db: db.rows(schema))
    await store.database.must_take_changes()
    assert await store.database.read(lambda db: db.rows(schema)) == before
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.database.must_take_changes()
