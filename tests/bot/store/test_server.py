"""What is PostgreSQL's own: migrations of many processes at once, locks, errors, who serves the database."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import msgspec
import pytest

from bot.base.address import PostgresAddress
from bot.model.changes import Cap, TableChange
from bot.model.drafts import Draft
from bot.store import CapReached, ChannelTaken, Conflict, Store, StoreTooNew, StoreUnavailable, StoreUnconfirmed
from bot.store.driver import Session
from bot.store.migrate import MIGRATIONS, migration_files
from bot.store.postgres import database
from bot.store.postgres.database import open_database
from bot.store.postgres.health import examine, must_be_there
from bot.store.postgres.schema import translated
from bot.store.postgres.serving import Line, alone_with, is_served, serving
from tests.bot.postgres import empty, fresh
from tests.bot.store.test_store import NEW
from tests.bot.tables.room import ANA

COLUMNS = """
    SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = current_schema() ORDER BY 1, 2"""
INDEXES = """
    SELECT regexp_replace(indexdef, 'ON [a-z_0-9]+[.]', 'ON ') FROM pg_indexes
    WHERE schemaname = current_schema() ORDER BY 1"""


async def test_any_number_of_processes_start_at_once_on_a_new_database(postgres: str) -> None:
    place = await empty(postgres, "starts")
    stores = await asyncio.gather(*(Store.open(place) for _ in range(4)))
    assert (await examine(place)).format == len(migration_files())
    await stores[0].create(NEW)
    for store in stores:
        assert (await store.table(1)).game == "tigris"
        await store.close()


async def test_migrations_in_its_own_words_make_what_translated_ones_make(postgres: str) -> None:
    """The file for new databases holds what SQLite's migrations make, column by column and index by index."""
    place, other = await empty(postgres, "own_words"), await empty(postgres, "translated")
    await (await Store.open(place)).close()
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        for file in migration_files():
            db.executescript(file.read_text("utf-8"))
        made = [
            str(row[0])
            for row in db.execute(
                "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' "
                "ORDER BY type DESC, rowid"
            )
        ]
    one, two = await asyncpg.connect(place.url), await asyncpg.connect(other.url)
    try:
        for statement in made:
            await two.execute(translated(statement))
        ours = [row for row in await one.fetch(COLUMNS) if row[0] != "ziggurat_format"]
        assert ours == await two.fetch(COLUMNS)
        assert [row for row in await one.fetch(INDEXES) if "ziggurat_format" not in row[0]] == await two.fetch(INDEXES)
    finally:
        await one.close()
        await two.close()


async def test_a_database_goes_through_what_is_missing_and_a_newer_one_is_left_alone(
    postgres: str, tmp_path: Path
) -> None:
    folder = tmp_path / "migrations"
    (folder / "postgres").mkdir(parents=True)
    for file in [*MIGRATIONS.glob("*.sql"), *(MIGRATIONS / "postgres").glob("*.sql")]:
        (folder / file.relative_to(MIGRATIONS)).write_text(file.read_text("utf-8"), "utf-8")
    newest = len(migration_files())
    shared, own = f"{newest + 1:04d}_shared.sql", f"{newest + 2:04d}_own.sql"
    (folder / shared).write_text("CREATE TABLE more (id INTEGER PRIMARY KEY AUTOINCREMENT, data BLOB);", "utf-8")
    (folder / own).write_text("ALTER TABLE more ADD COLUMN word TEXT;", "utf-8")
    (folder / "postgres" / own).write_text("ALTER TABLE more ADD COLUMN word TEXT DEFAULT upper('own');", "utf-8")
    place = await empty(postgres, "forward")
    await (await Store.open(place)).close()
    database = await open_database(place, migrations=folder)
    assert await database.query("INSERT INTO more (data) VALUES (?1) RETURNING id, word", b"x") == [(1, "OWN")]
    await database.close()
    # It has only been added to: this version works on there, beside the newer one.
    store = await Store.open(place)
    assert (await store.create(NEW)).id == 1
    assert (await examine(place)).format == newest + 2
    await store.close()
    await (await open_database(place, migrations=folder)).close()
    (folder / f"{newest + 3:04d}_less.sql").write_text("ALTER TABLE more DROP COLUMN word;", "utf-8")
    await (await open_database(place, migrations=folder, oldest=newest + 2)).close()
    with pytest.raises(StoreTooNew, match=f"format {newest + 3}, this version knows {newest}"):
        await Store.open(place)


async def test_what_is_not_ours_and_what_lacks_something_is_refused(postgres: str) -> None:
    place = await empty(postgres, "foreign_one")
    with pytest.raises(StoreUnavailable, match="no database"):
        await must_be_there(place)
    connection = await asyncpg.connect(place.url)
    await connection.execute("CREATE TABLE tables (id BIGINT)")
    with pytest.raises(StoreUnavailable, match="not a Ziggurat database"):
        await Store.open(place)
    await connection.execute("DROP TABLE tables")
    await (await Store.open(place)).close()
    await connection.execute("ALTER TABLE log DROP COLUMN event")
    await connection.close()
    with pytest.raises(StoreUnavailable, match="lacks"):
        await Store.open(place)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"path": "/nothing_here"}, "There is no database"),
        ({"query": "host=/nowhere"}, "does not answer"),
        ({"netloc": "nobody@"}, "refuses the login"),
        ({"netloc": "ana:secret@[::1"}, "cannot be read"),
    ],
)
async def test_every_failure_is_a_sentence_without_the_password(
    postgres: str, change: dict[str, str], words: str, caplog: pytest.LogCaptureFixture
) -> None:
    parts = urlsplit(postgres)
    if change.get("netloc", "").endswith("1"):
        url = f"postgresql://{change['netloc']}/games"
    else:
        url = urlunsplit(parts._replace(**change))
    with pytest.raises(StoreUnavailable, match=words) as caught:
        await Store.open(PostgresAddress(url))
    assert "secret" not in str(caught.value) + caplog.text


async def test_a_process_that_stands_still_in_a_transaction_holds_nobody_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await fresh(postgres)
    other = await Store.open(place)
    table = await other.create(NEW)
    monkeypatch.setattr(database, "STANDS_STILL", 0.05)
    sleeper = await Store.open(place)
    is_asleep, wakes = asyncio.Event(), asyncio.Event()

    async def sleep(db: Session) -> None:
        await db.lock("table", table.id)
        is_asleep.set()
        await wakes.wait()
        await db.rows("SELECT 1")

    asleep = asyncio.create_task(sleeper.database.write(sleep))
    await is_asleep.wait()
    await other.database.write(lambda db: db.lock("table", table.id))
    wakes.set()
    with pytest.raises(StoreUnavailable):
        await asleep
    # It goes on where it was.
    assert await sleeper.table(table.id) == table
    for store in (other, sleeper):
        await store.close()


async def test_a_table_goes_on_from_what_is_stored_alone(postgres: str) -> None:
    """Of eight that append the same revision at once, one is stored."""
    place = await fresh(postgres)
    stores = await asyncio.gather(*(Store.open(place) for _ in range(4)))
    table = await stores[0].create(NEW)
    after = msgspec.structs.replace(table, revision=table.revision + 1)
    done = await asyncio.gather(*(store.append(after) for store in stores for _ in range(2)), return_exceptions=True)
    assert sorted(type(item).__name__ for item in done) == ["Conflict"] * 7 + ["NoneType"]
    for store in stores:
        await store.close()


async def test_limits_hold_for_all_processes(postgres: str) -> None:
    place = await fresh(postgres)
    stores = await asyncio.gather(*(Store.open(place) for _ in range(4)))
    caps = (Cap("lobbies", NEW.host, 3), Cap("person", NEW.host, 3))
    tables = [msgspec.structs.replace(NEW, channel_id=number) for number in range(12)]
    done = await asyncio.gather(
        *(stores[number % 4].create(table, caps) for number, table in enumerate(tables)), return_exceptions=True
    )
    assert [type(item) for item in done].count(CapReached) == 9
    assert len(await stores[0].tables_to_load()) == 3
    channel = next(item.channel_id for item in done if not isinstance(item, Exception))
    taken = msgspec.structs.replace(NEW, channel_id=channel)
    with pytest.raises(ChannelTaken):
        await stores[1].create(taken)
    for store in stores:
        await store.close()


async def test_two_that_wait_for_each_other_are_both_stored(postgres: str) -> None:
    place = await fresh(postgres)
    store = await Store.open(place)
    first, second = [
        await store.create(msgspec.structs.replace(NEW, channel_id=number, guild_id=number)) for number in (1, 2)
    ]
    begun = asyncio.Barrier(2)
    waited = set[int]()

    async def both(one: int, other: int) -> None:
        async def work(db: object) -> None:
            await db.run("UPDATE tables SET calls = calls WHERE id = ?1", one)
            if one not in waited:
                waited.add(one)
                await begun.wait()
            await db.run("UPDATE tables SET host = host + 1 WHERE id = ?1", other)

        await store.database.write(work)

    await asyncio.gather(both(first.id, second.id), both(second.id, first.id))
    assert [(await store.table(item.id)).host for item in (first, second)] == [NEW.host + 1] * 2
    await store.close()


async def test_any_number_of_bots_serve_and_who_restores_is_alone(postgres: str) -> None:
    place = await empty(postgres, "served")
    lost = asyncio.Event()
    assert not await is_served(place)
    async with serving(place, lost.set), serving(place, lost.set):
        assert await is_served(place)
        with pytest.raises(StoreUnavailable, match="A bot is running"):
            async with alone_with(place, lost.set):
                pass
    assert not await is_served(place)
    async with alone_with(place, lost.set):
        assert not await is_served(place)
        for lock, words in ((serving, "being restored or moved"), (alone_with, "somebody restores or moves it")):
            with pytest.raises(StoreUnavailable, match=words):
                async with lock(place, lost.set):
                    pass
    assert not lost.is_set()


async def test_who_serves_hears_what_others_announce_also_after_its_line_was_cut(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.serving.BEAT", 0.01)
    place = await empty(postgres, "heard")
    store, line, back = await Store.open(place), Line(), asyncio.Event()
    news: asyncio.Queue[str] = asyncio.Queue()
    line.on_news, line.on_back, line.clock = news.put_nowait, back.set, store.clock
    connection = await asyncpg.connect(place.url)
    try:
        async with serving(place, lambda: None, line):
            await store.database.announce("7 9")
            assert await asyncio.wait_for(news.get(), 300) == "7 9"
            await connection.execute("""
                SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted""")
            await asyncio.wait_for(back.wait(), 300)
            await store.database.announce("8")
            assert await asyncio.wait_for(news.get(), 300) == "8"
    finally:
        await connection.close()
        await store.close()


async def test_the_clock_is_the_servers(postgres: str) -> None:
    place = await fresh(postgres)
    store = await Store.open(place)
    connection = await asyncpg.connect(place.url)
    try:
        before = (await connection.fetchval("SELECT clock_timestamp()")).timestamp()
        store.clock._ahead += 3600.0
        assert store.clock() > before + 3000.0
        await store.clock.read(connection)
        after = (await connection.fetchval("SELECT clock_timestamp()")).timestamp()
        # Half of the way there and back is the most by which it is wrong, and that passes while we look.
        assert before - 60.0 < store.clock() < after + 60.0
    finally:
        await connection.close()
        await store.close()


async def test_a_bot_is_told_where_somebody_has_taken_the_database_for_themselves(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.serving.BEAT", 0.01)
    place = await empty(postgres, "served_again")
    lost = asyncio.Event()
    connection, other = await asyncpg.connect(place.url), await asyncpg.connect(place.url)
    try:
        async with serving(place, lost.set):
            # Somebody who restores waits for the lock; the server ends the connection that has it.
            waiting = asyncio.create_task(other.execute("SELECT pg_advisory_lock(1514751815, 1)"))
            waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            while not await connection.fetchval(waits):  # noqa: ASYNC110
                await asyncio.sleep(0)
            await connection.execute("""
                SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted""")
            await waiting
            await asyncio.wait_for(lost.wait(), 300)
    finally:
        await connection.close()
        await other.close()


async def test_connections_that_the_server_has_ended_are_made_anew(postgres: str) -> None:
    place = await fresh(postgres)
    store = await Store.open(place)
    table = await store.create(NEW)
    connection = await asyncpg.connect(place.url)
    await connection.execute(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"""
    )
    await connection.close()
    with contextlib.suppress(StoreUnavailable):
        await store.table(table.id)
    assert await store.table(table.id) == table
    await store.append(msgspec.structs.replace(table, revision=table.revision + 1), TableChange())
    with pytest.raises(Conflict):
        await store.append(table)
    await store.close()


async def test_a_connection_that_ends_in_a_transaction_may_have_stored_it(postgres: str) -> None:
    made = await open_database(await fresh(postgres))

    async def ends(db: Session) -> None:
        await db.run("SELECT pg_terminate_backend(pg_backend_pid())")

    with pytest.raises(StoreUnconfirmed):
        await made.write(ends)
    with pytest.raises(StoreUnavailable) as read:
        await made.read(ends)
    assert not isinstance(read.value, StoreUnconfirmed)
    await made.close()


async def test_a_database_that_is_not_there_stores_nothing(postgres: str) -> None:
    made = await open_database(await empty(postgres, "gone"))
    await made.pool.expire_connections()
    server = await asyncpg.connect(postgres)
    await server.execute("DROP DATABASE gone WITH (FORCE)")
    await server.close()
    with pytest.raises(StoreUnavailable) as missing:
        await made.query("SELECT 1")
    assert not isinstance(missing.value, StoreUnconfirmed)
    await made.close()


async def test_a_migration_may_take_longer_than_other_statements(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    (folder / "postgres").mkdir(parents=True)
    for file in [*MIGRATIONS.glob("*.sql"), *(MIGRATIONS / "postgres").glob("*.sql")]:
        (folder / file.relative_to(MIGRATIONS)).write_text(file.read_text("utf-8"), "utf-8")
    name = f"{len(migration_files()) + 1:04d}_slow.sql"
    (folder / name).write_text("CREATE TABLE more (id INTEGER PRIMARY KEY);", "utf-8")
    (folder / "postgres" / name).write_text("SELECT pg_sleep(2); CREATE TABLE more (id BIGINT PRIMARY KEY);", "utf-8")
    place = await empty(postgres, "slow")
    await (await Store.open(place)).close()
    monkeypatch.setattr("bot.store.postgres.database.PATIENCE", 1.0)
    await (await open_database(place, migrations=folder)).close()


async def test_a_value_that_is_not_taken_does_not_come_to_the_log(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(await fresh(postgres))
    with pytest.raises(StoreUnavailable) as caught:
        await store.set_preference(2**70, "language", "de")
    assert caught.value.reason == "unknown"
    assert "cannot be used: a value" in caplog.text
    assert str(2**70) not in caplog.text
    await store.close()


async def test_a_draft_is_not_kept_of_who_leaves_the_seat_meanwhile(postgres: str) -> None:
    store = await Store.open(await fresh(postgres))
    table = await store.create(msgspec.structs.replace(NEW, status="playing"))
    tasks: list[asyncio.Task[None]] = []

    async def leave(db: object) -> None:
        await db.run("UPDATE tables SET revision = revision + 1 WHERE id = ?1", table.id)
        await db.run("DELETE FROM seats WHERE table_id = ?1", table.id)
        tasks.append(asyncio.create_task(store.keep_draft(table.id, 0, ANA, Draft(1, "deploy"))))
        await asyncio.wait(tasks, timeout=0.5)

    await store.database.write(leave)
    await tasks[0]
    assert await store.draft(table.id, ANA) is None
    await store.close()


async def test_a_bot_is_refused_even_where_its_connection_ends_badly(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await empty(postgres, "ends_badly")

    async def fails(*_: object, **__: object) -> None:
        raise ConnectionResetError

    async with alone_with(place, lambda: None):
        monkeypatch.setattr(asyncpg.Connection, "close", fails)
        with pytest.raises(StoreUnavailable, match="restored or moved"):
            async with serving(place, lambda: None):
                pass


async def test_the_server_is_told_to_look_for_a_machine_that_is_gone(postgres: str) -> None:
    place = await empty(postgres, "keepalive")
    async with alone_with(place, lambda: None):
        connection = await asyncpg.connect(place.url)
        queries = await connection.fetch("SELECT query FROM pg_stat_activity WHERE datname = 'keepalive'")
        await connection.close()
    assert any("tcp_keepalives_idle" in row[0] for row in queries)
