"""The board as a place: rounds and actions in the land, rows of cards, titans beside both, a strip for each city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ancient_world.facts import CARDS, N
from engine.ancient_world.meta import META
from engine.ancient_world.view import OfferView, WorldView
from renderers.ancient_world import layout
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.founding import is_founding, stamp_cities
from renderers.ancient_world.layout import GAP, HEADER, LAND_TOP, MILITARY_TOP, ROWS_TOP, WIDTH
from renderers.ancient_world.rounds import stamp_header, stamp_track
from renderers.ancient_world.score import ranking_height, stamp_ranking
from renderers.ancient_world.spaces import land, stamp_place
from renderers.ancient_world.strips import order_of, stamp_strip
from renderers.ancient_world.symbols import KIND_ICONS
from renderers.ancient_world.theme import KIND_TONES, PALETTE
from renderers.ancient_world.tiles import (
    empty_tile,
    slot,
    stamp_card,
    stamp_marks,
    stamp_pile,
    stamp_wonder,
    titan_tile,
)
from renderers.core.canvas import Canvas
from renderers.core.colours import FRAME
from renderers.core.picture import Box

Boxes = dict[str, Box]
TITAN_UNIT: Final = 32
"""Size of the letters on a titan of the board that is ``TITAN_TALL`` high; smaller on a lower one."""
TITAN_TALL: Final = 210


def _offers(
    canvas: Canvas,
    captions: Captions,
    offers: Sequence[OfferView],
    edge: tuple[int, int, int],
    name: str,
    boxes: Boxes,
) -> None:
    """A row of cards with their prices, and the places of those that have been taken.

    ``edge``: where the row begins, how many cards it has at first, how many would fill it.
    """
    top, most, columns = edge
    for at in range(len(offers), most):
        box = layout.card(at, top, columns)
        canvas.stamp(slot((box[2] - box[0], box[3] - box[1])), box[:2])
    for at, offer in enumerate(offers):
        box = boxes[f"{name}:{at + 1}"] = layout.card(at, top, columns)
        stamp_card(canvas, offer.card, captions.card(offer.card), (offer.coins, offer.knowledge), box)


def columns_of(seats: int) -> int:
    """How many cards fill a row with ``seats`` players: of the military row two are the districts."""
    count = seats - META.seats[0]
    return max(N.empire_row[count], N.military_row[count] + 2)


def _rows(canvas: Canvas, view: WorldView, captions: Captions, boxes: Boxes) -> None:
    count, columns = len(view.cities) - META.seats[0], columns_of(len(view.cities))
    stamp_pile(canvas, view.deck, view.deck_size, KIND_TONES[view.deck], layout.pile(ROWS_TOP))
    _offers(canvas, captions, view.row, (ROWS_TOP, N.empire_row[count], columns), "row", boxes)
    stamp_pile(canvas, "helmet", view.military_size, KIND_TONES["military"], layout.pile(MILITARY_TOP))
    edge = (MILITARY_TOP, N.military_row[count], columns)
    _offers(canvas, captions, view.military_row, edge, "military", boxes)
    box = layout.card(columns - 1, MILITARY_TOP, columns)
    if view.district:
        boxes["district"] = box
        stamp_card(canvas, view.district, captions.card(view.district), (0, 0), box)
    before = layout.card(columns - 2, MILITARY_TOP, columns)
    pile = (before[2] - layout.PILE, before[1], before[2], before[3])
    stamp_pile(canvas, KIND_ICONS["district"], view.district_size, KIND_TONES["district"], pile)


def _wonders(canvas: Canvas, view: WorldView, captions: Captions, top: int, boxes: Boxes) -> None:
    """The cards of deck C."""
    for at, offer in enumerate(view.wonders):
        box = boxes[f"wonder:{offer.card}"] = layout.wonder(at, top)
        stamp_wonder(canvas, offer.card, captions.card(offer.card), (offer.coins, offer.knowledge), box)


def _titans(canvas: Canvas, view: WorldView, captions: Captions, bottom: int, boxes: Boxes) -> None:
    """The face-up titans of the piles, in a column that ends at ``bottom``."""
    for pile, (card, count) in enumerate(zip(view.titans, view.titan_piles, strict=True)):
        box = layout.titan(pile, bottom)
        size = (box[2] - box[0], box[3] - box[1])
        if not card:
            canvas.stamp(empty_tile(size, captions.say("no-titan")), box[:2])
            continue
        boxes[f"titan:{pile + 1}"] = box
        extra = tuple(
            (what, str(getattr(CARDS[card].gives, what))) for what in ("capacity",) if getattr(CARDS[card].gives, what)
        )
        unit = min(TITAN_UNIT, size[1] * TITAN_UNIT // TITAN_TALL)
        canvas.stamp(titan_tile(card, captions.card(card), size, (*extra, ("titan", str(count))), unit), box[:2])


def draw_board(view: WorldView, captions: Captions, palette: str, marks: Sequence[str] = ()) -> tuple[Canvas, Boxes]:
    """The whole board; when the game has ended, the cities alone with the final count under them; while city-states are
    chosen, those are in the place of the rows.

    Hotspots: ``action:build`` and so on, ``row:1``, ``military:1``, ``district``, ``wonder:CARD``,
    ``city:CARD``, ``titan:1`` (stars), ``seat:0``.
    """
    if view.final is not None:
        return _ended(view, captions, palette, marks)
    rows, wonders = layout.FOUNDING if is_founding(view) else layout.ROWS, len(view.wonders)
    canvas = Canvas((WIDTH, layout.height(len(view.cities), rows, wonders)), PALETTE, FRAME)
    stamp_header(canvas, view, captions, (WIDTH, HEADER), palette)
    canvas.stamp(land(), (0, LAND_TOP))
    boxes: Boxes = {}
    stamp_track(canvas, view, layout.ROUNDS)
    under = layout.wonders_top(rows)
    _titans(canvas, view, captions, under - GAP, boxes)
    for space in view.spaces:
        box = boxes[f"action:{space.action}"] = layout.place(space.action)
        stamp_place(canvas, space, captions, box, palette)
    if is_founding(view):
        places = (GAP, ROWS_TOP, layout.LEFT - GAP, under - GAP)
        boxes |= stamp_cities(canvas, view, captions, places, layout.COLUMNS, GAP, palette)
    else:
        _rows(canvas, view, captions, boxes)
    _wonders(canvas, view, captions, under, boxes)
    _strips(canvas, view, captions, layout.strips_top(rows, wonders), palette, boxes)
    stamp_marks(canvas, view.changed, marks, boxes)
    return canvas, boxes


def _strips(canvas: Canvas, view: WorldView, captions: Captions, top: int, palette: str, boxes: Boxes) -> None:
    for at, seat in enumerate(order_of(view)):
        box = boxes[f"seat:{seat}"] = layout.strip(at, top)
        stamp_strip(canvas, view, captions, seat, box, palette)


def _ended(view: WorldView, captions: Captions, palette: str, marks: Sequence[str]) -> tuple[Canvas, Boxes]:
    """The cities and the final count: nobody places a citizen or fights any more."""
    top, boxes = HEADER + GAP, Boxes()
    foot = top + layout.strips_height(len(view.cities))
    canvas = Canvas((WIDTH, foot + ranking_height(view, captions)), PALETTE, FRAME)
    stamp_header(canvas, view, captions, (WIDTH, HEADER), palette)
    _strips(canvas, view, captions, top, palette, boxes)
    stamp_marks(canvas, view.changed, marks, boxes)
    stamp_ranking(canvas, view, captions, palette, foot)
    return canvas, boxes
