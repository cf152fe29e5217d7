"""Snowflake ids and the fixed secrets of the local Discord."""

from __future__ import annotations

import base64
import time

DISCORD_EPOCH_MS = 1_420_070_400_000


def snowflake_at(unix_ms: int, increment: int = 0) -> int:
    """Return the id Discord would give at `unix_ms` (milliseconds since 1970), `increment` in 0..4095."""
    return ((unix_ms - DISCORD_EPOCH_MS) << 22) | (1 << 17) | increment


def id_of(key: object) -> int | None:
    """Return the id that somebody sent, a whole number as Discord writes it; None for anything else."""
    text = str(key)[:30]
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 20 else None


class Snowflakes:
    """Gives ids that rise strictly, also after a restart when told the last id in use."""

    def __init__(self, last: int = 0) -> None:
        self._last = last

    def next(self) -> int:
        """Return a fresh id, greater than every id given before."""
        fresh = snowflake_at(time.time_ns() // 1_000_000)
        self._last = max(fresh, self._last + 1)
        return self._last


# The ready-made world. Dates in early 2024, so that everything in it is older than what a test creates.
_FOUNDED_MS = 1_709_280_000_000

GUILD_ID = snowflake_at(_FOUNDED_MS)
OTHER_GUILD_ID = snowflake_at(_FOUNDED_MS + 500)
"""A second server, on which the bot is not; it is there once a fault has asked for it."""
BOT_ID = snowflake_at(_FOUNDED_MS + 1_111)
BOT_ROLE_ID = snowflake_at(_FOUNDED_MS + 2_222)


def founding_id(second: int) -> int:
    """Return a stable id for something that belongs to the ready-made world."""
    return snowflake_at(_FOUNDED_MS + 10_000 + second * 1_000)


def bot_token(application_id: int = BOT_ID) -> str:
    """Return the one bot token that the local Discord accepts; it opens nothing else."""
    head = base64.urlsafe_b64encode(str(application_id).encode()).decode().rstrip("=")
    return f"{head}.Local0.the-local-discord-checks-this-token"


TOKEN = bot_token()
