"""Edits of one message: in their order, and none that a later one would cover at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.panel.edits import in_order, is_busy


def click(message: int | None, number: int = 1) -> Any:
    """An interaction with a button of this message, or a command (None)."""
    return SimpleNamespace(id=number, message=None if message is None else SimpleNamespace(id=message))


async def test_the_edit_that_came_last_is_shown_last_however_slow_the_first_one_is() -> None:
    shown, go_on = list[str](), asyncio.Event()

    async def show(name: str, slow: bool) -> None:
        async with in_order(click(7)):
            if slow:
                await go_on.wait()
            shown.append(name)

    first = asyncio.create_task(show("first", True))
    second = asyncio.create_task(show("second", False))
    await asyncio.sleep(0)
    assert is_busy(click(7))
    go_on.set()
    await asyncio.gather(first, second)
    assert shown == ["first", "second"]
    assert not is_busy(click(7))


async def test_an_edit_knows_that_a_later_one_waits() -> None:
    overtaken, go_on = list[bool](), asyncio.Event()

    async def show(wait: bool) -> None:
        async with in_order(click(7)) as edits:
            if wait:
                await go_on.wait()
            overtaken.append(edits.is_overtaken())

    tasks = [asyncio.create_task(show(wait)) for wait in (True, False, False)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*tasks)
    assert overtaken == [True, True, False]


async def test_other_messages_and_replies_of_commands_do_not_wait() -> None:
    async with in_order(click(7)):
        assert not is_busy(click(8))
        assert not is_busy(click(None, 9))
        async with in_order(click(8)), in_order(click(None, 9)), in_order(click(None, 10)):
            pass
    assert not is_busy(click(7))


async def test_an_edit_that_fails_or_is_given_up_lets_the_next_one_pass() -> None:
    async def fails() -> None:
        async with in_order(click(7)):
            raise ValueError

    holder_may_end = asyncio.Event()

    async def holds() -> None:
        async with in_order(click(7)):
            await holder_may_end.wait()

    holder = asyncio.create_task(holds())
    await asyncio.sleep(0)
    waits = asyncio.create_task(fails())
    gives_up = asyncio.create_task(fails())
    await asyncio.sleep(0)
    gives_up.cancel()
    holder_may_end.set()
    await asyncio.gather(holder, waits, gives_up, return_exceptions=True)
    assert isinstance(waits.exception(), ValueError)
    async with in_order(click(7)) as edits:
        assert not edits.is_overtaken()
