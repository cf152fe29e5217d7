"""Symbols of The Ancient World: of goods, of what cards give, of actions, and the picture that each card carries."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.ancient_world.facts import CARDS
from renderers.ancient_world.theme import AMBROSIA, COIN, KIND_TONES, KNOWLEDGE, SLATE, TRIBE_TONES, WARNING
from renderers.core.colours import CREAM, INK, Rgb
from renderers.core.signs import Sign, sign_sprite

ACTIONS: Final[dict[str, Sign]] = {
    "build": Sign("ancient_world/trowel", (150, 92, 44), CREAM),
    "recruit": Sign("helmet", (140, 36, 34), CREAM),
    "labor": Sign("pickaxe", (172, 122, 20), CREAM),
    "learn": Sign("library", KNOWLEDGE, CREAM),
    "expand": Sign("ancient_world/village", (70, 106, 52), CREAM),
    "rebuild": Sign("ancient_world/hammer", (110, 84, 68), CREAM),
    "explore": Sign("trireme", (24, 104, 98), CREAM),
    "grow": Sign("ancient_world/people", (116, 56, 150), CREAM),
}
"""The actions of the board."""

SYMBOLS: Final[dict[str, Sign]] = {
    "coins": Sign("coins", COIN, INK),
    "knowledge": Sign("library", KNOWLEDGE, CREAM),
    "ambrosia": Sign("ancient_world/amphora", AMBROSIA, CREAM),
    "food": Sign("wheat", (94, 138, 30), CREAM),
    "capacity": Sign("ancient_world/house", (126, 96, 58), CREAM),
    "armies": Sign("helmet", (140, 36, 34), CREAM),
    "swords": Sign("broadsword", SLATE, CREAM),
    "arrows": Sign("ancient_world/arrow", (24, 104, 98), CREAM),
    "repair": Sign("ancient_world/hammer", (150, 92, 44), CREAM),
    "repairs": Sign("ancient_world/hammer", (150, 92, 44), CREAM),
    "eyes": Sign("ancient_world/eye", CREAM, INK),
    "ship_eyes": Sign("ancient_world/sailboat", CREAM, INK),
    "citizens": Sign("meeple", CREAM, INK),
    "upgrades": Sign("ancient_world/upgrade", CREAM, INK),
    "rest": Sign("ancient_world/tent", (70, 106, 52), CREAM),
    "ready": Sign("ancient_world/horn", (140, 36, 34), CREAM),
    "districts": Sign("ancient_world/village", (70, 106, 52), CREAM),
    "first": Sign("ancient_world/flag", CREAM, INK),
    "titan": Sign("ancient_world/horned-skull", INK, CREAM),
    "points": Sign("laurels", CREAM, (150, 108, 14)),
    "hungry": Sign("ancient_world/bowl", WARNING, CREAM),
    "damaged": Sign("ancient_world/broken-wall", WARNING, CREAM),
    "stored": Sign("scroll", (126, 96, 58), CREAM),
    "threat": Sign("ancient_world/claws", WARNING, CREAM),
    "retired": Sign("beard", (140, 36, 34), CREAM),
    "appease": Sign("dove", (24, 104, 98), CREAM),
    "attack": Sign("swords", (140, 36, 34), CREAM),
    "die": Sign("ancient_world/die", CREAM, INK),
    "use": Sign("meeple", (126, 96, 58), CREAM),
    "defeat": Sign("ancient_world/horned-skull", INK, CREAM),
    "defeat_own": Sign("ancient_world/claws", INK, CREAM),
    "defeat_other": Sign("ancient_world/horned-skull", INK, CREAM),
    "defeat_deck": Sign("ancient_world/horned-skull", INK, CREAM),
    "face": Sign("ancient_world/die", CREAM, INK),
    "pass": Sign("check", CREAM, INK),
    "round": Sign("hourglass", CREAM, INK),
    "army": Sign("swords", (140, 36, 34), CREAM),
    "surcharge": Sign("ancient_world/people", CREAM, INK),
    "again": Sign("swirl", CREAM, INK),
    "mend": Sign("ancient_world/hammer", AMBROSIA, CREAM),
    "feed": Sign("wheat", AMBROSIA, CREAM),
    "sword": Sign("broadsword", AMBROSIA, CREAM),
    "sturdy": Sign("shield", (70, 106, 52), CREAM),
    "dice": Sign("ancient_world/die", (70, 106, 52), CREAM),
    "face_dice": Sign("ancient_world/die", (70, 106, 52), CREAM),
    "coin_proof": Sign("shield", COIN, INK),
    **ACTIONS,
}
"""What is counted: goods, what cards give, what that is given for, traits, and what stands on boards."""

TRIBE_ICONS: Final[dict[str, str]] = {
    "green": "ancient_world/leaf",
    "red": "flame",
    "purple": "ancient_world/lotus",
    "blue": "ancient_world/waves",
    "yellow": "ancient_world/sun",
}
"""What is painted on the banners of a tribe."""

KIND_ICONS: Final[dict[str, str]] = {
    "empire": "columns",
    "military": "helmet",
    "titan": "ancient_world/horned-skull",
    "district": "ancient_world/village",
    "city": "ancient_world/castle",
}
"""The symbol of each kind of card."""

CARD_ICONS: Final[dict[str, str]] = {
    "fishing_dock": "fish",
    "wheat_fields": "wheat",
    "barley_terraces": "ancient_world/sheaf",
    "herb_garden": "ancient_world/herbs",
    "hill_beehives": "ancient_world/beehive",
    "settlers_camp": "ancient_world/tent",
    "palisade": "ancient_world/palisade",
    "war_forge": "anvil",
    "drill_yard": "ancient_world/target-dummy",
    "hall_of_scribes": "quill",
    "clay_school": "tablets",
    "map_room": "ancient_world/treasure-map",
    "star_terrace": "star",
    "reed_market": "stall",
    "caravan_court": "ancient_world/camel",
    "river_ferry": "ancient_world/sailboat",
    "weighing_house": "trader",
    "roadside_shrine": "ancient_world/candle",
    "temple_steps": "stairway",
    "oracle_cave": "ancient_world/cave",
    "great_granary": "granary",
    "terraced_orchards": "fruit-tree",
    "healers_house": "ancient_world/asclepius",
    "new_quarter": "settlement",
    "siege_workshop": "wheel",
    "bronze_arsenal": "ancient_world/battle-gear",
    "watchtowers": "ancient_world/watchtower",
    "hall_of_champions": "wreath",
    "house_of_tablets": "ancient_world/bookshelf",
    "observatory": "ancient_world/observatory",
    "academy_of_names": "bust",
    "sea_harbour": "anchor",
    "guild_of_weights": "ancient_world/weight",
    "amber_road": "ancient_world/stone-path",
    "coin_house": "ancient_world/coin-pile",
    "sun_temple": "greek-temple",
    "sacred_spring": "ancient_world/fountain",
    "twin_altars": "candelabra",
    "garden_mountain": "palm",
    "crowded_forum": "columns",
    "titan_ossuary": "ancient_world/ribcage",
    "gate_of_victors": "market-hall",
    "field_of_spears": "ancient_world/spears",
    "library_of_clouds": "ancient_world/knowledge",
    "tower_of_questions": "ancient_world/tower",
    "hall_of_five_tribes": "shaking-hands",
    "bazaar_of_nine_seas": "ancient_world/galley",
    "census_house": "ancient_world/abacus",
    "mountain_of_dawn": "ancient_world/sunrise",
    "well_of_the_gods": "ancient_world/well",
    "court_of_districts": "ancient_world/castle",
    "city_guard": "ancient_world/guards",
    "militia": "ancient_world/pitchfork",
    "reed_archers": "ancient_world/bowman",
    "river_scouts": "ancient_world/canoe",
    "spear_levy": "ancient_world/pikeman",
    "salt_mercenaries": "ancient_world/sabres",
    "shield_bearers": "ancient_world/roman-shield",
    "hill_slingers": "ancient_world/sling",
    "net_hunters": "ancient_world/net",
    "wall_wardens": "ancient_world/warden",
    "old_veterans": "beard",
    "dawn_chariots": "horse",
    "longbow_guild": "ancient_world/archer",
    "titan_stalkers": "cloak",
    "border_raiders": "horned-helm",
    "siege_crew": "wooden-horse",
    "field_engineers": "gears",
    "war_scribes": "ancient_world/scribe",
    "temple_guard": "ancient_world/spartan",
    "tribute_takers": "bag",
    "river_pikes": "ancient_world/trident",
    "bronze_phalanx": "helmet",
    "fire_throwers": "ancient_world/fire-arrow",
    "colossus_breakers": "ancient_world/warhammer",
    "war_elephants": "elephant",
    "heron_riders": "eagle",
    "lion_guard": "lion",
    "outer_fields": "farm",
    "lamp_quarter": "ancient_world/lamp",
    "potters_row": "ancient_world/pottery",
    "garden_quarter": "ancient_world/flowers",
    "soldiers_street": "ancient_world/barracks",
    "archers_walk": "ancient_world/archery",
    "smiths_lane": "ancient_world/smith-hammer",
    "scholars_hill": "ancient_world/wisdom",
    "merchants_arcade": "shaking-hands",
    "labourers_yard": "pickaxe",
    "incense_quarter": "ancient_world/incense",
    "masons_yard": "ancient_world/stone-block",
    "lookout_hill": "ancient_world/eye",
    "old_walls": "battlement",
    "toll_bridge": "ancient_world/bridge",
    "ammarun": "swords",
    "telmarra": "trireme",
    "oshirath": "moon",
    "veldara": "ancient_world/oak",
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
    return sign_sprite(SYMBOLS[name], size)


def action_sign(action: str, size: int) -> Image.Image:
    """An action of the board as a sprite (RGBA), ``size`` pixels square."""
    return sign_sprite(ACTIONS[action], size)


assert set(TRIBE_ICONS) == set(TRIBE_TONES), "every tribe has its symbol"
