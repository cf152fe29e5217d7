"""Pictures of Tigris & Euphrates: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tigris.view import TigrisView
from renderers.core.canvas import Canvas
from renderers.core.colours import FRAME as GROUND
from renderers.core.kinds import BOARD, CUT, HAND, SCORE, Kind
from renderers.core.painting import Painting, Wish
from renderers.core.picture import Box, Picture
from renderers.tigris import layout
from renderers.tigris.alt import alt_text
from renderers.tigris.captions import Captions
from renderers.tigris.cut import draw_cut
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
    """The kinds of picture that make sense for ``view``, the whole board first."""
    hand = (HAND,) if view.hand is not None else ()
    return (BOARD, CUT, *hand, *((SCORE,) if view.final else ()))


def draw(
    view: TigrisView,
    kind: str,
    *,
    lang: str = "en",
    names: Sequence[str] | None = None,
    palette: str = "default",
    marks: Sequence[str] = (),
    closed: bool = False,
    before: TigrisView | None = None,
) -> Picture:
    """``view`` as a picture of ``kind``: board, cut, hand (of the viewer) or score (final only).

    ``names`` are the players' names by seat, dynasties where absent. ``marks`` are squares to be marked on the board;
    the cut is then around them. ``closed``: the game was broken off, nobody is to act. ``before`` is an older view of
    the game, as the reader last saw it: every square on which something else lies now has marked corners, the last
    action its whole frame. Raises ValueError for a kind that ``view`` cannot give. Equal arguments give equal bytes;
    the last few pictures are kept. Safe in threads.
    """
    if before is not None:
        view = since(view, before)
    return _painting.picture(view, Wish(kind, lang, names, palette, marks, closed))


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
    facts=lambda view: view,
    plain={HAND.id: draw_hand, SCORE.id: draw_score},
    marked={BOARD.id: draw_board, CUT.id: draw_cut},
)
