"""Rows about the service itself: its heartbeat, whether its database was put back, the commands it has announced."""

from __future__ import annotations

from typing import Final

from bot.model.table import Notice
from bot.store import notices
from bot.store.driver import Database, Session, reading, writing

STATE: Final = "SELECT salt, restored_at, heartbeat FROM service_state WHERE id = 1"
BEAT: Final = """
    INSERT INTO service_state (id, heartbeat) VALUES (1, ?1)
    ON CONFLICT (id) DO UPDATE SET heartbeat = excluded.heartbeat"""
SETTLED: Final = "UPDATE service_state SET restored_at = NULL WHERE id = 1 AND restored_at IS NOT NULL"
TAKE_UP: Final = "INSERT INTO interactions (id, received_at) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING"
TIDY: Final = (
    ("DELETE FROM interactions WHERE received_at < ?1", 3600.0),
    ("DELETE FROM settings_changes WHERE changed_at < ?1", 3600.0),
    ("DELETE FROM sends WHERE begun_at < ?1", 7 * 24 * 3600.0),
)
"""Discord delivers nothing after a quarter of an hour; a message whose sending is in doubt is looked for within a
week.
"""
SCOPES: Final = "SELECT scope FROM command_digests WHERE digest <> '' ORDER BY scope"
DIGEST: Final = "SELECT digest FROM command_digests WHERE scope = ?1"
PUT_DIGEST: Final = """
    INSERT INTO command_digests (scope, digest) VALUES (?1, ?2)
    ON CONFLICT (scope) DO UPDATE SET digest = excluded.digest"""

OPEN: Final = "SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id"
# What stands in a channel is newer than what is stored: boards are posted anew below it, hands are drawn anew.
SHOW_ANEW: Final = (
    "DELETE FROM posts WHERE kind = 'meant'",
    "DELETE FROM board_states WHERE kind = 'meant'",
    "DELETE FROM post_users WHERE kind = 'meant'",
    """
    INSERT INTO board_states (table_id, kind, first_entry, last_entry, turn, question_revision, match_revision, unseen)
    SELECT
        posts.table_id, 'old-' || message_id, first_entry, last_entry, turn, question_revision, match_revision, unseen
    FROM posts JOIN board_states ON board_states.table_id = posts.table_id AND board_states.kind = posts.kind
    WHERE posts.kind = 'board' AND posts.table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))
    ON CONFLICT (table_id, kind) DO NOTHING""",
    """
    INSERT INTO posts (table_id, kind, user_id, channel_id, message_id, revision, digest)
    SELECT table_id, 'old-' || message_id, user_id, channel_id, message_id, revision, '' FROM posts
    WHERE kind = 'board' AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))
    ON CONFLICT (table_id, kind, user_id) DO NOTHING""",
    *(
        f"""
    DELETE FROM {rows}
    WHERE kind = 'board' AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))"""  # noqa: S608
        for rows in ("posts", "board_states", "post_users")
    ),
    "UPDATE posts SET digest = '' WHERE kind IN ('hand', 'hand-thread')",
)


class Service:
    """What is kept once for all tables. Each method is one transaction, as those of ``Store``."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    async def heartbeat(self, db: Session) -> float | None:
        """When the service lived last, in seconds since 1970; None where it never did."""
        return next((row[2] for row in await db.rows(STATE)), None)

    @writing
    async def beat(self, db: Session, now: float) -> None:
        """Note that the service lives."""
        await db.run(BEAT, now)

    @reading
    async def restored(self, db: Session) -> tuple[str, float | None]:
        """What tells nonces apart from those of another database that this one has replaced, and up to when (seconds
        since 1970) it reached where its tables do not know that yet; None: they know, or it has replaced none.
        """
        return next(((str(row[0]), row[1]) for row in await db.rows(STATE)), ("", None))

    @writing
    async def set_back(self, db: Session, notice: Notice) -> None:
        """Every open table owes the notice from now on, and is shown anew, with its hands, below what stands there.

        Of several processes that start at once, one does this.
        """
        if not await db.run(SETTLED):
            return
        for (table_id,) in await db.rows(OPEN):
            await notices.owe(db, table_id, notice)
        for statement in SHOW_ANEW:
            await db.run(statement)

    async def take_up(self, interaction: int, now: float) -> bool:
        """Note that an interaction is answered; False if that had been noted before."""
        return bool(await self.database.execute(TAKE_UP, interaction, now))

    @writing
    async def tidy(self, db: Session, now: float) -> None:
        """Forget what nobody asks about any more: interactions, changed settings, messages that were sent long ago."""
        for statement, seconds in TIDY:
            await db.run(statement, now - seconds)

    @reading
    async def command_digest(self, db: Session, scope: str) -> str:
        """The digest of the commands that Discord has been given in this scope; "": none."""
        return next((str(row[0]) for row in await db.rows(DIGEST, scope)), "")

    @reading
    async def command_scopes(self, db: Session) -> list[str]:
        """The scopes in which Discord has been given commands that were not cleared since."""
        return [str(row[0]) for row in await db.rows(SCOPES)]

    @writing
    async def keep_command_digest(self, db: Session, scope: str, digest: str) -> None:
        """Note what Discord has been given."""
        await db.run(PUT_DIGEST, scope, digest)
