"""Rows of clocks and banks: statements inside somebody's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.model.clocks import Bank, Clock
from bot.store.driver import Session

CLOCKS: Final = """
    SELECT table_id, seat, user_id, pace, asked, since, spent, allowance, told, taken, drawn, ended, stopped
    FROM clocks ORDER BY table_id, seat, asked"""
BANKS: Final = "SELECT table_id, seat, user_id, pace, seconds, turn FROM banks ORDER BY table_id, seat"
CLEAR: Final = ("DELETE FROM clocks WHERE table_id = ?1", "DELETE FROM banks WHERE table_id = ?1")
PUT_CLOCK: Final = """
    INSERT INTO clocks (table_id, seat, user_id, pace, asked, since, spent, allowance, told, taken, drawn, ended,
                        stopped)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"""
PUT_BANK: Final = "INSERT INTO banks (table_id, seat, user_id, pace, seconds, turn) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"


async def read(db: Session) -> tuple[list[Clock], list[Bank]]:
    """Everything, by table and seat."""
    clocks, banks = await db.rows(CLOCKS), await db.rows(BANKS)
    return [_clock(row) for row in clocks], [Bank(*row) for row in banks]


def _clock(row: Sequence[Any]) -> Clock:
    return msgspec.structs.replace(Clock(*row[:11]), ended=bool(row[11]), stopped=bool(row[12]))


async def write(db: Session, table_id: int, clocks: Sequence[Clock], banks: Sequence[Bank]) -> None:
    """All clocks and banks of a table, in place of those before."""
    for statement in CLEAR:
        await db.run(statement, table_id)
    await db.many(PUT_CLOCK, [msgspec.structs.astuple(clock) for clock in clocks])
    await db.many(PUT_BANK, [msgspec.structs.astuple(bank) for bank in banks])
