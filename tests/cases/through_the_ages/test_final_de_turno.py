"""Rulebook, "Secuencia de final de turno"."""

from __future__ import annotations

import pytest

from engine.through_the_ages import banks
from engine.through_the_ages.cards import IDS
from engine.through_the_ages.state import ThisTurn
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import civ, end, me, names


def stored(t: Table, seat: int = 0) -> dict[str, int]:

    return {IDS[card]: count for card, count in enumerate(me(t, seat).stored) if count}


# --- Descartar las cartas militares sobrantes ---


def test_descartar_las_cartas_militares_sobrantes__down_to_the_total_of_military_actions() -> None:
    t = end(civ(military_hand="legion phalanx rats crusades", military=0), civ())
    assert t.asked() == (0, "discard")
    assert (t.asks[0].least, t.asks[0].most) == (2, 2)
    t.do("discard:legion:1+discard:rats:1")
    assert sorted(names(me(t).military_hand)) == ["crusades", "phalanx"]
    assert sorted(names(t.s.discards[1])) == ["legion", "rats"]


def test_descartar_las_cartas_militares_sobrantes__face_down() -> None:
    t = end(civ(military_hand="legion phalanx rats", military=0), civ()).do("discard:rats:1")
    assert "rats" not in str(t.position.view(1))
    assert "rats" not in str(t.position.view(None))


@pytest.mark.parametrize("hand", ["", "legion", "legion rats"])
def test_descartar_las_cartas_militares_sobrantes__nothing_where_there_are_not_too_many(hand: str) -> None:
    t = end(civ(military_hand=hand, military=0), civ())
    assert names(me(t).military_hand) == hand.split()


def test_descartar_las_cartas_militares_sobrantes__used_actions_count_in_the_total() -> None:
    t = end(civ(military_hand="legion rats", military=0, cards="monarchy"), civ())
    assert len(me(t).military_hand) == 2


def test_descartar_las_cartas_militares_sobrantes__copies_are_told_apart() -> None:
    t = end(civ(military_hand="legion legion rats", military=0), civ())
    assert t.options() == {"discard:legion:1", "discard:legion:2", "discard:rats:1"}


def test_descartar_las_cartas_militares_sobrantes__which_copy_of_the_box_it_is_stays_untold() -> None:
    # The second civilization holds the second and third copies.
    t = end(civ(military_hand="legion"), civ(military_hand="legion legion rats", military=0), active=1)
    assert t.options() == {"discard:legion:1", "discard:legion:2", "discard:rats:1"}
    t.do("discard:legion:2")
    assert sorted(names(me(t, 1).military_hand)) == ["legion", "rats"]


def test_descartar_las_cartas_militares_sobrantes__before_production_and_drawing() -> None:
    t = end(civ(military_hand="legion phalanx rats"), civ())
    assert t.asked() == (0, "discard")
    assert me(t).science == 0
    t.do("discard:rats:1")
    assert (me(t).science, len(me(t).military_hand)) == (1, 4)


# --- Comprobar si tiene lugar una revuelta ---


def test_comprobar_si_tiene_lugar_una_revuelta__more_discontent_than_unused_workers() -> None:
    t = end(civ(yellow=12, idle=1), civ())
    # 2 happy faces are needed, there is none.
    assert (me(t).science, banks.food(me(t)), banks.resources(me(t))) == (0, 0, 0)


def test_comprobar_si_tiene_lugar_una_revuelta__as_many_unused_workers_are_enough() -> None:
    t = end(civ(yellow=12, idle=2), civ())
    assert me(t).science == 1


def test_comprobar_si_tiene_lugar_una_revuelta__only_production_is_left_out() -> None:
    t = end(civ(yellow=12, idle=1, civil=0, stored="bronze=3", blue=4), civ())
    assert (len(me(t).military_hand), me(t).civil, me(t).military) == (2, 4, 2)
    # Nor is there corruption or consumption.
    assert banks.resources(me(t)) == 3


@pytest.mark.parametrize(("option", "points"), [("yes", 3), ("no", 0)])
def test_comprobar_si_tiene_lugar_una_revuelta__genghis_khan(option: str, points: int) -> None:
    t = end(
        civ(yellow=12, idle=1, cards="genghis_khan", workers="warriors=5"),
        civ(),
        options={"genghis-in-uprising": option},
    )
    assert me(t).culture == points


# --- Fase de producción ---


def test_fase_de_produccion__science_and_culture_by_their_ratings() -> None:
    t = end(civ(workers="philosophy=2 religion=1", science=3, culture=5), civ())
    assert (me(t).science, me(t).culture) == (5, 6)


@pytest.mark.parametrize(("blue", "lost"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_fase_de_produccion__corruption_by_the_blue_tokens_that_are_left(blue: int, lost: int) -> None:
    t = end(civ(workers="warriors=1", stored="bronze=9", blue=blue), civ())
    assert banks.resources(me(t)) == 9 - lost


def test_fase_de_produccion__corruption_takes_food_where_resources_are_missing() -> None:
    t = end(civ(workers="warriors=1", stored="bronze=1 agriculture=9", blue=3), civ())
    assert (banks.resources(me(t)), banks.food(me(t))) == (0, 6)


def test_fase_de_produccion__corruption_takes_what_there_is() -> None:
    t = end(civ(workers="warriors=1", stored="bronze=1 agriculture=1", blue=3, culture=9), civ())
    assert (banks.resources(me(t)), banks.food(me(t)), me(t).culture) == (0, 0, 9)


def test_fase_de_produccion__corruption_comes_before_resources_are_produced() -> None:
    # Two bronze mines produce after corruption has found nothing to take.
    t = end(civ(workers="bronze=2", blue=5), civ())
    assert banks.resources(me(t)) == 2


def test_fase_de_produccion__corruption_comes_before_food_is_produced() -> None:
    t = end(civ(workers="agriculture=2", blue=5), civ())
    assert banks.food(me(t)) == 2


def test_fase_de_produccion__a_blue_token_for_each_farm_and_mine() -> None:
    t = end(civ(workers="agriculture=1 irrigation=2 bronze=1 iron=1"), civ())
    assert stored(t) == {"agriculture": 1, "irrigation": 2, "bronze": 1, "iron": 1}
    assert me(t).blue == 11
    assert (banks.food(me(t)), banks.resources(me(t))) == (5, 3)


def test_fase_de_produccion__with_short_tokens_the_best_farms_and_food_come_first() -> None:
    t = end(civ(workers="agriculture=2 irrigation=2 bronze=2", blue=3, yellow=18), civ())
    assert stored(t) == {"agriculture": 1, "irrigation": 2}


def test_fase_de_produccion__with_short_tokens_the_best_mines_come_first() -> None:
    t = end(civ(workers="bronze=2 iron=1 coal=1", blue=3), civ())
    assert stored(t) == {"bronze": 1, "iron": 1, "coal": 1}


def test_fase_de_produccion__tokens_freed_by_corruption_serve_the_mines() -> None:
    t = end(civ(workers="bronze=1", stored="agriculture=3", blue=0, yellow=16, idle=1), civ())
    # Corruption takes three food in place of resources, so that there are tokens again.
    assert stored(t) == {"bronze": 1}


@pytest.mark.parametrize(("yellow", "eaten"), [(18, 0), (17, 0), (16, 1), (12, 2), (8, 3), (4, 4), (0, 6)])
def test_fase_de_produccion__consumption_by_the_yellow_tokens_that_are_left(yellow: int, eaten: int) -> None:
    t = end(civ(workers="warriors=1", stored="agriculture=9", yellow=yellow, idle=8), civ())
    assert banks.food(me(t)) == 9 - eaten


def test_fase_de_produccion__what_was_just_harvested_is_eaten() -> None:
    t = end(civ(workers="agriculture=2", yellow=12, idle=8, culture=9), civ())
    assert (banks.food(me(t)), me(t).culture) == (0, 9)


def test_fase_de_produccion__each_missing_food_costs_four_culture() -> None:
    t = end(civ(workers="agriculture=1", yellow=8, idle=8, culture=20), civ())
    assert (banks.food(me(t)), me(t).culture) == (0, 12)


def test_fase_de_produccion__culture_never_falls_below_nothing() -> None:
    t = end(civ(workers="warriors=1", yellow=8, idle=8, culture=5), civ())
    assert me(t).culture == 0


def test_fase_de_produccion__culture_gained_in_it_pays_for_famine() -> None:
    t = end(civ(workers="religion=4", yellow=16, idle=8), civ())
    assert me(t).culture == 0


def test_fase_de_produccion__bill_gates_labs_produce_their_level_with_the_mines() -> None:
    t = end(civ(workers="bronze=1 philosophy=1 alchemy=1 computers=2", cards="bill_gates"), civ(), age=3)
    assert stored(t) == {"bronze": 1, "alchemy": 1, "computers": 2}
    assert banks.resources(me(t)) == 8


def test_fase_de_produccion__bill_gates_labs_share_short_tokens_with_mines_by_level() -> None:
    # Labs are used as if they were mines: "empezando por las de mayor nivel".
    mine = civ(workers="bronze=2 computers=2", cards="bill_gates", blue=3)
    t = end(mine, civ(), age=3)
    assert stored(t) == {"bronze": 1, "computers": 2}


def test_fase_de_produccion__genghis_khan_among_the_two_strongest() -> None:
    def points(mine: int, *others: int) -> int:
        t = end(civ(workers=f"warriors={mine}", cards="genghis_khan"), *(civ(workers=f"warriors={o}") for o in others))
        return me(t).culture

    assert [points(3, 9, 1), points(3, 9, 9), points(3, 9, 3), points(3, 9, 3, 3)] == [3, 0, 3, 3]
    assert [points(3, 4), points(3, 3), points(3, 2)] == [0, 3, 3]


# --- Robar cartas militares ---


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_robar_cartas_militares__one_for_each_action_left_at_most_three(left: int, drawn: int) -> None:
    t = end(civ(military=left, cards="communism"), civ())
    assert len(me(t).military_hand) == drawn


def test_robar_cartas_militares__a_temporary_action_draws_too() -> None:
    t = end(civ(military=1), civ(), turn=ThisTurn(military=1))
    assert len(me(t).military_hand) == 2


def test_robar_cartas_militares__from_the_deck_of_the_present_age() -> None:
    t = end(civ(), civ(), military_deck="phalanx rats legion")
    assert names(me(t).military_hand) == ["phalanx", "rats"]
    assert names(t.s.military_deck) == ["legion"]


def test_robar_cartas_militares__none_in_age_iv() -> None:
    t = end(civ(), civ(), age=4, last_round=9, discards="spy")
    assert me(t).military_hand == []


def test_robar_cartas_militares__none_in_the_first_round() -> None:
    t = end(civ(military=0), civ(military=0), age=0, round=1, military_deck="")
    assert me(t).military_hand == []


def test_robar_cartas_militares__an_empty_deck_is_made_of_the_discards_of_its_age() -> None:
    t = end(civ(cards="monarchy"), civ(), military_deck="phalanx", discards="rats legion crusades")
    assert len(me(t).military_hand) == 3
    assert (len(t.s.military_deck), t.s.discards[1]) == (1, [])


def test_robar_cartas_militares__at_once_when_the_last_card_is_drawn() -> None:
    t = end(civ(), civ(), military_deck="phalanx raiders", discards="rats legion spy")
    assert names(me(t).military_hand) == ["phalanx", "raiders"]
    assert sorted(names(t.s.military_deck)) == ["legion", "rats"]
    assert (t.s.discards[1], names(t.s.discards[2])) == ([], ["spy"])


def test_robar_cartas_militares__without_deck_and_discards_there_is_nothing_to_draw() -> None:
    t = end(civ(), civ(), military_deck="phalanx")
    assert names(me(t).military_hand) == ["phalanx"]


def test_robar_cartas_militares__only_who_has_drawn_them_sees_them() -> None:
    t = end(civ(), civ(), military_deck="phalanx rats legion")
    assert "phalanx" in str(t.position.view(0))
    assert "phalanx" not in str(t.position.view(1))


# --- Recuperar las acciones ---


def test_recuperar_las_acciones__all_civil_and_military_actions() -> None:
    t = end(civ(civil=0, military=1, cards="monarchy"), civ())
    assert (me(t).civil, me(t).military) == (5, 3)


def test_recuperar_las_acciones__after_the_first_turn_all_of_them() -> None:
    t = end(civ(civil=1, military=0), civ(civil=2, military=0), age=0, round=1)
    assert (me(t).civil, me(t).military) == (4, 2)
    assert me(t, 1).civil == 2


def test_recuperar_las_acciones__temporary_ones_are_gone() -> None:
    t = end(civ(), civ(), turn=ThisTurn(military=1, civil=1, resources=2))
    t.until = None
    t.go_on()
    assert t.s.turn == ThisTurn()
