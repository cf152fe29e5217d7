"""The table: header, card row, what is beside it, a strip per player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.through_the_ages.view import AgesView
from renderers.core.canvas import Canvas, patch, set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, GOLD
from renderers.core.labels import width_of
from renderers.core.picture import Box
from renderers.through_the_ages import layout
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.layout import GAP, HEADER, LINES, PRICE, WIDTH
from renderers.through_the_ages.marks import seat_sign
from renderers.through_the_ages.piles import stamp_decks, stamp_events, stamp_tactics, stamp_ties
from renderers.through_the_ages.score import ranking_height, stamp_ranking
from renderers.through_the_ages.strips import order_of, stamp_strip
from renderers.through_the_ages.theme import PALETTE
from renderers.through_the_ages.tiles import stamp_new, stamp_price, stamp_tile


def doing(view: AgesView, captions: Captions) -> int | None:
    """The seat whose sign stands in the header: who carries out the step."""
    if view.final is not None or captions.closed or view.step is None or view.step.seat < 0:
        return None
    return view.step.seat if view.step.kind != "colonize" else None


def _header(moment: str, step: str, seat: int | None, palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, HEADER), FRAME)
    used = write(picture, (18, 60), moment, GOLD, "title", shrunk(moment, "title", 50, 800), 800)
    x, room = WIDTH - 18, WIDTH - used - 70
    size = shrunk(step, "bold", 48, room - 76)
    x -= min(width_of(step, "bold", size), room - 76)
    write(picture, (x, 60), step, CREAM, "bold", size, room - 76)
    if seat is not None:
        set_in(picture, seat_sign(seat, 64, palette), (x - 76, 10))
    return picture


def draw_board(
    view: AgesView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The whole table; when the game has ended, with the ranking under it.

    Hotspots ``row:1`` to ``row:13``, ``seat:0`` and so on.
    """
    foot = layout.height(len(view.seats))
    ended = ranking_height(view, captions) if view.final is not None else 0
    canvas = Canvas((WIDTH, foot + ended), PALETTE, FRAME)
    header = (captions.moment(view), captions.step(view), doing(view, captions), palette)
    canvas.stamp(patch(("header", *header), PALETTE, partial(_header, *header)), (0, 0))
    boxes: dict[str, Box] = {}
    lying = {card.place: card for card in view.row}
    for line, places in enumerate(LINES):
        _, top, _, bottom = layout.tile(places.start + 1)
        stamp_price(canvas, line + 1, (GAP, top, PRICE, bottom))
        for place in range(places.start + 1, places.stop + 1):
            box = boxes[f"row:{place}"] = layout.tile(place)
            stamp_tile(canvas, view, captions, place, lying.get(place), box, is_cut=False)
    stamp_decks(canvas, view, captions, layout.decks())
    stamp_events(canvas, view, captions, layout.pile(0))
    stamp_tactics(canvas, view, captions, layout.pile(1))
    stamp_ties(canvas, view, captions, layout.pile(2), palette)
    for at, seat in enumerate(order_of(view)):
        box = boxes[f"seat:{seat}"] = layout.strip(at)
        stamp_strip(canvas, view, captions, seat, box, palette)
    stamp_new(canvas, (*view.changed, *marks), boxes, 40)
    if ended:
        stamp_ranking(canvas, view, captions, palette, foot)
    return canvas, boxes
