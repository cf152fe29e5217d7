"""What each option of a table of Tigris & Euphrates changes."""

from __future__ import annotations

from engine.tigris.position import position
from tests.cases.options import Options, begun, changes
from tests.cases.tigris.driver import asked, do, seen, tiles

GAME = "tigris"


@changes(GAME, "board", "alternative")
def test_board__other_temples(options: Options) -> None:
    assert {"A8", "J11"} <= tiles(begun(GAME, options), "red")


@changes(GAME, "special-buildings", "yes")
def test_special_buildings__one_of_each_colour(options: Options) -> None:
    assert sorted(seen(begun(GAME, options)).buildings_left) == ["black", "blue", "green", "red"]


@changes(GAME, "points", "open")
def test_points__everybody_sees_them(options: Options) -> None:
    assert all(seat.score is not None for seat in seen(begun(GAME, options)).seats)


@changes(GAME, "dynasties", "choose")
def test_dynasties__are_asked_for(options: Options) -> None:
    match = do(begun(GAME, options), "dynasty:pot", "dynasty:bull")
    assert {seat.dynasty for seat in seen(match).seats} == {"pot", "bull"}


@changes(GAME, "first-player", "first-seat")
def test_first_player__always_the_first_seat(options: Options) -> None:
    assert {begun(GAME, options, 3, seed).asks()[0].seat for seed in range(8)} == {0}


@changes(GAME, "end-of-turn", "at-once")
def test_end_of_turn__comes_without_confirmation(options: Options) -> None:
    match = do(position(hands=("black black",), options=options), "tile:black:H4", "tile:black:H6")
    assert asked(match) == ("lion", "action")


@changes(GAME, "empty-commitments", "skip")
def test_empty_commitments__who_has_no_temple_is_not_asked(options: Options) -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=("black", "red"), options=options)
    assert asked(do(match, "leader:black:H5")) == ("lion", "commit:defend")
