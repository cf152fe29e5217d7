"""Pictures made narrower: in fewer tones, those of frames and letters as they are."""

from __future__ import annotations

import pytest
from PIL import Image

from renderers.core.canvas import FRAMES, index_of, narrow_patch, patch, write
from renderers.core.colours import INK, PARCHMENT

PALETTE = "middle_east/map.png"


def _panel() -> Image.Image:
    picture = Image.new("RGB", (800, 60), PARCHMENT)
    write(picture, (10, 40), "Father of the Gods, Earth Mother Goddess", INK, "bold", 34)
    return picture


def _tones(picture: Image.Image) -> set[int]:
    return {at for at, count in enumerate(picture.histogram()) if count}


def test_a_narrow_picture_has_few_tones() -> None:
    whole, narrow = patch("panel", PALETTE, _panel), narrow_patch("panel", PALETTE, 603, _panel)
    assert narrow.size == (603, 45)
    assert {index_of(INK, PALETTE), index_of(PARCHMENT, PALETTE)} <= _tones(narrow)
    assert len(_tones(narrow)) <= 16
    assert narrow_patch("panel", PALETTE, 800, _panel).tobytes() == whole.tobytes()


@pytest.mark.parametrize("colour", FRAMES)
def test_flat_colours_stay_as_they_are(colour: tuple[int, int, int]) -> None:
    flat = narrow_patch(("flat", colour), PALETTE, 40, lambda: Image.new("RGB", (80, 20), colour))
    assert _tones(flat) == {index_of(colour, PALETTE)}
