"""Postings that are asked for while one is under way are one posting: what they would show is the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.model.surroundings import Surroundings
from bot.operate.running import _follow
from bot.posting.kinds import board_state
from bot.posting.pauses import PAUSE, QUIET
from bot.store.postgres.serving import Line
from tests.bot.faults.seen import shows_all_once
from tests.bot.harness import House, Seated, until
from tests.waiting import until_it_is


def edits(house: House, table: Seated) -> int:
    return len(house.sent("PATCH", f"/channels/{table.channel}/messages/"))


async def answer(house: House, table: Seated, beginning: str) -> None:
    """Whoever must act answers with an option that begins so; nothing is posted."""
    ask, wish = await table.ask(), await table.pick(beginning)
    await house.tables.answers.give(table.id, table.to_act().id, [(ask.key, [wish])])


async def test_postings_asked_for_at_once_are_one(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    before = edits(house, table)
    await answer(house, table, "tile:")
    troubles = await asyncio.gather(*(house.bot.publisher.publish(table.id) for _ in range(6)))
    assert troubles == [None] * 6
    assert edits(house, table) == before + 1


async def test_a_posting_that_would_show_the_same_is_no_request(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    before = len(house.requests)
    assert await house.bot.publisher.publish(table.id) is None
    assert len(house.requests) == before


async def test_what_comes_while_a_posting_is_under_way_is_posted_after_it_in_one_go(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    publisher, before = house.bot.publisher, edits(house, table)
    house.local.faults.slow(0.2, 1, method="PATCH", path=f"/channels/{table.channel}/messages/.*")
    await answer(house, table, "leader:")
    first = asyncio.create_task(publisher.publish(table.id))
    await until(lambda: not house.local.faults.active())
    await answer(house, table, "tile:")
    late = [asyncio.create_task(publisher.publish(table.id)) for _ in range(5)]
    await asyncio.gather(first, *late)
    assert edits(house, table) == before + 2


async def test_a_caller_who_gives_up_takes_nobody_elses_posting_along(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    before = edits(house, table)
    await answer(house, table, "tile:")
    callers = [asyncio.create_task(house.bot.publisher.publish(table.id)) for _ in range(2)]
    await asyncio.sleep(0)
    callers[0].cancel()
    assert await callers[1] is None
    assert edits(house, table) == before + 1


async def test_an_answer_that_comes_while_a_posting_is_prepared_is_told_once_and_calls_who_is_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table("Ana", "Bruno")
    first, around, late = table.to_act(), house.store.around, ["pass", "tile:"]

    async def slow(*asked: Any) -> Surroundings:
        while late:
            await answer(house, table, late.pop())
        return await around(*asked)

    monkeypatch.setattr(house.store, "around", slow)
    await answer(house, table, "tile:")
    assert await house.bot.publisher.publish(table.id) is None
    assert late == []
    assert table.to_act() is not first
    await shows_all_once(house, table)
    (board,) = [post for post in await house.tables.store.messages.posts(table.id) if post.kind == "board"]
    assert board_state(board).called == (table.to_act().id,)
    assert (await table.boards())[-1]["content"].startswith(f"<@{table.to_act().id}>")


async def test_a_table_is_on_its_way_while_it_is_posted_or_waits_for_a_pause_or_another_attempt(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    publisher = house.bot.publisher
    await answer(house, table, "tile:")
    # Stored, and nobody has asked for a posting.
    assert not publisher.is_on_its_way(table.id)
    posting = asyncio.create_task(publisher.publish(table.id))
    await asyncio.sleep(0)
    assert publisher.is_on_its_way(table.id)
    await posting
    assert not publisher.is_on_its_way(table.id)
    # In the middle of a turn the board waits for a pause; buttons of old boards wait longer.
    publisher.pause = PAUSE
    await answer(house, table, "leader:")
    await publisher.publish_turn(table.id)
    assert publisher.is_on_its_way(table.id)
    publisher.pauses.wait(table.id, QUIET)
    assert not publisher.is_on_its_way(table.id)
    # Discord refuses it, and it is tried again.
    publisher.pauses.cancel(table.id)
    house.local.faults.take_permissions(table.channel, "view_channel")
    assert await publisher.publish(table.id) is not None
    assert publisher.is_on_its_way(table.id)


async def test_what_is_stored_and_nobody_posts_is_found_where_others_serve_the_database(house: House) -> None:
    table, line = await house.table("Ana", "Bruno"), Line()
    following = _follow(house.bot, line)
    # The tables are loaded.
    house.bot.when_loaded[-1]()

    async def is_posted() -> bool:
        line.on_back()
        return table.now.posted_revision == table.now.revision

    try:
        await answer(house, table, "tile:")
        assert table.now.posted_revision < table.now.revision
        await until_it_is(is_posted)
        await shows_all_once(house, table)
    finally:
        following.cancel()


async def test_nothing_is_kept_of_a_table_whose_posting_is_done(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    await house.bot.publisher.publish(table.id)
    await house.quiet()
    assert len(house.bot.publisher._locks) == 0
