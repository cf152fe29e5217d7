"""Rulebook, "Final de la partida y vencedor"."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.tigris.position import position
from tests.cases.tigris.driver import SEATS, asked, do, hand, points, seen

SIX = "red red red red red red"


def finished(*scores: tuple[int, int, int, int, int]) -> dict[str, tuple[int, tuple[int, ...]]]:
    """The last turn of a game with these points: place and points in ascending order, by dynasty."""
    match = do(position(seats=len(scores), treasures="", points=scores), "pass")
    assert asked(match) == ("", "")
    return {SEATS[item.seat]: (item.place, item.ascending) for item in seen(match).final}


def places(*scores: tuple[int, int, int, int, int]) -> list[int]:
    result = finished(*scores)
    return [result[name][0] for name in SEATS[: len(scores)]]


# --- the two endings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("treasures", "over"), [("B2", True), ("B2 P2", True), ("B2 P2 B8", False), ("", True)])
def test_final_de_la_partida__when_one_or_two_treasures_are_left_at_the_end_of_a_turn(
    treasures: str, over: bool
) -> None:
    match = do(position(treasures=treasures), "pass")
    assert (match.result() is not None) is over
    assert (asked(match) == ("", "")) is over


def test_final_de_la_partida__with_two_treasures_after_the_first_action_the_second_is_still_played() -> None:
    match = position(leaders="bow trader G4", tiles={"red": "H4 J4"}, treasures="B2 H4 J4", hands=("black black",))
    do(match, "tile:black:I4", "take:H4")
    assert asked(match) == ("bow", "action")
    do(match, "tile:black:C11", "pass")
    assert match.result() is not None


def test_final_de_la_partida__when_a_hand_cannot_be_refilled() -> None:
    match = do(position(hands=("", SIX), bag="red red red red red"), "pass")
    assert match.result() is not None


def test_final_de_la_partida__when_another_players_hand_cannot_be_refilled() -> None:
    match = do(position(hands=(SIX, "red red"), bag="red red red"), "pass")
    assert match.result() is not None


def test_final_de_la_partida__drawing_the_last_tile_is_not_the_end() -> None:
    match = do(position(hands=("", SIX), bag=SIX), "pass")
    assert seen(match).bag == 0
    assert asked(match) == ("lion", "action")


def test_final_de_la_partida__nor_is_an_empty_bag_that_nobody_needs() -> None:
    match = do(position(hands=(SIX, SIX), bag=""), "pass", "pass")
    assert asked(match) == ("bow", "action")


def test_final_de_la_partida__a_swap_that_cannot_be_filled_ends_it_after_the_turn() -> None:
    match = position(hands=("red red red red red black", SIX), bag="green")
    do(match, "swap", "red:1+red:2")
    assert sorted(hand(match, "bow")) == ["black", "green", "red", "red", "red"]
    assert asked(match) == ("bow", "action")
    do(match, "tile:black:H4", "pass")
    assert match.result() is not None


def test_final_de_la_partida__a_swap_that_takes_the_last_tile_does_not_end_it() -> None:
    match = do(position(hands=(SIX, SIX), bag="green"), "swap", "red:1", "pass")
    assert asked(match) == ("lion", "action")


def test_final_de_la_partida__a_short_hand_after_a_conflict_ends_it_only_at_the_end_of_the_turn() -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=(SIX, SIX), bag="")
    do(match, "leader:black:H5", "commit:1", "commit:0")
    assert asked(match) == ("bow", "action")
    do(match, "pass")
    assert match.result() is not None


@pytest.mark.parametrize("more", [{"treasures": "B2"}, {"bag": ""}])
def test_final_de_la_partida__the_last_turns_monument_points_count(more: dict[str, str]) -> None:
    match = position(leaders="bow trader G3, lion priest G5", tiles={"red": "G4"}, monuments="H4 red-green", **more)
    do(match, "pass")
    assert match.result() is not None
    assert points(match, "bow") == (0, 0, 0, 1, 0)
    assert points(match, "lion") == (0, 0, 0, 0, 0)


def test_final_de_la_partida__then_the_screens_are_put_away() -> None:
    match = do(position(treasures="", points=((1, 2, 3, 4, 0), (4, 3, 2, 1, 2))), "pass")
    final = seen(match, None).final
    assert [(item.seat, item.earned.red, item.earned.treasures) for item in final] == [(1, 4, 2), (0, 1, 0)]
    assert seen(position(), None).final is None


def test_final_de_la_partida__nothing_more_can_be_done() -> None:
    match = do(position(treasures=""), "pass")
    assert match.asks() == []


# --- who has won ----------------------------------------------------------------------------------------------------


def test_objetivo__the_most_points_in_the_weakest_colour_win() -> None:
    assert places((5, 5, 5, 5, 0), (4, 40, 40, 40, 0)) == [1, 2]


def test_vencedor__treasures_go_to_any_colour_where_they_help_most() -> None:
    assert finished((3, 5, 9, 4, 3), (0, 0, 0, 0, 0))["bow"] == (1, (5, 5, 5, 9))
    assert finished((0, 0, 0, 0, 4), (0, 0, 0, 0, 0))["bow"] == (1, (1, 1, 1, 1))
    assert finished((2, 2, 9, 9, 3), (0, 0, 0, 0, 0))["bow"] == (1, (3, 4, 9, 9))


def test_vencedor__treasures_may_go_to_several_colours() -> None:
    match = do(position(treasures="", points=((7, 7, 9, 9, 2), (0, 0, 0, 0, 0))), "pass")
    bow = next(item for item in seen(match).final if item.seat == 0)
    assert (bow.earned.red, bow.earned.black, bow.earned.treasures) == (7, 7, 2)
    assert (bow.final.red, bow.final.black, bow.final.blue, bow.final.green) == (8, 8, 9, 9)


@pytest.mark.parametrize(
    "better",
    [(6, 6, 6, 6, 0), (5, 7, 7, 7, 0), (5, 6, 8, 8, 0), (5, 6, 7, 9, 0)],
)
def test_vencedor__ties_go_to_the_next_weakest_colour_down_to_the_last(better: tuple[int, ...]) -> None:
    assert places((5, 6, 7, 8, 0), better) == [2, 1]
    assert places(better, (8, 7, 6, 5, 0)) == [1, 2]


def test_vencedor__the_colours_themselves_do_not_matter() -> None:
    assert places((5, 9, 9, 9, 0), (9, 9, 9, 5, 0)) == [1, 1]


def test_vencedor__who_is_equal_everywhere_shares_the_place() -> None:
    assert places((5, 6, 7, 8, 0), (1, 1, 1, 1, 0), (8, 7, 6, 5, 0)) == [1, 3, 1]


def test_vencedor__example_urn_11_lion_and_bull_10_bow_last() -> None:
    result = finished((6, 22, 11, 17, 3), (10, 12, 7, 18, 3), (10, 10, 11, 18, 0), (10, 12, 11, 9, 3))
    assert result["pot"] == (1, (11, 11, 11, 12))
    assert result["lion"] == (2, (10, 10, 12, 18))
    assert result["bull"] == (3, (10, 10, 11, 18))
    assert result["bow"] == (4, (9, 11, 17, 22))


def test_vencedor__the_result_names_the_winners() -> None:
    match: Match = do(position(treasures="", points=((5, 5, 5, 5, 0), (4, 4, 4, 4, 0))), "pass")
    assert match.result().places[0] == (0,)
