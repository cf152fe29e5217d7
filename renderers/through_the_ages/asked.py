"""What a question is about, to stand above its buttons on a phone 370 pixels wide: the card row, politics, a city.

Marks name the part: ``row``, ``politics`` or ``city`` (the viewer's civilization: cards in play, workers).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.through_the_ages.view import AgesView
from renderers.core.canvas import Canvas
from renderers.core.colours import FRAME
from renderers.core.picture import Box
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.civilization import draw_in_play
from renderers.through_the_ages.cut import (
    EVENTS,
    MARK,
    ROW_HEIGHT,
    is_political,
    stamp_compact,
    stamp_politics,
    stamp_row,
    ties_height,
)
from renderers.through_the_ages.layout import CUT_GAP, CUT_STRIP, CUT_WIDTH
from renderers.through_the_ages.piles import ties
from renderers.through_the_ages.strips import order_of
from renderers.through_the_ages.theme import PALETTE
from renderers.through_the_ages.tiles import stamp_new

CITY, POLITICS, ROW = "city", "politics", "row"


def draw_asked(
    view: AgesView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """What a question is about, and nothing else; its words stand under the picture. Hotspots as on the table."""
    if CITY in marks and view.viewer is not None:
        return draw_in_play(view, captions, view.viewer)
    if ROW in marks or not (POLITICS in marks or is_political(view)):
        canvas = Canvas((CUT_WIDTH, ROW_HEIGHT + CUT_GAP), PALETTE, FRAME)
        boxes = stamp_row(canvas, view, captions, CUT_GAP)
        stamp_new(canvas, view.changed, boxes, MARK)
        return canvas, boxes
    return _politics(view, captions, palette)


def _politics(view: AgesView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """Wars, pacts and events, and how strong everybody is."""
    found, pitch, boxes = ties(view, captions), CUT_STRIP + CUT_GAP, dict[str, Box]()
    tied = ties_height(found) if found else 0
    middle = CUT_GAP + EVENTS + CUT_GAP + (tied + CUT_GAP if tied else 0)
    canvas = Canvas((CUT_WIDTH, middle + len(view.seats) * pitch), PALETTE, FRAME)
    stamp_politics(canvas, view, captions, found, tied, palette, CUT_GAP)
    for at, seat in enumerate(order_of(view)):
        top = middle + at * pitch
        box = boxes[f"seat:{seat}"] = (CUT_GAP, top, CUT_WIDTH - CUT_GAP, top + CUT_STRIP)
        stamp_compact(canvas, view, captions, seat, box, palette, f"seat:{seat}" in view.changed)
    stamp_new(canvas, view.changed, boxes, MARK)
    return canvas, boxes
