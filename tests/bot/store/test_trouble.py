"""What the store says when the file or the disk does not play along. Nothing may be lost."""

import asyncio
import os
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from bot.store import Store, StoreTooNew, StoreUnavailable
from bot.store.connection import open_database
from bot.store.copies import must_be_sound
from bot.store.migrate import APPLICATION_ID, MIGRATIONS, migration_files, statements
from data.texts import texts
from tests.bot.tables.room import ANA, BEN, Room, position


def one_sentence(error: Exception) -> bool:
    text = str(error)
    return text.endswith(".") and "\n" not in text and "{" not in text


def modes_in(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def user_version(store: Store) -> int:
    return int((await store.database.read(lambda db: db.rows("PRAGMA user_version")))[0][0])


async def test_an_empty_file_is_brought_to_the_newest_format(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    path.touch()
    for _ in range(2):
        store = await Store.open(path)
        assert await user_version(store) == len(migration_files())
        await store.close()


async def test_two_processes_may_make_the_file_at_once(tmp_path: Path) -> None:
    for name in "abcdef":
        stores = await asyncio.gather(*(Store.open(tmp_path / name) for _ in range(4)))
        assert [await store.tables_to_load() for store in stores] == [[]] * 4
        for store in stores:
            await store.close()


async def test_a_new_file_and_what_stands_beside_it_are_for_the_owners_eyes_only(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "new.sqlite3")).close()
    room = await Room.at(tmp_path / "new.sqlite3")
    await room.playing(BEN)
    assert modes_in(tmp_path) == dict.fromkeys(("new.sqlite3", "new.sqlite3-wal", "new.sqlite3-shm"), 0o600)
    await room.tables.shut_down()


async def test_an_older_format_is_migrated_and_keeps_its_rows(tmp_path: Path) -> None:
    path, folder = tmp_path / "old.sqlite3", tmp_path / "migrations"
    room = await Room.at(path)
    table = await room.playing(BEN)
    await room.tables.shut_down()
    folder.mkdir()
    for file in migration_files():
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    new = len(migration_files()) + 1
    (folder / f"{new:04}_more.sql").write_text("CREATE TABLE more (a);\nINSERT INTO more SELECT id FROM tables;\n")
    database = await open_database(path, migrations=folder)
    assert [row[0] for row in await database.read(lambda db: db.rows("SELECT a FROM more"))] == [table.id]
    await database.close()
    with pytest.raises(StoreTooNew) as error:
        await Store.open(path)
    assert one_sentence(error.value)
    assert error.value.args_ == {"path": str(path), "version": new, "newest": new - 1}


async def test_a_migration_that_fails_leaves_the_old_format(tmp_path: Path) -> None:
    path, folder = tmp_path / "old.sqlite3", tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("CREATE TABLE one (a);")
    await (await open_database(path, migrations=folder)).close()
    (folder / "0002_second.sql").write_text("CREATE TABLE two (a);\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreUnavailable):
        await open_database(path, migrations=folder)
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("one",)]


async def test_a_file_that_lacks_what_its_format_has_is_refused_and_the_log_names_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.sqlite3"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as db:
        db.execute("DROP TABLE clocks")
        db.execute("ALTER TABLE tables DROP COLUMN pace")
    with pytest.raises(StoreUnavailable) as error:
        await open_database(path)
    with pytest.raises(StoreUnavailable, match="lacks what"):
        must_be_sound(path)
    assert error.value.reason == "incomplete"
    assert one_sentence(error.value)
    lines = [record.getMessage() for record in caplog.records if record.name == "ziggurat.store"]
    assert len(lines) == 2
    assert all("clocks.seat" in line and "tables.pace" in line for line in lines)
    assert [name for name in os.listdir(tmp_path) if name.endswith("3")] == [path.name], "no copy is left behind"


async def test_the_log_says_why_a_database_cannot_be_used(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path, folder = tmp_path / "old.sqlite3", tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("CREATE TABLE one (a);")
    await (await open_database(path, migrations=folder)).close()
    (folder / "0002_second.sql").write_text("INSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreUnavailable) as error:
        await open_database(path, migrations=folder)
    assert "the bot's log says why" in str(error.value)
    assert "no such table: nowhere (SQLITE_ERROR)" in caplog.text


def test_migrations_are_numbered_and_can_be_taken_apart() -> None:
    assert [file.name[:5] for file in migration_files()] == [f"{n:04}_" for n in range(1, len(migration_files()) + 1)]
    assert all("".join(statements(file.read_text())).strip() == file.read_text().strip() for file in migration_files())
    assert MIGRATIONS.name == "migrations"


@pytest.mark.parametrize("content", [b"This is no database at all, but a letter to a friend. " * 40])
async def test_another_kind_of_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(StoreUnavailable) as error:
        await Store.open(path)
    assert (error.value.reason, one_sentence(error.value)) == ("foreign", True)
    assert path.read_bytes() == content


async def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE songs (name)")
    with pytest.raises(StoreUnavailable) as error:
        await Store.open(path)
    assert error.value.reason == "foreign"
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,)


async def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "damaged.sqlite3"
    room = await Room.at(path)
    await room.play_on(await room.playing(BEN), 20)
    await room.tables.shut_down()
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = os.urandom(64)
    path.write_bytes(data)
    with pytest.raises(StoreUnavailable) as error:
        await Store.open(path)
    assert (error.value.reason, one_sentence(error.value)) == ("damaged", True)


async def test_a_folder_in_the_files_place_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable) as error:
        await Store.open(tmp_path)
    assert (error.value.reason, one_sentence(error.value)) == ("unwritable", True)


def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)

    async def refused() -> None:
        with pytest.raises(StoreUnavailable):
            await Store.open(tmp_path)

    # Each loop is closed at once: a thread that still told it something would fail.
    for _ in range(30):
        asyncio.run(refused())
    assert [thread.name for thread in threading.enumerate() if "_connection_worker_thread" in thread.name] == []
    assert failed == []


async def test_a_file_in_the_folders_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "var").touch()
    with pytest.raises(StoreUnavailable) as error:
        await Store.open(tmp_path / "var" / "ziggurat.sqlite3")
    assert (error.value.reason, one_sentence(error.value)) == ("unwritable", True)


async def test_a_full_disk_refuses_answers_and_loses_none(tmp_path: Path) -> None:
    path = tmp_path / "full.sqlite3"
    room = await Room.at(path)
    table = await room.playing(BEN)
    database = room.store.database
    pages = next(iter(await database.connection.execute_fetchall("PRAGMA page_count")))[0]
    await database.connection.execute(f"PRAGMA max_page_count = {pages + 3}")
    answered = [table]

    async def fill() -> None:
        while True:
            answered.append((await room.random_answer(table)).table)

    with pytest.raises(StoreUnavailable) as error:
        await fill()
    last = answered[-1]
    assert (error.value.reason, one_sentence(error.value)) == ("full", True)
    assert room.tables.get(table.id) == last
    match = await room.tables.match(table.id)
    assert match.revision == last.match_revision
    await database.connection.execute("PRAGMA max_page_count = 1000000")
    assert (await room.random_answer(table)).table.revision == last.revision + 1
    before = position(await room.tables.match(table.id))
    again = await room.reopened(path)
    assert position(await again.tables.match(table.id)) == before
    assert (await again.play_on(table)).status == "over"
    await again.tables.shut_down()


async def test_a_locked_database_refuses_answers_until_it_is_free(tmp_path: Path) -> None:
    path = tmp_path / "locked.sqlite3"
    room = await Room.at(path, patience=0.05)
    table = await room.playing(BEN)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable) as error:
        await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    assert (error.value.reason, one_sentence(error.value)) == ("locked", True)
    assert room.tables.get(table.id) == table
    other.execute("ROLLBACK")
    other.close()
    outcome = await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    assert (outcome.table.revision, outcome.table.match_revision) == (table.revision + 1, 1)
    await room.tables.shut_down()


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "closed.sqlite3")
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable) as error:
        await store.tables_to_load()
    assert one_sentence(error.value)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("error", [StoreTooNew("a", 2, 1), StoreUnavailable("a", "full")])
def test_trouble_has_words(lang: str, error: StoreTooNew | StoreUnavailable) -> None:
    assert texts().text(lang, error.key, **error.args_).endswith(".")
