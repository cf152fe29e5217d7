"""Rulebook, "Conseguir un tesoro (tras colocar un líder o una loseta)"."""

from __future__ import annotations

from engine.core.match import Match
from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, leader_at, options, points, refused, seen

FAR = "B2 P2 B8"
"""Corner treasures out of the way; they keep the game going."""


def left(match: Match) -> set[str]:
    return {item.cell for item in seen(match).treasures}


def two(leaders: str = "bow trader G4", hands: tuple[str, ...] = ("black",), **more) -> Match:
    """Temples with treasures at H4 and J4; a tile at I4 brings them together."""
    return position(leaders=leaders, tiles={"red": "H4 J4"}, treasures=f"{FAR} H4 J4", hands=hands, **more)


def test_tesoro__a_kingdom_with_more_than_one_gives_the_rest_to_its_trader() -> None:
    match = do(two(), "tile:black:I4")
    assert asked(match) == ("bow", "treasure")
    do(match, "take:H4")
    assert points(match, "bow") == (0, 0, 0, 0, 1)
    assert left(match) == {"B2", "P2", "B8", "J4"}
    assert asked(match) == ("bow", "action")


def test_tesoro__the_owner_chooses_which() -> None:
    match = do(two(), "tile:black:I4")
    assert options(match) == {"take:H4", "take:J4"}
    do(match, "take:J4")
    assert left(match) == {"B2", "P2", "B8", "H4"}


def test_tesoro__a_single_one_stays() -> None:
    match = position(leaders="bow trader G4", tiles={"red": "H4"}, treasures=f"{FAR} H4", hands=("black",))
    do(match, "tile:black:I4")
    assert "H4" in left(match)
    assert points(match, "bow")[4] == 0


def test_tesoro__the_temple_stays_where_its_treasure_was() -> None:
    match = do(two(), "tile:black:I4", "take:H4")
    assert leader_at(match, "bow", "green") == "G4"
    assert "H4" in {tile.cell for tile in seen(match).tiles}


def test_tesoro__the_traders_owner_need_not_be_the_active_player() -> None:
    match = do(two("lion trader G4, bow king H5"), "tile:black:I4")
    assert asked(match) == ("lion", "treasure")
    do(match, "take:J4")
    assert points(match, "lion")[4] == 1
    assert asked(match) == ("bow", "action")


def test_tesoro__a_leader_may_bring_them_together() -> None:
    match = do(two(), "leader:black:I4", "take:H4")
    assert points(match, "bow")[4] == 1


def test_tesoro__a_region_without_leader_keeps_its_treasures() -> None:
    match = do(two(""), "tile:black:I4")
    assert {"H4", "J4"} <= left(match)
    assert asked(match) == ("bow", "action")


def test_tesoro__without_a_trader_they_wait_for_one() -> None:
    match = do(two("lion king G4"), "tile:black:I4")
    assert asked(match) == ("bow", "action")
    assert {"H4", "J4"} <= left(match)
    do(match, "leader:green:K4")
    assert asked(match) == ("bow", "treasure")
    do(match, "take:J4")
    assert points(match, "bow")[4] == 1


def test_tesoro__the_king_is_no_trader() -> None:
    match = do(two("bow king G4, bow farmer H3, bow priest J3"), "tile:black:I4")
    assert points(match, "bow")[4] == 0


def test_tesoro__several_at_once_all_but_one() -> None:
    match = position(
        leaders="bow trader G4",
        tiles={"red": "H4 J4 I3 I5"},
        treasures=f"{FAR} H4 J4 I3 I5",
        hands=("black",),
    )
    do(match, "tile:black:I4", "take:H4", "take:I3", "take:J4")
    assert points(match, "bow")[4] == 3
    assert left(match) == {"B2", "P2", "B8", "I5"}
    assert asked(match) == ("bow", "action")


def test_tesoro__corner_treasures_are_marked_on_the_classic_board() -> None:
    assert {item.cell for item in seen(position()).treasures if item.first} == {"B2", "P2", "B8", "O9"}


def test_tesoro__those_outside_the_rivers_are_marked_on_the_alternative_board() -> None:
    match = position(board="alternative")
    assert {item.cell for item in seen(match).treasures if item.first} == {"B3", "P6", "A8", "E10", "J11", "O11"}


def test_tesoro__corner_treasures_have_to_be_taken_first() -> None:
    match = position(
        leaders="bow trader C2",
        tiles={"red": "A6", "black": "B3 B6", "blue": "B4 B7"},
        treasures="B2 B8 A6 P2 O9",
        hands=("black",),
    )
    do(match, "tile:black:B5")
    assert options(match) == {"take:B2", "take:B8"}
    refused(match, "take:A6")
    do(match, "take:B8")
    assert left(match) == {"A6", "P2", "O9"}
    assert points(match, "bow")[4] == 2


def test_tesoro__where_all_are_corner_treasures_one_of_them_stays() -> None:
    match = position(
        leaders="bow trader C2",
        tiles={"black": "B3 B6", "blue": "B4 B7"},
        treasures="B2 B8 P2 O9",
        hands=("black",),
    )
    do(match, "tile:black:B5", "take:B8")
    assert left(match) == {"B2", "P2", "O9"}


def test_tesoro__treasures_outside_the_rivers_have_to_be_taken_first() -> None:
    match = position(
        board="alternative",
        leaders="bow trader B4",
        tiles={"red": "B6", "black": "A3 A4 A5 A7"},
        treasures="B3 A8 B6 O11",
        hands=("black",),
    )
    do(match, "tile:black:A6")
    assert options(match) == {"take:B3", "take:A8"}
    do(match, "take:B3")
    assert left(match) == {"B6", "O11"}


def test_tesoro__after_a_revolt_the_winning_trader_takes_them() -> None:
    match = do(two("lion trader G4", ("red red",)), "leader:green:I4", "commit:2", "commit:0")
    assert asked(match) == ("bow", "treasure")
    do(match, "take:H4")
    assert (points(match, "bow"), points(match, "lion")) == ((1, 0, 0, 0, 1), (0, 0, 0, 0, 0))


def test_tesoro__not_where_the_revolt_has_parted_them() -> None:
    match = do(two("lion trader G4", ("", "red red")), "leader:green:I4", "commit:0", "commit:2")
    assert asked(match) == ("bow", "action")
    assert {"H4", "J4"} <= left(match)


def test_tesoro__a_second_trader_finds_only_what_was_left() -> None:
    match = two("lion trader G4", ("black", "black"))
    do(match, "tile:black:I4", "take:H4", "pass", "tile:black:K4")
    assert points(match, "lion")[4] == 1
    assert asked(match) == ("lion", "action")


def test_tesoro__after_a_war_the_winning_trader_takes_them() -> None:
    match = position(
        leaders="bow trader G4, lion trader K4",
        tiles={"red": "H4 J4"},
        treasures=f"{FAR} H4 J4",
        hands=("black green",),
    )
    do(match, "tile:black:I4", "commit:1", "commit:0")
    assert asked(match) == ("bow", "treasure")
    do(match, "take:J4")
    assert points(match, "bow") == (0, 0, 0, 1, 1)


def test_tesoro__not_while_the_war_has_parted_them() -> None:
    match = position(
        leaders="bow trader G4, lion trader L4",
        tiles={"red": "H4 K4", "green": "J4"},
        treasures=f"{FAR} H4 K4",
        hands=("black green green",),
    )
    do(match, "tile:black:I4", "commit:2", "commit:0")
    assert {"H4", "K4"} <= left(match)
    assert points(match, "bow")[4] == 0


def test_tesoro__a_monument_is_offered_before_they_are_taken() -> None:
    match = position(
        leaders="bow trader G4",
        tiles={"red": "H4 J3", "green": "I5 J4 J5"},
        treasures=f"{FAR} H4 J3",
        hands=("green",),
    )
    do(match, "tile:green:I4")
    assert asked(match) == ("bow", "monument")
    do(match, "decline")
    assert asked(match) == ("bow", "treasure")


def test_tesoro__a_trader_stranded_by_the_monument_takes_none() -> None:
    match = position(
        leaders="bow trader G4, bow king L4",
        tiles={"red": "H4 H5 I5 K4", "black": "J4"},
        treasures=f"{FAR} H4 K4",
        hands=("red",),
    )
    do(match, "tile:red:I4", "build:H4:red-green")
    assert leader_at(match, "bow", "green") is None
    assert points(match, "bow")[4] == 0
    assert {"H4", "K4"} <= left(match)


def test_tesoro__they_lie_hidden_with_the_points() -> None:
    match = do(two("lion trader G4"), "tile:black:I4", "take:H4")
    assert seen(match, 0).seats[1].score is None
    assert seen(match, 1).seats[1].score.treasures == 1


def test_tesoro__example_the_lions_trader_has_to_take_the_corner_treasure() -> None:
    match = position(
        seats=3,
        active="lion",
        leaders="lion trader M5, bull farmer N6",
        tiles={"blue": "N4 P4", "black": "P3"},
        hands=("", "blue"),
    )
    do(match, "tile:blue:O4")
    assert points(match, "bull") == (0, 0, 1, 0, 0)
    if asked(match)[1] == "treasure":
        assert options(match) == {"take:P2"}
        do(match, "take:P2")
    assert points(match, "lion") == (0, 0, 0, 0, 1)
    assert "P2" not in left(match)
    assert "N5" in left(match)
    assert asked(match) == ("lion", "action")


def test_tesoro__a_trader_moved_there_takes_them_too() -> None:
    match = do(two("lion king G4, bow trader B1"), "tile:black:I4", "leader:green:K4", "take:H4")
    assert points(match, "bow")[4] == 1


def test_tesoro__a_peaceful_union_brings_the_trader_to_them() -> None:
    match = position(
        leaders="lion king G4, bow trader M4",
        tiles={"red": "H4 J4 L4", "black": "I4"},
        treasures=f"{FAR} H4 J4",
        hands=("black",),
    )
    do(match, "tile:black:K4", "take:J4")
    assert points(match, "bow") == (0, 0, 0, 0, 1)
