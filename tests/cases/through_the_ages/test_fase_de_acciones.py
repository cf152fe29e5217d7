"""Rulebook, "Fase de acciones": every action, its price, what it does, and why it may be impossible."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.rng import Rng
from engine.through_the_ages import banks
from engine.through_the_ages.cards import NUMBERS
from engine.through_the_ages.game import GAME
from engine.through_the_ages.options import Candidates
from engine.through_the_ages.setup import set_up
from engine.through_the_ages.state import EndTurn
from engine.through_the_ages.values import culture, happy, strength, update
from tests.cases.answers import Table
from tests.cases.through_the_ages.acting import act, at, board, fit, tokens, why_not
from tests.cases.through_the_ages.board import OPTIONS

ROW = [
    "iron",
    "coal",
    "oil",
    "alchemy",
    "drama",
    "opera",
    "movies",
    "knights",
    "cannon",
    "rockets",
    "tanks",
    "riflemen",
    "theology",
]


def test_fase_de_acciones__it_can_be_ended_with_actions_left() -> None:
    s = board()
    p = fit(s, 0)
    table = act(s).do("end")
    assert table.next_steps() == ["EndTurn"]
    assert p.civil == 4
    assert s.agenda[-1] == EndTurn(0)


def test_fase_de_acciones__actions_in_any_order_as_long_as_they_last() -> None:
    s = board(row=["iron"])
    p = fit(s, 0, stored={"agriculture": 4, "bronze": 8})
    act(s).do("build:warriors", "increase", "build:bronze", "destroy:warriors", "take:iron:1")
    assert (p.civil, p.military) == (1, 0)


def test_fase_de_acciones__in_the_first_turn_cards_can_be_taken_and_nothing_else() -> None:
    s = board(row=["iron", "pyramids"])
    s.round = 1
    fit(s, 0, civil_hand=["stockpile", "moses"], stored={"bronze": 9, "agriculture": 9}, unfinished=-1)
    table = act(s)
    assert table.options() == {"end", "take:iron:1", "take:pyramids:2"}
    table.do("take:pyramids:2")
    assert table.options() == {"end", "take:iron:1"}


@pytest.mark.parametrize("place", range(1, 14))
def test_tomar__a_card_costs_one_to_three_civil_actions_by_its_place(place: int) -> None:
    price = 1 if place <= 5 else 2 if place <= 9 else 3
    s = board(row=ROW)
    card = ROW[place - 1]
    p = fit(s, 0, civil=price - 1)
    assert why_not(s, f"take:{card}:{place}") == "civil-actions"
    p.civil = price
    act(s).do(f"take:{card}:{place}")
    assert (p.civil, p.civil_hand, s.row[place - 1]) == (0, [NUMBERS[card]], -1)


def test_tomar__the_hand_limit_is_the_total_of_civil_actions() -> None:
    s = board(row=["iron"])
    p = fit(s, 0, civil_hand=["stockpile"] * 3, civil=1)
    assert why_not(s, "take:iron:1") == ""
    p.civil_hand.append(NUMBERS["moses"])
    assert why_not(s, "take:iron:1") == "hand-full"
    fit(s, 0, wonders=["library_of_alexandria"])
    assert why_not(s, "take:iron:1") == ""
    fit(s, 0, ruins=["library_of_alexandria"])
    assert why_not(s, "take:iron:1") == "hand-full"


def test_tomar__temporary_actions_do_not_raise_the_hand_limit() -> None:
    s = board(row=["iron"])
    fit(s, 0, civil_hand=["stockpile"] * 4)
    s.turn.civil = 1
    assert why_not(s, "take:iron:1") == "hand-full"


def test_tomar__a_second_copy_of_an_action_card_may_be_taken() -> None:
    s = board(row=["stockpile"])
    fit(s, 0, civil_hand=["stockpile"])
    assert why_not(s, "take:stockpile:1") == ""


def test_aumentar_la_poblacion__food_for_the_rightmost_yellow_token() -> None:
    for yellow, price in ((18, 2), (16, 3), (12, 4), (8, 5), (4, 7)):
        s = board()
        p = fit(s, 0, yellow=yellow, stored={"agriculture": price - 1})
        assert why_not(s, "increase") == "food"
        fit(s, 0, stored={"agriculture": price})
        act(s).do("increase")
        assert (p.yellow, p.idle, p.civil, banks.food(p)) == (yellow - 1, 2, 3, 0)


def test_aumentar_la_poblacion__not_without_yellow_tokens() -> None:
    s = board()
    fit(s, 0, yellow=0, stored={"agriculture": 9})
    assert why_not(s, "increase") == "yellow-tokens"


def test_aumentar_la_poblacion__uses_a_civil_action() -> None:
    s = board()
    fit(s, 0, civil=0, stored={"agriculture": 9})
    assert why_not(s, "increase") == "civil-actions"


def test_construir__a_civil_action_resources_and_an_unused_worker() -> None:
    s = board()
    p = fit(s, 0, stored={"bronze": 3})
    act(s).do("build:religion")
    assert (p.civil, p.idle, at(p, "religion"), tokens(p, "bronze")) == (3, 0, 1, 0)
    assert (culture(s, 0), happy(p)) == (1, 1)


def test_construir__not_without_an_unused_worker_or_an_action() -> None:
    s = board()
    fit(s, 0, stored={"bronze": 9}, idle=0)
    assert why_not(s, "build:bronze") == why_not(s, "build:warriors") == "idle-worker"
    fit(s, 0, idle=1, civil=0, military=0)
    assert why_not(s, "build:bronze") == "civil-actions"
    assert why_not(s, "build:warriors") == "military-actions"


def test_construir__only_technologies_in_play() -> None:
    s = board()
    fit(s, 0, stored={"bronze": 9}, civil_hand=["iron"])
    assert act(s).options("build:") == {"agriculture", "bronze", "philosophy", "religion", "warriors"}


def test_construir__who_is_over_the_urban_limit_builds_no_more_but_keeps_all() -> None:
    s = board()
    p = fit(s, 0, on={"religion": 3}, stored={"bronze": 9})
    assert why_not(s, "build:religion") == "urban-limit"
    assert at(p, "religion") == 3


def test_modernizar__the_difference_of_the_prices() -> None:
    s = board()
    p = fit(s, 0, know=["iron", "coal"], stored={"bronze": 3})
    act(s).do("upgrade:bronze:iron")
    assert (p.civil, at(p, "bronze"), at(p, "iron"), tokens(p, "bronze"), p.idle) == (3, 1, 1, 0, 1)
    fit(s, 0, stored={"bronze": 5})
    assert why_not(s, "upgrade:bronze:coal") == "resources", "a level may be left out, for 6"


def test_modernizar__changed_prices_are_changed_before_the_difference() -> None:
    s = board()
    fit(s, 0, know=["scientific_method"], on={"alchemy": 1}, special=["architecture"], stored={"bronze": 0})
    # 8 less 2, 6 less 1.
    assert why_not(s, "upgrade:alchemy:scientific_method") == "resources"
    fit(s, 0, stored={"bronze": 1})
    assert why_not(s, "upgrade:alchemy:scientific_method") == ""
    fit(s, 0, stored={"bronze": 2})
    assert why_not(s, "upgrade:philosophy:scientific_method") == "resources", "6 less 3"
    fit(s, 0, stored={"bronze": 3})
    assert why_not(s, "upgrade:philosophy:scientific_method") == ""


def test_modernizar__only_to_the_same_type_and_a_higher_level() -> None:
    s = board()
    fit(s, 0, on={"alchemy": 1, "knights": 1}, know=["irrigation", "drama", "swordsmen"], stored={"bronze": 16})
    found = {"agriculture:irrigation", "philosophy:alchemy", "warriors:swordsmen"}
    assert act(s).options("upgrade:") == found


def test_modernizar__the_urban_limit_does_not_matter() -> None:
    s = board()
    fit(s, 0, on={"philosophy": 2}, know=["alchemy"], stored={"bronze": 3})
    assert why_not(s, "upgrade:philosophy:alchemy") == ""


def test_modernizar__units_with_a_military_action() -> None:
    s = board()
    p = fit(s, 0, know=["swordsmen"], stored={"bronze": 1}, civil=0)
    act(s).do("upgrade:warriors:swordsmen")
    assert (p.military, at(p, "swordsmen"), strength(s, 0)) == (1, 1, 2)


def test_shakespeare__both_prices_of_an_upgrade_are_equally_cheaper() -> None:
    s = board()
    fit(s, 0, on={"printing_press": 1, "drama": 1}, know=["opera"], leader="william_shakespeare", stored={"bronze": 3})
    assert why_not(s, "upgrade:drama:opera") == "resources", "8 less 1, 4 less 1"
    fit(s, 0, stored={"bronze": 4})
    assert why_not(s, "upgrade:drama:opera") == ""


def test_destruir__the_worker_is_unused_again() -> None:
    s = board()
    p = fit(s, 0)
    act(s).do("destroy:philosophy")
    assert (p.civil, p.military, p.idle, at(p, "philosophy")) == (3, 2, 2, 0)
    act(s).do("destroy:warriors")
    assert (p.civil, p.military, p.idle, strength(s, 0)) == (3, 1, 3, 0)


def test_crear_una_unidad__a_military_action_and_resources() -> None:
    s = board()
    p = fit(s, 0, stored={"bronze": 2}, civil=0)
    act(s).do("build:warriors")
    assert (p.military, p.idle, at(p, "warriors"), strength(s, 0)) == (1, 0, 2, 2)


def test_usar_acciones__a_regained_action_never_exceeds_the_total() -> None:
    s = board()
    p = fit(s, 0, leader="isaac_newton", civil_hand=["iron"], science=5)
    s.turn.civil = 1
    act(s).do("develop:iron")
    assert (p.civil, s.turn.civil) == (4, 0), "the temporary action was used first, none of the own ones is used"


def test_total_de_acciones__more_of_them_are_available_at_once() -> None:
    s = board()
    p = fit(s, 0, civil=1, unfinished="pyramids", stages=2, stored={"bronze": 1})
    act(s).do("wonder:1")
    assert (p.civil, p.civil_total) == (1, 5)


def test_total_de_acciones__of_fewer_the_used_ones_go_first() -> None:
    s = board()
    p = fit(s, 0, special=["code_of_laws", "warfare"], civil=3, military=2)
    p.specials = [-1] * 4
    update(s, 0)
    assert (p.civil, p.civil_total, p.military, p.military_total) == (3, 4, 2, 2)
    fit(s, 0, special=["code_of_laws"])
    p.specials = [-1] * 4
    update(s, 0)
    assert (p.civil, p.civil_total) == (4, 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fase_de_acciones__what_is_listed_is_all_that_no_rule_forbids(seats: int) -> None:
    """The shorter list that options are searched in leaves none out, all through a game of chance."""
    dice, looked_at = Random(seats), 0
    table = Table(GAME, set_up(OPTIONS | {"resigning": "no"}, seats, Rng(seats)))
    for _ in range(700):
        if not table.asks:
            break
        question = table.asks[0]
        if isinstance(question.options, Candidates):
            allowed = tuple(option for option in question.options.all if question.options.why_not(option) is None)
            assert question.options.ids == allowed
            looked_at += 1
        options = list(question.options)
        if question.key == "action" and len(options) > 1 and dice.random() < 0.9:
            options.remove("end")
        count = max(question.least, min(1, question.most))
        table.do("+".join(dice.sample(options, count)))
    assert looked_at > 150
