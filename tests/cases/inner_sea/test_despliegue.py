"""Rulebook, "Paso de despliegue", "Encadenamiento", "Cohabitación"."""

from __future__ import annotations

from engine.epochs.state import CardPhase, Deployment
from tests.cases.inner_sea.plain import Table, position
from tests.cases.inner_sea.plain_deck import FACTS


def deploying(*disks: str, barbarians: str = "", ready: int = 5, **more: object) -> Table:
    return position(
        *disks,
        barbarians=barbarians,
        ready=[ready],
        steps=[Deployment(0)],
        **more,  # type: ignore[arg-type]
    )


def around(area: str) -> set[str]:
    board = FACTS.board
    near = {board.ids[item] for item in board.adjacent[board.number[area]]}
    return {item for item in near if board.kinds[board.number[item]] != "deep"}


def test_paso_de_despliegue__in_and_next_to_what_one_controls() -> None:
    assert deploying("rome 1", "").options("deploy:") == {"rome"} | around("rome")


def test_paso_de_despliegue__a_sea_one_controls_reaches_too() -> None:
    assert deploying("bay_of_capua 1", "").options("deploy:") == {"bay_of_capua"} | around("bay_of_capua")


def test_paso_de_despliegue__in_a_contested_area_one_occupies() -> None:
    assert deploying("rome 1", "rome 2").options("deploy:") == {"rome"}


def test_paso_de_despliegue__next_to_a_contested_area_with_as_many_disks_as_any_opponent() -> None:
    assert deploying("rome 2", "rome 2").options("deploy:") == {"rome"} | around("rome")
    assert deploying("rome 2", "rome 1").options("deploy:") == {"rome"} | around("rome")
    assert deploying("rome 2", "rome 2", "rome 2").options("deploy:") == {"rome"} | around("rome")


def test_paso_de_despliegue__not_next_to_it_with_fewer_than_some_opponent() -> None:
    assert deploying("rome 2", "rome 1", "rome 3").options("deploy:") == {"rome"}
    assert deploying("rome 2", "", barbarians="rome 3").options("deploy:") == {"rome"}


def test_paso_de_despliegue__a_majority_won_while_deploying_opens_the_way() -> None:
    table = deploying("rome 1", "rome 3").do("deploy:rome")
    assert table.options("deploy:") == {"rome"}
    table.do("deploy:rome")
    assert table.options("deploy:") == {"rome"} | around("rome")


def test_paso_de_despliegue__a_shared_area_in_peace_is_neither_controlled_nor_contested() -> None:
    table = deploying("rome 1, gaul 1", "rome 1")
    assert table.options("deploy:") == {"gaul"} | around("gaul")


def test_paso_de_despliegue__not_all_need_to_be_placed_the_rest_goes_back() -> None:
    table = deploying("rome 1", "", ready=4).do("deploy:rome", "done")
    assert (table.at("rome"), table.s.ready[0], table.s.supply[0]) == (2, 0, 48 - 2)


def test_paso_de_despliegue__it_ends_with_the_last_ready_disk() -> None:
    table = deploying("rome 1", "", ready=2).do("deploy:rome", "deploy:etruria")
    assert table.asked() == (-1, "")
    assert (table.at("rome"), table.at("etruria")) == (2, 1)


def test_paso_de_despliegue__without_disks_on_the_map_in_and_next_to_the_home_area() -> None:
    assert deploying("", "").options("deploy:") == {"egypt"} | around("egypt")


def test_paso_de_despliegue__even_where_the_home_area_is_an_opponents() -> None:
    table = deploying("", "egypt 3")
    assert table.options("deploy:") == {"egypt"} | around("egypt")
    table.do("deploy:egypt")
    assert table.options("deploy:") == {"egypt"}


def test_paso_de_despliegue__with_a_single_disk_on_the_map_the_home_area_is_not_open() -> None:
    assert "egypt" not in deploying("gaul 1", "").options("deploy:")
    assert "egypt" not in deploying("gaul 1", "gaul 3").options("deploy:")


def test_paso_de_despliegue__once_a_disk_stands_the_home_area_is_not_open_any_more() -> None:
    table = deploying("", "kush 1").do("deploy:kush")
    assert table.asked() == (-1, "")
    assert (table.stacks("kush")[:2], table.s.supply[0]) == ([1, 1], 47)


def test_encadenamiento__disks_just_placed_reach_on() -> None:
    table = deploying("rome 1", "", ready=4)
    for area in ("etruria", "liguria", "massilia", "gaul"):
        assert area in table.options("deploy:")
        table.do(f"deploy:{area}")
    assert [table.at(area) for area in ("etruria", "liguria", "massilia", "gaul")] == [1, 1, 1, 1]


def test_encadenamiento__not_through_an_area_that_is_only_shared() -> None:
    table = deploying("rome 1", "etruria 1").do("deploy:etruria")
    assert "liguria" not in table.options("deploy:")


def test_encadenamiento__through_a_contested_area_with_as_many_disks() -> None:
    table = deploying("rome 1", "etruria 2").do("deploy:etruria")
    assert "liguria" not in table.options("deploy:")
    assert "liguria" in table.do("deploy:etruria").options("deploy:")


def test_cohabitacion__disks_may_enter_areas_of_others_and_contest_them() -> None:
    table = deploying("rome 1", "etruria 3", barbarians="umbria 2", ready=2).do("deploy:etruria", "deploy:umbria")
    assert (table.stacks("etruria"), table.stacks("umbria")) == ([1, 3, 0], [1, 0, 2])


def test_cohabitacion__even_opposing_home_areas() -> None:
    table = deploying("etruria 1", "rome 3", ready=1).do("deploy:rome")
    assert table.stacks("rome") == [1, 3, 0]


def test_fase_de_cartas__follows_the_last_deployment() -> None:
    table = position("rome 1", "gaul 1", ready=[1], steps=[Deployment(0), CardPhase()], until=CardPhase)
    table.do("done")
    assert table.next_steps() == ["CardPhase"]
