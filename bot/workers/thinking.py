"""Thinking in a worker process, or any other: a question to a computer as bytes, and the answer that comes back."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Final

import msgspec

from bot.model.thinking import ThinkReply, ThinkRequest
from engine.computers import levels
from engine.core.game import Plan
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded

Level = Callable[[Position, int, Rng, float], tuple[str, ...]]
"""A way to play: ``(position, seat, rng, seconds)`` to option ids. The position is the level's own."""

ADDED: Final[dict[str, Level]] = {}
"""Levels beside those of ``engine.computers.levels``, by name."""

_replies = msgspec.msgpack.Decoder(ThinkReply)


def encode(request: ThinkRequest) -> bytes:
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
        place = traceback.extract_tb(error.__traceback__)[-1]
        reply = ThinkReply(None, f"{type(error).__name__} in {place.name}, line {place.lineno}")
    return msgspec.msgpack.encode(reply)


def _chosen(request: ThinkRequest) -> Plan:
    rest, rng = request.position, seeded(request.seed)
    position = Position.resume(load_game(rest.game), rest.checkpoint_bytes, rest.answers_since, rest.forced_random)
    if request.level in ADDED:
        return Plan(tuple(ADDED[request.level](position, request.seat, rng, request.seconds)))
    question = position.ask_of(request.seat)
    assert question is not None
    return levels.think(request.level, question, position, rng, request.steps)
