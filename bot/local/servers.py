"""More servers than the ready-made one, so that a bot of several shards has something to hear on each."""

from __future__ import annotations

from bot.local.ids import DISCORD_EPOCH_MS, GUILD_ID, founding_id, snowflake_at
from bot.local.records import TEXT, Channel

_APART_MS = 1_009
"""Milliseconds between the ids of two servers: a prime number, so that they spread over any number of shards."""
MOST = 1_000


def server_id(number: int) -> int:
    """Return the id of the server of this number: 1 is the ready-made one, the others are older."""
    return snowflake_at((GUILD_ID >> 22) + DISCORD_EPOCH_MS - (number - 1) * _APART_MS)


def server_names(first: str, count: int) -> dict[int, str]:
    """Return the names of `count` servers by their ids, the ready-made one under its own name."""
    return {GUILD_ID: first} | {server_id(number): f"{first} {number}" for number in range(2, count + 1)}


def channel_of(number: int) -> Channel:
    """Return the one channel that the server of this number begins with."""
    return Channel(
        founding_id(10_000 + number), TEXT, "games", topic="Tables of every kind", guild_id=server_id(number)
    )
