"""Rulebook, "Colocar una loseta de civilización y otorgar un punto de victoria"."""

from __future__ import annotations

import pytest

from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, hand, options, points, refused, seen, tiles

NONE = (0, 0, 0, 0, 0)


@pytest.mark.parametrize("square", ["H4", "H5", "H6"])
def test_colocar_una_loseta__only_on_an_empty_square(square: str) -> None:
    match = position(tiles={"red": "H4"}, leaders="lion king H5", catastrophes="H6", hands=("black",))
    assert refused(match, f"tile:black:{square}") == "tigris-square-taken"


def test_colocar_una_loseta__not_on_flipped_tiles() -> None:
    match = position(monuments="H4 red-blue", hands=("black",))
    assert refused(match, "tile:black:I5") == "tigris-square-taken"


def test_colocar_una_loseta__farms_only_on_rivers() -> None:
    match = position(hands=("blue",))
    assert refused(match, "tile:blue:H4") == "tigris-farm-off-river"
    do(match, "tile:blue:D4")
    assert tiles(match, "blue") == {"D4"}


@pytest.mark.parametrize("colour", ["red", "black", "green"])
def test_colocar_una_loseta__the_others_never_on_rivers(colour: str) -> None:
    match = position(hands=("red black green",))
    assert refused(match, f"tile:{colour}:D4") == "tigris-tile-on-river"
    do(match, f"tile:{colour}:H4")
    assert "H4" in tiles(match, colour)


def test_colocar_una_loseta__anywhere_even_alone() -> None:
    match = position(hands=("green",), leaders="bow trader B1")
    do(match, "tile:green:P11")
    assert points(match, "bow") == NONE


def test_colocar_una_loseta__from_ones_own_six_which_are_not_refilled_at_once() -> None:
    match = position(hands=("black black red", "green"))
    assert refused(match, "tile:green:H4") == "tigris-no-such-tile"
    do(match, "tile:black:H4")
    assert sorted(hand(match, "bow")) == ["black", "red"]


def test_colocar_una_loseta__it_does_not_move_later() -> None:
    match = position(hands=("black",))
    do(match, "tile:black:H4", "pass", "pass")
    assert not {
        option
        for option in options(match)
        if option.split(":")[0] not in ("tile", "leader", "catastrophe", "swap", "pass")
    }
    assert tiles(match, "black") == {"H4"}


@pytest.mark.parametrize(
    ("role", "tile", "square", "expected"),
    [
        ("priest", "red", "H3", (1, 0, 0, 0, 0)),
        ("king", "black", "H3", (0, 1, 0, 0, 0)),
        ("trader", "green", "H3", (0, 0, 0, 1, 0)),
        ("farmer", "blue", "E3", (0, 0, 1, 0, 0)),
    ],
)
def test_otorgar_un_punto__to_the_leader_of_the_tiles_colour(
    role: str, tile: str, square: str, expected: tuple
) -> None:
    match = position(leaders=f"bow {role} G3", tiles={"red": "F3"}, hands=(tile,))
    do(match, f"tile:{tile}:{square}")
    assert points(match, "bow") == expected


@pytest.mark.parametrize(
    ("tile", "square", "expected"),
    [
        ("red", "H3", (1, 0, 0, 0, 0)),
        ("green", "H3", (0, 0, 0, 1, 0)),
        ("blue", "E3", (0, 0, 1, 0, 0)),
    ],
)
def test_otorgar_un_punto__to_the_king_where_that_leader_is_missing_in_the_tiles_colour(
    tile: str, square: str, expected: tuple
) -> None:
    match = position(leaders="bow king G3", tiles={"red": "F3"}, hands=(tile,))
    do(match, f"tile:{tile}:{square}")
    assert points(match, "bow") == expected


def test_otorgar_un_punto__the_leader_of_the_colour_comes_before_the_king() -> None:
    match = position(leaders="bow king H3, lion trader H5", tiles={"red": "H4"}, hands=("green",))
    do(match, "tile:green:I4")
    assert points(match, "bow") == NONE
    assert points(match, "lion") == (0, 0, 0, 1, 0)


def test_otorgar_un_punto__nobody_where_neither_stands() -> None:
    match = position(leaders="bow farmer H3, lion priest H5", tiles={"red": "H4"}, hands=("green",))
    do(match, "tile:green:I4")
    assert points(match, "bow") == points(match, "lion") == NONE


def test_otorgar_un_punto__a_leader_elsewhere_gets_nothing() -> None:
    match = position(leaders="bow trader B1, lion king H3", tiles={"red": "H4"}, hands=("green",))
    do(match, "tile:green:I4")
    assert points(match, "bow") == NONE
    assert points(match, "lion") == (0, 0, 0, 1, 0)


def test_otorgar_un_punto__to_another_players_leader() -> None:
    match = position(leaders="lion trader H3", tiles={"red": "H4"}, hands=("green",))
    do(match, "tile:green:I4")
    assert points(match, "lion") == (0, 0, 0, 1, 0)


def test_otorgar_un_punto__the_leader_may_be_far_away_in_the_kingdom() -> None:
    match = position(leaders="bow trader G5", tiles={"red": "H5", "black": "I5 J5 K5 L5"}, hands=("green",))
    do(match, "tile:green:L4")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_otorgar_un_punto__touching_only_a_leader_counts() -> None:
    match = position(leaders="bow trader G5", tiles={"red": "H5"}, hands=("green",))
    do(match, "tile:green:G6")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_otorgar_un_punto__not_diagonally() -> None:
    match = position(leaders="bow trader G5", tiles={"red": "H5"}, hands=("green",))
    do(match, "tile:green:I6")
    assert points(match, "bow") == NONE


def test_otorgar_un_punto__regions_joined_to_one_kingdom_do_no_harm() -> None:
    match = position(leaders="bow trader G5", tiles={"red": "H5 J5", "black": "I6"}, hands=("green",))
    do(match, "tile:green:I5")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_otorgar_un_punto__at_once() -> None:
    match = position(leaders="bow king H3", tiles={"red": "H4"}, hands=("black",))
    do(match, "tile:black:I4")
    assert asked(match) == ("bow", "action")
    assert points(match, "bow") == (0, 1, 0, 0, 0)


def test_otorgar_un_punto__one_point_however_many_leaders_there_are() -> None:
    match = position(leaders="bow king H3, bow priest G4", tiles={"red": "H4"}, hands=("red",))
    do(match, "tile:red:I4")
    assert points(match, "bow") == (1, 0, 0, 0, 0)


def test_otorgar_un_punto__example_bull_by_colour_lion_by_king_none_alone_none_uniting() -> None:
    """The picture's four tiles."""
    match = position(
        seats=3,
        leaders="bull trader H3, lion king H5, bow farmer K3",
        tiles={"red": "H4 K4"},
        hands=("green red red", "", ""),
    )
    do(match, "tile:green:G4")
    assert points(match, "bull") == (0, 0, 0, 1, 0)
    do(match, "tile:red:H6")
    assert points(match, "lion") == (1, 0, 0, 0, 0)
    match = position(
        seats=3,
        leaders="bull trader H3, lion king H5, bow farmer K3",
        tiles={"red": "H4 I4 K4"},
        hands=("green green",),
    )
    do(match, "tile:green:C11", "tile:green:J4")
    assert [points(match, name) for name in ("bow", "lion", "bull")] == [NONE] * 3


def test_otorgar_un_punto__none_where_two_kingdoms_unite_in_peace() -> None:
    match = position(leaders="bow trader H3, lion king J3", tiles={"red": "H4 J4"}, hands=("green",))
    do(match, "tile:green:I4")
    assert asked(match) == ("bow", "action")
    assert points(match, "bow") == points(match, "lion") == NONE
    assert len(seen(match).kingdoms) == 1


def test_colocar_una_loseta__may_not_unite_three_kingdoms() -> None:
    match = position(leaders="bow trader G4, lion king K4, lion priest I2", tiles={"red": "H4 J4 I3"}, hands=("green",))
    assert refused(match, "tile:green:I4") == "tigris-joins-three"


def test_colocar_una_loseta__two_kingdoms_and_a_region_may_be_united() -> None:
    match = position(leaders="bow trader G4, lion king K4", tiles={"red": "H4 J4 I3"}, hands=("green",))
    do(match, "tile:green:I4")
    assert len(seen(match).kingdoms[0].cells) == 6


def test_colocar_una_loseta__touching_one_kingdom_on_three_sides_is_one_kingdom() -> None:
    match = position(leaders="bow trader G4", tiles={"red": "H4 H5 I5 J5 J4"}, hands=("green",))
    do(match, "tile:green:I4")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_colocar_una_loseta__not_to_four_kingdoms_either() -> None:
    match = position(
        leaders="bow trader G4, lion king K4, lion priest I2, bow farmer I6",
        tiles={"red": "H4 J4 I3 I5"},
        hands=("green",),
    )
    assert refused(match, "tile:green:I4") == "tigris-joins-three"


def test_otorgar_un_punto__the_points_lie_behind_the_screen() -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=("black",))
    do(match, "tile:black:I4")
    assert seen(match, 0).seats[1].score is None
    assert seen(match, 1).seats[1].score.black == 1
