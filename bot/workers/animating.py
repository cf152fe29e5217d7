"""An animation in a worker process: frames come one by one, as the animation of a game takes seconds."""

from __future__ import annotations

import traceback
from typing import Final

import msgspec

from bot.model.drawing import AnimationReply, AnimationRequest, FrameRequest
from bot.workers.drawing import picture_of
from renderers.core.animation import Animation

MOST: Final = 2
"""Animations at once in a process; the oldest one is forgotten for a newer one."""

_under_way: dict[str, Animation] = {}
_replies = msgspec.msgpack.Decoder(AnimationReply)


def encode(request: FrameRequest | AnimationRequest) -> bytes:
    """The request for a worker."""
    return msgspec.msgpack.encode(request)


def decode_reply(data: bytes) -> AnimationReply:
    """What a worker has answered; whatever is no reply is a failure."""
    try:
        return _replies.decode(data)
    except msgspec.MsgspecError as error:
        return AnimationReply(error=f"no reply: {type(error).__name__}")


def animate(request: FrameRequest | AnimationRequest) -> bytes:
    """Add a frame, or make the animation of those that were added; gives the reply, which tells of a failure."""
    try:
        reply = AnimationReply(_carried_out(request))
    except Exception as error:
        reply = AnimationReply(error=f"{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}")
    return msgspec.msgpack.encode(reply)


def _carried_out(request: FrameRequest | AnimationRequest) -> bytes:
    if isinstance(request, AnimationRequest):
        return _under_way.pop(request.animation).webp()[0]
    while request.animation not in _under_way and len(_under_way) >= MOST:
        del _under_way[next(iter(_under_way))]
    picture = picture_of(request.picture)
    _under_way.setdefault(request.animation, Animation()).add(picture.data, request.caption, request.milliseconds)
    return b""
