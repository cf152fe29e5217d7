"""Cards of wealth: talents, and what they buy."""

import pytest

from engine.epochs.cards import worth_playing
from tests.cases.inner_sea.driver import at, card_id, play, position


def test_gold_mine__a_disk_and_two_talents():
    s = position(disks={"rome": {0: 1}, "gaul": {0: 4}})
    play(s, 0, "gold_mine")
    assert (at(s, "rome"), s.treasury[0]) == (2, 2)


@pytest.mark.parametrize(("cities", "talents"), [(1, 1), (2, 1), (3, 2), (5, 3), (7, 3)])
def test_coinage__a_talent_for_every_two_cities(cities: int, talents: int):
    areas = ("rome", "gaul", "troy", "egypt", "minos", "carthage", "phoenicia")
    s = position(disks={area: {0: 3} for area in areas[:cities]})
    play(s, 0, "coinage")
    assert s.treasury[0] == talents


def test_bread_and_circuses__a_point_a_city_where_nothing_is_paid():
    s = position(disks={"rome": {1: 3}, "gaul": {1: 3}, "troy": {2: 3}}, points=[0, 5, 5])
    play(s, 0, "bread_and_circuses")
    assert s.points == [0, 3, 5]


def test_bread_and_circuses__talents_and_cards_instead():
    areas = ("rome", "gaul", "troy")
    s = position(disks={area: {1: 3} for area in areas}, points=[0, 5], talents=[0, 2], hands={1: ["poet", "spies"]})
    play(s, 0, "bread_and_circuses", f"talent:1+card:{card_id('poet')}")
    assert (s.points[1], s.treasury[1], s.hands[1]) == (4, 1, [card_id("spies")])


def test_bread_and_circuses__of_equals_its_player_chooses():
    s = position(disks={"rome": {1: 3}, "gaul": {2: 3}}, points=[0, 5, 5])
    play(s, 0, "bread_and_circuses", "seat:2")
    assert s.points == [0, 5, 4]


def test_bread_and_circuses__nothing_while_there_is_no_city():
    assert not worth_playing(position(disks={"rome": {1: 2}}), 0, card_id("bread_and_circuses"))


def test_royal_tomb__a_disk_of_a_city_brings_a_point_and_a_talent():
    s = position(disks={"rome": {0: 2}, "gaul": {0: 4}})
    play(s, 0, "royal_tomb")
    assert (at(s, "gaul"), s.points[0], s.treasury[0]) == (3, 1, 1)
