"""Rulebook, "Conflicto interno (al colocar un nuevo líder en un reino)"."""

from __future__ import annotations

import pytest

from data.texts import describe_event
from engine.core.match import Match
from engine.tigris.position import position
from tests.cases.tigris.driver import asked, do, hand, leader_at, options, points, refused, seen, tiles


def revolt(attack: str = "", defence: str = "", *, seats: int = 2, role: str = "king", colour: str = "black") -> Match:
    """The lion stands at H3 with one temple, the bow has just entered at H5 beside the same temple."""
    match = position(
        seats=seats, leaders=f"lion {role} H3", tiles={"red": "H4", "black": "I3"}, hands=(attack, defence)
    )
    return do(match, f"leader:{colour}:H5")


def test_conflicto_interno__when_a_leader_enters_a_kingdom_with_one_of_its_colour() -> None:
    match = revolt()
    assert asked(match) == ("bow", "commit:attack")
    conflict = seen(match).conflict
    assert (conflict.kind, conflict.colour) == ("revolt", "black")
    assert (conflict.attacker.seat, conflict.attacker.cell) == (0, "H5")
    assert (conflict.defender.seat, conflict.defender.cell) == (1, "H3")


def test_conflicto_interno__not_with_leaders_of_other_colours() -> None:
    match = revolt(role="priest")
    assert asked(match) == ("bow", "action")


def test_conflicto_interno__a_moved_leader_attacks_too() -> None:
    match = position(leaders="bow king B1, lion king H3", tiles={"red": "H4"})
    do(match, "leader:black:H5")
    assert asked(match) == ("bow", "commit:attack")


def test_conflicto_interno__a_leader_that_joins_a_region_to_the_kingdom_attacks() -> None:
    match = position(leaders="lion king K4", tiles={"red": "H4 J4"})
    do(match, "leader:black:I4")
    assert asked(match) == ("bow", "commit:attack")
    board = seen(match).conflict
    assert (board.attacker.board, board.defender.board) == (2, 1)


def test_conflicto_interno__a_leader_far_away_in_the_kingdom_is_attacked() -> None:
    match = position(leaders="lion king L4", tiles={"red": "H4 L5", "black": "I4 J4 K4"})
    do(match, "leader:black:G4")
    assert seen(match).conflict.defender.cell == "L4"


def test_conflicto_interno__the_attacker_commits_first_then_the_defender_each_once() -> None:
    match = revolt("red", "red")
    do(match, "commit:0")
    assert asked(match) == ("lion", "commit:defend")
    do(match, "commit:0")
    assert asked(match) == ("bow", "action")


def test_conflicto_interno__the_defender_knows_what_the_attacker_has_shown() -> None:
    match = revolt("red red", "red")
    do(match, "commit:2")
    assert seen(match, 1).conflict.attacker.committed == 2
    assert seen(match, 1).conflict.defender.committed is None


def test_conflicto_interno__any_number_of_red_tiles_from_none_to_all() -> None:
    match = revolt("red red black green", "black")
    assert options(match) == {"commit:0", "commit:1", "commit:2"}
    do(match, "commit:1")
    assert options(match) == {"commit:0"}


@pytest.mark.parametrize(("role", "colour"), [("priest", "red"), ("trader", "green"), ("farmer", "blue")])
def test_conflicto_interno__temples_decide_whatever_the_leaders_colour(role: str, colour: str) -> None:
    match = revolt(f"red {colour}", colour, role=role, colour=colour)
    do(match, "commit:1")
    assert options(match) == {"commit:0"} | ({"commit:1"} if colour == "red" else set())
    do(match, "commit:0")
    assert leader_at(match, "bow", colour) == "H5"
    assert leader_at(match, "lion", colour) is None
    assert points(match, "bow") == (1, 0, 0, 0, 0)


def test_conflicto_interno__one_temple_may_count_for_both() -> None:
    board = seen(revolt()).conflict
    assert (board.attacker.board, board.defender.board) == (1, 1)


def test_conflicto_interno__only_adjacent_temples_never_diagonal_ones() -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4 I4 J4 G4"})
    do(match, "leader:black:H5")
    board = seen(match).conflict
    assert (board.attacker.board, board.defender.board) == (1, 1)


def test_conflicto_interno__flipped_temples_do_not_count() -> None:
    match = position(leaders="lion king G4", tiles={"red": "G5 G3"}, monuments="H4 red-blue", treasures="B2 P2 B8")
    do(match, "leader:black:G6")
    assert seen(match).conflict.defender.board == 2


def test_conflicto_interno__a_temple_with_a_treasure_counts() -> None:
    match = position(leaders="lion king I6")
    do(match, "leader:black:H7")
    board = seen(match).conflict
    assert (board.attacker.board, board.defender.board) == (1, 1)


def test_conflicto_interno__ties_go_to_the_defender() -> None:
    match = do(revolt("red", "red"), "commit:1", "commit:1")
    assert leader_at(match, "bow", "black") is None
    assert leader_at(match, "lion", "black") == "H3"
    assert points(match, "lion") == (1, 0, 0, 0, 0)


def test_conflicto_interno__the_attacker_wins_with_more() -> None:
    match = do(revolt("red red", "red"), "commit:2", "commit:1")
    assert leader_at(match, "bow", "black") == "H5"
    assert leader_at(match, "lion", "black") is None
    assert (points(match, "bow"), points(match, "lion")) == ((1, 0, 0, 0, 0), (0, 0, 0, 0, 0))


def test_conflicto_interno__the_defender_wins_with_more() -> None:
    match = do(revolt("red", "red red"), "commit:1", "commit:2")
    assert leader_at(match, "bow", "black") is None
    assert points(match, "lion") == (1, 0, 0, 0, 0)


def test_conflicto_interno__the_winner_gets_one_red_point_only() -> None:
    match = do(revolt("red red red red red"), "commit:5", "commit:0")
    assert points(match, "bow") == (1, 0, 0, 0, 0)


def test_conflicto_interno__the_losers_leader_may_come_back_later() -> None:
    match = do(revolt("red red", "red"), "commit:0", "commit:0")
    assert "black" in seen(match).seats[0].leaders_off_board
    do(match, "leader:black:H5", "commit:2", "commit:1")
    assert leader_at(match, "bow", "black") == "H5"
    assert points(match, "bow") == (1, 0, 0, 0, 0)


def test_conflicto_interno__shown_tiles_leave_the_game_the_boards_stay() -> None:
    match = do(revolt("red red black", "red red red"), "commit:2", "commit:3")
    assert (hand(match, "bow"), hand(match, "lion")) == (["black"], [])
    assert tiles(match, "red") == tiles(revolt(), "red")
    assert seen(match).bag == 60


def test_conflicto_interno__nobody_may_withdraw_from_it() -> None:
    match = revolt("red", "red")
    refused(match, "withdraw:black")
    do(match, "commit:1")
    refused(match, "withdraw:black")
    assert options(match) == {"commit:0", "commit:1"}


def test_conflicto_interno__who_has_no_temples_is_asked_all_the_same_so_that_silence_tells_nothing() -> None:
    match = revolt("black", "green")
    assert (asked(match), options(match)) == (("bow", "commit:attack"), {"commit:0"})
    do(match, "commit:0")
    assert (asked(match), options(match)) == (("lion", "commit:defend"), {"commit:0"})


def test_conflicto_interno__the_table_may_skip_empty_commitments() -> None:
    match = position(
        leaders="lion king H3", tiles={"red": "H4"}, hands=("black", "red"), options={"empty-commitments": "skip"}
    )
    do(match, "leader:black:H5")
    assert asked(match) == ("lion", "commit:defend")


def test_conflicto_interno__others_are_not_asked() -> None:
    match = do(revolt("red", "red", seats=3), "commit:1", "commit:0")
    assert asked(match) == ("bow", "action")


def test_conflicto_interno__when_the_attacker_that_linked_a_region_loses_it_is_apart_again() -> None:
    match = position(leaders="lion king K4", tiles={"red": "H4 J4"}, hands=("", "red red"))
    do(match, "leader:black:I4", "commit:0", "commit:2")
    assert [set(kingdom.cells) for kingdom in seen(match).kingdoms] == [{"J4", "K4"}]


def test_conflicto_interno__when_a_defender_that_held_it_together_loses_the_kingdom_parts() -> None:
    match = position(leaders="lion king I4, lion farmer K4", tiles={"red": "H4 J4"}, hands=("red red", ""))
    do(match, "leader:black:G4", "commit:2", "commit:0")
    assert [set(kingdom.cells) for kingdom in seen(match).kingdoms] == [{"G4", "H4"}, {"J4", "K4"}]


def test_conflicto_interno__example_lion_against_bull_four_to_four() -> None:
    match = position(
        seats=3,
        active="lion",
        leaders="bull king J4",
        tiles={"red": "G4 H3 J3", "black": "I3"},
        hands=("", "red red green", "red red red blue"),
    )
    do(match, "leader:black:H4")
    board = seen(match).conflict
    assert (board.attacker.board, board.defender.board) == (2, 1)
    do(match, "commit:2", "commit:3")
    assert leader_at(match, "lion", "black") is None
    assert leader_at(match, "bull", "black") == "J4"
    assert (points(match, "bull"), points(match, "lion")) == ((1, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    assert (hand(match, "lion"), hand(match, "bull")) == (["green"], ["blue"])
    assert {"G4", "H3", "J3"} <= tiles(match, "red")


@pytest.mark.parametrize(
    ("attack", "defence", "english", "spanish"),
    [
        (
            "commit:2",
            "commit:1",
            "Ana wins the revolt as the attacker, 3 to 2 (Ana 1 on the board + 2 revealed, Ben 1 + 1).",
            "Ana gana la revuelta como atacante, 3 a 2 (Ana 1 en el tablero + 2 de la mano, Ben 1 + 1).",
        ),
        (
            "commit:1",
            "commit:1",
            "Ben wins the revolt as the defender, 2 to 2: ties go to the defender (Ben 1 on the board + 1 revealed, "
            "Ana 1 + 1).",
            "Ben gana la revuelta como defensor, 2 a 2: el empate es del defensor (Ben 1 en el tablero + 1 de la mano, "
            "Ana 1 + 1).",
        ),
        (
            "commit:0",
            "commit:1",
            "Ben wins the revolt as the defender, 2 to 1 (Ben 1 on the board + 1 revealed, Ana 1 + 0).",
            "Ben gana la revuelta como defensor, 2 a 1 (Ben 1 en el tablero + 1 de la mano, Ana 1 + 0).",
        ),
    ],
)
def test_conflicto_interno__the_log_says_who_won_by_what_and_that_ties_go_to_the_defender(
    attack: str, defence: str, english: str, spanish: str
) -> None:
    match = do(revolt("red red", "red"), attack, defence)
    told = next(entry.event for entry in match.log if entry.event.key == "tigris-decided")
    assert describe_event("en", told, ("Ana", "Ben")) == english
    assert describe_event("es", told, ("Ana", "Ben")) == spanish


def test_conflicto_interno__everybody_sees_the_result_until_the_next_action() -> None:
    match = do(revolt("red red red", "red"), "commit:1", "commit:1")
    settled = seen(match).settled
    assert settled is not None
    assert seen(match).conflict is None
    assert (settled.attacker.strength, settled.defender.strength) == (2, 2)
    assert (settled.attacker.cell, settled.defender.cell) == ("", "H3"), "the attacker's king has left the board"
    do(match, "tile:red:B1")
    assert seen(match).settled is None


def test_conflicto_interno__the_log_says_whose_leader_leaves_and_from_where() -> None:
    match = do(revolt("red red", "red"), "commit:1", "commit:1")
    told = next(entry.event for entry in match.log if entry.event.key == "tigris-driven-out")
    assert told.args["seat"] == 0
    line = describe_event("en", told, ("Ana", "Ben"))
    assert line == f"The king of Ana on {told.args['cell']} is withdrawn."
