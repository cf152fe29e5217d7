"""Copies of a database in use, and putting one back: whole, checked, and nothing is ever lost on the way."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.operate.database import backup as backups
from bot.operate.database.backup import (
    back_up,
    daily_backup,
    keep_backups,
)
from bot.operate.database.lock import (
    alone_with,
    is_running,
    serving,
    using,
)
from bot.operate.database.restore import LEFT_OUT, restore
from bot.store import Store, StoreTooNew, StoreUnavailable
from bot.store.connection import open_database
from bot.store.copies import copy_database, examine, must_be_sound
from bot.store.migrate import APPLICATION_ID, migration_files
from tests.bot.harness import until
from tests.bot.tables.room import ANA, BEN, Room
from tests.waiting import HANG

NOON = datetime(2026, 3, 5, 12, tzinfo=UTC)


async def played(path: Path, answers: int = 6) -> Room:
    """A room where a game has been played on for a little; its store is open."""
    room = await Room.at(path)
    await room.play_on(await room.playing(BEN), answers)
    return room


async def saved(room: Room) -> bytes:
    """All that makes up the first table's match."""
    return (await room.tables.match(1)).save()


def spoil(path: Path) -> None:
    """Overwrite the inside of most pages."""
    data = bytearray(path.read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = os.urandom(64)
    path.write_bytes(data)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def copies_in(folder: Path) -> list[str]:
    """The copies made before migrations."""
    return [name for name in names(folder) if ".format-" in name]


def log_of(database: Path) -> Path:
    return Path(f"{database}-wal")


# --- copies -----------------------------------------------------------------------------------------------------------


async def test_a_copy_made_while_the_bot_plays_holds_the_whole_game(tmp_path: Path) -> None:
    room = await played(tmp_path / "games.sqlite3")
    table = room.tables.open_tables()[0]
    then = await saved(room)
    target = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(copy_database, tmp_path / "games.sqlite3", target)
    await room.play_on(table, 3)
    await room.tables.shut_down()
    assert examine(target).format == len(migration_files())
    again = await Room.at(target)
    assert await saved(again) == then
    assert (await again.play_on(again.tables.open_tables()[0])).status == "over"
    await again.tables.shut_down()


async def test_a_copy_is_one_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    room = await played(tmp_path / "games.sqlite3")
    folder = tmp_path / "new" / "copies"
    made = back_up(tmp_path / "games.sqlite3", None, folder, NOON)
    again = back_up(tmp_path / "games.sqlite3", folder, tmp_path, NOON)
    assert names(folder) == ["ziggurat-20260305-120000-2.sqlite3", "ziggurat-20260305-120000.sqlite3"]
    assert (made.stat().st_mode & 0o777, again.name) == (0o600, "ziggurat-20260305-120000-2.sqlite3")
    await room.tables.shut_down()


async def test_a_copy_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    room = await played(tmp_path / "games.sqlite3", 0)
    (tmp_path / "letter").write_text("dear friend")
    with pytest.raises(FileExistsError, match="give the copy another name"):
        back_up(tmp_path / "games.sqlite3", tmp_path / "letter", tmp_path, NOON)
    assert (tmp_path / "letter").read_text() == "dear friend"
    await room.tables.shut_down()


async def test_of_a_damaged_database_there_is_no_copy(tmp_path: Path) -> None:
    room = await played(tmp_path / "games.sqlite3", 20)
    await room.tables.shut_down()
    spoil(tmp_path / "games.sqlite3")
    with pytest.raises(StoreUnavailable) as error:
        copy_database(tmp_path / "games.sqlite3", tmp_path / "copies" / "copy.sqlite3")
    assert error.value.reason == "damaged"
    assert names(tmp_path / "copies") == []


def test_of_nothing_there_is_no_copy(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="There is no database"):
        back_up(tmp_path / "none.sqlite3", None, tmp_path / "copies", NOON)
    assert not (tmp_path / "none.sqlite3").exists()


# --- every day --------------------------------------------------------------------------------------------------------


async def test_one_copy_a_day_of_which_the_newest_stay(tmp_path: Path) -> None:
    path, folder = tmp_path / "games.sqlite3", tmp_path / "backups"
    await (await Store.open(path)).close()
    by_hand = back_up(path, None, folder, NOON)
    for day in range(5):
        for hour in range(2):
            made = daily_backup(path, folder, 3, NOON + timedelta(days=day, hours=hour))
            assert (made is not None) == (hour == 0)
    dailies = [f"ziggurat-daily-2026030{day}.sqlite3" for day in (7, 8, 9)]
    assert names(folder) == [by_hand.name, *dailies]


async def test_what_a_copy_left_that_was_cut_off_is_swept_away(tmp_path: Path) -> None:
    path, folder = tmp_path / "games.sqlite3", tmp_path / "backups"
    await (await Store.open(path)).close()
    folder.mkdir()
    old, young = folder / ".ziggurat-daily-20260304.sqlite3.1.part", folder / ".ziggurat-daily-20260305.sqlite3.2.part"
    for file, hours in ((old, 2), (young, 0)):
        file.write_bytes(b"half")
        moment = (NOON - timedelta(hours=hours)).timestamp()
        os.utime(file, (moment, moment))
    daily_backup(path, folder, 3, NOON)
    assert names(folder) == [young.name, "ziggurat-daily-20260305.sqlite3"]


async def test_a_copy_that_fails_is_logged_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path, folder = tmp_path / "games.sqlite3", tmp_path / "backups"
    await (await Store.open(path)).close()
    folder.write_text("in the way")
    monkeypatch.setattr(backups, "HOUR", 0.001)
    task = asyncio.create_task(keep_backups(path, folder, 2, lambda: NOON))
    async with asyncio.timeout(HANG):
        await until(lambda: "no backup today" in caplog.text)
        folder.unlink()
        await until(lambda: (folder / "ziggurat-daily-20260305.sqlite3").exists())
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_with_none_wanted_there_is_none(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await (await Store.open(path)).close()
    await keep_backups(path, tmp_path / "backups", 0)
    assert not (tmp_path / "backups").exists()


# --- migrations -------------------------------------------------------------------------------------------------------


async def test_before_a_migration_the_old_format_is_copied(tmp_path: Path) -> None:
    path, folder = tmp_path / "games.sqlite3", tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("CREATE TABLE one (a);\nINSERT INTO one VALUES (7);\n")
    await (await open_database(path, migrations=folder)).close()
    assert copies_in(tmp_path) == []
    (folder / "0002_second.sql").write_text("DROP TABLE one;\nINSERT INTO nowhere VALUES (1);\n")
    for _ in range(3):
        with pytest.raises(StoreUnavailable):
            await open_database(path, migrations=folder)
        assert copies_in(tmp_path) == ["games.format-1.sqlite3"], "starts that fail do not pile up copies"
    (folder / "0002_second.sql").write_text("DROP TABLE one;\n")
    await (await open_database(path, migrations=folder)).close()
    assert copies_in(tmp_path) == ["games.format-1.sqlite3"]
    with sqlite3.connect(tmp_path / "games.format-1.sqlite3") as db:
        assert db.execute("SELECT a FROM one").fetchall() == [(7,)]
    assert examine(path).format == 2


async def test_a_copy_of_another_time_is_kept_beside_the_new_one(tmp_path: Path) -> None:
    path, folder = tmp_path / "games.sqlite3", tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("CREATE TABLE one (a);\n")
    await (await open_database(path, migrations=folder)).close()
    (folder / "0002_second.sql").write_text("INSERT INTO nowhere VALUES (1);\n")
    for number in (1, 2):
        with sqlite3.connect(path) as db:
            db.execute("INSERT INTO one VALUES (?)", (number,))
        with pytest.raises(StoreUnavailable):
            await open_database(path, migrations=folder)
        assert len(copies_in(tmp_path)) == number


# --- restoring --------------------------------------------------------------------------------------------------------


async def test_a_backup_takes_the_databases_place_and_the_old_one_is_kept(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    room = await played(path)
    table = room.tables.open_tables()[0]
    then = await saved(room)
    copy_database(path, copy)
    await room.play_on(table, 4)
    later = await saved(room)
    await room.tables.shut_down()
    old = restore(copy, path, NOON)
    assert old == tmp_path / "games.before-20260305-120000.sqlite3"
    for file, expected in ((path, then), (old, later)):
        again = await Room.at(file)
        assert await saved(again) == expected
        await again.tables.shut_down()
    assert copy.exists()


async def test_numbers_that_were_given_after_the_copy_are_not_given_again(tmp_path: Path) -> None:
    """The buttons of a table that was opened after the copy stand in its channel, under its number."""
    path, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    room = await played(path)
    copy_database(path, copy)
    later = await room.lobby(channel=78)
    vote = await room.tables.undo.ask(1, ANA)
    await room.tables.shut_down()
    restore(copy, path, NOON)
    again = await Room.at(path)
    assert (await again.lobby(channel=78)).id == later.id + 1
    assert (await again.tables.undo.ask(1, ANA)).id > vote.id
    await again.tables.shut_down()
    path.write_bytes(b"nothing that SQLite could read " * 400)
    restore(copy, path, NOON.replace(hour=13))
    damaged = await Room.at(path)
    assert (await damaged.lobby(channel=78)).id == later.id - 1 + LEFT_OUT + 1
    await damaged.tables.shut_down()


async def test_what_was_only_in_the_old_databases_log_is_kept_with_it(tmp_path: Path) -> None:
    """A bot that was killed leaves a log beside its database; it must neither be lost nor reach the new one."""
    path, copy = tmp_path / "killed" / "games.sqlite3", tmp_path / "copy.sqlite3"
    room = await played(tmp_path / "games.sqlite3", 3)
    copy_database(tmp_path / "games.sqlite3", copy)
    await room.play_on(room.tables.open_tables()[0], 5)
    later = await saved(room)
    path.parent.mkdir()
    for side in ("", "-wal"):
        shutil.copy(tmp_path / f"games.sqlite3{side}", tmp_path / "killed" / f"games.sqlite3{side}")
    await room.tables.shut_down()
    assert log_of(path).stat().st_size > 0
    old = restore(copy, path, NOON)
    assert old is not None
    assert names(path.parent) == ["games.before-20260305-120000.sqlite3", "games.sqlite3", "games.sqlite3.lock"]
    again = await Room.at(old)
    assert await saved(again) == later
    await again.tables.shut_down()


async def test_a_damaged_database_makes_room_for_its_backup(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    room = await played(path)
    await room.tables.shut_down()
    copy_database(path, copy)
    path.write_bytes(b"nothing that SQLite could read " * 400)
    log_of(path).write_bytes(b"nor this")
    old = restore(copy, path, NOON)
    assert old is not None
    assert old.read_bytes().startswith(b"nothing that")
    assert log_of(old).read_bytes() == b"nor this"
    must_be_sound(path)


async def test_where_there_is_no_database_the_backup_becomes_it(tmp_path: Path) -> None:
    room = await played(tmp_path / "games.sqlite3", 0)
    await room.tables.shut_down()
    assert restore(tmp_path / "games.sqlite3", tmp_path / "new" / "games.sqlite3", NOON) is None
    assert names(tmp_path / "new") == ["games.sqlite3", "games.sqlite3.lock"]
    must_be_sound(tmp_path / "new" / "games.sqlite3")


async def test_while_a_bot_runs_nothing_is_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    room = await played(path, 0)
    copy_database(path, copy)
    with using(path), using(path), serving(path):
        assert is_running(path)
        with pytest.raises(StoreUnavailable, match="stop every bot there first"):
            restore(copy, path, NOON)
    assert not is_running(path)
    # A program that takes no lock of ours, but has the file open.
    with pytest.raises(StoreUnavailable) as error:
        restore(copy, path, NOON)
    assert error.value.reason == "locked"
    await room.tables.shut_down()
    assert restore(copy, path, NOON) is not None


def test_while_a_database_is_restored_no_bot_starts(tmp_path: Path) -> None:
    with (
        alone_with(tmp_path / "games.sqlite3"),
        pytest.raises(StoreUnavailable, match="is being restored"),
        using(tmp_path / "games.sqlite3"),
    ):
        pass


@pytest.mark.parametrize("reason", ["foreign", "damaged", "missing", "itself", "newer"])
async def test_what_is_no_backup_is_refused_and_nothing_changes(tmp_path: Path, reason: str) -> None:
    path, wrong = tmp_path / "games.sqlite3", tmp_path / "wrong.sqlite3"
    room = await played(path, 20)
    await room.tables.shut_down()
    if reason == "foreign":
        with sqlite3.connect(wrong) as db:
            db.execute("CREATE TABLE songs (name)")
    elif reason == "damaged":
        shutil.copy(path, wrong)
        spoil(wrong)
    elif reason == "itself":
        wrong = path
    elif reason == "newer":
        with sqlite3.connect(wrong) as db:
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute("PRAGMA user_version = 9999")
    before = path.read_bytes()
    with pytest.raises((StoreUnavailable, StoreTooNew)) as error:
        restore(wrong, path, NOON)
    if isinstance(error.value, StoreUnavailable):
        assert error.value.reason == reason
    assert (type(error.value) is StoreTooNew) == (reason == "newer")
    assert str(error.value).endswith(".")
    assert path.read_bytes() == before
    assert not any("before" in name for name in names(tmp_path))


@pytest.mark.parametrize("left", [0, 1, 99, 100, 4096, 8192, 0.5, 0.9, -4096])
async def test_what_is_empty_or_cut_off_is_no_backup(tmp_path: Path, left: float) -> None:
    path, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    room = await played(path, 8)
    await room.tables.shut_down()
    whole = path.read_bytes()
    path.write_bytes(whole[: round(left * len(whole)) if isinstance(left, float) else left])
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable) as error:
        back_up(path, copy, tmp_path, NOON)
    assert error.value.reason in ("foreign", "damaged", "incomplete")
    assert names(tmp_path) == ["games.sqlite3"]
    assert path.read_bytes() == before
