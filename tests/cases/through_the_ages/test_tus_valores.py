"""Rulebook, "Tus valores", "Colonias", "Trabajadores y población", "Trabajadores descontentos"."""

from __future__ import annotations

import pytest

from engine.through_the_ages import banks, losses
from engine.through_the_ages.cards import NUMBERS
from engine.through_the_ages.colonies import add_colony, colonize, remove_colony
from engine.through_the_ages.values import colonization, culture, discontent, happy, science, strength
from tests.cases.answers import run
from tests.cases.through_the_ages.acting import at, board, fit
from tests.cases.through_the_ages.board import civ, end, me, n, state

TERRITORIES = {
    "developed_territory_i": ({"yellow": 1, "blue": 1}, {"science": 3}),
    "developed_territory_ii": ({"yellow": 2, "blue": 2}, {"science": 5}),
    "historic_territory_i": ({"happy": 1}, {"culture": 6}),
    "historic_territory_ii": ({"happy": 2}, {"culture": 11}),
    "inhabited_territory_i": ({"yellow": 2}, {"population": 1}),
    "inhabited_territory_ii": ({"yellow": 3}, {"population": 2}),
    "strategic_territory_i": ({"strength": 2}, {"cards": 3}),
    "strategic_territory_ii": ({"strength": 4}, {"cards": 5}),
    "vast_territory_i": ({"yellow": 3, "blue": -1}, {"food": 3}),
    "vast_territory_ii": ({"yellow": 4, "blue": -1}, {"food": 4}),
    "wealthy_territory_i": ({"blue": 3}, {"resources": 5}),
    "wealthy_territory_ii": ({"blue": 4}, {"resources": 9}),
}
"""What a colony keeps giving, and what it gives at once, as printed."""


@pytest.mark.parametrize("card", TERRITORIES)
def test_colonias__every_territory_with_its_numbers(card: str) -> None:
    keeps, at_once = TERRITORIES[card]
    s = state(civ(), civ(), revealed=card)
    p, before = s.players[0], strength(s, 0)
    run(colonize(s, 0, n(card)))
    tokens = at_once.get("food", 0) + at_once.get("resources", 0)
    assert p.blue == 16 + keeps.get("blue", 0) - tokens
    assert p.yellow == 18 + keeps.get("yellow", 0) - at_once.get("population", 0)
    assert strength(s, 0) - before == keeps.get("strength", 0)
    assert happy(p) == keeps.get("happy", 0)
    assert (p.science, p.culture) == (at_once.get("science", 0), at_once.get("culture", 0))
    assert (banks.food(p), banks.resources(p)) == (at_once.get("food", 0), at_once.get("resources", 0))
    assert p.idle == 1 + at_once.get("population", 0)
    assert len(p.military_hand) == at_once.get("cards", 0)


@pytest.mark.parametrize("card", TERRITORIES)
def test_colonias__lost_it_takes_what_it_keeps_giving_and_no_more(card: str) -> None:
    s = state(civ(), civ(), revealed=card)
    p = s.players[0]
    before = (p.blue, p.yellow, strength(s, 0), happy(p))
    run(add_colony(s, 0, n(card)))
    run(remove_colony(s, 0, n(card)))
    assert (p.blue, p.yellow, strength(s, 0), happy(p)) == before
    assert p.colonies == []


def test_colonias__its_tokens_come_before_what_it_gives_at_once() -> None:
    s = state(civ(blue=0), civ(yellow=0), revealed="wealthy_territory_i inhabited_territory_i")
    run(colonize(s, 0, n("wealthy_territory_i")))
    assert banks.resources(s.players[0]) == 3, "three tokens, on bronze"
    run(colonize(s, 1, n("inhabited_territory_i")))
    assert (s.players[1].yellow, s.players[1].idle) == (1, 2)


def test_valores__technologies_without_workers_give_nothing() -> None:
    s = board()
    fit(s, 0, know=["computers", "movies", "professional_sports", "tanks"])
    assert (science(s, 0), culture(s, 0), strength(s, 0), happy(s.players[0])) == (1, 0, 1, 0)


def test_indice_cientifico__is_never_below_nothing() -> None:
    s = board()
    fit(s, 0, government="fundamentalism")
    assert science(s, 0) == 0


def test_indice_cultural__is_never_below_nothing() -> None:
    s = state(civ(pact=("loss_of_sovereignty", 1, "A")), civ(), civ())
    assert (culture(s, 0), culture(s, 1), culture(s, 2)) == (2, 0, 0)


def test_indice_de_fuerza__a_unit_gives_its_strength_in_an_army_too() -> None:
    s = board()
    fit(s, 0, on={"warriors": 2}, tactic="fighting_band")
    assert strength(s, 0) == 2 + 1


def test_indice_de_felicidad__is_between_nothing_and_eight() -> None:
    s = board()
    p = fit(s, 0, wonders=["kremlin"], government="communism")
    assert happy(p) == 0
    fit(s, 0, on={"organized_religion": 5})
    assert happy(p) == 8


def test_indice_de_felicidad__sad_faces_are_taken_off_all_happy_ones_before_the_limit() -> None:
    s = board()
    p = fit(s, 0, on={"organized_religion": 3}, wonders=["kremlin"], government="communism")
    assert happy(p) == 7


def test_colonizacion__modifiers_of_all_cards_are_added() -> None:
    s = board()
    fit(s, 0, wonders=["colossus"], special=["navigation"])
    assert colonization(s, 0) == 1 + 3
    assert colonization(s, 1) == 0


def test_trabajadores__a_population_gained_costs_no_food_and_needs_a_token() -> None:
    p = board().players[0]
    assert banks.gain_population(p, 2) == 2
    assert (p.yellow, p.idle) == (16, 3)
    p.yellow = 1
    assert banks.gain_population(p, 2) == 1


def test_trabajadores__population_lost_is_an_unused_worker_first_then_one_of_a_card() -> None:
    s = board()
    p = fit(s, 0, idle=1, yellow=10)
    run(losses.lose_population(s, 0, 3, NUMBERS["pestilence"]), "worker:bronze", "worker:agriculture")
    assert (p.idle, p.yellow, at(p, "bronze"), at(p, "agriculture")) == (0, 13, 1, 1)


def test_trabajadores__who_has_no_worker_left_loses_none() -> None:
    s = board()
    p = s.players[0]
    p.idle, p.yellow, p.workers = 1, 10, [0] * len(p.workers)
    run(losses.lose_population(s, 0, 2, NUMBERS["pestilence"]))
    assert (p.idle, p.yellow, sum(p.workers)) == (0, 11, 0)


def test_descontentos__faces_that_are_missing() -> None:
    s = board()
    p = fit(s, 0, yellow=10)
    assert discontent(p) == 3
    fit(s, 0, on={"religion": 2})
    assert discontent(p) == 1
    fit(s, 0, on={"theology": 2})
    assert discontent(p) == 0


@pytest.mark.parametrize(("idle", "science_points"), [(0, 0), (1, 1)])
def test_descontentos__more_of_them_than_unused_workers_are_an_uprising(idle: int, science_points: int) -> None:
    t = end(civ(yellow=16, idle=idle), civ())
    assert me(t).science == science_points


def test_nivel__the_best_building_is_the_highest_with_a_worker() -> None:
    s = board()
    fit(s, 0, on={"philosophy": 1}, know=["computers"], leader="isaac_newton")
    assert science(s, 0) == 1, "philosophy is of level 0"
    assert at(s.players[0], "computers") == 0
    assert NUMBERS["computers"] > NUMBERS["philosophy"]
