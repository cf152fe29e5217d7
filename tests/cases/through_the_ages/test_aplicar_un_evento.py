"""Rulebook, "Eventos actuales", "Aplicar un evento"."""

from __future__ import annotations

from engine.through_the_ages import banks
from engine.through_the_ages.ranking import leads, least, most, weakest
from engine.through_the_ages.state import FinalEvents
from tests.cases.through_the_ages.board import Civ, civ, event, me, n, names, play, politics, state


def fighters(*strengths: int) -> tuple[Civ, ...]:
    """Civilizations with so many warriors."""
    return tuple(civ(workers=f"warriors={count}") for count in strengths)


def test_aplicar_un_evento__decisions_go_clockwise_from_who_revealed_it() -> None:
    t = event("development_of_markets", civ(), civ(), civ(), active=1)
    asked = []
    while t.asks:
        asked.append(t.asked()[0])
        t.do("food")
    assert asked == [1, 2, 0]


def test_aplicar_un_evento__who_has_resigned_is_left_out() -> None:
    t = event("development_of_science", civ(), civ(has_resigned=True), civ(), resigned=[1])
    assert [me(t, seat).science for seat in range(3)] == [2, 0, 2]


def test_aplicar_un_evento__of_equals_the_current_player_counts_as_higher() -> None:
    s = state(*fighters(3, 3, 3, 3))
    assert [most(s, current, 1) for current in range(4)] == [[0], [1], [2], [3]]
    # The last one clockwise is the weakest.
    assert [weakest(s, current, 1) for current in range(4)] == [[3], [0], [1], [2]]


def test_aplicar_un_evento__of_others_the_next_one_clockwise_counts_as_higher() -> None:
    s = state(*fighters(3, 1, 3, 1))
    assert [most(s, current, 1) for current in range(4)] == [[0], [2], [2], [0]]
    assert [weakest(s, current, 1) for current in range(4)] == [[3], [3], [1], [1]]


def test_aplicar_un_evento__the_two_strongest_and_weakest() -> None:
    s = state(*fighters(4, 1, 3, 2))
    assert (most(s, 0, 2), weakest(s, 0, 2)) == ([0, 2], [1, 3])
    assert most(state(*fighters(2, 3, 2, 2)), 3, 2) == [3, 1]


def test_aplicar_un_evento__other_values_are_compared_in_the_same_way() -> None:
    s = state(civ(culture=4), civ(culture=4), civ(culture=1))
    points = {seat: player.culture for seat, player in enumerate(s.players)}
    assert [leads(s, current, points.__getitem__) for current in range(3)] == [0, 1, 0]
    assert least(s, 1, points.__getitem__) == 2


def test_aplicar_un_evento__a_tie_can_be_a_disadvantage() -> None:
    # Of two civilizations with the most culture it is the current player's that the Barbarians look at.
    one, other = (civ(workers="warriors=1", culture=5, idle=1) for _ in range(2))
    t = event("barbarians", one, other, civ(workers="warriors=9"))
    assert [me(t, seat).idle for seat in range(3)] == [0, 1, 1]


def test_aplicar_un_evento__all_that_have_most_of_something_are_meant_without_a_tie() -> None:
    t = event("immigration", civ(workers="religion=1"), civ(workers="religion=1"), civ())
    assert [me(t, seat).idle for seat in range(3)] == [2, 2, 1]


def test_aplicar_un_evento__with_two_players_the_two_strongest_are_one() -> None:
    t = event("cold_war", *fighters(1, 3))
    assert [me(t, seat).science for seat in (0, 1)] == [0, 6]
    t = event("cold_war", *fighters(1, 3, 2))
    assert [me(t, seat).science for seat in range(3)] == [0, 6, 6]


def test_aplicar_un_evento__with_two_players_the_two_weakest_are_one() -> None:
    mine, theirs = civ(workers="warriors=1", culture=5), civ(workers="warriors=3", culture=5)
    t = event("crime_wave", mine, theirs)
    assert [me(t, seat).culture for seat in (0, 1)] == [2, 5]


def test_aplicar_un_evento__two_that_are_left_of_more_count_as_two() -> None:
    t = event("cold_war", *fighters(1, 3), civ(has_resigned=True), resigned=[2])
    assert [me(t, seat).science for seat in (0, 1)] == [0, 6]


def test_aplicar_un_evento__an_action_it_allows_costs_no_action() -> None:
    t = event("development_of_civilization", civ(stored="agriculture=9", civil=3), civ())
    t.do("increase")
    assert not t.asks, "the other one can do none of it"
    assert (me(t).civil, me(t).idle, banks.food(me(t))) == (3, 2, 8)


def test_aplicar_un_evento__a_revolution_still_costs_all_civil_actions() -> None:
    t = event("development_of_civilization", civ(civil_hand="monarchy", science=1), civ())
    assert "revolution:monarchy" in t.options()
    t.do("revolution:monarchy")
    assert (me(t).civil, me(t).science, me(t).government) == (0, 0, n("monarchy"))
    t = event(
        "development_of_civilization", civ(civil_hand="monarchy", science=1, civil=3, stored="agriculture=1"), civ()
    )
    assert "revolution:monarchy" not in t.options()


def test_aplicar_un_evento__it_lies_with_past_events_then_and_is_never_drawn_again() -> None:
    t = politics(civ(military_hand="rats"), civ(), current="development_of_science").do("event:rats")
    assert names(t.s.past) == ["development_of_science"]
    assert not any(t.s.discards)


def test_aplicar_un_evento__at_the_end_of_the_game_the_first_player_counts_as_the_current_one() -> None:
    s = state(*fighters(2, 2, 1), active=2, first=1, current="impact_of_strength", age=4, round=9, last_round=9)
    t = play(s, FinalEvents())
    assert [me(t, seat).culture for seat in range(3)] == [7, 14, 0]
