"""Paint the map of a game of stacks on areas from data/GAME/shapes.json and map.json.

Usage: ``python -m data.build.art_map GAME``. Needs ``numpy``, ``scipy`` and ``pillow``. Writes to data/art/GAME:
spots.json, where stacks stand; map.png, twice the size of shapes.json, in the palette of 256 colours that every picture
of the game shares; map_small.png, the same at its small size (art_map_small.py). Names, hatching, kinds of land and
pieces are not in them: they depend on the table. Run it again after ``python -m renderers.palette GAME``, which finds the
colours that the pieces need.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from data.build.art_map_small import SCALE, drawn_lines, flattened
from data.build.art_map_small import main as write_small
from data.build.art_map_spots import nudged
from data.build.painting import DATA, Field, Mask, Rgb, blend, ground_colours, piece_colours, step

TOKEN = (22, 24)
"""Width and height of a stack in pixels of the small map; its places are chosen for this size."""
MAP_COLOURS = 64
FEWER = (64, 56, 48, 40, 32)
"""Colours of the ground, best first: as many as keep the file within LARGEST."""
LARGEST = 310_000
"""Bytes of map.png: its game's art takes 600 KB at most, and the ground is most of a cut of the board."""
LINE = 8
"""Width in pixels of what stays as it is painted, along every line."""
BRUSH, STROKES = 9, 3
"""Width in pixels of what is looked at around a pixel, and how often, where the ground is made flatter."""

TINTS: tuple[Rgb, ...] = ((238, 216, 166), (226, 196, 142), (216, 202, 146), (232, 202, 164), (222, 190, 128))
GROUNDS: dict[str, tuple[Rgb, ...]] = {
    "fertile": ((204, 212, 140), (190, 202, 126), (214, 218, 154), (198, 206, 146)),
    "plain": ((236, 212, 162), (228, 200, 146), (240, 220, 178), (230, 208, 154)),
    "mountain": ((204, 166, 122), (192, 154, 110), (210, 176, 134), (198, 162, 120)),
    "desert": ((248, 234, 190), (250, 240, 206), (242, 226, 176), (246, 230, 198)),
}
"""Tints of the kinds of land; TINTS where an area has none."""
WILD: Rgb = (212, 200, 172)
ISLET: Rgb = (196, 176, 136)
SHALLOW: tuple[Rgb, ...] = ((176, 214, 214), (152, 200, 206), (134, 187, 198))
DEEP: tuple[Rgb, ...] = ((108, 160, 186), (90, 143, 176))
OUTER: Rgb = (158, 186, 192)
COAST: Rgb = (92, 66, 42)
EARTH: Rgb = (132, 94, 54)
SEA_LINE: Rgb = (66, 116, 148)
FOAM: Rgb = (222, 238, 232)


def noise(shape: tuple[int, int], size: float, seed: int, scale: float) -> Field:
    """Smooth noise with mean 0 and deviation 1; ``size`` is the width of its waves in pixels of the small map."""
    grid = np.random.default_rng(seed).standard_normal((260, 460))
    smooth = ndimage.gaussian_filter(grid, max(0.8, size / 4), mode="wrap")
    smooth = ndimage.zoom(smooth / smooth.std(), 4 * scale, order=1)[: shape[0], : shape[1]]
    return np.asarray(smooth, dtype=np.float64)


class Sheet:
    """Masks and distances of one size of the map."""

    def __init__(self, shapes: dict[str, Any], scale: float) -> None:
        self.scale = scale
        self.shape = (round(shapes["height"] * scale), round(shapes["width"] * scale))
        self.shapes = shapes

    def points(self, flat: list[float]) -> list[tuple[float, float]]:
        """Points of a line, in pixels of this size."""
        return [(x * self.scale, y * self.scale) for x, y in zip(flat[::2], flat[1::2], strict=True)]

    def area(self, rings: list[list[float]]) -> Mask:
        """Where an area is: inside an odd number of rings."""
        inside = np.zeros(self.shape, dtype=bool)
        for ring in rings:
            inside ^= self.mask([ring], True)
        return inside

    def mask(self, lines: list[list[float]], filled: bool = False) -> Mask:
        """Lines (or filled polygons) as a mask."""
        sheet = Image.new("1", (self.shape[1], self.shape[0]))
        pen = ImageDraw.Draw(sheet)
        for line in lines:
            if filled:
                pen.polygon(self.points(line), fill=1)
            else:
                pen.line(self.points(line), fill=1)
        return np.asarray(sheet, dtype=bool)

    def distance(self, mask: Mask) -> Field:
        """How far every pixel is from ``mask``, in pixels of the small map."""
        return np.asarray(ndimage.distance_transform_edt(~mask) / self.scale, dtype=np.float64)

    def noise(self, size: float, seed: int) -> Field:
        """Smooth noise of this size."""
        return noise(self.shape, size, seed, self.scale)


def tints(shapes: dict[str, Any], facts: dict[str, Any]) -> dict[str, Rgb]:
    """A tint for each area, other than its neighbours' as far as its kind of land has enough tints."""
    tint_of: dict[str, int] = {}
    tints: dict[str, Rgb] = {}
    for name in sorted(shapes["areas"], key=lambda item: -len(facts[item]["adjacent"])):
        tones = GROUNDS.get(facts[name].get("terrain", ""), TINTS)
        near_tints = [tint_of[near] for near in facts[name]["adjacent"] if near in tint_of]
        turn, count = facts[name]["order"], len(tones)
        tint_of[name] = min(range(count), key=lambda tint: (near_tints.count(tint), (tint + turn) % count))
        tints[name] = tones[tint_of[name]]
    return tints


def paint(shapes: dict[str, Any], facts: dict[str, Any], scale: float) -> Image.Image:
    """The map without words and pieces, ``scale`` times the size of shapes.json."""
    sheet = Sheet(shapes, scale)
    rings = {**shapes["areas"], **shapes["scenery"]}
    kinds = {name: facts[name]["kind"] if name in facts else f"wild-{rings[name]['kind']}" for name in rings}
    masks = {name: sheet.area(one["rings"]) for name, one in rings.items()}
    zero = np.zeros(sheet.shape, dtype=bool)
    of = {
        kind: np.logical_or.reduce([masks[n] for n in masks if kinds[n] == kind] or [zero])
        for kind in ("land", "wild-land", "deep", "wild-sea")
    }
    islets = sheet.mask(shapes["islets"], True)
    land = of["land"] | of["wild-land"] | islets
    lines = {kind: [b["line"] for b in shapes["borders"] if b["kind"] == kind] for kind in ("coast", "land", "sea")}
    coast = sheet.distance(sheet.mask([*lines["coast"], *(ring for ring in shapes["islets"])]))
    picture = np.empty((*sheet.shape, 3))
    _water(picture, sheet, of, coast, ~land)
    _sea_lines(picture, sheet, lines["sea"], ~land)
    tint = tints(shapes, facts)
    for name, mask in masks.items():
        if kinds[name] == "land":
            blend(picture, tint[name], mask)
    blend(picture, WILD, of["wild-land"])
    blend(picture, ISLET, islets)
    for ground, draw in (("mountain", _ridges), ("desert", _dunes)):
        draw(
            picture,
            sheet,
            np.logical_or.reduce([masks[n] for n in facts if facts[n].get("terrain") == ground] or [zero]),
        )
    _ground(picture, sheet, of, sheet.distance(sheet.mask([*lines["land"], *lines["coast"]])), land)
    border = sheet.distance(sheet.mask(lines["land"]))
    blend(picture, EARTH, (1 - step(border, 1.9, 2.2)) * 0.3 * land)
    blend(picture, EARTH, (1 - step(border, 0.75, 0.8)) * step(sheet.noise(5, 31), -1.5, 1.0) * 0.8 * land)
    river = sheet.distance(sheet.mask([one["line"] for one in shapes["rivers"]]))
    blend(picture, DEEP[1], (1 - step(river, 1.1, 0.8)) * (of["land"] | of["wild-land"]))
    blend(picture, COAST, (1 - step(coast, 0.95, 0.9)) * 0.92)
    return Image.fromarray(np.clip(picture + 0.5, 0, 255).astype(np.uint8), "RGB")


def _water(picture: Field, sheet: Sheet, of: dict[str, Mask], coast: Field, wet: Mask) -> None:
    """Shallow water in layers along the coast, deep water in the middle, waves drawn along the shore."""
    picture[:] = SHALLOW[0]
    wavy = coast + 2.2 * sheet.noise(16, 4)
    for edge, colour in zip((8.0, 19.0), SHALLOW[1:], strict=True):
        blend(picture, colour, step(wavy, edge, 1.2))
    depth = (sheet.distance(~of["deep"]) - sheet.distance(of["deep"])) + 1.4 * sheet.noise(18, 5) * of["deep"]
    blend(picture, DEEP[0], step(depth, 0.5, 1.0) * of["deep"])
    blend(picture, DEEP[1], step(depth, 9, 1.2) * of["deep"])
    blend(picture, OUTER, of["wild-sea"] * 0.75)
    broken = sheet.noise(13, 6)
    for edge, strength in ((3.2, 0.85), (7.2, 0.5)):
        blend(
            picture, FOAM, np.clip(1.35 - np.abs(coast - edge) / 0.62, 0, 1) * step(broken, -0.35, 0.3) * strength * wet
        )
    ripple = sheet.noise(20, 7) + 0.3 * sheet.noise(8, 8)
    blend(picture, SEA_LINE, step(ripple, 1.75, 0.06) * 0.1 * wet * (coast > 12))


def _sea_lines(picture: Field, sheet: Sheet, lines: list[list[float]], wet: Mask) -> None:
    """Borders on the water: a soft band with a brush stroke of uneven pressure."""
    border = sheet.distance(sheet.mask(lines))
    blend(picture, SEA_LINE, (1 - step(border, 2.2, 2.4)) * 0.3 * wet)
    pressure = 0.72 + 0.2 * np.clip(sheet.noise(7, 9), -1, 1)
    blend(picture, SEA_LINE, (1 - step(border, 0.8, 0.9)) * pressure * wet)


def _ridges(picture: Field, sheet: Sheet, mountains: Mask) -> None:
    """Ridges lit from the north-west, in flat layers."""
    height = sheet.noise(15, 41) + 0.4 * sheet.noise(7, 42)
    down, across = np.gradient(height)
    slope = (down + across) * sheet.scale
    for level, strength in ((0.05, 0.3), (0.12, 0.3)):
        blend(picture, EARTH, step(slope, level, 0.02) * strength * mountains)
        blend(picture, (250, 238, 206), step(-slope, level, 0.02) * strength * mountains)


def _dunes(picture: Field, sheet: Sheet, desert: Mask) -> None:
    """Lines of dunes, as if drawn by the wind."""
    lines = np.abs(np.sin(sheet.noise(60, 14) * 5 + sheet.noise(20, 15) * 0.4))
    blend(picture, EARTH, (1 - step(lines, 0.07, 0.05)) * 0.22 * desert)


def _ground(picture: Field, sheet: Sheet, of: dict[str, Mask], border: Field, land: Mask) -> None:
    """Relief in flat layers, and every area darker towards its border, as if washed in with a brush."""
    hills = sheet.noise(34, 11) + 0.5 * sheet.noise(12, 12)
    for level, strength in ((0.75, 0.28), (1.5, 0.28)):
        blend(picture, (250, 238, 206), step(hills, level, 0.05) * strength * land)
    for level, strength in ((0.8, 0.11), (1.5, 0.12)):
        blend(picture, EARTH, step(-hills, level, 0.05) * strength * land)
    washed = border + 1.3 * sheet.noise(9, 13)
    for edge, strength in ((8.0, 0.1), (4.0, 0.13)):
        blend(picture, EARTH, (1 - step(washed, edge, 1.0)) * strength * of["land"])
    dunes = np.abs(np.sin(sheet.noise(60, 14) * 5 + sheet.noise(20, 15) * 0.4))
    blend(picture, EARTH, (1 - step(dunes, 0.05, 0.05)) * 0.16 * of["wild-land"])


def quantised(picture: Image.Image, count: int, others: list[int]) -> Image.Image:
    """The ground in ``count`` colours; its palette has room for MAP_COLOURS, then come ``others``."""
    ground = ground_colours(picture, count)
    own = Image.new("P", (1, 1))
    own.putpalette(ground + ground[:3] * (256 - count), "RGB")
    result = picture.quantize(palette=own, dither=Image.Dither.NONE)
    result.putpalette(ground + ground[:3] * (MAP_COLOURS - count) + others, "RGB")
    return result


def places(shapes: dict[str, Any]) -> str:
    """The text of spots.json. Raises ValueError where stacks have no room."""
    rows = [f"  {json.dumps(area)}: {json.dumps(spots)}" for area, spots in sorted(nudged(shapes, TOKEN).items())]
    return f'{{"size": {json.dumps(TOKEN)}, "spots": {{\n' + ",\n".join(rows) + "\n}}\n"


def main(game: str) -> None:
    """Write the map and the places for stacks."""
    shapes = json.loads((DATA / game / "shapes.json").read_text("utf-8"))
    facts = {one["id"]: one for one in json.loads((DATA / game / "map.json").read_text("utf-8"))["areas"]}
    target = DATA / "art" / game
    target.mkdir(exist_ok=True)
    (target / "spots.json").write_text(places(shapes), "utf-8")
    picture = paint(shapes, facts, 2.0)
    pieces, exact = piece_colours(game)
    for count in FEWER:
        ground = quantised(picture, count, pieces + exact)
        ground = flattened(ground, drawn_lines(shapes, SCALE, LINE), BRUSH, STROKES)
        ground.save(target / "map.png", optimize=True)
        if (target / "map.png").stat().st_size <= LARGEST:
            break
    write_small(game)


if __name__ == "__main__":
    main(sys.argv[1])
