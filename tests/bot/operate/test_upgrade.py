"""A database of an older format is brought forward by the first start, and not under a running bot's feet."""

import shutil
from pathlib import Path

import aiosqlite
import pytest

from bot.base.config import Settings
from bot.operate.database.lock import using
from bot.operate.database.upgrade import bring_forward, is_older
from bot.operate.running import CannotStart, run
from bot.store import StoreTooNew, StoreUnavailable
from bot.store.connection import open_database
from bot.store.copies import examine, must_be_sound
from bot.store.migrate import APPLICATION_ID, PLACEHOLDERS, migration_files
from tests.bot.tables.room import Room


async def of_format(path: Path, number: int) -> Path:
    """A database as the version made it that knew so many migrations."""
    folder = path.with_suffix(".migrations")
    folder.mkdir()
    for file in migration_files()[:number]:
        shutil.copy(file, folder)
    if number > len(migration_files()):
        (folder / f"{number:04}_more.sql").write_text("CREATE TABLE more (a);\n")
    await (await open_database(path, migrations=folder)).close()
    return path


async def test_every_format_there_was_is_brought_forward_after_a_copy(tmp_path: Path) -> None:
    newest = len(migration_files())
    for number in range(1, newest):
        path = await of_format(tmp_path / f"of{number}.sqlite3", number)
        assert is_older(path)
        await bring_forward(path)
        assert not is_older(path)
        assert examine(path).format == newest
        assert examine(tmp_path / f"of{number}.format-{number}.sqlite3").format == number


@pytest.mark.parametrize("number", [PLACEHOLDERS, PLACEHOLDERS + 1])
async def test_a_file_of_the_time_of_empty_migrations_is_brought_forward(tmp_path: Path, number: int) -> None:
    path, folder = tmp_path / "games.sqlite3", tmp_path / "empty"
    folder.mkdir()
    for file in migration_files()[:number]:
        shutil.copy(file, folder)
        if 1 < int(file.name[:4]) <= PLACEHOLDERS:
            (folder / file.name).write_text("-- Settings of people and of servers.\n")
    await _of_that_time(path, folder)
    assert is_older(path)
    assert must_be_sound(path).format == number
    await bring_forward(path)
    assert must_be_sound(path).format == len(migration_files())
    assert must_be_sound(tmp_path / f"games.format-{number}.sqlite3").format == number


async def _of_that_time(path: Path, folder: Path) -> None:
    """As the version of that time made it, which did not look whether all is there."""
    database = await aiosqlite.connect(path)
    for file in migration_files(folder):
        await database.executescript(file.read_text("utf-8"))
    await database.execute(f"PRAGMA user_version = {len(migration_files(folder))}")
    await database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    await database.close()


async def test_while_a_bot_of_the_older_version_runs_nothing_is_brought_forward(tmp_path: Path) -> None:
    path = await of_format(tmp_path / "games.sqlite3", 1)
    with using(path):
        with pytest.raises(CannotStart, match="A bot is running on the database"):
            await run(Settings(address=path, local_folder=tmp_path / "local"))
        assert examine(path).format == 1
    await bring_forward(path)
    assert examine(path).format == len(migration_files())


async def test_with_a_bot_of_the_same_version_there_is_nothing_to_bring_forward(tmp_path: Path) -> None:
    path = await of_format(tmp_path / "games.sqlite3", len(migration_files()))
    with using(path):
        await bring_forward(path)
    assert sorted(file.name for file in path.parent.glob("*.sqlite3")) == [path.name]


async def test_leases_of_a_bot_that_was_killed_end_with_an_upgrade_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    room = await Room.at(path, owner="killed")
    table = await room.lobby()
    await room.store.close()
    # As if a newer version had found it.
    monkeypatch.setattr("bot.operate.database.upgrade.is_older", lambda _: True)
    await bring_forward(path)
    after = await Room.at(path, owner="next")
    assert after.tables.leases.holds(table.id)
    await after.tables.shut_down()


async def test_what_is_no_older_database_is_left_to_the_start(tmp_path: Path) -> None:
    missing, empty, letter = tmp_path / "missing", tmp_path / "empty", tmp_path / "letter"
    empty.touch()
    letter.write_bytes(b"This is no database at all, but a letter to a friend. " * 40)
    for path in (missing, empty):
        await bring_forward(path)
    assert not missing.exists()
    with pytest.raises(StoreUnavailable) as error:
        await bring_forward(letter)
    assert error.value.reason == "foreign"
    newer = await of_format(tmp_path / "newer.sqlite3", len(migration_files()) + 1)
    await bring_forward(newer)
    with pytest.raises(StoreTooNew):
        await open_database(newer)
