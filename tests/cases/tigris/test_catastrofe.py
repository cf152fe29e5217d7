"""Rulebook, "Colocar una ficha de catástrofe"."""

from __future__ import annotations

import pytest

from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, hand, leader_at, options, points, refused, seen, tiles


@pytest.mark.parametrize("square", ["H4", "D4", "A1", "P11"])
def test_catastrofe__on_any_empty_square_land_or_river(square: str) -> None:
    match = position()
    do(match, f"catastrophe:{square}")
    assert seen(match).catastrophes == (square,)


@pytest.mark.parametrize(("colour", "square"), [("red", "H4"), ("black", "H4"), ("green", "H4"), ("blue", "D4")])
def test_catastrofe__over_a_tile_which_leaves_the_game(colour: str, square: str) -> None:
    match = position(tiles={colour: square}, hands=("red",), bag="")
    do(match, f"catastrophe:{square}")
    assert square not in tiles(match, colour)
    assert (seen(match).bag, hand(match, "bow")) == (0, ["red"])


def test_catastrofe__each_player_has_two() -> None:
    match = position()
    do(match, "catastrophe:H4")
    assert seen(match).seats[0].catastrophes == 1
    do(match, "catastrophe:H6", "pass", "pass")
    assert asked(match) == ("bow", "action")
    assert refused(match, "catastrophe:J4") == "tigris-no-catastrophe-left"
    assert seen(match).seats[1].catastrophes == 2


def test_catastrofe__not_on_a_treasure() -> None:
    assert refused(position(), "catastrophe:B2") == "tigris-catastrophe-protected"


def test_catastrofe__on_a_temple_whose_treasure_has_been_taken() -> None:
    match = position(treasures="B2 P2 F3")
    do(match, "catastrophe:B8")
    assert "B8" not in tiles(match, "red")


def test_catastrofe__not_on_a_leader() -> None:
    match = position(leaders="bow king B1, lion king P1")
    assert refused(match, "catastrophe:B1") == "tigris-catastrophe-protected"
    assert refused(match, "catastrophe:P1") == "tigris-catastrophe-protected"


@pytest.mark.parametrize("square", ["H4", "I4", "H5", "I5"])
def test_catastrofe__not_on_a_monument(square: str) -> None:
    match = position(monuments="H4 red-blue")
    assert refused(match, f"catastrophe:{square}") == "tigris-catastrophe-protected"


def test_catastrofe__blocks_its_square_for_everything() -> None:
    match = position(tiles={"red": "H5"}, hands=("black",), catastrophes="H4 D4")
    refused(match, "tile:black:H4")
    refused(match, "leader:black:H4")
    refused(match, "catastrophe:H4")
    refused(match, "catastrophe:D4")


def test_catastrofe__parts_a_kingdom() -> None:
    match = position(
        leaders="bow king H3, lion trader J3", tiles={"red": "H4 J4", "green": "I4"}, hands=("black green",)
    )
    do(match, "catastrophe:I4", "tile:green:K4")
    assert len(seen(match).kingdoms) == 2
    assert points(match, "lion") == (0, 0, 0, 1, 0)
    assert points(match, "bow") == (0, 0, 0, 0, 0)


def test_catastrofe__leaves_a_region_without_its_leader() -> None:
    match = position(leaders="bow king H3", tiles={"red": "H4", "black": "I4 J4"}, hands=("black",))
    do(match, "catastrophe:I4", "tile:black:K4")
    assert points(match, "bow") == (0, 0, 0, 0, 0)


def test_catastrofe__strands_leaders_of_every_player() -> None:
    match = position(leaders="bow king H3, lion priest G4, lion trader I4", tiles={"red": "H4 J4"})
    do(match, "catastrophe:H4")
    assert leader_at(match, "bow", "black") is None
    assert leader_at(match, "lion", "red") is None
    assert leader_at(match, "lion", "green") == "I4"


def test_catastrofe__stranded_leaders_may_part_the_kingdom_further() -> None:
    match = position(leaders="bow king I4, bow farmer L4", tiles={"red": "I3 K4", "black": "J4 H4"})
    do(match, "catastrophe:I3")
    assert leader_at(match, "bow", "black") is None
    assert [set(kingdom.cells) for kingdom in seen(match).kingdoms] == [{"J4", "K4", "L4"}]


def test_catastrofe__gives_no_point_and_stays() -> None:
    match = position(leaders="bow king H3", tiles={"red": "H4"})
    do(match, "catastrophe:I4", "pass", "pass", "pass")
    assert points(match, "bow") == (0, 0, 0, 0, 0)
    assert seen(match).catastrophes == ("I4",)


def test_catastrofe__is_no_tile_and_cannot_be_swapped() -> None:
    match = position(hands=("red",))
    do(match, "swap")
    assert options(match) == {"red:1"}
    assert seen(match).seats[0].hand_size == 1


def test_catastrofe__may_part_a_kingdom_into_more_than_two() -> None:
    match = position(
        leaders="bow king G4, lion trader K4, lion priest I2, bow farmer I6",
        tiles={"red": "H4 J4 I3 I5", "black": "I4"},
    )
    do(match, "catastrophe:I4")
    assert len(seen(match).kingdoms) == 4
