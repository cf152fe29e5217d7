"""Rulebook, "Variante del juego: los edificios especiales"."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.tigris.position import position as plain
from tests.cases.tigris.driver import asked, do, options, points, refused, seen, tiles

VARIANT = {"special-buildings": "yes"}


def position(**more) -> Match:
    return plain(options=VARIANT, **more)


def building(match: Match, colour: str) -> str | None:
    return next((item.cell for item in seen(match).buildings if item.colour == colour), None)


def test_edificio_especial__when_the_placed_tile_makes_a_row_of_three_of_its_colour() -> None:
    match = position(tiles={"green": "H4 I4"}, hands=("green",))
    do(match, "tile:green:J4")
    assert asked(match) == ("bow", "special")
    assert options(match) == {"special:H4", "special:I4", "special:J4", "decline"}


def test_edificio_especial__or_a_column() -> None:
    match = position(tiles={"black": "H4 H5"}, hands=("black",))
    do(match, "tile:black:H6")
    assert options(match, "special") == {"special:H4", "special:H5", "special:H6"}


def test_edificio_especial__or_longer() -> None:
    match = position(tiles={"black": "H4 H5 H2"}, hands=("black",))
    do(match, "tile:black:H3")
    assert options(match, "special") == {"special:H2", "special:H3", "special:H4", "special:H5"}


def test_edificio_especial__not_two_not_diagonally_not_with_a_gap_or_another_colour() -> None:
    match = position(tiles={"green": "H4 I5 L4 H2 J2", "black": "K4"}, hands=("green green",))
    do(match, "tile:green:J6")
    assert asked(match) == ("bow", "action")
    do(match, "tile:green:M4")
    assert asked(match) == ("bow", "end-turn")


def test_edificio_especial__not_without_the_variant() -> None:
    match = plain(tiles={"green": "H4 I4"}, hands=("green",))
    do(match, "tile:green:J4")
    assert asked(match) == ("bow", "action")


@pytest.mark.parametrize(
    ("colour", "squares", "last"),
    [("red", "H4 I4", "J4"), ("black", "H4 I4", "J4"), ("green", "H4 I4", "J4"), ("blue", "A4 B4", "C4")],
)
def test_edificio_especial__of_the_colour_of_the_tiles(colour: str, squares: str, last: str) -> None:
    match = position(tiles={colour: squares}, hands=(colour,))
    do(match, f"tile:{colour}:{last}", f"special:{last}")
    assert [(item.colour, item.cell) for item in seen(match).buildings] == [(colour, last)]
    assert colour not in seen(match).buildings_left


def test_edificio_especial__on_any_tile_of_the_row() -> None:
    match = position(tiles={"green": "H4 I4"}, hands=("green",))
    do(match, "tile:green:J4", "special:H4")
    assert building(match, "green") == "H4"


def test_edificio_especial__on_either_line_where_row_and_column_are_long_enough() -> None:
    match = position(tiles={"green": "H4 I4 J5 J6"}, hands=("green",))
    do(match, "tile:green:J4")
    assert options(match, "special") == {f"special:{cell}" for cell in ("H4", "I4", "J4", "J5", "J6")}


def test_edificio_especial__not_on_a_line_that_is_too_short() -> None:
    match = position(tiles={"green": "H4 I4 J5"}, hands=("green",))
    do(match, "tile:green:J4")
    assert options(match, "special") == {"special:H4", "special:I4", "special:J4"}


def test_edificio_especial__may_be_declined() -> None:
    match = position(tiles={"green": "H4 I4"}, hands=("green",))
    do(match, "tile:green:J4", "decline")
    assert building(match, "green") is None
    assert asked(match) == ("bow", "action")


def test_edificio_especial__the_active_player_builds_whoever_has_leaders_there() -> None:
    match = position(tiles={"green": "H4 I4", "red": "G4"}, leaders="lion trader G3", hands=("green",))
    do(match, "tile:green:J4")
    assert asked(match) == ("bow", "special")


def test_edificio_especial__works_on_the_alternative_board() -> None:
    match = position(board="alternative", tiles={"blue": "C1 C2"}, hands=("blue",))
    do(match, "tile:blue:C3", "special:C1")
    assert building(match, "blue") == "C1"


def test_edificio_especial__flipped_tiles_are_no_part_of_a_row() -> None:
    match = position(monuments="H4 green-black", tiles={"green": "J4"}, hands=("green",))
    do(match, "tile:green:K4")
    assert asked(match) == ("bow", "action")


def test_edificio_especial__one_that_stands_moves_to_a_longer_row() -> None:
    match = position(tiles={"green": "H4 I4 J4 H6 I6 J6"}, buildings="green H4", hands=("green",))
    do(match, "tile:green:K6")
    assert options(match) == {"special:H6", "special:I6", "special:J6", "special:K6", "decline"}
    do(match, "special:I6")
    assert building(match, "green") == "I6"


@pytest.mark.parametrize("squares", ["H6 I6", "H6 I6 J6"])
def test_edificio_especial__not_to_an_equal_or_shorter_one(squares: str) -> None:
    match = position(tiles={"green": f"H4 I4 J4 K4 {squares}"}, buildings="green H4", hands=("green",))
    do(match, "tile:green:G6")
    assert asked(match) == ("bow", "action")
    assert building(match, "green") == "H4"


def test_edificio_especial__declining_leaves_it_where_it_is() -> None:
    match = position(tiles={"green": "H4 I4 J4 H6 I6 J6"}, buildings="green H4", hands=("green",))
    do(match, "tile:green:K6", "decline")
    assert building(match, "green") == "H4"


def test_edificio_especial__a_row_that_has_shrunk_is_compared_as_it_is_now() -> None:
    match = position(tiles={"green": "H4 I4 H6 I6"}, buildings="green H4", hands=("green",))
    do(match, "tile:green:J6")
    assert asked(match) == ("bow", "special")


def test_edificio_especial__never_to_fewer_than_three() -> None:
    match = position(tiles={"green": "H4 H6"}, buildings="green H4", hands=("green",))
    do(match, "tile:green:I6")
    assert asked(match) == ("bow", "action")


def test_edificio_especial__not_by_making_its_own_row_longer() -> None:
    match = position(tiles={"green": "H4 I4 J4"}, buildings="green H4", hands=("green",))
    do(match, "tile:green:K4")
    assert asked(match) == ("bow", "action")


def test_edificio_especial__not_by_a_longer_column_across_its_own_row() -> None:
    match = position(tiles={"green": "H4 I4 J3 J5 J6 J7"}, buildings="green H4", hands=("green",))
    do(match, "tile:green:J4")
    assert asked(match) == ("bow", "action")


def test_edificio_especial__a_building_of_another_colour_does_not_matter() -> None:
    match = position(tiles={"green": "H4 I4", "black": "H6 I6 J6 K6"}, buildings="black H6", hands=("green",))
    do(match, "tile:green:J4", "special:J4")
    assert (building(match, "green"), building(match, "black")) == ("J4", "H6")


def test_edificio_especial__a_row_made_earlier_gives_no_right_later() -> None:
    match = position(tiles={"green": "H4 I4 J4 H6 I6 J6"}, buildings="green H4")
    do(match, "catastrophe:I4")
    assert asked(match) == ("bow", "action")
    assert building(match, "green") == "H4"


def test_edificio_especial__only_rows_through_the_placed_tile() -> None:
    match = position(tiles={"green": "H4 I4 J4"}, hands=("green",))
    do(match, "tile:green:L6")
    assert asked(match) == ("bow", "action")


# --- conflicts and monuments ----------------------------------------------------------------------------------------


def disputed(defence: str) -> Match:
    match = position(
        leaders="bow trader G5, lion trader L4", tiles={"green": "H4 I4", "red": "G4 K4"}, hands=("green", defence)
    )
    return do(match, "tile:green:J4")


def test_edificio_especial__conflicts_come_first() -> None:
    match = disputed("")
    assert asked(match) == ("bow", "commit:attack")
    do(match, "commit:0", "commit:0")
    assert asked(match) == ("bow", "special")


def test_edificio_especial__not_where_the_conflict_took_the_row() -> None:
    match = do(disputed("green green green"), "commit:0", "commit:3")
    assert tiles(match, "green") == {"J4"}
    assert asked(match) == ("bow", "action")


def lost(role: str = "trader", colour: str = "green") -> Match:
    """The lion's tiles J4 and K4; a building stands on K4; the bow wins the war."""
    match = position(
        leaders=f"bow {role} H4, lion {role} L5",
        tiles={"red": "H3 L4" if colour == "green" else "H3", colour: "H3 J4 K4 L4" if colour == "red" else "J4 K4"},
        buildings=f"{colour} K4",
        hands=(f"black {colour} {colour} {colour} {colour}",),
    )
    return do(match, "tile:black:I4")


def test_edificio_especial__its_tile_is_a_follower_in_a_war() -> None:
    assert seen(lost()).conflict.defender.board == 2


def test_edificio_especial__its_tile_is_not_removed_and_gives_no_point() -> None:
    match = do(lost(), "commit:4", "commit:0")
    assert tiles(match, "green") == {"K4"}
    assert building(match, "green") == "K4"
    assert points(match, "bow") == (0, 0, 0, 2, 0)


def test_edificio_especial__its_temple_stays_in_a_war_of_priests() -> None:
    match = do(lost("priest", "red"), "commit:4", "commit:0")
    assert "K4" in tiles(match, "red")
    assert not {"J4", "L4"} & tiles(match, "red")
    assert points(match, "bow") == (3, 0, 0, 0, 0)


def test_edificio_especial__does_not_change_war_points() -> None:
    match = position(
        leaders="bow trader H4, lion trader L5",
        tiles={"red": "H3 L4", "green": "G4 J4 K4"},
        buildings="green G4",
        hands=("black green green",),
    )
    do(match, "tile:black:I4", "commit:2", "commit:0")
    assert points(match, "bow") == (0, 0, 0, 3, 0)


def test_edificio_especial__does_not_change_monument_points() -> None:
    match = position(
        leaders="bow trader G3", tiles={"red": "G4", "green": "F4"}, monuments="H4 red-green", buildings="green F4"
    )
    do(match, "pass")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_edificio_especial__is_asked_before_the_monument() -> None:
    match = position(tiles={"green": "H4 I4 H5 I5 J5"}, hands=("green",))
    do(match, "tile:green:J4")
    assert asked(match) == ("bow", "special")
    do(match, "special:J4")
    assert asked(match) == ("bow", "monument")


def test_edificio_especial__leaves_the_board_when_its_tile_is_flipped() -> None:
    match = position(tiles={"green": "H4 I4 H5"}, buildings="green H4", hands=("green",))
    do(match, "tile:green:I5", "build:H4:red-green")
    assert building(match, "green") is None
    assert "green" in seen(match).buildings_left


def test_edificio_especial__and_may_come_back_later() -> None:
    match = position(tiles={"green": "H4 I4 H5 L4 L5"}, buildings="green H4", hands=("green green",))
    do(match, "tile:green:I5", "build:H4:red-green", "tile:green:L6", "special:L6")
    assert building(match, "green") == "L6"


def test_edificio_especial__stays_on_a_square_that_was_not_flipped() -> None:
    match = position(tiles={"green": "H4 I4 H5 G4"}, buildings="green G4", hands=("green",))
    do(match, "tile:green:I5", "build:H4:red-green")
    assert building(match, "green") == "G4"


# --- once it stands -------------------------------------------------------------------------------------------------


def test_edificio_especial__stays_when_its_row_shrinks_below_three() -> None:
    match = position(tiles={"green": "H4 I4 J4"}, buildings="green H4")
    do(match, "catastrophe:I4", "catastrophe:J4")
    assert building(match, "green") == "H4"


def test_edificio_especial__no_catastrophe_on_its_tile() -> None:
    match = position(tiles={"green": "H4 I4 J4"}, buildings="green H4")
    assert refused(match, "catastrophe:H4") == "tigris-catastrophe-protected"
    assert "catastrophe:I4" in options(match)


# --- points ---------------------------------------------------------------------------------------------------------


def halls(leaders: str, hand: str = "green", **more) -> Match:
    """A market hall at I4 in the kingdom of the temple H4."""
    return position(leaders=leaders, tiles={"red": "H4", "green": "I4"}, buildings="green I4", hands=(hand,), **more)


def test_edificios_otorgan_puntos__two_for_a_tile_of_its_colour_in_its_kingdom() -> None:
    match = do(halls("bow trader G4"), "tile:green:J4")
    assert points(match, "bow") == (0, 0, 0, 2, 0)


def test_edificios_otorgan_puntos__anywhere_in_the_kingdom() -> None:
    match = do(halls("bow trader G4"), "tile:green:G3")
    assert points(match, "bow") == (0, 0, 0, 2, 0)


def test_edificios_otorgan_puntos__to_another_player_too() -> None:
    match = do(halls("lion trader G4"), "tile:green:J4")
    assert points(match, "lion") == (0, 0, 0, 2, 0)


def test_edificios_otorgan_puntos__to_the_king_as_usual() -> None:
    match = do(halls("bow king G4"), "tile:green:J4")
    assert points(match, "bow") == (0, 0, 0, 2, 0)


def test_edificios_otorgan_puntos__one_for_tiles_of_other_colours() -> None:
    match = do(halls("bow king G4", "black"), "tile:black:J4")
    assert points(match, "bow") == (0, 1, 0, 0, 0)


def test_edificios_otorgan_puntos__one_in_other_kingdoms() -> None:
    match = do(halls("bow trader B1"), "tile:green:B3")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_edificios_otorgan_puntos__none_where_nobody_gets_the_point() -> None:
    match = do(halls("bow farmer G4"), "tile:green:J4")
    assert points(match, "bow") == (0, 0, 0, 0, 0)


def test_edificios_otorgan_puntos__none_for_a_tile_that_unites_kingdoms() -> None:
    match = position(
        leaders="bow trader G4, lion king L4",
        tiles={"red": "H4 K4", "green": "I4"},
        buildings="green I4",
        hands=("green",),
    )
    do(match, "tile:green:J4")
    assert points(match, "bow") == (0, 0, 0, 0, 0)


def test_edificios_otorgan_puntos__a_region_joined_by_the_tile_brings_its_building() -> None:
    match = position(
        leaders="bow trader G4", tiles={"red": "H4", "green": "J4"}, buildings="green J4", hands=("green",)
    )
    do(match, "tile:green:I4")
    assert points(match, "bow") == (0, 0, 0, 2, 0)


def test_edificios_otorgan_puntos__one_just_built_does_not_double_its_own_tile() -> None:
    match = position(leaders="bow trader G4", tiles={"red": "H4", "green": "I4 J4"}, hands=("green",))
    do(match, "tile:green:K4", "special:K4")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


# --- examples -------------------------------------------------------------------------------------------------------


def test_edificio_especial__example_the_bull_moves_the_granary_to_a_longer_row() -> None:
    match = position(
        seats=3,
        active="bull",
        leaders="lion farmer C2",
        tiles={"blue": "A4 B4 C4 H9 I9 J9"},
        buildings="blue A4",
        hands=("", "", "blue"),
    )
    do(match, "tile:blue:K9")
    assert asked(match) == ("bull", "special")
    do(match, "special:I9")
    assert building(match, "blue") == "I9"


def test_edificio_especial__example_the_bow_breaks_the_row_and_moves_the_market_hall() -> None:
    match = position(tiles={"green": "H4 I4 J4 H6 I6"}, buildings="green H4", hands=("green",))
    do(match, "catastrophe:I4")
    assert building(match, "green") == "H4"
    do(match, "tile:green:J6", "special:J6")
    assert building(match, "green") == "J6"
