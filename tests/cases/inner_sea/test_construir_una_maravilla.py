"""Rulebook, "Construir una maravilla", "Usar Maravillas", "Maravillas"."""

from __future__ import annotations

import pytest

from engine.epochs.state import CardPhase, CompetitionPhase
from engine.inner_sea.building import buildable, bury, wonder_active
from engine.inner_sea.state import BuildWonder
from tests.cases.inner_sea.plain import Table, position
from tests.cases.inner_sea.plain_deck import FACTS, GIFT, QUARRY, VETO

N = FACTS.board.number


def building(disks: str, wonder: str = "plain_temple", *others: str, **more: object) -> Table:
    return position(
        disks,
        *(others or ("",)),
        phase="cards",
        steps=[BuildWonder(0, wonder)],
        **more,  # type: ignore[arg-type]
    )


def test_construir_una_maravilla__five_resources_at_least_two_of_them_disks_from_the_map() -> None:
    table = building("kush 1, egypt 3", talents=[1], hands=[[GIFT, VETO]])
    table.do("area:kush")
    assert table.options() == {"disk:egypt", "talent", f"card:{GIFT}", f"card:{VETO}"}
    table.do("talent", f"card:{GIFT}", f"card:{VETO}")
    assert table.options() == {"disk:egypt"}
    table.do("disk:egypt", "disk:egypt")
    assert (table.at("egypt"), table.at("kush"), table.s.treasury[0], table.s.hands[0]) == (1, 1, 0, [])
    assert set(table.s.discard) == {GIFT, VETO}


def test_construir_una_maravilla__the_example_of_the_great_pyramid_in_kush() -> None:
    table = building("kush 1, egypt 3, libya 2", "plain_tower", talents=[1], hands=[[GIFT]])
    table.do("area:kush", "disk:egypt", "disk:libya", f"card:{GIFT}", "talent", "disk:egypt")
    wonder = table.s.wonders["plain_tower"]
    assert (wonder.status, wonder.owner, wonder.area, wonder.disks) == ("built", 0, N["kush"], 5)
    assert table.s.supply[0] == 48 - 6 + 3 - 5


def test_construir_una_maravilla__all_five_may_be_disks() -> None:
    table = building("egypt 4, kush 2")
    table.do("area:egypt", "disk:egypt", "disk:egypt", "disk:egypt", "disk:kush", "disk:kush")
    assert (table.at("egypt"), table.at("kush"), table.s.wonders["plain_temple"].status) == (1, 0, "built")


def test_construir_una_maravilla__disks_in_contested_areas_and_seas_pay_too() -> None:
    table = building("egypt 1, rome 2, red_sea 2", "plain_temple", "rome 3", talents=[3])
    assert table.options("disk:") == {"rome", "red_sea"}


def test_construir_una_maravilla__on_a_controlled_land_area_without_a_wonder() -> None:
    disks = "egypt 3, kush 1, libya 2, rome 2, red_sea 1"
    table = building(disks, "plain_temple", "rome 1", talents=[3], wonders={"plain_tower": (0, "libya")})
    assert table.options("area:") == {"egypt", "kush"}


def test_construir_una_maravilla__its_last_disk_there_cannot_be_paid() -> None:
    table = building("kush 2, egypt 2", talents=[3]).do("area:kush", "disk:kush")
    assert "disk:kush" not in table.options()


@pytest.mark.parametrize(
    ("disks", "talents", "others"),
    [
        ("egypt 2", 9, ""),
        ("egypt 3", 2, ""),
        ("egypt 4, rome 3", 9, "egypt 1, rome 1"),
        ("red_sea 2, egyptian_sea 2, libyan_sea 2", 9, ""),
    ],
)
def test_construir_una_maravilla__not_offered_where_it_could_not_be_paid_or_placed(
    disks: str, talents: int, others: str
) -> None:
    assert buildable(position(disks, others, talents=[talents], phase="cards").s, 0) == []


def test_construir_una_maravilla__just_enough_is_enough() -> None:
    assert "plain_temple" in buildable(position("egypt 3", "", talents=[3], phase="cards").s, 0)


def test_construir_una_maravilla__not_with_too_few_disks_in_the_supply() -> None:
    s = position("egypt 3", "", talents=[9], investments=[(0, QUARRY, 45)], phase="cards").s
    assert buildable(s, 0) == ["plain_temple"]


def test_construir_una_maravilla__disks_paid_count_for_the_supply() -> None:
    table = building("egypt 4, kush 2", "plain_tower", talents=[3], investments=[(0, QUARRY, 42)])
    assert "plain_tower" in buildable(position("egypt 4, kush 2", "", investments=[(0, QUARRY, 42)]).s, 0)
    table.do("area:egypt")
    assert "talent" not in table.options()
    table.do("disk:egypt", "disk:egypt", "disk:egypt", "disk:kush", "disk:kush")
    assert (table.s.wonders["plain_tower"].disks, table.s.supply[0], table.s.treasury[0]) == (5, 0, 3)


def test_construir_una_maravilla__once_a_turn() -> None:
    table = position(
        "egypt 4, kush 3, libya 2", "rome", talents=[8], phase="cards", steps=[CardPhase()], until=CompetitionPhase
    )
    table.do("build:plain_temple", "area:egypt", *["disk:kush", "disk:kush", "talent", "talent", "talent"])
    assert table.s.wonders["plain_temple"].status == "built"
    assert buildable(table.s, 0) == []
    assert table.next_steps() == ["CompetitionPhase"]


def test_construir_una_maravilla__a_built_or_buried_one_is_not_available() -> None:
    table = position("egypt 4, kush 2", "rome 4, gaul 2", wonders={"plain_temple": (1, "rome")}, phase="cards")
    assert "plain_temple" not in buildable(table.s, 0)
    bury(table.s, "plain_temple")
    assert "plain_temple" not in buildable(table.s, 0)


def test_maravillas__a_buried_one_is_inactive_and_its_disks_go_back() -> None:
    s = position("egypt 4", "", wonders={"plain_temple": (0, "egypt")}).s
    bury(s, "plain_temple")
    assert (s.wonders["plain_temple"].status, s.supply[0]) == ("buried", 44)
    assert not wonder_active(s, "plain_temple")


def test_usar_maravillas__only_while_its_owner_occupies_its_area() -> None:
    s = position("egypt 1", "kush 4, egypt 2", wonders={"plain_temple": (0, "egypt"), "plain_tower": (1, "rome")}).s
    assert wonder_active(s, "plain_temple")
    assert not wonder_active(s, "plain_tower")


def test_usar_maravillas__an_opponent_in_its_area_does_not_get_it() -> None:
    assert not wonder_active(position("", "egypt 4", wonders={"plain_temple": (0, "egypt")}).s, "plain_temple")
