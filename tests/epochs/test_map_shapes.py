"""The drawn maps of games of epochs: room for names, disks and emblems, borders that agree with the neighbours."""

from itertools import pairwise
from math import dist

import pytest

from data import FOLDER, table
from engine.epochs.geography import load

pytestmark = pytest.mark.parametrize("game", ["inner_sea", "middle_east"])


def overlaps(first: list[int], second: list[int]) -> bool:
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def test_shapes__every_area_has_a_name_and_room_for_disks_inside_the_picture(game: str):
    geography, shapes = load(game), table(f"{game}/shapes.json")
    assert set(shapes["areas"]) == set(geography.ids)
    for area, shape in shapes["areas"].items():
        x0, y0, x1, y1 = shape["label"]["box"]
        assert 0 <= x0 < x1 <= shapes["width"]
        assert 0 <= y0 < y1 <= shapes["height"]
        assert 3 <= len(shape["spots"]) <= 4, area
        assert ("emblem" in shape) == bool(geography.areas[area].home_of)
        for lang in ("en", "es"):
            assert " ".join(shape["label"]["lines"][lang]) == geography.areas[area].name.text(lang)


def test_shapes__names_never_overlap_names_disks_or_emblems(game: str):
    shapes = table(f"{game}/shapes.json")
    boxes, circles = [], []
    for shape in shapes["areas"].values():
        boxes.append(shape["label"]["box"])
        circles += [(*spot, shapes["disk"]) for spot in shape["spots"]]
        if "emblem" in shape:
            circles.append((*shape["emblem"], shapes["emblem"]))
    for place, box in enumerate(boxes):
        assert not any(overlaps(box, other) for other in boxes[:place])
        for x, y, radius in circles:
            near = (min(max(x, box[0]), box[2]) - x) ** 2 + (min(max(y, box[1]), box[3]) - y) ** 2
            assert near >= (radius - 1) ** 2
    for place, (x, y, radius) in enumerate(circles):
        for other_x, other_y, other in circles[:place]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= (radius + other) ** 2


def test_shapes__neighbours_share_a_drawn_border(game: str):
    geography, shapes = load(game), table(f"{game}/shapes.json")
    drawn = {frozenset(border["between"]) for border in shapes["borders"]}
    over_islands = {
        frozenset((area, sea))
        for area in geography.ids
        if geography.areas[area].island
        for sea in geography.neighbours(area)
    }
    for area in geography.ids:
        for other in geography.neighbours(area):
            assert frozenset((area, other)) in drawn | over_islands


def test_shapes__a_drawn_border_is_an_adjacency(game: str):
    geography, shapes = load(game), table(f"{game}/shapes.json")
    lengths: dict[tuple[str, str], float] = {}
    for border in shapes["borders"]:
        line = list(zip(border["line"][::2], border["line"][1::2], strict=True))
        pair = min(border["between"]), max(border["between"])
        lengths[pair] = lengths.get(pair, 0.0) + sum(dist(*step) for step in pairwise(line))
    overridden = {tuple(sorted(each["areas"])) for each in table(f"{game}/seeds.json")["overrides"]}
    for (first, second), length in lengths.items():
        if length > 5 and {first, second} <= set(geography.ids) and (first, second) not in overridden:
            assert geography.adjacent(first, second), (first, second, length)


def test_shapes__rings_are_closed_and_cover_the_picture(game: str):
    shapes = table(f"{game}/shapes.json")
    total = 0.0
    for shape in [*shapes["areas"].values(), *shapes["scenery"].values()]:
        signed = []
        for ring in shape["rings"]:
            assert ring[:2] == ring[-2:]
            xs, ys = ring[::2], ring[1::2]
            signed.append(sum(xs[i] * ys[i + 1] - xs[i + 1] * ys[i] for i in range(len(xs) - 1)) / 2)
        total += abs(sum(signed))
    assert total == pytest.approx(shapes["width"] * shapes["height"], rel=0.001)


def test_shapes__file_stays_small(game: str):
    assert (FOLDER / f"{game}/shapes.json").stat().st_size < 600_000
