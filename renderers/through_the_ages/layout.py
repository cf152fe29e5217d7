"""Numbers of the pictures of Through the Ages: places and sizes in pixels. No painting here."""

from __future__ import annotations

from typing import Final

from renderers.core.picture import Box

WIDTH: Final = 1600
GAP: Final = 6
HEADER: Final = 84

LINES: Final = (range(0, 5), range(5, 9), range(9, 13))
"""The places of the card row that cost 1, 2 and 3 civil actions, a line each."""
COLUMNS: Final = 5
PRICE: Final = 92
"""Width of a line's price."""
TILE: Final = ((WIDTH - PRICE - (COLUMNS + 1) * GAP) // COLUMNS, 108)
ROW_TOP: Final = HEADER + GAP
ROW_BOTTOM: Final = ROW_TOP + len(LINES) * (TILE[1] + GAP)
PILES_TOP: Final = ROW_BOTTOM
PILES: Final = 156
"""Height of the panels of events, shared tactics, wars and pacts."""
PILE_WIDTHS: Final = (520, 480, WIDTH - 520 - 480 - 4 * GAP)
STRIPS_TOP: Final = PILES_TOP + PILES + GAP
STRIP: Final = 206
BADGE: Final = 262
"""Width of the part of a strip with the player's name."""

CUT_WIDTH: Final = 740
CUT_HEADER: Final = 128
CUT_PRICE: Final = 50
CUT_TILE: Final = ((CUT_WIDTH - CUT_PRICE - (COLUMNS + 1) * 4) // COLUMNS, 122)
CUT_GAP: Final = 4
CUT_STRIP: Final = 104
CUT_NAME: Final = 168


def tile(place: int) -> Box:
    """The box of the card at a place of the row (1 to 13)."""
    line, column = _place(place)
    left, top = PRICE + GAP + column * (TILE[0] + GAP), ROW_TOP + line * (TILE[1] + GAP)
    return left, top, left + TILE[0], top + TILE[1]


def cut_tile(place: int, top: int) -> Box:
    """The box of the card at a place of the row in the cut, whose row begins at ``top``."""
    line, column = _place(place)
    left, upper = CUT_PRICE + CUT_GAP + column * (CUT_TILE[0] + CUT_GAP), top + line * (CUT_TILE[1] + CUT_GAP)
    return left, upper, left + CUT_TILE[0], upper + CUT_TILE[1]


def _place(place: int) -> tuple[int, int]:
    """The line and column of a place."""
    at = place - 1
    line = next(line for line, places in enumerate(LINES) if at in places)
    return line, at - LINES[line].start


def decks() -> Box:
    """The box beside the lines of four cards."""
    left, _, right, _ = tile(LINES[0].stop)
    return left, tile(LINES[1].stop)[1], right, ROW_BOTTOM - GAP


def pile(at: int) -> Box:
    """The box of a panel under the row: events, shared tactics, wars and pacts."""
    left = GAP + sum(PILE_WIDTHS[:at]) + at * GAP
    return left, PILES_TOP, left + PILE_WIDTHS[at], PILES_TOP + PILES


def strip(at: int) -> Box:
    """The box of a player's strip; ``at`` counts from the top."""
    top = STRIPS_TOP + at * (STRIP + GAP)
    return GAP, top, WIDTH - GAP, top + STRIP


def height(seats: int) -> int:
    """The height of the table's picture."""
    return STRIPS_TOP + seats * (STRIP + GAP)
