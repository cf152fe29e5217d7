"""The epoch change table: a row for every card, and what each row does."""

from __future__ import annotations

from data import table
from engine.epochs.epoch import change_of_epoch, last_epoch_event, rows_of
from engine.epochs.invariants import account
from engine.epochs.state import EpochChange
from engine.inner_sea.state import State, WonderState
from tests.cases.answers import run
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, position


def row(s: State, number: int, *answers: str) -> State:
    """The row of a card takes effect."""
    s.phase = "reckoning"
    run(rows_of("inner_sea")[number](s), *answers)
    account(s)
    return s


def test_every_card_has_a_row_with_a_text() -> None:
    rows = table("inner_sea/epoch_table.json")["rows"]
    found = {number: item["key"] for item in rows for number in range(item["first"], item["last"] + 1)}
    made = {number: function.__name__ for number, function in rows_of("inner_sea").items()}
    assert found == made
    assert sorted(made) == list(range(1, 104))


def test_the_gods_smile_on_a_buried_wonder() -> None:
    s = position()
    s.wonders["grand_temple"] = WonderState("buried", 1)
    assert row(s, 1).wonders["grand_temple"].status == "available"
    assert row(position(points=[1, 1]), 5).treasury == [0, 0, 2]


def test_lean_years_cost_disks_of_cities() -> None:
    s = row(
        position(disks={"egypt": {0: 3}, "kush": {0: 3}, "libya": {0: 3}, "rome": {1: 2}}), 6, "area:kush", "area:egypt"
    )
    assert [at(s, area) for area in ("egypt", "kush", "libya")] == [2, 2, 3]
    assert at(s, "rome", 1) == 2


def test_pestilence_spreads_from_one_area() -> None:
    s = row(
        position(disks={"egypt": {0: 3}, "kush": {1: 1}, "rome": {1: 2}}, talents=[1]), 11, "area:egypt", "talent:1"
    )
    assert (at(s, "egypt"), at(s, "kush", 1), at(s, "rome", 1), s.treasury[0]) == (3, 0, 2, 0)


def test_golden_years_add_two_disks() -> None:
    s = row(position(disks={"egypt": {0: 2}, "kush": {0: 2}}), 16, "area:egypt")
    assert (at(s, "egypt"), at(s, "kush")) == (3, 3)


def test_barbarians_come_to_an_edge() -> None:
    for number, area, near in ((21, "gaul", "massilia"), (25, "palmyra", "phoenicia"), (29, "kush", "egypt")):
        s = row(position(), number, f"area:{area}")
        assert (at(s, area, BARBARIANS), at(s, near, BARBARIANS)) == (2, 1)


def test_pirates_nest_in_three_seas() -> None:
    seas = ("aegean_sea", "red_sea", "african_sea")
    s = row(position(), 33, *(f"area:{sea}" for sea in seas))
    assert [at(s, sea, BARBARIANS) for sea in seas] == [2, 2, 2]


def test_autumn_storms_sink_one_disk_in_three_seas() -> None:
    s = row(position(disks={"aegean_sea": {0: 1}, "red_sea": {0: 1}, "african_sea": {0: 2}}), 37, "area:african_sea")
    assert at(s, "african_sea") == 1


def test_the_great_are_envied() -> None:
    s = row(position(points=[5, 2, 2], talents=[1], disks={"egypt": {0: 3}}), 42)
    assert (s.treasury, at(s, "egypt")) == ([0, 0, 1], 1)
    assert at(row(position(points=[5, 5], disks={"egypt": {0: 3}}), 42), "egypt") == 3


def test_civil_strife_hits_most_cities() -> None:
    s = row(position(disks={"egypt": {0: 3}, "kush": {0: 3}, "rome": {1: 3}}), 46, "area:egypt")
    assert (at(s, "egypt"), at(s, "kush"), at(s, "rome", 1)) == (2, 2, 3)


def test_new_horizons_settle_empty_land() -> None:
    s = row(position(disks={"kush": {0: 2}}), 50, "area:libya")
    assert [at(s, area) for area in ("kush", "egypt", "libya")] == [2, 1, 1]


def test_wonders_bring_fame() -> None:
    s = row(position(disks={"kush": {0: 2}}, wonders={"great_walls": (0, "kush")}), 54)
    assert (s.points, s.treasury) == ([1, 0, 0], [0, 1, 1])


def test_great_fairs_pay_for_trade() -> None:
    assert row(position(disks={"egypt": {0: 2}, "libya": {1: 1}, "rome": {2: 1}}), 58).treasury == [1, 1, 0]


def test_the_earth_buries_a_wonder() -> None:
    s = row(position(disks={"kush": {0: 2}}, wonders={"great_walls": (0, "kush")}), 62)
    assert s.wonders["great_walls"].status == "buried"
    assert at(row(position(disks={"kush": {0: 2}}), 62), "kush") == 1


def test_hordes_disperse() -> None:
    s = row(position(disks={"kush": {BARBARIANS: 3}, "rome": {BARBARIANS: 1, 1: 1}}), 65)
    assert (at(s, "kush", BARBARIANS), at(s, "rome", BARBARIANS), at(s, "rome", 1)) == (2, 0, 1)


def test_empty_thrones_draw_barbarians() -> None:
    s = row(position(), 69)
    assert [at(s, area, BARBARIANS) for area in ("troy", "gaul", "egypt")] == [3, 3, 0]


def test_exiles_return_to_who_has_fewest_disks() -> None:
    s = row(
        position(disks={"kush": {0: 1}, "rome": {1: 3}, "gades": {2: 2}}), 75, "area:kush", "area:egypt", "area:egypt"
    )
    assert (at(s, "kush"), at(s, "egypt")) == (2, 2)


def test_scholars_come_to_the_last() -> None:
    s = row(position(points=[1, 0, 1], deck=["spies"]), 81)
    assert s.hands[1] == [card_id("spies")]


def test_heroes_give_a_point_to_the_last() -> None:
    assert row(position(points=[1, 0, 1]), 87).points == [1, 1, 1]


def test_thieves_halve_treasuries() -> None:
    assert row(position(talents=[5, 4, 1]), 93).treasury == [2, 2, 0]


def test_after_an_invasion_somebody_rebuilds() -> None:
    s = position(disks={"kush": {0: 1}, "rome": {1: 3}, "gades": {2: 3}}, deck=["saharan_raiders"], phase="reckoning")
    run(change_of_epoch(s, EpochChange()), "area:mauretania", "area:egypt")
    assert at(s, "mauretania", BARBARIANS) == 4
    assert at(s, "egypt") == 1
    assert s.discard == [card_id("saharan_raiders")]
    assert s.deck == []


def test_stars_turn_the_order() -> None:
    s = position(deck=["atlantis_rises"], phase="reckoning")
    run(change_of_epoch(s, EpochChange()))
    assert s.order == [2, 1, 0]
    assert s.treasury == [0, 0, 0], "only its number counts"
    assert s.deck == [card_id("atlantis_rises")]


def test_the_last_epoch_event_takes_the_first_number_below_69() -> None:
    s = position(deck=["land_improvement", "spies", "saharan_raiders"], phase="reckoning")
    run(last_epoch_event(s), "area:gaul")
    assert at(s, "gaul", BARBARIANS) == 2, "Spies has number 21: the North"
