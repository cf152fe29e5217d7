"""The final count (rulebook, "Fin del juego")."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ancient_world.facts import Scoring, Symbols
from engine.ancient_world.scoring import COUNTS, count, parted_by, rank
from engine.ancient_world.state import Army, Score, State
from tests.cases.ancient_world.world import district, end_round, game, gives, owned, soldiers, titan


def scored(s: State) -> State:
    """The game is over."""
    return end_round(s, Score()).s


def points(s: State, source: str, seat: int = 0) -> int:
    return sum(line.points for line in count(s.players[seat]) if line.source == source)


@pytest.mark.parametrize(("banners", "worth"), [(1, 2), (2, 4), (3, 7), (4, 11), (5, 16), (6, 22), (7, 22)])
def test_fin_del_juego__points_by_the_number_of_banners_of_a_tribe(banners: int, worth: int) -> None:
    s = game()
    owned(s, 0, banners=("red",) * banners)
    assert points(s, "red") == worth


def test_fin_del_juego__each_tribe_is_counted_on_its_own_on_cards_and_titans() -> None:
    s = game()
    owned(s, 0, banners=("red", "blue"))
    s.players[0].titans = [titan(5, tribes=("red", "green"))]
    assert [points(s, tribe) for tribe in ("red", "blue", "green", "purple")] == [4, 2, 2, 0]


def test_fin_del_juego__hungry_citizens_and_damaged_cards_cost_points() -> None:
    s = game()
    s.players[0].hungry = [1, 2]
    s.players[0].buildings[0].damaged = True
    assert (points(s, "hungry"), points(s, "damaged")) == (-4, -1)


def test_fin_del_juego__damaged_cards_count_their_banners_and_special_scoring() -> None:
    s = game()
    mine = owned(s, 0, damaged=True, banners=("red",), gives=Symbols(food=1), scoring=(Scoring("food", 1),))
    assert (points(s, "red"), points(s, mine), points(s, "damaged")) == (2, 4, -1)


def test_fin_del_juego__printed_points() -> None:
    s = game()
    mine = owned(s, 0, points=5)
    assert points(s, mine) == 5


def test_fin_del_juego__special_scoring_for_every_so_many_up_to_its_limit() -> None:
    s = game()
    gives(s.players[0], coins=7)
    mine = owned(s, 0, scoring=(Scoring("coins", 2, per=3),))
    other = owned(s, 0, scoring=(Scoring("coins", 1, most=5),))
    assert (points(s, mine), points(s, other)) == (4, 5)


def counted() -> dict[str, int]:
    return {
        "green": 1, "red": 2, "purple": 1, "blue": 1, "yellow": 1, "banner": 6, "set": 1, "empire": 4, "district": 2,
        "titan": 2, "titan1": 1, "titan2": 0, "titan3": 1, "army": 2, "retired": 1, "military": 3, "citizen": 4,
        "skill": 10, "food": 4, "capacity": 6, "free_capacity": 2, "income": 6, "stored": 1, "coins": 3,
        "knowledge": 2, "ambrosia": 5, "deck_c": 1, "action_card": 0,
    }  # fmt: skip


def test_fin_del_juego__what_special_scoring_counts() -> None:
    s = game()
    p = s.players[0]
    gives(p, coins=3, knowledge=2, ambrosia=5, citizens=[1, 2, 3, 4])
    owned(s, 0, banners=("red",), gives=Symbols(food=1))
    owned(s, 0, banners=("red", "green", "blue"), deck="C")
    district(s, 0, capacity=2)
    district(s, 0, coins=1)
    p.titans = [titan(5, tribes=("purple",)), titan(9, tribes=("yellow",), stars=3)]
    p.armies[0] = Army(soldiers(1), retired=[soldiers(1)])
    p.stored = [s.decks[0].pop()]
    assert {word: rule(p) for word, rule in COUNTS.items()} == counted()


def test_fin_del_juego__the_most_points_win() -> None:
    s = game(3)
    owned(s, 1, points=5)
    owned(s, 0, points=4)
    scored(s)
    assert s.result is not None
    assert s.result.places == ((1,), (0,), (2,))
    assert parted_by(s) == ""


@pytest.mark.parametrize(
    ("tie", "more"),
    [
        ("coins", {"coins": 7}),
        ("cards", {"district": 1}),
        ("knowledge", {"knowledge": 1}),
        ("ambrosia", {"ambrosia": 1}),
    ],
)
def test_fin_del_juego__ties_are_parted_in_order(tie: str, more: dict[str, Any]) -> None:
    order = ["coins", "cards", "knowledge", "ambrosia"]
    s = game()
    better, worse = s.players[1], s.players[0]
    # Whatever would part them later speaks for the other one.
    for later in order[order.index(tie) + 1 :]:
        if later == "cards":
            district(s, 0)
        else:
            gives(worse, **{later: 9})
    for name, number in more.items():
        if name == "district":
            district(s, 1)
        else:
            gives(better, **{name: number})
    assert rank(better)[0] == rank(worse)[0]
    scored(s)
    assert s.result is not None
    assert s.result.winners == (1,)
    assert parted_by(s) == tie


def test_fin_del_juego__districts_titans_and_empire_cards_count_together_for_ties() -> None:
    s = game()
    district(s, 0)
    district(s, 0)
    owned(s, 1)
    scored(s)
    assert s.result is not None
    assert s.result.winners == (0,)


def test_fin_del_juego__a_full_tie_is_shared() -> None:
    s = game(3)
    scored(s)
    assert s.result is not None
    assert s.result.places == ((0, 1, 2),)
    assert parted_by(s) == "shared"


def test_fin_del_juego__the_cards_are_turned_up_and_the_count_is_kept() -> None:
    s = game()
    s.players[0].buildings[0].damaged = True
    scored(s)
    assert not s.players[0].buildings[0].damaged
    assert [line.source for line in s.players[0].lines] == ["damaged"]
    assert s.players[0].score == -1


def test_fin_del_juego__results_are_told_from_the_first_place_to_the_last() -> None:
    s = game(3)
    owned(s, 2, points=5)
    owned(s, 1, points=4)
    scored(s)
    results = [event for event in s.log.new if event.key == "ancient_world-final"]
    assert [event.args["seat"] for event in results] == [2, 1, 0]
