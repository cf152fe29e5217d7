"""Disasters that strike land and sea."""

from engine.middle_east.state import Options
from tests.cases.middle_east.driver import BARBARIANS, at, card_id, fits, play, position


def _stacks(s, faction, *areas):
    return [at(s, area, faction) for area in areas]


def test_great_flood__every_city_on_fertile_land():
    s = position(disks={"thebes": {0: 3}, "memphis": {1: 4}, "uruk": {1: 2}, "anshan": {2: 3}})
    play(s, 0, "great_flood")
    assert (at(s, "thebes"), *_stacks(s, 1, "memphis", "uruk"), at(s, "anshan", 2)) == (2, 3, 2, 3)


def test_great_flood__not_against_oneself_alone():
    assert not fits(position(disks={"thebes": {0: 3}, "uruk": {1: 2}}), 0, "great_flood")


def test_forty_days__half_of_every_stack_on_fertile_land():
    s = position(disks={"uruk": {1: 3}, "akkad": {1: 2}, "mari": {1: 1}, "dur_kur": {1: 2}, "babylon": {2: 2}})
    play(s, 0, "forty_days", "seat:1")
    assert _stacks(s, 1, "uruk", "akkad", "mari", "dur_kur") == [1, 1, 0, 2]
    assert at(s, "babylon", 2) == 2


def test_forty_days__some_disks_are_paid_for_and_the_rest_goes_at_once():
    s = position(disks={"uruk": {1: 3}, "akkad": {1: 2}, "mari": {1: 1}}, talents=[0, 2, 0])
    play(s, 0, "forty_days", "talent:1", "spare:uruk")
    assert s.treasury[1] == 1
    assert (_stacks(s, 1, "uruk", "akkad", "mari"), sum(s.disks[1])) == ([2, 1, 0], 3)


def test_forty_days__cards_and_minas_are_given_in_one_answer():
    s = position(disks={"uruk": {1: 2}, "akkad": {1: 2}}, talents=[0, 1, 0], hands={1: ["levy"]})
    play(s, 0, "forty_days", f"talent:1+card:{card_id('levy')}")
    assert (s.treasury[1], s.hands[1], sum(s.disks[1])) == (0, [], 4)


def test_drought__on_plains_but_never_the_last_one():
    s = position(disks={"persis": {1: 3}, "utians": {1: 2}, "carmania": {1: 1}, "susa": {1: 2}})
    play(s, 0, "drought")
    assert _stacks(s, 1, "persis", "utians", "carmania", "susa") == [2, 1, 1, 2]


def test_sandstorm__opponents_in_a_desert_and_around_it():
    s = position(disks={"sinai": {1: 2}, "philistia": {2: 1}, "nile_delta": {0: 2}, "reed_sea": {-1: 1}})
    play(s, 0, "sandstorm", "area:sinai")
    assert (at(s, "sinai", 1), at(s, "philistia", 2), at(s, "nile_delta"), at(s, "reed_sea", BARBARIANS)) == (
        1,
        0,
        2,
        0,
    )


def test_storm_at_sea__everything_afloat_and_a_disk_of_every_city_on_the_shore():
    s = position(disks={"sinai_sea": {1: 2, 0: 1}, "levantine_sea": {1: 1}, "tyre": {1: 3}, "philistia": {1: 2}})
    s = play(s, 0, "storm_at_sea", "area:sinai_sea")
    assert (_stacks(s, 1, "sinai_sea", "levantine_sea", "tyre", "philistia"), at(s, "sinai_sea")) == ([0, 1, 2, 2], 0)


def test_storm_at_sea__own_cities_too():
    s = position(disks={"nile_delta": {0: 3}, "reed_sea": {2: 1}})
    play(s, 0, "storm_at_sea")
    assert (at(s, "nile_delta"), at(s, "reed_sea", 2)) == (2, 0)


def test_famine__every_settlement_loses_a_disk():
    s = position(disks={"persis": {1: 2}, "susa": {1: 2}, "uruk": {1: 3}, "anshan": {1: 1}})
    play(s, 0, "famine")
    assert _stacks(s, 1, "persis", "susa", "uruk", "anshan") == [1, 1, 3, 1]


def test_plague__two_disks_of_a_city_and_one_of_every_city_next_to_it():
    s = position(disks={"babylon": {1: 4}, "akkad": {0: 3}, "uruk": {2: 3}, "lagash": {2: 2}, "susa": {1: 3}})
    play(s, 0, "plague", "stack:babylon:1")
    assert (at(s, "babylon", 1), at(s, "akkad"), at(s, "uruk", 2), at(s, "lagash", 2), at(s, "susa", 1)) == (
        2,
        2,
        2,
        2,
        3,
    )


def test_plague_of_locusts__fields_and_pastures_around():
    s = position(
        disks={"uruk": {1: 3}, "babylon": {1: 1}, "dur_kur": {2: 2}, "southern_desert": {1: 1}, "bit_yakin": {0: 2}}
    )
    play(s, 0, "plague_of_locusts", "area:uruk")
    assert _stacks(s, 1, "uruk", "babylon", "southern_desert") == [1, 0, 1]
    assert (at(s, "dur_kur", 2), at(s, "bit_yakin")) == (1, 2)


EIGHT_CITIES = {area: {1: 3} for area in ("uruk", "akkad", "mari", "babylon", "susa", "persis", "lydia", "pala")}


def test_great_fire__eight_cities_keep_one_disk_each():
    s = play(position(disks={**EIGHT_CITIES, "thebes": {1: 2}}), 0, "great_fire")
    assert _stacks(s, 1, *EIGHT_CITIES, "thebes") == [1] * 8 + [2]


def test_great_fire__two_minas_save_two_disks():
    s = position(disks=EIGHT_CITIES, talents=[0, 2, 0])
    play(s, 0, "great_fire", "talent:2", "spare:uruk+spare:akkad:2")
    assert (sum(s.disks[1]), s.treasury[1]) == (10, 0)


def test_great_fire__seven_cities_do_not_burn():
    assert not fits(position(disks={**EIGHT_CITIES, "pala": {1: 2}}), 0, "great_fire")


def test_dynastic_strife__half_of_every_stack_of_whoever_has_eight_cities():
    s = position(disks={**EIGHT_CITIES, "thebes": {1: 2}, "memphis": {1: 1}, "amarna": {2: 3}}, talents=[0, 5, 0])
    play(s, 0, "dynastic_strife")
    assert _stacks(s, 1, *EIGHT_CITIES, "thebes", "memphis") == [1] * 8 + [1, 0]
    assert (at(s, "amarna", 2), s.treasury[1]) == (3, 5)


def test_dynastic_strife__no_quarrel_about_seven_cities():
    assert not fits(position(disks={**EIGHT_CITIES, "pala": {1: 2}}), 0, "dynastic_strife")


def test_volcano__nothing_is_left_on_the_mountain():
    s = position(
        disks={"lukka": {1: 4}, "arzawa": {0: 2, 1: 1}, "ionia": {2: 3}, "rhodian_sea": {1: 1}, "lydia": {2: 1}},
        strongholds={"lukka": 1},
    )
    play(s, 0, "volcano")
    assert (at(s, "lukka", 1), at(s, "arzawa"), at(s, "arzawa", 1), at(s, "ionia", 2)) == (0, 1, 0, 2)
    assert (at(s, "rhodian_sea", 1), at(s, "lydia", 2)) == (1, 1)
    assert s.strongholds[s.board.number["lukka"]] == -1


def test_volcano__a_stronghold_is_no_disk_to_pay_for():
    s = position(disks={"lukka": {1: 1}}, strongholds={"lukka": 1}, talents=[0, 2, 0])
    play(s, 0, "volcano", "talent:1")
    assert (at(s, "lukka", 1), s.treasury[1]) == (1, 1)


def test_earthquake__the_stronghold_and_two_disks_of_each_opponent():
    s = position(disks={"tushpa": {1: 3, 2: 1, 0: 1}}, strongholds={"tushpa": 1})
    play(s, 0, "earthquake")
    assert (at(s, "tushpa", 1), at(s, "tushpa", 2), at(s, "tushpa")) == (1, 0, 1)
    assert s.strongholds[s.board.number["tushpa"]] == -1


def test_earthquake__a_city_in_the_plain_but_no_settlement():
    s = position(disks={"persis": {1: 3}, "utians": {1: 2}})
    play(s, 0, "earthquake")
    assert _stacks(s, 1, "persis", "utians") == [1, 2]


def test_biblical_earthquake__half_of_everything_around():
    s = position(
        disks={"jerusalem": {1: 3}, "tyre": {0: 2}, "philistia": {1: 1, 2: 2}, "sinai_sea": {1: 2}, "edom": {1: 2}}
    )
    play(s, 0, "biblical_earthquake")
    assert (at(s, "jerusalem", 1), at(s, "tyre"), *_stacks(s, 1, "philistia", "edom", "sinai_sea")) == (1, 1, 0, 1, 2)
    assert at(s, "philistia", 2) == 1


def test_biblical_earthquake__strongholds_fall():
    s = position(disks={"pamir": {1: 2}, "parachania": {2: 2}}, strongholds={"pamir": 1, "parachania": 2})
    play(s, 0, "biblical_earthquake", "area:pamir")
    assert set(s.strongholds) == {-1}


def test_corruption__all_minas_and_a_card():
    s = position(talents=[0, 3, 0], hands={1: ["levy", "karum"]})
    play(s, 0, "corruption")
    assert (s.treasury[1], len(s.hands[1])) == (0, 1)


def test_nepotism__a_point_for_each_city_beyond_the_third():
    s = position(disks=EIGHT_CITIES, points=[0, 7, 0])
    play(s, 0, "nepotism")
    assert s.points[1] == 2


def test_nepotism__three_cities_are_no_temptation():
    s = position(disks={"uruk": {1: 3}, "akkad": {1: 3}, "mari": {1: 3}}, points=[0, 7, 0])
    assert not fits(s, 0, "nepotism")


def test_pirate_raid__barbarians_at_sea_and_on_its_shores():
    s = position(disks={"persis": {1: 2}})
    play(s, 0, "pirate_raid")
    assert [at(s, area, BARBARIANS) for area in ("lower_gulf", "persis", "magan", "upper_gulf")] == [2, 1, 1, 0]


def test_murrain__camps_outside_fertile_land():
    s = position(disks={"persis": {1: 1}, "pamir": {1: 1}, "akkad": {1: 1}, "utians": {1: 2}, "red_sea": {1: 1}})
    play(s, 0, "murrain")
    assert _stacks(s, 1, "persis", "pamir", "akkad", "utians", "red_sea") == [0, 0, 1, 2, 1]


def test_forty_days__the_last_disk_at_home_stays_where_homes_are_defended():
    disks = {"uruk": {1: 1}, "akkad": {1: 1}}
    s = play(position(disks=disks, options=Options(home_defence=True)), 0, "forty_days")
    assert _stacks(s, 1, "uruk", "akkad") == [1, 0]
    assert _stacks(play(position(disks=disks), 0, "forty_days"), 1, "uruk", "akkad") == [0, 0]
