"""Cards of intrigue."""

from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, drained, play, position


def test_spies__a_card_of_an_opponent_is_discarded():
    s = position(hands={1: ["poet", "golden_age"]})
    play(s, 0, "spies", f"card:{card_id('poet')}")
    assert s.hands[1] == [card_id("golden_age")]
    assert card_id("poet") in s.discard
    assert all(event.seats == (0,) for event in s.log.drain() if event.key == "inner_sea-saw")


def test_civil_war__a_talent_saves_a_disk():
    s = position(disks={"rome": {1: 3}, "gaul": {1: 3}}, talents=[0, 1])
    play(s, 0, "civil_war", "stack:rome:1+stack:gaul:1", "talent:1")
    assert (at(s, "rome", 1), at(s, "gaul", 1), s.treasury[1]) == (3, 2, 0)


def test_defection__barbarians_change_sides():
    s = position(disks={"rome": {0: 1}, "etruria": {BARBARIANS: 3}, "egypt": {BARBARIANS: 3}})
    play(s, 0, "defection")
    assert (at(s, "etruria"), at(s, "etruria", BARBARIANS), at(s, "egypt", BARBARIANS)) == (2, 1, 3)


def test_civil_war__five_disks_in_all_on_any_land():
    areas = {"rome": 3, "gaul": 2, "troy": 1, "egypt": 1, "kush": 4, "sinai": 1, "red_sea": 2}
    s = position(disks={area: {1: disks} for area, disks in areas.items()})
    named = "+".join(f"stack:{area}:1" for area in ("rome", "gaul", "troy", "egypt", "kush"))
    play(s, 0, "civil_war", named)
    assert [at(s, area, 1) for area in areas] == [2, 1, 0, 0, 3, 1, 2]


def test_defection__barbarians_go_though_no_own_disk_is_left_or_fits():
    s = drained(1, disks={"rome": {0: 1, BARBARIANS: 3}})
    play(s, 0, "defection")
    assert (at(s, "rome"), at(s, "rome", BARBARIANS)) == (2, 1)
    s = position(disks={"rome": {0: 4, BARBARIANS: 3}})
    play(s, 0, "defection")
    assert (at(s, "rome"), at(s, "rome", BARBARIANS)) == (4, 1)
