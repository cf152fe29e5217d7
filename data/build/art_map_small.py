"""Make the small map of a painted game: data/art/GAME/map_small.png, half as wide and as high as map.png.

Usage: ``python -m data.build.art_map_small GAME``, after ``python -m data.build.art_map GAME``. Needs ``pillow``. It has
few colours, all of map.png's palette: pieces and names stand on it, and every board is a fifth smaller so.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

ART = Path(__file__).resolve().parents[1] / "art"
SCALE = 2
"""Size of map.png as a multiple of the small map's."""
COLOURS = 28


def small(painted: Image.Image) -> Image.Image:
    """A painted map (mode P) at its small size, in few colours of its own palette."""
    size = (painted.width // SCALE, painted.height // SCALE)
    few = painted.convert("RGB").resize(size, Image.Resampling.BOX)
    few = few.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    return few.convert("RGB").quantize(palette=painted, dither=Image.Dither.NONE)


def main(game: str) -> None:
    """Write the small map."""
    with Image.open(ART / game / "map.png") as painted:
        small(painted).save(ART / game / "map_small.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1])
