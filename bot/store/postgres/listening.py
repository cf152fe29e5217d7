"""Hears the notifications of a PostgreSQL server, over a connection of its own that is made anew when it ends.

A notification is a hint: it may be lost, and who needs to know also looks by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Final

from bot.base.address import PostgresAddress
from bot.store.errors import StoreUnavailable
from bot.store.postgres.serving import connect
from bot.store.postgres.trouble import FAILURES

PAUSE: Final = 1.0
"""Seconds between two looks at the connection, and between two tries to have it again."""

logger = logging.getLogger("ziggurat.store")


@contextlib.asynccontextmanager
async def listening(address: PostgresAddress, heard: Mapping[str, Callable[[], None]]) -> AsyncIterator[None]:
    """Call what ``heard`` names for a channel with every notification on it, during this block.

    Everything is called once the connection is there, too: notifications may have been lost before.
    """
    keeper = asyncio.create_task(_keep(address, heard))
    try:
        yield
    finally:
        keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeper


async def _keep(address: PostgresAddress, heard: Mapping[str, Callable[[], None]]) -> None:
    while True:
        with contextlib.suppress(StoreUnavailable):
            await _listen(await connect(address), heard)
        await asyncio.sleep(PAUSE)


async def _listen(connection: Any, heard: Mapping[str, Callable[[], None]]) -> None:
    """Listen as long as the connection lasts."""

    def on_notification(_: object, __: int, channel: str, ___: object) -> None:
        heard[channel]()

    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    try:
        for channel, call in heard.items():
            await connection.add_listener(channel, on_notification)
            call()
        await ended.wait()
    except FAILURES:
        logger.warning("the connection that hears of changes has ended")
    finally:
        connection.terminate()
