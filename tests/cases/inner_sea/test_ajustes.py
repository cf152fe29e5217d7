"""Rulebook, "Fase de ajustes": sea dominance, victory count, turn order, sudden death, draw."""

from __future__ import annotations

import pytest

from engine.epochs.state import (
    DrawCards,
    EndOfEpoch,
    NextTurn,
    ResetTurnOrder,
    Rules,
    SeaDominance,
    SuddenDeath,
    VictoryCount,
    Withdrawal,
)
from engine.inner_sea.building import bury
from engine.inner_sea.state import Aeneas
from tests.cases.inner_sea.plain import Table, land_around, position
from tests.cases.inner_sea.plain_deck import GIFT, QUARRY


def around(sea: str) -> str:
    return ", ".join([sea, *land_around(sea)])


def dominance(*disks: str, **more: object) -> Table:
    return position(
        *disks,
        phase="competition",
        steps=[SeaDominance()],
        until=VictoryCount,
        **more,  # type: ignore[arg-type]
    )


def test_fase_de_ajustes__six_steps_in_this_order() -> None:
    table = position("egypt 1", "rome 1", phase="competition", turn=1, steps=[SeaDominance()], until=Withdrawal)
    assert table.s.phase == "growth"
    table = position("egypt 1", "rome 1", phase="competition", steps=[SeaDominance()], until=VictoryCount)
    assert table.next_steps() == ["VictoryCount", "ResetTurnOrder"]
    table = position("egypt 1", "rome 1", phase="competition", steps=[SeaDominance()], until=Aeneas)
    assert table.next_steps() == ["Aeneas", "Aeneas", "SuddenDeath"]


def test_paso_de_dominacion_marina__opponents_leave_a_dominated_sea() -> None:
    table = dominance(around("tyrrhenian_sea"), "tyrrhenian_sea 1", barbarians="tyrrhenian_sea 1")
    assert table.stacks("tyrrhenian_sea") == [1, 0, 0]
    assert table.s.supply[1:] == [48, 50]


def test_paso_de_dominacion_marina__not_without_all_land_around() -> None:
    land = [area for area in land_around("tyrrhenian_sea") if area != "nora"]
    table = dominance(", ".join(["tyrrhenian_sea", *land]), "tyrrhenian_sea 1")
    assert table.stacks("tyrrhenian_sea") == [1, 1, 0]


def test_paso_de_dominacion_marina__shared_land_is_not_controlled() -> None:
    table = dominance(around("tyrrhenian_sea"), "tyrrhenian_sea 1, nora 1")
    assert table.stacks("tyrrhenian_sea") == [1, 1, 0]
    table = dominance(around("tyrrhenian_sea"), "tyrrhenian_sea 1", barbarians="nora 1")
    assert table.stacks("tyrrhenian_sea") == [1, 1, 0]


def test_paso_de_dominacion_marina__not_without_a_disk_at_sea() -> None:
    table = dominance(", ".join(land_around("tyrrhenian_sea")), "tyrrhenian_sea 1")
    assert table.stacks("tyrrhenian_sea") == [0, 1, 0]


def test_paso_de_dominacion_marina__losers_choose_in_turn_order() -> None:
    table = dominance(around("red_sea"), "red_sea 1", "red_sea 1", talents=[0, 1, 1], order=[2, 0, 1])
    assert table.asked() == (2, "losses")
    table.do("")
    assert table.asked() == (1, "losses")


def test_paso_de_dominacion_marina__deep_seas_are_never_dominated() -> None:
    land = ", ".join(["eastern_mediterranean", *land_around("eastern_mediterranean")])
    table = dominance(land, "eastern_mediterranean 1", epoch=4)
    assert table.stacks("eastern_mediterranean") == [1, 1, 0]


def count(*disks: str, **more: object) -> Table:
    return position(
        *disks,
        phase="reckoning",
        steps=[VictoryCount()],
        **more,  # type: ignore[arg-type]
    )


def test_paso_de_recuento_de_victoria__a_point_for_each_city() -> None:
    table = count("egypt 3, kush 3, libya 2, red_sea 2", "rome 3", barbarians="gaul 3")
    assert table.s.points == [2, 1]
    assert table.s.sources == [{"cities": 2}, {"cities": 1}]


def test_paso_de_recuento_de_victoria__a_point_for_each_wonder_that_shares_a_land_area_with_an_own_disk() -> None:
    wonders = {"plain_tower": (0, "egypt"), "plain_temple": (0, "kush")}
    assert count("egypt 1", "kush 2", wonders=wonders).s.points == [1, 0]
    assert count("egypt 1, kush 1", "kush 1", wonders=wonders).s.points == [2, 0]


def test_paso_de_recuento_de_victoria__nothing_for_buried_ones() -> None:
    table = position("egypt 1", "rome 1", wonders={"plain_tower": (0, "egypt")}, phase="reckoning", until=VictoryCount)
    bury(table.s, "plain_tower")
    table.until = None
    table.s.agenda.append(VictoryCount())
    assert table.go_on().s.points == [0, 0]


def order(*disks: str, **more: object) -> Table:
    return position(
        *disks,
        phase="reckoning",
        steps=[ResetTurnOrder()],
        until=Aeneas,
        **more,  # type: ignore[arg-type]
    )


def test_paso_de_reinicio__most_cities_first() -> None:
    table = order("egypt 3", "rome 3, etruria 3, umbria 3", "gaul 3, liguria 3")
    assert table.s.order == [1, 2, 0]
    assert table.next_steps() == ["Aeneas", "Aeneas", "Aeneas", "SuddenDeath"]


def test_paso_de_reinicio__of_those_who_tie_the_fewest_points_choose_a_place() -> None:
    table = order("egypt 3", "rome 3", "gaul 3, liguria 3", points=[5, 3, 0])
    assert (table.asked(), table.options()) == ((1, "turn-order"), {"place:2", "place:3"})
    assert table.do("place:3").s.order == [2, 0, 1]


def test_paso_de_reinicio__then_the_next_fewest_among_what_is_left() -> None:
    table = order("egypt 1", "rome 1", "gaul 1", points=[5, 3, 4])
    assert (table.asked(), table.options("place:")) == ((1, "turn-order"), {"1", "2", "3"})
    table.do("place:2")
    assert (table.asked(), table.options("place:")) == ((2, "turn-order"), {"1", "3"})
    assert table.do("place:3").s.order == [0, 1, 2]


def test_paso_de_reinicio__who_ties_in_points_too_gets_a_place_by_lot_without_being_asked() -> None:
    orders = {tuple(order("egypt 3", "rome 3", points=[2, 2], seed=seed).s.order) for seed in range(20)}
    assert orders == {(0, 1), (1, 0)}
    table = order("egypt 3", "rome 3", points=[2, 2])
    assert table.asked() == (-1, "")


def test_paso_de_reinicio__two_of_three_tie_in_fewest_points_the_third_takes_what_is_left() -> None:
    orders = set()
    for seed in range(40):
        table = order("egypt 1", "rome 1", "gaul 1", points=[1, 1, 4], seed=seed)
        assert table.asked() == (-1, "")
        orders.add(tuple(table.s.order))
    assert len(orders) == 6


def sudden(turn: int, top: int, epoch: int = 1) -> Table:
    return position(
        "egypt", "rome", top=[top], turn=turn, epoch=epoch, phase="reckoning", steps=[SuddenDeath()], until=DrawCards
    )


EITHER = (EndOfEpoch, DrawCards)


def test_paso_de_muerte_subita__never_in_the_first_turn() -> None:
    table = sudden(1, 22)
    assert table.next_steps() == ["DrawCards", "DrawCards", "NextTurn"]
    assert table.events("revealed") == []


@pytest.mark.parametrize(
    ("turn", "number", "over"),
    [
        (2, 2, True),
        (2, 12, True),
        (2, 29, True),
        (2, 72, True),
        (2, 3, False),
        (2, 33, False),
        (2, 50, False),
        (2, 102, True),
        (2, 100, False),
        (3, 2, True),
        (3, 3, True),
        (3, 13, True),
        (3, 35, True),
        (3, 40, False),
        (3, 103, True),
        (3, 101, False),
    ],
)
def test_paso_de_muerte_subita__a_digit_of_the_top_cards_number_ends_the_epoch(
    turn: int, number: int, over: bool
) -> None:
    table = position("egypt", "rome", top=[number], turn=turn, phase="reckoning", steps=[SuddenDeath()], until=EITHER)
    assert table.next_steps()[0] == ("EndOfEpoch" if over else "DrawCards")
    assert table.events("revealed")[0].args["number"] == number


def test_paso_de_muerte_subita__the_revealed_card_is_shuffled_back() -> None:
    table = sudden(2, 50)
    assert 50 in table.s.deck
    assert table.s.discard == []
    positions = {sudden_place(seed) for seed in range(10)}
    assert len(positions) > 5


def sudden_place(seed: int) -> int:
    table = position(
        "egypt", "rome", top=[50], turn=2, phase="reckoning", steps=[SuddenDeath()], until=DrawCards, seed=seed
    )
    return table.s.deck.index(50)


def test_paso_de_muerte_subita__the_fourth_turn_is_the_last_without_any_card() -> None:
    table = position("egypt", "rome", top=[50], turn=4, phase="reckoning", steps=[SuddenDeath()], until=EITHER)
    assert table.next_steps() == ["EndOfEpoch"]
    assert table.events("revealed") == []


def test_paso_de_muerte_subita__skips_the_draw() -> None:
    table = position(
        "egypt",
        "rome",
        top=[12],
        turn=2,
        rules=Rules(epochs=1),
        phase="reckoning",
        steps=[SuddenDeath()],
    )
    assert table.s.result is not None
    assert table.events("drew-count") == []


def drawing(disks: str, **more: object) -> Table:
    return position(
        disks,
        "rome",
        phase="reckoning",
        steps=[DrawCards(0)],
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(("number", "cards"), [(0, 3), (3, 3), (4, 4), (7, 4), (8, 5)])
def test_paso_de_robo__three_cards_and_one_for_every_four_cities(number: int, cards: int) -> None:
    areas = ["egypt", "kush", "libya", "sinai", "judea", "nile_delta", "cyrene", "gaul"][:number]
    table = drawing(", ".join(f"{area} 3" for area in areas))
    assert len(table.s.hands[0]) == cards


def test_paso_de_robo__one_more_for_each_talent_spent_said_before_drawing() -> None:
    table = drawing("egypt", talents=[2])
    assert (table.asked(), table.options()) == ((0, "draw"), {"spend:0", "spend:1", "spend:2"})
    assert table.s.hands[0] == []
    table.do("spend:2")
    assert (len(table.s.hands[0]), table.s.treasury[0]) == (5, 0)


def test_paso_de_robo__talents_are_paid_before_any_card_is_drawn() -> None:
    table = drawing("egypt", civs="minos rome", talents=[2])
    assert (table.asked(), table.s.hands[0], table.asks[0].about["cards"]) == ((0, "draw"), [], 3)
    table.do("spend:1")
    assert (len(table.s.hands[0]), table.s.treasury[0]) == (5, 1)


def test_paso_de_robo__talents_may_be_kept() -> None:
    table = drawing("egypt", talents=[2]).do("spend:0")
    assert (len(table.s.hands[0]), table.s.treasury[0]) == (3, 2)


def test_paso_de_robo__active_wonders_add_cards_at_its_start() -> None:
    table = drawing("egypt", wonders={"plain_tower": (0, "egypt")}, talents=[1])
    assert table.asks[0].about["cards"] == 4
    assert len(drawing("kush", wonders={"plain_tower": (0, "egypt")}).s.hands[0]) == 3


def test_paso_de_robo__more_than_six_cards_are_discarded() -> None:
    table = drawing("egypt", hands=[[60, 61, 62, 63, 64]])
    assert (table.asked(), table.asks[0].least) == ((0, "discard"), 2)
    assert len(table.do("card:60+card:61").s.hands[0]) == 6


def test_paso_de_robo__in_turn_order() -> None:
    table = position(
        "egypt", "rome", talents=[1, 1], order=[1, 0], phase="reckoning", steps=[SuddenDeath()], until=NextTurn
    )
    assert table.asked() == (1, "draw")
    table.do("spend:0")
    assert table.asked() == (0, "draw")


def test_avanzar_el_turno__the_next_turn_begins_with_growth() -> None:
    table = position("egypt", "rome", turn=2, phase="reckoning", steps=[NextTurn()])
    assert (table.s.turn, table.s.phase, table.asked()) == (3, "growth", (0, "withdraw"))


def test_bajas_alternativas__loot_may_be_spent_from_reckoning_on() -> None:
    table = drawing("egypt", talents=[1], hands=[[GIFT]], investments=[(0, QUARRY, 3)])
    assert "spend:1" in table.options()
