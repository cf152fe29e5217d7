"""Places to choose from are marked on the board, and the cut is around them: both games."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from renderers.core.picture import Box, Picture
from renderers.inner_sea import pictures as inner_sea
from renderers.maps.cut import CUT_SIZE
from renderers.maps.layout import HEADER
from renderers.tigris import pictures as tigris
from tests.pixels import pixel_digest
from tests.renderers import inner_sea_views, tigris_views
from tests.renderers.inner_sea_views import ATLAS


def changed(one: Picture, other: Picture) -> Box | None:
    """The box in which two pictures differ."""
    first, second = (Image.open(io.BytesIO(picture.data)).convert("RGB") for picture in (one, other))
    return ImageChops.difference(first, second).getbbox()


def within(inner: Box, outer: Box, by: int = 0) -> bool:
    return (
        outer[0] - by <= inner[0]
        and outer[1] - by <= inner[1]
        and inner[2] <= outer[2] + by
        and inner[3] <= outer[3] + by
    )


def test_a_marked_square_has_a_dot_that_stays_inside_it() -> None:
    view = tigris_views.middle()
    plain, marked = tigris.draw(view, "board"), tigris.draw(view, "board", marks=["H6"])
    box = changed(plain, marked)
    assert box is not None
    assert within(box, marked.hotspots["H6"])


def test_the_cut_of_tigris_holds_all_marked_squares() -> None:
    view = tigris_views.middle()
    near, far = (tigris.draw(view, "cut", marks=cells) for cells in (["A1", "B2"], ["A1", "P11"]))
    assert {"A1", "B2"} <= near.hotspots.keys()
    assert "P11" not in near.hotspots
    assert len(far.hotspots) == 16 * 11


def test_a_marked_area_has_a_border() -> None:
    view = inner_sea_views.middle()
    plain, marked = inner_sea.draw(view, "board"), inner_sea.draw(view, "board", marks=["gades"])
    box = changed(plain, marked)
    assert box is not None
    points = [point for ring in ATLAS.areas["gades"].rings for point in zip(ring[::2], ring[1::2], strict=True)]
    across, down = zip(*points, strict=True)
    drawn = round(min(across)), round(min(down)) + HEADER, round(max(across)), round(max(down)) + HEADER
    assert within(box, drawn, by=8)
    assert within(drawn, box, by=8)


@pytest.mark.parametrize(
    ("areas", "shown"), [(["egypt", "kush"], 2), (["rome", "carthage", "massilia"], 3), (["gades", "egypt"], 1)]
)
def test_the_cut_of_the_inner_sea_is_as_close_as_the_marked_areas_allow(areas: list[str], shown: int) -> None:
    """Those that are too far apart are not all there: on the whole map none could be read."""
    picture = inner_sea.draw(inner_sea_views.middle(), "cut", marks=areas)
    assert len(set(areas) & picture.hotspots.keys()) == shown
    assert picture.width == 800


def test_a_wide_cut_shows_more_than_a_close_one() -> None:
    view = inner_sea_views.middle()
    close, wide = (inner_sea.draw(view, "cut", marks=areas) for areas in (["rome"], ["rome", "carthage", "massilia"]))
    assert len(wide.hotspots) > 2 * len(close.hotspots)
    assert close.width == wide.width == CUT_SIZE[0] * 2


@pytest.mark.parametrize("kind", ["hand", "score"])
def test_pictures_without_a_board_take_no_notice(kind: str) -> None:
    view = tigris_views.middle(1) if kind == "hand" else tigris_views.end()
    assert pixel_digest(tigris.draw(view, kind, marks=["H6"])) == pixel_digest(tigris.draw(view, kind))
