"""A server that is busy with the end of a transaction when the bot stops waiting for it, and does not break it off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from bot.model.table import Table
from bot.store import Store, StoreUnavailable, StoreUnconfirmed
from bot.tables.following import Following
from bot.tables.people import People
from bot.tables.servers import Servers
from bot.words.wording import error_text
from tests.bot.postgres import empty
from tests.bot.tables.room import ANA, BEN, Room

HOLD, LET_GO = "SELECT pg_advisory_lock(77, 1)", "SELECT pg_advisory_unlock(77, 1)"
SLOW = """
    CREATE FUNCTION wait_at_the_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        LOOP
            BEGIN
                PERFORM pg_advisory_xact_lock(77, 1);
                RETURN NULL;
            EXCEPTION WHEN query_canceled THEN NULL;
            END;
        END LOOP;
    END $$;
    CREATE CONSTRAINT TRIGGER slow AFTER UPDATE ON tables DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait_at_the_end()"""
WAITS = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 77 AND NOT granted"


class SlowServer:
    """A table on a server whose transactions end only as long as nobody holds them; ``holder`` is another connection
    to it.
    """

    def __init__(self, room: Room, table: Table, holder: asyncpg.Connection) -> None:
        self.room = room
        self.table = table
        self.holder = holder

    async def let_go(self) -> Table:
        """The table when all transactions have ended."""
        await self.holder.execute(LET_GO)
        while await self.holder.fetchval(WAITS) or await self.room.store.database.is_changing(self.table.id):  # noqa: ASYNC110
            await asyncio.sleep(0)
        stored = await self.room.store.table(self.table.id)
        assert stored is not None
        return stored


@pytest.fixture
async def slow(postgres: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SlowServer]:
    place = await empty(postgres, "slow_commits")
    holder = await asyncpg.connect(place.url)
    await (await Store.open(place)).close()
    monkeypatch.setattr("bot.store.postgres.database.PATIENCE", 1.0)
    room = Room(await Store.open(place))
    await room.tables.start_up()
    table = await room.playing(BEN)
    await holder.execute(SLOW)
    await holder.execute(HOLD)
    yield SlowServer(room, table, holder)
    await holder.close()
    await room.tables.shut_down()


@pytest.mark.parametrize("kind", ["an answer", "a setting"])
async def test_while_the_server_is_at_work_on_it_a_change_is_called_neither_stored_nor_lost(
    slow: SlowServer, kind: str
) -> None:
    room, table = slow.room, slow.table
    with pytest.raises(StoreUnconfirmed) as unknown:
        await (room.do(table, ANA, "leader") if kind == "an answer" else change_pace(room, table))
    assert "nothing has changed" not in error_text("en", unknown.value)
    stored = await slow.let_go()
    assert stored.revision == table.revision + 1
    # It is shown, and who looks again sees it, and goes on from there.
    people, servers, shown = People(room.store), Servers(room.store), list[int]()
    following = Following(room.tables, people, servers, shown.append, lambda: None, lambda _: False)
    following.begin()
    await following.look()
    assert shown == [table.id]
    await room.do(stored, ANA, "pass")


async def test_a_change_that_ends_while_the_database_is_asked_is_what_it_has_become(
    slow: SlowServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, looks = slow.room.store.database, list[bool]()
    real = database.is_changing

    async def is_changing(table_id: int) -> bool:
        looks.append(looked := await real(table_id))
        if len(looks) == 1:
            await slow.let_go()
        return looked

    monkeypatch.setattr(database, "is_changing", is_changing)
    await slow.room.do(slow.table, ANA, "leader")
    assert looks[0]
    stored = await slow.room.store.table(slow.table.id)
    assert stored is not None
    assert stored.revision == slow.table.revision + 1


async def test_what_the_server_breaks_off_has_not_changed(slow: SlowServer) -> None:
    await slow.holder.execute("""
        CREATE OR REPLACE FUNCTION wait_at_the_end() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_advisory_xact_lock(77, 1); RETURN NULL; END'""")
    with pytest.raises(StoreUnavailable) as refused:
        await slow.room.do(slow.table, ANA, "leader")
    assert not isinstance(refused.value, StoreUnconfirmed)
    assert (await slow.let_go()).revision == slow.table.revision


async def change_pace(room: Room, table: Table) -> Table:
    return await room.tables.lobby.set(table.id, ANA, "pace", "daily")
