"""Rulebook, "Jugar una carta de acción", every action card with its numbers."""

from __future__ import annotations

import pytest

from engine.through_the_ages import banks
from engine.through_the_ages.cards import NUMBERS, OF_KIND
from engine.through_the_ages.state import State
from tests.cases.through_the_ages.acting import act, at, board, fit, known, why_not
from tests.cases.through_the_ages.board import civ, end, me


@pytest.mark.parametrize(
    ("card", "science", "culture"),
    [
        ("cultural_heritage_a", 1, 4),
        ("cultural_heritage_i", 2, 2),
        ("revolutionary_idea_ii", 4, 0),
        ("revolutionary_idea_iii", 6, 0),
    ],
)
def test_carta_de_accion__points(card: str, science: int, culture: int) -> None:
    s = board()
    p = fit(s, 0, civil_hand=[card])
    act(s).do(f"play:{card}")
    assert (p.science, p.culture, p.civil, p.civil_hand) == (science, culture, 3, [])


@pytest.mark.parametrize(("card", "amount"), [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)])
def test_carta_de_accion__reserves_of_food_or_resources(card: str, amount: int) -> None:
    for what, kind in (("food", banks.food), ("resources", banks.resources)):
        s = board()
        p = fit(s, 0, civil_hand=[card])
        act(s).do(f"play:{card}:{what}")
        assert kind(p) == amount
        assert p.blue == 16 - amount
        assert p.civil == 3


def test_carta_de_accion__stockpile_gives_a_resource_then_food() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["stockpile"])
    act(s).do("play:stockpile")
    assert (banks.resources(p), banks.food(p)) == (1, 1)
    s = board()
    p = fit(s, 0, civil_hand=["stockpile"], blue=1)
    act(s).do("play:stockpile")
    assert (banks.resources(p), banks.food(p)) == (1, 0), "in the order of the card"


@pytest.mark.parametrize(("card", "food"), [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)])
def test_carta_de_accion__frugality_is_more_population_then_food(card: str, food: int) -> None:
    s = board()
    p = fit(s, 0, civil_hand=[card], stored={"agriculture": 1})
    assert why_not(s, f"play:{card}") == "food", "its usual price of 2 comes first"
    fit(s, 0, stored={"agriculture": 2})
    act(s).do(f"play:{card}")
    assert (p.idle, p.yellow, banks.food(p), p.civil) == (2, 17, food, 3)


@pytest.mark.parametrize(
    ("card", "less"),
    [
        ("engineering_genius_a", 2),
        ("engineering_genius_i", 3),
        ("engineering_genius_ii", 4),
        ("engineering_genius_iii", 5),
    ],
)
def test_carta_de_accion__engineering_genius_builds_exactly_one_stage(card: str, less: int) -> None:
    s = board()
    p = fit(s, 0, civil_hand=[card], special=["engineering"], unfinished="first_space_flight", stages=3)
    fit(s, 0, stored={"bronze": 9 - less - 1})
    assert why_not(s, f"play:{card}") == "resources"
    fit(s, 0, stored={"bronze": 9 - less}, stages=3)
    assert act(s).options("play:") == {card}
    act(s).do(f"play:{card}")
    assert (p.wonders, banks.resources(p), p.civil) == ([NUMBERS["first_space_flight"]], 0, 3)


def test_carta_de_accion__a_price_never_falls_below_nothing() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["engineering_genius_iii"], unfinished="first_space_flight", stored={"bronze": 2})
    act(s).do("play:engineering_genius_iii")
    assert (p.stages, banks.resources(p)) == (1, 2)


def test_carta_de_accion__without_its_action_it_cannot_be_played() -> None:
    s = board()
    fit(s, 0, civil_hand=["engineering_genius_a", "frugality_a"], yellow=0, stored={"agriculture": 9})
    assert why_not(s, "play:engineering_genius_a") == "no-wonder"
    assert why_not(s, "play:frugality_a") == "yellow-tokens"


@pytest.mark.parametrize(
    ("card", "actions", "resources"),
    [("patriotism_a", 1, 1), ("patriotism_i", 1, 2), ("patriotism_ii", 1, 3), ("patriotism_iii", 1, 4)],
)
def test_carta_de_accion__patriotism_lasts_for_this_turn(card: str, actions: int, resources: int) -> None:
    s = board()
    p = fit(s, 0, civil_hand=[card], military=0)
    act(s).do(f"play:{card}")
    assert (s.turn.military, s.turn.unit_resources, p.military, p.military_total) == (actions, resources, 0, 2)
    assert (why_not(s, "build:warriors") == "") == (resources >= 2)
    if resources >= 2:
        act(s).do("build:warriors")
        assert (at(p, "warriors"), s.turn.military, s.turn.unit_resources) == (2, 0, resources - 2)


def test_carta_de_accion__an_unused_action_of_patriotism_draws_a_card() -> None:
    s = board()
    fit(s, 0, civil_hand=["patriotism_a"])
    t = end(civ(military=1))
    assert len(me(t).military_hand) == 1
    t = end(civ(military=1), turn=act(s).do("play:patriotism_a").s.turn)
    assert len(me(t).military_hand) == 2


@pytest.mark.parametrize(("card", "by_players"), [("wave_of_nationalism", (6, 3, 2)), ("military_build_up", (8, 5, 3))])
def test_carta_de_accion__resources_for_units_by_stronger_civilizations(card: str, by_players: tuple[int, ...]) -> None:
    for players, each in zip((2, 3, 4), by_players, strict=True):
        s = board(players)
        fit(s, 0, civil_hand=[card])
        for seat in range(1, players):
            fit(s, seat, on={"warriors": 2})
        if players == 4:
            fit(s, 3, on={"warriors": 1})
        act(s).do(f"play:{card}")
        stronger = 2 if players == 4 else players - 1
        assert s.turn.unit_resources == each * stronger, "one that is equal does not count"


def test_carta_de_accion__endowment_for_the_arts_by_civilizations_ahead() -> None:
    for players, each in ((2, 6), (3, 3), (4, 2)):
        s = board(players)
        p = fit(s, 0, civil_hand=["endowment_for_the_arts"], culture=5)
        for seat in range(1, players):
            fit(s, seat, culture=6)
        s.players[players - 1].culture = 5 if players == 4 else 7
        act(s).do("play:endowment_for_the_arts")
        assert p.culture == 5 + each * (2 if players == 4 else players - 1)


def _discounted(s: State, card: str, words: str, price: int) -> None:
    """The play costs exactly so many resources, and a civil action."""
    p = fit(s, 0, civil_hand=[card], idle=1)
    option = f"play:{card}:{words}"
    if price:
        fit(s, 0, stored={"bronze": price - 1})
        assert why_not(s, option) == "resources", option
    fit(s, 0, stored={"bronze": price})
    act(s).do(option)
    assert (banks.resources(p), p.civil, p.civil_hand) == (0, 3, []), option


@pytest.mark.parametrize(("card", "less"), [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)])
def test_carta_de_accion__rich_land_is_for_farms_and_mines(card: str, less: int) -> None:
    s = board()
    fit(s, 0, know=["irrigation", "coal"], on={"warriors": 1})
    _discounted(s, card, "build:irrigation", 4 - less)
    _discounted(s, card, "upgrade:bronze:coal", 6 - less)
    _discounted(s, card, "upgrade:agriculture:irrigation", max(0, 2 - less))
    fit(s, 0, civil_hand=[card])
    assert not act(s).options(f"play:{card}:build:") & {"philosophy", "religion", "warriors"}


@pytest.mark.parametrize(
    ("card", "less"), [("urban_growth_a", 1), ("urban_growth_i", 2), ("urban_growth_ii", 3), ("urban_growth_iii", 4)]
)
def test_carta_de_accion__urban_growth_is_for_urban_buildings(card: str, less: int) -> None:
    s = board()
    fit(s, 0, know=["alchemy", "scientific_method", "drama"])
    _discounted(s, card, "build:drama", 4 - less)
    _discounted(s, card, "upgrade:philosophy:scientific_method", 5 - less)
    fit(s, 0, civil_hand=[card], stored={"bronze": 9})
    assert not act(s).options(f"play:{card}:build:") & {"agriculture", "bronze", "warriors"}


def test_carta_de_accion__urban_growth_keeps_the_urban_limit() -> None:
    s = board()
    fit(s, 0, on={"philosophy": 2}, civil_hand=["urban_growth_a"], stored={"bronze": 9})
    assert why_not(s, "play:urban_growth_a:build:philosophy") == "urban-limit"


@pytest.mark.parametrize(("card", "less"), [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)])
def test_carta_de_accion__efficient_upgrade_upgrades_farms_mines_and_urban_buildings(card: str, less: int) -> None:
    s = board()
    fit(s, 0, know=["scientific_method", "coal", "swordsmen", "mechanized_agriculture"])
    _discounted(s, card, "upgrade:philosophy:scientific_method", 5 - less)
    _discounted(s, card, "upgrade:bronze:coal", 6 - less)
    _discounted(s, card, "upgrade:agriculture:mechanized_agriculture", 6 - less)
    fit(s, 0, civil_hand=[card], stored={"bronze": 9})
    assert not act(s).options(f"play:{card}:build:")
    assert "warriors:swordsmen" not in act(s).options(f"play:{card}:upgrade:")


@pytest.mark.parametrize(("card", "after"), [("breakthrough_i", 2), ("breakthrough_ii", 3)])
def test_carta_de_accion__breakthrough_develops_then_gives_science(card: str, after: int) -> None:
    s = board()
    p = fit(s, 0, civil_hand=[card, "iron"], science=4)
    assert why_not(s, f"play:{card}:develop:iron") == "science", "the science comes after"
    p.science = 5
    act(s).do(f"play:{card}:develop:iron")
    assert (p.science, p.civil, p.civil_hand) == (after, 3, [])
    assert known(p, "iron")


@pytest.mark.parametrize("card", ["breakthrough_i", "breakthrough_ii"])
def test_carta_de_accion__breakthrough_may_be_a_revolution_at_its_price_in_actions(card: str) -> None:
    s = board()
    p = fit(s, 0, civil_hand=[card, "monarchy"], science=2, civil=3)
    assert why_not(s, f"play:{card}:revolution:monarchy") == "civil-actions"
    p.civil = 4
    act(s).do(f"play:{card}:revolution:monarchy")
    assert (p.civil, p.government) == (0, NUMBERS["monarchy"])


def test_carta_de_accion__not_in_the_turn_in_which_it_was_taken() -> None:
    s = board(row=["stockpile"])
    p = fit(s, 0)
    act(s).do("take:stockpile:1")
    assert why_not(s, "play:stockpile") == "fresh-card"
    # An older copy can be played.
    p.civil_hand.append(NUMBERS["stockpile"])
    act(s).do("play:stockpile")
    assert why_not(s, "play:stockpile") == "fresh-card"


def test_carta_de_accion__uses_a_civil_action() -> None:
    s = board()
    fit(s, 0, civil_hand=["stockpile"], civil=0)
    assert why_not(s, "play:stockpile") == "civil-actions"


def test_carta_de_accion__there_are_33_of_them() -> None:
    assert len(OF_KIND["action"]) == 33
