"""Rulebook, "Aplicar un evento", every event with its numbers, and the events of the appendix."""

from __future__ import annotations

from typing import Any

import pytest

from engine.through_the_ages import banks
from engine.through_the_ages.cards import NUMBERS, OF_KIND
from engine.through_the_ages.events import EVENTS
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import discontent
from tests.cases.through_the_ages.acting import at, board, fit, happens, known, tokens
from tests.cases.through_the_ages.board import civ, event, me


def _armed(*units: int, **changes: Any) -> State:
    """Civilizations with so many warriors."""
    s = board(len(units), age=2)
    for seat, count in enumerate(units):
        fit(s, seat, on={"warriors": count}, **changes)
    return s


def _culture(s: State) -> list[int]:
    return [p.culture for p in s.players]


def _unhappy(s: State, seat: int, count: int) -> Player:
    """So many discontent workers."""
    p = fit(s, seat, yellow=(18, 16, 12, 10, 8)[count])
    assert discontent(p) == count
    return p


def test_evento__all_events_have_their_function() -> None:
    assert set(EVENTS) == set(OF_KIND["event"])


# --- age A --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "science", "food", "resources"),
    [
        ("development_of_agriculture", 0, 2, 0),
        ("development_of_crafts", 0, 0, 2),
        ("development_of_science", 2, 0, 0),
        ("development_of_trade_routes", 1, 1, 1),
    ],
)
def test_evento__everybody_gains(card: str, science: int, food: int, resources: int) -> None:
    s = board(3)
    happens(s, card)
    for p in s.players:
        assert (p.science, banks.food(p), banks.resources(p)) == (science, food, resources)


def test_evento__development_of_markets_gives_two_of_what_each_chooses() -> None:
    s = board(3)
    happens(s, "development_of_markets", "food", "resources", "food", seat=1)
    assert [banks.food(p) for p in s.players] == [2, 2, 0], "clockwise from who has revealed it"
    assert [banks.resources(p) for p in s.players] == [0, 0, 2]


def test_evento__development_of_politics_draws_three_cards() -> None:
    t = event("development_of_politics", civ(), civ())
    assert [len(me(t, seat).military_hand) for seat in range(2)] == [3, 3]


def test_evento__development_of_settlement_gives_a_worker() -> None:
    s = board()
    fit(s, 1, yellow=0)
    happens(s, "development_of_settlement")
    assert [(p.idle, p.yellow) for p in s.players] == [(2, 17), (1, 0)]


@pytest.mark.parametrize(
    ("card", "built"), [("development_of_religion", "religion"), ("development_of_warfare", "warriors")]
)
def test_evento__a_free_building_for_an_unused_worker(card: str, built: str) -> None:
    s = board(3)
    fit(s, 2, idle=0)
    before = at(s.players[0], built)
    happens(s, card, f"build:{built}", "no")
    assert [(at(p, built), p.idle) for p in s.players] == [(before + 1, 0), (before, 1), (before, 0)]


def test_progreso__each_may_act_for_one_less_and_without_an_action() -> None:
    s = board(4)
    for seat, stored in enumerate(({"agriculture": 1}, {"bronze": 1}, {}, {})):
        fit(s, seat, stored=stored, civil_hand=["iron"], science=4)
    happens(s, "development_of_civilization", "increase", "build:bronze", "develop:iron", "no")
    first, second, third, fourth = s.players
    assert (first.idle, banks.food(first)) == (2, 0)
    assert (at(second, "bronze"), banks.resources(second)) == (3, 0)
    assert known(third, "iron")
    assert third.science == 0
    assert fourth.science == 4
    assert [p.civil for p in s.players] == [4, 4, 4, 4]


def test_progreso__a_revolution_costs_one_science_less_and_all_civil_actions() -> None:
    s = board()
    fit(s, 0, civil_hand=["monarchy"], science=1)
    p = fit(s, 1, civil_hand=["monarchy"], science=1, civil=3)
    happens(s, "development_of_civilization", "revolution:monarchy")
    assert (s.players[0].civil, s.players[0].government, s.players[0].science) == (0, NUMBERS["monarchy"], 0)
    assert p.government == NUMBERS["despotism"]


# --- age I --------------------------------------------------------------------------------------------------------


def test_barbarians__the_most_cultured_of_the_two_weakest_loses_a_worker() -> None:
    s = _armed(1, 2, 3)
    s.players[1].culture = 5
    happens(s, "barbarians")
    assert [p.idle for p in s.players] == [1, 0, 1]
    s = _armed(1, 2, 3)
    s.players[2].culture = 5
    happens(s, "barbarians")
    assert [p.idle for p in s.players] == [1, 1, 1]


def test_barbarians__with_two_players_only_the_weakest() -> None:
    s = _armed(1, 2)
    s.players[1].culture = 5
    happens(s, "barbarians")
    assert [p.idle for p in s.players] == [1, 1]


def test_empates__the_current_player_and_who_comes_next_count_as_higher() -> None:
    s = _armed(1, 1, 1)
    happens(s, "crusades")
    assert _culture(s) == [4, 0, 0]
    s = _armed(1, 1, 1)
    for p in s.players:
        p.culture = 9
    happens(s, "crusades", seat=1)
    assert _culture(s) == [5, 13, 9]


def test_border_conflict__the_weakest_destroys_a_building_the_strongest_gains_three() -> None:
    s = _armed(1, 2, 3)
    happens(s, "border_conflict", "destroy:philosophy")
    assert (at(s.players[0], "philosophy"), s.players[0].idle) == (0, 2)
    assert [banks.resources(p) for p in s.players] == [0, 0, 3]


def test_crusades__four_culture_each_way() -> None:
    s = _armed(1, 2, 3)
    s.players[0].culture = 3
    happens(s, "crusades")
    assert _culture(s) == [0, 0, 4]


def test_cultural_influence__culture_equal_to_the_rating() -> None:
    s = board()
    fit(s, 0, on={"religion": 2})
    happens(s, "cultural_influence")
    assert _culture(s) == [2, 0]


def test_foray__three_for_the_two_strongest_in_any_mixture() -> None:
    s = _armed(1, 3, 2)
    happens(s, "foray", "mixture:1:2", "mixture:3:0")
    assert [(banks.food(p), banks.resources(p)) for p in s.players] == [(0, 0), (1, 2), (3, 0)]


def test_foray__with_two_players_only_the_strongest() -> None:
    s = _armed(1, 3)
    happens(s, "foray", "mixture:0:3")
    assert [banks.resources(p) for p in s.players] == [0, 3]


def test_good_harvest__farms_produce() -> None:
    s = board()
    fit(s, 0, on={"irrigation": 1})
    happens(s, "good_harvest")
    assert [banks.food(p) for p in s.players] == [4, 2]
    assert [banks.resources(p) for p in s.players] == [0, 0]


def test_new_deposits__mines_produce() -> None:
    s = board()
    fit(s, 0, on={"iron": 1})
    happens(s, "new_deposits")
    assert [banks.resources(p) for p in s.players] == [4, 2]
    assert [banks.food(p) for p in s.players] == [0, 0]


def test_inmigracion__all_with_the_most_happy_faces_gain_a_worker() -> None:
    s = board(3)
    fit(s, 0, on={"religion": 1})
    fit(s, 2, on={"religion": 1})
    happens(s, "immigration")
    assert [p.idle for p in s.players] == [2, 1, 2]


def test_pestilence__an_unused_worker_goes_first_then_one_of_a_card() -> None:
    s = board()
    fit(s, 1, idle=0)
    happens(s, "pestilence", "worker:bronze")
    assert [(p.idle, p.yellow, at(p, "bronze")) for p in s.players] == [(0, 19, 2), (0, 19, 1)]


def test_raiders__the_two_weakest_lose_two_in_any_mixture() -> None:
    s = _armed(1, 2, 3)
    for seat in range(3):
        fit(s, seat, stored={"agriculture": 2, "bronze": 2})
    happens(s, "raiders", "mixture:1:1", "mixture:0:2")
    assert [(banks.food(p), banks.resources(p)) for p in s.players] == [(1, 1), (2, 0), (2, 2)]


def test_rats__all_food_is_lost() -> None:
    s = board()
    fit(s, 0, stored={"agriculture": 2, "irrigation": 1, "bronze": 1})
    happens(s, "rats")
    assert (banks.food(s.players[0]), banks.resources(s.players[0])) == (0, 1)


def test_rebelion__two_civil_actions_for_each_discontent_worker() -> None:
    s = board(3)
    _unhappy(s, 0, 1)
    _unhappy(s, 1, 3)
    happens(s, "rebellion")
    assert [p.civil for p in s.players] == [2, 0, 4]


def test_reign_of_terror__the_weakest_loses_a_worker() -> None:
    s = _armed(2, 1, 3)
    happens(s, "reign_of_terror")
    assert [p.idle for p in s.players] == [1, 0, 1]


def test_scientific_breakthrough__science_equal_to_the_rating() -> None:
    s = board()
    fit(s, 0, on={"alchemy": 1})
    happens(s, "scientific_breakthrough")
    assert [p.science for p in s.players] == [3, 1]


def test_uncertain_borders__a_yellow_token_from_bank_to_bank() -> None:
    s = _armed(1, 2, 3)
    happens(s, "uncertain_borders")
    assert [p.yellow for p in s.players] == [17, 18, 19]
    s = _armed(1, 2)
    s.players[0].yellow = 0
    happens(s, "uncertain_borders")
    assert [p.yellow for p in s.players] == [0, 18]


# --- age II -------------------------------------------------------------------------------------------------------


def test_malestar_civil__four_culture_for_each_and_a_blue_token_for_the_most() -> None:
    s = board(3)
    for seat, count in enumerate((1, 2, 2)):
        _unhappy(s, seat, count).culture = 10
    happens(s, "civil_unrest")
    assert _culture(s) == [6, 2, 2]
    assert [p.blue for p in s.players] == [16, 15, 15]


def test_malestar_civil__nobody_discontent_loses_nothing() -> None:
    s = board()
    happens(s, "civil_unrest")
    assert [p.blue for p in s.players] == [16, 16]


def test_cold_war__six_science_for_the_two_strongest() -> None:
    s = _armed(1, 2, 3)
    happens(s, "cold_war")
    assert [p.science for p in s.players] == [0, 6, 6]


def test_crime_wave__three_culture_and_a_blue_token_from_the_two_weakest() -> None:
    s = _armed(1, 2, 3)
    for p in s.players:
        p.culture = 5
    happens(s, "crime_wave")
    assert _culture(s) == [2, 2, 5]
    assert [p.blue for p in s.players] == [15, 15, 16]


def test_economic_progress__corruption_food_consumption_resources() -> None:
    s = board()
    p = fit(s, 0, blue=8, yellow=16, stored={"bronze": 3})
    happens(s, "economic_progress")
    # 2 lost to corruption, 2 food grown and 1 eaten, 2 mined.
    assert (banks.food(p), banks.resources(p)) == (1, 1 + 2)


def test_emigracion__a_worker_for_every_two_discontent_ones_rounded_up() -> None:
    s = board(3)
    for seat, count in enumerate((1, 2, 3)):
        _unhappy(s, seat, count).idle = 2
    happens(s, "emigration")
    assert [p.idle for p in s.players] == [1, 1, 0]


def test_independence_declaration__the_weakest_loses_a_colony_of_its_choice() -> None:
    t = event(
        "independence_declaration",
        civ(cards="vast_territory_i wealthy_territory_i", yellow=21, blue=18),
        civ(workers="agriculture=2 bronze=2 philosophy warriors=2"),
    )
    t.do("colony:vast_territory_i")
    assert (me(t).yellow, me(t).blue) == (18, 19)
    assert len(me(t).colonies) == 1


def test_national_pride__five_culture_for_the_most_cultured() -> None:
    s = board(3)
    s.players[1].culture = 2
    happens(s, "national_pride")
    assert _culture(s) == [0, 7, 0]


def test_politics_of_strength__cards_come_and_go() -> None:
    t = event(
        "politics_of_strength",
        civ(military_hand="foray rats raiders pestilence"),
        civ(workers="agriculture=2 bronze=2 philosophy warriors=2"),
        age=2,
    )
    t.do("discard:foray:1+discard:rats:1+discard:raiders:1")
    assert (len(me(t).military_hand), len(me(t, 1).military_hand)) == (1, 5)


def test_politics_of_strength__in_age_iv_it_is_culture() -> None:
    s = _armed(1, 2)
    s.age, s.players[0].culture = 4, 4
    happens(s, "politics_of_strength")
    assert _culture(s) == [1, 5]


def test_popularization_of_science__culture_equal_to_the_science_rating() -> None:
    s = board()
    fit(s, 0, on={"alchemy": 1})
    happens(s, "popularization_of_science")
    assert _culture(s) == [3, 1]


def test_prosperity__food_for_each_happy_face() -> None:
    s = board()
    fit(s, 0, on={"theology": 1})
    happens(s, "prosperity")
    assert [banks.food(p) for p in s.players] == [2, 0]


def test_refugees__three_culture_and_a_worker_change_sides() -> None:
    s = _armed(1, 2, 3)
    for p in s.players:
        p.culture = 5
    happens(s, "refugees")
    assert _culture(s) == [2, 5, 8]
    assert [(p.idle, p.yellow) for p in s.players] == [(0, 19), (1, 18), (2, 17)]


def test_terrorism__the_least_cultured_destroys_an_urban_building_of_each_other() -> None:
    s = board(3, age=2)
    for p in s.players:
        p.culture = 5
    s.players[1].culture = 1
    fit(s, 0, on={"religion": 1})
    happens(s, "terrorism", "raid:religion", seat=2)
    assert [at(p, "philosophy") for p in s.players] == [1, 1, 0]
    assert at(s.players[0], "religion") == 0
    assert s.players[0].idle == 2


def test_acuerdo_internacional__cards_worth_five_actions_for_the_strongest() -> None:
    t = event(
        "international_agreement",
        civ(),
        civ(workers="agriculture=2 bronze=2 philosophy warriors=2"),
        row="iron knights - - - coal opera - - stockpile pyramids",
        deck_of="drama " * 20,
        age=2,
    )
    assert t.asked() == (1, "agreement")
    t.do("take:iron:1", "take:coal:6")
    # 2 are left: a card for 3 cannot be taken any more.
    assert t.options("take:") == {"knights:2", "opera:7"}
    t.do("no")
    assert (len(me(t, 1).civil_hand), me(t, 1).civil, me(t, 1).waived) == (2, 4, 1)


def test_acuerdo_internacional__the_usual_rules_of_taking_hold() -> None:
    t = event(
        "international_agreement",
        civ(civil_hand="stockpile " * 4),
        civ(workers="agriculture"),
        row="iron colossus",
        age=2,
    )
    assert t.options("take:") == {"colossus:2"}, "the hand is full; a wonder can be taken"


def test_acuerdo_internacional__the_row_is_filled_without_discarding() -> None:
    t = event(
        "international_agreement",
        civ(),
        civ(workers="agriculture"),
        row="iron knights stockpile",
        deck_of="drama " * 20,
    )
    t.do("take:knights:2", "no")
    names = [NUMBERS["iron"], NUMBERS["stockpile"]]
    assert t.s.row == names + [NUMBERS["drama"]] * 11


def test_acuerdo_internacional__action_cards_taken_by_the_current_player_can_be_played() -> None:
    t = event("international_agreement", civ(), civ(workers="agriculture"), row="stockpile", deck_of="drama " * 20)
    t.do("take:stockpile:1")
    assert me(t).fresh == []


def test_acuerdo_internacional__a_card_that_costs_no_action_gives_up_politics_too() -> None:
    t = event(
        "international_agreement",
        civ(cards="hammurabi"),
        civ(workers="agriculture"),
        row="leonardo_da_vinci stockpile",
        deck_of="drama " * 20,
        age=2,
    )
    t.do("take:leonardo_da_vinci:1", "no")
    assert me(t).waived == 1
    assert NUMBERS["leonardo_da_vinci"] in me(t).civil_hand
    assert t.s.row == [NUMBERS["stockpile"]] + [NUMBERS["drama"]] * 12


def test_acuerdo_internacional__with_nothing_left_a_card_that_costs_no_action_can_be_taken() -> None:
    row = "leonardo_da_vinci iron coal drama alchemy knights"
    t = event("international_agreement", civ(workers="warriors=3", cards="republic hammurabi"), civ(), row=row, age=2)
    t.do("take:iron:2", "take:coal:3", "take:drama:4", "take:knights:6")
    assert t.options() == {"no", "take:leonardo_da_vinci:1"}
    t.do("take:leonardo_da_vinci:1")
    assert not t.asks


def test_acuerdo_internacional__whoever_can_take_nothing_is_not_asked() -> None:
    t = event("international_agreement", civ(workers="warriors=3"), civ(), row="", age=2)
    assert not t.asks
    assert me(t).waived == 0


# --- all of them -----------------------------------------------------------------------------------------------------


def test_evento__resolved_it_lies_with_past_events() -> None:
    t = event("rats", civ(), civ())
    assert t.s.past == [NUMBERS["rats"]]
    assert not any(t.s.discards)


def test_evento__gains_stop_where_tokens_end() -> None:
    s = board()
    p = fit(s, 0, blue=1)
    happens(s, "development_of_trade_routes")
    assert (tokens(p, "agriculture"), tokens(p, "bronze"), p.blue) == (1, 0, 0)


def test_evento__where_there_is_one_way_only_nobody_is_asked() -> None:
    t = event("border_conflict", civ(workers="bronze=2"), civ(workers="warriors=3"))
    assert not t.asks
    assert me(t).workers[NUMBERS["bronze"]] == 1
    t = event("pestilence", civ(workers="bronze=2", idle=0), civ())
    assert not t.asks
    assert (me(t).workers[NUMBERS["bronze"]], me(t, 1).idle) == (1, 0)


def test_progreso__who_can_do_none_of_it_is_not_asked() -> None:
    said = {"civil-hands": "hidden", "asking": "everyone"}
    assert not event("development_of_civilization", civ(civil_hand="iron"), civ()).asks
    t = event("development_of_civilization", civ(civil_hand="iron"), civ(), options=said)
    assert t.asked() == (0, "progress"), "others cannot see that there is nothing"
    assert not t.do("no").asks


def test_acuerdo_internacional__ends_by_itself_when_all_is_spent() -> None:
    row = "iron coal drama alchemy knights theology"
    t = event("international_agreement", civ(workers="warriors=3", cards="republic"), civ(), row=row, age=2)
    t.do(*(f"take:{card}:{place}" for place, card in enumerate(row.split()[:5], 1)))
    assert not t.asks
