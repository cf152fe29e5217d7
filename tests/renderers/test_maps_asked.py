"""The picture of what is asked on a map: all of a draft, and all places to choose from."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.view import Change
from renderers.inner_sea.pictures import WORLD, alt_text
from renderers.maps.asked import part_of
from renderers.maps.cut import shown_whole
from renderers.middle_east.pictures import WORLD as MIDDLE_EAST
from tests.renderers import inner_sea_views as views
from tests.renderers.pictures import NAMES, renderer
from tests.renderers.test_asked import asked

WORLDS = {"inner_sea": WORLD, "middle_east": MIDDLE_EAST}

FAR = ("lusitania", "palmyra", "kush", "dacia")
"""Areas at the edges of the map."""


def drafting(areas: tuple[str, ...]) -> Any:
    """A draft of the first seat's, as a panel shows it: its own changes are marked alone, and nobody acts."""
    changes = tuple(Change(area, 0, 1, 2) for area in areas)
    return msgspec.structs.replace(views.middle(0), changes=changes, acting=())


@pytest.mark.parametrize("areas", [("rome",), ("rome", "corsica"), FAR])
def test_all_areas_of_a_draft_are_on_the_picture(areas: tuple[str, ...]) -> None:
    part = part_of(WORLD, drafting(areas))
    assert shown_whole(WORLD.atlas, part.corner, part.size).issuperset(areas)
    assert set(areas) <= asked("inner_sea", drafting(areas)).hotspots.keys()


@pytest.mark.parametrize("areas", [FAR, tuple(list(WORLD.atlas.areas)[::4])])
def test_nothing_of_a_draft_is_left_out_of_its_words(areas: tuple[str, ...]) -> None:
    text = alt_text(drafting(areas), "asked", "en", NAMES)
    assert [area for area in areas if f"{WORLD.atlas.name(area, 'en')} +1" not in text] == []


@pytest.mark.parametrize("marks", [("rome",), ("rome", "egypt"), FAR])
def test_all_places_to_choose_from_are_on_the_picture(marks: tuple[str, ...]) -> None:
    assert set(marks) <= asked("inner_sea", views.middle(0), marks).hotspots.keys()


@pytest.mark.parametrize(
    ("game", "seats"), [("inner_sea", 2), ("inner_sea", 3), ("middle_east", 2), ("middle_east", 4)]
)
def test_a_board_leaves_out_land_out_of_play(game: str, seats: int) -> None:
    view = Match.create(load_game(game), {}, seats, 1).view(None)
    atlas = WORLDS[game].atlas
    picture = renderer(game).draw(view, "board", names=NAMES[:seats])
    assert picture.width < atlas.shapes.width
    places = {f"seat:{seat}" for seat in range(seats)}
    assert picture.hotspots.keys() >= places | {area for area in atlas.areas if area not in view.closed}
    for left, top, right, bottom in picture.hotspots.values():
        assert 0 <= left < right <= picture.width
        assert 0 <= top < bottom <= picture.height


def test_zoom_goes_where_most_may_be_done_if_not_all_of_it_fits() -> None:
    near = ("rome", "umbria", "samnium")
    picture = renderer("inner_sea").draw(views.middle(0), "cut", names=NAMES[:6], marks=(*FAR, *near))
    assert picture.width < WORLD.atlas.shapes.width
    assert set(near) <= picture.hotspots.keys()


def test_land_out_of_play_takes_no_room() -> None:
    """Where two play, half the map is closed: what may be chosen is drawn larger than on the whole map."""
    view = views.small(2)
    open_areas = tuple(area for area in WORLD.atlas.areas if area not in view.closed)
    part = part_of(WORLD, view, open_areas)
    assert part.size[0] < WORLD.atlas.shapes.width
