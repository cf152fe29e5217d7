"""Rows of the operator's orders, and of whom they have blocked: statements inside somebody's transaction."""

from __future__ import annotations

from typing import Final, get_args

import aiosqlite

from bot.model.orders import (
    BLOCK,
    UNBLOCK,
    Block,
    BlockKind,
    Order,
    OrderKind,
)

ORDERS: Final = "SELECT id, kind, target, reason, made_at FROM orders ORDER BY id"
PUT_ORDER: Final = "INSERT INTO orders (kind, target, reason, made_at) VALUES (?, ?, ?, ?)"
DROP_ORDER: Final = "DELETE FROM orders WHERE id = ?"
BLOCKED: Final = "SELECT kind, id, reason, since FROM blocked ORDER BY kind, since, id"
PUT_BLOCKED: Final = "INSERT OR REPLACE INTO blocked (kind, id, reason, since) VALUES (?, ?, ?, ?)"
DROP_BLOCKED: Final = "DELETE FROM blocked WHERE kind = ? AND id = ?"


async def read(db: aiosqlite.Connection) -> tuple[list[Order], list[Block]]:
    """The orders that wait, the oldest first, and every block."""
    waiting = [Order(row[0], _known(row[1]), *row[2:]) for row in await db.execute_fetchall(ORDERS)]
    return waiting, [Block(*row) for row in await db.execute_fetchall(BLOCKED)]


def _known(word: str) -> OrderKind:
    return next(kind for kind in get_args(OrderKind) if kind == word)


async def place(db: aiosqlite.Connection, order: Order) -> int:
    """Store an order; a block holds, or holds no longer, from then on. Gives back the order's id."""
    kinds: tuple[BlockKind, ...] = get_args(BlockKind)
    for kind in kinds:
        if order.kind == BLOCK[kind]:
            await db.execute(PUT_BLOCKED, (kind, order.target, order.reason, order.made_at))
        elif order.kind == UNBLOCK[kind]:
            await db.execute(DROP_BLOCKED, (kind, order.target))
    cursor = await db.execute(PUT_ORDER, (order.kind, order.target, order.reason, order.made_at))
    assert cursor.lastrowid is not None
    return cursor.lastrowid
