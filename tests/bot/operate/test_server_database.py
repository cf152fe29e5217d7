"""A database on a PostgreSQL server, by the programs beside the bot: copies, putting one back, moving, the doctor."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import pytest

from bot.base.address import PostgresAddress
from bot.base.config import Settings
from bot.operate.database.backup import back_up, daily_backup
from bot.operate.database.export import export_table
from bot.operate.database.move import move
from bot.operate.database.programs import PIECE, ProgramFailed, output_of
from bot.operate.database.server import dump, dump_before_migration, restore_server
from bot.operate.database.upgrade import bring_server_forward
from bot.operate.doctor.check_server import check_server
from bot.operate.orders import close_table, list_tables
from bot.store import Store, StoreUnavailable
from bot.store.migrate import MIGRATIONS, migration_files
from bot.store.postgres.database import open_database
from bot.store.postgres.serving import serving
from tests.bot.postgres import empty, programs
from tests.bot.tables.room import ANA, BEN, Room, position

NOON = datetime(2026, 3, 5, 12, tzinfo=UTC)


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL's own programs, which Debian keeps apart."""
    folder = programs()
    if folder is not None and shutil.which("pg_dump") is None:
        monkeypatch.setenv("PATH", str(folder), prepend=":")


async def played(store: Store, answers: int = 6) -> Room:
    room = Room(store)
    await room.play_on(await room.playing(BEN), answers)
    return room


def nothing() -> None: ...


async def test_games_go_to_a_server_and_back_and_are_the_same(postgres: str, tmp_path: Path) -> None:
    file, back = tmp_path / "games.sqlite3", tmp_path / "back.sqlite3"
    room = await played(await Store.open(file))
    before = position(await room.tables.match(1))
    vote = await room.tables.seating.ask_swap(1, ANA, BEN)
    await room.tables.shut_down()
    server = await empty(postgres, "moved")
    moved = await move(file, server)
    assert moved.rows["tables"] == 1
    assert moved.rows["answers"] == 6
    store = await Store.open(server)
    room = Room(store)
    await room.tables.start_up()
    assert position(await room.tables.match(1)) == before
    assert [item.id for item in await store.votes(1)] == [vote.id]
    await room.play_on(room.tables.get(1), 3)
    assert (await room.lobby(channel=5)).id == 2, "numbers go on"
    after = position(await room.tables.match(1))
    await room.tables.shut_down()
    with pytest.raises(StoreUnavailable, match="games at"):
        await move(file, server)
    with pytest.raises(StoreUnavailable, match="games at"):
        await move(server, file)
    await move(server, back)
    store = await Store.open(back)
    room = Room(store)
    await room.tables.start_up()
    assert position(await room.tables.match(1)) == after
    assert (await room.lobby(channel=6)).id == 3
    await room.tables.shut_down()


async def test_nothing_is_moved_while_a_bot_runs_or_half(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, back = tmp_path / "games.sqlite3", tmp_path / "back.sqlite3"
    room = await played(await Store.open(file), 2)
    await room.tables.shut_down()
    server = await empty(postgres, "half")
    async with serving(server, nothing):
        with pytest.raises(StoreUnavailable, match="A bot is running"):
            await move(file, server)
    with pytest.raises(StoreUnavailable, match="same kind"):
        await move(file, back)

    async def wrong(*_: object) -> object:
        return None

    monkeypatch.setattr("bot.operate.database.move._tally_of_server", wrong)
    with pytest.raises(StoreUnavailable, match="not what was sent"):
        await move(file, server)
    monkeypatch.undo()
    store = await Store.open(server)
    assert await store.tables_to_load() == []
    await store.close()
    assert (await move(file, server)).rows["tables"] == 1


@pytest.mark.usefixtures("tools")
def test_a_copy_is_put_back_and_says_so(postgres: str, tmp_path: Path) -> None:
    async def prepare() -> tuple[PostgresAddress, object]:
        server = await empty(postgres, "copied")
        room = await played(await Store.open(server), 4)
        found = position(await room.tables.match(1))
        await room.tables.shut_down()
        return server, found

    async def play_on() -> None:
        room = Room(await Store.open(server))
        await room.tables.start_up()
        await room.play_on(room.tables.get(1), 5)
        await room.lobby(channel=7)
        await room.tables.shut_down()

    async def look() -> None:
        store = await Store.open(server)
        salt, restored = await store.service.restored()
        assert salt
        assert restored is not None
        room = Room(store)
        await room.tables.start_up()
        assert position(await room.tables.match(1)) == before
        assert (await room.lobby(channel=8)).id == 3, "the number of the table that is gone is not given again"
        await room.tables.shut_down()

    server, before = asyncio.run(prepare())
    copy = back_up(server, None, tmp_path / "copies", NOON)
    assert copy.stat().st_mode & 0o077 == 0
    asyncio.run(play_on())
    old = restore_server(copy, server, tmp_path / "copies", NOON)
    assert old is not None
    assert old.is_file()
    asyncio.run(look())
    with pytest.raises(FileExistsError):
        back_up(server, copy, tmp_path, NOON)
    wrong = tmp_path / "wrong.pgdump"
    wrong.write_bytes(b"PGDMP nothing of the kind")
    with pytest.raises(StoreUnavailable, match="no copy"):
        restore_server(wrong, server, tmp_path, NOON)
    asyncio.run(look_again(server))


async def look_again(server: PostgresAddress) -> None:
    store = await Store.open(server)
    assert len(await store.tables_to_load()) == 2
    await store.close()


@pytest.mark.usefixtures("tools")
def test_no_bot_starts_while_a_copy_is_put_back(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def prepare() -> PostgresAddress:
        server = await empty(postgres, "put_back")
        await (await Store.open(server)).close()
        return server

    async def while_served() -> None:
        async with serving(server, nothing):
            with pytest.raises(StoreUnavailable, match="A bot is running"):
                await asyncio.to_thread(restore_server, copy, server, tmp_path, NOON)

    async def may_start(address: PostgresAddress) -> bool:
        with contextlib.suppress(StoreUnavailable):
            async with serving(address, nothing):
                return True
        return False

    def dump_and_look(address: PostgresAddress, target: Path) -> None:
        served.append(asyncio.run(may_start(address)))
        dump(address, target)

    served: list[bool] = []
    server = asyncio.run(prepare())
    copy = back_up(server, None, tmp_path, NOON)
    asyncio.run(while_served())
    monkeypatch.setattr("bot.operate.database.server.dump", dump_and_look)
    restore_server(copy, server, tmp_path, NOON)
    assert served == [False]


def newer_migrations(folder: Path, statement: str) -> Path:
    """The migrations of a version that has one more."""
    shutil.copytree(MIGRATIONS, folder)
    (folder / f"{len(migration_files()) + 1:04d}_more.sql").write_text(statement, "utf-8")
    return folder


async def value(server: PostgresAddress, statement: str) -> object:
    connection = await asyncpg.connect(server.url)
    try:
        return await connection.fetchval(statement)
    finally:
        await connection.close()


@pytest.mark.usefixtures("tools")
def test_a_copy_put_back_leaves_no_tables_that_only_a_newer_version_knows(postgres: str, tmp_path: Path) -> None:
    folder = newer_migrations(tmp_path / "migrations", "CREATE TABLE more (table_id INTEGER REFERENCES tables (id));")

    async def prepare() -> PostgresAddress:
        server = await empty(postgres, "newer")
        await (await Store.open(server)).close()
        return server

    async def bring_forward() -> None:
        await (await open_database(server, migrations=folder)).close()

    server = asyncio.run(prepare())
    copy = back_up(server, None, tmp_path, NOON)
    asyncio.run(bring_forward())
    assert asyncio.run(value(server, "SELECT to_regclass('more') IS NOT NULL"))
    restore_server(copy, server, tmp_path, NOON)
    assert asyncio.run(value(server, "SELECT to_regclass('more') IS NULL"))
    assert asyncio.run(value(server, "SELECT to_regclass('tables') IS NOT NULL"))
    asyncio.run(bring_forward())


@pytest.mark.usefixtures("tools")
def test_a_copy_that_breaks_off_in_its_middle_changes_nothing(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def prepare() -> PostgresAddress:
        server = await empty(postgres, "breaks_off")
        room = await played(await Store.open(server), 2)
        await room.tables.shut_down()
        return server

    server = asyncio.run(prepare())
    copy = back_up(server, None, tmp_path, NOON)
    real = shutil.which("pg_restore")
    broken = tmp_path / "bin" / "pg_restore"
    broken.parent.mkdir()
    # What it prints first is that tables go; then it fails.
    broken.write_text(
        f'#!/bin/sh\ncase "$*" in *--clean*) {real} "$@" | head -c 4000; exit 1;; esac\nexec {real} "$@"\n'
    )
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(broken.parent), prepend=":")
    with pytest.raises(StoreUnavailable, match="own program has failed"):
        restore_server(copy, server, tmp_path, NOON)
    assert asyncio.run(value(server, "SELECT count(*) FROM answers")) == 2


@pytest.mark.usefixtures("tools")
def test_an_older_format_is_copied_before_it_is_migrated_once(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def prepare() -> PostgresAddress:
        server = await empty(postgres, "older")
        await (await Store.open(server)).close()
        return server

    server, newest = asyncio.run(prepare()), len(migration_files())
    assert dump_before_migration(server, tmp_path) is None
    asyncio.run(value(server, f"UPDATE ziggurat_format SET format = {newest - 1}"))
    assert dump_before_migration(server, tmp_path) == tmp_path / f"ziggurat-format-{newest - 1}.pgdump"
    assert dump_before_migration(server, tmp_path) is None
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dump_before_migration(server, tmp_path / "elsewhere") is None


async def test_a_format_in_which_older_bots_cannot_go_on_waits_until_none_runs(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, newest = await empty(postgres, "alone"), len(migration_files())
    await bring_server_forward(server, tmp_path)
    await (await Store.open(server)).close()
    monkeypatch.setattr("bot.operate.database.upgrade.PATIENCE", 0.0)
    async with serving(server, nothing):
        await bring_server_forward(server, tmp_path)
        with pytest.raises(StoreUnavailable, match="A bot is running"):
            await bring_server_forward(server, tmp_path, newest + 1)
    await bring_server_forward(server, tmp_path, newest + 1)


def test_what_programs_print_comes_in_pieces_and_ends_in_time() -> None:
    pieces = [len(piece) for piece in output_of("head", "-c", str(3 * PIECE + 1), "/dev/zero")]
    assert pieces == [PIECE, PIECE, PIECE, 1]
    with pytest.raises(ProgramFailed, match="signal 9"):
        list(output_of("sleep", "3600", longest=0.05))
    with pytest.raises(ProgramFailed, match="nothing/here"):
        list(output_of("cat", "/nothing/here"))


@pytest.mark.usefixtures("tools")
async def test_one_copy_a_day_is_made_and_the_oldest_go(postgres: str, tmp_path: Path) -> None:
    server = await empty(postgres, "daily")
    await (await Store.open(server)).close()
    for day in (3, 4, 5):
        assert daily_backup(server, tmp_path, 2, NOON.replace(day=day)) is not None
    assert daily_backup(server, tmp_path, 2, NOON) is None
    assert sorted(file.name for file in tmp_path.iterdir()) == [  # noqa: ASYNC240
        "ziggurat-daily-20260304.pgdump",
        "ziggurat-daily-20260305.pgdump",
    ]


async def test_without_postgresqls_programs_a_copy_says_what_is_missing(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await empty(postgres, "no_programs")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StoreUnavailable, match="client package"):
        back_up(server, tmp_path / "copy.pgdump", tmp_path, NOON)
    assert list(tmp_path.iterdir()) == []  # noqa: ASYNC240


async def test_the_doctor_says_how_the_server_is(postgres: str) -> None:
    server = await empty(postgres, "doctor")
    lines = [finding.line() async for finding in check_server(Settings(address=server))]
    assert "has no tables yet" in lines[0]
    await (await Store.open(server)).close()
    connection = await asyncpg.connect(server.url)
    await connection.execute("ALTER DATABASE doctor SET synchronous_commit = off")
    await connection.close()
    lines = [finding.line() async for finding in check_server(Settings(address=server))]
    assert "0 tables, 0 of them open, no bot is running" in lines[0]
    assert any("PostgreSQL 1" in line for line in lines)
    assert any("synchronous_commit" in line and "off" in line for line in lines)
    assert any("there and back" in line for line in lines)
    gone = PostgresAddress(server.url.replace("/doctor", "/nowhere"))
    lines = [finding.line() async for finding in check_server(Settings(address=gone))]
    assert "There is no database" in lines[0]
    assert [finding async for finding in check_server(Settings())] == []


async def test_programs_beside_the_bot_work_on_a_server(postgres: str) -> None:
    server = await empty(postgres, "beside")
    with pytest.raises(StoreUnavailable, match="no database"):
        await list_tables(server, None)
    room = await played(await Store.open(server), 4)
    await room.tables.shut_down()
    assert [table["table"] for table in await list_tables(server, None)] == [1]
    assert len(await export_table(server, 1)) > 100
    assert "done at the next start" in await close_table(server, 1, "tidying")
