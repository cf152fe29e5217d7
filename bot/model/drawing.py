"""What is handed to a worker when a picture or an animation is to be drawn, and what it answers."""

from __future__ import annotations

import msgspec

from renderers.core.animation import Caption
from renderers.core.picture import Picture


class DrawRequest(msgspec.Struct, frozen=True, tag="draw"):
    """A picture to be drawn: the arguments of ``draw`` (see ``renderers.core.registry.GameRenderer``).

    ``view`` and ``before`` are encoded Views of the type ``view_type`` ("module:class"). Equal requests are equal in
    their bytes, and mean equal pictures.
    """

    game: str
    kind: str
    lang: str
    names: tuple[str, ...] | None
    palette: str
    marks: tuple[str, ...]
    closed: bool
    view_type: str
    view: bytes
    before: bytes | None = None


class FrameRequest(msgspec.Struct, frozen=True, tag="frame"):
    """The next frame of an animation that a worker makes, which ``animation`` names: a picture, what stands under it,
    for how many milliseconds it is shown.
    """

    animation: str
    picture: DrawRequest
    caption: Caption
    milliseconds: int


class AnimationRequest(msgspec.Struct, frozen=True, tag="animation"):
    """All frames are there: the animation is to be made, and forgotten."""

    animation: str


class AnimationReply(msgspec.Struct, frozen=True):
    """The animation (WebP); empty for a frame that was taken. ``error`` says why one failed: a trace without values."""

    data: bytes = b""
    error: str = ""


class DrawReply(msgspec.Struct, frozen=True):
    """The picture; None if it could not be drawn. ``error`` then says why: a trace without any value."""

    picture: Picture | None
    error: str = ""
