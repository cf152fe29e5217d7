"""Cards of religion (rulebook, "Cartas de Religión y Pueblos Ateos", "Notas a las Cartas de Destino")."""

from __future__ import annotations

import pytest

from engine.epochs.card_phase import card_actions
from engine.epochs.reckoning import victory_count
from engine.epochs.state import VictoryCount
from engine.middle_east.deities import capture_deities, deity_of, replace_deity
from engine.middle_east.state import CaptureDeities, Deity, State
from tests.cases.answers import run
from tests.cases.middle_east.driver import BARBARIANS, FACTS, at, card_id, fits, play, position

BOARD = FACTS.board
HOME = "memphis"
"""Egypt's home, seat 0."""


def land_beside(area: str) -> list[str]:
    """The land areas next to an area."""
    return [BOARD.ids[near] for near in BOARD.adjacent[BOARD.number[area]] if BOARD.kinds[near] == "land"]


def home(s: State, seat: int) -> str:
    return BOARD.ids[s.homes[seat]]


def may_play(s: State, seat: int, key: str) -> bool:
    return f"play:{card_id(key)}" in card_actions(s, seat)


def test_religion_cards_are_for_the_faithful() -> None:
    s = position(disks={HOME: {0: 2}, "lydia": {1: 1}}, hands={0: ["temple_tithe"]})
    assert not may_play(s, 0, "temple_tithe")
    s.deities["god_of_war"] = Deity("established", 0)
    assert may_play(s, 0, "temple_tithe")
    s.deities["god_of_war"].status = "inactive"
    assert not may_play(s, 0, "temple_tithe")


def test_holy_war_strikes_around_every_own_city() -> None:
    near = land_beside(HOME)
    s = position(disks={HOME: {0: 3}, **{area: {1: 2} for area in near}, "lydia": {1: 2}})
    play(s, 0, "holy_war")
    assert [at(s, area, 1) for area in near] == [1] * len(near)
    assert at(s, "lydia", 1) == 2


def test_holy_war_needs_a_city_and_somebody_beside_it() -> None:
    assert not fits(position(disks={HOME: {0: 2}, land_beside(HOME)[0]: {1: 2}}), 0, "holy_war")
    assert not fits(position(disks={HOME: {0: 3}, "lydia": {1: 2}}), 0, "holy_war")


def test_blasphemy_silences_a_deity_and_takes_a_mina() -> None:
    s = position(disks={HOME: {0: 2}}, worship={0: "god_of_war", 1: "god_of_peace"}, talents=[0, 2, 0])
    play(s, 0, "blasphemy")
    assert (s.deities["god_of_peace"].status, s.treasury) == ("inactive", [1, 1, 0])


def test_blasphemy_finds_only_temples_that_stand() -> None:
    s = position(worship={0: "god_of_war"}, deities={"god_of_peace": Deity("captured", 1, 0)})
    assert not fits(s, 0, "blasphemy")


def test_mass_conversion_takes_up_to_three_disks_of_the_godless_or_of_barbarians() -> None:
    near = land_beside(HOME)[0]
    s = position(disks={HOME: {0: 2}, near: {BARBARIANS: 4}}, worship={0: "god_of_war"})
    play(s, 0, "mass_conversion")
    assert (at(s, near, BARBARIANS), at(s, near)) == (1, 3)
    godless = position(disks={HOME: {0: 2}, near: {1: 2}}, worship={0: "god_of_war"})
    assert fits(godless, 0, "mass_conversion")
    faithful = position(disks={HOME: {0: 2}, near: {1: 2}}, worship={0: "god_of_war", 1: "god_of_peace"})
    assert not fits(faithful, 0, "mass_conversion")


def test_mass_conversion_replaces_no_disk_that_was_paid_for() -> None:
    near = land_beside(HOME)[0]
    s = position(disks={HOME: {0: 2}, near: {1: 2}}, worship={0: "god_of_war"}, talents=[0, 1, 0])
    play(s, 0, "mass_conversion", "talent:1")
    assert (at(s, near, 1), at(s, near), s.treasury[1]) == (1, 1, 0)


def test_forsaken_by_god_silences_a_deity_and_strikes_cities() -> None:
    cities = ["lydia", "arzawa", "pala", "kaska"]
    s = position(disks={HOME: {0: 2}, **{area: {1: 3} for area in cities}}, worship={1: "god_of_peace"})
    play(s, 0, "forsaken_by_god", "+".join(f"stack:{area}:1" for area in cities[:3]))
    assert s.deities["god_of_peace"].status == "inactive"
    assert [at(s, area, 1) for area in cities] == [2, 2, 2, 3]


def test_forsaken_by_god_silences_where_there_is_no_city() -> None:
    s = position(disks={HOME: {0: 2}, "lydia": {1: 2}}, worship={1: "god_of_peace"})
    play(s, 0, "forsaken_by_god")
    assert (s.deities["god_of_peace"].status, at(s, "lydia", 1)) == ("inactive", 2)


def test_holy_festival_fills_the_home_and_what_is_around() -> None:
    around = [HOME, *(BOARD.ids[near] for near in BOARD.adjacent[BOARD.number[HOME]])]
    s = position(disks={"lydia": {0: 1}, around[1]: {1: 2}})
    play(s, 0, "holy_festival")
    assert [at(s, area) for area in around] == [1] * len(around)


def test_temple_tithe_is_paid_by_everybody_or_costs_two_disks() -> None:
    s = position(disks={HOME: {0: 2, 1: 1}, "lydia": {2: 2}, "pala": {2: 1}}, talents=[0, 3, 0])
    play(s, 0, "temple_tithe", "area:lydia", "area:pala")
    assert (s.treasury, at(s, "lydia", 2), at(s, "pala", 2)) == ([1, 2, 0], 1, 0)


@pytest.mark.parametrize(
    "former",
    [
        Deity("established", 0),
        Deity("inactive", 0),
        Deity("captured", 0, 1),
        Deity("destroyed", 0),
    ],
)
def test_monotheism_replaces_the_deity_free_of_charge(former: Deity) -> None:
    s = position(disks={HOME: {0: 2}}, deities={"god_of_war": former}, hands={0: ["monotheism"]})
    assert may_play(s, 0, "monotheism")
    play(s, 0, "monotheism")
    assert (deity_of(s, 0), s.deities["monotheism"]) == ("monotheism", Deity("established", 0))
    assert s.deities["god_of_war"] == Deity()
    assert [(item.seat, item.card, item.disks) for item in s.investments] == [(0, card_id("monotheism"), 0)]
    assert card_id("monotheism") not in s.discard


def test_monotheism_is_not_for_the_godless_nor_without_control_of_the_home() -> None:
    godless = position(disks={HOME: {0: 2}}, hands={0: ["monotheism"]})
    assert not may_play(godless, 0, "monotheism")
    shared = position(disks={HOME: {0: 2, 1: 1}}, worship={0: "god_of_war"}, hands={0: ["monotheism"]})
    assert not may_play(shared, 0, "monotheism")


def test_there_is_one_monotheism() -> None:
    s = position(disks={HOME: {0: 2}}, worship={0: "god_of_war", 1: "monotheism"}, hands={0: ["monotheism"]})
    assert not may_play(s, 0, "monotheism")


def test_the_temple_of_monotheism_counts_two_points() -> None:
    s = position(disks={HOME: {0: 1}}, worship={0: "monotheism"})
    run(victory_count(s, VictoryCount()))
    assert s.sources[0]["temples"] == 2


def test_a_capture_by_the_faithful_of_monotheism_brings_a_point_more() -> None:
    s = position(worship={0: "monotheism", 1: "god_of_war"})
    s.disks[0][s.homes[1]], s.supply[0] = 2, s.supply[0] - 2
    capture_deities(s, CaptureDeities())
    assert (s.points[0], s.deities["god_of_war"].holder) == (2, 0)


def test_the_card_of_monotheism_is_discarded_when_another_deity_comes() -> None:
    s = position(disks={HOME: {0: 2}}, worship={0: "monotheism"}, investments=[(0, "monotheism", 0)])
    replace_deity(s, 0, "god_of_war")
    assert (s.investments, s.discard, s.deities["monotheism"]) == ([], [card_id("monotheism")], Deity())
