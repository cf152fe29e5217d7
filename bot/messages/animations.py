"""Animations of finished games: each is made once at a time, in a worker process of its own, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

import msgspec

from bot.model.drawing import AnimationRequest, FrameRequest
from bot.workers.animating import decode_reply, encode
from bot.workers.pool import WorkerHandle
from bot.workers.process import Worker, WorkerDied
from bot.workers.progress import TooSlow

ROOM: Final = 24 * 2**20
"""Bytes of animations that are kept: one takes one to four megabytes."""

SECONDS: Final = 300.0
"""Seconds on the clock for one frame, and for all of them to be put together: a fraction of one and three on a machine
with nothing else to do, a hundred times as many on one with far too much. A worker that hangs is ended sooner.
"""

WAITING: Final = 4
"""Animations that wait for the one that is made; more are refused."""

logger = logging.getLogger("ziggurat.pictures")


class NotAnimated(Exception):
    """An animation could not be made; the log says why."""


class TooManyAnimations(Exception):
    """As many animations as may wait do so."""


class Work(msgspec.Struct):
    """An animation under way: how many of its frames are made, of how many."""

    task: asyncio.Task[bytes]
    frames: int = 0
    of: int = 0


@asynccontextmanager
async def own_worker() -> AsyncIterator[WorkerHandle]:
    """A worker process for the duration of the block."""
    worker = Worker()
    try:
        yield worker
    finally:
        await worker.end()


class Animations:
    """Makes one animation after another; who asks for one that is under way waits for the same."""

    def __init__(self, worker: Callable[[], AbstractAsyncContextManager[WorkerHandle]] = own_worker) -> None:
        self.worker = worker
        self._turn = asyncio.Lock()
        self._under_way: dict[str, Work] = {}
        self._made: OrderedDict[str, bytes] = OrderedDict()

    def get(self, name: str) -> bytes | None:
        """The animation of this name, where it is kept."""
        if name in self._made:
            self._made.move_to_end(name)
        return self._made.get(name)

    def work(self, name: str) -> Work | None:
        """How far the animation of this name is; None where it is not under way."""
        return self._under_way.get(name)

    async def make(self, name: str, frames: Callable[[], Sequence[FrameRequest]]) -> bytes:
        """The animation of this name, of frames that are worked out in a thread.

        Raises NotAnimated, TooManyAnimations, and what ``frames`` raises.
        """
        made = self.get(name)
        if made is not None:
            return made
        work = self._under_way.get(name)
        if work is None:
            if len(self._under_way) > WAITING:
                raise TooManyAnimations
            work = self._under_way[name] = Work(asyncio.create_task(self._carry_out(name, frames)))
            work.task.add_done_callback(lambda task: self._keep(name, task))
        # Whoever gives up waiting ends nothing.
        return await asyncio.shield(work.task)

    async def stop(self) -> None:
        """Give up all that is under way, and end its worker."""
        tasks = [work.task for work in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _keep(self, name: str, task: asyncio.Task[bytes]) -> None:
        del self._under_way[name]
        if task.cancelled() or task.exception() is not None:
            return
        self._made[name] = task.result()
        while sum(map(len, self._made.values())) > ROOM:
            self._made.popitem(last=False)

    async def _carry_out(self, name: str, frames: Callable[[], Sequence[FrameRequest]]) -> bytes:
        async with self._turn:
            requests = await asyncio.to_thread(frames)
            work = self._under_way[name]
            work.of = len(requests)
            try:
                async with self.worker() as worker:
                    for request in requests:
                        await _asked(worker, request)
                        work.frames += 1
                    return await _asked(worker, AnimationRequest(name))
            except (WorkerDied, TooSlow) as error:
                logger.error("the worker of an animation has ended: %s", type(error).__name__)
                raise NotAnimated from error


async def _asked(worker: WorkerHandle, request: FrameRequest | AnimationRequest) -> bytes:
    reply = decode_reply(await worker.ask(encode(request), SECONDS))
    if reply.error:
        logger.error("an animation could not be made:\n%s", reply.error)
        raise NotAnimated
    return reply.data
