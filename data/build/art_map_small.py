"""Make the small map of a painted game: data/art/GAME/map_small.png, half as wide and as high as map.png.

Usage: ``python -m data.build.art_map_small GAME``, after ``python -m data.build.art_map GAME``. Needs ``pillow``. Pieces and
names stand on it, and most of a board's bytes are its: so it has few colours, all of map.png's palette, and between
the lines of coasts, borders and rivers what is small is painted over with what is around it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFilter

DATA = Path(__file__).resolve().parents[1]
ART = DATA / "art"
SCALE = 2
"""Size of map.png as a multiple of the small map's."""
COLOURS = 28
LINE = 3
"""Width in pixels of what stays as it is painted, along every line."""
BRUSH, STROKES = 17, 4
"""Width in pixels of what is looked at around a pixel, and how often."""
ALIKE = 70
"""How far two colours may be apart (red, green or blue) for one to be painted over with the other."""


def small(painted: Image.Image, shapes: dict[str, Any]) -> Image.Image:
    """A painted map (mode P) at its small size, in few colours of its own palette; ``shapes`` as in shapes.json."""
    size = (painted.width // SCALE, painted.height // SCALE)
    few = painted.convert("RGB").resize(size, Image.Resampling.BOX)
    few = few.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    picture = few.convert("RGB").quantize(palette=painted, dither=Image.Dither.NONE)
    return flattened(picture, drawn_lines(shapes, 1, LINE), BRUSH, STROKES)


def flattened(picture: Image.Image, lines: Image.Image, brush: int, strokes: int) -> Image.Image:
    """A painted map (mode P) where what is small is painted over with what is around it, but for its ``lines``."""
    for _ in range(strokes):
        around = picture.filter(ImageFilter.ModeFilter(brush))
        red, green, blue = ImageChops.difference(picture.convert("RGB"), around.convert("RGB")).split()
        apart = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        paint = apart.point([255 * (value < ALIKE) for value in range(256)])
        paint.paste(0, (0, 0), lines)
        picture.paste(around, (0, 0), paint)
    return picture


def drawn_lines(shapes: dict[str, Any], scale: int, width: int) -> Image.Image:
    """A mask (mode L) of coasts, borders and rivers, ``width`` pixels broad, at ``scale`` times the size of
    shapes.json.
    """
    mask = Image.new("L", (shapes["width"] * scale, shapes["height"] * scale))
    pen = ImageDraw.Draw(mask)
    rows = [one["line"] for one in (*shapes["borders"], *shapes["rivers"])]
    for flat in (*rows, *shapes["islets"]):
        points = [(x * scale, y * scale) for x, y in zip(flat[::2], flat[1::2], strict=True)]
        pen.line(points, fill=255, width=width, joint="curve")
    return mask


def main(game: str) -> None:
    """Write the small map."""
    shapes = json.loads((DATA / game / "shapes.json").read_text("utf-8"))
    with Image.open(ART / game / "map.png") as painted:
        small(painted, shapes).save(ART / game / "map_small.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1])
