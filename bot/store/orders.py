"""Rows of the operator's orders, and of whom they have blocked: statements inside somebody's transaction."""

from __future__ import annotations

from typing import Final, get_args

from bot.model.orders import (
    BLOCK,
    UNBLOCK,
    Block,
    BlockKind,
    Order,
    OrderKind,
)
from bot.store.driver import Session

ORDERS: Final = "SELECT id, kind, target, reason, made_at, answer FROM orders ORDER BY id"
PUT_ORDER: Final = """
    INSERT INTO orders (kind, target, reason, made_at, answer) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING id"""
DROP_ORDER: Final = "DELETE FROM orders WHERE id = ?1"
BLOCKED: Final = "SELECT kind, id, reason, since FROM blocked ORDER BY kind, since, id"
PUT_BLOCKED: Final = """
    INSERT INTO blocked (kind, id, reason, since) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (kind, id) DO UPDATE SET reason = excluded.reason, since = excluded.since"""
DROP_BLOCKED: Final = "DELETE FROM blocked WHERE kind = ?1 AND id = ?2"


async def read(db: Session) -> tuple[list[Order], list[Block]]:
    """The orders that wait, the oldest first, and every block."""
    waiting = [Order(row[0], _known(row[1]), *row[2:]) for row in await db.rows(ORDERS)]
    return waiting, [Block(*row) for row in await db.rows(BLOCKED)]


def _known(word: str) -> OrderKind:
    return next(kind for kind in get_args(OrderKind) if kind == word)


async def place(db: Session, order: Order) -> int:
    """Store an order; a block holds, or holds no longer, from then on. Gives back the order's id."""
    kinds: tuple[BlockKind, ...] = get_args(BlockKind)
    for kind in kinds:
        if order.kind == BLOCK[kind]:
            await db.run(PUT_BLOCKED, kind, order.target, order.reason, order.made_at)
        elif order.kind == UNBLOCK[kind]:
            await db.run(DROP_BLOCKED, kind, order.target)
    values = order.kind, order.target, order.reason, order.made_at, order.answer
    return int((await db.rows(PUT_ORDER, *values))[0][0])
