"""Symbols of Through the Ages: of kinds of card, of numbers, and the picture that each card carries."""

from __future__ import annotations

import re
from typing import Final

from PIL import Image

from engine.through_the_ages.cards import CARDS, number_of
from renderers.core.colours import CREAM, INK, Rgb
from renderers.core.signs import Sign, drawn
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


SYMBOLS: Final[dict[str, Sign]] = {
    "culture": Sign("lyre", (150, 46, 134), CREAM),
    "science": Sign("bulb", (24, 104, 168), CREAM),
    "food": Sign("wheat", (94, 138, 30), CREAM),
    "resources": Sign("stones", (120, 82, 50), CREAM),
    "strength": Sign("swords", (66, 70, 86), CREAM),
    "happy": Sign("smile", None, (222, 150, 10)),
    "discontent": Sign("frown", None, WARNING),
    "civil": Sign("palm-up", CIVIL, INK),
    "military": Sign("fist", MILITARY, CREAM),
    "colonization": Sign("anchor", (14, 116, 122), CREAM),
    "defense": Sign("shield", (92, 124, 24), CREAM),
    "yellow": Sign("token", None, (214, 156, 8)),
    "blue": Sign("cube", None, BLUE),
    "worker": Sign("meeple", YELLOW, INK),
    "population": Sign("meeple", YELLOW, INK),
    "cards": Sign("banner", (120, 30, 34), CREAM),
    "urban": Sign("walls", (88, 92, 102), CREAM),
    "time": Sign("hourglass", CREAM, INK),
}
"""What is counted: the words of a card's ``gives`` and ``at_once``, and what stands on boards."""

TONES: Final[tuple[Rgb, ...]] = tuple(
    dict.fromkeys(tone for symbol in SYMBOLS.values() for tone in (symbol.ground, symbol.ink) if tone is not None)
)
"""Colours that the shared palette holds for symbols."""

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


def symbol(name: str, size: int) -> Image.Image:
    """What is counted as a sprite (RGBA), ``size`` pixels square: its icon on a disk, or alone."""
    return drawn(SYMBOLS[name], size)
