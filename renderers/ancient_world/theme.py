"""Colours of the pictures of The Ancient World: seats, tribes, kinds of card, elements of titans."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from engine.ancient_world.facts import TRIBES
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb

PALETTE: Final = "ancient_world/land.png"
"""The committed picture whose 256 colours all pictures of this game use."""

FADED: Final[Rgb] = (112, 94, 70)
"""Small letters on parchment."""
WHITE: Final[Rgb] = (255, 255, 255)
WARNING: Final[Rgb] = (178, 24, 24)
"""Damage, hunger, what is lost."""
GAIN: Final[Rgb] = (24, 92, 40)
"""What is won."""
EMPTY: Final[Rgb] = (228, 212, 176)
"""Where a card could be and is none."""
SLATE: Final[Rgb] = (66, 70, 86)
AMBROSIA: Final[Rgb] = (172, 62, 122)
KNOWLEDGE: Final[Rgb] = (24, 104, 168)
COIN: Final[Rgb] = (240, 184, 52)

TRIBE_TONES: Final[dict[str, Rgb]] = {
    "green": (44, 126, 58),
    "red": (190, 42, 38),
    "purple": (116, 56, 150),
    "blue": (30, 92, 178),
    "yellow": (240, 192, 40),
}
"""The ground of a tribe's banners; their shapes differ, too (marks.BANNERS)."""

KIND_TONES: Final[dict[str, Rgb]] = {
    "start": (126, 96, 58),
    "A": (150, 92, 44),
    "B": (46, 104, 112),
    "C": (112, 50, 88),
    "military": (140, 36, 34),
    "titan": (44, 36, 48),
    "district": (70, 106, 52),
    "city": (58, 78, 124),
}
"""The band of a card: of empire cards by deck, of others by kind."""


class Element(NamedTuple):
    """Colours of a titan's picture: its body from dark to light, the sky behind it from light to dark."""

    body: tuple[Rgb, ...]
    sky: tuple[Rgb, ...]


def _tones(text: str) -> tuple[Rgb, ...]:
    return tuple((int(one[:2], 16), int(one[2:4], 16), int(one[4:], 16)) for one in text.split())


ELEMENTS: Final[dict[str, Element]] = {
    "stone": Element(
        _tones("1d1a22 3a3440 5f5660 8a7d7c b5a595 e6d6b8"), _tones("fbe3ac f3c583 dd9a68 b06f5c 7a4d55 4a3448")
    ),
    "sea": Element(
        _tones("0d1c2c 173a50 236074 3a8c94 74bcb0 cfead0"), _tones("fff2cf ffd58e f7a85e dc7550 97485a 4f3052")
    ),
    "fire": Element(
        _tones("240b10 551414 8f2418 c8461e ee8a34 ffd878"), _tones("ffdf96 f4ae5c c0705a 80486a 523060 301e44")
    ),
    "forest": Element(
        _tones("10180e 243618 3f5a22 668232 9cae4e dfdc94"), _tones("fff0c8 fbd3a0 ee9f7c c56f6e 8a4d66 55374f")
    ),
    "shadow": Element(
        _tones("120c20 2a1c44 4a3170 73509a a882c0 e4c8ea"), _tones("fbf3c8 f0dc94 d6b878 a88a78 6e5e72 40405e")
    ),
    "gold": Element(
        _tones("241708 4e3410 83591a b9862c e2b650 fbe9a0"), _tones("eaf2ee bcd8e0 86b0cc 5e86b2 42608e 2c3f6a")
    ),
}


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
            *(FADED, WHITE, WARNING, GAIN, EMPTY, SLATE, AMBROSIA, KNOWLEDGE, COIN),
            *TRIBE_TONES.values(),
            *KIND_TONES.values(),
            *(tone for one in ELEMENTS.values() for tone in (*one.body, *one.sky)),
            *(tone for one in THEMES.values() for tone in one.seats),
        )
    )
)
"""Colours that the shared palette holds exactly."""

assert tuple(TRIBE_TONES) == TRIBES, "every tribe has its colour"


def theme(palette: str) -> Theme:
    """The theme called ``palette``; ``default`` where there is none of that name."""
    return THEMES.get(palette, THEMES["default"])
