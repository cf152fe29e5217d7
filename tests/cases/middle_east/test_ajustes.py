"""Rulebook, "Fase de Ajustes": stacking, sea dominance, victory count, turn order, draw."""

from __future__ import annotations

from typing import Any

from engine.epochs.state import DrawCards, ResetTurnOrder, SeaDominance, SuddenDeath, VictoryCount
from engine.middle_east.state import Gilgamesh
from tests.cases.middle_east.plain import FACTS, Table, around, of_ground, position

SEA = "reed_sea"


def shore() -> str:
    """A sea and all land around it."""
    return ", ".join([SEA, *around(SEA)])


def dominance(*disks: str, **more: Any) -> Table:
    return position(
        *disks,
        phase="competition",
        steps=[SeaDominance()],
        until=VictoryCount,
        **more,
    )


def test_apilamiento__three_on_land_as_the_phase_begins_two_in_deserts_and_seas() -> None:
    desert = of_ground("desert")[0]
    table = dominance(f"lydia 5, hattusha 4, {desert} 4, {SEA} 3", "", barbarians="memphis 4")
    assert [table.at(area) for area in ("lydia", "hattusha", desert, SEA)] == [3, 3, 2, 2]
    assert table.at("memphis", 2) == 3


def test_paso_de_dominacion_marina__others_leave_a_sea_whose_shores_are_controlled() -> None:
    table = dominance(shore(), f"{SEA} 1", barbarians=f"{SEA} 1")
    assert table.stacks(SEA) == [1, 0, 0]


def test_paso_de_dominacion_marina__not_where_a_shore_is_shared() -> None:
    one = around(SEA)[0]
    assert dominance(shore(), f"{SEA} 1, {one} 1").stacks(SEA) == [1, 1, 0]


def test_paso_de_dominacion_marina__an_island_touches_every_sea_around_it() -> None:
    islands = {FACTS.board.ids[area] for area, name in enumerate(FACTS.board.islands) if name}
    assert {"rhodes", "alashiya"} <= islands
    for island in ("rhodes", "alashiya"):
        assert around(island, "shallow")
        assert not around(island)


def test_paso_de_recuento__a_point_for_each_city() -> None:
    table = position("lydia 3, memphis 3, sinai 2", "hattusha 2", steps=[VictoryCount()], phase="reckoning")
    assert table.s.points == [2, 0]


def reset(*disks: str, **more: Any) -> Table:
    return position(
        *disks,
        steps=[ResetTurnOrder()],
        until=(Gilgamesh, SuddenDeath),
        phase="reckoning",
        **more,
    )


def test_paso_de_reinicio__most_cities_first() -> None:
    assert reset("lydia 2", "hattusha 3", "nineveh 3, assur 3").s.order == [2, 1, 0]


def test_paso_de_reinicio__of_those_who_tie_the_fewest_points_choose() -> None:
    table = reset("lydia 3", "hattusha 3", "", points=[4, 2, 9])
    assert table.asked() == (1, "turn-order")
    assert table.do("place:2").s.order == [0, 1, 2]


def test_paso_de_reinicio__by_lot_where_those_tie_too() -> None:
    orders = {tuple(reset("lydia 3", "hattusha 3", seed=seed).s.order) for seed in range(12)}
    assert orders == {(0, 1), (1, 0)}


def drawing(*disks: str, **more: Any) -> Table:
    return position(*disks, steps=[DrawCards(0)], phase="reckoning", **more)


def test_paso_de_robo__three_cards_and_one_for_every_four_cities() -> None:
    plains = of_ground("plain")
    assert len(drawing("lydia 1", "").s.hands[0]) == 3
    assert len(drawing(", ".join(f"{area} 3" for area in plains[:4]), "").s.hands[0]) == 4
    assert len(drawing(", ".join(f"{area} 3" for area in plains[:3]), "").s.hands[0]) == 3


def test_paso_de_robo__one_for_each_mina_that_is_paid_before() -> None:
    table = drawing("lydia 1", "", talents=[3])
    assert table.options() == {"spend:0", "spend:1", "spend:2", "spend:3"}
    assert len(table.do("spend:2").s.hands[0]) == 5


def test_tamano_de_mano__at_most_six() -> None:
    table = drawing("lydia 1", "", hands=[[40, 41, 42, 43]], top=[50, 51, 52])
    assert table.asked() == (0, "discard")
    table.do("card:40")
    assert len(table.s.hands[0]) == 6
