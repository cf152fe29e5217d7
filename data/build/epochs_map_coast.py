"""Natural Earth's land as a raster: read, project, magnify where the map is crowded, enlarge small isles.

Build-time only: needs numpy and Pillow. Part of ``data/build/epochs_map.py``.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

Grid = Any
"""A numpy array: rows from the north, columns from the west, or points as rows of x and y."""
Seeds = dict[str, Any]
"""The contents of a seeds.json."""

FINE = 2
"""Raster cells to a pixel of the map, each way."""


def stretched(low: float, high: float, scales: list[list[float]]) -> tuple[Grid, Grid]:
    """Degrees from ``low`` to ``high``, and where each stands after the stretch; both ends stay where they are.

    ``scales`` are pairs of a degree and how large the map is drawn there, in proportion to the other pairs.
    """
    degrees = np.linspace(low - 10, high + 10, 2001)
    at, scale = np.array(scales, dtype=float).T
    places = np.cumsum(np.interp(degrees, at, scale))
    first, last = np.interp([low, high], degrees, places)
    return degrees, low + (places - first) * (high - low) / (last - first)


class Projection:
    """From longitude and latitude to pixels of the map: equirectangular, stretched, seen through magnifying lenses."""

    def __init__(self, seeds: Seeds) -> None:
        """Takes the window with its stretch and the lenses from ``seeds``."""
        window = seeds["window"]
        self._stretch = {
            axis: stretched(window[low], window[high], window["stretch"][name])
            for axis, (name, low, high) in enumerate((("longitude", "west", "east"), ("latitude", "south", "north")))
            if name in window.get("stretch", {})
        }
        self._squeeze = math.cos(math.radians(window["parallel"]))
        self._lenses = [
            (self._flat([lens["at"]])[0], lens["strength"], lens["reach"] * self._squeeze)
            for lens in seeds["lenses"]
        ]
        self._west, self._north = window["west"] * self._squeeze, -window["north"]
        self._scale = window["width"] / ((window["east"] - window["west"]) * self._squeeze)
        self.width: int = window["width"]
        self.height = round((window["north"] - window["south"]) * self._scale)

    def _flat(self, lon_lat: Any) -> Grid:
        """Rows of longitude and latitude, stretched and squeezed, before the lenses."""
        degrees = np.array(lon_lat, dtype=float).reshape(-1, 2)
        for axis, (before, after) in self._stretch.items():
            degrees[:, axis] = np.interp(degrees[:, axis], before, after)
        return degrees * np.array([self._squeeze, -1.0])

    def __call__(self, lon_lat: Any) -> Grid:
        """Rows of longitude and latitude as rows of x and y in pixels from the upper left corner."""
        flat = self._flat(lon_lat)
        for centre, strength, reach in self._lenses:
            away = flat - centre
            flat = flat + away * (strength * np.exp(-(away**2).sum(axis=1) / (2 * reach**2)))[:, None]
        return (flat - np.array([self._west, self._north])) * self._scale


def rings(topojson: Path) -> list[tuple[Grid, bool]]:
    """Every ring of Natural Earth's land as rows of longitude and latitude, and whether it is water inside of land."""
    source = json.loads(topojson.read_text("utf-8"))
    scale, shift = np.array(source["transform"]["scale"]), np.array(source["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in source["arcs"]]

    def joined(ring: list[int]) -> Grid:
        return np.concatenate([arcs[arc] if arc >= 0 else arcs[~arc][::-1] for arc in ring])

    shapes = source["objects"]["land"]["geometries"]
    polygons = [
        polygon
        for shape in shapes
        for polygon in (shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]])
    ]
    return [(joined(ring), number > 0) for polygon in polygons for number, ring in enumerate(polygon)]


def _enlarged(ring: Grid, enlargements: list[dict[str, Any]]) -> Grid:
    """A ring that is inside one of the boxes, blown up about the middle of that box and moved."""
    for each in enlargements:
        west, south, east, north = each["box"]
        low, high = ring.min(axis=0), ring.max(axis=0)
        if low[0] >= west and high[0] <= east and low[1] >= south and high[1] <= north:
            middle = np.array([(west + east) / 2, (south + north) / 2])
            return middle + (ring - middle) * np.array(each["by"]) + np.array(each.get("move", (0, 0)))
    return ring


def land_mask(topojson: Path, seeds: Seeds, project: Projection) -> Grid:
    """True where there is land, FINE cells to a pixel, with the bridges and canals of ``seeds``."""
    window = seeds["window"]
    size = (project.width * FINE, project.height * FINE)
    picture = Image.new("1", size)
    draw = ImageDraw.Draw(picture)
    for ring, is_water in rings(topojson):
        outside = (
            ring[:, 0].max() < window["west"] - 5
            or ring[:, 0].min() > window["east"] + 5
            or ring[:, 1].max() < window["south"] - 5
            or ring[:, 1].min() > window["north"] + 5
        )
        if not outside:
            points = project(_enlarged(ring, seeds["enlarge"])) * FINE
            draw.polygon([(float(x), float(y)) for x, y in points], fill=0 if is_water else 1)
    for kind, fill in (("bridges", 1), ("canals", 0)):
        for each in seeds[kind]:
            points = project(each["line"]) * FINE
            draw.line([(float(x), float(y)) for x, y in points], fill=fill, width=each["width"] * FINE, joint="curve")
    return np.array(picture, dtype=bool)
