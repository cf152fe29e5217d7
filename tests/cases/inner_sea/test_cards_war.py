"""Cards of war that are played in the card phase."""

from engine.epochs.cards import worth_playing
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, play, position


def test_pirates__a_disk_in_each_of_two_seas_and_a_talent():
    s = position(disks={"rome": {0: 2}, "bay_of_capua": {1: 2}, "tyrrhenian_sea": {0: 1, 2: 1}, "red_sea": {1: 1}})
    play(s, 0, "pirates", "stack:bay_of_capua:1", "stack:tyrrhenian_sea:2")
    assert (at(s, "bay_of_capua", 1), at(s, "tyrrhenian_sea", 2), at(s, "red_sea", 1)) == (1, 0, 1)
    assert s.treasury[0] == 1


def test_pirates__one_sea_may_be_enough():
    s = position(disks={"tyrrhenian_sea": {0: 1, 1: 1}, "sicilian_sea": {2: 1}})
    play(s, 0, "pirates", "stack:tyrrhenian_sea:1", "")
    assert (at(s, "tyrrhenian_sea", 1), at(s, "sicilian_sea", 2)) == (0, 1)


def test_hired_raiders__two_disks_for_a_talent():
    s = position(disks={"rome": {0: 1}, "etruria": {1: 3}, "gaul": {1: 3}}, talents=[1])
    play(s, 0, "hired_raiders")
    assert (at(s, "etruria", 1), at(s, "gaul", 1), s.treasury[0]) == (1, 3, 0)


def test_hired_raiders__nobody_rides_for_nothing():
    s = position(disks={"rome": {0: 1}, "etruria": {1: 3}})
    assert not worth_playing(s, 0, card_id("hired_raiders"))


def test_border_forts__up_to_three_areas_on_the_border():
    disks = {"rome": {0: 1}, "etruria": {0: 2}, "umbria": {0: 2}, "cisalpina": {BARBARIANS: 1}, "samnium": {0: 1}}
    s = position(disks=disks)
    play(s, 0, "border_forts", "area:etruria+area:umbria")
    assert (at(s, "etruria"), at(s, "umbria"), at(s, "rome"), at(s, "samnium")) == (3, 3, 1, 1)


def test_pirates__the_talent_comes_where_there_is_nobody_to_rob():
    s = play(position(disks={"rome": {0: 1}}), 0, "pirates")
    assert s.treasury[0] == 1
