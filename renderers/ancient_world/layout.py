"""Numbers of the pictures of The Ancient World: places and sizes in pixels. No painting here."""

from __future__ import annotations

from typing import Final

from engine.ancient_world.facts import ACTIONS
from renderers.core.picture import Box

WIDTH: Final = 1600
GAP: Final = 8
HEADER: Final = 84

SKY: Final = 322
"""Height of the sky and mountains, where the titans and the rounds are."""
COLUMNS: Final = 4
PLACE: Final = (WIDTH // COLUMNS, 244)
LAND: Final = SKY + 2 * PLACE[1]
"""Height of the painted ground."""
LAND_TOP: Final = HEADER
ROUNDS: Final = (24, LAND_TOP + 20, 628, LAND_TOP + SKY - 16)
"""The panel of the rounds."""
TITAN: Final = (300, SKY - 28)
"""Size of the face-up titan of a pile."""

ROWS_TOP: Final = LAND_TOP + LAND + GAP
PILE: Final = 108
"""Width of a pile of cards, face down, with how many it has."""
CARD: Final = ((WIDTH - PILE - 8 * GAP) // 6, 232)
"""Size of a card in a row."""
MILITARY_TOP: Final = ROWS_TOP + CARD[1] + GAP
WONDERS_TOP: Final = MILITARY_TOP + CARD[1] + GAP
WONDERS_ACROSS: Final = 7
WONDER: Final = ((WIDTH - (WONDERS_ACROSS + 1) * GAP) // WONDERS_ACROSS, 92)
STRIP: Final = 214
BADGE: Final = 250
"""Width of the part of a strip with the player's name."""


def place(action: str) -> Box:
    """The box of an action of the board."""
    row, column = divmod(ACTIONS.index(action), COLUMNS)
    left, top = column * PLACE[0], LAND_TOP + SKY + row * PLACE[1]
    return left, top, left + PLACE[0], top + PLACE[1]


def titan(pile: int) -> Box:
    """The box of the face-up titan of a pile, 0 for one star."""
    left = WIDTH - (3 - pile) * (TITAN[0] + 14)
    return left, LAND_TOP + 14, left + TITAN[0], LAND_TOP + 14 + TITAN[1]


def card(at: int, top: int) -> Box:
    """The box of a card of a row that begins at ``top``; the pile lies before them."""
    left = 2 * GAP + PILE + at * (CARD[0] + GAP)
    return left, top, left + CARD[0], top + CARD[1]


def pile(top: int) -> Box:
    """The box of the pile before a row."""
    return GAP, top, GAP + PILE, top + CARD[1]


def wonder(at: int) -> Box:
    """The box of a card of deck C."""
    row, column = divmod(at, WONDERS_ACROSS)
    left, top = GAP + column * (WONDER[0] + GAP), WONDERS_TOP + row * (WONDER[1] + GAP)
    return left, top, left + WONDER[0], top + WONDER[1]


def strips_top(wonders: int | None) -> int:
    """Where the cities begin, under so many cards of deck C; None: there are no rows of cards, either."""
    return ROWS_TOP if wonders is None else WONDERS_TOP + -(-wonders // WONDERS_ACROSS) * (WONDER[1] + GAP)


def strip(at: int, top: int) -> Box:
    """The box of a city's strip; ``at`` counts from ``top``."""
    y = top + at * (STRIP + GAP)
    return GAP, y, WIDTH - GAP, y + STRIP


def height(seats: int, wonders: int | None) -> int:
    """The height of the board's picture."""
    return strips_top(wonders) + seats * (STRIP + GAP)
