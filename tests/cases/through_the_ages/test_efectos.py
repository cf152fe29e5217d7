"""Rulebook, "Aplicar un evento": the events of age III, each with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.through_the_ages.state import State
from tests.cases.through_the_ages.acting import board, fit, happens
from tests.cases.through_the_ages.board import civ, event, me


def _culture(s: State) -> list[int]:
    return [p.culture for p in s.players]


def _impact(card: str, players: int = 2, **changes: Any) -> int:
    s = board(players, age=3)
    fit(s, 0, **changes)
    happens(s, card)
    return s.players[0].culture


def test_impact_of_agriculture__food_and_four_more_above_consumption() -> None:
    assert _impact("impact_of_agriculture", on={"irrigation": 1}, yellow=8) == 4 + 4
    assert _impact("impact_of_agriculture", yellow=12) == 2, "2 produced, 2 eaten"


def test_impact_of_agriculture__food_of_a_pact_counts() -> None:
    pact = ("international_trade_agreement", 1, "B")
    t = event("impact_of_agriculture", civ(pact=pact, yellow=12), civ(), civ(), age=3)
    assert [me(t, seat).culture for seat in range(3)] == [3 + 4, 2 + 4, 2 + 4]


def test_impact_of_balance__food_of_a_pact_counts() -> None:
    workers = "religion=2 philosophy=2 bronze=4 agriculture=1"
    pact = ("international_trade_agreement", 1, "B")
    tables = [event("impact_of_balance", civ(pact=one, workers=workers), civ(), civ()) for one in (pact, None)]
    found = [me(table).culture for table in tables]
    assert found == [4, 2], "one farm, and one of the pact"


def test_impact_of_balance__and_industry_know_nothing_of_resources_of_pacts() -> None:
    pact = ("international_trade_agreement", 1, "A")
    for card in ("impact_of_industry", "impact_of_balance"):
        workers = "religion=2 philosophy=2 bronze=1 agriculture=3"
        found = [me(event(card, civ(pact=one, workers=workers), civ(), civ())).culture for one in (pact, None)]
        assert found[0] == found[1] > 0


def test_impact_of_architecture__levels_of_urban_buildings() -> None:
    on = {"philosophy": 1, "alchemy": 2, "movies": 1, "iron": 1, "riflemen": 1}
    assert _impact("impact_of_architecture", on=on) == 5


def test_impact_of_balance__double_the_least() -> None:
    on = {"alchemy": 1, "religion": 2, "drama": 1}
    assert _impact("impact_of_balance", on=on) == 4, "2 food and 2 resources are the least"
    assert _impact("impact_of_balance") == 0


def test_impact_of_balance__labs_that_are_mines_for_bill_gates_count() -> None:
    """Of what they produce the rulebook leaves out the "Efecto de la industria" alone."""
    lab = {"alchemy": 1, "religion": 2, "drama": 1, "irrigation": 1}
    assert _impact("impact_of_balance", on={**lab, "computers": 1}) == 4, "2 resources of the mines are the least"
    assert _impact("impact_of_balance", on={**lab, "computers": 1}, leader="bill_gates") == 8, "4 culture and 4 food"
    assert _impact("impact_of_industry", on={**lab, "computers": 1}, leader="bill_gates") == 2


def test_impact_of_colonies__three_for_each() -> None:
    assert _impact("impact_of_colonies", colonies=["vast_territory_i", "vast_territory_ii"]) == 6


def test_impact_of_competition__levels_of_units_and_arenas() -> None:
    on = {"swordsmen": 2, "tanks": 1, "team_sports": 1, "movies": 1, "air_forces": 1}
    assert _impact("impact_of_competition", on=on) == 2 + 3 + 2 + 3


def test_impact_of_government__two_for_civil_one_for_military_actions() -> None:
    assert _impact("impact_of_government", government="republic", civil=0) == 2 * 7 + 2


def test_impact_of_happiness__two_for_each_face_less_two_for_discontent() -> None:
    assert _impact("impact_of_happiness", on={"theology": 2}) == 8
    assert _impact("impact_of_happiness", on={"organized_religion": 4}) == 16
    assert _impact("impact_of_happiness", on={"theology": 1}, yellow=8, culture=9) == 9 + 4 - 4


def test_impact_of_industry__what_mines_produce() -> None:
    assert _impact("impact_of_industry", on={"bronze": 1, "coal": 2}) == 7
    assert _impact("impact_of_industry", on={"computers": 1}, leader="bill_gates") == 2


def test_efecto_de_la_poblacion__two_for_each_content_worker_above_ten() -> None:
    assert _impact("impact_of_population", idle=7) == 2 * (6 + 7 - 10)
    assert _impact("impact_of_population", idle=7, yellow=12) == 2 * (6 + 7 - 2 - 10)
    assert _impact("impact_of_population") == 0


def test_impact_of_progress__two_for_each_level() -> None:
    found = _impact("impact_of_progress", government="republic", special=["engineering", "warfare"], know=["oil"])
    assert found == 2 * (2 + 3 + 1)


@pytest.mark.parametrize(("players", "points"), [(2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])])
def test_evento__impacts_of_science_and_strength_by_rank(players: int, points: list[int]) -> None:
    for card, kind in (("impact_of_science", "philosophy"), ("impact_of_strength", "warriors")):
        s = board(players, age=3)
        for seat in range(players):
            fit(s, seat, on={kind: 2 + seat})
        happens(s, card)
        assert _culture(s) == points[::-1]


def test_evento__impacts_by_rank_break_ties_from_the_current_player() -> None:
    s = board(3, age=3)
    s.active = 1
    happens(s, "impact_of_strength", seat=1)
    assert _culture(s) == [0, 14, 7]


def test_impact_of_technology__four_for_each_of_age_iii() -> None:
    assert _impact("impact_of_technology", know=["oil", "coal"], government="democracy", special=["satellites"]) == 12


def test_impact_of_variety__two_for_each_type_that_stands_and_each_special_technology() -> None:
    on = {"warriors": 1, "swordsmen": 1, "knights": 1, "drama": 1}
    assert _impact("impact_of_variety", on=on, know=["cannon"], special=["warfare"]) == 2 * (2 + 2 + 1)


def test_efecto_de_las_maravillas__by_age_ruins_too() -> None:
    wonders = ["colossus", "taj_mahal", "kremlin", "internet"]
    assert _impact("impact_of_wonders", wonders=wonders, ruins=["colossus"]) == 5 + 4 + 3 + 2
