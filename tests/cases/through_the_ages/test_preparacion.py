"""Rulebook, "Preparación"."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.rng import Rng
from engine.through_the_ages.cards import AGE, CARDS, IDS, KIND, deck
from engine.through_the_ages.game import GAME
from engine.through_the_ages.setup import set_up
from engine.through_the_ages.state import State
from engine.through_the_ages.values import culture, happy, science, strength
from tests.cases.through_the_ages.board import OPTIONS, civ, n
from tests.cases.through_the_ages.board import state as position


def begun(seats: int, **options: str) -> State:
    """A game as it begins; the first seat is the first player where nothing else is said."""
    return set_up(OPTIONS | {key.replace("_", "-"): value for key, value in options.items()}, seats, Rng(3))


def test_preparacion__there_are_a_civil_and_a_military_deck_for_each_age() -> None:
    assert [len(deck(4, age, civil=True)) for age in range(4)] == [20, 53, 53, 53]
    assert [len(deck(4, age, civil=False)) for age in range(4)] == [10, 45, 50, 45]


def test_preparacion__three_players_leave_out_three_civil_cards_of_each_age() -> None:
    assert [len(deck(3, age, civil=True)) for age in range(4)] == [20, 50, 50, 50]
    assert [deck(3, age, civil=False) for age in range(4)] == [deck(4, age, civil=False) for age in range(4)]


def test_preparacion__two_players_leave_out_nine_civil_cards_of_each_age() -> None:
    assert [len(deck(2, age, civil=True)) for age in range(4)] == [20, 44, 44, 44]


def test_preparacion__two_players_leave_out_all_pacts() -> None:
    gone = [Counter(deck(4, age, civil=False)) - Counter(deck(2, age, civil=False)) for age in range(4)]
    assert [sum(left.values()) for left in gone] == [0, 2, 4, 4]
    assert all(KIND[card] == "pact" for left in gone for card in left)
    assert not any(KIND[card] == "pact" for age in range(4) for card in deck(2, age, civil=False))


def test_preparacion__six_technologies_are_in_play_and_have_six_workers() -> None:
    p = begun(2).players[0]
    known = {IDS[card] for card in range(len(p.workers)) if p.known >> card & 1}
    assert known | {IDS[p.government]} == {"warriors", "agriculture", "bronze", "philosophy", "religion", "despotism"}
    assert {IDS[card]: count for card, count in enumerate(p.workers) if count} == {
        "warriors": 1,
        "agriculture": 2,
        "bronze": 2,
        "philosophy": 1,
    }


def test_preparacion__16_blue_and_18_yellow_tokens_and_an_unused_worker() -> None:
    p = begun(2).players[1]
    assert (p.blue, p.yellow, p.idle) == (16, 18, 1)


def test_preparacion__despotism_has_four_civil_and_two_military_actions() -> None:
    p = begun(2).players[0]
    assert (p.civil_total, p.military_total) == (4, 2)


def test_preparacion__ratings_are_what_the_first_workers_give() -> None:
    s = begun(2)
    assert (science(s, 0), culture(s, 0), strength(s, 0), happy(s.players[0])) == (1, 0, 1, 0)


def test_preparacion__points_begin_at_nothing_and_nobody_has_a_tactic() -> None:
    p = begun(2).players[0]
    assert (p.science, p.culture, p.tactic) == (0, 0, -1)
    assert not begun(2).shared


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_preparacion__two_more_events_than_players_lie_ready(seats: int) -> None:
    s = begun(seats)
    assert len(s.current) == seats + 2
    assert {AGE[card] for card in s.current} == {0}
    assert not s.future


def test_preparacion__other_events_of_age_a_leave_the_game_unseen() -> None:
    s = begun(4)
    assert len(s.boxed) == 4
    assert not set(s.boxed) & set(s.current)
    assert not s.seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_preparacion__the_first_player_has_one_civil_action_and_each_further_one_more(seats: int) -> None:
    assert [p.civil for p in begun(seats).players] == list(range(1, seats + 1))
    late = set_up(OPTIONS | {"first-player": "random"}, seats, Rng(1))
    order = [(late.first + step) % seats for step in range(seats)]
    assert [late.players[seat].civil for seat in order] == list(range(1, seats + 1))


def test_preparacion__nobody_has_military_actions_at_first() -> None:
    assert [p.military for p in begun(4).players] == [0, 0, 0, 0]


def test_preparacion__the_first_player_is_drawn_or_the_first_seat() -> None:
    assert begun(4).first == 0
    assert {set_up(OPTIONS | {"first-player": "random"}, 4, Rng(seed)).first for seed in range(40)} == {0, 1, 2, 3}


def test_preparacion__13_civil_cards_of_age_a_are_the_row() -> None:
    s = begun(3)
    assert len(s.row) == 13
    assert Counter(s.row + s.civil_deck) == Counter(deck(3, 0, civil=True))


def test_preparacion__decks_are_shuffled() -> None:
    rows = {tuple(set_up(OPTIONS, 2, Rng(seed)).row) for seed in range(5)}
    events = {tuple(set_up(OPTIONS, 2, Rng(seed)).current) for seed in range(5)}
    assert len(rows) == len(events) == 5


def test_preparacion__the_starting_technologies_are_in_no_deck() -> None:
    assert all(CARDS[n(card)].starting for card in ("agriculture", "bronze", "warriors"))
    assert not any(n("despotism") in deck(4, age, civil=True) for age in range(4))


@pytest.mark.parametrize(("choice", "seen"), [("open", ("moses",)), ("hidden", None)])
def test_preparacion__civil_hands_are_open_or_hidden_as_the_table_wants(
    choice: str, seen: tuple[str, ...] | None
) -> None:
    s = position(civ(civil_hand="moses"), civ(), options={"civil-hands": choice})
    hands = [[seat.civil_hand for seat in GAME.view(s, viewer).seats] for viewer in (0, 1, None)]
    assert [hand[0] for hand in hands] == [("moses",), seen, seen]
    assert [GAME.view(s, viewer).seats[0].civil_count for viewer in (0, 1, None)] == [1, 1, 1]
