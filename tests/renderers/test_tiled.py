"""Pictures that are kept compressed."""

from __future__ import annotations

import pytest
from PIL import Image

from renderers.core.assets import committed
from renderers.core.packed import PackedPicture
from renderers.core.picture import Box
from renderers.core.tiled import TILE, TiledPicture


@pytest.fixture(scope="module")
def picture() -> Image.Image:
    return committed("inner_sea/map_small.png")


@pytest.mark.parametrize(
    "box",
    [
        (0, 0, 1600, 876),
        (7, 5, 8, 6),
        (TILE[0] - 1, TILE[1] - 1, TILE[0] + 1, TILE[1] + 1),
        (1500, 800, 1600, 876),
        (-20, -30, 15, 10),
        (1590, 870, 1700, 900),
    ],
)
def test_a_part_is_that_of_the_picture(picture: Image.Image, box: Box) -> None:
    tiled = TiledPicture(picture)
    part, expected = tiled.crop(box), picture.crop(box)
    assert (tiled.size, part.mode, part.size) == (picture.size, "P", expected.size)
    assert part.getpalette() == expected.getpalette()
    assert part.tobytes() == expected.tobytes()


def test_it_takes_a_fifth_of_the_picture(picture: Image.Image) -> None:
    assert TiledPicture(picture).weight < picture.width * picture.height / 5


def test_a_packed_picture_is_read_as_it_was(picture: Image.Image) -> None:
    palette = bytes(picture.getpalette("RGB") or [])
    packed, grey = PackedPicture.of(picture), PackedPicture.of(picture.convert("L"))
    assert len(packed.data) < picture.width * picture.height / 5
    read = packed.read(palette)
    assert (read.mode, read.size, read.tobytes()) == ("P", picture.size, picture.tobytes())
    assert read.getpalette() == picture.getpalette()
    assert grey.read().tobytes() == picture.convert("L").tobytes()
