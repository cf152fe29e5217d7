"""The map of a game of epochs: areas, neighbours, islands, the order of competitions, the frontiers of small games.

Made by data/build/epochs_map.py from real coasts; the same cells give the picture and these neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

import msgspec

from data import table
from data.reading import reader

Kind = Literal["land", "shallow", "deep"]
Edge = Literal["north", "east", "south", "west"]
Source = Literal["rulebook", "public", "house"]
Terrain = Literal["", "fertile", "plain", "mountain", "desert"]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: str
    es: str

    def text(self, lang: str) -> str:
        """The name in a language; one that is not here is read as English."""
        return self.es if lang == "es" else self.en


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the map that menus group areas by."""

    id: str
    name: Name


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the map (rulebook, "Áreas").

    number: the one by which states know it, for good. order: rank in the order of competitions, 0 in the north-east
    (rulebook, "Orden de resolución"). adjacent: ids of the areas that share a border, sorted. home_of: the civilization
    whose home this is, "" for none (rulebook, "Áreas Natales"). island: the island it is on, "" on the mainland and
    for seas. edges: edges of the map it touches, itself or with only empty scenery beyond it. terrain: "" in a game
    whose land is all alike.
    """

    id: str
    number: int
    name: Name
    kind: Kind
    region: str
    order: int
    adjacent: tuple[str, ...]
    source: Source
    edges: tuple[Edge, ...] = ()
    home_of: str = ""
    island: str = ""
    terrain: Terrain = ""

    @property
    def is_land(self) -> bool:
        """Whether it is a land area, not a sea."""
        return self.kind == "land"

    @property
    def is_deep(self) -> bool:
        """Whether it is a deep sea (rulebook, "Mares Profundos y Poco Profundos")."""
        return self.kind == "deep"


class Frontier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a small game leaves out (rulebook, "Despliegue básico").

    line: the areas marked with white disks, from the north to the south. playable: the areas in play, sorted.
    """

    line: tuple[str, ...]
    playable: tuple[str, ...]


class Geography(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole map. areas: by id, in the order of their ids. frontiers: by number of players."""

    title: str
    regions: tuple[Region, ...]
    frontiers: dict[int, Frontier]
    areas: dict[str, Area]

    def is_land(self, area: str) -> bool:
        """Whether an area is land (rulebook, "Áreas"). Raises KeyError for an unknown id, as all of these do."""
        return self.areas[area].is_land

    def neighbours(self, area: str) -> tuple[str, ...]:
        """The areas that share a border with this one, sorted (rulebook, "Bordes")."""
        return self.areas[area].adjacent

    def adjacent(self, first: str, second: str) -> bool:
        """Whether two areas share a border; no area is its own neighbour."""
        return second in self.areas[first].adjacent

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all areas, sorted."""
        return tuple(self.areas)

    @property
    def order(self) -> tuple[str, ...]:
        """All areas from the north-east to the south-west (rulebook, "Orden de resolución")."""
        return tuple(sorted(self.areas, key=lambda area: self.areas[area].order))

    @property
    def islands(self) -> dict[str, tuple[str, ...]]:
        """The land areas of each island (rulebook, "Islas")."""
        return self._grouped("island")

    @property
    def homes(self) -> dict[str, tuple[str, ...]]:
        """The home areas of each civilization (rulebook, "Áreas Natales")."""
        return self._grouped("home_of")

    def frontier(self, players: int) -> tuple[str, ...]:
        """The areas that carry the white disks of a basic setup; none where the whole map is played."""
        return self.frontiers[players].line if players in self.frontiers else ()

    def playable(self, players: int) -> tuple[str, ...]:
        """The areas in play in a basic setup, sorted."""
        return self.frontiers[players].playable if players in self.frontiers else self.ids

    def closed(self, players: int) -> tuple[str, ...]:
        """The areas out of play in a basic setup, sorted: the frontier and everything behind it."""
        playable = set(self.playable(players))
        return tuple(area for area in self.areas if area not in playable)

    def _grouped(self, by: Literal["island", "home_of"]) -> dict[str, tuple[str, ...]]:
        groups: dict[str, tuple[str, ...]] = {}
        for area in self.areas.values():
            group = area.island if by == "island" else area.home_of
            if group:
                groups[group] = (*groups.get(group, ()), area.id)
        return groups


_geography: Final = reader(Geography, strict=False)


@cache
def load(game: str) -> Geography:
    """The map of a game by its package name, read once. Raises FileNotFoundError where a game has no such map."""
    contents = table(f"{game}/map.json")
    return _geography({**contents, "areas": {area["id"]: area for area in contents["areas"]}})
