"""A large picture kept compressed, a sixth to a tenth of its bytes, of which parts are read."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.core.packed import PackedPicture
from renderers.core.picture import Box

TILE: Final = (320, 192)
"""Width and height of what is compressed by itself: a part of a picture is read without the rest."""


class TiledPicture:
    """A picture in mode P; it is not changed any more."""

    def __init__(self, picture: Image.Image) -> None:
        self.size = picture.size
        self._palette = bytes(picture.getpalette("RGB") or [])
        corners = [(x, y) for y in range(0, picture.height, TILE[1]) for x in range(0, picture.width, TILE[0])]
        self._tiles = {(x, y): PackedPicture.of(picture.crop(self._tile(x, y))) for x, y in corners}

    @property
    def weight(self) -> int:
        """Bytes that it takes."""
        return sum(len(tile.data) for tile in self._tiles.values())

    def crop(self, box: Box) -> Image.Image:
        """The part in a box (left, top, right, bottom); what lies outside of the picture is in the palette's first
        colour.
        """
        left, top, right, bottom = box
        part = Image.new("P", (right - left, bottom - top))
        part.putpalette(self._palette, "RGB")
        for y in range(max(0, top) // TILE[1] * TILE[1], min(bottom, self.size[1]), TILE[1]):
            for x in range(max(0, left) // TILE[0] * TILE[0], min(right, self.size[0]), TILE[0]):
                part.paste(self._tiles[x, y].read(self._palette), (x - left, y - top))
        return part

    def _tile(self, x: int, y: int) -> Box:
        return x, y, min(x + TILE[0], self.size[0]), min(y + TILE[1], self.size[1])
