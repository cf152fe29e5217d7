"""Rulebook, "Resolver un evento": what is resolved after an action, and in which order."""

from __future__ import annotations

from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, leader_at, points, seen

VARIANT = {"special-buildings": "yes"}


def test_resolver_un_evento__all_of_it_belongs_to_the_action_that_caused_it() -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=("red",))
    do(match, "leader:black:H5")
    assert asked(match) == ("bow", "commit:attack")
    do(match, "commit:1", "commit:0")
    assert (asked(match), seen(match).actions_left) == (("bow", "action"), 1)


def test_resolver_un_evento__war_then_building_then_monument_then_treasures() -> None:
    """J4 unites the kingdoms of two traders, completes a square and a row, and brings two treasures together."""
    match = position(
        leaders="bow trader F4, lion trader L4",
        tiles={"red": "G4 K4", "green": "H4 I4 I5 J5"},
        treasures="B2 P2 B8 G4 K4",
        hands=("green",),
        options=VARIANT,
    )
    do(match, "tile:green:J4")
    assert asked(match) == ("bow", "commit:attack")
    do(match, "commit:0", "commit:0")
    assert asked(match) == ("bow", "special")
    do(match, "special:H4")
    assert asked(match) == ("bow", "monument")
    do(match, "build:I4:blue-green")
    assert asked(match) == ("bow", "treasure")
    do(match, "take:K4")
    assert asked(match) == ("bow", "action")
    assert points(match, "bow") == (0, 0, 0, 1, 1)


def test_resolver_un_evento__the_point_comes_before_everything() -> None:
    match = position(leaders="bow trader G4", tiles={"red": "G5", "green": "H4 H5 I5"}, hands=("green",))
    do(match, "tile:green:I4")
    assert asked(match) == ("bow", "monument")
    assert points(match, "bow") == (0, 0, 0, 1, 0)


def test_resolver_un_evento__an_action_that_causes_nothing_is_over_at_once() -> None:
    match = do(position(hands=("black",)), "tile:black:H4")
    assert asked(match) == ("bow", "action")


def test_resolver_un_evento__the_second_action_too_is_resolved_before_the_turn_ends() -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=("red",), action=2)
    do(match, "leader:black:H5", "commit:1", "commit:0")
    assert leader_at(match, "bow", "black") == "H5"
    assert asked(match) == ("bow", "end-turn")
