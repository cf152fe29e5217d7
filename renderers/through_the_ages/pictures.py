"""Pictures of Through the Ages: from a view to an encoded picture. Entry point of this package."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from engine.through_the_ages.meta import META
from engine.through_the_ages.view import AgesView
from renderers.core.kinds import BOARD, CUT, HAND, SCORE, Kind
from renderers.core.painting import Painting, Wish
from renderers.core.picture import Picture
from renderers.through_the_ages.alt import alt_text
from renderers.through_the_ages.board import draw_board
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.civilization import draw_civilization, kind_of
from renderers.through_the_ages.cut import draw_cut
from renderers.through_the_ages.event import EVENT, draw_event
from renderers.through_the_ages.hand import draw_hand
from renderers.through_the_ages.score import CULTURE, draw_score
from renderers.through_the_ages.since import since

__all__ = ["alt_text", "draw", "kinds"]

CIVILIZATIONS: Final = tuple(kind_of(seat) for seat in range(META.seats[1]))
"""The picture of each seat's civilization."""


def kinds(view: AgesView) -> tuple[Kind, ...]:
    """The kinds of picture that make sense for ``view``, the whole table first."""
    hand = (HAND,) if view.hand is not None else ()
    event = (EVENT,) if view.happened is not None else ()
    return (
        BOARD,
        CUT,
        *hand,
        *CIVILIZATIONS[: len(view.seats)],
        *event,
        CULTURE,
        *((SCORE,) if view.final is not None else ()),
    )


def draw(
    view: AgesView,
    kind: str,
    *,
    lang: str = "en",
    names: Sequence[str] | None = None,
    palette: str = "default",
    marks: Sequence[str] = (),
    closed: bool = False,
    before: AgesView | None = None,
) -> Picture:
    """``view`` as a picture of ``kind``.

    Board, cut, hand (of the viewer), a civilization (``civilization-1`` and so on, by seat), event (the last one, with
    what it did), culture by source and round, or the same as score (at the end).

    ``names`` are the players' names by seat. ``marks`` are places by their hotspots (``row:5``, ``seat:0``) to be
    marked on board and cut. ``closed``: the game was broken off, nobody is to act. ``before`` is an older view of the
    game, as the reader last saw it: new cards of the row and civilizations that have changed are marked. Raises
    ValueError for a kind that ``view`` cannot give. Equal arguments give equal bytes; the last few pictures are kept.
    Safe in threads.
    """
    if before is not None:
        view = since(view, before)
    return _painting.picture(view, Wish(kind, lang, names, palette, marks, closed))


_painting = Painting(
    kinds,
    Captions,
    alt_text,
    facts=msgspec.msgpack.encode,
    plain={
        HAND.id: draw_hand,
        EVENT.id: draw_event,
        SCORE.id: draw_score,
        CULTURE.id: draw_score,
        **{kind.id: partial(draw_civilization, seat=seat) for seat, kind in enumerate(CIVILIZATIONS)},
    },
    marked={BOARD.id: draw_board, CUT.id: draw_cut},
)
