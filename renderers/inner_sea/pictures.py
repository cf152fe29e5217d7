"""Pictures of the Inner Sea: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.inner_sea.view import InnerSeaView
from renderers.core.cache import Lru
from renderers.core.canvas import Canvas
from renderers.core.finish import finished
from renderers.core.picture import Box, Picture
from renderers.inner_sea import layout
from renderers.inner_sea.alt import alt_text
from renderers.inner_sea.board import area_boxes, stamp_map
from renderers.inner_sea.cut import around, draw_cut
from renderers.inner_sea.fight import stamp_fight
from renderers.inner_sea.hand import draw_hand
from renderers.inner_sea.panels import stamp_cards, stamp_header, stamp_legend, stamp_wonders
from renderers.inner_sea.score import draw_score
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import FRAME, PALETTE

__all__ = ["alt_text", "draw", "kinds"]

MAP = (0, layout.HEADER, layout.WIDTH, layout.FOOT_TOP)
_pictures: Lru[Picture] = Lru(32)


def kinds(view: InnerSeaView) -> tuple[str, ...]:
    """The kinds of picture that make sense for ``view``."""
    hand = ("hand",) if view.viewer is not None and view.hand is not None else ()
    return ("board", "cut", *hand, *(("score",) if view.places else ()))


def draw(
    view: InnerSeaView,
    kind: str,
    *,
    lang: str = "en",
    names: Sequence[str] | None = None,
    palette: str = "default",
    marks: Sequence[str] = (),
) -> Picture:
    """``view`` as a picture of ``kind``: board, cut, hand (of the viewer) or score (when the game has ended).

    ``names`` are the players' names by seat, civilizations where absent. ``marks`` are areas to be marked on the map:
    the cut is then around them, or the board where they are far apart. Raises ValueError for a kind that ``view``
    cannot give. Equal arguments give equal bytes; the last few pictures are kept. Safe in threads.
    """
    if kind not in kinds(view):
        raise ValueError(f"no picture {kind!r} of this view, only {', '.join(kinds(view))}")
    given = None if names is None else tuple(names)
    marked = tuple(marks) if kind in MARKED else ()
    if kind == "cut" and marked and around(marked) is None:
        kind = "board"
    key = (msgspec.json.encode(view), kind, lang, given, palette, marked)
    return _pictures.get(key, lambda: _draw(view, kind, lang, given, palette, marked))


def _draw(
    view: InnerSeaView, kind: str, lang: str, names: tuple[str, ...] | None, palette: str, marks: tuple[str, ...]
) -> Picture:
    alt = alt_text(view, "board" if marks else kind, lang, names)
    speech = Speech(view, lang, names)
    if kind in MARKED:
        return finished(lambda: MARKED[kind](view, speech, palette, marks), alt)
    return finished(lambda: PAINTERS[kind](view, speech, palette), alt)


def draw_board(
    view: InnerSeaView, speech: Speech, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The whole map with header, wonders and a card for each seat in turn order."""
    canvas = Canvas((layout.WIDTH, layout.HEIGHT), PALETTE, FRAME)
    stamp_map(canvas, view, speech.lang, palette, 1, (0, 0), MAP, marks)
    stamp_wonders(canvas, view, speech, palette)
    stamp_fight(canvas, view, speech, palette)
    stamp_legend(canvas, view, speech)
    stamp_header(canvas, view, speech)
    boxes = stamp_cards(canvas, view, speech, palette)
    return canvas, {**area_boxes(1, (0, 0), MAP), **boxes}


PAINTERS = {"hand": draw_hand, "score": draw_score}
MARKED = {"board": draw_board, "cut": draw_cut}
