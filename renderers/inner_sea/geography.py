"""Where everything lies on the drawn map, and what it is called: facts from data/inner_sea."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from data import table
from engine.epochs.geography import Name, load

GAME = "inner_sea"
TOKEN: Final = (22, 24)
"""Width and height of a stack in pixels of the small map; its places are chosen for this size."""


class Lettering(msgspec.Struct, frozen=True):
    """Where a name stands (left, top, right, bottom), how large, and its lines by language."""

    box: tuple[int, int, int, int]
    size: int
    lines: dict[str, tuple[str, ...]]


class Shape(msgspec.Struct, frozen=True):
    """An area as it is drawn, in pixels of the small map; even-odd ``rings``, ``spots`` for stacks of disks."""

    centre: tuple[int, int]
    label: Lettering
    spots: tuple[tuple[int, int], ...]
    rings: tuple[tuple[float, ...], ...]
    emblem: tuple[int, int] | None = None


class Border(msgspec.Struct, frozen=True):
    """A line between two places."""

    kind: str
    between: tuple[str, str]
    line: tuple[float, ...]


class Shapes(msgspec.Struct, frozen=True):
    """The drawn map."""

    width: int
    height: int
    disk: int
    emblem: int
    areas: dict[str, Shape]
    scenery: dict[str, Shape]
    borders: tuple[Border, ...]


class Titled(msgspec.Struct, frozen=True):
    """A card, wonder or civilization in words."""

    key: str
    name: Name
    text: Name
    source: str = "house"
    theme: str = ""
    disks: int = 0
    id: int = 0


@cache
def shapes() -> Shapes:
    """data/inner_sea/shapes.json, with the places for stacks from data/art/inner_sea/spots.json."""
    found = msgspec.convert(table(f"{GAME}/shapes.json"), Shapes)
    spots: dict[str, list[list[int]]] = table(f"art/{GAME}/spots.json")
    areas = {
        name: msgspec.structs.replace(shape, spots=tuple((x, y) for x, y in spots[name]))
        for name, shape in found.areas.items()
    }
    return msgspec.structs.replace(found, areas=areas)


@cache
def area_names(lang: str) -> dict[str, str]:
    """Names of areas by id."""
    return {key: area.name.text(lang) for key, area in load(GAME).areas.items()}


@cache
def kind_of(area: str) -> str:
    """land, shallow or deep."""
    return load(GAME).areas[area].kind


@cache
def region_name(area: str, lang: str) -> str:
    """The name of the region of an area."""
    names = {region.id: region.name for region in load(GAME).regions}
    return names[load(GAME).areas[area].region].text(lang)


@cache
def home_areas() -> dict[str, str]:
    """Home area by civilization."""
    return {row["id"]: row["home"] for row in table(f"{GAME}/civilizations.json")["civilizations"]}


@cache
def civilization_names(lang: str) -> dict[str, str]:
    """Names of civilizations by id."""
    rows = table(f"{GAME}/civilizations.json")["civilizations"]
    return {row["id"]: row["name"].get(lang, row["name"]["en"]) for row in rows}


@cache
def cards() -> dict[str, Titled]:
    """Fate cards by key."""
    found: dict[str, Titled] = {}
    for file in ("regular", "great_persons", "negate", "investment", "competition", "events", "more"):
        for row in table(f"{GAME}/cards/{file}.json")["cards"]:
            found[row["key"]] = msgspec.convert(row, Titled)
    return found


@cache
def card_keys() -> dict[int, str]:
    """Keys of fate cards by number."""
    return {card.id: key for key, card in cards().items()}


@cache
def wonders() -> dict[str, Titled]:
    """Wonders by key."""
    return {row["key"]: msgspec.convert(row, Titled) for row in table(f"{GAME}/wonders.json")["wonders"]}


@cache
def rank(area: str) -> int:
    """Place of an area in the order of competitions, from 0."""
    return load(GAME).areas[area].order
