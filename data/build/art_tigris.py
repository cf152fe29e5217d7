"""Draw the two boards of Tigris & Euphrates (land, rivers, marks of the first temples).

Usage: ``PYTHONPATH=. python data/build/art_tigris.py``. Needs ``numpy``, ``scipy``, ``pillow`` and ``msgspec``.
Writes data/art/tigris/classic.png and alternative.png in one palette of 256 colours, which every picture
of the game shares. Run it again after changing colours in renderers/tigris: samples of all pieces shape the palette.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from data.build.art_tigris_samples import sheets
from renderers.core.assets import icon
from renderers.core.canvas import Rgb
from renderers.core.labels import label
from renderers.tigris import theme
from renderers.tigris.layout import CELL, COLUMNS, ROWS, cell_name

DATA = Path(__file__).resolve().parents[1]
PAD = CELL
Field: TypeAlias = "NDArray[np.float64]"

SAND: tuple[Rgb, ...] = ((241, 224, 182), (236, 216, 170), (230, 207, 157), (223, 197, 145), (215, 186, 133))
FERTILE: tuple[Rgb, ...] = ((214, 205, 138), (192, 194, 118), (166, 178, 102))
BANK: Rgb = (142, 118, 74)
WATER: tuple[Rgb, ...] = ((164, 211, 208), (128, 190, 194), (104, 173, 182), (90, 160, 173))
FLOW: Rgb = (190, 226, 222)
CLAY: Rgb = (176, 104, 62)
BROWN: Rgb = (116, 86, 50)
PALM: Rgb = (74, 104, 46)


def noise(shape: tuple[int, int], size: float, seed: int) -> Field:
    """Smooth noise with mean 0 and deviation 1; ``size`` is the width of its waves in pixels."""
    values = np.random.default_rng(seed).standard_normal((shape[0] // 4 + 8, shape[1] // 4 + 8))
    smooth = ndimage.gaussian_filter(values, size / 4, mode="wrap")
    smooth = ndimage.zoom(smooth / smooth.std(), 4, order=1)[: shape[0], : shape[1]]
    return np.asarray(smooth, dtype=np.float64)


def blend(picture: Field, colour: Rgb, alpha: Field) -> None:
    """Paint ``colour`` over ``picture`` with the opacity ``alpha`` (0 to 1 a pixel), in place."""
    picture += (np.array(colour, dtype=np.float64) - picture) * np.clip(alpha, 0, 1)[..., None]


def step(values: Field, at: float, width: float = 1.0) -> Field:
    """0 below ``at``, 1 above, soft over ``width``."""
    return np.clip((values - at) / width + 0.5, 0, 1)


def river(rows: list[str], seed: int) -> Field:
    """Signed distance to the river bank in pixels, positive in the water, on the padded sheet."""
    grid = np.array([[mark == "~" for mark in row] for row in rows], dtype=np.float64)
    mask = np.kron(np.pad(grid, 1, mode="edge"), np.ones((CELL, CELL)))
    soft = ndimage.gaussian_filter(mask, CELL * 0.24, mode="nearest")
    soft += 0.045 * noise((mask.shape[0], mask.shape[1]), 26, seed)
    wet = soft > 0.53
    distance = ndimage.distance_transform_edt(wet) - ndimage.distance_transform_edt(~wet)
    return np.asarray(ndimage.gaussian_filter(distance, 2.0), dtype=np.float64)


def ground(shape: tuple[int, int], depth: Field, seed: int) -> Field:
    """Sand in layers like cut paper, greener towards the water."""
    picture = np.empty((*shape, 3))
    picture[:] = SAND[1]
    dunes = noise(shape, 60, seed + 1) + 0.35 * noise(shape, 20, seed + 2)
    blend(picture, SAND[0], step(dunes, 0.9, 0.04) * 1.0)
    for level, colour in enumerate(SAND[2:]):
        blend(picture, colour, step(-dunes, 0.35 + 0.75 * level, 0.04))
    reach = -depth + 9 * noise(shape, 22, seed + 3)
    for edge, colour in zip((36, 22, 11), FERTILE, strict=True):
        blend(picture, colour, step(-reach, -edge, 2.0) * 0.85)
    return picture


def water(picture: Field, depth: Field, seed: int) -> None:
    """The river with its bank, shallows and threads of current, over ``picture``."""
    shape = (picture.shape[0], picture.shape[1])
    blend(picture, BANK, step(depth, -4.5, 2.0) * 0.85)
    blend(picture, WATER[0], step(depth, -1.0, 1.5))
    ripple = depth + 2.5 * noise(shape, 14, seed + 4)
    for edge, colour in zip((7, 15, 26), WATER[1:], strict=True):
        blend(picture, colour, step(ripple, edge, 2.0))
    broken = noise(shape, 16, seed + 5)
    for edge in (13, 24, 34):
        thread = np.clip(1.5 - np.abs(depth + 3.0 * noise(shape, 30, seed + 6) - edge) / 0.9, 0, 1)
        blend(picture, FLOW, thread * step(broken + 0.25 * (edge == 24), 0.35, 0.3) * 0.75)


def grid_lines(picture: Field, depth: Field) -> None:
    """Thin lines between the squares, and every square's name, faint, in its corner."""
    y, x = np.indices(depth.shape)
    near = np.minimum(np.minimum(x % CELL, CELL - x % CELL), np.minimum(y % CELL, CELL - y % CELL))
    line = np.clip(1.6 - near, 0, 1)
    blend(picture, BROWN, line * 0.34 * (depth <= 0))
    blend(picture, (60, 120, 140), line * 0.38 * (depth > 0))
    for row in range(ROWS):
        for column in range(COLUMNS):
            text = label(cell_name(column, row), "bold", 19)
            stamp_mask(picture, text.mask, column * CELL + 6, row * CELL, BROWN, 0.5)


def stamp_mask(picture: Field, mask: Image.Image, x: int, y: int, colour: Rgb, alpha: float) -> None:
    """Paint ``colour`` through ``mask`` with its left top corner at x, y of the board."""
    part = picture[PAD + y : PAD + y + mask.height, PAD + x : PAD + x + mask.width]
    blend(part, colour, np.asarray(mask, dtype=np.float64) / 255 * alpha)


def decoration(picture: Field, depth: Field, rows: list[str], seed: int) -> None:
    """Palms and reeds along the banks, and a winged beast where each first temple stands."""
    random = np.random.default_rng(seed)
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            x, y = column * CELL, row * CELL
            if mark in "TC":
                stamp_mask(picture, icon("winged", 56), x + 16, y + 20, CLAY, 0.62)
                continue
            for name, size, chance in (("palm", 32, 0.8), ("palm", 28, 0.6), ("reed", 22, 0.8)):
                dx, dy = int(random.integers(4, CELL - size - 4)), int(random.integers(22, CELL - size - 4))
                foot = depth[PAD + y + dy + size - 2, PAD + x + dx + size // 2]
                close = -20 < foot < -7 if name == "palm" else -6 < foot < 3
                if close and random.random() < chance:
                    stamp_mask(picture, icon(name, size), x + dx, y + dy, PALM, 0.85)


def board(rows: list[str], seed: int) -> Image.Image:
    """One whole board, without frame."""
    depth = river(rows, seed)
    shape = (depth.shape[0], depth.shape[1])
    picture = ground(shape, depth, seed)
    water(picture, depth, seed)
    decoration(picture, depth, rows, seed)
    grid_lines(picture, depth)
    inside = picture[PAD : PAD + ROWS * CELL, PAD : PAD + COLUMNS * CELL]
    return Image.fromarray(np.clip(inside + 0.5, 0, 255).astype(np.uint8), "RGB")


def prepared_palette(boards: list[Image.Image], samples: Callable[[], list[Image.Image]]) -> Image.Image:
    """256 colours for the boards (about a third of them) and for all pieces, panels and texts."""
    lands = Image.new("RGB", (boards[0].width, boards[0].height * 2))
    for at, picture in enumerate(boards):
        lands.paste(picture, (0, at * picture.height))
    pieces = samples()
    sheet = Image.new("RGB", (max(p.width for p in pieces), sum(p.height for p in pieces)))
    top = 0
    for piece in pieces:
        sheet.paste(piece, (0, top))
        top += piece.height
    colours: list[int] = []
    exact = [PALM, *theme.FLAT, *(c for t in theme.THEMES.values() for c in (*t.tiles.values(), *t.dark.values()))]
    colours += [part for colour in exact for part in colour]
    for source, count in ((lands, 72), (sheet, 184 - len(exact))):
        reduced = source.quantize(count, method=Image.Quantize.MEDIANCUT, kmeans=3)
        colours += (reduced.getpalette("RGB") or [])[: count * 3]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours + [0] * (768 - len(colours)), "RGB")
    return palette


def main() -> None:
    """Write both boards."""
    facts = json.loads((DATA / "tigris" / "boards.json").read_text())
    target = DATA / "art" / "tigris"
    boards = {name: board(facts[name], seed) for name, seed in (("classic", 11), ("alternative", 23))}
    palette = prepared_palette(list(boards.values()), sheets)
    for name, picture in boards.items():
        picture.quantize(palette=palette, dither=Image.Dither.NONE).save(target / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
