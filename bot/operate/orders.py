"""What an operator does from the shell with tables, people and servers, while the bot runs or not.

A running bot holds its tables in memory, so nothing is changed here: an order is written into the database, and the bot
carries it out (``bot.tables.orders``), within seconds or at its next start.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

from bot.base.address import Address
from bot.model.orders import (
    BLOCK,
    UNBLOCK,
    Block,
    BlockKind,
    Order,
    OrderKind,
    clean_reason,
)
from bot.model.table import Table
from bot.operate.database.export import must_be_there
from bot.operate.database.lock import is_served, using
from bot.store import Store

PATIENCE: Final = 10.0
"""Seconds to wait for a running bot to carry an order out."""

LARGEST: Final = 2**63 - 1
"""The largest id that a database takes; Discord's are smaller."""


Check = Callable[[Store], Awaitable[None]]


class NotOrdered(Exception):
    """The order makes no sense; the message is one clear sentence, and nothing has been written."""


async def list_tables(database: Address, server: int | None = None) -> list[dict[str, Any]]:
    """The open tables, the oldest first, as plain data: moments in UTC, seats from 1. Raises StoreError."""
    await must_be_there(database)
    with using(database):
        store = await Store.open(database)
        try:
            tables = await store.tables_to_load()
        finally:
            await store.close()
    return [_plain(table) for table in tables if table.is_open and server in (None, table.guild_id)]


def _plain(table: Table) -> dict[str, Any]:
    return {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "server": table.guild_id,
        "channel": table.channel_id,
        "host": table.host,
        "opened": _moment(table.created_at),
        "players": [
            {
                "seat": item.seat + 1,
                "name": item.name,
                "person": item.user,
                "computer": item.computer,
                "lent_by": item.owner,
            }
            for item in table.holders
        ],
        "waits_for": [
            {"seat": seat + 1, "name": table.names()[seat], "since": _moment(table.since(seat))}
            for seat in table.waiting
        ],
    }


def as_lines(tables: list[dict[str, Any]]) -> str:
    """The same for people to read: one line a table."""
    return "\n".join(_line(table) for table in tables) or "No table is open."


def _line(table: dict[str, Any]) -> str:
    players = ", ".join(
        f"{printable(item['name'])} ({item['person'] or item['lent_by'] or 'computer'})" for item in table["players"]
    )
    waits = ", ".join(f"{printable(item['name'])} since {item['since']}" for item in table["waits_for"])
    place = f"server {table['server'] or '-'}, channel {table['channel']}"
    line = f"{table['table']}  {table['game']}, {table['status']}, opened {table['opened']}, {place}: {players}"
    return f"{line}; waits for {waits}" if waits else line


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def printable(name: str) -> str:
    """A name that does nothing to a terminal."""
    return "".join(mark if mark.isprintable() else "?" for mark in name)


def as_json(tables: list[dict[str, Any]]) -> str:
    """The same for programs."""
    return json.dumps(tables, indent=1, ensure_ascii=False)


async def close_table(database: Address, table_id: int, reason: str) -> str:
    """Have a table closed; gives back what to tell the operator. Raises NotOrdered or StoreError."""

    async def check(store: Store) -> None:
        table = await store.table(table_id) if 0 < table_id <= LARGEST else None
        if table is None:
            raise NotOrdered(f"There is no table {table_id}: python -m bot tables lists those that are open.")
        if not table.is_open:
            raise NotOrdered(f"Table {table_id} is not open any more: its status is {table.status}.")

    reply = f"Table {table_id} is closed, and its players are told."
    return await order(database, "close", table_id, reason, reply, check)


async def block(database: Address, kind: BlockKind, number: int, reason: str) -> str:
    """Block a person or server by its Discord id; gives back what to tell the operator.

    Raises NotOrdered or StoreError.
    """
    _must_be_id(kind, number)

    async def check(store: Store) -> None:
        if any((item.kind, item.id) == (kind, number) for item in (await store.orders())[1]):
            raise NotOrdered(f"The {kind} {number} is blocked already: python -m bot blocked lists all.")

    become = (
        "computers have their seats (alone, their tables are closed)"
        if kind == "person"
        else "its open tables are closed"
    )
    reply = f"The {kind} {number} is blocked, and {become}."
    return await order(database, BLOCK[kind], number, reason, reply, check)


async def unblock(database: Address, kind: BlockKind, number: int) -> str:
    """End a block; seats and tables do not come back. As ``block``."""
    _must_be_id(kind, number)

    async def check(store: Store) -> None:
        if not any((item.kind, item.id) == (kind, number) for item in (await store.orders())[1]):
            raise NotOrdered(f"The {kind} {number} is not blocked: python -m bot blocked lists who is.")

    return await order(database, UNBLOCK[kind], number, "", f"The {kind} {number} is not blocked any more.", check)


async def list_blocked(database: Address) -> str:
    """Who is blocked since when and why, a line each. Raises StoreError."""
    await must_be_there(database)
    with using(database):
        store = await Store.open(database)
        try:
            blocks = (await store.orders())[1]
        finally:
            await store.close()
    return "\n".join(_block_line(item) for item in blocks) or "Nobody is blocked."


def _block_line(item: Block) -> str:
    line = f"{item.kind} {item.id} since {_moment(item.since)}"
    return f"{line}: {printable(item.reason)}" if item.reason else line


def _must_be_id(kind: BlockKind, number: int) -> None:
    if not 0 < number <= LARGEST:
        raise NotOrdered(
            f"{number} is no id of a {kind}: with developer mode on, Discord copies ids from the menu of a right click."
        )


async def order(
    database: Address, kind: OrderKind, target: int, reason: str, reply: str, check: Check, answer: int | None = None
) -> str:
    """Write an order once ``check`` has found it good, and wait for a running bot to carry it out."""
    await must_be_there(database)
    runs = await is_served(database)
    with using(database):
        store = await Store.open(database)
        try:
            await check(store)
            number = await store.place_order(Order(0, kind, target, clean_reason(reason), time.time(), answer))
            end = time.monotonic() + PATIENCE
            while runs and time.monotonic() < end:
                if number not in [order.id for order in (await store.orders())[0]]:
                    return reply
                await asyncio.sleep(0.1)
        finally:
            await store.close()
    if runs:
        return "The bot that runs has not done it yet; it does so as soon as it can, at its next start at the latest."
    return "No bot runs on this database: it is written down, and done at the next start."
