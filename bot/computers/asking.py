"""Puts one question to a worker; one that dies over it is replaced once, one that is too slow is ended."""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec

from bot.base.meter import Meter
from bot.model.thinking import ThinkReply, ThinkRequest
from bot.workers.pool import WorkerHandle
from bot.workers.process import WorkerDied
from bot.workers.progress import TooSlow
from bot.workers.thinking import decode_reply, encode
from engine.computers.levels import SENSIBLE, looks_ahead

GRACE: Final = 2
"""After this many times its seconds a worker is ended."""

TRIES: Final = 2
"""After this many workers died on one question, it is answered at random."""

logger = logging.getLogger("ziggurat.computers")


async def thought(worker: WorkerHandle, request: ThinkRequest, what: str, meter: Meter) -> ThinkReply:
    """What the worker has chosen; without option ids where it has failed, which is logged with ``what`` was asked."""
    begun, error = time.perf_counter(), "its workers died"
    try:
        for _ in range(TRIES):
            try:
                reply = decode_reply(await worker.ask(encode(request), request.seconds * GRACE))
            except WorkerDied:
                logger.error("a worker died over %s, and is replaced", what)
                continue
            except TooSlow:
                error = "too slow"
                logger.error("a computer did not answer %s in %g seconds, and was ended", what, request.seconds * GRACE)
                if not looks_ahead(request.level):
                    break
                # On a machine that is too busy to look ahead, it plays sensibly.
                request = msgspec.structs.replace(request, level=SENSIBLE)
                continue
            if reply.ids is None:
                logger.error("a computer failed at %s: %s", what, reply.error)
            return reply
    finally:
        meter.thought(time.perf_counter() - begun)
    return ThinkReply(None, error)
