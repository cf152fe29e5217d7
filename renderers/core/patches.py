"""Pictures of one thing over time, small: a whole one now and then, and what is different from it for those between.

A patch is a picture of the same size, transparent wherever it equals the whole one; it is laid over that.
"""

from __future__ import annotations

import io
from typing import Final

from PIL import Image, ImageChops

BLOCK: Final = 8
"""Patches are made of squares of so many pixels."""

UNEQUAL: Final = 6
"""By how much two colours may differ, of 255, and look the same."""

LARGE: Final = 0.45
"""A patch of more than this part of the bytes of a whole picture is not worth it."""

METHOD, EFFORT = 1, 24
"""How hard the encoder tries, in its words: a tenth of a second for a whole picture. From an effort of 25 on it takes
half as long again, for a sixth of the bytes.
"""


class Original:
    """A whole picture that patches are made for; ``data``: its bytes, as a WebP without loss."""

    def __init__(self, data: bytes) -> None:
        """Takes the picture as a PNG."""
        self._pixels = Image.open(io.BytesIO(data)).convert("RGB")
        self.data = _encoded(self._pixels)

    def patch(self, data: bytes) -> bytes | None:
        """What is to be laid over it to look like another picture (a PNG), as a WebP; None where that is no saving."""
        picture = Image.open(io.BytesIO(data))
        if picture.size != self._pixels.size:
            return None
        pixels = picture.convert("RGB")
        difference = ImageChops.difference(self._pixels, pixels)
        strongest = difference.getchannel(0)
        for channel in (1, 2):
            strongest = ImageChops.lighter(strongest, difference.getchannel(channel))
        unequal = strongest.point(lambda value: 255 if value > UNEQUAL else 0)
        # One pixel in a square makes 255 / 64 on average; what is not 0 is rounded up to a whole square.
        squares = unequal.reduce(BLOCK).point(lambda value: 255 if value else 0)
        mask = squares.resize((squares.width * BLOCK, squares.height * BLOCK), Image.Resampling.NEAREST)
        patch = _masked(picture, mask.crop((0, 0, *picture.size)))
        return patch if len(patch) <= LARGE * len(self.data) else None


def _masked(picture: Image.Image, mask: Image.Image) -> bytes:
    """The picture where the mask is white, as a WebP."""
    picture = picture.convert("RGBA")
    return _encoded(Image.composite(picture, Image.new("RGBA", picture.size), mask))


def _encoded(picture: Image.Image) -> bytes:
    """As a WebP without loss: a quarter smaller than a PNG, and for what is mostly transparent, half its size."""
    out = io.BytesIO()
    picture.save(out, "WEBP", lossless=True, method=METHOD, quality=EFFORT)
    return out.getvalue()
