"""Rows of messages that were about to be sent, so that one whose outcome nobody heard of is looked for before it is
repeated.
"""

from __future__ import annotations

from typing import Final

from bot.store.driver import Database, Session

BEGIN: Final = """
    INSERT INTO sends (nonce, channel_id, digest, begun_at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (nonce) DO UPDATE SET nonce = excluded.nonce RETURNING digest, begun_at, sent_at"""
AGAIN: Final = "UPDATE sends SET digest = ?2, begun_at = ?3, sent_at = NULL WHERE nonce = ?1"
CONFIRM: Final = "UPDATE sends SET sent_at = ?2 WHERE nonce = ?1"
LATER: Final = 600.0
"""Seconds after which a message that was confirmed is one that may be said again: whoever sent it has noted it."""

FORGET: Final = "DELETE FROM sends WHERE nonce = ?1"


class SendRows:
    """The messages that were about to be sent. Each method is one transaction; times are seconds since 1970."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, nonce: str, channel: int, digest: str, now: float) -> tuple[str, float]:
        """Note that a message is about to be sent; gives the digest of its text and the time of the first attempt.

        One of the same nonce that was confirmed LATER seconds ago is another message.
        """

        async def note(db: Session) -> tuple[str, float]:
            first, begun_at, sent_at = (await db.rows(BEGIN, nonce, channel, digest, now))[0]
            if sent_at is None or now - sent_at <= LATER:
                return str(first), float(begun_at)
            await db.run(AGAIN, nonce, digest, now)
            return digest, now

        return await self.database.write(note)

    async def confirm(self, nonce: str, now: float) -> None:
        """Discord has confirmed the message."""
        await self.database.execute(CONFIRM, nonce, now)

    async def forget(self, nonce: str) -> None:
        """The message was certainly not sent."""
        await self.database.execute(FORGET, nonce)
