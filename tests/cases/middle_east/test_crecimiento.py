"""Rulebook, "Fase de Crecimiento"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.epochs.growth import acquisition, deployable, growth_parts
from engine.epochs.state import Acquisition, Deployment, Withdrawal
from engine.middle_east.state import Deity, Options
from tests.cases.answers import run
from tests.cases.middle_east import driver
from tests.cases.middle_east.plain import FACTS, Table, around, of_ground, position

FAR = "mohenjo_daro 2"


def parts(*disks: str, seat: int = 0) -> dict[str, int]:
    """What the map would give a seat, without zeros."""
    return {name: count for name, count in growth_parts(position(*disks).s, seat).items() if count}


def test_paso_de_retiro__any_number_of_disks_of_a_city() -> None:
    table = position("lydia 3, memphis 2, reed_sea 1", FAR, steps=[Withdrawal(0)], until=Acquisition)
    assert table.options("withdraw:") == {"lydia"}
    table.do("withdraw:lydia", "withdraw:lydia", "withdraw:lydia")
    assert table.at("lydia") == 0
    assert table.s.supply[0] == 48 - 3


def test_paso_de_retiro__areas_shared_with_others_too() -> None:
    table = position("lydia 1, memphis 2", "lydia 1", steps=[Withdrawal(0)], until=Acquisition)
    assert table.options("withdraw:") == {"lydia"}


def test_paso_de_retiro__with_the_option_cities_alone() -> None:
    table = position(
        "lydia 1, memphis 3",
        "lydia 1",
        steps=[Withdrawal(0)],
        until=Acquisition,
        options=Options(shared_withdrawal=False),
    )
    assert table.options("withdraw:") == {"memphis"}


def test_presencia_en_el_area__a_disk_for_two_seas() -> None:
    seas = of_ground("shallow")[:5]
    assert parts(", ".join(f"{sea} 1" for sea in seas), FAR) == {"seas": 2}


def test_presencia_en_el_area__a_disk_for_two_mountains_with_a_settlement() -> None:
    first, second, third, *_ = of_ground("mountain")
    assert parts(f"{first} 2, {second} 2, {third} 2", "") == {"mountains": 1}
    assert parts(f"{first} 3, {second} 1, {third} 2", "") == {}


def test_presencia_en_el_area__a_disk_for_a_plain_with_a_settlement() -> None:
    assert parts("lydia 2", "") == {"plains": 1}
    assert parts("lydia 3", "") == {}
    assert parts("lydia 1", "") == {}


@pytest.mark.parametrize("disks", [1, 2, 3])
def test_presencia_en_el_area__a_disk_for_a_fertile_area_under_control(disks: int) -> None:
    assert parts(f"memphis {disks}", "") == {"fertile": 1}


def test_presencia_en_el_area__a_fertile_area_without_control_only_with_a_settlement() -> None:
    assert parts("memphis 2", "memphis 1")["fertile"] == 1
    assert "fertile" not in parts("memphis 3", "memphis 1")
    assert "fertile" not in parts("memphis 1", "memphis 1")


def test_presencia_en_el_area__deserts_give_nothing_but_trade() -> None:
    assert parts("sinai 2", "") == {}
    assert parts("sinai 2", "sinai 1") == {"trade": 1}


def test_comercio__one_for_each_civilization_near() -> None:
    near, *_ = around("lydia")
    assert parts("lydia 1, sinai 1", f"{near} 1, lydia 1, sinai 2", "lydia 1") == {"trade": 2}
    assert parts("lydia 1", "mohenjo_daro 1") == {}


def test_adquisicion_minima__three_where_the_map_gives_less() -> None:
    # The rulebook's example: two seas and one partner make two, so three disks are ready.
    table = position(
        "reed_sea 1, sinai_sea 1",
        "sinai 1",
        steps=[Acquisition(0)],
        until=Deployment,
    )
    assert growth_parts(table.s, 0)["seas"] == 1
    assert growth_parts(table.s, 0)["trade"] == 1
    assert table.s.ready[0] == 3


def test_adquisicion_minima__no_more_than_the_supply_has() -> None:
    full = ", ".join(f"{area} 4" for area in of_ground("plain")[:11])
    table = position(f"{full}, sinai 2", "", steps=[Acquisition(0)], until=Deployment)
    assert table.s.ready[0] == 2


def test_adquisicion_minima__prisoners_do_not_count() -> None:
    table = position("sinai 1", "", ready=[2], steps=[Acquisition(0)], until=Deployment)
    assert table.s.ready[0] == 5


def faithful(**more: Any) -> Table:
    """Egypt with a deity makes disks ready."""
    return position(
        "memphis 2, lydia 2",
        FAR,
        deities={"plain_moon": Deity("established", 0)},
        steps=[Acquisition(0)],
        until=Deployment,
        **more,
    )


def test_graneros__two_of_the_new_disks_for_a_mina() -> None:
    table = faithful(ready=[2])
    assert table.asked() == (0, "granary")
    table.do("store")
    assert (table.s.ready[0], table.s.treasury[0]) == (2 + 1, 1)


def test_graneros__or_none() -> None:
    table = faithful().do("keep")
    assert (table.s.ready[0], table.s.treasury[0]) == (3, 0)


@pytest.mark.parametrize(
    "deities",
    [
        {},
        {"plain_moon": Deity("captured", 0, 1)},
        {"plain_moon": Deity("destroyed", 0)},
        {"plain_moon": Deity("inactive", 0)},
    ],
)
def test_graneros__only_with_an_active_deity(deities: dict[str, Deity]) -> None:
    table = position("memphis 2", FAR, deities=deities, steps=[Acquisition(0)], until=Deployment)
    assert table.asked() == (-1, "")


def test_graneros__only_with_a_disk_beside_the_temple() -> None:
    table = position(
        "lydia 2", FAR, deities={"plain_moon": Deity("established", 0)}, steps=[Acquisition(0)], until=Deployment
    )
    assert table.asked() == (-1, "")


def test_capacidades_especiales_y_deidades__the_own_deity_adds_disks() -> None:
    table = position(
        "memphis 1",
        FAR,
        deities={"plain_sun": Deity("established", 0)},
        ready=[0],
        steps=[Acquisition(0)],
        until=Deployment,
    )
    assert dict(table.s.grown.parts)["deity:plain_sun"] == 1 if table.s.grown else False


def test_capacidades_especiales_y_deidades__colonies_only_with_a_disk_that_the_map_has_left() -> None:
    grown = of_ground("fertile")
    for held, answers, left in ((grown[:11], (), (0, 3, 1)), (grown[:8], ("area:aegean_sea",), (6, 8, 2))):
        stacks = {area: {0: 4} for area in held} | {"aegean_sea": {0: 1}}
        s = driver.position(civs=["greece", "urartu"], disks=stacks, phase="growth")
        run(acquisition(s, Acquisition(0)), *answers)
        assert (s.supply[0], s.ready[0], driver.at(s, "aegean_sea")) == left


@pytest.mark.parametrize(("disks", "guards"), [(47, 0), (45, 1)])
def test_capacidades_especiales_y_deidades__the_island_guard_before_the_least_of_three(disks: int, guards: int) -> None:
    # Two fertile areas make two ready; of what is left the guard takes a disk, and the least of three the rest.
    *high, last = of_ground("mountain")[:10]
    stacks = {area: {0: 4} for area in (*of_ground("fertile")[:2], *high)} | {last: {0: disks - 44}}
    s = driver.position(civs=["sea_peoples", "urartu"], disks=stacks, phase="growth")
    run(acquisition(s, Acquisition(0)))
    assert (driver.at(s, "alashiya"), s.ready[0], s.supply[0]) == (guards, 48 - disks - guards, 0)


def test_paso_de_despliegue__with_no_disk_as_it_begins_at_home_and_beside_it_for_all_of_it() -> None:
    home = "memphis"
    beside = around(home) + around(home, "shallow")
    table = position("", f"{home} 3", ready=[3], homes={0: home}, steps=[Deployment(0)])
    assert table.options("deploy:") == {home, *beside}
    table.do(f"deploy:{home}")
    # The home is contested, and others have more there: the rule for who begins without a disk still holds.
    assert table.options("deploy:") == {home, *beside}


def test_paso_de_despliegue__in_and_beside_what_one_controls() -> None:
    table = position("lydia 1", "", ready=[2], steps=[Deployment(0)])
    assert table.options("deploy:") == {"lydia", *around("lydia"), *around("lydia", "shallow")}


def test_paso_de_despliegue__a_contested_area_is_passed_with_as_many_disks() -> None:
    few = position("lydia 1", "lydia 2", ready=[2])
    many = position("lydia 2", "lydia 2", ready=[2])
    assert deployable(few.s, 0) == [FACTS.board.number["lydia"]]
    assert len(deployable(many.s, 0)) > 1


def test_encadenamiento__disks_just_placed_reach_on() -> None:
    near = around("lydia")[0]
    table = position("lydia 1", "", ready=[2], steps=[Deployment(0)])
    further = set(around(near)) - {"lydia", *around("lydia")}
    assert further
    assert not further & table.options("deploy:")
    table.do(f"deploy:{near}")
    assert further <= table.options("deploy:")


def test_paso_de_despliegue__what_is_not_placed_returns() -> None:
    table = position("lydia 1", "", ready=[2], steps=[Deployment(0)]).do("done")
    assert (table.s.ready[0], table.s.supply[0]) == (0, 47)


@pytest.mark.parametrize(("ground", "most"), [("fertile", 4), ("plain", 4), ("mountain", 4), ("desert", 2)])
def test_apilamiento__limits_of_growth(ground: str, most: int) -> None:
    area = of_ground(ground)[0]
    table = position(f"{area} {most}", "", ready=[1], steps=[Deployment(0)])
    assert area not in table.options("deploy:")
    table = position(f"{area} {most - 1}", "", ready=[1], steps=[Deployment(0)])
    assert area in table.options("deploy:")


def test_apilamiento__two_disks_at_sea() -> None:
    table = position("reed_sea 2", "", ready=[1], steps=[Deployment(0)])
    assert "reed_sea" not in table.options("deploy:")
