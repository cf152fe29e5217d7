"""Rulebook, "Colocar, desplazar o retirar un líder"."""

from __future__ import annotations

import pytest

from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, leader_at, options, points, refused, seen


@pytest.mark.parametrize(
    ("role", "colour"), [("king", "black"), ("priest", "red"), ("trader", "green"), ("farmer", "blue")]
)
def test_colocar_un_lider__king_black_priest_red_trader_green_farmer_blue(role: str, colour: str) -> None:
    match = position(leaders=f"bow {role} B1")
    assert leader_at(match, "bow", colour) == "B1"


@pytest.mark.parametrize("square", ["H3", "G4", "I4", "H5"])
def test_colocar_un_lider__next_to_a_temple(square: str) -> None:
    match = position(tiles={"red": "H4"})
    do(match, f"leader:black:{square}")
    assert leader_at(match, "bow", "black") == square


@pytest.mark.parametrize("square", ["G5", "I5", "H6", "K4"])
def test_colocar_un_lider__diagonally_or_farther_away_is_not_enough(square: str) -> None:
    match = position(tiles={"red": "H4"})
    assert refused(match, f"leader:black:{square}") == "tigris-leader-without-temple"


def test_colocar_un_lider__other_tiles_are_no_temples() -> None:
    match = position(tiles={"red": "H4", "black": "I4", "green": "J4"})
    assert refused(match, "leader:red:K4") == "tigris-leader-without-temple"


def test_colocar_un_lider__a_flipped_temple_is_none() -> None:
    match = position(monuments="H4 red-blue")
    assert refused(match, "leader:red:G4") == "tigris-leader-without-temple"


@pytest.mark.parametrize("square", ["H4", "H5", "I4", "H3"])
def test_colocar_un_lider__only_on_an_empty_square(square: str) -> None:
    match = position(tiles={"red": "H4 H5"}, leaders="lion farmer I4", catastrophes="H3")
    assert refused(match, f"leader:black:{square}") == "tigris-square-taken"


def test_colocar_un_lider__never_on_a_river() -> None:
    match = position()
    assert refused(match, "leader:blue:E3") == "tigris-leader-on-river"
    assert "leader:blue:G3" in options(match)


def test_colocar_un_lider__may_not_unite_two_kingdoms() -> None:
    match = position(tiles={"red": "H4 J4"}, leaders="lion king G4, lion priest K4")
    assert refused(match, "leader:blue:I4") == "tigris-leader-joins-kingdoms"
    assert "leader:blue:H5" in options(match)


def test_colocar_un_lider__may_join_a_region_to_a_kingdom() -> None:
    match = position(tiles={"red": "H4 J4"}, leaders="lion king G4")
    do(match, "leader:blue:I4")
    assert [set(kingdom.cells) for kingdom in seen(match).kingdoms] == [{"G4", "H4", "I4", "J4"}]


def test_colocar_un_lider__may_join_several_regions_to_one_kingdom() -> None:
    match = position(tiles={"red": "H4 J4", "black": "I3 I5"}, leaders="lion king G4")
    do(match, "leader:blue:I4")
    assert len(seen(match).kingdoms[0].cells) == 6


def test_colocar_un_lider__may_join_regions_without_leaders() -> None:
    match = position(tiles={"red": "H4", "green": "J4"})
    do(match, "leader:blue:I4")
    assert [set(kingdom.cells) for kingdom in seen(match).kingdoms] == [{"H4", "I4", "J4"}]


def test_colocar_un_lider__touching_one_kingdom_twice_is_no_union() -> None:
    match = position(tiles={"red": "H4 H5 I5 J5 J4"}, leaders="lion king G4")
    do(match, "leader:blue:I4")
    assert leader_at(match, "bow", "blue") == "I4"


def test_colocar_un_lider__gives_no_point() -> None:
    match = position(tiles={"red": "H4"}, leaders="bow king G4")
    do(match, "leader:red:I4")
    assert points(match, "bow") == (0, 0, 0, 0, 0)


def test_colocar_un_lider__only_ones_own() -> None:
    match = position(tiles={"red": "H4"}, leaders="lion king G4")
    assert refused(match, "withdraw:black") == "tigris-leader-not-on-board"
    do(match, "leader:black:B1")
    assert (leader_at(match, "lion", "black"), leader_at(match, "bow", "black")) == ("G4", "B1")


def test_desplazar_un_lider__from_anywhere_to_anywhere_with_one_action() -> None:
    match = position(leaders="bow king B1")
    do(match, "leader:black:O10")
    assert leader_at(match, "bow", "black") == "O10"
    assert [item.cell for item in seen(match).leaders] == ["O10"]
    assert seen(match).actions_left == 1


def test_desplazar_un_lider__under_the_same_conditions_as_placing() -> None:
    match = position(tiles={"red": "H4 J4"}, leaders="lion king G4, lion priest K4, bow trader B1", catastrophes="H5")
    assert refused(match, "leader:green:I4") == "tigris-leader-joins-kingdoms"
    assert refused(match, "leader:green:E3") == "tigris-leader-on-river"
    assert refused(match, "leader:green:D6") == "tigris-leader-without-temple"
    assert refused(match, "leader:green:H5") == "tigris-square-taken"


def test_desplazar_un_lider__to_its_own_square_is_refused() -> None:
    match = position(leaders="bow king B1")
    refused(match, "leader:black:B1")
    assert leader_at(match, "bow", "black") == "B1"


def test_desplazar_un_lider__inside_its_own_kingdom_is_peaceful() -> None:
    match = position(tiles={"red": "H4"}, leaders="bow king G4, lion priest I4")
    do(match, "leader:black:H5")
    assert asked(match) == ("bow", "action")
    assert leader_at(match, "bow", "black") == "H5"


def test_desplazar_un_lider__its_old_kingdom_does_not_count_without_it() -> None:
    """The trader was the only leader of its region: lifted, that region is no kingdom and may be joined."""
    match = position(tiles={"red": "H4 J4"}, leaders="bow trader H3, lion king K4")
    do(match, "leader:green:I4")
    assert [set(kingdom.cells) for kingdom in seen(match).kingdoms] == [{"H4", "I4", "J4", "K4"}]


def test_desplazar_un_lider__a_leader_that_held_its_kingdom_together_may_not_join_the_parts_again() -> None:
    match = position(tiles={"red": "H4 J4 H5 J5"}, leaders="bow trader I4, lion king G4, lion priest K4")
    assert refused(match, "leader:green:I5") == "tigris-leader-joins-kingdoms"
    do(match, "leader:green:H3")
    assert [set(kingdom.cells) for kingdom in seen(match).kingdoms] == [
        {"G4", "H3", "H4", "H5"},
        {"J4", "J5", "K4"},
    ]


def test_desplazar_un_lider__parts_of_which_only_one_has_a_leader_may_be_joined_again() -> None:
    match = position(tiles={"red": "H4 J4 H5 J5"}, leaders="bow trader I4, lion king G4")
    do(match, "leader:green:I5")
    assert leader_at(match, "bow", "green") == "I5"


def test_retirar_un_lider__takes_it_off_the_board_with_one_action() -> None:
    match = position(leaders="bow king B1, bow priest C2")
    do(match, "withdraw:black")
    assert leader_at(match, "bow", "black") is None
    assert leader_at(match, "bow", "red") == "C2"
    assert "black" in seen(match).seats[0].leaders_off_board
    assert seen(match).actions_left == 1


def test_retirar_un_lider__it_may_come_back_even_to_its_old_square() -> None:
    match = position(leaders="bow king B1")
    do(match, "withdraw:black", "leader:black:B1")
    assert leader_at(match, "bow", "black") == "B1"


def test_retirar_un_lider__not_where_it_is_not_on_the_board() -> None:
    assert refused(position(), "withdraw:black") == "tigris-leader-not-on-board"


def test_retirar_un_lider__the_last_one_leaves_a_region_without_kingdom() -> None:
    match = position(leaders="bow king H3", tiles={"red": "H4"}, hands=("black",))
    do(match, "withdraw:black", "tile:black:H5")
    assert seen(match).kingdoms == ()
    assert points(match, "bow") == (0, 0, 0, 0, 0)


def test_colocar_un_lider__without_leaders_on_the_board_no_points() -> None:
    match = position(tiles={"red": "H4 J5"}, leaders="lion king J4", hands=("red black",))
    do(match, "tile:red:H5", "tile:black:K4")
    assert points(match, "bow") == (0, 0, 0, 0, 0)
    assert points(match, "lion") == (0, 1, 0, 0, 0)


def test_importante__a_leader_that_loses_its_last_temple_goes_back_to_its_owner() -> None:
    match = position(leaders="lion king G4, lion priest H3", tiles={"red": "H4 H2"})
    do(match, "catastrophe:H4")
    assert leader_at(match, "lion", "black") is None
    assert "black" in seen(match).seats[1].leaders_off_board
    assert leader_at(match, "lion", "red") == "H3"
