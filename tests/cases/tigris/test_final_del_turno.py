"""Rulebook, "Final del turno"."""

from __future__ import annotations

from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, hand, points, seen


def test_final_del_turno__hands_are_refilled_to_six() -> None:
    match = position(hands=("red", "red red red red red red"), bag="black blue green black green red")
    do(match, "pass")
    assert sorted(hand(match, "bow")) == sorted(["red", "black", "blue", "green", "black", "green"])
    assert seen(match).bag == 1


def test_final_del_turno__the_active_player_draws_first_then_the_others_clockwise() -> None:
    match = position(
        seats=4,
        active="bull",
        hands=("red red red red red", "red red red red", "red red red red red", "red red red red red red"),
        bag="black green blue blue",
    )
    do(match, "pass")
    assert hand(match, "bull").count("black") == 1
    assert hand(match, "bow").count("green") == 1
    assert hand(match, "lion").count("blue") == 2
    assert hand(match, "pot") == ["red"] * 6
    assert seen(match).bag == 0


def test_final_del_turno__tiles_shown_in_a_conflict_are_replaced_only_then() -> None:
    match = position(
        leaders="lion king H3", tiles={"red": "H4"}, hands=("red red red red red red", "red red red red red red")
    )
    do(match, "leader:black:H5", "commit:3", "commit:2")
    assert [item.hand_size for item in seen(match).seats] == [3, 4]
    do(match, "pass")
    assert [item.hand_size for item in seen(match).seats] == [6, 6]


def test_final_del_turno__not_between_the_two_actions() -> None:
    match = position(hands=("black black black black black black",))
    do(match, "tile:black:H4")
    assert len(hand(match, "bow")) == 5
    do(match, "tile:black:H6")
    assert len(hand(match, "bow")) == 4
    do(match, "pass")
    assert len(hand(match, "bow")) == 6


def test_final_del_turno__nobody_else_sees_what_is_drawn() -> None:
    one = position(bag="black " * 20)
    two = position(bag="red black black black black black " + "black " * 14)
    do(one, "pass")
    do(two, "pass")
    assert seen(one, 1) == seen(two, 1)
    assert [entry.event for entry in one.events(0, 1)] == [entry.event for entry in two.events(0, 1)]


def test_final_del_turno__monument_points_come_before_the_next_turn() -> None:
    match = position(leaders="bow trader G3", tiles={"red": "G4"}, monuments="H4 red-green")
    do(match, "pass")
    assert asked(match) == ("lion", "action")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_final_del_turno__then_the_next_player_clockwise_begins() -> None:
    match = position(seats=3, active="lion")
    do(match, "pass")
    assert asked(match) == ("bull", "action")
    assert seen(match).active == 2
