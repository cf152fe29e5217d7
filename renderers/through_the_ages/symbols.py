"""Symbols of Through the Ages: of kinds of card, of numbers, and the picture that each card carries."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.through_the_ages.cards import BOX, CARDS, number_of
from renderers.core.assets import icon
from renderers.core.canvas import smooth
from renderers.core.colours import CREAM, INK, Rgb
from renderers.through_the_ages.theme import BLUE, CIVIL, MILITARY, WARNING, YELLOW

KIND_ICONS: Final[dict[str, str]] = {
    "farm": "barn",
    "mine": "pickaxe",
    "lab": "flask",
    "temple": "greek-temple",
    "arena": "amphitheatre",
    "library": "book",
    "theater": "masks",
    "infantry": "helmet",
    "cavalry": "horse",
    "artillery": "cannon",
    "air": "jet",
    "civil": "gavel",
    "military": "mailed-fist",
    "colonization": "compass",
    "construction": "crane",
    "government": "capitol",
    "leader": "king",
    "wonder": "columns",
    "action": "gears",
    "event": "hourglass",
    "territory": "island",
    "aggression": "crossed-axes",
    "war": "skull",
    "pact": "shaking-hands",
    "tactic": "banner",
    "bonus": "shield",
}
"""The symbol of each kind of card (data/art/icons)."""


class Symbol(NamedTuple):
    """An icon of data/art/icons, the ground of its disk (None: it stands alone), and its own colour."""

    icon: str
    ground: Rgb | None
    ink: Rgb


SYMBOLS: Final[dict[str, Symbol]] = {
    "culture": Symbol("lyre", (150, 46, 134), CREAM),
    "science": Symbol("bulb", (24, 104, 168), CREAM),
    "food": Symbol("wheat", (94, 138, 30), CREAM),
    "resources": Symbol("stones", (120, 82, 50), CREAM),
    "strength": Symbol("swords", (66, 70, 86), CREAM),
    "happy": Symbol("smile", None, (222, 150, 10)),
    "discontent": Symbol("frown", None, WARNING),
    "civil": Symbol("palm-up", CIVIL, INK),
    "military": Symbol("fist", MILITARY, CREAM),
    "colonization": Symbol("anchor", (14, 116, 122), CREAM),
    "defense": Symbol("shield", (92, 124, 24), CREAM),
    "yellow": Symbol("token", None, (214, 156, 8)),
    "blue": Symbol("cube", None, BLUE),
    "worker": Symbol("meeple", YELLOW, INK),
    "population": Symbol("meeple", YELLOW, INK),
    "cards": Symbol("banner", (120, 30, 34), CREAM),
    "urban": Symbol("walls", (88, 92, 102), CREAM),
    "time": Symbol("hourglass", CREAM, INK),
}
"""What is counted: the words of a card's ``gives`` and ``at_once``, and what stands on boards."""

TONES: Final[tuple[Rgb, ...]] = tuple(
    dict.fromkeys(tone for symbol in SYMBOLS.values() for tone in (symbol.ground, symbol.ink) if tone is not None)
)
"""Colours that the shared palette holds for symbols."""

PARTS: Final[dict[str, float]] = {"wheat": 0.72, "bulb": 0.68, "lyre": 0.68, "palm-up": 0.72, "meeple": 0.68}
"""Part of a disk that its icon takes, where it is not ``PART``: so that all look equally large."""
PART: Final = 0.7

CARD_ICONS: Final[dict[str, str]] = {
    "despotism": "throne",
    "monarchy": "crown",
    "theocracy": "prayer",
    "constitutional_monarchy": "king",
    "republic": "capitol",
    "communism": "farmer",
    "fundamentalism": "torch",
    "democracy": "ballot",
    "alexander_the_great": "lion",
    "aristotle": "bust",
    "hammurabi": "trader",
    "homer": "wooden-horse",
    "julius_caesar": "wreath",
    "moses": "tablets",
    "christopher_columbus": "caravel",
    "frederick_barbarossa": "beard",
    "genghis_khan": "bow",
    "joan_of_arc": "lily",
    "leonardo_da_vinci": "portrait",
    "michelangelo": "chisel",
    "isaac_newton": "apple",
    "j_s_bach": "organ",
    "james_cook": "compass",
    "maximilien_robespierre": "guillotine",
    "napoleon_bonaparte": "bicorne",
    "william_shakespeare": "quill",
    "albert_einstein": "atomic",
    "bill_gates": "laptop",
    "charlie_chaplin": "bowler",
    "mahatma_gandhi": "spinning-wheel",
    "sid_meier": "world",
    "winston_churchill": "top-hat",
    "colossus": "giant",
    "hanging_gardens": "palm",
    "library_of_alexandria": "scroll",
    "pyramids": "pyramids",
    "great_wall": "battlement",
    "st_peters_basilica": "domed-church",
    "taj_mahal": "domes",
    "universitas_carolina": "graduate",
    "eiffel_tower": "eiffel",
    "kremlin": "cathedral",
    "ocean_liner_service": "liner",
    "transcontinental_railroad": "locomotive",
    "fast_food_chains": "hamburger",
    "first_space_flight": "shuttle",
    "hollywood": "clapperboard",
    "internet": "network",
    "satellites": "world",
    "engineering_genius": "columns",
    "frugality": "meeple",
    "patriotism": "mailed-fist",
    "rich_land": "barn",
    "stockpile": "granary",
    "urban_growth": "settlement",
    "breakthrough": "flask",
    "cultural_heritage": "lyre",
    "reserves": "granary",
    "revolutionary_idea": "bulb",
    "wave_of_nationalism": "mailed-fist",
    "military_build_up": "swords",
    "endowment_for_the_arts": "masks",
    "efficient_upgrade": "gears",
    "developed_territory": "bulb",
    "historic_territory": "columns",
    "inhabited_territory": "settlement",
    "strategic_territory": "walls",
    "vast_territory": "wheat",
    "wealthy_territory": "coins",
}
"""The picture of a card by its id, or by its id without the age at its end. Others carry the symbol of their kind."""

_AGE_AT_THE_END: Final = re.compile("_(a|i|ii|iii)$")


def picture_of(card: str) -> str:
    """The icon that is the picture of the card with this id (data/art/icons); KeyError for an unknown card."""
    kind = CARDS[number_of(card)].kind
    return CARD_ICONS.get(card) or CARD_ICONS.get(_AGE_AT_THE_END.sub("", card)) or KIND_ICONS[kind]


@lru_cache(maxsize=256)
def symbol(name: str, size: int) -> Image.Image:
    """What is counted as a sprite (RGBA), ``size`` pixels square: its icon on a disk, or alone."""
    drawn = SYMBOLS[name]
    if drawn.ground is None:
        return stencil(drawn.icon, size, drawn.ink)
    ground, edge = drawn.ground, INK if drawn.ground in (CIVIL, CREAM, YELLOW) else CREAM
    rim = max(1, round(size * 0.05))

    def disk(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.ellipse((0, 0, size * scale - 1, size * scale - 1), fill=edge)
        pen.ellipse((rim * scale, rim * scale, (size - rim) * scale - 1, (size - rim) * scale - 1), fill=ground)

    sheet = smooth((size, size), disk)
    part = round(size * PARTS.get(drawn.icon, PART))
    sheet.alpha_composite(stencil(drawn.icon, part, drawn.ink), ((size - part) // 2, (size - part) // 2))
    return sheet


@lru_cache(maxsize=256)
def stencil(name: str, size: int, tone: Rgb) -> Image.Image:
    """The icon ``name`` in one colour as a sprite (RGBA)."""
    sheet = Image.new("RGBA", (size, size), (*tone, 0))
    sheet.putalpha(icon(name, size))
    return sheet


def pictured() -> frozenset[str]:
    """The ids of all cards with a picture of their own."""
    return frozenset(card.id for card in BOX if picture_of(card.id) != KIND_ICONS[card.kind])
