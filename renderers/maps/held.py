"""The cards of the viewer's hand in small, to stand above a question about them: sign, name and letter of each.

What they do stands in the menu.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.epochs.view import EpochsView
from renderers.core.canvas import Canvas
from renderers.core.cards import WIDTH
from renderers.core.colours import FRAME
from renderers.core.picture import Box
from renderers.maps.captions import Captions
from renderers.maps.hand import stamp_tiles, tiles_height


def draw_held(
    view: EpochsView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The cards in lines of three. Hotspots as in the hand, ``hand:ID`` by their number."""
    hand = view.hand or ()
    canvas = Canvas((WIDTH, tiles_height(hand)), captions.world.colours, FRAME)
    return canvas, stamp_tiles(canvas, captions, hand, 0)
