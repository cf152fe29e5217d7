"""The board as a place: rounds and titans before the mountains, actions in the land, rows of cards, a strip a city."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ancient_world.facts import CARDS, N
from engine.ancient_world.meta import META
from engine.ancient_world.view import OfferView, WorldView
from renderers.ancient_world import layout
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.founding import is_founding, stamp_cities
from renderers.ancient_world.layout import HEADER, LAND_TOP, MILITARY_TOP, ROWS_TOP, WIDTH
from renderers.ancient_world.rounds import stamp_header, stamp_track
from renderers.ancient_world.score import ranking_height, stamp_ranking
from renderers.ancient_world.spaces import stamp_place
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
from renderers.core.assets import paletted
from renderers.core.canvas import Canvas
from renderers.core.colours import FRAME
from renderers.core.picture import Box

Boxes = dict[str, Box]


def _offers(
    canvas: Canvas, captions: Captions, offers: Sequence[OfferView], edge: tuple[int, int], name: str, boxes: Boxes
) -> None:
    """A row of cards with their prices, and the places of those that have been taken.

    ``edge``: where the row begins, and how many cards it has at first.
    """
    top, most = edge
    for at in range(len(offers), most):
        box = layout.card(at, top)
        canvas.stamp(slot((box[2] - box[0], box[3] - box[1])), box[:2])
    for at, offer in enumerate(offers):
        box = boxes[f"{name}:{at + 1}"] = layout.card(at, top)
        stamp_card(canvas, offer.card, captions.card(offer.card), (offer.coins, offer.knowledge), box)


def _rows(canvas: Canvas, view: WorldView, captions: Captions, boxes: Boxes) -> None:
    count = len(view.cities) - META.seats[0]
    stamp_pile(canvas, view.deck, view.deck_size, KIND_TONES[view.deck], layout.pile(ROWS_TOP))
    _offers(canvas, captions, view.row, (ROWS_TOP, N.empire_row[count]), "row", boxes)
    stamp_pile(canvas, "helmet", view.military_size, KIND_TONES["military"], layout.pile(MILITARY_TOP))
    _offers(canvas, captions, view.military_row, (MILITARY_TOP, N.military_row[count]), "military", boxes)
    box = layout.card(5, MILITARY_TOP)
    if view.district:
        boxes["district"] = box
        stamp_card(canvas, view.district, captions.card(view.district), (0, 0), box)
    before = layout.card(4, MILITARY_TOP)
    pile = (before[2] - layout.PILE, before[1], before[2], before[3])
    stamp_pile(canvas, KIND_ICONS["district"], view.district_size, KIND_TONES["district"], pile)


def _wonders(canvas: Canvas, view: WorldView, captions: Captions, boxes: Boxes) -> None:
    """The cards of deck C."""
    for at, offer in enumerate(view.wonders):
        box = boxes[f"wonder:{offer.card}"] = layout.wonder(at)
        stamp_wonder(canvas, offer.card, captions.card(offer.card), (offer.coins, offer.knowledge), box)


def _titans(canvas: Canvas, view: WorldView, captions: Captions, boxes: Boxes) -> None:
    for pile, (card, count) in enumerate(zip(view.titans, view.titan_piles, strict=True)):
        box = layout.titan(pile)
        size = (box[2] - box[0], box[3] - box[1])
        if not card:
            canvas.stamp(empty_tile(size, captions.say("no-titan")), box[:2])
            continue
        boxes[f"titan:{pile + 1}"] = box
        extra = tuple(
            (what, str(getattr(CARDS[card].gives, what))) for what in ("capacity",) if getattr(CARDS[card].gives, what)
        )
        canvas.stamp(titan_tile(card, captions.card(card), size, (*extra, ("titan", str(count)))), box[:2])


def draw_board(view: WorldView, captions: Captions, palette: str, marks: Sequence[str] = ()) -> tuple[Canvas, Boxes]:
    """The whole board; when the game has ended, without the rows of cards, and with the final count under it; while
    city-states are chosen, those are in the place of the rows.

    Hotspots: ``action:build`` and so on, ``row:1``, ``military:1``, ``district``, ``wonder:CARD``,
    ``city:CARD``, ``titan:1`` (stars), ``seat:0``.
    """
    ended = ranking_height(view, captions) if view.final is not None else 0
    wonders = None if ended else len(view.wonders)
    foot = layout.height(len(view.cities), wonders)
    canvas = Canvas((WIDTH, foot + ended), PALETTE, FRAME)
    stamp_header(canvas, view, captions, (WIDTH, HEADER), palette)
    canvas.stamp(paletted(PALETTE), (0, LAND_TOP))
    boxes: Boxes = {}
    stamp_track(canvas, view, layout.ROUNDS)
    _titans(canvas, view, captions, boxes)
    for space in view.spaces:
        box = boxes[f"action:{space.action}"] = layout.place(space.action)
        stamp_place(canvas, space, captions, box, palette)
    if is_founding(view):
        places = (layout.GAP, ROWS_TOP, WIDTH - layout.GAP, layout.WONDERS_TOP - layout.GAP)
        boxes |= stamp_cities(canvas, view, captions, places, layout.COLUMNS, layout.GAP, palette)
        _wonders(canvas, view, captions, boxes)
    elif not ended:
        _rows(canvas, view, captions, boxes)
        _wonders(canvas, view, captions, boxes)
    top = layout.strips_top(wonders)
    for at, seat in enumerate(order_of(view)):
        box = boxes[f"seat:{seat}"] = layout.strip(at, top)
        stamp_strip(canvas, view, captions, seat, box, palette)
    stamp_marks(canvas, view.changed, marks, boxes)
    if ended:
        stamp_ranking(canvas, view, captions, palette, foot)
    return canvas, boxes
