"""The cards of the viewer's hand in small, to stand above a question about them: sign, name and letter of each.

What they do stands in the menu.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.epochs.view import EpochsView
from renderers.core.canvas import Canvas, put_icon, write
from renderers.core.cards import GAP, WIDTH, Face, put_letter
from renderers.core.colours import CREAM, FRAME
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.maps.captions import Captions
from renderers.maps.hand import face_of

ACROSS: Final = 3
TILE: Final = ((WIDTH - (ACROSS + 1) * GAP) // ACROSS, 104)
NAME: Final = 30


def _tile(face: Face) -> Image.Image:
    picture = Image.new("RGB", TILE, face.tone)
    put_icon(picture, face.icon, (42, TILE[1] // 2), 66, CREAM)
    put_letter(picture, *face.badge, (TILE[0] - 38, 4), 34)
    room = TILE[0] - 84 - 8
    size, lines = in_two(face.name, NAME, room, "title")
    for at, line in enumerate(lines):
        base = TILE[1] // 2 + 15 + round((at - (len(lines) - 1) / 2) * size * 1.05 + size * 0.35)
        write(picture, (84, base), line, CREAM, "title", size, room)
    return picture


def draw_held(
    view: EpochsView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The cards in lines of three. Hotspots as in the hand, ``hand:ID`` by their number."""
    hand, world, boxes = view.hand or (), captions.world, dict[str, Box]()
    lines = max(1, -(-len(hand) // ACROSS))
    canvas = Canvas((WIDTH, GAP + lines * (TILE[1] + GAP)), world.colours, FRAME)
    for at, card in enumerate(hand):
        left, top = GAP + at % ACROSS * (TILE[0] + GAP), GAP + at // ACROSS * (TILE[1] + GAP)
        face = face_of(card, captions)
        canvas.stamp(world.patch(("held", face), partial(_tile, face)), (left, top))
        boxes[f"hand:{card.id}"] = (left, top, left + TILE[0], top + TILE[1])
    return canvas, boxes
