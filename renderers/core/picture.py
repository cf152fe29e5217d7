"""What a render returns."""

from __future__ import annotations

from typing import Literal

import msgspec

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are outside."""

ALT_LIMIT = 1024
"""The longest alt text that Discord takes, in characters."""


class Picture(msgspec.Struct, frozen=True):
    """An encoded picture with its alt text and the places that can be pointed at.

    ``digest`` is the same for pictures that look alike (``encode.digest``); compressed bytes do not tell that.
    ``compose_ms`` and ``encode_ms``: milliseconds of processor time that drawing and encoding it took.
    """

    data: bytes
    format: Literal["png", "webp"]
    width: int
    height: int
    alt: str
    hotspots: dict[str, Box]
    digest: str
    compose_ms: float
    encode_ms: float
