"""Draw the two boards of Tigris & Euphrates (land, rivers, marks of the first temples).

Usage: ``python -m data.build.art_tigris``. Needs ``numpy``, ``scipy`` and ``pillow``. Writes data/art/tigris/classic.png
and alternative.png in one palette of 256 colours, which every picture of the game shares. Run it again after
``python -m renderers.palette tigris``, which finds the colours that the pieces need.
"""

from __future__ import annotations

import json
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont, features
from scipy import ndimage

from data.build.painting import DATA, Field, Rgb, blend, ground_colours, piece_colours, step

COLUMNS: Final = 16
ROWS: Final = 11
CELL: Final = 88
"""Pixels of a square, each way."""
PAD = CELL
NAME: Final = 19
"""Height of the letters of a square's name."""

LANDS: Final = 72
"""Colours of the two boards."""

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


def icon(name: str, size: int) -> Image.Image:
    """The alpha mask of a committed icon, ``size`` pixels square."""
    with Image.open(DATA / "art" / "icons" / f"{name}.png") as file:
        return file.convert("L").resize((size, size), Image.Resampling.LANCZOS)


def name_mask(column: int, row: int) -> Image.Image:
    """The name of a square as a mask."""
    text, font = f"{chr(ord('A') + column)}{row + 1}", ImageFont.truetype(str(DATA / "fonts/alegreya-sans-800.ttf"), NAME)
    figures = ["lnum"] if features.check("raqm") else None
    mask = Image.new("L", (round(font.getlength(text, features=figures)), round(NAME * 1.4)))
    pen = ImageDraw.Draw(mask)
    pen.text((0, round(NAME * 1.05)), text, fill=255, font=font, anchor="ls", features=figures)
    return mask


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
            stamp_mask(picture, name_mask(column, row), column * CELL + 6, row * CELL, BROWN, 0.5)


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


def prepared_palette(boards: list[Image.Image]) -> Image.Image:
    """256 colours for the boards (about a third of them) and for all pieces, panels and texts."""
    lands = Image.new("RGB", (boards[0].width, boards[0].height * 2))
    for at, picture in enumerate(boards):
        lands.paste(picture, (0, at * picture.height))
    pieces, exact = piece_colours("tigris")
    colours = exact + ground_colours(lands, LANDS) + pieces
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours + [0] * (768 - len(colours)), "RGB")
    return palette


def main() -> None:
    """Write both boards."""
    facts = json.loads((DATA / "tigris" / "boards.json").read_text())
    target = DATA / "art" / "tigris"
    boards = {name: board(facts[name], seed) for name, seed in (("classic", 11), ("alternative", 23))}
    palette = prepared_palette(list(boards.values()))
    for name, picture in boards.items():
        picture.quantize(palette=palette, dither=Image.Dither.NONE).save(target / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
