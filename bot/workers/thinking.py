"""Thinking in a worker process, or any other: a question to a computer as bytes, and the answer that comes back."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Final

import msgspec

from bot.model.thinking import AdviceReply, AdviceRequest, ReviewRequest, ThinkReply, ThinkRequest, WhyRequest
from engine.computers import levels
from engine.computers.coach import advise
from engine.core.game import Plan
from engine.core.position import AtRest, Position
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded

Level = Callable[[Position, int, Rng, float], tuple[str, ...]]
"""A way to play: ``(position, seat, rng, seconds)`` to option ids. The position is the level's own."""

ADDED: Final[dict[str, Level]] = {}
"""Levels beside those of ``engine.computers.levels``, by name."""

_replies = msgspec.msgpack.Decoder(ThinkReply)
_advice = msgspec.msgpack.Decoder(AdviceReply)


def encode(request: ThinkRequest | AdviceRequest | ReviewRequest | WhyRequest) -> bytes:
    """The request for another process."""
    return msgspec.msgpack.encode(request)


def decode_reply(data: bytes) -> ThinkReply:
    """What another process has answered; whatever is no reply is a failure."""
    try:
        return _replies.decode(data)
    except msgspec.MsgspecError as error:
        return ThinkReply(None, f"no reply: {type(error).__name__}")


def think(request: ThinkRequest) -> bytes:
    """Answer a request, and give the reply; a level that fails is told of in it."""
    try:
        plan = _chosen(request)
        reply = ThinkReply(plan.ids, then=plan.then)
    except Exception as error:
        reply = ThinkReply(None, failure(error))
    return msgspec.msgpack.encode(reply)


def give_advice(request: AdviceRequest) -> bytes:
    """Say what a computer would do; a failure is told of in the reply."""
    try:
        position = resumed(request.position)
        question = position.ask_of(request.seat)
        assert question is not None
        reply = AdviceReply(tuple(advise(question, position, seeded(request.seed))))
    except Exception as error:
        reply = AdviceReply(error=failure(error))
    return msgspec.msgpack.encode(reply)


def failure(error: Exception) -> str:
    """What failed and where, for the log, without a word of the position."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {place.name}, line {place.lineno}"


def resumed(rest: AtRest) -> Position:
    """The position that a request holds, live."""
    return Position.resume(load_game(rest.game), rest.checkpoint_bytes, rest.answers_since, rest.forced_random)


def decode_advice(data: bytes) -> AdviceReply:
    """What another process has advised; whatever is no reply is a failure."""
    try:
        return _advice.decode(data)
    except msgspec.MsgspecError as error:
        return AdviceReply(error=f"no reply: {type(error).__name__}")


def _chosen(request: ThinkRequest) -> Plan:
    position, rng = resumed(request.position), seeded(request.seed)
    if request.level in ADDED:
        return Plan(tuple(ADDED[request.level](position, request.seat, rng, request.seconds)))
    question = position.ask_of(request.seat)
    assert question is not None
    try:
        return levels.think(request.level, question, position, rng, request.steps)
    except Exception:
        if not levels.looks_ahead(request.level):
            raise
        # A try into the future has failed: what is asked now can be answered all the same.
        return levels.think(levels.SENSIBLE, question, resumed(request.position), seeded(request.seed))
