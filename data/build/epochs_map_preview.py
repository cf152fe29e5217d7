"""Draw a map's cells, names and disk places as a check.

Usage: ``python -m data.build.epochs_map_preview GAME [SCALE] [LANGUAGE]``.
Writes build/epochs_map_GAME.png. Needs Pillow only; reads the committed map.json and shapes.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).resolve().parents[2]
SEA = {"shallow": (150, 190, 205), "deep": (98, 142, 178), "sea": (170, 190, 195)}
LAND = [(226, 205, 160), (214, 190, 143), (232, 214, 172), (219, 198, 150)]
EDGE = {"coast": (96, 74, 50), "land": (150, 118, 80), "sea": (92, 130, 158)}
EMPTY = (205, 196, 176)


def _points(flat: list[float], scale: float) -> list[tuple[float, float]]:
    return [(x * scale, y * scale) for x, y in zip(flat[::2], flat[1::2], strict=True)]


def draw(game: str, scale: float, language: str) -> Image.Image:
    """The whole map at a scale."""
    shapes: dict[str, Any] = json.loads((ROOT / "data" / game / "shapes.json").read_text("utf-8"))
    areas = {area["id"]: area for area in json.loads((ROOT / "data" / game / "map.json").read_text("utf-8"))["areas"]}
    picture = Image.new("RGB", (round(shapes["width"] * scale), round(shapes["height"] * scale)), "white")
    pen = ImageDraw.Draw(picture)
    items = {**shapes["areas"], **shapes["scenery"]}
    for name, shape in items.items():
        kind = areas[name]["kind"] if name in areas else shape["kind"]
        fill = SEA.get(kind) or (LAND[areas[name]["order"] % 4] if name in areas else EMPTY)
        mask = Image.new("1", picture.size)
        for ring in shape["rings"]:
            other = Image.new("1", picture.size)
            ImageDraw.Draw(other).polygon(_points(ring, scale), fill=1)
            mask = Image.composite(Image.eval(mask, lambda value: 255 - value), mask, other)
        picture.paste(fill, mask=mask)
    for ring in shapes["islets"]:
        pen.polygon(_points(ring, scale), fill=(160, 132, 96), outline=EDGE["coast"])
    for border in shapes["borders"]:
        pen.line(_points(border["line"], scale), fill=EDGE[border["kind"]], width=2)
    for river in shapes["rivers"]:
        pen.line(_points(river["line"], scale), fill=SEA["deep"], width=2)
    for name, shape in items.items():
        for x, y in shape["spots"] if name in areas else []:
            radius = shapes["disk"]
            pen.ellipse([(v * scale) for v in (x - radius, y - radius, x + radius, y + radius)], outline=(190, 40, 40))
        if "emblem" in shape:
            (x, y), radius = shape["emblem"], shapes["emblem"]
            pen.ellipse([(v * scale) for v in (x - radius, y - radius, x + radius, y + radius)], fill=(120, 60, 120))
        label = shape["label"]
        font = ImageFont.truetype(str(ROOT / "data/fonts/alegreya-sans-800.ttf"), round(label["size"] * scale))
        x0, y0, x1, y1 = label["box"]
        texts = label["lines"][language]
        for row, text in enumerate(texts):
            down = (y0 + y1) / 2 + (row - (len(texts) - 1) / 2) * label["size"] * 0.98
            pen.text(((x0 + x1) / 2 * scale, down * scale), text, font=font, fill=(30, 22, 14), anchor="mm")
    return picture


if __name__ == "__main__":
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    size = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    draw(sys.argv[1], size, sys.argv[3] if len(sys.argv) > 3 else "en").save(folder / f"epochs_map_{sys.argv[1]}.png")
