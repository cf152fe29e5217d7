"""Rows of notices: statements inside somebody's transaction."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.model.table import Notice
from bot.store.driver import Session

NOTICES: Final = "SELECT id, key, args, question FROM notices WHERE table_id = ?1 ORDER BY id"
OWING: Final = "SELECT DISTINCT table_id FROM notices ORDER BY table_id"
PUT_NOTICE: Final = "INSERT INTO notices (table_id, key, args, question) VALUES (?1, ?2, ?3, ?4)"
DROP_NOTICE: Final = "DELETE FROM notices WHERE table_id = ?1 AND id = ?2"
ENDING: Final = """
    SELECT table_id, id, expires_at FROM votes WHERE expires_at IS NOT NULL ORDER BY expires_at, id LIMIT ?1"""

_args = msgspec.json.Decoder(dict[str, str | int])


async def read(db: Session, table_id: int) -> list[Notice]:
    """The notices that a table owes, the oldest first."""
    rows = await db.rows(NOTICES, table_id)
    return [Notice(row[1], _args.decode(row[2]), row[3], row[0]) for row in rows]


async def owe(db: Session, table_id: int, notice: Notice) -> None:
    """From now on the table owes this notice."""
    args = msgspec.json.encode(notice.args).decode()
    await db.run(PUT_NOTICE, table_id, notice.key, args, notice.question)
