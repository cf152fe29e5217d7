"""Make the map of a game of epochs: data/GAME/seeds.json -> data/GAME/map.json (rules) and shapes.json (pictures).

Usage: ``python -m data.build.epochs_map GAME LAND_TOPOJSON``, where LAND_TOPOJSON is land-10m.json of npm's
``world-atlas`` 2.0.2 (Natural Earth, public domain). Needs numpy, scipy and Pillow, at build time only:
``python -m venv /tmp/mapvenv && /tmp/mapvenv/bin/pip install numpy scipy pillow``.
Running it again gives the same files to the byte; ``--check`` says whether the committed files are what it would write.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from data.build.epochs_map_cells import cells, is_ground, places
from data.build.epochs_map_coast import FINE, Grid, Projection, Seeds, land_mask
from data.build.epochs_map_labels import DISK, EMBLEM, Placing, Room
from data.build.epochs_map_lines import OUTSIDE, Line, lines, rings
from data.build.epochs_map_rules import edges, frontiers, neighbours, order, shared
from data.numbers import ids_by_number

DATA = Path(__file__).resolve().parents[1]
SIDES = ("north", "south", "west", "east")


def flat(points: Grid) -> list[float | int]:
    """Points as x, y, x, y...; whole numbers without a decimal point."""
    return [int(value) if value == int(value) else float(value) for value in points.ravel().tolist()]


def framed(labels: Grid, names: list[str], threshold: float) -> dict[str, set[str]]:
    """The edges of the picture that each place touches along more than the threshold."""
    edges: dict[str, set[str]] = {name: set() for name in names}
    for side, row in zip(SIDES, (labels[0], labels[-1], labels[:, 0], labels[:, -1]), strict=True):
        for number, count in enumerate(np.bincount(row, minlength=len(names)).tolist()):
            if count / FINE > threshold:
                edges[names[number]].add(side)
    return edges


def rooms(labels: Grid, islets: Grid, everything: list[dict[str, Any]], project: Projection) -> dict[str, Room]:
    """Names, disks and emblems of every area, the smallest areas placed first; scenery gets a middle and a name."""
    small = labels[::FINE, ::FINE]
    land = np.array([is_ground(place) for place in everything])[small]
    placing = Placing(small, land, islets[::FINE, ::FINE] > 0)
    rooms_by_id = {place["id"]: placing.room(number) for number, place in enumerate(everything)}
    ranked = sorted(range(len(everything)), key=lambda number: (rooms_by_id[everything[number]["id"]].radius, number))
    for number in ranked:
        place = everything[number]
        if "name_near" in place:
            x, y = project(place["name_near"])[0].tolist()
            rooms_by_id[place["id"]].name_near = (int(x), int(y))
        placing.place(number, rooms_by_id[place["id"]], place["name"], "home_of" in place)
    return rooms_by_id


def map_file(seeds: Seeds, borders: list[Line], labels: Grid, middles: dict[str, Room]) -> dict[str, Any]:
    """The contents of map.json."""
    names = [place["id"] for place in places(seeds)]
    pairs = shared((names[b.left], names[b.right], b.length) for b in borders if OUTSIDE not in (b.left, b.right))
    near = {pair: length for pair, length in pairs.items() if 3 < length < 2.5 * seeds["threshold"]}
    print("near the threshold:", *(f"{a}-{b} {length:.0f}" for (a, b), length in sorted(near.items())), sep="\n  ")
    adjacent = neighbours(seeds, pairs)
    touched = edges(seeds, pairs, framed(labels, names, seeds["threshold"]))
    ids_by_number("seeds.json", ((area["id"], area.get("number")) for area in seeds["areas"]))
    rank = order({area["id"]: middles[area["id"]].centre for area in seeds["areas"]}, seeds["window"]["width"])
    areas = [
        {
            "id": area["id"],
            "number": area["number"],
            "name": area["name"],
            "kind": area["kind"],
            **{key: area[key] for key in ("terrain", "home_of", "island") if key in area},
            "region": area["region"],
            "edges": touched[area["id"]],
            "order": rank[area["id"]],
            "adjacent": sorted(adjacent[area["id"]]),
            "source": area["source"],
        }
        for area in sorted(seeds["areas"], key=lambda area: str(area["id"]))
    ]
    return {"title": seeds["title"], "regions": seeds["regions"], "frontiers": frontiers(seeds, adjacent), "areas": areas}


def _described(place: dict[str, Any], room: Room, outline: list[Any]) -> dict[str, Any]:
    return {
        "centre": room.centre,
        "radius": room.radius,
        "label": {"box": room.box, "size": room.size, "lines": room.names},
        "spots": room.spots,
        **({"emblem": room.emblem} if room.emblem else {}),
        "rings": outline,
    }


def shapes_file(
    seeds: Seeds, project: Projection, borders: list[Line], islets: Grid, rooms_by_id: dict[str, Room]
) -> dict[str, Any]:
    """The contents of shapes.json."""
    everything = places(seeds)

    def kind(line: Line) -> str:
        first, second = everything[line.left], everything[line.right]
        if is_ground(first) != is_ground(second):
            return "coast"
        return "land" if is_ground(first) else "sea"

    inner_lines = [line for line in borders if OUTSIDE not in (line.left, line.right)]
    islet_rings = [
        flat(ring)
        for number in range(1, int(islets.max()) + 1)
        if (islets == number).any()
        for ring in rings(lines(np.where(islets == number, 1, 0), lambda _left, _right: True), 1)[:1]
    ]
    described = {
        place["id"]: _described(place, rooms_by_id[place["id"]], [flat(ring) for ring in rings(borders, number)])
        for number, place in enumerate(everything)
    }
    return {
        "width": project.width,
        "height": project.height,
        "disk": DISK,
        "emblem": EMBLEM,
        "areas": {area["id"]: described[area["id"]] for area in seeds["areas"]},
        "scenery": {
            each["id"]: {"name": each["name"], "kind": each["kind"], **described[each["id"]]}
            for each in seeds["scenery"]
        },
        "islets": islet_rings,
        "borders": [
            {
                "kind": kind(line),
                "between": [everything[line.left]["id"], everything[line.right]["id"]],
                "line": flat(line.points),
            }
            for line in inner_lines
        ],
        "rivers": [
            {"id": river["id"], "line": flat(np.round(project(river["line"]) * 2) / 2)} for river in seeds["rivers"]
        ],
    }


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def json_text(contents: dict[str, Any]) -> str:
    """JSON with one entry a line for lists and tables of the first level: small, and readable in a diff."""
    parts = []
    for key, value in contents.items():
        if isinstance(value, list) and value and isinstance(value[0], dict | list):
            inner = ",\n  ".join(map(_compact, value))
            parts.append(f' "{key}": [\n  {inner}\n ]')
        elif isinstance(value, dict):
            inner = ",\n  ".join(f'"{name}": {_compact(each)}' for name, each in value.items())
            parts.append(f' "{key}": {{\n  {inner}\n }}')
        else:
            parts.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def map_texts(game: str, topojson: Path) -> dict[str, str]:
    """The text of map.json and shapes.json of a game, by file name."""
    seeds: Seeds = json.loads((DATA / game / "seeds.json").read_text("utf-8"))
    project = Projection(seeds)
    labels, islets = cells(land_mask(topojson, seeds, project), seeds, project)
    everything = places(seeds)

    def coasts(left: int, right: int) -> bool:
        return bool(is_ground(everything[left]) != is_ground(everything[right]))

    borders = lines(labels, coasts)
    rooms_by_id = rooms(labels, islets, everything, project)
    return {
        "map.json": json_text(map_file(seeds, borders, labels, rooms_by_id)),
        "shapes.json": json_text(shapes_file(seeds, project, borders, islets, rooms_by_id)),
    }


def main(game: str, topojson: str, check: bool) -> int:
    """Write the two files, or compare them with what is there; returns the exit status."""
    same = True
    for name, text in map_texts(game, Path(topojson)).items():
        place = DATA / game / name
        if check:
            same = place.read_text("utf-8") == text and same
        else:
            place.write_text(text, "utf-8")
            print(name, len(text.encode()))
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], "--check" in sys.argv[3:]))
