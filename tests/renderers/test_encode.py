"""The PNG writer: what Pillow reads is what was composed, with isal and without."""

from __future__ import annotations

import io
import struct
import sys
import tomllib
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from PIL import Image

from renderers.core import finish
from renderers.core.encode import ISAL, USED, ZLIB, Compressor, digest, encoded, fastest, png
from tests.night import by_day
from tests.renderers.pictures import EVERY, renderer, scene, seats_in, worded

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
COMPRESSORS = sorted({USED, ZLIB})


@pytest.fixture(autouse=True, scope="module")
def _words() -> Iterator[None]:
    with worded():
        yield


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and content of each chunk, every checksum looked at."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + content),)
        yield kind, content
        at += 12 + length


def assert_shows(data: bytes, composed: Image.Image) -> None:
    """``data`` is a sound PNG of exactly this picture: its colours by number, its palette, its transparency."""
    kinds = [kind for kind, _ in chunks(data)]
    assert kinds in ([b"IHDR", b"PLTE", b"IDAT", b"IEND"], [b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"])
    with Image.open(io.BytesIO(data)) as file:
        file.verify()
    with Image.open(io.BytesIO(data)) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", composed.size)
        assert read.tobytes() == composed.tobytes()
        assert read.getpalette("RGB") == composed.getpalette("RGB")
        assert read.convert("RGBA").tobytes() == composed.convert("RGBA").tobytes()


def painted(size: tuple[int, int], colours: int) -> Image.Image:
    """A picture in so many colours, each of them used where there is room, that no row repeats."""
    width, height = size
    picture = Image.new("P", size)
    picture.putpalette([value % 256 for at in range(colours) for value in (at, 255 - at, at * 7)], "RGB")
    picture.putdata([(x * 7 + y * y * 3 + x * y) % colours for y in range(height) for x in range(width)])
    return picture


@pytest.mark.parametrize(
    ("game", "name", "kind"),
    by_day([one for one in EVERY if one[1] in ("middle", "opening")], EVERY),
)
def test_pictures_are_read_as_they_were_composed(
    game: str, name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it is composed of may be kept from other pictures; with these names nobody else draws it."""
    composed: list[Image.Image] = []

    def kept(picture: Image.Image) -> tuple[bytes, str]:
        composed.append(picture.copy())
        return encoded(picture)

    monkeypatch.setattr(finish, "encoded", kept)
    view = scene(game, name)
    data = renderer(game).draw(view, kind, names=[f"of {name}"] * seats_in(game, view)).data
    (picture,) = composed
    assert_shows(data, picture)
    if name == "middle":
        for compressor in COMPRESSORS:
            assert_shows(png(picture, compressor), picture)


@pytest.mark.parametrize("compressor", COMPRESSORS, ids=lambda one: one.module)
@pytest.mark.parametrize("colours", [1, 2, 3, 4, 5, 16, 17, 255, 256])
@pytest.mark.parametrize("size", [(1, 1), (1, 300), (300, 1), (7, 5), (8, 8), (9, 4), (13, 64), (1600, 3)])
def test_sizes_and_numbers_of_colours(size: tuple[int, int], colours: int, compressor: Compressor) -> None:
    picture = painted(size, colours)
    data = png(picture, compressor)
    assert_shows(data, picture)
    bits = 1 if colours <= 2 else 2 if colours <= 4 else 4 if colours <= 16 else 8
    found = dict(chunks(data))
    assert found[b"IHDR"] == struct.pack(">2I5B", *size, bits, 3, 0, 0, 0)
    assert len(zlib.decompress(found[b"IDAT"])) == size[1] * (1 + -(-size[0] * bits // 8))


def one_clear_colour(picture: Image.Image) -> None:
    picture.info["transparency"] = 2


def soft_colours(picture: Image.Image) -> None:
    picture.info["transparency"] = bytes([0, 128, 255, 7])


def palette_with_opacity(picture: Image.Image) -> None:
    picture.putpalette([value for at in range(9) for value in (at, at * 20, 3, at * 31)], "RGBA")


@pytest.mark.parametrize("cleared", [one_clear_colour, soft_colours, palette_with_opacity])
def test_transparency_stays(cleared: Callable[[Image.Image], None]) -> None:
    picture = painted((11, 9), 9)
    cleared(picture)
    data = png(picture)
    assert b"tRNS" in dict(chunks(data))
    assert_shows(data, picture)
    assert cleared is palette_with_opacity or "transparency" in picture.info


def test_equal_pictures_have_one_digest_and_others_another() -> None:
    first, second = painted((320, 200), 256), painted((320, 200), 256)
    assert digest(second) == digest(first)
    second.putpixel((319, 199), (second.getpixel((319, 199)) + 1) % 256)
    assert digest(second) != digest(first)
    assert digest(painted((200, 320), 256)) != digest(first)
    other = first.copy()
    other.putpalette([*(other.getpalette() or [])[:-1], 1])
    assert digest(other) != digest(first)


def test_other_modes_and_colours_without_a_palette_are_refused() -> None:
    with pytest.raises(ValueError, match="mode RGB"):
        png(Image.new("RGB", (2, 2)))
    with pytest.raises(ValueError, match="palette of 0"):
        png(Image.new("P", (2, 2)))
    picture = painted((4, 4), 3)
    picture.putpixel((0, 0), 3)
    with pytest.raises(ValueError, match="palette of 3"):
        png(picture)


@pytest.mark.parametrize(
    ("machine", "implementation", "asked_for"),
    [
        ("x86_64", "cpython", True),
        ("AMD64", "cpython", True),
        ("aarch64", "cpython", True),
        ("arm64", "cpython", True),
        ("ARM64", "cpython", False),
        ("armv7l", "cpython", False),
        ("i686", "cpython", False),
        ("riscv64", "cpython", False),
        ("x86_64", "pypy", False),
    ],
)
def test_isal_is_asked_for_where_there_is_a_wheel(machine: str, implementation: str, asked_for: bool) -> None:
    needed = [Requirement(line) for line in tomllib.loads(PROJECT.read_text())["project"]["dependencies"]]
    (isal,) = (one for one in needed if one.name == "isal")
    assert isal.marker is not None
    assert isal.marker.evaluate({"platform_machine": machine, "implementation_name": implementation}) == asked_for
    assert (USED == ISAL) == isal.marker.evaluate()


def test_zlib_takes_the_place_of_isal_where_it_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fastest() == USED
    monkeypatch.setitem(sys.modules, ISAL.module, None)
    assert fastest() == ZLIB


def test_a_thousand_encodings_of_a_picture_all_decode_to_it() -> None:
    """isal's bytes are no promise; what is read from them is."""
    composed = painted((240, 160), 200)
    expected = digest(composed)
    for _ in range(1000):
        with Image.open(io.BytesIO(png(composed))) as read:
            assert digest(read) == expected
