"""Workers in a test's own hands: it says when they answer, and what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from bot.model.thinking import ThinkReply, ThinkRequest
from bot.workers.process import nobody_waits
from bot.workers.work import work

Answer = Callable[[bytes], bytes]


def says(*ids: str) -> Answer:
    """A worker that answers this, whatever is asked."""
    return lambda _: msgspec.msgpack.encode(ThinkReply(ids))


class Hands:
    """One worker, which answers each question when ``go`` is set; the first ones by ``first``, then as a real one."""

    is_in_line = False

    def __init__(self, *first: Answer | Exception, go: bool = False) -> None:
        self.go = asyncio.Event()
        if go:
            self.go.set()
        self.begun = asyncio.Event()
        self.asked: list[ThinkRequest] = []
        self._first = list(first)
        self._free = asyncio.Semaphore(1)

    def alive(self) -> int:
        return 1

    @asynccontextmanager
    async def free(self) -> AsyncIterator[Hands]:
        async with self._free:
            yield self

    def others_wait(self) -> bool:
        return False

    async def ask(self, question: bytes, seconds: float, others_wait: Callable[[], bool] = nobody_waits) -> bytes:
        self.asked.append(msgspec.msgpack.decode(question, type=ThinkRequest))
        self.begun.set()
        answer = self._first.pop(0) if self._first else work
        await self.go.wait()
        if isinstance(answer, Exception):
            raise answer
        return answer(question)
