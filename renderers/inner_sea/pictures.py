"""Pictures of the Inner Sea. Entry point of this package."""

from __future__ import annotations

from typing import Final

from engine.inner_sea.meta import META
from renderers.inner_sea.wonders import PANEL, alt_of_wonders, markers, name_of_wonder, sprite, stamp_wonders
from renderers.maps.atlas import Atlas
from renderers.maps.captions import Captions
from renderers.maps.drawing import MapPictures
from renderers.maps.theme import SOURCES, Source
from renderers.maps.world import World, cards_of, civilizations_of

__all__ = ["alt_text", "draw", "kinds"]

CIVILIZATION_ICONS: Final = {
    "rome": "eagle",
    "carthage": "elephant",
    "celt_iberia": "horse",
    "gaul": "rooster",
    "mauretania": "lion",
    "mycenae": "helmet",
    "troy": "wooden-horse",
    "phoenicia": "trireme",
    "minos": "minotaur",
    "egypt": "ankh",
}
WONDER_SOURCES: Final = {
    "wonders": Source("columns", (206, 156, 40)),
    "most-wonders": Source("pyramids", (240, 208, 120)),
}


def tie(captions: Captions, final: tuple[int, ...]) -> str:
    """The tie-break in words: areas with own wonders, cities, disks on the map, areas."""
    _, wonders, cities, disks, areas = final
    return captions.say("inner_sea-pic-tie", wonders=wonders, cities=cities, disks=disks, areas=areas)


def _sources() -> dict[str, Source]:
    cities = {key: SOURCES[key] for key in ("cities", "most-cities")}
    return {**cities, **WONDER_SOURCES, **{key: of for key, of in SOURCES.items() if key not in cities}}


WORLD: Final = World(
    id=META.id,
    title=META.title,
    atlas=Atlas.of_game(META.id, panels=(PANEL,)),
    colours="inner_sea/map.png",
    middle="central_mediterranean",
    legend=(656, 832),
    civilizations=civilizations_of(META.id),
    civilization_icons=CIVILIZATION_ICONS,
    tie=tie,
    cards=cards_of(META.id),
    sources=_sources(),
    markers=markers,
    marker_sprite=sprite,
    marker_name=name_of_wonder,
    panel=stamp_wonders,
    alt=alt_of_wonders,
)
_PICTURES = MapPictures(WORLD)
kinds, draw, alt_text = _PICTURES.kinds, _PICTURES.draw, _PICTURES.alt_text
