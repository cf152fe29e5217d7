"""Nonces identify a message for Discord, so that it is posted once even if the bot stops before the reply arrives."""

from __future__ import annotations

import hashlib

from bot.tables.service import Tables


def nonce(tables: Tables, *parts: str | int) -> str:
    """The nonce (24 characters; Discord takes 25) of the message that ``parts`` name.

    Discord knows it in all channels: where the same may be said in several, ``parts`` name the channel, too.
    It changes when a backup is restored: otherwise Discord would return messages posted since that backup instead of
    posting new ones.
    """
    named = "-".join(str(part) for part in (*parts, tables.salt))
    return hashlib.blake2s(named.encode(), digest_size=12).hexdigest()
