"""What could not be posted is posted later: at growing distances, at once when something changes, once at a time."""

from __future__ import annotations

import asyncio

import pytest

from bot.posting import retry_queue
from bot.posting.retry_queue import RetryQueue
from tests.bot.harness import until


class Posting:
    """Posts tables as it is told; what fails is owed again, as the publisher does it."""

    def __init__(self) -> None:
        self.retry_queue = RetryQueue(self.publish)
        self.fails = 0
        self.broken = False
        self.posted: list[int] = []
        self.at_once = self.most = 0

    async def publish(self, table: int) -> None:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        self.posted.append(table)
        if self.broken:
            raise ValueError
        if self.fails:
            self.fails -= 1
            self.retry_queue.add(table, timed=True)
        else:
            self.retry_queue.mark_done(table)


@pytest.fixture
def posting(monkeypatch: pytest.MonkeyPatch) -> Posting:
    monkeypatch.setattr(retry_queue, "FIRST", 0.001)
    monkeypatch.setattr(retry_queue, "SOON", 0.0)
    return Posting()


async def nothing_owed(posting: Posting) -> None:
    await until(lambda: not posting.retry_queue.pending())


async def test_what_fails_is_tried_until_it_works(posting: Posting) -> None:
    posting.fails = 3
    posting.retry_queue.add(5, timed=True)
    await nothing_owed(posting)
    assert posting.posted == [5, 5, 5, 5]


async def test_what_comes_to_be_owed_during_a_posting_is_posted_after_it(posting: Posting) -> None:
    posting.retry_queue.mark_started(5)
    posting.retry_queue.add(5, timed=False)
    posting.retry_queue.retry_soon([5])
    posting.retry_queue.mark_done(5)
    assert posting.retry_queue.pending() == [5], "that posting may not have seen it"
    await nothing_owed(posting)
    assert posting.posted == [5]


async def test_the_distances_grow(posting: Posting, monkeypatch: pytest.MonkeyPatch) -> None:
    delays = []
    monkeypatch.setattr(RetryQueue, "_plan", lambda _, table, delay: delays.append(delay))
    monkeypatch.setattr(retry_queue, "FIRST", 5.0)
    for _ in range(9):
        posting.retry_queue.add(5, timed=True)
    assert delays == [5, 10, 20, 40, 80, 160, 300, 300, 300]


async def test_where_only_a_change_helps_nothing_is_tried_before(posting: Posting) -> None:
    posting.retry_queue.add(5, timed=False)
    posting.retry_queue.retry_soon([6])
    await asyncio.sleep(0.01)
    assert (posting.posted, posting.retry_queue.pending()) == ([], [5])
    posting.retry_queue.retry_soon([5])
    await nothing_owed(posting)
    assert posting.posted == [5]


async def test_many_are_posted_one_after_another(posting: Posting) -> None:
    for table in range(50):
        posting.retry_queue.add(table, timed=False)
    posting.retry_queue.retry_soon(range(50))
    await nothing_owed(posting)
    assert sorted(posting.posted) == list(range(50))
    assert posting.most == 1


async def test_what_cannot_be_posted_at_all_holds_up_nobody_and_is_not_forgotten(posting: Posting) -> None:
    posting.broken = True
    for table in (1, 2):
        posting.retry_queue.add(table, timed=True)
    await until(lambda: sorted(posting.posted) == [1, 2])
    await asyncio.sleep(0.01)
    assert (sorted(posting.posted), posting.retry_queue.pending()) == ([1, 2], [1, 2])
    posting.broken = False
    posting.retry_queue.retry_soon([1, 2])
    await nothing_owed(posting)


async def test_after_the_end_nothing_is_tried(posting: Posting) -> None:
    posting.retry_queue.add(1, timed=True)
    posting.retry_queue.stop()
    posting.retry_queue.add(2, timed=True)
    await asyncio.sleep(0.02)
    assert posting.posted == []
