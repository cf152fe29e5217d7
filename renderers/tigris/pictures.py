"""Pictures of Tigris & Euphrates: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tigris.view import TigrisView
from renderers.core.canvas import Canvas
from renderers.core.colours import FRAME as GROUND
from renderers.core.kinds import ASKED, BOARD, CUT, HAND, SCORE, Kind
from renderers.core.painting import Painting
from renderers.core.picture import Box
from renderers.tigris import layout
from renderers.tigris.alt import alt_text
from renderers.tigris.captions import Captions
from renderers.tigris.cut import draw_asked, draw_cut
from renderers.tigris.frame import stamp_frame
from renderers.tigris.hand import draw_hand
from renderers.tigris.layout import COLUMNS, FRAME, ROWS
from renderers.tigris.marks import draw_dots, draw_strengths, draw_trail, placing
from renderers.tigris.panels import stamp_cards, stamp_foot, stamp_header
from renderers.tigris.scoring import draw_score, stamp_ranking
from renderers.tigris.since import since
from renderers.tigris.squares import stamp_squares
from renderers.tigris.theme import PALETTE

__all__ = ["alt_text", "draw", "kinds"]


def kinds(view: TigrisView) -> tuple[Kind, ...]:
    """The kinds of picture that make sense for ``view``, the whole board first.

    Marks are squares of the board; the cut is then around them. Compared with an older view, every square that
    has changed has marked corners, the last action its whole frame.
    """
    hand = (HAND,) if view.hand is not None else ()
    return (BOARD, CUT, ASKED, *hand, *((SCORE,) if view.final else ()))


def draw_board(
    view: TigrisView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The whole board with header, player cards and foot; when the game has ended, with the ranking under it."""
    canvas = Canvas((layout.WIDTH, layout.height(len(view.final or ()))), PALETTE, GROUND)
    at, first, size = (FRAME, layout.FIELD_TOP), (0, 0), (COLUMNS, ROWS)
    stamp_header(canvas, view, captions, big=False)
    stamp_frame(canvas, at, first, size)
    stamp_squares(canvas, view, at, first, size, palette)
    place = placing(at, first, size)
    draw_trail(canvas, view, place)
    draw_dots(canvas, marks, place)
    draw_strengths(canvas, view, place, layout.FIELD_TOP - FRAME)
    if view.final:
        boxes = stamp_ranking(canvas, view, captions, palette, layout.CARDS_TOP)
    else:
        boxes = stamp_cards(canvas, view, captions, palette)
        stamp_foot(canvas, view, captions, palette)
    return canvas, {**layout.cell_boxes(at, first, size), **boxes}


_painting = Painting(
    kinds,
    Captions,
    alt_text,
    since,
    facts=lambda view: view,
    plain={HAND.id: draw_hand, SCORE.id: draw_score},
    marked={BOARD.id: draw_board, CUT.id: draw_cut, ASKED.id: draw_asked},
)
draw = _painting.draw
