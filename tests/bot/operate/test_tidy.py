"""A start puts in order what older versions and killed processes have left: open modes, half-made files."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

import pytest

from bot.base.config import Settings
from bot.operate.database.lock import alone_with, lock_file
from bot.operate.database.tidy import (
    close_files,
    leftovers,
    open_files,
    sweep,
)
from bot.operate.running import CannotStart, run
from bot.store.connection import open_database
from bot.store.copies import PART
from tests.bot.tables.room import BEN, Room

NOW = 1_800_000_000.0
LEFT = (
    ".games.format-5.sqlite3.77.part",
    ".games.format-5.sqlite3.77.part-journal",
    ".games.sqlite3.restored.4711.part",
    "games.sqlite3.restored",
    "games.sqlite3-2.restored",
    "backups/.ziggurat-daily-20260101.sqlite3.9.part",
    ".move.sqlite3.12.part",
)
KEPT = ("games.format-5.sqlite3", "games.before-20260101-101010.sqlite3", "games.restored.txt", ".env", "my.part")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    (tmp_path / "backups").mkdir()
    return Settings(
        address=tmp_path / "games.sqlite3", backup_folder=tmp_path / "backups", local_folder=tmp_path / "local"
    )


def modes(*paths: Path) -> set[int]:
    return {stat.S_IMODE(path.stat().st_mode) for path in paths}


async def test_files_of_older_versions_are_closed_to_others(settings: Settings, tmp_path: Path) -> None:
    room = await Room.at(settings.database)
    await room.playing(BEN)
    beside = [tmp_path / f"games.sqlite3{side}" for side in ("-wal", "-shm")]
    copies = [tmp_path / "games.format-1.sqlite3", tmp_path / "backups" / "ziggurat-daily-20260101.sqlite3"]
    copies.append(tmp_path / "backups" / "ziggurat-daily-20260101.pgdump")
    files = [settings.database, *beside, *copies, lock_file(settings.database)]
    for file in files:
        file.touch()
        file.chmod(0o644)
    assert open_files(settings) == sorted(files)
    close_files(settings)
    assert modes(*files) == {0o600}
    assert open_files(settings) == []
    await room.random_answer(room.tables.open_tables()[0])
    await room.tables.shut_down()


@pytest.mark.parametrize(("name", "copy"), [("games", "games.format-1"), ("games[1].db", "games[1].format-1.db")])
def test_a_database_may_have_any_name(tmp_path: Path, name: str, copy: str) -> None:
    given = Settings(address=tmp_path / name, backup_folder=tmp_path / "backups")
    assert open_files(given) == []
    files = [tmp_path / name, tmp_path / copy]
    for file in files:
        file.touch()
        file.chmod(0o644)
    close_files(given)
    assert modes(*files) == {0o600}


def test_a_lock_is_made_for_its_owner_only(settings: Settings) -> None:
    with alone_with(settings.database):
        assert modes(lock_file(settings.database)) == {0o600}


def test_what_cannot_be_closed_is_logged(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    settings.database.touch(0o644)
    settings.database.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    close_files(settings)
    assert f"{settings.database} can be read by others, and that cannot be changed" in caplog.text


def test_copies_that_were_never_finished_are_deleted_and_nothing_else(settings: Settings, tmp_path: Path) -> None:
    for name in (*LEFT, *KEPT):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (NOW - 4000, NOW - 4000))
    young = tmp_path / ".move.sqlite3.13.part"
    young.touch()
    os.utime(young, (NOW - 60, NOW - 60))
    assert {str(path.relative_to(tmp_path)) for path in leftovers(settings, NOW)} == set(LEFT)
    sweep(settings, NOW)
    assert leftovers(settings, NOW) == []
    assert all((tmp_path / name).exists() for name in (*KEPT, young.name))


async def test_a_start_does_both_even_if_it_comes_to_nothing(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_bytes(b"This is no database at all, but a letter to a friend. " * 40)
    (tmp_path / "games.sqlite3").chmod(0o644)
    (tmp_path / LEFT[0]).touch()
    with pytest.raises(CannotStart, match="is not a Ziggurat database"):
        await run(settings)
    assert modes(settings.database) == {0o600}
    assert not (tmp_path / LEFT[0]).exists()


async def test_while_a_restore_is_under_way_nothing_of_it_is_deleted(settings: Settings, tmp_path: Path) -> None:
    await (await open_database(settings.database)).close()
    fresh = tmp_path / f".games.sqlite3.restored.{os.getpid()}{PART}"
    fresh.touch()
    with alone_with(settings.database), pytest.raises(CannotStart, match="is being restored"):
        await run(settings)
    assert fresh.exists()


def test_nothing_is_there_yet(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    nothing = Settings(address=tmp_path / "var" / "games.sqlite3", backup_folder=tmp_path / "var" / "backups")
    with caplog.at_level(logging.INFO):
        close_files(nothing)
        sweep(nothing, NOW)
    assert not (tmp_path / "var").exists()
    assert caplog.text == ""
