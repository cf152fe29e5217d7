"""Rulebook, "Conflicto externo (al colocar una loseta que une dos reinos)"."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, hand, leader_at, options, points, refused, seen, tiles

NONE = (0, 0, 0, 0, 0)


def border(attack: str = "", defence: str = "", *, union: str = "black", tiles: dict[str, str] | None = None) -> Match:
    """The bow's trader at H4 with a market, the lion's at K4 with a market; the bow unites them at I4."""
    held = {"red": "H3 K3", "green": "G4 J4"}
    for colour, squares in (tiles or {}).items():
        held[colour] = f"{held.get(colour, '')} {squares}"
    match = position(leaders="bow trader H4, lion trader K4", tiles=held, hands=(f"{union} {attack}", defence))
    return do(match, f"tile:{union}:I4")


def board(match: Match) -> tuple[int, int]:
    conflict = seen(match).conflict
    return conflict.attacker.board, conflict.defender.board


def test_conflicto_externo__when_a_tile_unites_kingdoms_with_leaders_of_one_colour() -> None:
    match = border()
    assert asked(match) == ("bow", "commit:attack")
    conflict = seen(match).conflict
    assert (conflict.kind, conflict.colour) == ("war", "green")


def test_conflicto_externo__not_where_no_colour_is_there_twice() -> None:
    match = position(leaders="bow trader H4, lion king K4", tiles={"red": "H3 K3 J4"}, hands=("black",))
    do(match, "tile:black:I4")
    assert asked(match) == ("bow", "action")
    assert len(seen(match).kingdoms) == 1
    assert seen(match).union is None


def test_conflicto_externo__the_uniting_tile_gives_no_point() -> None:
    match = position(
        leaders="bow trader H4, bow king G3, lion trader K4", tiles={"red": "H3 K3", "green": "J4"}, hands=("black",)
    )
    do(match, "tile:black:I4", "commit:0", "commit:0")
    assert points(match, "bow") == NONE
    assert points(match, "lion") == (0, 0, 0, 1, 0)


def test_conflicto_externo__the_union_marker_lies_on_the_tile_until_all_is_resolved() -> None:
    match = border()
    assert seen(match).union == "I4"
    do(match, "commit:0")
    assert seen(match).union == "I4"
    do(match, "commit:0")
    assert seen(match).union is None


def test_conflicto_externo__nobody_may_withdraw_from_it() -> None:
    match = border()
    refused(match, "withdraw:green")
    do(match, "commit:0")
    refused(match, "withdraw:green")


def test_conflicto_externo__the_active_player_is_the_attacker_where_involved() -> None:
    match = position(
        seats=3,
        active="bull",
        leaders="bow trader H4, bull trader K4",
        tiles={"red": "H3 K3", "green": "J4"},
        hands=("", "", "black"),
    )
    do(match, "tile:black:I4")
    assert asked(match) == ("bull", "commit:attack")
    do(match, "commit:0")
    assert asked(match) == ("bow", "commit:defend")


@pytest.mark.parametrize(
    ("active", "one", "other", "attacker", "defender"),
    [
        ("bow", "bull", "lion", "lion", "bull"),
        ("bow", "pot", "bull", "bull", "pot"),
        ("lion", "bow", "pot", "pot", "bow"),
        ("lion", "bow", "bull", "bull", "bow"),
        ("bull", "bow", "lion", "bow", "lion"),
        ("bull", "lion", "pot", "pot", "lion"),
        ("pot", "bull", "lion", "lion", "bull"),
    ],
)
def test_conflicto_externo__else_the_owner_nearest_clockwise_to_the_active_player(
    active: str, one: str, other: str, attacker: str, defender: str
) -> None:
    match = position(
        seats=4,
        active=active,
        leaders=f"{one} trader H4, {other} trader K4",
        tiles={"red": "H3 K3", "green": "J4"},
        hands=["black"] * 4,
    )
    do(match, "tile:black:I4")
    assert asked(match) == (attacker, "commit:attack")
    do(match, "commit:0")
    assert asked(match) == (defender, "commit:defend")


def test_conflicto_externo__followers_are_the_tiles_of_the_leaders_colour_in_the_original_kingdom() -> None:
    assert board(border()) == (1, 1)
    assert board(border(tiles={"green": "G5 G6", "black": "J5"})) == (3, 1)


def test_conflicto_externo__followers_far_away_in_the_kingdom_count() -> None:
    match = border(tiles={"black": "K5 K6 J6", "green": "I6"})
    assert board(match) == (1, 2)


def test_conflicto_externo__followers_across_leaders_and_monuments_count() -> None:
    match = position(
        leaders="bow trader H4, lion trader K4, lion priest L3",
        tiles={"red": "H3 K3", "green": "J4 L2 J7"},
        monuments="J5 red-blue",
        hands=("black",),
    )
    do(match, "tile:black:I4")
    assert board(match) == (0, 3)


def test_conflicto_externo__flipped_tiles_are_no_followers() -> None:
    match = position(
        leaders="bow trader H4, lion trader K4",
        tiles={"red": "H3 K3"},
        monuments="K5 green-black",
        hands=("black black",),
    )
    do(match, "tile:black:J4", "tile:black:I4")
    assert board(match) == (0, 0)


def test_conflicto_externo__the_uniting_tile_counts_for_nobody_and_stays() -> None:
    match = border(union="green")
    assert board(match) == (1, 1)
    do(match, "commit:0", "commit:0")
    assert tiles(match, "green") == {"I4", "J4"}
    assert points(match, "lion") == (0, 0, 0, 2, 0)


def test_conflicto_externo__regions_without_leader_count_for_nobody_and_stay() -> None:
    match = border("green", tiles={"green": "I5 I6"})
    assert board(match) == (1, 1)
    do(match, "commit:1", "commit:0")
    assert tiles(match, "green") == {"G4", "I5", "I6"}
    assert points(match, "bow") == (0, 0, 0, 2, 0)


def test_conflicto_externo__attacker_first_then_defender_each_once() -> None:
    match = border("green green", "green")
    do(match, "commit:1")
    assert asked(match) == ("lion", "commit:defend")
    assert seen(match, 1).conflict.attacker.committed == 1
    do(match, "commit:0")
    assert asked(match) == ("bow", "action")


def test_conflicto_externo__only_tiles_of_the_leaders_colour_may_be_shown() -> None:
    match = border("green green red blue", "red red black")
    assert options(match) == {"commit:0", "commit:1", "commit:2"}
    do(match, "commit:0")
    assert options(match) == {"commit:0"}


def test_conflicto_externo__ties_go_to_the_defender() -> None:
    match = do(border("green", "green"), "commit:1", "commit:1")
    assert leader_at(match, "bow", "green") is None
    assert leader_at(match, "lion", "green") == "K4"


def test_conflicto_externo__the_attacker_wins_with_more() -> None:
    match = do(border("green"), "commit:1", "commit:0")
    assert leader_at(match, "bow", "green") == "H4"
    assert leader_at(match, "lion", "green") is None
    assert "green" in seen(match).seats[1].leaders_off_board


def test_conflicto_externo__the_defender_wins_with_more() -> None:
    match = do(border("green", "green green"), "commit:1", "commit:2")
    assert leader_at(match, "bow", "green") is None
    assert points(match, "lion") == (0, 0, 0, 2, 0)


def test_conflicto_externo__all_followers_of_the_loser_leave_his_original_kingdom() -> None:
    match = border("green green green", tiles={"black": "K5 K6", "green": "K7 L4 O3", "red": "M4"})
    do(match, "commit:3", "commit:0")
    assert tiles(match, "green") == {"G4", "O3"}
    assert tiles(match, "black") == {"I4", "K5", "K6"}
    assert {"K3", "M4"} <= tiles(match, "red")
    assert points(match, "bow") == (0, 0, 0, 4, 0)


def test_conflicto_externo__followers_of_other_leaders_than_priests_go_even_next_to_a_leader() -> None:
    match = position(
        leaders="bow trader H4, lion trader K4, lion king K5",
        tiles={"red": "H3 K3 K6", "green": "J4 J5"},
        hands=("black green green green",),
    )
    do(match, "tile:black:I4", "commit:3", "commit:0")
    assert tiles(match, "green") == set()
    assert leader_at(match, "lion", "black") == "K5"
    assert points(match, "bow") == (0, 0, 0, 3, 0)


def test_conflicto_externo__one_point_of_the_colour_for_each_follower_removed_and_one_for_the_leader() -> None:
    match = do(border("green green", tiles={"green": "J3"}), "commit:2", "commit:0")
    assert points(match, "bow") == (0, 0, 0, 3, 0)
    assert points(match, "lion") == NONE


def test_conflicto_externo__a_loser_without_followers_gives_the_leaders_point() -> None:
    match = position(leaders="bow trader H4, lion trader K4", tiles={"red": "H3 K3 J4"}, hands=("black green",))
    do(match, "tile:black:I4", "commit:1", "commit:0")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_conflicto_externo__shown_tiles_give_no_points_and_leave_the_game() -> None:
    match = do(border("green green green red", "green green"), "commit:3", "commit:2")
    assert points(match, "bow") == (0, 0, 0, 2, 0)
    assert (hand(match, "bow"), hand(match, "lion")) == (["red"], [])
    assert seen(match).bag == 60


def test_conflicto_externo__three_against_four_two_more_each() -> None:
    """Published answer: three markets against four, two shown by each; the second gets four points."""
    match = position(
        leaders="bow trader H4, lion trader K4",
        tiles={"red": "H3 K3", "green": "G4 G5 G6 J4 L4 L5 L6"},
        hands=("black green green", "green green"),
    )
    do(match, "tile:black:I4")
    assert board(match) == (3, 4)
    do(match, "commit:2", "commit:2")
    assert points(match, "lion") == (0, 0, 0, 4, 0)


@pytest.mark.parametrize(("role", "colour", "place"), [("king", "black", 1), ("priest", "red", 0)])
def test_conflicto_externo__points_in_the_colour_of_the_leaders(role: str, colour: str, place: int) -> None:
    match = position(
        leaders=f"bow {role} H4, lion {role} K4",
        tiles={"red": "H3 K3", "green": "J4"},
        hands=(f"green {colour} {colour}",),
    )
    do(match, "tile:green:I4", "commit:2", "commit:0")
    assert points(match, "bow")[place] >= 1
    assert sum(points(match, "bow")) == points(match, "bow")[place]


def test_conflicto_externo__farmers_fight_with_farms() -> None:
    match = position(
        leaders="bow farmer G3, lion farmer C2",
        tiles={"red": "F3", "blue": "C4", "black": "C3"},
        hands=("blue blue green green",),
    )
    do(match, "tile:blue:E3", "tile:blue:D3")
    assert seen(match).conflict.colour == "blue"
    assert board(match) == (1, 1)


def test_conflicto_externo__the_winners_kingdom_stays() -> None:
    match = do(border("green", tiles={"green": "G5"}), "commit:0", "commit:0")
    assert {"G4", "G5"} <= tiles(match, "green")
    assert len(seen(match).kingdoms) == 1


# --- several colours ------------------------------------------------------------------------------------------------


def kings_and_traders(
    *, seats: int = 2, active: str = "bow", hands: tuple[str, ...] = ("red",), link: str = "red"
) -> Match:
    """Traders and kings of bow (west) and lion (east); the east's row is joined by a tile of ``link``."""
    held = {"red": "G4 H4 J5 K5", "black": "", "green": "L5"}
    held[link] += " J4"
    match = position(
        seats=seats,
        active=active,
        leaders="bow trader H3, bow king G5, lion trader K4, lion king J6",
        tiles=held,
        hands=hands,
    )
    return do(match, "tile:red:I4")


def test_conflicto_externo__with_several_colours_the_active_player_chooses_the_first() -> None:
    match = kings_and_traders()
    assert asked(match) == ("bow", "war")
    assert options(match) == {"war:black", "war:green"}
    do(match, "war:black")
    assert seen(match).conflict.colour == "black"


def test_conflicto_externo__the_active_player_chooses_even_where_not_involved() -> None:
    match = kings_and_traders(seats=3, active="bull", hands=("", "", "red"))
    assert asked(match) == ("bull", "war")
    do(match, "war:green")
    assert asked(match) == ("bow", "commit:attack")


def test_conflicto_externo__the_second_follows_without_a_choice() -> None:
    match = do(kings_and_traders(), "war:green", "commit:0", "commit:0")
    assert asked(match) == ("bow", "commit:attack")
    assert seen(match).conflict.colour == "black"
    assert seen(match).union == "I4"
    do(match, "commit:0", "commit:0")
    assert asked(match) == ("bow", "action")
    assert (leader_at(match, "bow", "green"), leader_at(match, "bow", "black")) == (None, None)
    assert points(match, "lion") == (0, 1, 0, 1, 0)


def test_conflicto_externo__the_attacker_is_found_anew_for_each_war() -> None:
    match = position(
        seats=3,
        leaders="lion trader H3, bow king G5, bull trader K4, bull king J6",
        tiles={"red": "G4 H4 J5 K5 J4"},
        hands=("red",),
    )
    do(match, "tile:red:I4", "war:green")
    assert asked(match) == ("lion", "commit:attack")
    do(match, "commit:0")
    assert asked(match) == ("bull", "commit:defend")
    do(match, "commit:0")
    assert asked(match) == ("bow", "commit:attack")


def test_conflicto_externo__after_each_war_the_active_player_chooses_among_those_left() -> None:
    match = position(
        leaders="bow trader H3, bow king G5, bow priest F4, lion trader K4, lion king J6, lion priest L5",
        tiles={"red": "G4 H4 J5 K5 J4"},
        hands=("black",),
    )
    do(match, "tile:black:I4")
    assert options(match) == {"war:red", "war:black", "war:green"}
    do(match, "war:green", "commit:0", "commit:0")
    assert options(match) == {"war:red", "war:black"}


def test_conflicto_externo__a_war_between_leaders_that_were_parted_is_dropped() -> None:
    match = kings_and_traders(hands=("red green green green",), link="green")
    do(match, "war:green", "commit:3", "commit:0")
    assert asked(match) == ("bow", "action")
    assert (leader_at(match, "bow", "black"), leader_at(match, "lion", "black")) == ("G5", "J6")
    assert len(seen(match).kingdoms) == 2
    assert seen(match).union is None


def test_conflicto_externo__the_order_chosen_decides_what_comes_to_pass() -> None:
    match = kings_and_traders(hands=("red green green green",), link="green")
    do(match, "war:black", "commit:0", "commit:0", "commit:3", "commit:0")
    assert leader_at(match, "bow", "black") is None
    assert leader_at(match, "lion", "green") is None


def test_conflicto_externo__a_later_war_uses_the_board_as_it_is_then() -> None:
    match = position(
        leaders="bow trader H3, bow king G4, lion king J3, lion trader J5",
        tiles={"red": "H4 J4", "green": "K4", "black": "L4 M4"},
        hands=("red green green",),
    )
    do(match, "tile:red:I4", "war:green", "commit:2", "commit:0")
    assert seen(match).conflict.colour == "black"
    assert board(match) == (0, 0)
    match = position(
        leaders="bow trader H3, bow king G4, lion king J3, lion trader J5",
        tiles={"red": "H4 J4", "green": "K4", "black": "L4 M4"},
        hands=("red",),
    )
    do(match, "tile:red:I4", "war:black")
    assert board(match) == (0, 2)


def test_conflicto_externo__example_traders_of_lion_and_bull_the_kings_do_not_fight() -> None:
    match = position(
        seats=4,
        active="pot",
        leaders="lion trader G3, bow king G5, bull trader L3, lion king L5",
        tiles={"red": "G4 L4", "green": "H4 J4 K4"},
        hands=("", "green green green green red", "green red", "black"),
    )
    do(match, "tile:black:I4")
    assert (asked(match), options(match)) == (("pot", "war"), {"war:black", "war:green"})
    do(match, "war:green")
    assert asked(match) == ("lion", "commit:attack")
    assert board(match) == (1, 2)
    do(match, "commit:4")
    assert asked(match) == ("bull", "commit:defend")
    do(match, "commit:1")
    assert leader_at(match, "bull", "green") is None
    assert leader_at(match, "lion", "green") == "G3"
    assert tiles(match, "green") == {"H4"}
    assert (hand(match, "lion"), hand(match, "bull")) == (["red"], ["red"])
    assert points(match, "lion") == (0, 0, 0, 3, 0)
    assert [points(match, name) for name in ("bow", "bull", "pot")] == [NONE] * 3
    assert (leader_at(match, "bow", "black"), leader_at(match, "lion", "black")) == ("G5", "L5")
    assert (asked(match), seen(match).union) == (("pot", "action"), None)


# --- priests --------------------------------------------------------------------------------------------------------


def priests(leaders: str = "lion king L2", treasures: str = "J3", *, win: bool = True) -> Match:
    """The bow's priest at H4 beats the lion's at K4, whose kingdom has the temples J4, K3, J3, L3."""
    match = position(
        leaders=f"bow priest H4, lion priest K4, {leaders}",
        tiles={"red": "H3 J4 K3 J3 L3"},
        treasures=f"B2 P2 B8 {treasures}",
        hands=("black red red red red",),
    )
    return do(match, "tile:black:I4", f"commit:{4 if win else 0}", "commit:0")


def test_conflicto_externo__temples_with_a_treasure_or_next_to_a_leader_stay_in_a_war_of_priests() -> None:
    match = priests()
    assert {"J3", "L3", "H3"} <= tiles(match, "red")
    assert not {"J4", "K3"} & tiles(match, "red")


def test_conflicto_externo__only_temples_removed_and_the_priest_give_points() -> None:
    assert points(priests(), "bow") == (3, 0, 0, 0, 0)


def test_conflicto_externo__the_temples_that_stay_counted_in_the_war_of_priests() -> None:
    match = position(
        leaders="bow priest H4, lion priest K4, lion king L2",
        tiles={"red": "H3 J4 K3 J3 L3"},
        treasures="B2 P2 B8 J3",
        hands=("black",),
    )
    do(match, "tile:black:I4")
    assert board(match) == (1, 4)


def test_conflicto_externo__the_losing_priest_protects_no_temple() -> None:
    match = priests("lion king L2", "")
    assert {"H3", "L3"} <= tiles(match, "red")
    assert not {"J4", "K3", "J3"} & tiles(match, "red")
    assert points(match, "bow") == (4, 0, 0, 0, 0)


@pytest.mark.parametrize("leader", ["bow king L2", "lion trader L2", "bow farmer L2"])
def test_conflicto_externo__leaders_of_every_colour_and_player_protect_temples(leader: str) -> None:
    match = priests(leader, "")
    assert "L3" in tiles(match, "red")
    assert any(item.cell == "L2" for item in seen(match).leaders)


def test_conflicto_externo__a_leader_on_a_diagonal_protects_nothing() -> None:
    match = position(
        leaders="bow priest H4, lion priest K4, lion king M4",
        tiles={"red": "H3 H2 K3 L3 L4"},
        hands=("black black red red red",),
    )
    do(match, "tile:black:J4", "tile:black:I4", "commit:3", "commit:0")
    assert not {"K3", "L3"} & tiles(match, "red")
    assert "L4" in tiles(match, "red")
    assert leader_at(match, "lion", "black") == "M4"


def test_conflicto_externo__temples_of_the_winning_priest_stay() -> None:
    match = priests(win=False)
    assert {"J4", "K3", "J3", "L3"} <= tiles(match, "red")
    assert "H3" not in tiles(match, "red")
    assert points(match, "lion") == (2, 0, 0, 0, 0)


def test_conflicto_externo__other_wars_take_no_temples() -> None:
    match = border("green green")
    do(match, "commit:2", "commit:0")
    assert {"H3", "K3"} <= tiles(match, "red")
