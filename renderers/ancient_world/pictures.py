"""Pictures of The Ancient World: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from engine.ancient_world.meta import META
from engine.ancient_world.view import WorldView
from renderers.ancient_world.alt import alt_text
from renderers.ancient_world.board import draw_board
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.city import draw_city, kind_of
from renderers.ancient_world.cut import draw_cut
from renderers.ancient_world.hand import draw_hand
from renderers.ancient_world.score import draw_score
from renderers.ancient_world.since import since
from renderers.core.kinds import BOARD, CUT, HAND, SCORE, Kind
from renderers.core.painting import Painting, Wish
from renderers.core.picture import Picture

__all__ = ["alt_text", "draw", "kinds"]

CITIES: Final = tuple(kind_of(seat) for seat in range(META.seats[1]))
"""The picture of each seat's city."""


def kinds(view: WorldView) -> tuple[Kind, ...]:
    """The kinds of picture that make sense for ``view``, the whole board first."""
    hand = (HAND,) if view.hand is not None else ()
    return (BOARD, CUT, *hand, *CITIES[: len(view.cities)], *((SCORE,) if view.final is not None else ()))


def draw(
    view: WorldView,
    kind: str,
    *,
    lang: str = "en",
    names: Sequence[str] | None = None,
    palette: str = "default",
    marks: Sequence[str] = (),
    closed: bool = False,
    before: WorldView | None = None,
) -> Picture:
    """``view`` as a picture of ``kind``.

    Board, cut (what the one on turn needs, for phones), hand (the viewer's stored cards), a city (``city-1`` and so on,
    by seat), score (at the end).

    ``names`` are the players' names by seat. ``marks`` are places by their hotspots (``action:learn``, ``row:5``,
    ``seat:0``) to be marked on board and cut. ``closed``: the game was broken off, nobody is to act. ``before`` is an
    older view of the game, as the reader last saw it: what looks different is marked. Raises ValueError for a kind that
    ``view`` cannot give. Equal arguments give equal bytes; the last few pictures are kept. Safe in threads.
    """
    if before is not None:
        view = since(view, before)
    return _painted.picture(view, Wish(kind, lang, names, palette, marks, closed))


_painted = Painting(
    kinds,
    Captions,
    alt_text,
    facts=msgspec.msgpack.encode,
    plain={
        HAND.id: draw_hand,
        SCORE.id: draw_score,
        **{kind.id: partial(draw_city, seat=seat) for seat, kind in enumerate(CITIES)},
    },
    marked={BOARD.id: draw_board, CUT.id: draw_cut},
)
