"""The epoch change table (rulebook, "Fase de Final de Época", 3)."""

from __future__ import annotations

from data import table
from engine.epochs.epoch import rows_of
from engine.epochs.invariants import account
from engine.middle_east.state import Deity, State
from tests.cases.answers import run
from tests.cases.middle_east.driver import BARBARIANS, FACTS, at, card_id, position, said

BOARD = FACTS.board
HOME = "memphis"
ROWS = table("middle_east/epoch_table.json")["rows"]


def change(s: State, key: str, *answers: str) -> State:
    """The row of this key takes effect."""
    row = next(row for row in ROWS if row["key"] == key)
    code = rows_of("middle_east")[row["first"]]
    assert code.__name__ == key
    run(code(s), *answers)
    account(s)
    return s


def of_ground(ground: str) -> list[str]:
    return [name for name, found in zip(BOARD.ids, BOARD.grounds, strict=True) if found == ground]


def test_every_card_below_97_has_its_row() -> None:
    numbers = [number for row in ROWS for number in range(row["first"], row["last"] + 1)]
    assert numbers == list(range(1, 97))
    assert sorted(rows_of("middle_east")) == numbers
    assert {number: code.__name__ for number, code in rows_of("middle_east").items()} == {
        number: row["key"] for row in ROWS for number in range(row["first"], row["last"] + 1)
    }


def test_the_gods_return_to_homes_under_control() -> None:
    s = position(
        disks={HOME: {0: 1}},
        deities={"god_of_war": Deity("inactive", 0), "god_of_peace": Deity("destroyed", 1)},
    )
    change(s, "the_gods_return")
    assert (s.deities["god_of_war"].status, s.deities["god_of_peace"].status) == ("established", "destroyed")
    assert change(position(points=[1, 0, 1]), "the_gods_return").treasury == [0, 2, 0]


def test_the_black_death_reduces_a_city_of_every_three() -> None:
    cities = ["lydia", "arzawa", "pala", "kaska"]
    s = position(disks={area: {0: 3} for area in cities})
    change(s, "black_death", "area:lydia", "area:pala")
    assert [at(s, area) for area in cities] == [1, 3, 1, 3]


def test_famine_strikes_cities_off_fertile_land() -> None:
    dry = of_ground("plain")[:3]
    s = position(disks={**{area: {0: 3} for area in dry}, HOME: {0: 3}})
    change(s, "famine", f"area:{dry[0]}", f"area:{dry[2]}")
    assert [at(s, area) for area in (*dry, HOME)] == [2, 3, 2, 3]


def test_a_golden_harvest_brings_two_disks() -> None:
    s = position(seats=2, disks={HOME: {0: 1}, "lydia": {1: 1}, "pala": {1: 1}})
    change(s, "golden_harvest", "area:lydia", "area:pala")
    assert [at(s, HOME), at(s, "lydia", 1), at(s, "pala", 1)] == [3, 2, 2]


def test_wolves_come_from_the_north() -> None:
    s = change(position(), "wolves_of_the_steppe", "area:thrace")
    assert at(s, "thrace", BARBARIANS) == 2


def test_tents_stand_in_empty_deserts() -> None:
    deserts = of_ground("desert")
    s = change(position(disks={deserts[0]: {0: 1}}), "tents_in_the_desert")
    assert [at(s, area, BARBARIANS) for area in deserts] == [0] + [2] * (len(deserts) - 1)


def test_lords_of_the_passes_leave_cities_alone() -> None:
    mountains = of_ground("mountain")
    s = change(position(disks={mountains[0]: {0: 3}, mountains[1]: {0: 2}}), "lords_of_the_passes")
    assert [at(s, area, BARBARIANS) for area in mountains] == [0] + [2] * (len(mountains) - 1)


def test_pirates_come_to_three_seas() -> None:
    seas = ["sinai_sea", "red_sea", "reed_sea"]
    s = change(position(), "pirate_fleets", *(f"area:{sea}" for sea in seas))
    assert [at(s, sea, BARBARIANS) for sea in seas] == [2, 2, 2]


def test_the_mountains_shake_everybody() -> None:
    s = change(position(disks={"tarsus": {0: 2, 1: 1}, "elburz_mountains": {BARBARIANS: 3}}), "the_mountains_shake")
    assert [at(s, "tarsus"), at(s, "tarsus", 1), at(s, "elburz_mountains", BARBARIANS)] == [1, 0, 2]


def test_rivers_flood_fertile_land_around() -> None:
    s = position(disks={HOME: {0: 2}, "amarna": {1: 1}, "lydia": {0: 2}})
    change(s, "rivers_in_flood", f"area:{HOME}")
    assert [at(s, HOME), at(s, "amarna", 1), at(s, "lydia")] == [1, 0, 2]


def test_the_mighty_fall_alone() -> None:
    s = position(points=[5, 1, 3], disks={"lydia": {0: 3}})
    change(s, "the_mighty_fall")
    assert (s.points, at(s, "lydia")) == ([4, 2, 3], 1)
    equal = change(position(points=[5, 5, 1], disks={"lydia": {0: 3}}), "the_mighty_fall")
    assert (equal.points, at(equal, "lydia")) == ([5, 5, 1], 3)


def test_a_city_of_the_greatest_rebels() -> None:
    s = position(disks={"lydia": {0: 3}, "pala": {0: 3}, "kaska": {1: 3}})
    change(s, "a_city_rebels", "area:pala")
    assert (at(s, "pala"), at(s, "pala", BARBARIANS), at(s, "kaska", 1)) == (0, 3, 3)


def test_migrations_go_to_empty_land() -> None:
    near = [BOARD.ids[area] for area in BOARD.adjacent[BOARD.number[HOME]] if BOARD.kinds[area] == "land"]
    s = position(seats=2, disks={HOME: {0: 2}})
    before = sum(s.disks[0])
    change(s, "great_migrations", *(f"area:{area}" for area in near[:3]))
    assert sum(s.disks[0]) == before + 3


def test_pilgrims_honour_active_deities() -> None:
    s = change(position(disks={HOME: {0: 1}}, worship={0: "god_of_war"}), "pilgrimages")
    assert (s.points, s.treasury) == ([1, 0, 0], [0, 1, 1])


def test_idols_go_home() -> None:
    s = change(position(deities={"god_of_war": Deity("captured", 0, 1)}), "the_idols_go_home")
    assert s.deities["god_of_war"] == Deity("destroyed", 0)
    assert change(position(), "the_idols_go_home").treasury == [1, 1, 1]


def test_caravans_bring_a_mina_for_each_partner() -> None:
    s = change(position(disks={"lydia": {0: 1, 1: 1}}), "great_caravans")
    assert s.treasury == [1, 1, 0]


def test_the_heretic_king_silences_a_deity() -> None:
    s = position(points=[2, 1, 3], worship={0: "god_of_war", 2: "god_of_peace"})
    change(s, "the_heretic_king", "deity:god_of_peace")
    assert s.deities["god_of_peace"].status == "inactive"
    assert change(position(points=[2, 1, 3], worship={1: "god_of_war"}), "the_heretic_king").points == [2, 2, 3]


def test_young_kingdoms_rise_in_empty_homes() -> None:
    taken = FACTS.civilizations["hatti"].homes[0]
    s = change(position(disks={BOARD.ids[taken]: {0: 1}}), "young_kingdoms")
    homes = {area for key, item in FACTS.civilizations.items() if key not in s.civs for area in item.homes}
    barbarians = {area for area, disks in enumerate(s.disks[s.barbarians]) if disks == 2}
    assert barbarians == homes - {taken}


def test_exiles_return_to_the_smallest() -> None:
    s = position(seats=2, disks={HOME: {0: 1}, "lydia": {1: 3}})
    change(s, "return_of_the_exiles", *[f"area:{HOME}"] * 3, "area:amarna")
    assert (at(s, HOME), at(s, "amarna")) == (4, 1)


def test_the_last_in_points_finds_tablets() -> None:
    s = change(position(points=[2, 1, 3], deck=["holy_war", "plague"]), "tablets_in_the_sand")
    assert s.hands == [[], [card_id("plague")], []]


def test_songs_are_sung_of_those_who_began_anew() -> None:
    s = position(points=[2, 1, 3])
    s.gilgamesh[2] = [1]
    assert change(s, "songs_of_gilgamesh").points == [2, 1, 5]
    assert change(position(points=[2, 1, 3]), "songs_of_gilgamesh").points == [2, 2, 3]


def test_debased_silver_halves_treasuries() -> None:
    s = change(position(talents=[3, 4, 1]), "debased_silver")
    assert s.treasury == [1, 2, 0]
    assert [line["talents"] for line in said(s, "paid")] == [2, 2, 1]


def test_the_strong_fortify_home_and_mountains() -> None:
    s = change(position(seats=2, disks={HOME: {0: 1}, "tarsus": {0: 2}}), "the_strong_fortify")
    assert (at(s, HOME), at(s, "tarsus")) == (2, 3)
