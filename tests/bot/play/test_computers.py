"""What the channel and the panel show while computers think, and when they have answered."""

from __future__ import annotations

import asyncio

import pytest

from bot.computers.dispatcher import Dispatcher
from bot.posting import computers
from tests.bot.computers.hands import Hands
from tests.bot.harness import House, Json, Player, Seated, until


async def with_computers(house: House, hands: Hands) -> tuple[Seated, Player]:
    """A table of Ana and two computers at which she is to act, and the computers answer when ``hands`` do."""
    table = await house.table("ana", seats=3)
    assert table.now.waiting == (0,)
    house.tables.computers = Dispatcher(house.tables, hands)
    return table, table.players[0]


async def passed(table: Seated, ana: Player) -> Json:
    """Ana's panel when she has ended her turn."""
    return await ana.type("tigris pass", table.channel)


def is_posted(table: Seated) -> bool:
    return table.now.posted_revision == table.now.revision


async def test_computers_that_are_quick_are_in_one_message_with_the_answer_before_them(house: House) -> None:
    hands = Hands()
    table, ana = await with_computers(house, hands)
    before, already = await table.boards(), len(house.requests)
    asyncio.get_running_loop().call_later(0.3, hands.go.set)
    panel = await passed(table, ana)
    await until(lambda: is_posted(table))
    boards = await table.boards()
    assert len(boards) == len(before) + 1
    assert f"<@{ana.id}>" in boards[-1]["content"]
    assert "Waiting for" not in panel["content"]
    edits = [path for method, path, *_ in house.requests[already:] if method == "PATCH" and boards[-1]["id"] in path]
    assert edits == []


async def test_what_stands_is_shown_after_a_while_and_the_rest_when_it_has_come(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "PATIENCE", 0.3)
    hands = Hands()
    table, ana = await with_computers(house, hands)
    waited = table.now.waiting
    panel = await passed(table, ana)
    assert table.now.waiting != waited
    assert "Waiting for" in panel["content"]
    await until(lambda: is_posted(table))
    told = await table.told()
    (thinker,) = [name for seat, name in enumerate(table.now.names()) if seat in table.now.waiting]
    assert f"{thinker} is thinking …" in (await table.boards())[-1]["content"]
    hands.go.set()
    await until(lambda: table.now.waiting == (0,) and is_posted(table))
    assert "thinking" not in (await table.boards())[-1]["content"]
    board = (await table.boards())[-1]
    assert f"<@{ana.id}>" in board["content"]
    assert len(await table.told()) > len(told)


async def test_a_computer_that_is_asked_when_the_bot_starts_is_shown_when_it_has_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "PATIENCE", 0.1)
    table, ana = await with_computers(house, Hands())
    await passed(table, ana)
    await until(lambda: is_posted(table))
    assert isinstance(house.tables.computers, Dispatcher)
    await house.tables.computers.stop()
    await house.restart_bot()
    await until(lambda: table.now.waiting == (0,) and is_posted(table))
    assert f"<@{ana.id}>" in (await table.boards())[-1]["content"]
