"""Rulebook, "Maravillas", "Construir la etapa de una maravilla", and the wonders of the appendix."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.ask import Ask
from engine.through_the_ages.cards import NUMBERS
from engine.through_the_ages.events import EVENTS
from engine.through_the_ages.production import mine_production, produce_resources
from engine.through_the_ages.values import (
    civil_hand_limit,
    colonization,
    culture,
    happy,
    military_hand_limit,
    science,
    strength,
)
from tests.cases.through_the_ages.acting import act, at, board, fit, happens, tokens, why_not

WONDERS = {
    "colossus": ((3, 3), {"strength": 2, "colonization": 1}),
    "hanging_gardens": ((2, 2, 2), {"culture": 1, "happy": 2}),
    "library_of_alexandria": ((1, 4, 1), {"culture": 1, "science": 1, "civil hand": 1, "military hand": 1}),
    "pyramids": ((3, 2, 1), {"civil": 1, "civil hand": 1}),
    "great_wall": ((2, 2, 3, 2), {"culture": 1, "happy": 1, "strength": 1}),
    "st_peters_basilica": ((4, 4), {"culture": 2, "happy": 1}),
    "taj_mahal": ((2, 4, 2), {"culture": 3, "blue": 1}),
    "universitas_carolina": ((3, 3, 3), {"culture": 1, "science": 2}),
    "eiffel_tower": ((3, 7, 3), {"culture": 4, "happy": 1}),
    "kremlin": ((4, 4, 4), {"culture": 2, "civil": 1, "military": 1, "civil hand": 1, "military hand": 1}),
    "ocean_liner_service": ((4, 2, 2, 4), {}),
    "transcontinental_railroad": ((3, 3, 3, 3), {"strength": 4, "resources": 1}),
    "fast_food_chains": ((4, 4, 4, 4), {"points": 2 * 4 + 2}),
    "first_space_flight": ((1, 2, 4, 9), {}),
    "hollywood": ((5, 6, 5), {}),
    "internet": ((2, 3, 4, 3, 2), {"points": 1}),
}
"""Stages, and what the wonder gives to a civilization that is as at the start: a lab, a unit, two farms, two mines."""


@pytest.mark.parametrize("card", WONDERS)
def test_maravillas__every_wonder_with_its_numbers(card: str) -> None:
    stages, gives = WONDERS[card]
    s = board()
    p = fit(s, 0, unfinished=card, special=["civil_service"], blue=9)

    def values() -> dict[str, int]:
        return {
            "strength": strength(s, 0), "culture": culture(s, 0), "science": science(s, 0), "happy": happy(p),
            "colonization": colonization(s, 0), "civil": p.civil_total, "military": p.military_total,
            "civil hand": civil_hand_limit(p), "military hand": military_hand_limit(p), "points": p.culture,
            "resources": mine_production(p),
        }  # fmt: skip

    before, tokens_before = values(), p.blue
    for done, price in enumerate(stages):
        fit(s, 0, stored={"bronze": price - 1})
        assert why_not(s, "wonder:1") == "resources"
        fit(s, 0, stored={"bronze": price})
        assert values() == before, "an unfinished wonder gives nothing"
        act(s).do("wonder:1")
        tokens_before += price
        assert p.stages == (done + 1) % len(stages)
        assert p.blue == tokens_before - done - 1 if done + 1 < len(stages) else p.unfinished < 0
    assert p.wonders == [NUMBERS[card]]
    assert p.blue == tokens_before + gives.get("blue", 0), "all tokens of the wonder are back"
    changed = {what: count - before[what] for what, count in values().items() if count != before[what]}
    expected = {what: count for what, count in gives.items() if what != "blue"}
    if card == "first_space_flight":
        expected["points"] = 3  # the civil service, of age III
    assert changed == expected


def test_maravillas__a_stage_uses_a_civil_action_and_covers_a_price() -> None:
    s = board()
    p = fit(s, 0, unfinished="pyramids", stored={"bronze": 3}, blue=10)
    act(s).do("wonder:1")
    assert (p.civil, p.stages, p.blue, tokens(p, "bronze")) == (3, 1, 12, 0)


def test_maravillas__without_tokens_in_the_bank_one_of_a_technology_covers() -> None:
    s = board()
    p = fit(s, 0, unfinished="pyramids", stages=2, stored={"iron": 1, "agriculture": 1}, blue=0, know=["iron"])
    # The iron token is changed for bronze; then it is the player's choice.
    fit(s, 0, unfinished="first_space_flight", stages=0)
    t = act(s).do("wonder:1")
    assert (t.asked(), t.options()) == ((0, "blue-token"), {"token:agriculture", "token:bronze"})
    t.do("token:bronze")
    assert (p.stages, tokens(p, "iron"), tokens(p, "bronze"), tokens(p, "agriculture")) == (1, 0, 0, 1)


def test_maravillas__the_only_tokens_that_are_left_cover_unasked() -> None:
    s = board()
    p = fit(s, 0, unfinished="first_space_flight", stages=0, stored={"bronze": 2}, blue=0)
    # The first one pays, and its token covers the stage.
    act(s).do("wonder:1")
    assert (p.stages, tokens(p, "bronze"), p.blue) == (1, 1, 0)


def test_maravillas__several_stages_are_paid_together() -> None:
    s = board()
    p = fit(s, 0, special=["masonry"], unfinished="pyramids", stored={"bronze": 5}, blue=5)
    assert why_not(s, "wonder:2") == ""
    act(s).do("wonder:2")
    assert (p.civil, p.stages, tokens(p, "bronze"), p.blue) == (3, 2, 0, 8)


def test_maravillas__no_stage_without_an_unfinished_wonder() -> None:
    s = board()
    fit(s, 0, stored={"bronze": 9})
    assert not act(s).options("wonder:")


def test_maravillas__taking_one_costs_an_action_more_for_each_completed_one_ruins_too() -> None:
    s = board(row=["pyramids"])
    p = fit(s, 0, wonders=["colossus", "great_wall"], ruins=["colossus"], civil=2)
    assert why_not(s, "take:pyramids:1") == "civil-actions"
    p.civil = 3
    act(s).do("take:pyramids:1")
    assert (p.civil, p.unfinished, p.stages, p.civil_hand) == (0, NUMBERS["pyramids"], 0, [])


def test_maravillas__no_second_unfinished_one() -> None:
    s = board(row=["pyramids"])
    fit(s, 0, unfinished="colossus")
    assert why_not(s, "take:pyramids:1") == "second-wonder"


def test_maravillas__one_may_be_taken_with_a_full_hand() -> None:
    s = board(row=["pyramids", "iron"])
    fit(s, 0, civil_hand=["stockpile"] * 4)
    assert why_not(s, "take:iron:2") == "hand-full"
    assert why_not(s, "take:pyramids:1") == ""


def test_taj_mahal__costs_two_less_after_a_leader_was_replaced_this_turn() -> None:
    s = board(row=["taj_mahal"])
    p = fit(s, 0, leader="moses", civil_hand=["leonardo_da_vinci"], wonders=["colossus"], civil=2)
    table = act(s).do("leader:leonardo_da_vinci")
    assert p.civil == 2
    table.do("take:taj_mahal:1")
    assert p.civil == 2
    assert p.unfinished == NUMBERS["taj_mahal"]


def test_great_wall__counts_infantry_and_artillery() -> None:
    s = board()
    fit(s, 0, on={"warriors": 2, "knights": 1, "cannon": 1})
    before = strength(s, 0)
    fit(s, 0, wonders=["great_wall"])
    assert strength(s, 0) == before + 3


def test_kremlin__takes_a_happy_face() -> None:
    s = board()
    p = fit(s, 0, on={"religion": 2})
    assert happy(p) == 2
    fit(s, 0, wonders=["kremlin"])
    assert happy(p) == 1


def test_transcontinental_railroad__the_best_mine_with_a_worker_produces_twice() -> None:
    s = board()
    p = fit(s, 0, on={"bronze": 2, "iron": 1}, know=["coal"], wonders=["transcontinental_railroad"])
    produce_resources(s, 0)
    assert (tokens(p, "bronze"), tokens(p, "iron"), tokens(p, "coal")) == (2, 2, 0)


def test_ocean_liner_service__one_worker_for_nothing_once_a_turn() -> None:
    s = board()
    p = fit(s, 0, wonders=["ocean_liner_service"], civil=0)
    table = act(s).do("liner")
    assert (p.idle, p.yellow, p.civil) == (2, 17, 0)
    assert "liner" not in table.options()
    s = board()
    fit(s, 0, wonders=["ocean_liner_service"], yellow=0)
    assert why_not(s, "liner") == "yellow-tokens"


def _complete(card: str, last: int, **changes: Any) -> int:
    """The culture that completing a wonder brings, whose last stage costs this."""
    s = board()
    stages = len(WONDERS[card][0]) - 1
    p = fit(s, 0, unfinished=card, stages=stages, stored={"bronze": last}, **changes)  # one stage is missing
    act(s).do("wonder:1")
    return p.culture


def test_fast_food_chains__two_for_farms_and_mines_one_for_the_rest() -> None:
    on = {"agriculture": 2, "bronze": 3, "philosophy": 1, "drama": 1, "warriors": 2, "air_forces": 1}
    assert _complete("fast_food_chains", 4, on=on) == 2 * 5 + 2 + 3


def test_first_space_flight__levels_of_all_technologies_in_play() -> None:
    found = _complete("first_space_flight", 9, know=["iron", "computers"], special=["strategy"], government="democracy")
    assert found == 1 + 3 + 2 + 3


@pytest.mark.parametrize(
    ("leader", "more"),
    [
        (-1, 0),
        ("william_shakespeare", 2),
        ("j_s_bach", 2),
        ("charlie_chaplin", 4),
        ("sid_meier", 0),
        ("isaac_newton", 0),
    ],
)
def test_hollywood__twice_what_theaters_and_libraries_give_with_leaders(leader: int | str, more: int) -> None:
    on = {"printing_press": 1, "drama": 1, "movies": 1, "religion": 1, "alchemy": 1}
    assert _complete("hollywood", 5, on=on, leader=leader) == 2 * (1 + 2 + 4 + more)


@pytest.mark.parametrize(
    ("leader", "more"),
    [
        (-1, 0), ("william_shakespeare", 2), ("j_s_bach", 1), ("charlie_chaplin", 2), ("isaac_newton", 2),
        ("albert_einstein", 2), ("leonardo_da_vinci", 2), ("sid_meier", 2 - 2), ("joan_of_arc", 0),
    ],
)  # fmt: skip
def test_internet__culture_science_and_strength_of_urban_buildings_with_leaders(leader: int | str, more: int) -> None:
    on = {
        "philosophy": 1,
        "scientific_method": 1,
        "printing_press": 1,
        "drama": 1,
        "religion": 1,
        "bread_and_circuses": 1,
    }
    assert _complete("internet", 2, on=on, leader=leader) == (1 + 3) + (1 + 1) + 2 + 1 + 1 + more


def test_san_pedro__other_cards_with_happy_faces_have_one_more() -> None:
    s = board()
    p = fit(s, 0, on={"religion": 1, "drama": 1}, wonders=["st_peters_basilica"])
    # The basilica itself 1, temple and theater 2 each.
    assert happy(p) == 5
    fit(s, 0, wonders=["st_peters_basilica", "hanging_gardens"], government="theocracy")
    assert happy(p) == 8, "5, gardens 3, theocracy 2: never more than 8"
    fit(s, 0, on={"religion": 0, "drama": 0})
    assert happy(p) == 1 + 3 + 2


def test_san_pedro__sad_faces_are_no_happy_ones() -> None:
    s = board()
    p = fit(s, 0, on={"religion": 2}, wonders=["st_peters_basilica", "kremlin"])
    assert happy(p) == 1 + 2 * 2 - 1


def test_estragos_del_tiempo__a_ruin_gives_two_culture_and_nothing_else() -> None:
    s = board(age=2)
    p = fit(s, 0, wonders=["taj_mahal", "eiffel_tower"])
    assert (culture(s, 0), p.blue) == (7, 16)
    happens(s, "ravages_of_time")
    assert (culture(s, 0), p.blue, p.ruins) == (4 + 2, 15, [NUMBERS["taj_mahal"]])
    assert happy(p) == 1
    assert at(p, "warriors") == 1


def test_estragos_del_tiempo__a_wonder_stands_until_its_tokens_are_given_back() -> None:
    s = board(age=2)
    p = fit(s, 0, wonders=["taj_mahal"], stored={"bronze": 1, "agriculture": 1}, blue=0)
    flow = EVENTS[NUMBERS["ravages_of_time"]](s, 0, NUMBERS["ravages_of_time"])
    asked = next(flow)
    assert isinstance(asked, Ask)
    assert (asked.key, p.ruins) == ("blue-token", [])
    with pytest.raises(StopIteration):
        flow.send(("token:bronze",))
    assert p.ruins == [NUMBERS["taj_mahal"]]


def test_estragos_del_tiempo__spares_wonders_of_age_ii_and_ruins() -> None:
    s = board(age=2)
    fit(s, 0, wonders=["eiffel_tower", "colossus"], ruins=["colossus"])
    happens(s, "ravages_of_time")
    assert s.players[0].ruins == [NUMBERS["colossus"]]


def test_san_pedro__leaders_and_colonies_count_too() -> None:
    s = board()
    p = fit(s, 0, wonders=["st_peters_basilica"], leader="charlie_chaplin")
    assert happy(p) == 1 + 3
    p.colonies = [NUMBERS["historic_territory_i"]]
    assert happy(p) == 1 + 3 + 2


def test_san_pedro__its_faces_count_for_michelangelo_and_joan() -> None:
    s = board()
    fit(s, 0, on={"religion": 2}, wonders=["st_peters_basilica"])
    before = culture(s, 0), strength(s, 0)
    fit(s, 0, leader="michelangelo")
    assert culture(s, 0) - before[0] == 2 * 2 + 1
    fit(s, 0, leader="joan_of_arc", government="theocracy")
    # Theocracy itself gives 1.
    assert strength(s, 0) - before[1] == 2 * 2 + 2 + 1
