"""One table's game as a file, read from the database while the bot runs or not."""

from __future__ import annotations

import msgspec

from bot.base.address import Address, PostgresAddress
from bot.model.errors import NoSuchTable, NotStarted
from bot.store import Store, StoreUnavailable
from bot.store.copies import schema_is_current
from engine.core.game_file import game_file, write
from engine.core.match import Match
from engine.core.record import read_record
from engine.core.registry import load_game


async def export_table(database: Address, table_id: int) -> bytes:
    """The table's game for ``python -m engine replay``, with everybody's secrets in it.

    Raises NoSuchTable, NotStarted, or StoreUnavailable ("missing", "older" where the bot has still to bring the file to
    the newest format).
    """
    await must_be_there(database)
    store = await Store.open(database)
    try:
        table = await store.table(table_id)
        if table is None:
            raise NoSuchTable
        record = await store.record(table)
    finally:
        await store.close()
    if not record.checkpoints:
        raise NotStarted
    copied = read_record(msgspec.msgpack.encode(record))
    # Restoring would change the record where the rules have: the file tells what is stored.
    result = Match.restore(load_game(copied.game), copied).result() if table.status == "over" else None
    return write(game_file(record, table.names(), result))


async def must_be_there(database: Address) -> None:
    """Raises StoreUnavailable where there is no database ("missing"), or one of an older format ("older")."""
    if isinstance(database, PostgresAddress):
        from bot.store.postgres import health

        await health.must_be_there(database)
        return
    if not database.is_file():
        raise StoreUnavailable(str(database), "missing")
    if not schema_is_current(database):
        raise StoreUnavailable(str(database), "older")
