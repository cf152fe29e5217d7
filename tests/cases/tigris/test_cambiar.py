"""Rulebook, "Cambiar hasta seis losetas"."""

from __future__ import annotations

import pytest

from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, hand, options, refused, seen

SIX = "red red black blue green green"
ALL_SIX = "red:1+red:2+black:1+blue:1+green:1+green:2"


def test_cambiar__one_tile() -> None:
    match = position(hands=(SIX,), bag="black red")
    do(match, "swap", "green:1")
    assert sorted(hand(match, "bow")) == sorted(["red", "red", "black", "blue", "green", "black"])
    assert seen(match).bag == 1
    assert (asked(match), seen(match).actions_left) == (("bow", "action"), 1)


def test_cambiar__up_to_all_six() -> None:
    match = position(hands=(SIX,), bag="black black black black black black red")
    do(match, "swap", ALL_SIX)
    assert hand(match, "bow") == ["black"] * 6
    assert seen(match).bag == 1


def test_cambiar__the_tiles_leave_the_game() -> None:
    match = position(hands=("red red",), bag="black black")
    do(match, "swap", "red:1+red:2")
    assert (hand(match, "bow"), seen(match).bag) == (["black", "black"], 0)
    assert seen(match).tiles == seen(position()).tiles


def test_cambiar__at_least_one() -> None:
    match = position(hands=(SIX,))
    do(match, "swap")
    assert (match.asks()[0].least, match.asks()[0].most) == (1, 6)
    assert len(options(match)) == 6


def test_cambiar__not_without_tiles() -> None:
    assert refused(position(), "swap") == "tigris-no-such-tile"


def test_cambiar__nobody_else_sees_what() -> None:
    """The same swap of other tiles looks the same to the others: views, and every line of the log."""
    one = position(hands=("red black",), bag="green red red red red red red red red red red red")
    two = position(hands=("red black",), bag="blue red red red red red red red red red red red")
    do(one, "swap", "red:1")
    do(two, "swap", "black:1")
    for seat in (1, None):
        assert seen(one, seat) == seen(two, seat)
        assert [entry.event for entry in one.events(0, seat)] == [entry.event for entry in two.events(0, seat)]
    assert hand(one, "bow") != hand(two, "bow")


def test_cambiar__may_be_done_twice() -> None:
    match = position(hands=("red red",), bag="green green black black")
    do(match, "swap", "red:1+red:2", "swap", "green:1+green:2")
    assert hand(match, "bow") == ["black", "black"]


def test_cambiar__the_new_tiles_may_be_placed_in_the_same_turn() -> None:
    match = position(hands=("red",), bag="black red red red red red red red")
    do(match, "swap", "red:1", "tile:black:H4")
    assert asked(match) == ("bow", "end-turn")


@pytest.mark.parametrize("bag", ["", "black"])
def test_cambiar__what_is_missing_in_the_bag_is_not_drawn(bag: str) -> None:
    match = position(hands=("red red",), bag=bag)
    do(match, "swap", "red:1+red:2")
    assert hand(match, "bow") == bag.split()
    assert asked(match) == ("bow", "action")
