"""From cells to lines: every border once, smoothed, and rings put together from those borders.

As two neighbours use the same line, they share their border to the last digit. Build-time only: needs numpy and scipy.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from scipy import ndimage

from data.build.epochs_map_coast import FINE, Grid

OUTSIDE = -1
"""The number of what is beyond the edge of the map."""
TOLERANCE = 0.4
"""How far, in pixels, a simplified line may leave the smoothed one."""

Point = tuple[int, int]


@dataclass(frozen=True)
class Line:
    """A border between two numbers; going from its first point to its last, ``left`` is on the left hand."""

    left: int
    right: int
    points: Grid
    """Rows of x and y in pixels of the map."""
    length: float
    """Cells along which the two touch, in pixels."""


def _edges(labels: Grid) -> dict[Point, list[tuple[Point, int, int]]]:
    """For each corner of the raster the unit edges that leave it: (other corner, left number, right number)."""
    height, width = labels.shape
    framed = np.full((height + 2, width + 2), OUTSIDE)
    framed[1:-1, 1:-1] = labels
    leaving: dict[Point, list[tuple[Point, int, int]]] = {}
    rows, columns = np.nonzero(framed[:, 1:] != framed[:, :-1])
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        west, east = int(framed[row, column]), int(framed[row, column + 1])
        upper, lower = (row - 1, column), (row, column)
        leaving.setdefault(upper, []).append((lower, east, west))
        leaving.setdefault(lower, []).append((upper, west, east))
    rows, columns = np.nonzero(framed[1:, :] != framed[:-1, :])
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        north, south = int(framed[row, column]), int(framed[row + 1, column])
        first, second = (row, column - 1), (row, column)
        leaving.setdefault(first, []).append((second, north, south))
        leaving.setdefault(second, []).append((first, south, north))
    return leaving


def _walk(leaving: dict[Point, list[tuple[Point, int, int]]], start: Point, way: tuple[Point, int, int]) -> list[Point]:
    """The corners from a node along one edge up to the next node, or around back to the start."""
    path = [start, way[0]]
    while path[-1] != start and len(leaving[path[-1]]) == 2:
        path.append(next(corner for corner, _, _ in leaving[path[-1]] if corner != path[-2]))
    return path


def _smooth(path: list[Point], softness: float) -> Grid:
    """A path of corners as a smooth line in pixels; an open one keeps its ends, a closed one stays closed."""
    corners = np.array([(column, row) for row, column in path], dtype=float) / FINE
    closed = path[0] == path[-1]
    if len(corners) < 4:
        return corners
    middles = (corners[1:] + corners[:-1]) / 2
    if closed:
        soft = ndimage.gaussian_filter1d(middles, min(softness, len(middles) / 8), axis=0, mode="wrap")
        return np.concatenate([soft, soft[:1]])
    line = np.concatenate([corners[:1], middles, corners[-1:]])
    mirrored = np.concatenate([2 * line[0] - line[:0:-1], line, 2 * line[-1] - line[-2::-1]])
    soft = ndimage.gaussian_filter1d(mirrored, softness, axis=0)[len(line) - 1 : 2 * len(line) - 1]
    soft[0], soft[-1] = corners[0], corners[-1]
    return soft


def _simplified(line: Grid) -> Grid:
    """The line with only the points needed to stay within TOLERANCE of it (Douglas and Peucker), to half pixels."""
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    stack = [(0, len(line) - 1)]
    if len(line) > 3 and (line[0] == line[-1]).all():
        far = int(((line - line[0]) ** 2).sum(axis=1).argmax())
        keep[far] = True
        stack = [(0, far), (far, len(line) - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        base = line[last] - line[first]
        away = line[first + 1 : last] - line[first]
        length = float((base**2).sum() ** 0.5)
        cross = np.abs(base[0] * away[:, 1] - base[1] * away[:, 0])
        gaps = cross / length if length else (away**2).sum(axis=1) ** 0.5
        worst = int(gaps.argmax())
        if gaps[worst] > TOLERANCE:
            keep[first + 1 + worst] = True
            stack += [(first, first + 1 + worst), (first + 1 + worst, last)]
    rounded = np.round(line[keep] * 2) / 2
    changed = np.ones(len(rounded), dtype=bool)
    changed[1:] = (np.diff(rounded, axis=0) != 0).any(axis=1)
    return rounded[changed]


def lines(labels: Grid, coasts: Any) -> list[Line]:
    """Every border of the labels. ``coasts(left, right)`` says whether a border is a coast, which keeps more detail."""
    leaving = _edges(labels)
    steps: set[tuple[Point, Point]] = set()
    borders = []
    nodes = sorted(corner for corner, ways in leaving.items() if len(ways) != 2)
    for start in [*nodes, *sorted(leaving)]:
        for way in leaving[start]:
            if (start, way[0]) in steps:
                continue
            path = _walk(leaving, start, way)
            steps |= {step for pair in pairwise(path) for step in (pair, pair[::-1])}
            if OUTSIDE in way[1:]:
                points = np.array([(column, row) for row, column in path], dtype=float) / FINE
            else:
                points = _smooth(path, 1.3 if coasts(way[1], way[2]) else 5.0)
            points = _simplified(points)
            if len(points) > 1:
                borders.append(Line(way[1], way[2], points, (len(path) - 1) / FINE))
    return borders


def _area(ring: Grid) -> float:
    """The signed area of a ring in square pixels."""
    x, y = ring[:, 0], ring[:, 1]
    return float((x[:-1] * y[1:] - x[1:] * y[:-1]).sum() / 2)


def rings(borders: list[Line], number: int) -> list[Grid]:
    """The rings around one number, largest first: outlines and holes, to be filled by the even-odd rule."""
    pieces = [
        line.points if line.left == number else line.points[::-1]
        for line in borders
        if number in (line.left, line.right)
    ]
    starts: dict[Any, list[int]] = {}
    for place, piece in enumerate(pieces):
        starts.setdefault(tuple(piece[0].tolist()), []).append(place)
    outlines = []
    free = set(range(len(pieces)))
    for place in range(len(pieces)):
        if place not in free:
            continue
        free.discard(place)
        ring = [pieces[place]]
        while (ring[-1][-1] != ring[0][0]).any():
            following = next((p for p in starts.get(tuple(ring[-1][-1].tolist()), []) if p in free), None)
            if following is None:
                break
            free.discard(following)
            ring.append(pieces[following][1:])
        whole = np.concatenate(ring)
        if len(whole) > 3:
            outlines.append(whole)
    return sorted(outlines, key=lambda ring: -abs(_area(ring)))
