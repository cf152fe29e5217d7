"""Pictures for messages: drawn in a thread, never on the event loop, two at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from bot.tables.people import PlayerSettings
from renderers.core.kinds import Use, kind_for
from renderers.core.picture import Picture
from renderers.core.registry import renderer

_artists = ThreadPoolExecutor(2, thread_name_prefix="draw")


def kind_of(game: str, view: Any, use: Use) -> str:
    """The kind of picture of a view for a use: what its game draws for it, else the whole position."""
    return kind_for(renderer(game).kinds(view), use)


def use_of(wishes: PlayerSettings) -> Use:
    """How a person likes to see the board: whole, or closely where something happens."""
    return "close" if wishes.look == "zoom" else "whole"


def own_kinds(game: str, view: Any) -> list[str]:
    """The kinds of picture that show what the viewer alone may see."""
    return [kind.id for kind in renderer(game).kinds(view) if kind.use == "own"]


async def draw(
    game: str,
    view: Any,
    kind: str,
    lang: str,
    names: Sequence[str] | None,
    palette: str = "default",
    marks: Sequence[str] = (),
    closed: bool = False,
    before: Any = None,
) -> Picture:
    """One picture of a view, of one of the kinds that it can give, in the colours of a palette ("default", "contrast").

    ``names`` are the players' names by seat; None: what the game calls the seats. ``marks`` are places to be marked.
    ``closed``: the table was closed before the game's end, so nobody is to act. ``before``: the view as the reader last
    saw it, of the same viewer; whatever looks different now is marked. None: the last action or phase is.
    """
    drawing = partial(
        renderer(game).draw,
        view,
        kind,
        lang=lang,
        names=names,
        palette=palette,
        marks=marks,
        closed=closed,
        before=before,
    )
    return await asyncio.get_running_loop().run_in_executor(_artists, drawing)
