"""What the map program makes of borders: neighbours, islands, overrides, frontiers."""

import pytest

from data.build.epochs_map_rules import edges, frontiers, neighbours, order, reachable, shared


def seeds(**more):
    areas = [
        {"id": "north_isle", "kind": "land", "island": "isle"},
        {"id": "south_isle", "kind": "land", "island": "isle"},
        {"id": "west_sea", "kind": "shallow"},
        {"id": "east_sea", "kind": "shallow"},
        {"id": "shore", "kind": "land"},
    ]
    return {"areas": areas, "scenery": [{"id": "desert", "edge": "south"}], "threshold": 4, "overrides": [], **more}


PAIRS = {
    ("north_isle", "south_isle"): 9.0,
    ("north_isle", "west_sea"): 20.0,
    ("east_sea", "south_isle"): 20.0,
    ("east_sea", "west_sea"): 3.0,
    ("east_sea", "shore"): 20.0,
    ("desert", "shore"): 20.0,
}


def test_shared__adds_up_what_lies_between_the_same_two():
    assert shared([("b", "a", 2.0), ("a", "b", 3.5)]) == {("a", "b"): 5.5}


def test_neighbours__an_islands_areas_touch_all_its_seas():
    found = neighbours(seeds(), PAIRS)
    assert found["north_isle"] == {"south_isle", "west_sea", "east_sea"}
    assert found["west_sea"] == {"north_isle", "south_isle"}


def test_neighbours__a_border_below_the_threshold_is_none():
    assert "west_sea" not in neighbours(seeds(), PAIRS)["east_sea"]


def test_neighbours__an_override_adds_and_removes():
    overrides = [
        {"areas": ["east_sea", "west_sea"], "set": "adjacent", "why": "known"},
        {"areas": ["shore", "east_sea"], "set": "apart", "why": "known"},
    ]
    found = neighbours(seeds(overrides=overrides), PAIRS)
    assert "west_sea" in found["east_sea"]
    assert found["shore"] == set()


def test_neighbours__an_override_without_effect_is_refused():
    with pytest.raises(ValueError, match="override without effect"):
        neighbours(seeds(overrides=[{"areas": ["shore", "east_sea"], "set": "adjacent", "why": "known"}]), PAIRS)


def test_edges__empty_scenery_passes_its_edge_on():
    found = edges(seeds(), PAIRS, {"east_sea": {"east"}})
    assert found["shore"] == ["south"]
    assert found["east_sea"] == ["east"]
    assert found["west_sea"] == []


def test_order__nearest_to_the_upper_right_corner_first_ties_by_id():
    assert order({"b": (90, 0), "a": (100, 10), "c": (0, 100)}, 100) == {"a": 0, "b": 1, "c": 2}


def test_frontiers__part_the_map_or_are_refused():
    found = neighbours(seeds(), PAIRS)
    assert reachable(found, "shore", ["east_sea"]) == ["shore"]
    parted = frontiers(seeds(frontiers=[{"players": 2, "closed": ["east_sea"], "inside": "shore"}]), found)
    assert parted == {"2": {"line": ["east_sea"], "playable": ["shore"]}}
    with pytest.raises(ValueError, match="parts nothing"):
        frontiers(seeds(frontiers=[{"players": 2, "closed": ["west_sea"], "inside": "shore"}]), found)
