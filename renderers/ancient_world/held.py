"""The viewer's cards that a question is about, to stand above its buttons: those to choose from, else the stored ones.

A few come with their whole texts, more in small; what they do stands in the menu, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.ancient_world.view import WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.cut import CARD, GAP, Boxes, column, lines_across
from renderers.ancient_world.cut import WIDTH as SMALL
from renderers.ancient_world.faces import draw_held, face_of
from renderers.ancient_world.hand import columns_of, parts
from renderers.ancient_world.theme import PALETTE
from renderers.ancient_world.tiles import stamp_compact
from renderers.core.canvas import Canvas, patch
from renderers.core.cards import GAP as AROUND
from renderers.core.cards import WIDTH
from renderers.core.colours import FRAME, PARCHMENT_DARK
from renderers.core.faces import height_in_hand

TALLEST: Final = 0.8
"""Height of the picture with whole texts divided by its width, at most."""


def draw_small_hand(
    view: WorldView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, Boxes]:
    """The cards in two columns with their texts, in lines of three without. Hotspots as in the hand, ``looking:0``."""
    part, lang, boxes = parts(view, captions)[0], captions.lang, Boxes()
    places, tall = columns_of([height_in_hand(face_of(card, lang)) for card in part.cards], AROUND)
    if part.cards and tall <= TALLEST * WIDTH:
        canvas = Canvas((WIDTH, tall), PALETTE, PARCHMENT_DARK)
        for at, (card, box) in enumerate(zip(part.cards, places, strict=True)):
            boxes[f"{part.name}:{at}"] = box
            high = box[3] - box[1]
            picture = patch(("world-held", card, lang, high), PALETTE, partial(draw_held, card, lang, high))
            canvas.stamp(picture, box[:2])
        return canvas, boxes
    lines = max(1, lines_across(len(part.cards)))
    canvas = Canvas((SMALL, GAP + lines * (CARD[1] + GAP)), PALETTE, FRAME)
    for at, card in enumerate(part.cards):
        box = boxes[f"{part.name}:{at}"] = column(at, GAP, CARD)
        stamp_compact(canvas, card, captions.card(card), (0, 0), box)
    return canvas, boxes
