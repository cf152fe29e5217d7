"""Numbers of the pictures of The Ancient World: places and sizes in pixels. No painting here.

The board is in landscape: rounds and actions in the land, the cards under them, the titans in a column at the right of
both, the cards of deck C and the cities, two in a line, from side to side.
"""

from __future__ import annotations

from typing import Final

from engine.ancient_world.facts import ACTIONS
from renderers.core.picture import Box

WIDTH: Final = 1600
GAP: Final = 6
HEADER: Final = 62

COLUMNS: Final = 4
PLACE: Final = (337, 150)
LEFT: Final = COLUMNS * PLACE[0]
"""Width of what is left of the titans."""
TRACK: Final = 70
"""Height of the land over the actions, where the rounds are."""
LAND: Final = TRACK + 2 * PLACE[1]
"""Height of the land."""
LAND_TOP: Final = HEADER
SKYLINE: Final = 210
"""How much of the painted ground is above the land of the board."""
ROUNDS: Final = (GAP, LAND_TOP + GAP, LEFT - GAP, LAND_TOP + TRACK - GAP)
"""The panel of the rounds."""
TITANS: Final = (LEFT + GAP, WIDTH - GAP)
"""Left and right edge of the titans."""

ROWS_TOP: Final = LAND_TOP + LAND + GAP
PILE: Final = 74
"""Width of a pile of cards, face down, with how many it has."""
CARD: Final = 150
"""Height of a card in a row."""
MILITARY_TOP: Final = ROWS_TOP + CARD + GAP
ROWS: Final = 2 * (CARD + GAP)
FOUNDING: Final = 456
"""Height of the city-states to choose from, in the place of the rows."""
WONDERS_ACROSS: Final = 7
WONDER: Final = ((WIDTH - (WONDERS_ACROSS + 1) * GAP) // WONDERS_ACROSS, 66)
STRIPS_ACROSS: Final = 2
STRIP: Final = ((WIDTH - (STRIPS_ACROSS + 1) * GAP) // STRIPS_ACROSS, 148)
BADGE: Final = 184
"""Width of the part of a strip with the player's name."""


def place(action: str) -> Box:
    """The box of an action of the board."""
    row, column = divmod(ACTIONS.index(action), COLUMNS)
    left, top = column * PLACE[0], LAND_TOP + TRACK + row * PLACE[1]
    return left, top, left + PLACE[0], top + PLACE[1]


def titan(pile: int, bottom: int) -> Box:
    """The box of the face-up titan of a pile, 0 for one star, in the column that ends at ``bottom``."""
    first = LAND_TOP + GAP
    tall = (bottom - first - 2 * GAP) // 3
    top = first + pile * (tall + GAP)
    return TITANS[0], top, TITANS[1], top + tall


def card(at: int, top: int, columns: int) -> Box:
    """The box of a card of a row that begins at ``top``, where ``columns`` cards fill it; the pile is before them."""
    wide = (LEFT - PILE - (columns + 2) * GAP) // columns
    left = 2 * GAP + PILE + at * (wide + GAP)
    return left, top, left + wide, top + CARD


def pile(top: int) -> Box:
    """The box of the pile before a row."""
    return GAP, top, GAP + PILE, top + CARD


def wonders_top(rows: int) -> int:
    """Where the cards of deck C begin, under rows or city-states so high."""
    return ROWS_TOP + rows


def wonder(at: int, top: int) -> Box:
    """The box of a card of deck C; they begin at ``top``."""
    row, column = divmod(at, WONDERS_ACROSS)
    left, y = GAP + column * (WONDER[0] + GAP), top + row * (WONDER[1] + GAP)
    return left, y, left + WONDER[0], y + WONDER[1]


def strips_top(rows: int, wonders: int) -> int:
    """Where the cities begin, under rows or city-states ``rows`` high and ``wonders`` cards of deck C."""
    return wonders_top(rows) + -(-wonders // WONDERS_ACROSS) * (WONDER[1] + GAP)


def strip(at: int, top: int) -> Box:
    """The box of a city's strip; they begin at ``top``."""
    row, column = divmod(at, STRIPS_ACROSS)
    left, y = GAP + column * (STRIP[0] + GAP), top + row * (STRIP[1] + GAP)
    return left, y, left + STRIP[0], y + STRIP[1]


def height(seats: int, rows: int, wonders: int) -> int:
    """The height of the board's picture."""
    return strips_top(rows, wonders) + strips_height(seats)


def strips_height(seats: int) -> int:
    """The height of the strips of ``seats`` cities."""
    return -(-seats // STRIPS_ACROSS) * (STRIP[1] + GAP)
