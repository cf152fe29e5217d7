"""Encoding: pictures in mode P as PNG.

Lines are not filtered, as colours that are neighbours in a palette have nothing to do with each other. isal compresses
in a sixth of zlib's time, to at most a seventh more bytes; where it is not installed, zlib does it.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from importlib import import_module
from typing import Final, NamedTuple, Protocol, cast

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


class Checks(Protocol):
    """Checksums of 32 bits."""

    def crc32(self, data: bytes | memoryview, /) -> int:
        """The sum of PNG."""

    def adler32(self, data: bytes | memoryview, /) -> int:
        """The sum of zlib."""


CHECKS: Final = cast("Checks", import_module(USED.module))


def png(picture: Image.Image, compressor: Compressor = USED) -> bytes:
    """``picture`` (mode P) as PNG, in as few bits a pixel as its palette allows.

    Equal pictures nearly always give equal bytes, but isal does not promise it: once in some 250,000 times the
    compressed stream is another one. Nothing may depend on the bytes; ``digest`` tells whether pictures are equal.
    Raises ValueError for another mode, and for pixels in a colour that the palette lacks.
    """
    if picture.mode != "P":
        raise ValueError(f"a picture in mode {picture.mode}; only mode P is encoded")
    return encoded(picture, compressor)[0]


def encoded(picture: Image.Image, compressor: Compressor = USED) -> tuple[bytes, str]:
    """The same with ``digest``, which takes half of the time that both take one after the other."""
    if picture.mode != "P":
        raise ValueError(f"a picture in mode {picture.mode}; only mode P is encoded")
    palette, opacities = bytes(picture.getpalette("RGB") or []), _opacities(picture)
    colours = len(palette) // 3
    if colours < 256 and any(picture.histogram()[colours:]):
        raise ValueError(f"pixels in a colour that a palette of {colours} lacks")
    bits, lines = _bits(palette), _lines(picture, _bits(palette))
    data = b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">2I5B", *picture.size, bits, PALETTED, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"tRNS", opacities) if opacities else b"",
            _chunk(b"IDAT", _compressed(lines, compressor.stream())),
            _chunk(b"IEND", b""),
        )
    )
    return data, _digest(picture.size, palette, opacities, lines)


def digest(picture: Image.Image) -> str:
    """What can be seen of ``picture`` (mode P: size, palette, opacities, pixels) as 24 hexadecimal digits.

    The same for equal pictures, however they are compressed, and for one that was encoded and read again.
    """
    palette = bytes(picture.getpalette("RGB") or [])
    return _digest(picture.size, palette, _opacities(picture), _lines(picture, _bits(palette)))


def _digest(size: tuple[int, int], palette: bytes, opacities: bytes, lines: memoryview) -> str:
    """Two checksums stand for the pixels: nobody wants two pictures of one place to look alike, and by chance they do
    once in 2 ** 60 times.
    """
    checksums = struct.pack(">4I", *size, CHECKS.crc32(lines), CHECKS.adler32(lines))
    return hashlib.blake2b(b"".join((checksums, palette, opacities)), digest_size=12).hexdigest()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))))


def _bits(palette: bytes) -> int:
    """In how few bits a pixel of this palette is written."""
    return next(bits for bits in PACKED if len(palette) // 3 <= 1 << bits)


def _lines(picture: Image.Image, bits: int) -> memoryview:
    """The lines of ``picture``, NO_FILTER between them."""
    width = (picture.width * bits + 7) // 8
    # Pillow fills a line that is too short with zeros: what it adds is NO_FILTER for the line that follows.
    return memoryview(picture.tobytes("raw", PACKED[bits], width + len(NO_FILTER)))[: -len(NO_FILTER)]


def _compressed(lines: memoryview, stream: Stream) -> bytes:
    """Lines as a zlib stream, NO_FILTER before each."""
    return b"".join((stream.compress(NO_FILTER), stream.compress(lines), stream.flush()))


def _opacities(picture: Image.Image) -> bytes:
    """The opacity of each colour of the palette, 255 where it covers all; none for a picture that is opaque."""
    if not picture.has_transparency_data:
        return b""
    plain = picture.copy()
    plain.apply_transparency()
    return bytes(plain.getpalette("RGBA") or [])[3::4]
