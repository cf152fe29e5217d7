"""Messages as values: what they say, their buttons, the picture that is to be drawn for them. Knows no Discord."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.messages.pictures import draw
from renderers.core.picture import Picture


class Button(msgspec.Struct, frozen=True):
    """A button, in the terms of ``bot.messages.parts.button``."""

    label: str
    custom_id: str
    style: Literal["primary", "secondary", "success"] = "secondary"
    emoji: str | None = None
    disabled: bool = False


class Drawing(msgspec.Struct, frozen=True):
    """A picture that is to be drawn (``bot.messages.pictures.draw``)."""

    game: str
    view: Any
    kind: str
    lang: str
    names: tuple[str, ...]
    palette: str
    closed: bool = False
    before: Any = None


class Message(msgspec.Struct, frozen=True):
    """A public message as it is to stand. ``pings`` are the users whom it calls where it is posted anew."""

    text: str
    buttons: tuple[Button, ...] = ()
    drawing: Drawing | None = None
    pings: tuple[int, ...] = ()


async def drawn(drawing: Drawing) -> Picture:
    """The picture."""
    what = (drawing.game, drawing.view, drawing.kind, drawing.lang, drawing.names, drawing.palette)
    return await draw(*what, closed=drawing.closed, before=drawing.before)
