"""Rulebook, "Paso de Gilgamesh", "Más de un Retorno de Gilgamesh por Partida"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.epochs.state import ResetTurnOrder, Rules, SuddenDeath
from engine.middle_east.gilgamesh import free_civilizations, may_begin_anew
from engine.middle_east.homes import homes_in_play
from engine.middle_east.state import Deity, Gilgamesh, Options
from tests.cases.middle_east.driver import position as real_position
from tests.cases.middle_east.plain import FACTS, Table, around, position
from tests.cases.middle_east.plain_deck import BANK, GIFT


def offered(*disks: str, seat: int = 0, **more: Any) -> Table:
    """A seat, the first one as a rule, may begin anew."""
    return position(
        *(disks or ("lydia 2", "nineveh 2", "hattusha 2")),
        phase="reckoning",
        steps=[Gilgamesh(seat)],
        until=SuddenDeath,
        **{"points": [0, 5, 9], **more},
    )


def test_paso_de_gilgamesh__five_points_behind_every_other_civilization() -> None:
    assert offered(points=[0, 5, 9]).asked() == (0, "gilgamesh")
    assert offered(points=[3, 8, 8]).asked() == (0, "gilgamesh")
    assert offered(points=[0, 4, 9]).asked() == (-1, "")


def test_paso_de_gilgamesh__or_no_disk_on_the_map() -> None:
    assert offered("", "hattusha 2", points=[9, 0]).asked() == (0, "gilgamesh")
    assert offered("lydia 1", "hattusha 2", points=[9, 0]).asked() == (-1, "")


def test_paso_de_gilgamesh__not_in_the_last_epoch() -> None:
    assert offered(epoch=4).asked() == (-1, "")
    assert offered(epoch=2, rules=Rules(epochs=2)).asked() == (-1, "")
    assert offered(epoch=3).asked() == (0, "gilgamesh")


def test_paso_de_gilgamesh__once_a_game() -> None:
    s = offered().s
    s.gilgamesh[0] = [1]
    s.epoch = 2
    assert not may_begin_anew(s, 0)


def test_mas_de_un_retorno__twice_but_not_in_one_epoch() -> None:
    s = offered(options=Options(returns=2)).s
    s.gilgamesh[0] = [1]
    assert not may_begin_anew(s, 0)
    s.epoch = 2
    assert may_begin_anew(s, 0)
    s.gilgamesh[0] = [1, 2]
    s.epoch = 3
    assert not may_begin_anew(s, 0)


def test_paso_de_gilgamesh__each_may_in_turn_order() -> None:
    table = position(
        "",
        "",
        "nineveh 3",
        order=[1, 0, 2],
        points=[2, 2, 2],
        phase="reckoning",
        steps=[ResetTurnOrder()],
        until=SuddenDeath,
    )
    first, second = [seat for seat in table.s.order if seat != 2]
    assert table.asked() == (first, "gilgamesh")
    assert table.do("decline").asked() == (second, "gilgamesh")


def test_paso_de_gilgamesh__nobody_must() -> None:
    table = offered().do("decline")
    assert (table.at("lydia"), table.s.gilgamesh[0], table.s.civs[0]) == (2, [], "egypt")


def test_paso_de_gilgamesh__investments_and_prisoners_go_back() -> None:
    table = offered(investments=[(0, BANK, 3)], ready=[2]).do("invoke")
    assert table.s.investments == []
    assert BANK in table.s.discard
    table.do("civ:urartu")
    assert table.s.ready[0] == 15
    assert table.s.supply[0] == 48 - 16


def test_paso_de_gilgamesh__disks_on_the_map_become_barbarians() -> None:
    table = offered("lydia 2, sinai 1", "nineveh 2", "hattusha 2").do("invoke")
    assert table.stacks("lydia") == [0, 0, 0, 2]
    assert table.stacks("sinai") == [0, 0, 0, 1]


def test_paso_de_gilgamesh__its_deity_is_available_and_captives_go_home() -> None:
    table = offered(deities={"plain_moon": Deity("established", 0), "plain_sun": Deity("captured", 1, 0)}).do("invoke")
    assert table.s.deities["plain_moon"] == Deity()
    assert table.s.deities["plain_sun"] == Deity("destroyed", 1)


def test_paso_de_gilgamesh__a_captor_gets_two_points_for_its_loss() -> None:
    table = offered(deities={"plain_moon": Deity("captured", 0, 2)}).do("invoke")
    assert table.s.deities["plain_moon"] == Deity()
    assert table.s.points == [0, 5, 11]
    table = offered(seat=1, points=[5, 0, 9], deities={"plain_moon": Deity("captured", 1, 0)}).do("invoke")
    assert table.s.points == [7, 0, 9]


def test_paso_de_gilgamesh__a_new_civilization_whose_home_is_in_play() -> None:
    homes = [FACTS.board.ids[home] for home in FACTS.civilizations["medes_persians"].homes]
    free = offered(closed=sorted(["akkad", *homes[:-1]])).do("invoke").options("civ:")
    assert not free & {"egypt", "hatti", "assyria", "akkad"}
    assert {"greece", "urartu", "medes_persians"} <= free
    free = offered(closed=sorted(homes)).do("invoke").options("civ:")
    assert "medes_persians" not in free


def test_paso_de_gilgamesh__where_none_is_free_the_same_one() -> None:
    every = [home for civ in FACTS.civilizations.values() for home in civ.homes]
    taken = {FACTS.board.ids[home] for home in every} - {"memphis", "thebes", "hattusha"}
    s = position("lydia 1", "hattusha 1", closed=sorted(taken | {"alashiya"})).s
    found = free_civilizations(s, 0)
    assert found in (["egypt"], ["sea_peoples"])


def test_paso_de_gilgamesh__a_home_is_chosen_where_there_are_several() -> None:
    table = offered("lydia 2", "hattusha 2", civs="hatti greece", homes={0: "hattusha"}, points=[0, 9])
    table.do("invoke", "civ:egypt")
    assert table.asked() == (0, "home")
    assert table.options("area:") == {"memphis", "thebes"}


@pytest.mark.parametrize(("epoch", "disks"), [(1, 16), (2, 18), (3, 20)])
def test_paso_de_gilgamesh__sixteen_disks_and_two_for_every_epoch_before(epoch: int, disks: int) -> None:
    table = offered(epoch=epoch).do("invoke", "civ:greece")
    assert table.asked() == (0, "deploy")
    assert table.s.ready[0] == disks - 1


def test_paso_de_gilgamesh__first_at_home_then_in_and_beside_it_and_outwards() -> None:
    table = offered().do("invoke", "civ:greece")
    home = FACTS.board.ids[table.s.homes[0]]
    assert table.at(home) == 1
    beside = {*around(home), *around(home, "shallow")}
    assert beside | {home} <= table.options("deploy:")


def test_paso_de_gilgamesh__hand_minas_and_points_stay() -> None:
    table = offered(hands=[[GIFT]], talents=[2]).do("invoke", "civ:greece", "done")
    assert (table.s.hands[0], table.s.treasury[0], table.s.points[0]) == ([GIFT], 2, 0)
    assert table.s.supply[0] == 47


def test_paso_de_gilgamesh__four_disks_an_area_two_at_sea() -> None:
    """The limit of three is that of the beginning of reckoning alone."""
    table = offered().do("invoke", "civ:greece")
    home = FACTS.board.ids[table.s.homes[0]]
    table.do(*[f"deploy:{home}"] * 2)
    assert home in table.options("deploy:")
    table.do(f"deploy:{home}")
    assert (table.at(home), home in table.options("deploy:")) == (4, False)
    sea = around(home, "shallow")[0]
    table.do(*[f"deploy:{sea}"] * 2)
    assert (table.at(sea), sea in table.options("deploy:")) == (2, False)


@pytest.mark.parametrize(
    ("epoch", "homes"),
    [(1, ["arachosia"]), (2, ["mohenjo_daro"]), (3, ["mohenjo_daro"]), (4, ["arachosia", "mohenjo_daro"])],
)
def test_areas_natales__that_of_the_indus_by_epoch(epoch: int, homes: list[str]) -> None:
    s = real_position(civs=["egypt", "sumer"], epoch=epoch)
    assert [FACTS.board.ids[area] for area in homes_in_play(s, 0, "indus_valley")] == homes


def test_areas_natales__the_sea_peoples_near_alashiya_and_beside_nobodys_home() -> None:
    s = position("", "", "", "", homes={0: "thebes"}).s
    names = {FACTS.board.ids[area] for area in homes_in_play(s, 3, "sea_peoples")}
    assert {"alashiya", "nile_delta"} <= names
    assert "thebes" not in names
    assert not names & {near for home in ("thebes", "hattusha", "nineveh") for near in around(home)}
