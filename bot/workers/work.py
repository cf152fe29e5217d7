"""What a worker does with a request, whatever it asks for: bytes in, bytes out."""

from __future__ import annotations

import msgspec

from bot.model.drawing import AnimationRequest, DrawRequest, FrameRequest
from bot.model.thinking import AdviceRequest, ReviewRequest, ThinkRequest, WhyRequest
from bot.workers.animating import animate
from bot.workers.drawing import draw
from bot.workers.reviewing import explain_move, review
from bot.workers.thinking import give_advice, think

Request = ThinkRequest | AdviceRequest | ReviewRequest | WhyRequest | DrawRequest | FrameRequest | AnimationRequest
_requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)


def work(data: bytes) -> bytes:
    """The reply to a request (of its own kind: a ThinkReply, a DrawReply...); nothing where it is none."""
    try:
        request = _requests.decode(data)
    except msgspec.MsgspecError:
        return b""
    if isinstance(request, DrawRequest):
        return draw(request)
    if isinstance(request, ReviewRequest):
        return review(request)
    if isinstance(request, WhyRequest):
        return explain_move(request)
    if isinstance(request, FrameRequest | AnimationRequest):
        return animate(request)
    return think(request) if isinstance(request, ThinkRequest) else give_advice(request)
