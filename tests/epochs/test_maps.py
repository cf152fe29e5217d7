"""What holds for the map of every game of epochs."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.epochs.geography import load
from tests.epochs.maps import reachable, reference

pytestmark = pytest.mark.parametrize("game", ["inner_sea", "middle_east"])


def test_areas__names_in_two_languages_no_two_alike(game: str) -> None:
    for lang in ("en", "es"):
        names = [area.name.text(lang) for area in load(game).areas.values()]
        assert len(set(names)) == len(names)
        assert all(names)


def test_areas__ids_are_sorted_and_fit_an_option_id(game: str) -> None:
    ids = load(game).ids
    assert list(ids) == sorted(ids)
    assert all(area.isascii() and area.replace("_", "").isalpha() and len(area) <= 24 for area in ids)


def test_areas__what_no_source_names_is_marked_as_ours(game: str) -> None:
    geography, known = load(game), {area["id"] for area in reference(game, "map.json")["areas"]}
    assert {area.id for area in geography.areas.values() if area.source == "house"} == set(geography.ids) - known


def test_bordes__adjacency_is_mutual_and_without_loops(game: str) -> None:
    geography = load(game)
    for area in geography.areas.values():
        assert list(area.adjacent) == sorted(set(area.adjacent))
        assert area.id not in area.adjacent
        assert all(geography.adjacent(other, area.id) for other in area.adjacent)


def test_bordes__the_whole_map_hangs_together(game: str) -> None:
    geography = load(game)
    assert reachable(geography, geography.ids[0], ()) == set(geography.ids)


def test_bordes__areas_have_a_playable_number_of_neighbours(game: str) -> None:
    counts = sorted(len(area.adjacent) for area in load(game).areas.values())
    assert counts[0] >= 2
    assert counts[-1] <= 10
    assert sum(3 <= count <= 7 for count in counts) >= len(counts) * 0.85


def test_regions__every_area_has_one_that_fits_a_menu(game: str) -> None:
    geography = load(game)
    sizes = Counter(area.region for area in geography.areas.values())
    assert set(sizes) == {region.id for region in geography.regions}
    assert max(sizes.values()) <= 25
