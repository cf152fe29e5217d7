"""How many open tables there may be: counted in the transaction that stores one more."""

from __future__ import annotations

import aiosqlite

from bot.model import errors as refuse
from bot.model.table import Limits, Table
from bot.store import sql


async def check_new(db: aiosqlite.Connection, table: Table, limits: Limits) -> None:
    """For a table that has just been written, inside its transaction. Raises as ``Store.create``."""
    if limits.lobbies and await _count(db, sql.LOBBIES_OF, table.host) > limits.lobbies:
        raise refuse.TooManyLobbies(most=limits.lobbies)
    await check_person(db, table.host, limits)
    if limits.server and table.guild_id is not None and await _count(db, sql.TABLES_IN, table.guild_id) > limits.server:
        raise refuse.TooManyHere(most=limits.server)


async def check_person(db: aiosqlite.Connection, user: int, limits: Limits) -> None:
    """For somebody whose seat has just been written. Raises TooManyTables."""
    if limits.person and await _count(db, sql.TABLES_OF, user) > limits.person:
        raise refuse.TooManyTables(most=limits.person)


async def _count(db: aiosqlite.Connection, query: str, value: int) -> int:
    return int(next(iter(await db.execute_fetchall(query, (value,))))[0])
