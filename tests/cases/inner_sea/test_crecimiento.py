"""Rulebook, "Fase de crecimiento": "Paso de retiro", "Paso de adquisición", "Paso de reasentamiento"."""

from __future__ import annotations

from engine.epochs.growth import growth_parts, partners
from engine.epochs.state import Acquisition, CardPhase, Deployment, Resettlement, Withdrawal
from tests.cases.inner_sea.plain import Table, position
from tests.cases.inner_sea.plain_deck import QUARRY


def test_fase_de_crecimiento__each_civilization_takes_all_four_steps_in_turn_order() -> None:
    table = position(
        "rome 3, etruria 2", "gaul 3, massilia 1", order=[1, 0], steps=[Withdrawal(1), Withdrawal(0)], until=CardPhase
    )
    seen = []
    while table.asks:
        seen.append(table.asked())
        table.do("" if table.asked()[1] == "resettle" else "done")
    assert seen == [(seat, key) for seat in (1, 0) for key in ("withdraw", "resettle", "deploy")]


def withdrawing(disks: str) -> Table:
    return position(disks, "gaul", steps=[Withdrawal(0)], until=Acquisition)


def test_paso_de_retiro__any_number_of_disks_that_are_no_city() -> None:
    table = withdrawing("rome 2, etruria 1, umbria 3, venetia 4, bay_of_capua 2")
    assert table.options() == {"done", "withdraw:rome", "withdraw:etruria", "withdraw:bay_of_capua"}
    table.do("withdraw:rome", "withdraw:rome", "withdraw:bay_of_capua", "done")
    assert (table.at("rome"), table.at("bay_of_capua"), table.at("etruria"), table.at("umbria")) == (0, 1, 1, 3)
    assert table.s.supply[0] == 48 - 9


def test_paso_de_retiro__even_all_of_them_and_out_of_contested_areas() -> None:
    table = withdrawing("rome 1, gaul 2").do("withdraw:gaul", "withdraw:gaul", "withdraw:rome")
    assert table.asked() == (-1, "")
    assert table.s.supply[0] == 48


def test_paso_de_retiro__none_is_fine_and_cities_only_are_not_asked() -> None:
    assert withdrawing("rome 2").do("done").at("rome") == 2
    assert withdrawing("rome 3").asked() == (-1, "")


def acquired(disks: str, *others: str, barbarians: str = "", civs: str = "egypt rome carthage", **more: object) -> int:
    """How many disks seat 0 makes ready."""
    table = position(
        disks,
        *(others or ("",)),
        barbarians=barbarians,
        civs=civs,
        steps=[Acquisition(0)],
        **more,  # type: ignore[arg-type]
    )
    assert table.s.supply[0] + table.s.ready[0] + sum(table.s.disks[0]) <= 48
    return table.s.ready[0]


def test_asentamientos__one_disk_for_each_land_area_with_exactly_two() -> None:
    assert acquired("egypt 2, kush 2, libya 2, sinai 2, nile_delta 2") == 5
    assert acquired("egypt 2, kush 2, libya 2, sinai 2, nile_delta 1") == 4


def test_asentamientos__camps_cities_and_seas_do_not_grow() -> None:
    assert growth_parts(position("egypt 3, kush 1, libya 4, egyptian_sea 2", "").s, 0)["settlements"] == 0


def test_asentamientos__a_shared_area_counts() -> None:
    assert growth_parts(position("egypt 2", "egypt 3", barbarians="egypt 1").s, 0)["settlements"] == 1


def test_presencia_maritima__one_disk_for_every_two_shallow_seas() -> None:
    seas = ["egyptian_sea", "red_sea 2", "libyan_sea", "phoenician_sea 2", "lycian_sea"]
    counts = [growth_parts(position(", ".join(seas[:number]), "").s, 0)["seas"] for number in range(6)]
    assert counts == [0, 0, 1, 1, 2, 2]


def test_presencia_maritima__deep_seas_do_not_count() -> None:
    s = position("egyptian_sea, eastern_mediterranean, central_mediterranean", "", epoch=4).s
    assert growth_parts(s, 0)["seas"] == 0


def test_comercio__one_disk_for_each_opposing_civilization_once() -> None:
    s = position("rome 1, etruria 1", "umbria 1, samnium 1, rome 1", "liguria 1").s
    assert partners(s, 0) == [1, 2]
    assert growth_parts(s, 0)["trade"] == 2


def test_comercio__in_the_same_area_or_next_to_it_not_farther() -> None:
    assert partners(position("rome 1", "rome 1").s, 0) == [1]
    assert partners(position("rome 1", "etruria 1").s, 0) == [1]
    assert partners(position("rome 1", "bay_of_capua 1").s, 0) == [1]
    assert partners(position("rome 1", "liguria 1").s, 0) == []


def test_comercio__a_shallow_sea_reaches_its_neighbours() -> None:
    assert partners(position("bay_of_capua 1", "sardinia 1").s, 0) == [1]
    assert partners(position("bay_of_capua 1", "tyrrhenian_sea 1").s, 0) == [1]


def test_comercio__a_deep_sea_one_occupies_reaches_nobody_but_a_partner_may_sail_there() -> None:
    assert partners(position("eastern_mediterranean", "egyptian_sea", epoch=4).s, 0) == []
    assert partners(position("egyptian_sea", "eastern_mediterranean", epoch=4).s, 0) == [1]


def test_comercio__with_enemies_too_but_never_with_barbarians() -> None:
    assert partners(position("rome 2", "rome 3").s, 0) == [1]
    assert partners(position("rome 2", "", barbarians="rome 2, etruria 2").s, 0) == []


def test_comercio__not_over_the_edge_of_a_small_map() -> None:
    assert partners(position("illyria 1", "dalmatia 1", closed=["dalmatia"]).s, 0) == []


def test_paso_de_adquisicion__all_parts_together() -> None:
    table = position("rome 2, etruria 2, bay_of_capua, tyrrhenian_sea", "umbria 1", "liguria 1", steps=[Acquisition(0)])
    assert table.s.ready[0] == 2 + 1 + 2
    assert table.s.supply[0] == 48 - 6 - 5


def test_capacidades_especiales__active_wonders_add_theirs() -> None:
    disks = "egypt 2, kush 2, libya 2"
    assert acquired(disks, wonders={"plain_tower": (0, "egypt")}) == 4


def test_capacidades_especiales__not_where_the_wonders_area_is_not_occupied() -> None:
    assert acquired("egypt 2, kush 2, libya 2, sinai 2", wonders={"plain_tower": (0, "gaul")}) == 4


def test_adquisicion_minima__three_disks_where_there_would_be_fewer() -> None:
    assert acquired("rome 1") == 3
    assert acquired("rome 2, etruria 2") == 3
    assert acquired("") == 3


def test_adquisicion_minima__what_wonders_and_abilities_add_counts_towards_the_three() -> None:
    tower = {"plain_tower": (0, "rome")}
    assert acquired("rome 1", wonders=tower) == 3
    assert acquired("rome 2, etruria 2, umbria 2", wonders=tower) == 4


def test_adquisicion_minima__with_two_or_fewer_in_the_supply_what_there_is() -> None:
    assert acquired("rome 1", investments=[(0, QUARRY, 45)]) == 2
    assert acquired("rome 1", investments=[(0, QUARRY, 47)]) == 0


def test_paso_de_adquisicion__never_more_than_the_supply() -> None:
    disks = "egypt 2, kush 2, libya 2, sinai 2, nile_delta 2"
    assert acquired(disks, investments=[(0, QUARRY, 34)]) == 4


def test_paso_de_reasentamiento__up_to_one_disk_of_as_many_cities_as_one_likes() -> None:
    table = position("rome 3, etruria 3, umbria 4, gaul 2", "", steps=[Resettlement(0)])
    assert table.options("resettle:") == {"rome", "etruria", "umbria"}
    table.do("resettle:rome+resettle:umbria")
    assert (table.at("rome"), table.at("etruria"), table.at("umbria")) == (2, 3, 3)
    assert table.s.ready[0] == 2
    assert table.s.supply[0] == 48 - 12


def test_paso_de_reasentamiento__none_is_fine_and_without_cities_nothing_is_asked() -> None:
    assert position("rome 3", "", steps=[Resettlement(0)]).do("").at("rome") == 3
    assert position("rome 2, bay_of_capua 2", "", steps=[Resettlement(0)]).asked() == (-1, "")


def test_paso_de_reasentamiento__comes_after_acquisition_so_the_city_gives_no_growth() -> None:
    table = position("rome 3", "", steps=[Acquisition(0), Resettlement(0)]).do("resettle:rome")
    assert (table.s.ready[0], table.at("rome")) == (3 + 1, 2)


def test_paso_de_reasentamiento__these_disks_may_go_anywhere_in_reach() -> None:
    table = position("rome 3", "", steps=[Resettlement(0), Deployment(0)]).do("resettle:rome", "deploy:bay_of_capua")
    assert (table.at("rome"), table.at("bay_of_capua"), table.s.ready[0]) == (2, 1, 0)
