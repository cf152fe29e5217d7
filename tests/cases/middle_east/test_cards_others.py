"""Cards of the court, and Royal Roads."""

from engine.epochs.card_phase import play_card
from engine.epochs.state import PlayCard
from tests.cases.answers import first_options
from tests.cases.middle_east.driver import at, card_id, fits, play, position


def test_royal_marriage__two_cards_and_one_for_an_opponent():
    s = position(deck=["levy", "karum", "tolls", "barter"])
    play(s, 0, "royal_marriage", "seat:2")
    assert [len(hand) for hand in s.hands] == [2, 0, 1]


def test_house_of_tablets__a_card_of_the_top_five_that_is_no_event():
    s = position(discard=["levy", "karum", "tolls", "barter", "drought", "desert_raiders"])
    s.hands[0] = [card_id("house_of_tablets")]
    offered = first_options(play_card(s, PlayCard(0, card_id("house_of_tablets"))))
    assert set(offered) == {f"card:{card_id(key)}" for key in ("karum", "tolls", "barter", "drought")}
    play(s, 0, "house_of_tablets", f"card:{card_id('tolls')}")
    assert s.hands[0] == [card_id("tolls")]


def test_deportation__two_disks_into_the_desert():
    s = position(disks={"jerusalem": {1: 3}, "tyre": {0: 1}, "edom": {1: 1}})
    play(s, 0, "deportation", "area:edom")
    assert (at(s, "jerusalem", 1), at(s, "edom", 1)) == (2, 2)
    s = position(disks={"jerusalem": {1: 3}, "tyre": {0: 1}})
    play(s, 0, "deportation", "area:salt_desert")
    assert (at(s, "jerusalem", 1), at(s, "salt_desert", 1)) == (1, 2)


def test_deportation__from_a_mountain_the_stronghold_is_left_to_nobody():
    s = position(disks={"tushpa": {1: 1}, "arbela": {0: 1}}, strongholds={"tushpa": 1})
    play(s, 0, "deportation", "area:sinai")
    assert s.strongholds[s.board.number["tushpa"]] == -1


def test_levy__own_land_next_to_opposing_land():
    s = position(disks={"uruk": {0: 1}, "babylon": {1: 1}, "thebes": {0: 1}, "akkad": {0: 2}})
    play(s, 0, "levy", "area:uruk+area:akkad")
    assert [at(s, area) for area in ("uruk", "akkad", "thebes")] == [2, 3, 1]


def test_mountain_fortress__two_disks_and_a_stronghold():
    s = play(
        position(disks={"tushpa": {1: 1}, "arbela": {0: 1}, "samarra": {0: 1}}),
        0,
        "mountain_fortress",
        "area:north_zagros",
    )
    assert at(s, "north_zagros") == 2
    assert s.strongholds[s.board.number["north_zagros"]] == 0


def test_mountain_fortress__no_stronghold_beside_others():
    s = play(position(disks={"tushpa": {1: 1, 0: 1}}), 0, "mountain_fortress", "area:tushpa")
    assert at(s, "tushpa") == 3
    assert set(s.strongholds) == {-1}


def test_new_settlers__three_on_fertile_land_two_elsewhere():
    disks = {"babylon": {0: 1}}
    assert at(play(position(disks=disks), 0, "new_settlers", "area:uruk"), "uruk") == 3
    assert at(play(position(disks=disks), 0, "new_settlers", "area:dur_kur"), "dur_kur") == 2


def test_four_quarters__a_mina_for_each_kind_of_land():
    s = position(disks={"uruk": {0: 1}, "akkad": {0: 1}, "persis": {0: 1}, "sinai": {0: 1}, "red_sea": {0: 1}})
    assert play(s, 0, "four_quarters").treasury[0] == 3


def test_nomad_raid__a_mina_or_two_disks():
    disks = {"uruk": {1: 3}, "babylon": {0: 1}, "akkad": {2: 1}}
    s = play(position(disks=disks, talents=[0, 1, 0]), 0, "nomad_raid")
    assert (s.treasury[:2], at(s, "uruk", 1)) == ([1, 0], 3)
    s = play(position(disks=disks), 0, "nomad_raid")
    assert (s.treasury[:2], at(s, "uruk", 1)) == ([0, 0], 1)


def test_king_list__a_point_for_each_home_area_under_control():
    s = position(disks={"memphis": {0: 1}, "uruk": {0: 2}, "babylon": {0: 1, 1: 1}, "samarra": {0: 1}})
    assert play(s, 0, "king_list").points[0] == 2
    assert not fits(position(disks={"samarra": {0: 1}}), 0, "king_list")


def test_royal_roads__through_full_areas_to_the_far_end():
    s = position(disks={"uruk": {0: 4}, "babylon": {0: 4}, "akkad": {0: 1}})
    play(s, 0, "royal_roads", "area:uruk", "area:assur", "disks:3", "")
    assert [at(s, area) for area in ("uruk", "babylon", "akkad", "assur")] == [1, 4, 1, 3]


def test_royal_roads__three_marches_one_after_the_other():
    s = position(disks={"uruk": {0: 4}, "babylon": {0: 4}})
    play(
        s,
        0,
        "royal_roads",
        *("area:babylon", "area:akkad", "disks:4"),
        *("area:uruk", "area:babylon", "disks:4"),
        *("area:akkad", "area:mari", "disks:2"),
    )
    assert [at(s, area) for area in ("uruk", "babylon", "akkad", "mari")] == [0, 4, 2, 2]


def test_royal_roads__no_area_is_too_full_in_the_end():
    s = position(disks={"uruk": {0: 4}, "babylon": {0: 3}})
    s.hands[0] = [card_id("royal_roads")]
    play(s, 0, "royal_roads", "area:uruk", "area:babylon", "")
    assert (at(s, "uruk"), at(s, "babylon")) == (3, 4)


def test_royal_roads__not_over_sea_nor_through_land_of_others():
    s = position(disks={"memphis": {0: 2}, "red_sea": {0: 1}, "babylon": {1: 1}}, hands={0: ["royal_roads"]})
    flow = play_card(s, PlayCard(0, card_id("royal_roads")))
    assert set(first_options(flow)) >= {"area:amarna", "area:nile_delta"}
    assert "area:midian" not in set(first_options(play_card(s, PlayCard(0, card_id("royal_roads")))))
