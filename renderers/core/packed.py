"""Pictures kept compressed, in a fifth to a tenth of their bytes."""

from __future__ import annotations

from importlib import import_module
from typing import Final, NamedTuple, Protocol, cast

from PIL import Image

from renderers.core.encode import USED


class Codec(Protocol):
    """Functions of zlib, or of what is used in its place."""

    def compress(self, data: bytes, level: int, /) -> bytes:
        """Data in fewer bytes."""

    def decompress(self, data: bytes, /) -> bytes:
        """What has been compressed."""


CODEC: Final = cast("Codec", import_module(USED.module))
LEVEL: Final = 1


class PackedPicture(NamedTuple):
    """The pixels of a picture in mode P or L."""

    mode: str
    size: tuple[int, int]
    data: bytes

    @classmethod
    def of(cls, picture: Image.Image) -> PackedPicture:
        """A picture, without its palette."""
        return cls(picture.mode, picture.size, CODEC.compress(picture.tobytes(), LEVEL))

    def read(self, palette: bytes = b"") -> Image.Image:
        """The picture, in mode P with a palette: red, green, blue, red..."""
        picture = Image.frombytes(self.mode, self.size, CODEC.decompress(self.data))
        if palette:
            picture.putpalette(palette, "RGB")
        return picture
