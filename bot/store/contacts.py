"""Rows of people who may get direct messages, and of hands that are still to be sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.model.posts import DirectAccess, HandRetry
from bot.store.driver import Database, Session, reading, writing

ADD: Final = "INSERT INTO contacts (user_id) VALUES (?1) ON CONFLICT (user_id) DO NOTHING"
CHANNEL: Final = "SELECT channel_id FROM contacts WHERE user_id = ?1"
NEWEST: Final = "SELECT opened_at FROM contacts WHERE opened_at > ?1 AND user_id <> ?2 ORDER BY opened_at DESC LIMIT ?3"
OPEN: Final = "UPDATE contacts SET opened_at = ?2 WHERE user_id = ?1"
SET_CHANNEL: Final = "UPDATE contacts SET channel_id = ?2 WHERE user_id = ?1"

ATTEMPTS: Final = "SELECT attempts FROM hand_retries WHERE table_id = ?1 AND user_id = ?2"
PUT_RETRY: Final = """
    INSERT INTO hand_retries (table_id, user_id, due, attempts) VALUES (?1, ?2, ?3, 1)
    ON CONFLICT (table_id, user_id) DO UPDATE SET due = excluded.due, attempts = hand_retries.attempts + 1"""
DROP_RETRY: Final = "DELETE FROM hand_retries WHERE table_id = ?1 AND user_id = ?2 AND due <= ?3"
DUE: Final = "SELECT table_id, user_id FROM hand_retries WHERE due <= ?1 ORDER BY due, table_id, user_id"
NEXT_DUE: Final = "SELECT MIN(due) FROM hand_retries WHERE due > ?1"


class Contacts:
    """Who may be written to, and hands to show later. Each method is one transaction; times are seconds since 1970."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    async def request(self, db: Session, user_id: int, now: float, limits: Iterable[tuple[float, int]]) -> DirectAccess:
        """How a user may be written to now.

        ``limits``: pairs of seconds and the most people written to for the first time in them. One more who may be is
        counted with this call.
        """
        await db.lock("contacts", 0)
        rows = await db.rows(CHANNEL, user_id)
        if not rows:
            return DirectAccess("stranger")
        if rows[0][0] is not None:
            return DirectAccess("known", channel=rows[0][0])
        waits = []
        for seconds, most in limits:
            newest = [float(row[0]) for row in await db.rows(NEWEST, now - seconds, user_id, most)]
            waits += [newest[-1] + seconds] if len(newest) == most else []
        if waits:
            return DirectAccess("wait", until=max(waits))
        await db.run(OPEN, user_id, now)
        return DirectAccess("new")

    @writing
    async def set_channel(self, db: Session, user_id: int, channel_id: int | None) -> None:
        """Store the channel of a user's direct messages; None: the one before is not there any more."""
        await db.run(SET_CHANNEL, user_id, channel_id)

    # --- hands

    @reading
    async def attempts(self, db: Session, table_id: int, user_id: int) -> int:
        """How often showing this hand has failed since it was shown last."""
        return next((int(row[0]) for row in await db.rows(ATTEMPTS, table_id, user_id)), 0)

    @writing
    async def retry(self, db: Session, table_id: int, user_id: int, due: float) -> None:
        """Note that a hand has not been shown, and when that is tried again."""
        await db.run(PUT_RETRY, table_id, user_id, due)

    @writing
    async def settle(self, db: Session, table_id: int, user_id: int, now: float) -> None:
        """Note that a hand which was due by ``now`` has been tried; one that has failed since stays."""
        await db.run(DROP_RETRY, table_id, user_id, now)

    @reading
    async def due(self, db: Session, now: float) -> list[HandRetry]:
        """The hands that are to be tried again now, the oldest first."""
        return [HandRetry(*row) for row in await db.rows(DUE, now)]

    @reading
    async def next_due(self, db: Session, now: float) -> float | None:
        """When the next hand after ``now`` is to be tried again."""
        return next((row[0] for row in await db.rows(NEXT_DUE, now)), None)


async def add(db: Session, users: Iterable[int]) -> None:
    """Note inside somebody's transaction that these users have taken a seat."""
    # In an order of their own: two tables with the same people would wait for each other.
    await db.many(ADD, [(user,) for user in sorted(users)])
