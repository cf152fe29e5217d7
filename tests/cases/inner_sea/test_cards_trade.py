"""Cards of trade: seas, partners, exchange."""

from engine.epochs.card_phase import play_card
from engine.epochs.cards import worth_playing
from engine.epochs.state import PlayCard
from tests.cases.inner_sea.driver import asked, at, card_id, play, position


def test_local_trade__two_adjacent_areas_and_a_talent():
    s = position(disks={"rome": {0: 1}, "etruria": {0: 2}, "egypt": {0: 2}})
    play(s, 0, "local_trade", "area:rome")
    assert (at(s, "rome"), at(s, "etruria"), at(s, "egypt"), s.treasury[0]) == (2, 3, 2, 1)


def test_local_trade__nothing_without_two_areas_side_by_side():
    s = position(disks={"rome": {0: 1}, "egypt": {0: 2}})
    assert not worth_playing(s, 0, card_id("local_trade"))


def test_trade_fleet__a_chain_of_three_seas():
    s = position(disks={"egypt": {0: 2}, "nile_delta": {0: 2}})
    play(s, 0, "trade_fleet", "area:egyptian_sea", "area:libyan_sea")
    assert [at(s, area) for area in ("egyptian_sea", "libyan_sea", "bay_of_sirt")] == [1, 1, 1]


def test_trade_fleet__begins_in_or_next_to_own_areas_and_not_in_deep_water():
    s = position(disks={"nile_delta": {0: 2}, "egyptian_sea": {0: 1}})
    s.hands[0] = [card_id("trade_fleet")]
    offered = asked(play_card(s, PlayCard(0, card_id("trade_fleet"))))
    assert {"area:egyptian_sea", "area:libyan_sea", "area:phoenician_sea"} <= set(offered)
    assert not {"area:eastern_mediterranean", "area:adriatic_sea", "area:nile_delta"} & set(offered)


def test_barter__a_card_given_one_taken_at_random_a_talent_each():
    s = position(hands={0: ["golden_age"], 1: ["poet", "spies"]})
    play(s, 0, "barter", f"card:{card_id('golden_age')}")
    assert card_id("golden_age") in s.hands[1]
    assert len(s.hands[0]) == 1
    assert s.hands[0][0] in (card_id("poet"), card_id("spies"))
    assert s.treasury == [1, 1, 0]


def test_barter__not_without_something_to_give():
    s = position(hands={0: ["barter"], 1: ["poet"]})
    assert not worth_playing(s, 0, card_id("barter"))


def test_spice_market__talents_for_up_to_three_cards():
    s = position(hands={0: ["golden_age", "poet", "spies"]})
    play(s, 0, "spice_market", f"card:{card_id('poet')}+card:{card_id('spies')}")
    assert s.treasury[0] == 2
    assert s.hands[0] == [card_id("golden_age")]
    assert set(s.discard) == {card_id(key) for key in ("poet", "spies", "spice_market")}
