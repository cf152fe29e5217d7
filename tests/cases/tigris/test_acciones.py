"""Rulebook, "Desarrollo de la partida": turns and actions."""

from __future__ import annotations

from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, leader_at, options, points, refused, seen, tiles


def test_acciones__up_to_two_actions_then_the_next_player_clockwise() -> None:
    match = position(seats=3, active="lion", hands=("", "black black"))
    do(match, "tile:black:H4")
    assert asked(match) == ("lion", "action")
    assert seen(match).actions_left == 1
    do(match, "tile:black:H6", "pass")
    assert asked(match) == ("bull", "action")
    assert seen(match).actions_left == 2


def test_acciones__after_the_last_seat_comes_the_first() -> None:
    match = position(seats=3, active="bull", action=2)
    do(match, "pass")
    assert asked(match) == ("bow", "action")


def test_acciones__the_two_may_be_of_the_same_kind() -> None:
    match = position(tiles={"red": "H4"})
    do(match, "catastrophe:J4", "catastrophe:J6")
    assert seen(match).catastrophes == ("J4", "J6")


def test_acciones__the_two_may_be_different_in_any_order() -> None:
    match = position(tiles={"red": "H4"}, hands=("black",))
    do(match, "tile:black:H5", "leader:black:G4")
    assert (leader_at(match, "bow", "black"), tiles(match, "black")) == ("G4", {"H5"})
    match = position(tiles={"red": "H4"}, hands=("black",))
    do(match, "leader:black:G4", "tile:black:H5")
    assert (leader_at(match, "bow", "black"), tiles(match, "black")) == ("G4", {"H5"})
    assert points(match, "bow") == (0, 1, 0, 0, 0)


def test_acciones__doing_nothing_is_allowed() -> None:
    match = position()
    do(match, "pass")
    assert asked(match) == ("lion", "action")


def test_acciones__stopping_after_one_is_allowed() -> None:
    match = position(hands=("black",))
    do(match, "tile:black:H4", "pass")
    assert asked(match) == ("lion", "action")


def test_acciones__only_these_four_kinds_exist() -> None:
    match = position(leaders="bow king B1", hands=("red black blue green",))
    kinds = {option.split(":")[0] for option in options(match)}
    assert kinds == {"leader", "withdraw", "tile", "catastrophe", "swap", "pass"}


def test_acciones__a_third_action_is_not_offered() -> None:
    match = position(hands=("black black black",))
    do(match, "tile:black:H4", "tile:black:H6")
    assert asked(match) == ("bow", "end-turn")
    assert options(match) == {"pass"}
    refused(match, "tile:black:J4")


def test_acciones__the_end_of_the_turn_needs_no_confirmation_where_the_table_wants_it_so() -> None:
    match = position(hands=("black black",), options={"end-of-turn": "at-once"})
    do(match, "tile:black:H4", "tile:black:H6")
    assert asked(match) == ("lion", "action")
