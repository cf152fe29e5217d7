"""Animations under way: failures are told, one that is asked for twice is made once, nothing outlives the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.messages.animations import WAITING, Animations, NotAnimated, TooManyAnimations
from bot.model.drawing import AnimationReply, DrawRequest, FrameRequest
from bot.workers.pool import InLine, WorkerHandle
from bot.workers.process import nobody_waits
from bot.workers.work import work
from renderers.core.animation import Caption

FRAME = FrameRequest(
    "one", DrawRequest("nim", "board", "en", None, "default", (), False, "no:view", b""), Caption("", (), 0), 9
)


class Stub:
    """A worker that answers what it is told to, when it is let."""

    def __init__(self, error: str = "") -> None:
        self.error = error
        self.asked = 0
        self.ended = False
        self.go, self.begun = asyncio.Event(), asyncio.Event()

    async def ask(self, question: bytes, seconds: float, others_wait: Callable[[], bool] = nobody_waits) -> bytes:
        self.asked += 1
        self.begun.set()
        await self.go.wait()
        return msgspec.msgpack.encode(AnimationReply(b"moving", self.error))

    @asynccontextmanager
    async def free(self) -> AsyncIterator[WorkerHandle]:
        try:
            yield self
        finally:
            self.ended = True


async def test_who_asks_for_one_under_way_waits_for_the_same_and_it_is_kept() -> None:
    stub = Stub()
    animations = Animations(stub.free)
    both = [asyncio.ensure_future(animations.make("one", lambda: [FRAME])) for _ in range(2)]
    stub.go.set()
    assert await asyncio.gather(*both) == [b"moving"] * 2
    assert (stub.asked, stub.ended, animations.work("one"), animations.get("one")) == (2, True, None, b"moving")


async def test_a_worker_that_fails_is_told_of_and_ended() -> None:
    stub = Stub("ValueError")
    stub.go.set()
    animations = Animations(stub.free)
    with pytest.raises(NotAnimated):
        await animations.make("one", lambda: [FRAME])
    assert stub.ended
    assert animations.get("one") is None


async def test_when_the_bot_stops_what_is_under_way_is_given_up_and_more_than_may_wait_are_refused() -> None:
    stub = Stub()
    animations = Animations(stub.free)
    waiting = [asyncio.ensure_future(animations.make(str(name), lambda: [FRAME])) for name in range(WAITING + 1)]
    await stub.begun.wait()
    with pytest.raises(TooManyAnimations):
        await animations.make("more", lambda: [FRAME])
    await animations.stop()
    assert stub.ended
    assert all(
        isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*waiting, return_exceptions=True)
    )


async def test_a_frame_that_cannot_be_drawn_is_an_error_without_a_word_of_the_position() -> None:
    reply = msgspec.msgpack.decode(work(msgspec.msgpack.encode(FRAME)), type=AnimationReply)
    assert reply.error.endswith("ModuleNotFoundError")
    with pytest.raises(NotAnimated):
        await Animations(lambda: InLine().free()).make("one", lambda: [FRAME])
