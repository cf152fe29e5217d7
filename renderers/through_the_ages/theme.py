"""Colours of the pictures of Through the Ages: seats, types of card, ages, tokens."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.through_the_ages.cards import UNITS, URBAN
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb

PALETTE: Final = "through_the_ages/plain.png"
"""The committed picture whose 256 colours all pictures of this game use."""

FADED: Final[Rgb] = (112, 94, 70)
"""Small letters on parchment."""
WHITE: Final[Rgb] = (255, 255, 255)
WARNING: Final[Rgb] = (178, 24, 24)
"""Discontent, corruption, famine, what the next refill removes."""
GAIN: Final[Rgb] = (24, 92, 40)
"""What a turn brings."""
YELLOW: Final[Rgb] = (246, 196, 44)
"""Yellow tokens: workers and the yellow bank."""
BLUE: Final[Rgb] = (38, 104, 190)
"""Blue tokens: food and resources stored, and the blue bank."""
CIVIL: Final[Rgb] = (255, 255, 255)
MILITARY: Final[Rgb] = (192, 44, 40)
"""Markers of actions."""
EMPTY: Final[Rgb] = (228, 212, 176)
"""Where a card or token could be and is none."""


BROWN: Final[Rgb] = (126, 78, 38)
GREY: Final[Rgb] = (88, 92, 102)
RED: Final[Rgb] = (164, 34, 34)
TYPE_TONES: Final[dict[str, Rgb]] = {
    "farm": BROWN,
    "mine": BROWN,
    **dict.fromkeys(URBAN, GREY),
    **dict.fromkeys(UNITS, RED),
    **dict.fromkeys(("civil", "military", "colonization", "construction"), (30, 88, 164)),
    "government": (232, 122, 34),
    "leader": (38, 122, 56),
    "wonder": (112, 50, 138),
    "action": (232, 184, 44),
    "event": (70, 106, 44),
    "territory": (14, 116, 122),
    "aggression": (110, 20, 26),
    "war": (34, 28, 32),
    "pact": (124, 158, 206),
    "tactic": (188, 70, 52),
    "bonus": (84, 114, 20),
}
"""The ground of a card by its kind, near to those of the boxed game."""

AGE_TONES: Final[tuple[Rgb, ...]] = ((130, 106, 66), (150, 84, 44), (58, 92, 132), (84, 60, 104), (60, 60, 64))
"""Backs of cards by age, A to IV; the numeral always stands on them."""
AGE_NAMES: Final = ("A", "I", "II", "III", "IV")


class Theme(msgspec.Struct, frozen=True):
    """The seats' colours, by seat."""

    seats: tuple[Rgb, ...]


THEMES: Final[dict[str, Theme]] = {
    "default": Theme(seats=((196, 38, 36), (30, 68, 176), (250, 202, 48), (30, 124, 58))),
    "contrast": Theme(seats=((213, 94, 0), (0, 84, 166), (240, 228, 66), (8, 128, 94))),
}

FLAT: Final[tuple[Rgb, ...]] = tuple(
    dict.fromkeys(
        (
            *(INK, CREAM, FRAME, FRAME_LIGHT, GOLD, PARCHMENT, PARCHMENT_DARK, FIGHT),
            *(FADED, WHITE, WARNING, GAIN, YELLOW, BLUE, CIVIL, MILITARY, EMPTY),
            *TYPE_TONES.values(),
            *AGE_TONES,
            *(tone for one in THEMES.values() for tone in one.seats),
        )
    )
)
"""Colours that the shared palette holds exactly."""


def theme(palette: str) -> Theme:
    """The theme called ``palette``; ``default`` where there is none of that name."""
    return THEMES.get(palette, THEMES["default"])
