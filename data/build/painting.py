"""What the programs that paint ground share: soft masks, layers of colour, and the colours that pieces need.

Needs ``numpy`` and ``pillow``, at build time only.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

DATA = Path(__file__).resolve().parents[1]
Rgb = tuple[int, int, int]
Field: TypeAlias = "NDArray[np.float64]"
Mask: TypeAlias = "NDArray[np.bool_]"


def blend(picture: Field, colour: Rgb, alpha: Field | Mask) -> None:
    """Paint ``colour`` over ``picture`` with the opacity ``alpha`` (0 to 1 a pixel), in place."""
    picture += (np.array(colour, dtype=np.float64) - picture) * np.clip(alpha, 0, 1)[..., None]


def step(values: Field, at: float, width: float = 1.0) -> Field:
    """0 below ``at``, 1 above, soft over ``width``."""
    return np.clip((values - at) / width + 0.5, 0, 1)


def piece_colours(game: str) -> tuple[list[int], list[int]]:
    """Colours of a game's pieces, panels and texts, and those it needs exactly, as red, green, blue, red...

    ``python -m renderers.palette GAME`` writes them, to data/art/GAME/colours.json.
    """
    colours = json.loads((DATA / "art" / game / "colours.json").read_text("utf-8"))
    return [part for colour in colours["pieces"] for part in colour], [part for one in colours["exact"] for part in one]


def ground_colours(picture: Image.Image, count: int) -> list[int]:
    """The ``count`` colours that stand for a painted ground best, as red, green, blue, red..."""
    reduced = picture.quantize(count, method=Image.Quantize.MEDIANCUT, kmeans=3)
    colours = (reduced.getpalette("RGB") or [])[: count * 3]
    return colours + colours[:3] * (count - len(colours) // 3)
