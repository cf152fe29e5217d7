"""Encoding: pictures in mode P as PNG.

Lines are not filtered, as colours that are neighbours in a palette have nothing to do with each other. isal compresses
in a sixth of zlib's time, to at most a seventh more bytes; where it is not installed, zlib does it.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from importlib import import_module
from typing import Final, NamedTuple, Protocol

from PIL import Image

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
PALETTED: Final = 3
"""The colour type of IHDR."""
NO_FILTER: Final = b"\0"
"""What stands before a line that is not filtered."""
PACKED: Final = {1: "P;1", 2: "P;2", 4: "P;4", 8: "P"}
"""Pillow's names of packed lines, by bits a pixel."""


class Stream(Protocol):
    """A zlib stream that is being written."""

    def compress(self, data: bytes | memoryview, /) -> bytes:
        """As much of the stream as is ready."""

    def flush(self) -> bytes:
        """The rest of the stream."""


class Compressor(NamedTuple):
    """A module with zlib's functions, and the level and memory level (zlib's words) that it is to compress with."""

    module: str
    level: int
    memory: int

    def stream(self) -> Stream:
        """A new stream. Raises ImportError where the module is not installed."""
        begun: Stream = import_module(self.module).compressobj(self.level, zlib.DEFLATED, zlib.MAX_WBITS, self.memory)
        return begun


ISAL: Final = Compressor("isal.isal_zlib", 2, 3)
ZLIB: Final = Compressor("zlib", 4, 8)


def fastest() -> Compressor:
    """isal where it is installed, else zlib."""
    try:
        ISAL.stream()
    except ImportError:
        return ZLIB
    return ISAL


USED: Final = fastest()


def png(picture: Image.Image, compressor: Compressor = USED) -> bytes:
    """``picture`` (mode P) as PNG, in as few bits a pixel as its palette allows.

    Equal pictures nearly always give equal bytes, but isal does not promise it: once in some 250,000 times the
    compressed stream is another one. Nothing may depend on the bytes; ``digest`` tells whether pictures are equal.
    Raises ValueError for another mode, and for pixels in a colour that the palette lacks.
    """
    if picture.mode != "P":
        raise ValueError(f"a picture in mode {picture.mode}; only mode P is encoded")
    palette = bytes(picture.getpalette("RGB") or [])
    colours = len(palette) // 3
    if colours < 256 and any(picture.histogram()[colours:]):
        raise ValueError(f"pixels in a colour that a palette of {colours} lacks")
    bits = next(bits for bits in PACKED if colours <= 1 << bits)
    opacities = _opacities(picture)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">2I5B", *picture.size, bits, PALETTED, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"tRNS", opacities) if opacities else b"",
            _chunk(b"IDAT", _compressed(picture, bits, compressor.stream())),
            _chunk(b"IEND", b""),
        )
    )


def digest(picture: Image.Image) -> str:
    """What can be seen of ``picture`` (mode P: size, palette, opacities, pixels) as 24 hexadecimal digits.

    The same for equal pictures, however they are compressed, and for one that was encoded and read again.
    """
    hasher = hashlib.blake2b(struct.pack(">2I", *picture.size), digest_size=12)
    for part in (bytes(picture.getpalette("RGB") or []), _opacities(picture), picture.tobytes()):
        hasher.update(part)
    return hasher.hexdigest()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))))


def _compressed(picture: Image.Image, bits: int, stream: Stream) -> bytes:
    """The lines of ``picture`` as a zlib stream, NO_FILTER before each."""
    width = (picture.width * bits + 7) // 8
    # Pillow fills a line that is too short with zeros: what it adds is NO_FILTER for the line that follows.
    lines = memoryview(picture.tobytes("raw", PACKED[bits], width + len(NO_FILTER)))
    return b"".join((stream.compress(NO_FILTER), stream.compress(lines[: -len(NO_FILTER)]), stream.flush()))


def _opacities(picture: Image.Image) -> bytes:
    """The opacity of each colour of the palette, 255 where it covers all; none for a picture that is opaque."""
    if not picture.has_transparency_data:
        return b""
    plain = picture.copy()
    plain.apply_transparency()
    return bytes(plain.getpalette("RGBA") or [])[3::4]
