"""The viewer's cards that a question is about, a tile each, to stand above its buttons on a phone 370 pixels wide.

Marks name a part of the hand: ``civil``, ``military``; without one it is all cards. What they do stands in the menu.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.through_the_ages.view import AgesView
from renderers.core.canvas import Canvas
from renderers.core.colours import FRAME
from renderers.core.picture import Box
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.hand import parts
from renderers.through_the_ages.layout import CUT_GAP, CUT_WIDTH
from renderers.through_the_ages.theme import PALETTE
from renderers.through_the_ages.tiles import stamp_held

ACROSS: Final = 5
TILE: Final = ((CUT_WIDTH - (ACROSS + 1) * CUT_GAP) // ACROSS, 122)
PARTS: Final = ("civil", "military")


def draw_held(
    view: AgesView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The cards in lines of five. Hotspots as in the hand, ``military:0`` and so on."""
    wanted = [name for name in PARTS if name in marks] or PARTS
    cards = [
        (f"{part.key}:{at}", card)
        for part in parts(view, captions)
        if part.key in wanted
        for at, (card, _) in enumerate(part.cards)
    ]
    lines = max(1, -(-len(cards) // ACROSS))
    canvas = Canvas((CUT_WIDTH, CUT_GAP + lines * (TILE[1] + CUT_GAP)), PALETTE, FRAME)
    boxes: dict[str, Box] = {}
    for at, (place, card) in enumerate(cards):
        left, top = CUT_GAP + at % ACROSS * (TILE[0] + CUT_GAP), CUT_GAP + at // ACROSS * (TILE[1] + CUT_GAP)
        box = boxes[place] = (left, top, left + TILE[0], top + TILE[1])
        stamp_held(canvas, captions, card, box)
    return canvas, boxes
