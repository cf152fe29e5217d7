"""Rulebook, "Reino": what a region is, what a kingdom is."""

from __future__ import annotations

from engine.tigris.position import position
from tests.cases.tigris.driver import do, points, seen


def kingdoms(match) -> list[set[str]]:
    return [set(kingdom.cells) for kingdom in seen(match).kingdoms]


def test_reino__tiles_and_leaders_side_by_side_are_one_region() -> None:
    match = position(leaders="bow king H4, lion priest I5", tiles={"red": "H5", "black": "J5"})
    assert kingdoms(match) == [{"H4", "H5", "I5", "J5"}]


def test_reino__diagonal_contact_does_not_join() -> None:
    match = position(leaders="bow king H4", tiles={"red": "H5", "black": "I6"})
    assert kingdoms(match) == [{"H4", "H5"}]


def test_reino__a_leader_joins_what_lies_on_both_sides_of_it() -> None:
    match = position(leaders="bow farmer H4", tiles={"red": "G4", "black": "I4"})
    assert kingdoms(match) == [{"G4", "H4", "I4"}]


def test_reino__a_region_without_leader_is_no_kingdom() -> None:
    match = position(tiles={"red": "H5", "black": "I5"}, leaders="bow king B1", hands=("black",))
    assert kingdoms(match) == [{"B1", "B2"}]
    do(match, "tile:black:J5")
    assert points(match, "bow") == (0, 0, 0, 0, 0)


def test_reino__the_edge_of_the_board_does_not_join() -> None:
    match = position(leaders="bow king P2", tiles={"red": "P3", "black": "A2 A3"}, start=False)
    assert kingdoms(match) == [{"P2", "P3"}]


def test_reino__leaders_of_one_player_or_of_several_share_a_kingdom_in_peace() -> None:
    match = position(leaders="bow king H4, bow priest G5, lion farmer I5", tiles={"red": "H5"})
    (kingdom,) = seen(match).kingdoms
    assert {(item.seat, item.colour) for item in kingdom.leaders} == {(0, "black"), (0, "red"), (1, "blue")}
    assert match.asks()[0].key == "action"


def test_reino__a_kingdom_grows_with_tiles_and_leaders() -> None:
    match = position(leaders="bow king H4", tiles={"red": "H5"}, hands=("black",))
    do(match, "tile:black:I5", "leader:red:H6")
    assert kingdoms(match) == [{"H4", "H5", "H6", "I5"}]


def test_reino__kingdoms_can_be_united() -> None:
    match = position(leaders="bow king H4, lion farmer K4", tiles={"red": "H5 K5", "black": "I5"}, hands=("black",))
    do(match, "tile:black:J5")
    assert kingdoms(match) == [{"H4", "H5", "I5", "J5", "K4", "K5"}]


def test_reino__kingdoms_can_be_parted() -> None:
    match = position(leaders="bow king H4, lion farmer J4", tiles={"red": "H5 J5", "black": "I5"})
    do(match, "catastrophe:I5")
    assert kingdoms(match) == [{"H4", "H5"}, {"J4", "J5"}]


def test_reino__flipped_tiles_still_connect() -> None:
    match = position(leaders="bow king G4, lion priest J5", tiles={"red": "G5 J4"}, monuments="H4 green-black")
    assert kingdoms(match) == [{"G4", "G5", "H4", "H5", "I4", "I5", "J4", "J5"}]


def test_reino__a_catastrophe_connects_nothing() -> None:
    match = position(leaders="bow king H4", tiles={"red": "H5", "black": "J5"}, catastrophes="I5")
    assert kingdoms(match) == [{"H4", "H5"}]
