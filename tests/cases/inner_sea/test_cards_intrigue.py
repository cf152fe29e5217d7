"""Cards of intrigue."""

from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, play, position


def test_spies__a_card_of_an_opponent_is_discarded():
    s = position(hands={1: ["poet", "golden_age"]})
    play(s, 0, "spies", f"card:{card_id('poet')}")
    assert s.hands[1] == [card_id("golden_age")]
    assert card_id("poet") in s.discard
    assert all(event.seats == (0,) for event in s.log.drain() if event.key == "inner_sea-saw")


def test_civil_war__a_disk_in_each_of_up_to_five_cities():
    areas = ("rome", "gaul", "troy", "egypt", "minos", "carthage")
    s = position(disks={**{area: {1: 3} for area in areas}, "kush": {1: 2}, "sinai": {2: 3}})
    play(s, 0, "civil_war", "seat:1", "+".join(f"stack:{area}:1" for area in areas[:5]))
    assert [at(s, area, 1) for area in areas] == [2, 2, 2, 2, 2, 3]
    assert (at(s, "kush", 1), at(s, "sinai", 2)) == (2, 3)


def test_civil_war__a_talent_saves_a_disk():
    s = position(disks={"rome": {1: 3}, "gaul": {1: 3}}, talents=[0, 1])
    play(s, 0, "civil_war", "stack:rome:1+stack:gaul:1", "talent")
    assert (at(s, "rome", 1), at(s, "gaul", 1), s.treasury[1]) == (3, 2, 0)


def test_defection__barbarians_change_sides():
    s = position(disks={"rome": {0: 1}, "etruria": {BARBARIANS: 3}, "egypt": {BARBARIANS: 3}})
    play(s, 0, "defection")
    assert (at(s, "etruria"), at(s, "etruria", BARBARIANS), at(s, "egypt", BARBARIANS)) == (2, 1, 3)
