"""Messages as values: text, buttons, and the picture to be drawn. Knows no Discord."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.messages.pictures import draw
from renderers.core.facts import picture_facts
from renderers.core.picture import Picture


class Button(msgspec.Struct, frozen=True):
    """A button (see ``bot.messages.parts.button``)."""

    label: str
    custom_id: str
    style: Literal["primary", "secondary", "success"] = "secondary"
    emoji: str | None = None
    disabled: bool = False


class Drawing(msgspec.Struct, frozen=True):
    """A picture to be drawn (see ``bot.messages.pictures.draw``)."""

    game: str
    view: Any
    kind: str
    lang: str
    names: tuple[str, ...]
    palette: str
    closed: bool = False
    before: Any = None
    marks: tuple[str, ...] = ()

    @property
    def facts(self) -> str:
        """A digest of all that the picture is made of: equal digests mean equal pictures."""
        return picture_facts(*msgspec.structs.astuple(self))


class Message(msgspec.Struct, frozen=True):
    """A public message. ``pings`` are the users it mentions with a ping if it is posted anew."""

    text: str
    buttons: tuple[Button, ...] = ()
    drawing: Drawing | None = None
    pings: tuple[int, ...] = ()


async def draw_picture(drawing: Drawing) -> Picture:
    """Draw the picture."""
    what = (drawing.game, drawing.view, drawing.kind, drawing.lang, drawing.names, drawing.palette)
    return await draw(*what, drawing.marks, drawing.closed, drawing.before)
