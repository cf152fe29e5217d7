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


def test_the_black_death_leaves_a_disk_in_every_city() -> None:
    s = change(
        position(disks={"lydia": {0: 3}, "arzawa": {1: 4}, "pala": {0: 2}, "kaska": {BARBARIANS: 4}}), "black_death"
    )
    assert [at(s, "lydia"), at(s, "arzawa", 1), at(s, "pala"), at(s, "kaska", BARBARIANS)] == [1, 1, 2, 4]


def test_the_black_death_is_paid_off_with_minas() -> None:
    s = position(disks={"lydia": {0: 3}, "pala": {0: 3}}, talents=[2, 0, 0])
    change(s, "black_death", "talent:2", "spare:lydia+spare:pala")
    assert (sum(s.disks[0]), s.treasury[0]) == (4, 0)


def test_famine_spares_fertile_land_and_seas() -> None:
    s = change(position(disks={"lydia": {0: 3}, "tarsus": {0: 2}, HOME: {0: 3}, "red_sea": {0: 2}}), "famine")
    assert [at(s, area) for area in ("lydia", "tarsus", HOME, "red_sea")] == [1, 0, 3, 2]


def test_a_golden_harvest_brings_two_disks() -> None:
    s = position(seats=2, disks={HOME: {0: 1}, "lydia": {1: 1}, "pala": {1: 1}})
    change(s, "golden_harvest", "area:lydia", "area:pala")
    assert [at(s, HOME), at(s, "lydia", 1), at(s, "pala", 1)] == [3, 2, 2]


def test_wolves_come_from_the_north() -> None:
    s = position(disks={"lydia": {0: 3}, HOME: {1: 2}, "tarsus": {0: 3}, "thrace": {}})
    change(s, "wolves_of_the_steppe", "area:thrace")
    assert at(s, "thrace", BARBARIANS) == 2
    assert [at(s, "lydia"), at(s, HOME, 1), at(s, "tarsus")] == [1, 1, 3]


def test_tents_stand_in_deserts() -> None:
    deserts = of_ground("desert")
    beside = next(
        BOARD.ids[near] for near in BOARD.adjacent[BOARD.number[deserts[0]]] if BOARD.grounds[near] == "plain"
    )
    s = change(position(disks={deserts[0]: {0: 1}, beside: {0: 3}, "pala": {0: 3}}), "tents_in_the_desert")
    assert [at(s, area, BARBARIANS) for area in deserts] == [2] * len(deserts)
    assert [at(s, deserts[0]), at(s, beside), at(s, "pala")] == [0, 0, 3]


def test_lords_of_the_passes_come_to_every_mountain() -> None:
    mountains = of_ground("mountain")
    s = change(position(disks={mountains[0]: {0: 3}, "red_sea": {1: 1}}), "lords_of_the_passes")
    assert [at(s, area, BARBARIANS) for area in mountains] == [2] * len(mountains)
    assert [at(s, mountains[0]), at(s, "red_sea", 1)] == [2, 0]


def test_pirates_come_to_three_seas() -> None:
    seas = ["sinai_sea", "red_sea", "reed_sea"]
    inland = next(
        name
        for name in of_ground("plain")
        if all(BOARD.kinds[near] == "land" for near in BOARD.adjacent[BOARD.number[name]])
    )
    s = position(disks={"alashiya": {0: 3}, "red_sea": {1: 2}, inland: {0: 3}})
    change(s, "pirate_fleets", *(f"area:{sea}" for sea in seas))
    assert [at(s, sea, BARBARIANS) for sea in seas] == [2, 2, 2]
    assert [at(s, "alashiya"), at(s, "red_sea", 1), at(s, inland)] == [0, 0, 3]


def test_the_mountains_shake_and_the_plains_with_them() -> None:
    s = change(position(disks={"tarsus": {0: 3, 1: 1}, "lydia": {0: 3}, HOME: {0: 3}}), "the_mountains_shake")
    assert [at(s, "tarsus"), at(s, "tarsus", 1), at(s, "lydia"), at(s, HOME)] == [0, 0, 1, 3]


def test_rivers_flood_fertile_land_and_land_beside_it() -> None:
    s = change(position(disks={HOME: {0: 3}, "western_desert": {1: 2}, "lydia": {0: 2}}), "rivers_in_flood")
    assert [at(s, HOME), at(s, "western_desert", 1), at(s, "lydia")] == [0, 1, 2]


def test_the_mighty_fall_alone() -> None:
    s = position(points=[5, 1, 3], disks={"lydia": {0: 3, 1: 3}, "red_sea": {0: 1}})
    change(s, "the_mighty_fall")
    assert (s.points, at(s, "lydia"), at(s, "red_sea"), at(s, "lydia", 1)) == ([3, 3, 3], 1, 0, 3)
    equal = change(position(points=[5, 5, 1], disks={"lydia": {0: 3}}), "the_mighty_fall")
    assert (equal.points, at(equal, "lydia")) == ([5, 5, 1], 3)


def test_half_the_cities_rebel() -> None:
    s = position(disks={"lydia": {0: 3}, "pala": {0: 3}, "arzawa": {0: 3}, "kaska": {1: 3}, "red_sea": {2: 2}})
    change(s, "the_cities_rebel", "area:lydia+area:pala", "area:kaska")
    assert [at(s, area) for area in ("lydia", "pala", "arzawa")] == [0, 0, 3]
    assert [at(s, area, BARBARIANS) for area in ("lydia", "pala", "arzawa", "kaska")] == [2, 2, 0, 2]


def test_migrations_go_to_empty_land() -> None:
    near = [BOARD.ids[area] for area in BOARD.adjacent[BOARD.number[HOME]] if BOARD.kinds[area] == "land"]
    s = position(seats=2, disks={HOME: {0: 3}})
    change(s, "great_migrations", *(f"area:{area}" for area in near[:3]))
    assert [at(s, area) for area in (HOME, *near[:3])] == [1, 1, 1, 1]


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
    s = position(seats=2, disks={HOME: {0: 3}, "lydia": {1: 4}, "pala": {1: 3}})
    change(s, "return_of_the_exiles", *[f"area:{HOME}"] * 3, *["area:amarna"] * 3)
    assert (at(s, HOME), at(s, "amarna")) == (4, 3)
    assert (at(s, "lydia", 1), at(s, "pala", 1)) == (2, 1)


def test_tablets_lie_in_the_sand() -> None:
    s = position(
        points=[2, 1, 3], deck=["holy_war", "plague"], disks={HOME: {0: 3}, "lydia": {2: 1}, "red_sea": {2: 2}}
    )
    change(s, "tablets_in_the_sand")
    assert s.hands == [[], [card_id("plague")], []]
    assert [at(s, HOME), at(s, "lydia", 2), at(s, "red_sea", 2)] == [1, 1, 0]


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
    s = change(
        position(seats=2, disks={HOME: {0: 1}, "tarsus": {0: 2}, "lydia": {0: 3}, "pala": {1: 1}}), "the_strong_fortify"
    )
    assert (at(s, HOME), at(s, "tarsus"), at(s, "lydia"), at(s, "pala", 1)) == (2, 3, 1, 0)
