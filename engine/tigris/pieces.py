"""The pieces of Tigris & Euphrates by their rulebook names (rulebook, "Componentes")."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Colour = Literal["red", "black", "blue", "green"]
"""Red temples, black settlements, blue farms, green markets; also the four kinds of points."""

Board = Literal["classic", "alternative"]
Dynasty = Literal["bow", "lion", "bull", "pot"]

COLOURS: Final[tuple[Colour, ...]] = ("red", "black", "blue", "green")
RED: Final = 0
BLACK: Final = 1
BLUE: Final = 2
GREEN: Final = 3

DYNASTIES: Final[tuple[Dynasty, ...]] = ("bow", "lion", "bull", "pot")

LEADER_ROLES: Final[dict[Colour, str]] = {"red": "priest", "black": "king", "blue": "farmer", "green": "trader"}
"""Which leader belongs to each colour."""

TILE_COUNTS: Final[dict[Colour, int]] = {"red": 57, "black": 30, "blue": 36, "green": 30}
"""Tiles in the box, the temples set up on the board included (rulebook, "Componentes")."""

MONUMENT_COLOURS: Final[tuple[tuple[Colour, Colour], ...]] = (
    ("red", "blue"),
    ("red", "green"),
    ("red", "black"),
    ("blue", "green"),
    ("blue", "black"),
    ("green", "black"),
)
"""The six monuments: each pair of different colours once."""

HAND_SIZE: Final = 6
CATASTROPHES_PER_PLAYER: Final = 2


class Score(msgspec.Struct, frozen=True):
    """Victory points of one seat: four colours and treasures (jokers), each 0 or more."""

    red: int = 0
    black: int = 0
    blue: int = 0
    green: int = 0
    treasures: int = 0


COLOUR_OF: Final[dict[str, int]] = {str(colour): number for number, colour in enumerate(COLOURS)}
"""Colour number by name."""
