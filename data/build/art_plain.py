"""Make the palette of maps that nobody has painted: data/art/maps/plain.png, 256 colours, one a pixel.

Usage: ``python -m data.build.art_plain``, after ``python -m renderers.palette maps``. Needs ``numpy`` and ``pillow``.
"""

from __future__ import annotations

from PIL import Image

from data.build.painting import DATA, piece_colours


def main() -> None:
    """Write the picture."""
    pieces, exact = piece_colours("maps")
    picture = Image.new("P", (16, 16))
    picture.putdata(range(256))
    picture.putpalette(pieces + exact, "RGB")
    picture.save(DATA / "art" / "maps" / "plain.png", optimize=True)


if __name__ == "__main__":
    main()
