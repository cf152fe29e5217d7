"""Rules that fail: what the log keeps of it, which never tells what the answer was."""

from __future__ import annotations

import hashlib
import logging
import traceback

logger = logging.getLogger("ziggurat.engine")


def report(game: str, revision: int, seat: int, key: str, error: Exception) -> str:
    """Write an unexpected failure to the log, without values; returns the id under which it is found there."""
    trace = f"{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}"
    error_id = hashlib.blake2s(f"{game}{revision}{trace}".encode(), digest_size=4).hexdigest()
    logger.error("error %s: %s at revision %d, seat %d, question %s\n%s", error_id, game, revision, seat, key, trace)
    return error_id
