"""A database that has been put back: marked by who does that, told to its tables by the next start."""

from __future__ import annotations

import sqlite3
from typing import Final

from bot.store.driver import Session

SALT: Final = "salt"
"""The preference (of nobody) that tells the nonces of this database from those of the one it has replaced."""

RESTORED: Final = "restored"
"""The preference (of nobody) that says up to when (seconds since 1970) a database reaches that has been put back."""

MARKS: Final = (
    "INSERT OR REPLACE INTO preferences (user_id, key, value) VALUES (0, 'salt', lower(hex(randomblob(8))))",
    """
    INSERT OR REPLACE INTO preferences (user_id, key, value)
    SELECT 0, 'restored', newest FROM (SELECT max(changed_at) AS newest FROM tables) WHERE newest IS NOT NULL""",
)
# What stands in a channel is newer than what is stored: boards are posted anew below it, hands are drawn anew.
TELL: Final = (
    """
    INSERT INTO notices (table_id, key, args, question)
    SELECT id, 'notice-restored', json_object('when', CAST(CAST(?1 AS INTEGER) AS TEXT)), 0
    FROM tables WHERE status IN ('lobby', 'playing')""",
    "DELETE FROM posts WHERE kind = 'meant'",
    """
    INSERT OR REPLACE INTO posts (table_id, kind, user_id, channel_id, message_id, revision, picture)
    SELECT table_id, 'old-' || message_id, user_id, channel_id, message_id, revision, picture FROM posts
    WHERE kind = 'board' AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))""",
    """
    DELETE FROM posts WHERE kind = 'board'
    AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))""",
    "UPDATE posts SET picture = '' WHERE kind IN ('hand', 'hand-thread')",
    "DELETE FROM preferences WHERE user_id = 0 AND key = 'restored'",
)


def mark(db: sqlite3.Connection) -> None:
    """Note in a copy, of whatever format, that it is about to take a database's place."""
    for statement in MARKS:
        db.execute(statement)
    db.commit()


async def settle(db: Session) -> str:
    """Owe every open table the word that it was set back, where that has happened; gives back the salt of nonces."""
    kept = await db.rows("SELECT key, value FROM preferences WHERE user_id = 0 AND key IN (?1, ?2)", SALT, RESTORED)
    found = {str(key): str(value) for key, value in kept}
    if RESTORED in found:
        for statement in TELL:
            await db.run(statement, *([float(found[RESTORED])] if "?1" in statement else []))
    return found.get(SALT, "")
