"""What is handed to a worker when a picture is to be drawn, and what it answers."""

from __future__ import annotations

import msgspec

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


class DrawReply(msgspec.Struct, frozen=True):
    """The picture; None if it could not be drawn. ``error`` then says why: a trace without any value."""

    picture: Picture | None
    error: str = ""
