"""``python -m renderers.palette GAME``: find the colours of a game's pieces, for the programs that paint its ground."""

from __future__ import annotations

import importlib
import sys

from data import FOLDER
from renderers.core.palette import colours_json


def main(game: str) -> int:
    """Write data/art/GAME/colours.json from the samples in renderers/GAME/palette.py; then paint the ground anew."""
    palette = importlib.import_module(f"renderers.{game}.palette")
    (FOLDER / "art" / game / "colours.json").write_text(colours_json(palette.samples(), palette.ROOM), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
