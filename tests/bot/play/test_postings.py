"""Postings that are asked for while one is under way are one posting: what they would show is the same."""

from __future__ import annotations

import asyncio

from tests.bot.harness import House, Seated, until


def edits(house: House, table: Seated) -> int:
    return len(house.sent("PATCH", f"/channels/{table.channel}/messages/"))


async def test_postings_asked_for_at_once_are_one(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    before = edits(house, table)
    troubles = await asyncio.gather(*(house.bot.publisher.publish(table.id) for _ in range(6)))
    assert troubles == [None] * 6
    assert edits(house, table) == before + 1


async def test_what_comes_while_a_posting_is_under_way_is_posted_after_it_in_one_go(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    publisher, before = house.bot.publisher, edits(house, table)
    house.local.faults.slow(0.2, 1, method="PATCH", path=f"/channels/{table.channel}/messages/.*")
    first = asyncio.create_task(publisher.publish(table.id))
    await until(lambda: not house.local.faults.active())
    late = [asyncio.create_task(publisher.publish(table.id)) for _ in range(5)]
    await asyncio.gather(first, *late)
    assert edits(house, table) == before + 2


async def test_a_caller_who_gives_up_takes_nobody_elses_posting_along(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    before = edits(house, table)
    callers = [asyncio.create_task(house.bot.publisher.publish(table.id)) for _ in range(2)]
    await asyncio.sleep(0)
    callers[0].cancel()
    assert await callers[1] is None
    assert edits(house, table) == before + 1
