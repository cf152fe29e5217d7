"""Cards of growth: own disks on land."""

import pytest

from engine.epochs.cards import worth_playing
from tests.cases.inner_sea.driver import at, card_id, drained, play, position


def test_bumper_crop__two_disks_in_one_land_area_and_a_talent():
    s = position(disks={"rome": {0: 1}, "etruria": {0: 2}, "tyrrhenian_sea": {0: 1}})
    play(s, 0, "bumper_crop", "area:rome")
    assert at(s, "rome") == 3
    assert s.treasury == [1, 0, 0]
    assert s.discard == [card_id("bumper_crop")]


def test_bumper_crop__only_as_many_disks_as_fit():
    s = position(disks={"rome": {0: 3}})
    play(s, 0, "bumper_crop")
    assert at(s, "rome") == 4


def test_colonists__two_disks_over_the_sea_to_empty_land():
    s = position(disks={"bay_of_capua": {0: 1}, "corsica": {1: 1}, "sardinia": {0: 1}})
    play(s, 0, "colonists", "area:nora")
    assert at(s, "nora") == 2


def test_colonists__nowhere_without_an_own_sea():
    s = position(disks={"rome": {0: 3}})
    assert not worth_playing(s, 0, card_id("colonists"))


def test_great_migration__up_to_three_disks_of_one_area_to_the_next():
    s = position(disks={"rome": {0: 4}, "etruria": {0: 1}})
    play(s, 0, "great_migration", "area:rome", "area:etruria", "disks:2")
    assert (at(s, "rome"), at(s, "etruria")) == (3, 4)


def test_great_migration__no_more_than_fit():
    s = position(disks={"rome": {0: 4}, "umbria": {0: 3}})
    play(s, 0, "great_migration", "area:rome", "area:umbria")
    assert (at(s, "rome"), at(s, "umbria")) == (4, 4)


def test_land_improvement__a_disk_in_each_of_two_settled_areas():
    s = position(disks={"egypt": {0: 1}, "kush": {0: 2}, "libya": {0: 2}, "sinai": {0: 4}, "red_sea": {0: 1}})
    play(s, 0, "land_improvement", "area:egypt+area:kush")
    assert (at(s, "egypt"), at(s, "kush"), at(s, "libya")) == (2, 3, 2)


def test_land_improvement__one_area_alone_is_improved_as_far_as_possible():
    s = position(disks={"egypt": {0: 1}})
    play(s, 0, "land_improvement")
    assert at(s, "egypt") == 2


def test_improved_plow__three_areas_and_a_talent():
    s = position(disks={"egypt": {0: 1}, "rome": {0: 2}, "libya": {0: 2}, "sinai": {0: 1}})
    play(s, 0, "improved_plow", "area:egypt+area:rome+area:sinai")
    assert [at(s, area) for area in ("egypt", "rome", "libya", "sinai")] == [2, 3, 2, 2]
    assert s.treasury[0] == 1


def test_golden_age__two_disks_next_door_together():
    s = position(disks={"rome": {0: 1}})
    play(s, 0, "golden_age", "area:etruria", "area:etruria")
    assert (at(s, "etruria"), at(s, "rome"), s.treasury[0]) == (2, 1, 1)


def test_golden_age__the_second_disk_does_not_reach_farther():
    s = position(disks={"carthage": {0: 1}})
    play(s, 0, "golden_age", "area:saldae", "area:saldic_sea")
    assert (at(s, "saldae"), at(s, "saldic_sea"), at(s, "numidia")) == (1, 1, 0)


@pytest.mark.parametrize(("key", "talents"), [("bumper_crop", 1), ("gold_mine", 2), ("improved_plow", 1)])
def test_resolver_efectos__the_talents_come_though_no_disk_can(key: str, talents: int):
    s = drained(disks={"rome": {0: 2}})
    play(s, 0, key)
    assert (at(s, "rome"), s.treasury[0]) == (2, talents)


def test_golden_age__the_talent_comes_though_no_disk_can():
    s = drained(disks={"rome": {0: 2}})
    play(s, 0, "golden_age")
    assert s.treasury[0] == 1


def test_golden_age__the_last_disk_of_the_supply_goes_to_one_area_and_no_second_one_is_asked_for():
    s = drained(1, disks={"rome": {0: 2}})
    play(s, 0, "golden_age", "area:etruria")
    assert (at(s, "etruria"), s.treasury[0]) == (1, 1)


def test_improved_plow__only_as_many_areas_are_named_as_there_are_disks():
    s = drained(2, disks={"egypt": {0: 1}, "rome": {0: 2}, "libya": {0: 2}, "sinai": {0: 1}})
    play(s, 0, "improved_plow", "area:libya+area:sinai")
    assert [at(s, area) for area in ("egypt", "rome", "libya", "sinai")] == [1, 2, 3, 2]


def test_land_improvement__nothing_without_a_disk():
    assert not worth_playing(drained(disks={"rome": {0: 1}}), 0, card_id("land_improvement"))


def test_great_migration__both_areas_have_a_disk_more():
    s = position(disks={"rome": {0: 2}, "etruria": {0: 1}})
    play(s, 0, "great_migration", "area:rome", "area:etruria", "disks:2")
    assert (at(s, "rome"), at(s, "etruria")) == (1, 4)
