"""Pictures of the Middle East. Entry point of this package."""

from __future__ import annotations

from typing import Final

from engine.middle_east.meta import META
from renderers.maps.atlas import Atlas
from renderers.maps.captions import Captions
from renderers.maps.drawing import MapPictures
from renderers.maps.grounds import grounds_panel
from renderers.maps.theme import LETTER_TONES, SOURCES, Source
from renderers.maps.world import World, cards_of, civilizations_of
from renderers.middle_east.deities import GAME, seat_deities
from renderers.middle_east.pieces import Pieces, bulwarks, home, name_of_marker
from renderers.middle_east.strip import STRIP
from renderers.middle_east.words import alt_of_board, alt_of_hand, faces

__all__ = ["alt_text", "draw", "kinds"]

CIVILIZATION_ICONS: Final = {
    "akkad": "star",
    "assyria": "winged",
    "babylon": "stairway",
    "chaldea": "moon",
    "cimmeria": "horse",
    "egypt": "ankh",
    "elam": "bull-horns",
    "greece": "helmet",
    "hatti": "eagle",
    "indus_valley": "elephant",
    "israel": "candelabra",
    "medes_persians": "lion",
    "mitanni": "wheel",
    "scythia": "bow",
    "sea_peoples": "horned-helm",
    "sumer": "tablets",
    "urartu": "cauldron",
}
OWN_SOURCES: Final = {
    "temples": Source("temple", (206, 156, 40)),
    "most-deities": Source("prayer", (240, 208, 120)),
    "captures": Source("torch", (122, 30, 44)),
    "returns": Source("shaking-hands", (36, 80, 150)),
    "abilities": Source("king", (24, 106, 120)),
}
LETTERS: Final = {**LETTER_TONES, "R": (110, 62, 128), "IC": (132, 88, 14)}


def tie(captions: Captions, final: tuple[int, ...]) -> str:
    """The tie-break in words: temples, homes, cities, disks on the map, areas, whether it has begun anew."""
    names = ("temples", "homes", "cities", "disks", "areas", "returned")
    return captions.say(f"{GAME}-pic-tie", **dict(zip(names, final[1:], strict=True)))


def _sources() -> dict[str, Source]:
    first = {key: SOURCES[key] for key in ("cities", "most-cities")}
    return {**first, **OWN_SOURCES, **{key: of for key, of in SOURCES.items() if key not in first}}


GROUNDS: Final = (10, 772, 206, 938)
"""The panel of kinds of land in Libya, in pixels of the small map."""
ATLAS: Final = Atlas.of_game(GAME, (GROUNDS,))
PIECES: Final = Pieces(ATLAS, CIVILIZATION_ICONS)
WORLD: Final = World(
    id=GAME,
    title=META.title,
    atlas=ATLAS,
    colours=f"{GAME}/map.png",
    middle="babylon",
    legend=(730, 900),
    civilizations=civilizations_of(GAME),
    civilization_icons=CIVILIZATION_ICONS,
    tie=tie,
    cards=cards_of(GAME),
    letters=LETTERS,
    sources=_sources(),
    icon="stairway",
    markers=PIECES.markers,
    marker_sprite=PIECES.sprite,
    marker_name=name_of_marker,
    marker_sizes=((34, 36), (30, 32), (26, 28)),
    bulwarks=bulwarks,
    trophies=seat_deities,
    home=home,
    panel=grounds_panel(GROUNDS),
    strip=STRIP,
    faces=faces,
    alt=alt_of_board,
    hand_alt=alt_of_hand,
)
_PICTURES = MapPictures(WORLD)
kinds, draw, alt_text = _PICTURES.kinds, _PICTURES.draw, _PICTURES.alt_text
