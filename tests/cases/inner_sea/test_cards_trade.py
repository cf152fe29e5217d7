"""Cards of trade: seas, partners, exchange."""

from engine.epochs.card_phase import play_card
from engine.epochs.state import PlayCard
from tests.cases.answers import first_options
from tests.cases.inner_sea.driver import at, card_id, drained, play, position


def test_local_trade__two_adjacent_areas_and_a_talent():
    s = position(disks={"rome": {0: 1}, "etruria": {0: 2}, "egypt": {0: 2}})
    play(s, 0, "local_trade", "area:rome")
    assert (at(s, "rome"), at(s, "etruria"), at(s, "egypt"), s.treasury[0]) == (2, 3, 2, 1)


def test_local_trade__only_the_talent_without_two_areas_side_by_side():
    s = position(disks={"rome": {0: 1}, "egypt": {0: 2}})
    play(s, 0, "local_trade")
    assert (at(s, "rome"), at(s, "egypt"), s.treasury[0]) == (1, 2, 1)


def test_trade_fleet__a_chain_of_three_seas():
    s = position(disks={"egypt": {0: 2}, "nile_delta": {0: 2}})
    play(s, 0, "trade_fleet", "area:egyptian_sea", "area:libyan_sea")
    assert [at(s, area) for area in ("egyptian_sea", "libyan_sea", "bay_of_sirt")] == [1, 1, 1]


def test_trade_fleet__begins_in_or_next_to_own_areas_and_not_in_deep_water():
    s = position(disks={"nile_delta": {0: 2}, "egyptian_sea": {0: 1}})
    s.hands[0] = [card_id("trade_fleet")]
    offered = first_options(play_card(s, PlayCard(0, card_id("trade_fleet"))))
    assert {"area:egyptian_sea", "area:libyan_sea", "area:phoenician_sea"} <= set(offered)
    assert not {"area:eastern_mediterranean", "area:adriatic_sea", "area:nile_delta"} & set(offered)


def test_barter__a_card_given_one_taken_at_random_a_talent_each():
    s = position(hands={0: ["golden_age"], 1: ["poet", "spies"]})
    play(s, 0, "barter", f"card:{card_id('golden_age')}")
    assert card_id("golden_age") in s.hands[1]
    assert len(s.hands[0]) == 1
    assert s.hands[0][0] in (card_id("poet"), card_id("spies"))
    assert s.treasury == [1, 1, 0]


def test_barter__with_nothing_to_give_both_gain_a_talent():
    s = play(position(hands={1: ["poet"]}), 0, "barter", "seat:1")
    assert (s.hands[1], s.treasury) == ([card_id("poet")], [1, 1, 0])


def test_spice_market__talents_for_up_to_three_cards():
    s = position(hands={0: ["golden_age", "poet", "spies"]})
    play(s, 0, "spice_market", f"card:{card_id('poet')}+card:{card_id('spies')}")
    assert s.treasury[0] == 2
    assert s.hands[0] == [card_id("golden_age")]
    assert set(s.discard) == {card_id(key) for key in ("poet", "spies", "spice_market")}


def test_local_trade__the_talent_comes_though_no_disk_can():
    s = drained(disks={"rome": {0: 1}, "etruria": {0: 2}})
    play(s, 0, "local_trade")
    assert s.treasury[0] == 1


def test_local_trade__two_areas_that_take_a_disk_go_before_one():
    s = position(disks={"rome": {0: 1}, "etruria": {0: 2}, "egypt": {0: 1}, "kush": {0: 4}})
    s.hands[0] = [card_id("local_trade")]
    assert set(first_options(play_card(s, PlayCard(0, card_id("local_trade"))))) == {"area:rome", "area:etruria"}


def test_local_trade__one_disk_where_the_area_next_door_is_full():
    s = position(disks={"egypt": {0: 1}, "kush": {0: 4}})
    play(s, 0, "local_trade")
    assert (at(s, "egypt"), at(s, "kush"), s.treasury[0]) == (2, 4, 1)


def test_trade_fleet__as_long_as_there_are_disks():
    s = drained(1, disks={"egypt": {0: 2}})
    play(s, 0, "trade_fleet")
    assert at(s, "red_sea") == 1


def test_barter__both_gain_a_talent_though_nothing_can_be_exchanged():
    s = play(position(seats=2), 0, "barter")
    assert s.treasury == [1, 1]


def test_barter__not_with_an_opponent_without_cards_while_another_holds_some():
    s = position(hands={0: ["poet"], 2: ["spies"]})
    play(s, 0, "barter", f"card:{card_id('poet')}")
    assert (s.hands, s.treasury) == ([[card_id("spies")], [], [card_id("poet")]], [1, 0, 1])
