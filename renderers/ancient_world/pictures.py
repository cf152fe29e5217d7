"""Pictures of The Ancient World: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from engine.ancient_world.meta import META
from engine.ancient_world.view import WorldView
from renderers.ancient_world.alt import alt_text
from renderers.ancient_world.asked import draw_asked
from renderers.ancient_world.board import draw_board
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.city import draw_city, kind_of
from renderers.ancient_world.cut import draw_cut
from renderers.ancient_world.hand import draw_hand
from renderers.ancient_world.held import draw_small_hand
from renderers.ancient_world.score import draw_score
from renderers.ancient_world.since import since
from renderers.core.kinds import ASKED, BOARD, CUT, HAND, HELD, SCORE, Kind
from renderers.core.painting import Painting

__all__ = ["alt_text", "draw", "kinds"]

CITIES: Final = tuple(kind_of(seat) for seat in range(META.seats[1]))
"""The picture of each seat's city."""


def kinds(view: WorldView) -> tuple[Kind, ...]:
    """The kinds of picture that make sense for ``view``, the whole board first.

    Board, cut (what the one on turn needs, for phones), what is asked (the parts of the board that its marks name),
    hand (the viewer's stored cards), the cards of it that a question is about (``held``), a city (``city-1`` and so on,
    by seat), score (at the end). Marks of board and cut are their hotspots (``action:learn``, ``row:5``, ``seat:0``).
    """
    hand = (HAND, HELD) if view.hand is not None else ()
    asked_kinds = (ASKED,) if view.final is None else ()
    return (BOARD, CUT, *asked_kinds, *hand, *CITIES[: len(view.cities)], *((SCORE,) if view.final is not None else ()))


_painting = Painting(
    kinds,
    Captions,
    alt_text,
    since,
    facts=msgspec.msgpack.encode,
    plain={
        HAND.id: draw_hand,
        SCORE.id: draw_score,
        **{kind.id: partial(draw_city, seat=seat) for seat, kind in enumerate(CITIES)},
    },
    marked={BOARD.id: draw_board, CUT.id: draw_cut, ASKED.id: draw_asked, HELD.id: draw_small_hand},
)
draw = _painting.draw
