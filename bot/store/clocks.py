"""Rows of clocks and banks: statements inside somebody's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.model.clocks import Bank, Clock
from bot.store.driver import Session

FROM_CLOCKS: Final = """
    SELECT table_id, seat, user_id, pace, asked, since, spent, allowance, told, taken, drawn, ended, stopped
    FROM clocks"""
FROM_BANKS: Final = "SELECT table_id, seat, user_id, pace, seconds, turn FROM banks"
CLOCKS: Final = f"{FROM_CLOCKS} ORDER BY table_id, seat, asked"
BANKS: Final = f"{FROM_BANKS} ORDER BY table_id, seat"
CLOCKS_OF: Final = f"{FROM_CLOCKS} WHERE table_id = ?1 ORDER BY seat, asked"
BANKS_OF: Final = f"{FROM_BANKS} WHERE table_id = ?1 ORDER BY seat"
CLEAR: Final = ("DELETE FROM clocks WHERE table_id = ?1", "DELETE FROM banks WHERE table_id = ?1")
PUT_CLOCK: Final = """
    INSERT INTO clocks (table_id, seat, user_id, pace, asked, since, spent, allowance, told, taken, drawn, ended,
                        stopped)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"""
PUT_BANK: Final = "INSERT INTO banks (table_id, seat, user_id, pace, seconds, turn) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"


async def read_of(db: Session, table_id: int) -> tuple[list[Clock], list[Bank]]:
    """The same of one table."""
    clocks, banks = await db.rows(CLOCKS_OF, table_id), await db.rows(BANKS_OF, table_id)
    return [_clock(row) for row in clocks], [Bank(*row) for row in banks]


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
