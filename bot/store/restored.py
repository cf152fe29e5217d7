"""A database that is put back is marked by who does that; its next start tells the tables (``bot.store.service``)."""

from __future__ import annotations

import sqlite3
from typing import Final

HAS_STATE: Final = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'service_state'"
MARK: Final = """
    INSERT INTO service_state (id, salt, restored_at) SELECT 1, lower(hex(randomblob(8))), max(changed_at) FROM tables
    WHERE true ON CONFLICT (id) DO UPDATE SET salt = excluded.salt, restored_at = excluded.restored_at"""
# Up to format 13: as preferences of nobody, which the next migration takes over.
OLD_MARKS: Final = (
    "INSERT OR REPLACE INTO preferences (user_id, key, value) VALUES (0, 'salt', lower(hex(randomblob(8))))",
    """
    INSERT OR REPLACE INTO preferences (user_id, key, value)
    SELECT 0, 'restored', newest FROM (SELECT max(changed_at) AS newest FROM tables) WHERE newest IS NOT NULL""",
)


def mark(db: sqlite3.Connection) -> None:
    """Note in a copy, of whatever format, that it is about to take a database's place."""
    for statement in (MARK,) if db.execute(HAS_STATE).fetchone() else OLD_MARKS:
        db.execute(statement)
    db.commit()
