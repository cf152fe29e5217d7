"""Great persons of the card phase."""

from engine.epochs.card_phase import play_card
from engine.epochs.cards import worth_playing
from engine.epochs.state import PlayCard
from tests.cases.answers import first_options
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, play, position


def test_captive_queen__two_disks_in_a_foreign_sea():
    s = position(disks={"red_sea": {1: 1}, "aegean_sea": {2: 2}, "myrtoan_sea": {BARBARIANS: 1}, "rome": {0: 1}})
    play(s, 0, "captive_queen", "area:aegean_sea")
    assert (at(s, "aegean_sea"), at(s, "aegean_sea", 2)) == (2, 2)


def test_captive_queen__no_sea_of_barbarians_alone():
    s = position(disks={"myrtoan_sea": {BARBARIANS: 1}})
    assert not worth_playing(s, 0, card_id("captive_queen"))


def test_poet__replaces_a_disk_in_each_of_up_to_three_areas():
    s = position(disks={"rome": {1: 3}, "gaul": {2: 2}, "egypt": {BARBARIANS: 2, 0: 4}, "troy": {1: 1}})
    play(s, 0, "poet", "stack:rome:1", "stack:egypt:3", "stack:gaul:2")
    assert (at(s, "rome", 1), at(s, "rome"), at(s, "gaul", 2), at(s, "gaul")) == (2, 1, 1, 1)
    assert (at(s, "egypt", BARBARIANS), at(s, "egypt"), at(s, "troy", 1)) == (1, 4, 1)


def test_poet__an_own_disk_comes_even_where_a_talent_saves_the_other():
    s = position(disks={"rome": {1: 3}}, talents=[0, 1])
    play(s, 0, "poet", "talent:1")
    assert (at(s, "rome", 1), at(s, "rome"), s.treasury[1]) == (3, 1, 0)


def test_poet__where_the_disk_is_safe_from_cards_none_comes():
    s = position(disks={"rome": {1: 3}}, wonders={"great_walls": (1, "rome")})
    play(s, 0, "poet")
    assert (at(s, "rome", 1), at(s, "rome")) == (3, 0)


def test_demagogue__two_own_disks_come_even_where_a_card_saves_the_other():
    s = position(disks={"rome": {1: 3}, "etruria": {0: 1}}, hands={1: ["barter"]})
    play(s, 0, "demagogue", f"card:{card_id('barter')}")
    assert (at(s, "rome", 1), at(s, "rome"), s.hands[1]) == (3, 2, [])


def test_demagogue__two_own_disks_for_one_of_a_city():
    s = position(disks={"rome": {1: 3}, "etruria": {0: 1, 2: 2}, "troy": {2: 3}})
    play(s, 0, "demagogue")
    assert (at(s, "rome", 1), at(s, "rome"), at(s, "troy", 2)) == (2, 2, 3)


def test_navigator__across_deep_water_before_the_fourth_epoch():
    s = position(disks={"minos": {0: 1}})
    play(s, 0, "navigator", "area:central_mediterranean", "area:melite+area:laconia")
    assert (at(s, "melite"), at(s, "laconia"), at(s, "central_mediterranean")) == (1, 1, 0)


def test_navigator__not_from_inland():
    assert not worth_playing(position(disks={"gaul": {0: 3}}), 0, card_id("navigator"))


def test_magistrate__a_talent_for_each_region_with_a_city():
    s = position(disks={"rome": {0: 3}, "umbria": {0: 3}, "gaul": {0: 3}, "egypt": {0: 2}})
    play(s, 0, "magistrate")
    assert s.treasury[0] == 2


def test_master_builder__a_wonder_moves_to_another_controlled_area():
    disks = {"rome": {1: 1}, "gaul": {0: 2}, "troy": {0: 1}, "egypt": {0: 1, 1: 1}}
    s = position(disks=disks, wonders={"great_pyramid": (0, "rome")})
    play(s, 0, "master_builder", "area:gaul")
    assert s.board.ids[s.wonders["great_pyramid"].area] == "gaul"
    assert at(s, "gaul") == 3


def test_master_builder__nothing_without_a_site():
    s = position(disks={"rome": {0: 3}}, wonders={"great_pyramid": (0, "rome")})
    assert not worth_playing(s, 0, card_id("master_builder"))


def test_physician__lone_disks_become_settlements():
    s = position(disks={"rome": {0: 1}, "gaul": {0: 2}, "egypt": {0: 1}, "red_sea": {0: 1}, "troy": {0: 1, 1: 1}})
    assert set(first_options(play_card(s, _held(s, "physician")))) == {"area:rome", "area:egypt", "area:troy"}
    play(s, 0, "physician", "area:rome+area:troy")
    assert (at(s, "rome"), at(s, "troy"), at(s, "egypt")) == (2, 2, 1)


def _held(s, key):
    s.hands[0].append(card_id(key))
    return PlayCard(0, card_id(key))


def test_merchant_prince__a_talent_for_each_partner():
    s = position(disks={"rome": {0: 1}, "etruria": {1: 1}, "bay_of_capua": {2: 1}, "gaul": {1: 1}})
    play(s, 0, "merchant_prince")
    assert s.treasury[0] == 2


def test_city_founder__a_whole_city_on_empty_land():
    s = position(disks={"rome": {0: 1}, "etruria": {1: 1}})
    play(s, 0, "city_founder", "area:umbria")
    assert at(s, "umbria") == 3


def test_prophet__two_disks_for_a_lone_one():
    s = position(disks={"rome": {0: 1}, "etruria": {1: 1}, "umbria": {1: 2}})
    play(s, 0, "prophet")
    assert (at(s, "etruria"), at(s, "etruria", 1), at(s, "umbria", 1)) == (2, 0, 2)


def test_prophet__two_own_disks_come_even_where_a_talent_saves_the_lone_one():
    s = position(disks={"rome": {0: 1}, "etruria": {1: 1}}, talents=[0, 1])
    play(s, 0, "prophet", "talent:1")
    assert (at(s, "etruria"), at(s, "etruria", 1)) == (2, 1)


def test_poet__in_a_deep_sea_too():
    s = position(disks={"eastern_mediterranean": {1: 1}}, epoch=4)
    play(s, 0, "poet")
    assert (at(s, "eastern_mediterranean", 0), at(s, "eastern_mediterranean", 1)) == (1, 0)
