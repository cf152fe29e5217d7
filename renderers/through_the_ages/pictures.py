"""Pictures of Through the Ages: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from engine.through_the_ages.meta import META
from engine.through_the_ages.view import AgesView
from renderers.core.kinds import ASKED, BOARD, CUT, HAND, HELD, SCORE, Kind
from renderers.core.painting import Painting
from renderers.through_the_ages.alt import alt_text
from renderers.through_the_ages.asked import draw_asked
from renderers.through_the_ages.board import draw_board
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.civilization import draw_civilization, kind_of
from renderers.through_the_ages.cut import draw_cut
from renderers.through_the_ages.event import EVENT, draw_event
from renderers.through_the_ages.hand import draw_hand
from renderers.through_the_ages.held import draw_held
from renderers.through_the_ages.score import CULTURE, draw_score
from renderers.through_the_ages.since import since

__all__ = ["alt_text", "draw", "kinds"]

CIVILIZATIONS: Final = tuple(kind_of(seat) for seat in range(META.seats[1]))
"""The picture of each seat's civilization."""


def kinds(view: AgesView) -> tuple[Kind, ...]:
    """The kinds of picture that make sense for ``view``, the whole table first.

    Board, cut, what is asked (the part that its marks name), hand (of the viewer), the cards of it that a question is
    about (``held``), a civilization (``civilization-1`` and so on, by seat), event (the last one, with what it did),
    culture by source and round, or the same as score (at the end). Marks of board and cut are hotspots (``row:5``,
    ``seat:0``).
    """
    hand = (HAND, HELD) if view.hand is not None else ()
    event = (EVENT,) if view.happened is not None else ()
    return (
        BOARD,
        CUT,
        *((ASKED,) if view.final is None else ()),
        *hand,
        *CIVILIZATIONS[: len(view.seats)],
        *event,
        CULTURE,
        *((SCORE,) if view.final is not None else ()),
    )


_painting = Painting(
    kinds,
    Captions,
    alt_text,
    since,
    facts=msgspec.msgpack.encode,
    plain={
        HAND.id: draw_hand,
        EVENT.id: draw_event,
        SCORE.id: draw_score,
        CULTURE.id: draw_score,
        **{kind.id: partial(draw_civilization, seat=seat) for seat, kind in enumerate(CIVILIZATIONS)},
    },
    marked={BOARD.id: draw_board, CUT.id: draw_cut, ASKED.id: draw_asked, HELD.id: draw_held},
)
draw = _painting.draw
