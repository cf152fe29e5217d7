"""Rulebook, "Paso de Eneas"."""

from __future__ import annotations

import pytest

from engine.epochs.state import DrawCards, ResetTurnOrder, Rules, SuddenDeath
from engine.inner_sea.aeneas import may_invoke_aeneas
from engine.inner_sea.state import Aeneas
from tests.cases.inner_sea.plain import Table, position
from tests.cases.inner_sea.plain_deck import BANK, FACTS, GIFT, QUARRY

FAR_BEHIND = [0, 5, 9]


def offered(
    *disks: str,
    points: list[int] | None = None,
    steps: int = 1,
    **more: object,
) -> Table:
    return position(
        *(disks or ("lycia 2", "rome 2", "gaul 2")),
        points=FAR_BEHIND if points is None else points,
        phase="reckoning",
        steps=[Aeneas(seat) for seat in range(steps)],
        until=SuddenDeath,
        **more,  # type: ignore[arg-type]
    )


def test_paso_de_eneas__five_points_behind_every_other_civilization() -> None:
    assert offered(points=[0, 5, 9]).asked() == (0, "aeneas")
    assert offered(points=[3, 8, 8]).asked() == (0, "aeneas")
    assert offered(points=[0, 4, 9]).asked() == (-1, "")
    assert offered(points=[0, 0, 9]).asked() == (-1, "")


def test_paso_de_eneas__or_no_disk_on_the_map() -> None:
    assert offered("", "rome 2", points=[9, 0]).asked() == (0, "aeneas")
    assert offered("rome 1", "rome 2", points=[9, 0]).asked() == (-1, "")


def test_paso_de_eneas__each_may_in_turn_order() -> None:
    table = position(
        "",
        "",
        "gaul 3",
        order=[1, 0, 2],
        points=[2, 2, 2],
        phase="reckoning",
        steps=[ResetTurnOrder()],
        until=DrawCards,
    )
    first, second = [seat for seat in table.s.order if seat != 2]
    assert table.s.order[0] == 2
    assert table.asked() == (first, "aeneas")
    assert table.do("decline").asked() == (second, "aeneas")


def test_paso_de_eneas__may_be_declined_and_asked_for_later() -> None:
    table = offered().do("decline")
    assert (table.at("lycia"), table.s.aeneas[0]) == (2, False)
    assert may_invoke_aeneas(table.s, 0)


def test_paso_de_eneas__once_a_game() -> None:
    table = offered().do("invoke", "civ:egypt", "area:lycia", "done")
    assert table.s.aeneas == [True, False, False]
    assert not may_invoke_aeneas(table.s, 0)


@pytest.mark.parametrize(("epochs", "epoch", "allowed"), [(4, 3, True), (4, 4, False), (1, 1, False), (2, 1, True)])
def test_paso_de_eneas__not_in_the_last_epoch(epochs: int, epoch: int, allowed: bool) -> None:
    table = offered(rules=Rules(epochs=epochs), epoch=epoch)
    assert (table.asked() == (0, "aeneas")) is allowed


def test_paso_de_eneas__wonders_and_investments_lose_their_disks_the_wonders_stay() -> None:
    table = offered(
        wonders={"plain_tower": (0, "lycia"), "plain_temple": (1, "rome")},
        investments=[(0, BANK, 3), (1, QUARRY, 2), (0, 12, 1)],
    )
    table.do("invoke")
    assert [(item.seat, item.card) for item in table.s.investments] == [(1, QUARRY)]
    assert sorted(table.s.discard) == [BANK, 12]
    tower, temple = table.s.wonders["plain_tower"], table.s.wonders["plain_temple"]
    assert (tower.status, tower.owner, tower.disks) == ("built", 0, 0)
    assert temple.disks == 2
    assert table.s.supply[0] == 48


def test_paso_de_eneas__all_its_disks_become_barbarians() -> None:
    table = offered("lycia 2, rome 3, red_sea 1", "rome 3", "gaul 2", barbarians="rome 1, red_sea 1").do("invoke")
    assert [table.stacks(area) for area in ("lycia", "rome", "red_sea")] == [[0, 0, 0, 2], [0, 3, 0, 3], [0, 0, 0, 2]]
    assert table.s.supply[0] == 48
    assert table.s.supply[3] == 50 - 7


def test_paso_de_eneas__as_far_as_there_are_barbarians() -> None:
    barbarians = ", ".join(f"{area} 3" for area in FACTS.board.ids if area in SIXTEEN) + ", sinai 1"
    table = offered("lycia 3", "rome 3", "gaul 2", barbarians=barbarians)
    assert table.s.supply[3] == 1
    table.do("invoke")
    assert (table.stacks("lycia"), table.s.supply[3], table.s.supply[0]) == ([0, 0, 0, 1], 0, 48)


SIXTEEN = [
    "pontus", "galatia", "edessa", "thrace", "phrygia", "byzantium", "bithynia", "silicia",
    "al_mina", "ionia", "lydia", "dacia", "palmyra", "judea", "libya", "kush",
]  # fmt: skip


def test_paso_de_eneas__the_same_civilization_or_one_that_is_not_in_the_game() -> None:
    table = offered().do("invoke")
    assert (table.asked(), table.options("civ:")) == (
        (0, "aeneas-civilization"),
        set(FACTS.civilizations) - {"rome", "carthage"},
    )
    table.do("civ:phoenicia")
    assert table.s.civs == ["phoenicia", "rome", "carthage"]


def test_paso_de_eneas__none_whose_home_is_out_of_play() -> None:
    table = offered(closed=["troy", "minos"]).do("invoke")
    assert not {"troy", "minos"} & table.options("civ:")


@pytest.mark.parametrize(("epoch", "disks"), [(1, 16), (2, 18), (3, 20)])
def test_paso_de_eneas__sixteen_disks_and_two_for_each_epoch_completed(epoch: int, disks: int) -> None:
    table = offered(epoch=epoch).do("invoke", "civ:egypt")
    assert (table.s.ready[0], table.s.supply[0]) == (disks, 48 - disks)


def test_paso_de_eneas__any_land_area_but_the_home_of_an_opponent() -> None:
    table = offered().do("invoke", "civ:gaul")
    areas = table.options("area:")
    land = {area for area, kind in zip(FACTS.board.ids, FACTS.board.kinds, strict=True) if kind == "land"}
    assert areas == land - {"rome", "carthage"}
    assert {"gaul", "egypt", "lycia"} <= areas


def test_paso_de_eneas__at_least_one_disk_in_the_area_then_outwards() -> None:
    table = offered().do("invoke", "civ:egypt", "area:judea")
    assert table.at("judea") == 1
    table.do("deploy:judea", "deploy:sinai", "deploy:nile_delta", "deploy:egypt", "done")
    assert [table.at(area) for area in ("judea", "sinai", "nile_delta", "egypt")] == [2, 1, 1, 1]
    assert (table.s.ready[0], table.s.supply[0]) == (0, 48 - 5)


def test_paso_de_eneas__within_the_limits_of_reckoning() -> None:
    table = offered().do("invoke", "civ:egypt", "area:judea", "deploy:judea", "deploy:judea")
    assert table.at("judea") == 3
    assert "judea" not in table.options("deploy:")


def test_paso_de_eneas__the_area_may_be_an_opponents_and_takes_more_than_one_disk() -> None:
    table = offered("lycia 2", "rome 2, judea 1", "gaul 2").do("invoke", "civ:egypt", "area:judea")
    assert table.options("deploy:") == {"judea"}
    table.do("deploy:judea")
    assert {"judea", "sinai", "phoenician_sea"} <= table.options("deploy:")


def test_paso_de_eneas__from_a_contested_area_only_with_as_many_disks() -> None:
    table = offered("lycia 2", "rome 2, judea 3", "gaul 2").do("invoke", "civ:egypt", "area:judea", "deploy:judea")
    assert table.options("deploy:") == {"judea"}
    table.do("deploy:judea")
    assert "sinai" in table.options("deploy:")


def test_paso_de_eneas__opposing_homes_may_be_entered_on_the_way() -> None:
    table = offered().do("invoke", "civ:egypt", "area:etruria")
    assert "rome" in table.options("deploy:")


def test_paso_de_eneas__hand_talents_and_points_are_kept() -> None:
    table = offered(points=[2, 8, 9], hands=[[GIFT]], talents=[3]).do("invoke", "civ:troy", "area:troy", "done")
    assert (table.s.hands[0], table.s.treasury[0], table.s.points[0]) == ([GIFT], 3, 2)


def test_paso_de_eneas__sudden_death_follows() -> None:
    table = offered(steps=3).do("invoke", "civ:egypt", "area:lycia", "done")
    assert table.asked() == (-1, "")
    assert not table.s.agenda
