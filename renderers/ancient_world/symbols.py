"""Symbols of The Ancient World: of goods, of what cards give, of actions, and the picture that each card carries."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.ancient_world.facts import CARDS
from renderers.ancient_world.theme import AMBROSIA, COIN, KIND_TONES, KNOWLEDGE, SLATE, TRIBE_TONES, WARNING
from renderers.core.colours import CREAM, INK, Rgb
from renderers.core.signs import Sign, drawn

ACTIONS: Final[dict[str, Sign]] = {
    "build": Sign("trowel", (150, 92, 44), CREAM),
    "recruit": Sign("helmet", (140, 36, 34), CREAM),
    "labor": Sign("pickaxe", (172, 122, 20), CREAM),
    "learn": Sign("library", KNOWLEDGE, CREAM),
    "expand": Sign("village", (70, 106, 52), CREAM),
    "rebuild": Sign("hammer", (110, 84, 68), CREAM),
    "explore": Sign("trireme", (24, 104, 98), CREAM),
    "grow": Sign("people", (116, 56, 150), CREAM),
}
"""The actions of the board."""

SYMBOLS: Final[dict[str, Sign]] = {
    "coins": Sign("coins", COIN, INK),
    "knowledge": Sign("library", KNOWLEDGE, CREAM),
    "ambrosia": Sign("amphora", AMBROSIA, CREAM),
    "food": Sign("wheat", (94, 138, 30), CREAM),
    "capacity": Sign("house", (126, 96, 58), CREAM),
    "armies": Sign("helmet", (140, 36, 34), CREAM),
    "swords": Sign("broadsword", SLATE, CREAM),
    "arrows": Sign("arrow", (24, 104, 98), CREAM),
    "repair": Sign("hammer", (150, 92, 44), CREAM),
    "repairs": Sign("hammer", (150, 92, 44), CREAM),
    "eyes": Sign("eye", CREAM, INK),
    "ship_eyes": Sign("sailboat", CREAM, INK),
    "citizens": Sign("meeple", CREAM, INK),
    "upgrades": Sign("upgrade", CREAM, INK),
    "rest": Sign("tent", (70, 106, 52), CREAM),
    "ready": Sign("horn", (140, 36, 34), CREAM),
    "districts": Sign("village", (70, 106, 52), CREAM),
    "first": Sign("flag", CREAM, INK),
    "titan": Sign("horned-skull", INK, CREAM),
    "points": Sign("laurels", CREAM, (150, 108, 14)),
    "hungry": Sign("bowl", WARNING, CREAM),
    "damaged": Sign("broken-wall", WARNING, CREAM),
    "stored": Sign("scroll", (126, 96, 58), CREAM),
    "threat": Sign("claws", WARNING, CREAM),
    "retired": Sign("beard", (140, 36, 34), CREAM),
    "appease": Sign("dove", (24, 104, 98), CREAM),
    "attack": Sign("swords", (140, 36, 34), CREAM),
    "die": Sign("die", CREAM, INK),
    "use": Sign("meeple", (126, 96, 58), CREAM),
    "defeat": Sign("horned-skull", INK, CREAM),
    "defeat_own": Sign("claws", INK, CREAM),
    "defeat_other": Sign("horned-skull", INK, CREAM),
    "defeat_deck": Sign("horned-skull", INK, CREAM),
    "face": Sign("die", CREAM, INK),
    "pass": Sign("check", CREAM, INK),
    "round": Sign("hourglass", CREAM, INK),
    "army": Sign("swords", (140, 36, 34), CREAM),
    "surcharge": Sign("people", CREAM, INK),
    "again": Sign("swirl", CREAM, INK),
    "mend": Sign("hammer", AMBROSIA, CREAM),
    "feed": Sign("wheat", AMBROSIA, CREAM),
    "sword": Sign("broadsword", AMBROSIA, CREAM),
    "sturdy": Sign("shield", (70, 106, 52), CREAM),
    "dice": Sign("die", (70, 106, 52), CREAM),
    "face_dice": Sign("die", (70, 106, 52), CREAM),
    "coin_proof": Sign("shield", COIN, INK),
    **ACTIONS,
}
"""What is counted: goods, what cards give, what that is given for, traits, and what stands on boards."""

TRIBE_ICONS: Final[dict[str, str]] = {
    "green": "leaf",
    "red": "flame",
    "purple": "lotus",
    "blue": "waves",
    "yellow": "sun",
}
"""What is painted on the banners of a tribe."""

KIND_ICONS: Final[dict[str, str]] = {
    "empire": "columns",
    "military": "helmet",
    "titan": "horned-skull",
    "district": "village",
    "city": "castle",
}
"""The symbol of each kind of card."""

CARD_ICONS: Final[dict[str, str]] = {
    "fishing_dock": "fish",
    "wheat_fields": "wheat",
    "barley_terraces": "sheaf",
    "herb_garden": "herbs",
    "hill_beehives": "beehive",
    "settlers_camp": "tent",
    "palisade": "palisade",
    "war_forge": "anvil",
    "drill_yard": "target-dummy",
    "hall_of_scribes": "quill",
    "clay_school": "tablets",
    "map_room": "treasure-map",
    "star_terrace": "star",
    "reed_market": "stall",
    "caravan_court": "camel",
    "river_ferry": "sailboat",
    "weighing_house": "trader",
    "roadside_shrine": "candle",
    "temple_steps": "stairway",
    "oracle_cave": "cave",
    "great_granary": "granary",
    "terraced_orchards": "fruit-tree",
    "healers_house": "asclepius",
    "new_quarter": "settlement",
    "siege_workshop": "wheel",
    "bronze_arsenal": "battle-gear",
    "watchtowers": "watchtower",
    "hall_of_champions": "wreath",
    "house_of_tablets": "bookshelf",
    "observatory": "observatory",
    "academy_of_names": "bust",
    "sea_harbour": "anchor",
    "guild_of_weights": "weight",
    "amber_road": "stone-path",
    "coin_house": "coin-pile",
    "sun_temple": "greek-temple",
    "sacred_spring": "fountain",
    "twin_altars": "candelabra",
    "garden_mountain": "palm",
    "crowded_forum": "columns",
    "titan_ossuary": "ribcage",
    "gate_of_victors": "market-hall",
    "field_of_spears": "spears",
    "library_of_clouds": "knowledge",
    "tower_of_questions": "tower",
    "hall_of_five_tribes": "shaking-hands",
    "bazaar_of_nine_seas": "galley",
    "census_house": "abacus",
    "mountain_of_dawn": "sunrise",
    "well_of_the_gods": "well",
    "court_of_districts": "castle",
    "city_guard": "guards",
    "militia": "pitchfork",
    "reed_archers": "bowman",
    "river_scouts": "canoe",
    "spear_levy": "pikeman",
    "salt_mercenaries": "sabres",
    "shield_bearers": "roman-shield",
    "hill_slingers": "sling",
    "net_hunters": "net",
    "wall_wardens": "warden",
    "old_veterans": "beard",
    "dawn_chariots": "horse",
    "longbow_guild": "archer",
    "titan_stalkers": "cloak",
    "border_raiders": "horned-helm",
    "siege_crew": "wooden-horse",
    "field_engineers": "gears",
    "war_scribes": "scribe",
    "temple_guard": "spartan",
    "tribute_takers": "bag",
    "river_pikes": "trident",
    "bronze_phalanx": "helmet",
    "fire_throwers": "fire-arrow",
    "colossus_breakers": "warhammer",
    "war_elephants": "elephant",
    "heron_riders": "eagle",
    "lion_guard": "lion",
    "outer_fields": "farm",
    "lamp_quarter": "lamp",
    "potters_row": "pottery",
    "garden_quarter": "flowers",
    "soldiers_street": "barracks",
    "archers_walk": "archery",
    "smiths_lane": "smith-hammer",
    "scholars_hill": "wisdom",
    "merchants_arcade": "shaking-hands",
    "labourers_yard": "pickaxe",
    "incense_quarter": "incense",
    "masons_yard": "stone-block",
    "lookout_hill": "eye",
    "old_walls": "battlement",
    "toll_bridge": "bridge",
    "ammarun": "swords",
    "telmarra": "trireme",
    "oshirath": "moon",
    "veldara": "oak",
}
"""The pictures of cards other than titans."""

TONES: Final[tuple[Rgb, ...]] = tuple(
    dict.fromkeys(
        tone for sign in (*SYMBOLS.values(), *ACTIONS.values()) for tone in (sign.ground, sign.ink) if tone is not None
    )
)
"""Colours that the shared palette holds for symbols."""


def picture_of(card: str) -> str:
    """The icon of a card that is no titan; that of its kind, where it has none of its own."""
    return CARD_ICONS.get(card) or KIND_ICONS[CARDS[card].kind]


def tone_of(card: str) -> Rgb:
    """The tone of a card's band: of empire cards by deck."""
    facts = CARDS[card]
    return KIND_TONES[facts.deck if facts.kind == "empire" else facts.kind]


def symbol(name: str, size: int) -> Image.Image:
    """What is counted as a sprite (RGBA), ``size`` pixels square."""
    return drawn(SYMBOLS[name], size)


def action_sign(action: str, size: int) -> Image.Image:
    """An action of the board as a sprite (RGBA), ``size`` pixels square."""
    return drawn(ACTIONS[action], size)


assert set(TRIBE_ICONS) == set(TRIBE_TONES), "every tribe has its symbol"
