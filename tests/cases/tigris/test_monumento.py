"""Rulebook, "Construir un monumento (tras colocar una loseta)"."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, leader_at, options, points, refused, seen, tiles

NONE = (0, 0, 0, 0, 0)
SQUARE = {"H4", "H5", "I4", "I5"}


def three(colour: str = "green", hand: str = "", **more) -> Match:
    """Three tiles of a square at H4; the bow holds the fourth."""
    held = {colour: "H4 I4 H5"}
    for other, squares in more.pop("tiles", {}).items():
        held[other] = f"{held.get(other, '')} {squares}"
    return position(tiles=held, hands=(f"{colour} {hand}",), **more)


def built(match: Match) -> set[tuple[str, str]]:
    return {(item.cell, "-".join(item.colours)) for item in seen(match).monuments}


@pytest.mark.parametrize("square", ["H4", "I4", "H5", "I5"])
def test_monumento__when_the_placed_tile_completes_a_square_of_four_of_its_colour(square: str) -> None:
    match = position(tiles={"green": " ".join(SQUARE - {square})}, hands=("green",))
    do(match, f"tile:green:{square}")
    assert asked(match) == ("bow", "monument")


def test_monumento__not_with_another_colour() -> None:
    match = position(tiles={"green": "H4 I4 H5"}, hands=("black",))
    do(match, "tile:black:I5")
    assert asked(match) == ("bow", "action")


def test_monumento__not_for_other_shapes() -> None:
    match = position(tiles={"green": "H4 I4 J4"}, hands=("green green",))
    do(match, "tile:green:K4")
    assert asked(match) == ("bow", "action")
    do(match, "tile:green:H5")
    assert asked(match) == ("bow", "end-turn")


@pytest.mark.parametrize(
    ("colour", "fitting"),
    [
        ("red", {"red-blue", "red-green", "red-black"}),
        ("black", {"red-black", "blue-black", "green-black"}),
        ("green", {"red-green", "blue-green", "green-black"}),
    ],
)
def test_monumento__one_of_its_colours_must_be_that_of_the_tiles(colour: str, fitting: set[str]) -> None:
    match = do(three(colour), f"tile:{colour}:I5")
    assert options(match, "build") == {f"build:H4:{pair}" for pair in fitting}


@pytest.mark.parametrize("colour", ["red", "black", "green"])
def test_monumento__its_tiles_lie_face_down_and_have_no_colour(colour: str) -> None:
    match = do(three(colour), f"tile:{colour}:I5")
    do(match, min(options(match, "build")))
    under = [tile for tile in seen(match).tiles if tile.cell in SQUARE]
    assert [(tile.cell, tile.colour, tile.flipped) for tile in under] == [
        (cell, None, True) for cell in ("H4", "I4", "H5", "I5")
    ]


def test_monumento__of_farms_on_the_river() -> None:
    match = position(tiles={"blue": "O4 P4 O5"}, hands=("blue",))
    do(match, "tile:blue:P5")
    assert options(match, "build") == {"build:O4:red-blue", "build:O4:blue-green", "build:O4:blue-black"}
    do(match, "build:O4:red-blue")
    assert built(match) == {("O4", "red-blue")}


@pytest.mark.parametrize("square", ["C1", "C2", "G9"])
def test_monumento__the_alternative_board_has_three_river_squares(square: str) -> None:
    column, row = square[0], int(square[1])
    cells = [f"{name}{number}" for number in (row, row + 1) for name in (column, chr(ord(column) + 1))]
    match = position(board="alternative", tiles={"blue": " ".join(cells[:3])}, hands=("blue",))
    do(match, f"tile:blue:{cells[3]}")
    assert f"build:{square}:red-blue" in options(match)


def test_monumento__only_one_of_each_pair_of_colours() -> None:
    match = do(three("green", monuments="K4 red-green"), "tile:green:I5")
    assert options(match, "build") == {"build:H4:blue-green", "build:H4:green-black"}


def test_monumento__where_no_fitting_one_is_left_nothing_happens() -> None:
    match = three("green", monuments="K4 red-green, K2 blue-green, K6 green-black")
    do(match, "tile:green:I5")
    assert asked(match) == ("bow", "action")
    assert tiles(match, "green") == SQUARE


def test_monumento__the_four_tiles_are_flipped_under_it() -> None:
    match = do(three(), "tile:green:I5", "build:H4:red-green")
    assert built(match) == {("H4", "red-green")}
    assert tiles(match, "", flipped=True) == SQUARE
    assert tiles(match, "green") == set()
    assert ("red", "green") not in seen(match).monuments_left
    assert len(seen(match).monuments_left) == 5
    assert asked(match) == ("bow", "action")


def test_monumento__may_be_declined_and_then_the_chance_is_lost() -> None:
    match = three("green", "green black")
    do(match, "tile:green:I5", "decline")
    assert tiles(match, "green") == SQUARE
    do(match, "tile:black:J4")
    assert asked(match) == ("bow", "end-turn")
    do(match, "pass", "pass", "pass")
    assert built(match) == set()


def test_monumento__a_square_left_unbuilt_is_not_built_with_the_next_tile_beside_it() -> None:
    match = position(tiles={"green": "H4 H5 I4 I5"}, hands=("green green",))
    do(match, "tile:green:J4")
    assert asked(match) == ("bow", "action")
    do(match, "tile:green:J5")
    assert options(match, "build") == {f"build:I4:{pair}" for pair in ("red-green", "blue-green", "green-black")}


def test_monumento__other_players_cannot_build_later_on_it_either() -> None:
    match = position(tiles={"green": "H4 H5 I4 I5"}, hands=("", "green"), active="lion")
    do(match, "tile:green:G4")
    assert asked(match) == ("lion", "action")


def test_monumento__with_several_squares_at_once_the_active_player_chooses_one() -> None:
    match = position(tiles={"green": "H4 H5 I4 J4 J5"}, hands=("green green",))
    do(match, "tile:green:I5")
    assert {option.split(":")[1] for option in options(match, "build")} == {"H4", "I4"}
    do(match, "build:I4:blue-green")
    assert tiles(match, "", flipped=True) == {"I4", "I5", "J4", "J5"}
    assert tiles(match, "green") == {"H4", "H5"}
    assert asked(match) == ("bow", "action")


def test_monumento__flipped_tiles_form_no_new_square() -> None:
    match = position(monuments="H4 red-green", tiles={"green": "J4"}, hands=("green",))
    do(match, "tile:green:J5")
    assert asked(match) == ("bow", "action")


def test_monumento__two_in_one_turn() -> None:
    match = position(tiles={"green": "H4 H5 I4", "black": "K4 K5 L4"}, hands=("green black",))
    do(match, "tile:green:I5", "build:H4:red-green", "tile:black:L5", "build:K4:green-black")
    assert built(match) == {("H4", "red-green"), ("K4", "green-black")}


def test_monumento__without_any_leader() -> None:
    match = do(three("black"), "tile:black:I5", "build:H4:red-black")
    assert built(match) == {("H4", "red-black")}


def test_monumento__the_point_for_the_tile_stays() -> None:
    match = three("green", tiles={"red": "G5"}, leaders="bow trader G4")
    do(match, "tile:green:I5", "build:H4:red-green")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_monumento__a_catastrophe_leads_to_none() -> None:
    match = position(tiles={"green": "H4 H5 I4 I5"})
    do(match, "catastrophe:J5")
    assert asked(match) == ("bow", "action")


# --- conflicts first ------------------------------------------------------------------------------------------------


def disputed(defence: str) -> Match:
    """I4 unites the kingdoms of two traders and completes the square at H4 out of the bow's markets."""
    match = position(
        leaders="bow trader G5, lion trader K4",
        tiles={"green": "H4 H5 I5", "red": "G6 J4"},
        hands=("green", defence),
    )
    return do(match, "tile:green:I4")


def test_monumento__after_the_conflict_where_the_square_is_still_there() -> None:
    match = disputed("")
    assert asked(match) == ("bow", "commit:attack")
    do(match, "commit:0", "commit:0")
    assert asked(match) == ("bow", "monument")
    do(match, "build:H4:blue-green")
    assert built(match) == {("H4", "blue-green")}


def test_monumento__not_after_a_conflict_that_took_the_square() -> None:
    match = do(disputed("green green green"), "commit:0", "commit:3")
    assert asked(match) == ("bow", "action")
    assert tiles(match, "green") == {"I4"}
    assert points(match, "lion") == (0, 0, 0, 4, 0)


def test_monumento__after_a_peaceful_union() -> None:
    match = position(
        leaders="bow trader G5, lion king K4", tiles={"green": "H4 H5 I5", "red": "G6 J4"}, hands=("green",)
    )
    do(match, "tile:green:I4")
    assert asked(match) == ("bow", "monument")


# --- flipped tiles --------------------------------------------------------------------------------------------------


def test_monumento__flipped_tiles_connect() -> None:
    match = position(
        leaders="bow king G4, lion trader J5", tiles={"red": "G5 J4"}, monuments="H4 red-blue", hands=("green",)
    )
    do(match, "tile:green:K5")
    assert points(match, "lion") == (0, 0, 0, 1, 0)
    assert len(seen(match).kingdoms) == 1


def test_monumento__flipped_tiles_are_no_followers() -> None:
    match = position(
        leaders="bow trader G4, lion trader L4",
        tiles={"red": "G5 L5 K4"},
        monuments="H4 green-black",
        hands=("red green",),
    )
    do(match, "tile:red:J4")
    conflict = seen(match).conflict
    assert (conflict.attacker.board, conflict.defender.board) == (0, 0)


def test_monumento__cannot_be_destroyed_by_a_war() -> None:
    match = position(
        leaders="bow trader L4, lion trader G4",
        tiles={"red": "G5 L5 K4", "green": "G3"},
        monuments="H4 green-black",
        hands=("red green green",),
    )
    do(match, "tile:red:J4", "commit:2", "commit:0")
    assert built(match) == {("H4", "green-black")}
    assert tiles(match, "", flipped=True) == SQUARE
    assert points(match, "bow") == (0, 0, 0, 2, 0)


def test_monumento__a_treasure_stays_on_its_flipped_temple_and_can_be_taken() -> None:
    match = position(
        tiles={"red": "H8 I8 J7 L6"}, treasures="B2 P2 B8 I7 L6", leaders="bow trader J6", hands=("red black",)
    )
    do(match, "tile:red:H7", "build:H7:red-green")
    assert tiles(match, "", flipped=True) == {"H7", "H8", "I7", "I8"}
    assert "I7" in {item.cell for item in seen(match).treasures}
    do(match, "tile:black:K6")
    assert (asked(match), options(match)) == (("bow", "treasure"), {"take:I7", "take:L6"})
    do(match, "take:I7")
    assert points(match, "bow") == (0, 0, 0, 0, 1)
    assert {item.cell for item in seen(match).treasures} == {"B2", "P2", "B8", "L6"}
    assert "I7" in tiles(match, "", flipped=True)


def test_monumento__a_flipped_temple_lets_no_leader_in() -> None:
    match = do(three("red"), "tile:red:I5", "build:H4:red-blue")
    assert refused(match, "leader:red:G4") == "tigris-leader-without-temple"


def test_monumento__leaders_without_a_temple_left_go_back_to_their_owners() -> None:
    match = three("red", leaders="lion king I3, bow farmer G4, lion trader J4", tiles={"red": "J3"})
    do(match, "tile:red:I5", "build:H4:red-green")
    assert leader_at(match, "bow", "blue") is None
    assert leader_at(match, "lion", "black") == "I3"
    assert leader_at(match, "lion", "green") == "J4"


def test_monumento__no_catastrophe_on_it() -> None:
    match = do(three(), "tile:green:I5", "build:H4:red-green")
    for square in sorted(SQUARE):
        assert refused(match, f"catastrophe:{square}") == "tigris-catastrophe-protected"


# --- points ---------------------------------------------------------------------------------------------------------


def beside(leaders: str, pair: str = "red-green", **more) -> Match:
    """A monument at H4 with temples beside it at G4 and J5."""
    return position(leaders=leaders, tiles={"red": "G4 J5"}, monuments=f"H4 {pair}", **more)


def test_monumentos_otorgan_puntos__one_point_at_the_end_of_ones_own_turn() -> None:
    match = beside("bow trader G3")
    assert points(match, "bow") == NONE
    do(match, "pass")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_monumentos_otorgan_puntos__only_to_the_active_player() -> None:
    match = beside("bow trader G3, lion priest G5")
    do(match, "pass")
    assert (points(match, "bow"), points(match, "lion")) == ((0, 0, 0, 1, 0), NONE)
    do(match, "pass")
    assert (points(match, "bow"), points(match, "lion")) == ((0, 0, 0, 1, 0), (1, 0, 0, 0, 0))


def test_monumentos_otorgan_puntos__both_colours_for_two_leaders() -> None:
    match = do(beside("bow trader G3, bow priest G5"), "pass")
    assert points(match, "bow") == (1, 0, 0, 1, 0)


def test_monumentos_otorgan_puntos__in_every_own_turn() -> None:
    match = do(beside("bow trader G3"), "pass", "pass", "pass", "pass", "pass")
    assert points(match, "bow") == (0, 0, 0, 3, 0)


def test_monumentos_otorgan_puntos__the_king_is_no_joker() -> None:
    match = do(beside("bow king G3"), "pass")
    assert points(match, "bow") == NONE
    match = do(beside("bow king G3", "red-black"), "pass")
    assert points(match, "bow") == (0, 1, 0, 0, 0)


def test_monumentos_otorgan_puntos__only_in_the_same_kingdom() -> None:
    match = do(beside("bow trader B1, bow priest G3"), "pass")
    assert points(match, "bow") == (1, 0, 0, 0, 0)


def test_monumentos_otorgan_puntos__for_each_monument_in_the_kingdom() -> None:
    match = position(
        leaders="bow trader G3, bow farmer G5", tiles={"red": "G4"}, monuments="H4 red-green, J4 blue-green"
    )
    do(match, "pass")
    assert points(match, "bow") == (0, 0, 1, 2, 0)


def test_monumentos_otorgan_puntos__from_the_turn_of_building_on() -> None:
    match = three("green", tiles={"red": "G5"}, leaders="bow trader G4")
    do(match, "tile:green:I5", "build:H4:red-green", "pass")
    assert points(match, "bow") == (0, 0, 0, 2, 0)


def test_monumentos_otorgan_puntos__where_the_leaders_stand_at_the_end_counts() -> None:
    match = beside("bow trader G3, bow priest B1")
    do(match, "withdraw:green", "leader:red:G5", "pass")
    assert points(match, "bow") == (1, 0, 0, 0, 0)


def test_monumento__example_the_bulls_leader_goes_bull_scores_green_then_bow_red() -> None:
    match = position(
        seats=3,
        active="bull",
        leaders="bull king J4, bull trader G6, bow priest G4",
        tiles={"red": "H4 I4 H5 G5"},
        hands=("", "", "red"),
    )
    do(match, "tile:red:I5", "build:H4:red-green")
    assert leader_at(match, "bull", "black") is None
    assert points(match, "bow") == (1, 0, 0, 0, 0)
    do(match, "pass")
    assert (points(match, "bull"), points(match, "bow")) == ((0, 0, 0, 1, 0), (1, 0, 0, 0, 0))
    do(match, "pass")
    assert (points(match, "bull"), points(match, "bow")) == ((0, 0, 0, 1, 0), (2, 0, 0, 0, 0))
