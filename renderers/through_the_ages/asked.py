"""What a question is about, to stand above its buttons on a phone 370 pixels wide: the card row, politics, a city.

Marks name the part: ``row``, ``politics``, ``colony`` (what everybody could send), ``seat:0`` and so on (those players
alone), ``city`` (the viewer's civilization: cards in play, workers), ``units`` (of that the units alone) or ``urban:2``
(of the third seat's the urban buildings alone).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.through_the_ages.cards import UNITS, URBAN
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
    stamp_bidder,
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

CITY, FORCE, COLONY, POLITICS, ROW = "city", "units", "colony", "politics", "row"
RIVAL = "urban:"
PITCH: Final = CUT_STRIP + CUT_GAP
BIDDERS: Final = 2
"""Seats in a line where a colony is bid for."""
BIDDER: Final = ((CUT_WIDTH - (BIDDERS + 1) * CUT_GAP) // BIDDERS, 104)


def draw_asked(
    view: AgesView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """What a question is about, and nothing else; its words stand under the picture. Hotspots as on the table."""
    if CITY in marks and view.viewer is not None:
        return draw_in_play(view, captions, view.viewer)
    if FORCE in marks and view.viewer is not None:
        return draw_in_play(view, captions, view.viewer, UNITS)
    if COLONY in marks:
        return _colony(view, captions, palette)
    rival = next((int(mark[len(RIVAL) :]) for mark in marks if mark.startswith(RIVAL)), None)
    if rival is not None:
        return draw_in_play(view, captions, rival, URBAN)
    seats = [seat for seat in order_of(view) if f"seat:{seat}" in marks]
    if seats:
        canvas, boxes = Canvas((CUT_WIDTH, CUT_GAP + len(seats) * PITCH), PALETTE, FRAME), dict[str, Box]()
        _stamp_seats(canvas, view, captions, palette, seats, CUT_GAP, boxes)
        return canvas, boxes
    if ROW in marks or not (POLITICS in marks or is_political(view)):
        canvas = Canvas((CUT_WIDTH, ROW_HEIGHT + CUT_GAP), PALETTE, FRAME)
        boxes = stamp_row(canvas, view, captions, CUT_GAP)
        stamp_new(canvas, view.changed, boxes, MARK)
        return canvas, boxes
    return _politics(view, captions, palette)


def _colony(view: AgesView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """What everybody could send to a colony: strength, bonus, backs of military cards."""
    lines, boxes = -(-len(view.seats) // BIDDERS), dict[str, Box]()
    canvas = Canvas((CUT_WIDTH, CUT_GAP + lines * (BIDDER[1] + CUT_GAP)), PALETTE, FRAME)
    _stamp_forces(canvas, view, captions, palette, CUT_GAP, boxes)
    return canvas, boxes


def _stamp_forces(
    canvas: Canvas, view: AgesView, captions: Captions, palette: str, begin: int, boxes: dict[str, Box]
) -> None:
    """Everybody's strength, bonus and military hand from the line ``begin`` on, two players in a line."""
    for at, seat in enumerate(order_of(view)):
        left = CUT_GAP + at % BIDDERS * (BIDDER[0] + CUT_GAP)
        top = begin + at // BIDDERS * (BIDDER[1] + CUT_GAP)
        boxes[f"seat:{seat}"] = (left, top, left + BIDDER[0], top + BIDDER[1])
        stamp_bidder(canvas, view, captions, seat, boxes[f"seat:{seat}"], palette)
    stamp_new(canvas, view.changed, boxes, MARK)


def _politics(view: AgesView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """Wars, pacts and events, and how strong everybody is."""
    tie_list, boxes = ties(view, captions), dict[str, Box]()
    tied = ties_height(tie_list) if tie_list else 0
    middle = CUT_GAP + EVENTS + CUT_GAP + (tied + CUT_GAP if tied else 0)
    lines = -(-len(view.seats) // BIDDERS)
    canvas = Canvas((CUT_WIDTH, middle + lines * (BIDDER[1] + CUT_GAP)), PALETTE, FRAME)
    stamp_politics(canvas, view, captions, tie_list, tied, palette, CUT_GAP)
    _stamp_forces(canvas, view, captions, palette, middle, boxes)
    return canvas, boxes


def _stamp_seats(
    canvas: Canvas,
    view: AgesView,
    captions: Captions,
    palette: str,
    seats: Sequence[int],
    top: int,
    boxes: dict[str, Box],
) -> None:
    """Players' numbers from the line ``top`` on, one under the other."""
    for seat in seats:
        box = boxes[f"seat:{seat}"] = (CUT_GAP, top, CUT_WIDTH - CUT_GAP, top + CUT_STRIP)
        stamp_compact(canvas, view, captions, seat, box, palette, f"seat:{seat}" in view.changed)
        top += PITCH
    stamp_new(canvas, view.changed, boxes, MARK)
