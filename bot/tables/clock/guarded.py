"""Runs work on one table so that its failure does not stop the work on others."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TypeVar

from bot.store import StoreUnavailable

logger = logging.getLogger("ziggurat.clock")
T = TypeVar("T")


async def guarded(work: Awaitable[T], table_id: int | None = None) -> T | None:
    """Await work on one table or player; logs a failure and gives None.

    Raises StoreUnavailable, as the other tables would fail too.
    """
    try:
        return await work
    except StoreUnavailable:
        raise
    except Exception as error:
        # Another process has changed the table, say, or its game cannot be read.
        where = "somebody's clock" if table_id is None else f"table {table_id}: its clocks"
        logger.error("%s could not be looked after: %s", where, type(error).__name__)
        return None
