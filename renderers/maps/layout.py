"""Numbers: where panels are on the board, and how much of the map a cut shows."""

from __future__ import annotations

from typing import Final

from renderers.core.picture import Box
from renderers.maps.atlas import WIDTH

HEADER: Final = 80
"""Height of the header of a board that shows the whole map; panels shrink with a narrower board."""
MARGIN: Final = 16
"""Pixels of the small map around the areas in play that a board shows, too."""
CARD_HEIGHT: Final = 194
CARD_GAP: Final = 8

CUT_SCALE: Final = 2
CUT_SIZE: Final = (400, 336)
"""Part of the small map that a cut shows."""
CUT_HEADER: Final = 152

ASKED_SIZE: Final = (400, 200)
ASKED_FIGHT: Final = (400, 172)
"""The least part of the small map under a question, and in a competition, where it stands above those who fight."""
ASKED_SHAPE: Final = 0.535
"""Height of such a part divided by its width, where its places leave a choice."""


def card_rows(count: int) -> tuple[int, ...]:
    """How many of ``count`` cards stand in each row under the map: four and more would be too narrow for a phone."""
    return (count,) if count < 4 else (-(-count // 2), count // 2)


def cards_height(count: int) -> int:
    """Height of all rows of ``count`` cards with their gaps."""
    return CARD_GAP + len(card_rows(count)) * (CARD_HEIGHT + CARD_GAP)


def shrunk_to(width: int, height: int) -> int:
    """The height, on a board of this width, of a panel that is ``height`` high on one of the whole map."""
    return round(height * width / WIDTH)


def card(at: int, count: int, top: int) -> Box:
    """The box of the card of the seat that is ``at`` in turn order, from 0: from left to right, then the next row.

    The cards begin at ``top``.
    """
    rows, row = card_rows(count), 0
    while at >= rows[row]:
        at -= rows[row]
        row += 1
    margin, top = 12, top + CARD_GAP + row * (CARD_HEIGHT + CARD_GAP)
    pitch = (WIDTH - 2 * margin + CARD_GAP) // rows[row]
    return margin + at * pitch, top, margin + at * pitch + pitch - CARD_GAP, top + CARD_HEIGHT
