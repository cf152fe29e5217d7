"""The picture of what is asked: no taller than wide, with all of a draft and all places to choose from."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.epochs.view import Change
from renderers.inner_sea.pictures import WORLD, alt_text
from renderers.maps.asked import part_of
from renderers.maps.cut import shown_whole
from tests.renderers import inner_sea_views as views
from tests.renderers.pictures import CROWD, NAMES, SCENES, TOY, kinds, renderer, scene, views_of

PARTS = {
    "ancient_world": (("actions",), ("row",), ("military",), ("titans",), ("city",)),
    "through_the_ages": (("row",), ("politics",), ("city",)),
}
"""By game, the parts that marks name; of the others, marks are places."""

FAR = ("lusitania", "palmyra", "kush", "dacia")
"""Areas at the edges of the map."""


def asked(game: str, view: Any, marks: tuple[str, ...] = ()) -> Any:
    count = len(view.cities) if hasattr(view, "cities") else len(view.seats)
    return renderer(game).draw(view, "asked", names=NAMES[:count], marks=marks)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        (game, name)
        for game, name in SCENES
        if game != TOY and name != CROWD and "asked" in kinds(game, scene(game, name))
    ],
)
def test_it_is_no_taller_than_wide(game: str, name: str) -> None:
    view = views_of(game).seen_by(scene(game, name), 0)
    for marks in ((), *PARTS.get(game, ())):
        picture = asked(game, view, marks)
        assert picture.height <= picture.width, marks


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


def test_land_out_of_play_takes_no_room() -> None:
    """Where two play, half the map is closed: what may be chosen is drawn larger than on the whole map."""
    view = views.small(2)
    open_areas = tuple(area for area in WORLD.atlas.areas if area not in view.closed)
    part = part_of(WORLD, view, open_areas)
    assert part.size[0] < WORLD.atlas.shapes.width
