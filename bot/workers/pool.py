"""All worker processes: as many for pictures and for computers as the operator wants; one that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from bot.workers.process import Worker, WorkerDied, nobody_waits
from bot.workers.work import work
from bot.workers.worker import DRAWS


class WorkerHandle(Protocol):
    """Something that answers questions in bytes."""

    async def ask(self, question: bytes, seconds: float, others_wait: Callable[[], bool] = nobody_waits) -> bytes:
        """The answer; who takes long while others wait is ended sooner. Raises WorkerDied or TooSlow."""
        ...


class Workers(Protocol):
    """Workers for one kind of work."""

    is_in_line: bool
    """Whether handing a table on waits until its computers have answered."""

    def alive(self) -> int:
        """The number of workers that run now."""
        ...

    def others_wait(self) -> bool:
        """Whether somebody waits for a worker now."""
        ...

    def free(self) -> contextlib.AbstractAsyncContextManager[WorkerHandle]:
        """A worker for the duration of the block; callers are served in order."""
        ...


class InLine:
    """Works in this process, for tests; requests are encoded all the same."""

    is_in_line = True

    def alive(self) -> int:
        """Always 1."""
        return 1

    @asynccontextmanager
    async def free(self) -> AsyncIterator[WorkerHandle]:
        """This object, at once."""
        yield self

    def others_wait(self) -> bool:
        """Never: everybody is served at once."""
        return False

    async def ask(self, question: bytes, seconds: float, others_wait: Callable[[], bool] = nobody_waits) -> bytes:
        """The answer, however long it takes."""
        return work(question)


class Group:
    """Workers for one kind of work; who has come first is served first.

    The first one that is idle is taken: while there is little to do the same ones work, whose caches are warm.
    """

    is_in_line = False

    def __init__(self, workers: Sequence[Worker]) -> None:
        self.workers = tuple(workers)
        self._idle = set(self.workers)
        self._waiting: deque[asyncio.Future[Worker]] = deque()

    def alive(self) -> int:
        """How many of them run now."""
        return sum(worker.pid is not None for worker in self.workers)

    def others_wait(self) -> bool:
        """Whether somebody waits for one of them now."""
        return any(not place.done() for place in self._waiting)

    @asynccontextmanager
    async def free(self) -> AsyncIterator[Worker]:
        """A worker for as long as the block lasts."""
        worker = next((worker for worker in self.workers if worker in self._idle), None)
        if worker is None:
            worker = await self._next_free()
        else:
            self._idle.remove(worker)
        try:
            yield worker
        finally:
            self._give_back(worker)

    async def _next_free(self) -> Worker:
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        while self._waiting:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(worker)
                return
        self._idle.add(worker)


class Pool:
    """Worker processes: ``drawing`` of them for pictures, ``thinking`` for computers.

    They are the same program, and do nothing but what they are there for: nobody waits for a picture behind a computer
    that thinks for seconds, and only those that draw hold fonts, sprites and grounds in memory. ``modules`` are what
    they import besides (``worker``).
    """

    def __init__(self, drawing: int, thinking: int, modules: Sequence[str] = ()) -> None:
        self.painters = Group([Worker((DRAWS, *modules)) for _ in range(drawing)])
        self.thinkers = Group([Worker(modules) for _ in range(thinking)])
        self.workers = self.painters.workers + self.thinkers.workers
        self._starting: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start every worker in the background; one that cannot be started now is started when it is needed."""
        groups = (self.painters, self.thinkers)
        self._starting = [asyncio.create_task(_start_one(group)) for group in groups for _ in group.workers]

    async def close(self) -> None:
        """End every worker at once."""
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for worker in self.workers:
            await worker.end()


async def _start_one(group: Group) -> None:
    async with group.free() as worker:
        with contextlib.suppress(WorkerDied):
            await worker.start()
