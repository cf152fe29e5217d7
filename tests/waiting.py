"""How tests wait: for an event, however long it takes on a busy machine. Only a hang reaches the limit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.local import interactions

Result = TypeVar("Result")

DISCORDS_DEADLINE = interactions.ACK_DEADLINE
"""Seconds in which the local Discord wants a first answer where no test has changed it."""

HANG = 300.0
"""Seconds that nothing takes unless it hangs, beside however much other work."""

LOOK = 0.01
"""Seconds between two looks at what tells nobody when it has changed."""


def be_patient() -> None:
    """From now on a local Discord waits for first answers until only a hang is left; a test may shorten that."""
    interactions.ACK_DEADLINE = HANG


async def until(true: Callable[[], bool], why: str = "waited in vain") -> None:
    """Wait for what another process, or a library without events, brings about. Raises AssertionError with ``why``."""
    try:
        async with asyncio.timeout(HANG):
            while not true():  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(LOOK)
    except TimeoutError:
        raise AssertionError(why) from None


async def until_it_is(true: Callable[[], Awaitable[bool]], why: str = "waited in vain") -> None:
    """As ``until``, for what has to be asked for."""
    try:
        async with asyncio.timeout(HANG):
            while not await true():  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(LOOK)
    except TimeoutError:
        raise AssertionError(why) from None


def wait_in_thread(true: Callable[[], bool], why: str = "waited in vain") -> None:
    """Wait in a thread that is not the event loop's. Raises AssertionError with ``why``."""
    end = time.monotonic() + HANG
    while not true():
        assert time.monotonic() < end, why
        time.sleep(LOOK)


async def ends(work: Awaitable[Result]) -> Result:
    """What this gives when it has ended. Raises TimeoutError if it hangs."""
    return await asyncio.wait_for(work, HANG)
