"""Rulebook, "Cartas de tecnología en juego", "Desarrollar una tecnología", "Gobiernos", "Declarar una revolución"."""

from __future__ import annotations

import pytest

from engine.through_the_ages.cards import NUMBERS
from engine.through_the_ages.production import mine_production
from engine.through_the_ages.state import State
from engine.through_the_ages.values import colonization, culture, food_production, happy, science, strength, urban_limit
from tests.cases.through_the_ages.acting import act, at, board, fit, known, why_not

WORKING = {
    "agriculture": (0, 2, {"food": 1}),
    "irrigation": (3, 4, {"food": 2}),
    "selective_breeding": (5, 6, {"food": 3}),
    "mechanized_agriculture": (7, 8, {"food": 5}),
    "bronze": (0, 2, {"resources": 1}),
    "iron": (5, 5, {"resources": 2}),
    "coal": (7, 8, {"resources": 3}),
    "oil": (9, 11, {"resources": 5}),
    "philosophy": (0, 3, {"science": 1}),
    "alchemy": (4, 6, {"science": 2}),
    "scientific_method": (6, 8, {"science": 3}),
    "computers": (8, 11, {"science": 5}),
    "religion": (0, 3, {"culture": 1, "happy": 1}),
    "theology": (2, 5, {"culture": 1, "happy": 2}),
    "organized_religion": (4, 7, {"culture": 1, "happy": 3}),
    "bread_and_circuses": (3, 3, {"strength": 1, "happy": 2}),
    "team_sports": (5, 5, {"strength": 2, "happy": 3}),
    "professional_sports": (7, 8, {"strength": 3, "happy": 4}),
    "printing_press": (3, 3, {"culture": 1, "science": 1}),
    "journalism": (6, 8, {"culture": 2, "science": 2}),
    "multimedia": (9, 11, {"culture": 3, "science": 3}),
    "drama": (3, 4, {"culture": 2, "happy": 1}),
    "opera": (7, 8, {"culture": 3, "happy": 1}),
    "movies": (10, 11, {"culture": 4, "happy": 1}),
    "warriors": (0, 2, {"strength": 1}),
    "swordsmen": (4, 3, {"strength": 2}),
    "riflemen": (6, 5, {"strength": 3}),
    "modern_infantry": (10, 7, {"strength": 5}),
    "knights": (5, 3, {"strength": 2}),
    "cavalrymen": (6, 5, {"strength": 3}),
    "tanks": (9, 7, {"strength": 5}),
    "cannon": (6, 5, {"strength": 3}),
    "rockets": (8, 7, {"strength": 5}),
    "air_forces": (12, 7, {"strength": 5}),
}
"""Science, resources, and what each worker gives, as printed."""

SPECIAL = {
    "code_of_laws": (6, {"civil": 1}),
    "justice_system": (7, {"civil": 1, "blue": 3}),
    "civil_service": (10, {"civil": 2, "blue": 3}),
    "warfare": (5, {"strength": 1, "military": 1}),
    "strategy": (8, {"strength": 3, "military": 2}),
    "military_theory": (11, {"strength": 5, "military": 3}),
    "cartography": (4, {"strength": 1, "colonization": 2}),
    "navigation": (6, {"strength": 2, "colonization": 3}),
    "satellites": (8, {"strength": 3, "colonization": 4}),
    "masonry": (3, {}),
    "architecture": (6, {}),
    "engineering": (9, {}),
}
"""Science, and what the card gives, as printed."""

GOVERNMENTS = {
    "despotism": (0, -1, 4, 2, 2, {}),
    "monarchy": (8, 2, 5, 3, 3, {}),
    "theocracy": (6, 1, 4, 3, 3, {"culture": 1, "strength": 1, "happy": 1}),
    "constitutional_monarchy": (12, 6, 6, 4, 3, {}),
    "republic": (13, 3, 7, 2, 3, {}),
    "communism": (19, 5, 7, 5, 4, {"happy": -1}),
    "democracy": (17, 9, 7, 3, 4, {"culture": 3}),
    "fundamentalism": (18, 7, 6, 5, 4, {"science": -2, "strength": 5}),
}
"""Science, science of a revolution, civil and military actions, urban limit, and what else it gives, as printed."""


def _values(s: State) -> dict[str, int]:
    p = s.players[0]
    return {
        "science": science(s, 0), "culture": culture(s, 0), "strength": strength(s, 0), "happy": happy(p),
        "food": food_production(p), "resources": mine_production(p), "civil": p.civil_total,
        "military": p.military_total, "colonization": colonization(s, 0), "blue": p.blue,
    }  # fmt: skip


def _change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


@pytest.mark.parametrize("card", WORKING)
def test_tecnologias__every_worker_technology_with_its_numbers(card: str) -> None:
    price, resources, gives = WORKING[card]
    s = board()
    p = fit(s, 0, on={"religion": 0}, science=price, stored={"bronze": resources - 1})
    if price:
        p.civil_hand = [NUMBERS[card]]
        before = _values(s)
        act(s).do(f"develop:{card}")
        assert p.science == 0
        assert p.civil_hand == []
        assert known(p, card)
        assert _change(before, _values(s)) == {}, "without workers it gives nothing"
    fit(s, 0)
    assert why_not(s, f"build:{card}") == "resources"
    fit(s, 0, stored={"bronze": resources})
    before, workers, p.blue = _values(s), at(p, card), 0
    before["blue"] = 0
    act(s).do(f"build:{card}")
    assert _change(before, _values(s)) == gives | {"blue": resources}
    assert at(p, card) == workers + 1
    assert p.idle == 0


@pytest.mark.parametrize("card", SPECIAL)
def test_tecnologias__every_special_technology_with_its_numbers(card: str) -> None:
    price, gives = SPECIAL[card]
    s = board()
    p = fit(s, 0, civil_hand=[card], science=price - 1)
    assert why_not(s, f"develop:{card}") == "science"
    p.science += 1
    before = _values(s)
    act(s).do(f"develop:{card}")
    assert p.science == 0
    assert known(p, card)
    assert _change(before, _values(s)) == gives


@pytest.mark.parametrize(
    ("card", "discounts", "stages"),
    [("masonry", (0, 1, 1, 1), 2), ("architecture", (0, 1, 2, 2), 3), ("engineering", (0, 1, 2, 3), 4)],
)
def test_tecnologias__construction_makes_urban_buildings_cheaper_by_level(
    card: str, discounts: tuple[int, ...], stages: int
) -> None:
    printed = {"philosophy": 3, "alchemy": 6, "scientific_method": 8, "computers": 11}
    s = board()
    p = fit(s, 0, special=[card], know=list(printed), unfinished="first_space_flight", stored={"bronze": 0})
    for (building, price), less in zip(printed.items(), discounts, strict=True):
        fit(s, 0, stored={"bronze": price - less - 1})
        assert why_not(s, f"build:{building}") == "resources"
        fit(s, 0, stored={"bronze": price - less})
        assert why_not(s, f"build:{building}") == ""
    fit(s, 0, stored={"bronze": 16})
    assert act(s).options("wonder:") == {str(count) for count in range(1, stages + 1)}
    assert p.civil == p.civil_total


def test_tecnologias__construction_leaves_farms_mines_and_units_at_their_price() -> None:
    s = board()
    fit(s, 0, special=["engineering"], know=["irrigation", "iron", "swordsmen"], stored={"bronze": 2})
    assert why_not(s, "build:irrigation") == why_not(s, "build:iron") == why_not(s, "build:swordsmen") == "resources"


def test_tecnologias__of_two_special_ones_of_a_type_the_higher_stays() -> None:
    s = board()
    p = fit(s, 0, special=["warfare"], civil_hand=["strategy"], science=8)
    act(s).do("develop:strategy")
    assert known(p, "strategy")
    assert not known(p, "warfare")
    assert (p.military_total, p.military) == (4, 4)


def test_tecnologias__a_lower_special_one_is_removed_but_counts_as_developed() -> None:
    s = board()
    p = fit(s, 0, special=["strategy"], civil_hand=["warfare"], science=5, leader="albert_einstein")
    act(s).do("develop:warfare")
    assert known(p, "strategy")
    assert not known(p, "warfare")
    assert p.culture == 3
    assert p.military_total == 4


def test_tecnologias__the_urban_limit_holds_for_each_type() -> None:
    s = board()
    fit(s, 0, on={"philosophy": 1, "alchemy": 1}, stored={"bronze": 9})
    assert why_not(s, "build:philosophy") == why_not(s, "build:alchemy") == "urban-limit"
    assert why_not(s, "build:religion") == ""


def test_tecnologias__there_is_no_limit_to_farms_mines_and_units() -> None:
    s = board()
    fit(s, 0, on={"agriculture": 6, "bronze": 6, "warriors": 6}, stored={"bronze": 2})
    assert why_not(s, "build:agriculture") == why_not(s, "build:bronze") == why_not(s, "build:warriors") == ""


@pytest.mark.parametrize("card", [card for card in GOVERNMENTS if card != "despotism"])
def test_gobiernos__each_with_its_numbers_when_developed(card: str) -> None:
    price, _, civil, military, limit, gives = GOVERNMENTS[card]
    s = board()
    p = fit(s, 0, on={"philosophy": 2, "religion": 1}, civil_hand=[card], science=price - 1, civil=2)
    assert why_not(s, f"develop:{card}") == "science"
    p.science += 1
    before = _values(s)
    act(s).do(f"develop:{card}")
    change = _change(before, _values(s))
    assert {what: change[what] for what in ("science", "culture", "strength", "happy") if what in change} == gives
    assert (p.civil_total, p.military_total, urban_limit(p)) == (civil, military, limit)
    # One civil action of two paid for it; what the government adds is available.
    assert (p.civil, p.military) == (1 + civil - 4, military)
    assert p.science == 0
    assert p.government == NUMBERS[card]


@pytest.mark.parametrize("card", [card for card in GOVERNMENTS if card != "despotism"])
def test_gobiernos__each_with_its_numbers_by_revolution(card: str) -> None:
    _, price, civil, military, _, _ = GOVERNMENTS[card]
    s = board()
    p = fit(s, 0, civil_hand=[card], science=price, civil=3)
    assert why_not(s, f"revolution:{card}") == "civil-actions"
    p.civil, p.science = 4, price - 1
    assert why_not(s, f"revolution:{card}") == "science"
    p.science = price
    act(s).do(f"revolution:{card}")
    assert (p.civil, p.civil_total, p.military, p.military_total) == (0, civil, military, military)
    assert p.science == 0
    assert p.government == NUMBERS[card]
    assert p.civil_hand == []


def test_gobiernos__the_first_one_is_despotism() -> None:
    p = board().players[0]
    assert p.government == NUMBERS["despotism"]
    assert (p.civil_total, p.military_total, urban_limit(p)) == GOVERNMENTS["despotism"][2:5]


def test_revolucion__newton_and_leonardo_work_after_it() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["monarchy"], science=2, leader="isaac_newton")
    act(s).do("revolution:monarchy")
    assert (p.civil, p.civil_total) == (1, 5)
    s = board()
    p = fit(s, 0, civil_hand=["monarchy"], science=2, leader="leonardo_da_vinci")
    act(s).do("revolution:monarchy")
    assert p.stored[NUMBERS["bronze"]] == 1


def test_desarrollar__the_same_technology_is_not_taken_twice() -> None:
    s = board(row=["iron", "agriculture", "knights", "monarchy", "warfare"])
    p = fit(s, 0, know=["iron"], civil_hand=["knights"], government="monarchy", special=["warfare"])
    assert p.civil == 5
    for place, card in enumerate(("iron", "agriculture", "knights", "monarchy", "warfare")):
        assert why_not(s, f"take:{card}:{place + 1}") == "technology-twice"
