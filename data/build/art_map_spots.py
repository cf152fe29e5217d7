"""Nudge the places for stacks so that whole stacks, not only disks, keep clear of names, emblems and each other."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Any

Box = tuple[int, int, int, int]
Point = tuple[int, int]

REACH = 9
ROUNDS = 24


def _box(spot: Point, size: Point) -> Box:
    left, top = spot[0] - size[0] // 2, spot[1] - size[1] // 2
    return left, top, left + size[0], top + size[1]


def shared(one: Box, two: Box) -> int:
    """How many pixels two boxes share."""
    wide = min(one[2], two[2]) - max(one[0], two[0])
    tall = min(one[3], two[3]) - max(one[1], two[1])
    return max(0, wide) * max(0, tall)


def _offsets() -> list[Point]:
    every = [(x, y) for x in range(-REACH, REACH + 1) for y in range(-REACH, REACH + 1) if x * x + y * y <= REACH**2]
    return sorted(every, key=lambda step: (step[0] ** 2 + step[1] ** 2, step))


def _inside(point: Point, rings: list[list[float]]) -> bool:
    """Whether a point is inside an odd number of rings."""
    x, y = point
    odd = False
    for ring in rings:
        ends = list(zip(ring[::2], ring[1::2], strict=True))
        for (ax, ay), (bx, by) in pairwise(ends):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd


def nudged(shapes: dict[str, Any], size: Point) -> dict[str, list[Point]]:
    """Spots by area, each moved as little as it takes until boxes of ``size`` on them touch nothing.

    Raises ValueError where that cannot be done within REACH pixels.
    """
    places = {**shapes["areas"], **shapes["scenery"]}
    radius = shapes["emblem"]
    fixed: list[Box] = [tuple(place["label"]["box"]) for place in places.values()]
    fixed += [_box(tuple(p["emblem"]), (2 * radius, 2 * radius)) for p in places.values() if "emblem" in p]
    start = [(area, tuple(spot)) for area, place in shapes["areas"].items() for spot in place["spots"]]
    now: list[Point] = [spot for _, spot in start]

    def near(at: int, everywhere: list[Box]) -> list[Box]:
        x, y = start[at][1]
        return [box for box in everywhere if box[0] - 40 < x < box[2] + 40 and box[1] - 40 < y < box[3] + 40]

    walls = [near(at, fixed) for at in range(len(start))]
    for turn in range(ROUNDS):
        bad = 0
        for at, (area, spot) in enumerate(start):
            others = [_box(other, size) for to, other in enumerate(now) if to != at]
            around = walls[at] + near(at, others)
            if any(shared(_box(now[at], size), box) for box in around):
                bad += 1
                now[at] = _best(spot, size, around, 1 + turn, shapes, shapes["areas"][area]["rings"])
        if not bad:
            break
    else:
        raise ValueError(f"no room for stacks of {size} pixels")
    spots: dict[str, list[Point]] = {area: [] for area in shapes["areas"]}
    for (area, _), spot in zip(start, now, strict=True):
        spots[area].append(spot)
    return spots


def _best(
    spot: Point, size: Point, around: list[Box], weight: int, shapes: dict[str, Any], rings: list[list[float]]
) -> Point:
    """Where near ``spot`` a stack touches least; overlaps weigh more with every round, leaving the area always."""

    def cost(to: Point) -> float:
        box = _box(to, size)
        off = box[0] < 0 or box[1] < 0 or box[2] > shapes["width"] or box[3] > shapes["height"]
        corners = [(to[0] + x, to[1] + y) for x, y in ((0, 0), (-7, 0), (7, 0), (0, -7), (0, 7))]
        lost = sum(not _inside(corner, rings) for corner in corners)
        far = hypot(to[0] - spot[0], to[1] - spot[1])
        return 1e6 * off + weight * sum(shared(box, other) for other in around) + 0.6 * far + 5 * lost

    return min(((spot[0] + x, spot[1] + y) for x, y in _offsets()), key=cost)
