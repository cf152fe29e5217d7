"""Pictures of Tigris & Euphrates: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tigris.view import TigrisView
from renderers.core.cache import Lru
from renderers.core.canvas import Canvas
from renderers.core.finish import finished
from renderers.core.picture import Box, Picture
from renderers.tigris import layout
from renderers.tigris.alt import alt_text
from renderers.tigris.cut import draw_cut
from renderers.tigris.frame import stamp_frame
from renderers.tigris.hand import draw_hand
from renderers.tigris.layout import COLUMNS, FRAME, ROWS
from renderers.tigris.marks import draw_dots, draw_strengths, draw_trail, placing
from renderers.tigris.panels import stamp_cards, stamp_foot, stamp_header
from renderers.tigris.scoring import draw_score
from renderers.tigris.speech import Speech
from renderers.tigris.squares import stamp_squares
from renderers.tigris.theme import FRAME as GROUND
from renderers.tigris.theme import PALETTE

__all__ = ["alt_text", "draw", "kinds"]

_pictures: Lru[Picture] = Lru(32)


def kinds(view: TigrisView) -> tuple[str, ...]:
    """The kinds of picture that make sense for ``view``."""
    hand = ("hand",) if view.hand is not None else ()
    return ("board", "cut", *hand, *(("score",) if view.final else ()))


def draw(
    view: TigrisView,
    kind: str,
    *,
    lang: str = "en",
    names: Sequence[str] | None = None,
    palette: str = "default",
    marks: Sequence[str] = (),
) -> Picture:
    """``view`` as a picture of ``kind``: board, cut, hand (of the viewer) or score (final only).

    ``names`` are the players' names by seat, dynasties where absent. ``marks`` are squares to be marked on the board;
    the cut is then around them. Raises ValueError for a kind that ``view`` cannot give. Equal
    arguments give equal bytes; the last few pictures are kept. Safe in threads.
    """
    if kind not in kinds(view):
        raise ValueError(f"no picture {kind!r} of this view, only {', '.join(kinds(view))}")
    given = None if names is None else tuple(names)
    marked = tuple(marks) if kind in MARKED else ()
    key = (view, kind, lang, given, palette, marked)
    return _pictures.get(key, lambda: _draw(view, kind, lang, given, palette, marked))


def _draw(
    view: TigrisView, kind: str, lang: str, names: tuple[str, ...] | None, palette: str, marks: tuple[str, ...]
) -> Picture:
    alt = alt_text(view, "board" if marks else kind, lang, names)
    speech = Speech(view, lang, names)
    if kind in MARKED:
        return finished(lambda: MARKED[kind](view, speech, palette, marks), alt)
    return finished(lambda: PAINTERS[kind](view, speech, palette), alt)


def draw_board(
    view: TigrisView, speech: Speech, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The whole board with header, player cards and foot."""
    canvas = Canvas((layout.WIDTH, layout.HEIGHT), PALETTE, GROUND)
    at, first, size = (FRAME, layout.FIELD_TOP), (0, 0), (COLUMNS, ROWS)
    stamp_header(canvas, view, speech, big=False)
    stamp_frame(canvas, at, first, size)
    stamp_squares(canvas, view, at, first, size, palette)
    place = placing(at, first, size)
    draw_trail(canvas, view, place)
    draw_dots(canvas, marks, place)
    draw_strengths(canvas, view, place, layout.FIELD_TOP - FRAME)
    boxes = stamp_cards(canvas, view, speech, palette)
    stamp_foot(canvas, view, speech, palette)
    return canvas, {**layout.cell_boxes(at, first, size), **boxes}


PAINTERS = {"hand": draw_hand, "score": draw_score}
MARKED = {"board": draw_board, "cut": draw_cut}
