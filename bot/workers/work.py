"""What a worker does with a request, whatever it asks for: bytes in, bytes out."""

from __future__ import annotations

import msgspec

from bot.model.drawing import DrawRequest
from bot.model.thinking import ThinkRequest
from bot.workers.drawing import draw
from bot.workers.thinking import think

_requests: msgspec.msgpack.Decoder[ThinkRequest | DrawRequest] = msgspec.msgpack.Decoder(ThinkRequest | DrawRequest)


def work(data: bytes) -> bytes:
    """The reply to a request (a ThinkReply or a DrawReply); nothing where it is none."""
    try:
        request = _requests.decode(data)
    except msgspec.MsgspecError:
        return b""
    return draw(request) if isinstance(request, DrawRequest) else think(request)
