"""Rulebook, "Preparación" and "Otorgar un punto": what lies behind the screens, and table options about it."""

from __future__ import annotations

from engine.core.match import Match
from engine.tigris.position import position
from tests.cases.tigris.driver import do, hand, seen

SCORES = ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1))


def test_pantalla__everybody_sees_only_their_own_points() -> None:
    match = position(points=SCORES)
    assert [item.score is None for item in seen(match, 0).seats] == [False, True]
    assert [item.score is None for item in seen(match, 1).seats] == [True, False]
    assert [item.score for item in seen(match, None).seats] == [None, None]


def test_pantalla__the_table_may_play_with_open_points() -> None:
    match = position(points=SCORES, options={"points": "open"})
    for seat in (0, 1, None):
        scores = [item.score for item in seen(match, seat).seats]
        assert [(score.red, score.treasures) for score in scores] == [(1, 5), (5, 1)]


def test_pantalla__everybody_sees_only_their_own_tiles() -> None:
    match = position(hands=("red black", "green"))
    assert (hand(match, "bow"), hand(match, "lion")) == (["red", "black"], ["green"])
    assert seen(match, None).hand is None
    assert [item.hand_size for item in seen(match, None).seats] == [2, 1]


def test_pantalla__open_points_do_not_open_the_tiles() -> None:
    match = position(hands=("red", "green"), options={"points": "open"})
    assert seen(match, 0).hand == ("red",)


def test_pantalla__a_temple_not_shown_stays_unseen_in_a_conflict() -> None:
    """The attacker's screen looks the same whatever the defender still holds, and to everybody else."""

    def answered(held: str) -> Match:
        match = position(seats=3, leaders="lion king H3", tiles={"red": "H4"}, hands=("red", held, ""))
        return do(match, "leader:black:H5", "commit:0")

    one, two = answered("red red"), answered("black green")
    for seat in (0, 2, None):
        assert seen(one, seat) == seen(two, seat)
        assert [entry.event for entry in one.events(0, seat)] == [entry.event for entry in two.events(0, seat)]


def test_pantalla__the_catastrophes_left_are_known_to_all() -> None:
    match = do(position(), "catastrophe:H4")
    assert [item.catastrophes for item in seen(match, None).seats] == [1, 2]
