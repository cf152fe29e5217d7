"""Cells of the map: which area every raster cell belongs to, grown from the seed points, with soft borders.

Land grows on land and water on water, by the shortest way, so no area leaps a strait or a gulf; ground of uneven speed
(smooth noise from a fixed start) makes borders meander. Build-time only: needs numpy and scipy.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy import ndimage, sparse
from scipy.sparse.csgraph import dijkstra

from data.build.epochs_map_coast import FINE, Grid, Projection, Seeds

WATER = ("shallow", "deep", "sea")
"""Kinds of places that are water; all others are land."""
ROUGHNESS = 1.5
"""How uneven the ground is: 0 gives straight borders."""
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1))
ISLET = 130
"""Islets smaller than this many raster cells are left out of the picture too."""


def noise(shape: tuple[int, int], seed: int) -> Grid:
    """Smooth noise about 0, between -1 and 1, the same on every run."""
    random = np.random.default_rng(seed)
    total: Grid = np.zeros(shape)
    for wave, weight in ((90, 0.45), (42, 0.6), (20, 0.55)):
        lattice = random.uniform(-1, 1, (shape[0] // wave + 4, shape[1] // wave + 4))
        rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]] / wave + 1
        total += weight * ndimage.map_coordinates(lattice, [rows, columns], order=3)
    return total / np.abs(total).max()


def places(seeds: Seeds) -> list[dict[str, Any]]:
    """Everything that owns cells: the areas in the order of the file, then the scenery."""
    return [*seeds["areas"], *seeds["scenery"]]


def is_ground(place: dict[str, Any]) -> bool:
    """Whether a place grows on land."""
    return place["kind"] not in WATER


def _grow(open_cells: Grid, starts: list[tuple[int, int, int, float]], cost: Grid) -> Grid:
    """The number of the nearest start for each open cell, -1 where none can be reached.

    ``starts`` are (number, row, column, head start in pixels); a start in the wrong
    element moves to the nearest open cell.
    """
    height, width = open_cells.shape
    count = height * width
    index = np.arange(count).reshape(height, width)
    heads: list[Grid] = []
    tails: list[Grid] = []
    weights: list[Grid] = []
    for down, right in STEPS:
        here = (slice(0, height - down), slice(max(0, -right), width - max(0, right)))
        there = (slice(down, height), slice(max(0, right), width - max(0, -right)))
        both = open_cells[here] & open_cells[there]
        if abs(down) + abs(right) == 3:  # a knight's move must not leap a strait
            for middle_down, middle_right in ((down // 2, int(right / 2)), (down - down // 2, right - int(right / 2))):
                rows = slice(here[0].start + middle_down, here[0].stop + middle_down)
                both = both & open_cells[rows, here[1].start + middle_right : here[1].stop + middle_right]
        length = (down**2 + right**2) ** 0.5
        heads.append(index[here][both])
        tails.append(index[there][both])
        weights.append(length * (cost[here][both] + cost[there][both]) / 2)
    nearest = ndimage.distance_transform_edt(~open_cells, return_distances=False, return_indices=True)
    owner: dict[int, int] = {}
    for place, (number, row, column, head_start) in enumerate(starts):
        row, column = min(max(row, 0), height - 1), min(max(column, 0), width - 1)
        cell = int(index[nearest[0][row, column], nearest[1][row, column]])
        owner[count + place] = number
        heads.append(np.array([count + place]))
        tails.append(np.array([cell]))
        weights.append(np.array([1000.0 - head_start]))
    graph = sparse.csr_array(
        (np.concatenate(weights), (np.concatenate(heads), np.concatenate(tails))), shape=(count + len(starts),) * 2
    )
    _, _, source = dijkstra(
        graph, directed=False, indices=sorted(owner), return_predecessors=True, min_only=True, limit=1900.0
    )
    table = np.full(count + len(starts) + 1, -1)
    table[list(owner)] = list(owner.values())
    return np.where(open_cells, table[np.maximum(source[:count], -1)].reshape(height, width), -1)


def _without_orphans(land: Grid, ground: list[Grid]) -> tuple[Grid, Grid]:
    """Land without the islands that hold no seed, and those islands, numbered from 1 (0: none)."""
    pieces, _ = ndimage.label(land, structure=np.ones((3, 3)))
    named = sorted({int(pieces[row, column]) for row, column in ground} - {0})
    orphans = land & ~np.isin(pieces, named)
    numbered, count = ndimage.label(orphans)
    sizes = np.bincount(numbered.ravel(), minlength=count + 1)
    small = [piece for piece in range(1, count + 1) if sizes[piece] < ISLET]
    numbered[np.isin(numbered, small)] = 0
    return land & np.isin(pieces, named), numbered


def _snap(mask: Grid, points: Grid) -> list[Any]:
    """The raster cells (row, column) of points, moved to the nearest cell of the mask."""
    nearest = ndimage.distance_transform_edt(~mask, return_distances=False, return_indices=True)
    cells = []
    for x, y in points:
        row, column = min(max(int(y), 0), mask.shape[0] - 1), min(max(int(x), 0), mask.shape[1] - 1)
        cells.append((int(nearest[0][row, column]), int(nearest[1][row, column])))
    return cells


def _tidied(labels: Grid, land: Grid) -> Grid:
    """Labels with every cut-off crumb given to the neighbour that surrounds it most, within its element."""
    for number in range(int(labels.max()) + 1):
        box = labels == number
        pieces, count = ndimage.label(box)
        if count < 2:
            continue
        sizes = np.bincount(pieces.ravel(), minlength=count + 1)
        for piece in range(1, count + 1):
            if sizes[piece] >= 40 * FINE**2 or sizes[piece] == sizes[1:].max():
                continue
            crumb = pieces == piece
            rim = ndimage.binary_dilation(crumb) & ~crumb & (land == land[crumb][0])
            around = labels[rim]
            if around.size:
                labels[crumb] = np.bincount(around).argmax()
    return labels


def cells(land: Grid, seeds: Seeds, project: Projection) -> tuple[Grid, Grid]:
    """The number (place in ``places``) of each raster cell, and the unnamed islets numbered from 1.

    Raises ValueError where land or water is left that no seed reaches and that is no islet or lagoon.
    """
    everything = places(seeds)
    points = [(number, project(place["points"]) * FINE) for number, place in enumerate(everything)]
    ground = [cell for number, at in points if is_ground(everything[number]) for cell in _snap(land, at)]
    land, islets = _without_orphans(land, ground)
    water, _ = ndimage.label(~land)
    wet = [cell for number, at in points if not is_ground(everything[number]) for cell in _snap(~land, at)]
    open_water = np.isin(water, sorted({int(water[cell]) for cell in wet}))
    land = ~open_water
    coarse = land.reshape(project.height, FINE, project.width, FINE).sum(axis=(1, 3)) * 2 >= FINE**2
    cost = np.exp(ROUGHNESS * noise(coarse.shape, 7))
    labels: Grid = np.full(land.shape, -1)
    for solid in (True, False):
        starts = [
            (number, int(y / FINE), int(x / FINE), float(everything[number].get("offset", 0)))
            for number, at in points
            if is_ground(everything[number]) == solid
            for x, y in at
        ]
        grown = _grow(coarse == solid, starts, cost)
        numbers = np.kron(grown, np.ones((FINE, FINE), dtype=int))
        element = land == solid
        numbers[~element] = -1
        nearest = ndimage.distance_transform_edt(numbers < 0, return_distances=False, return_indices=True)
        labels[element] = numbers[nearest[0], nearest[1]][element]
    if (labels < 0).any():
        raise ValueError("some cells belong to nobody")
    return _tidied(_softened(labels, land, len(everything)), land), islets


def _softened(labels: Grid, land: Grid, count: int) -> Grid:
    """Labels after a vote among neighbours of the same element, which rounds ragged borders."""
    best: Grid = np.full(labels.shape, -1.0)
    result = labels.copy()
    for number in range(count):
        mine = labels == number
        rows, columns = np.nonzero(mine)
        if not rows.size:
            raise ValueError(f"place {number} has no cell")
        box = (
            slice(max(0, int(rows.min()) - 12), int(rows.max()) + 13),
            slice(max(0, int(columns.min()) - 12), int(columns.max()) + 13),
        )
        votes = ndimage.gaussian_filter(mine[box].astype(float), 2.2 * FINE / 2)
        votes[land[box] != land[rows[0], columns[0]]] = -1.0
        better = votes > best[box]
        best[box][better] = votes[better]
        result[box][better] = number
    return result
