"""Pictures of the Inner Sea: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.inner_sea.view import InnerSeaView
from renderers.core.canvas import Canvas
from renderers.core.painting import Painting, Wish
from renderers.core.picture import Box, Picture
from renderers.inner_sea import layout
from renderers.inner_sea.alt import alt_text
from renderers.inner_sea.board import area_boxes, stamp_map
from renderers.inner_sea.cut import around, draw_cut
from renderers.inner_sea.fight import fight_height, sides, stamp_fight
from renderers.inner_sea.hand import draw_hand
from renderers.inner_sea.panels import stamp_cards, stamp_header, stamp_legend, stamp_wonders
from renderers.inner_sea.score import draw_score, ranking_height, stamp_ranking
from renderers.inner_sea.since import since
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import FRAME, PALETTE

__all__ = ["alt_text", "draw", "kinds"]

MAP = (0, layout.HEADER, layout.WIDTH, layout.FOOT_TOP)


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
    closed: bool = False,
    before: InnerSeaView | None = None,
) -> Picture:
    """``view`` as a picture of ``kind``: board, cut, hand (of the viewer) or score (when the game has ended).

    ``names`` are the players' names by seat, civilizations where absent. ``marks`` are areas to be marked on the map:
    the cut is then around them, or the board where they are far apart. ``closed``: the game was broken off, nobody is
    to act. ``before`` is an older view of the game, as the reader last saw it: the marks of change (+2, −1) are then
    counted from there, not from the beginning of a phase. Raises ValueError for a kind that ``view`` cannot give. Equal
    arguments give equal bytes; the last few pictures are kept. Safe in threads.
    """
    if before is not None:
        view = since(view, before)
    if kind == "cut" and marks and around(marks) is None:
        kind = "board"
    return _painting.picture(view, Wish(kind, lang, names, palette, marks, closed))


def draw_board(
    view: InnerSeaView, speech: Speech, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The whole map with header and wonders, under it a card for each seat in turn order; at the end, the ranking."""
    found = tuple(sides(view, speech))
    top = layout.FOOT_TOP + fight_height(found)
    bottom = top + (ranking_height(view, speech) if view.places else layout.cards_height(len(view.seats)))
    canvas = Canvas((layout.WIDTH, bottom), PALETTE, FRAME)
    stamp_map(canvas, view, speech.lang, palette, 1, (0, 0), MAP, marks)
    stamp_wonders(canvas, view, speech, palette)
    stamp_fight(canvas, view, found, palette)
    stamp_legend(canvas, view, speech)
    stamp_header(canvas, view, speech)
    if view.places:
        boxes = stamp_ranking(canvas, view, speech, palette, top)
    else:
        boxes = stamp_cards(canvas, view, speech, palette, top)
    return canvas, {**area_boxes(1, (0, 0), MAP), **boxes}


_painting = Painting(
    kinds,
    Speech,
    alt_text,
    facts=msgspec.json.encode,
    plain={"hand": draw_hand, "score": draw_score},
    marked={"board": draw_board, "cut": draw_cut},
)
