"""Make the palette of pictures without painted ground: data/art/GAME/plain.png, 256 colours, one a pixel.

Usage: ``python -m data.build.art_plain GAME``, after ``python -m renderers.palette GAME``; ``maps`` are maps that nobody
has painted. Needs ``numpy`` and ``pillow``.
"""

from __future__ import annotations

import sys

from PIL import Image

from data.build.painting import DATA, piece_colours


def main(game: str) -> None:
    """Write the picture."""
    pieces, exact = piece_colours(game)
    picture = Image.new("P", (16, 16))
    picture.putdata(range(256))
    picture.putpalette(pieces + exact, "RGB")
    picture.save(DATA / "art" / game / "plain.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1])
