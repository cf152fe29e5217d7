"""What the rules need of a map: neighbours, islands, edges, the order of competitions, what small games leave out.

Build-time only; no libraries. Part of ``data/build/epochs_map.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Seeds = dict[str, Any]
"""The contents of a seeds.json."""
Pairs = dict[tuple[str, str], float]
"""How far two places share a border, in pixels, by their ids in order."""


def shared(borders: Iterable[tuple[str, str, float]]) -> Pairs:
    """The total of all borders between the same two places."""
    total: Pairs = {}
    for first, second, length in borders:
        pair = (min(first, second), max(first, second))
        total[pair] = total.get(pair, 0.0) + length
    return total


def neighbours(seeds: Seeds, pairs: Pairs) -> dict[str, set[str]]:
    """Who is next to whom: a border longer than the threshold, islands' areas to all their seas, then the overrides.

    Raises ValueError for an override that changes nothing, so that none outlives its reason.
    """
    areas = {area["id"]: area for area in seeds["areas"]}
    adjacent: dict[str, set[str]] = {area: set() for area in areas}
    for (first, second), length in sorted(pairs.items()):
        if first in areas and second in areas and length > seeds["threshold"]:
            adjacent[first].add(second)
            adjacent[second].add(first)
    islands = sorted({area["island"] for area in areas.values() if "island" in area})
    for island in islands:
        members = [area for area in areas if areas[area].get("island") == island]
        seas = {other for member in members for other in adjacent[member] if areas[other]["kind"] != "land"}
        for member in members:
            adjacent[member] |= seas
            for sea in seas:
                adjacent[sea].add(member)
    for each in seeds["overrides"]:
        first, second = each["areas"]
        if (second in adjacent[first]) == (each["set"] == "adjacent"):
            raise ValueError(f"override without effect: {first}, {second}")
        change = set.add if each["set"] == "adjacent" else set.discard
        change(adjacent[first], second)
        change(adjacent[second], first)
    return adjacent


def edges(seeds: Seeds, pairs: Pairs, framed: Mapping[str, set[str]]) -> dict[str, list[str]]:
    """The edges of the map that each area touches, itself or by way of empty scenery beyond it."""
    edges_of = {area["id"]: set(framed.get(area["id"], set())) for area in seeds["areas"]}
    for scenery in seeds["scenery"]:
        for (first, second), length in pairs.items():
            if scenery["id"] in (first, second) and length > seeds["threshold"]:
                area = first if second == scenery["id"] else second
                if area in edges_of and scenery.get("edge"):
                    edges_of[area].add(scenery["edge"])
    return {area: sorted(edges_of[area]) for area in edges_of}


def order(centres: Mapping[str, tuple[int, int]], width: int) -> dict[str, int]:
    """The order of competitions: from the upper right corner by distance to an area's middle, ties by id."""
    ranked = sorted(centres, key=lambda area: ((width - centres[area][0]) ** 2 + centres[area][1] ** 2, area))
    return {area: place for place, area in enumerate(ranked)}


def reachable(adjacent: Mapping[str, set[str]], start: str, closed: Iterable[str]) -> list[str]:
    """All areas that can be reached from ``start`` without entering a closed one, by id."""
    barred = set(closed)
    areas, waiting = {start}, [start]
    while waiting:
        for area in adjacent[waiting.pop()]:
            if area not in areas and area not in barred:
                areas.add(area)
                waiting.append(area)
    return sorted(areas)


def frontiers(seeds: Seeds, adjacent: Mapping[str, set[str]]) -> dict[str, Any]:
    """By number of players: the areas of the frontier, and those in play behind it.

    Raises ValueError for a frontier that does not part the map.
    """
    result: dict[str, Any] = {}
    for each in seeds["frontiers"]:
        playable = reachable(adjacent, each["inside"], each["closed"])
        if len(playable) + len(each["closed"]) == len(adjacent):
            raise ValueError(f"the frontier for {each['players']} players parts nothing")
        result[str(each["players"])] = {"line": each["closed"], "playable": playable}
    return result
