"""Committed art: where it is and how it is loaded (once a process)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image

from data import FOLDER, files
from renderers.core.edges import stepped


@lru_cache(maxsize=1024)
def icon(name: str, size: int) -> Image.Image:
    """The alpha mask (mode L) of the icon ``name``, ``size`` pixels square; FileNotFoundError if there is none.

    "GAME/NAME" is an icon that a game has for itself.
    """
    game, _, own = name.rpartition("/")
    with Image.open(FOLDER / "art" / game / "icons" / f"{own}.png") as file:
        return stepped(file.convert("L").resize((size, size), Image.Resampling.LANCZOS))


def art(path: str) -> Path:
    """Where a file of art is, by its path in data/art; FileNotFoundError if there is none."""
    paths = files(f"art/{path}")
    if not paths:
        raise FileNotFoundError(f"no art {path!r}")
    return paths[0]


def committed(path: str) -> Image.Image:
    """A picture of data/art in mode P, read anew; ``path`` is relative to data/art."""
    with Image.open(art(path)) as file:
        file.load()
        return file.copy()


@lru_cache(maxsize=64)
def paletted(path: str) -> Image.Image:
    """The same, kept."""
    return committed(path)


@lru_cache(maxsize=64)
def palette_of(path: str) -> Image.Image:
    """A picture of one pixel (mode P) with the palette of a committed picture."""
    pixel = Image.new("P", (1, 1))
    with Image.open(art(path)) as file:
        pixel.putpalette(file.getpalette("RGB") or [], "RGB")
    return pixel
