"""Pictures for messages: drawn in a thread, never on the event loop, two at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from renderers.core.picture import Picture
from renderers.core.registry import renderer

_artists = ThreadPoolExecutor(2, thread_name_prefix="draw")


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
    """One picture of a view ("board", "cut", "hand", "score"), in the colours of a palette ("default", "contrast").

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
