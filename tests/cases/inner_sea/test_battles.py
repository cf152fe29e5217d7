"""Competition cards: a competition, the cards revealed, its outcome."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.epochs.cards import Play, worth_playing
from engine.epochs.competition import harm, usable
from engine.epochs.state import Fight
from engine.inner_sea.cards.battles import admiral
from engine.inner_sea.state import State
from tests.cases.answers import PASS, run
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, compete, position


def fight(area: str, mine: int, theirs: int, talents: Sequence[int] = (), hand: Sequence[str] = ()) -> State:
    """Seat 0 (Egypt) against seat 1 (Rome) in an area; ``hand`` is seat 0's."""
    return position(disks={area: {0: mine, 1: theirs}}, talents=talents, hands={0: hand})


def begun(s: State, area: str) -> State:
    """The same with the competition under way, to ask what is of use in it."""
    s.phase, s.fight = "competition", Fight(s.board.number[area], [[] for _ in range(s.seats)], [0] * (s.seats + 1))
    return s


def test_strategos_sends_allies_to_several_competitions() -> None:
    s = position(disks={"sinai": {0: 1, 1: 2}, "kush": {0: 1, 1: 2}, "libya": {0: 1}})
    compete(s, "sinai", {0: ["strategos"]}, "area:sinai+area:kush")
    assert s.allies[0][s.board.number["kush"]] == 1
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (1, 1), "two against two"


def test_traitor_removes_all_disks_of_a_civilization() -> None:
    s = compete(fight("sinai", 1, 4), "sinai", {0: ["traitor"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (1, 0)
    assert s.points[0] == 1, "three disks or more gone: loot"


def test_traitor_is_of_no_use_in_a_home_area_but_opens_the_gates_of_troy() -> None:
    assert not worth_playing(begun(fight("rome", 1, 3), "rome"), 0, card_id("traitor"))
    s = position(civs=["egypt", "troy"], seats=2, disks={"troy": {0: 1, 1: 3}})
    compete(s, "troy", {0: ["traitor"]}, PASS)
    assert at(s, "troy", 1) == 0


def test_composite_bow_hits_every_opponent() -> None:
    s = position(disks={"sinai": {0: 2, 1: 3, BARBARIANS: 2}})
    compete(s, "sinai", {0: ["composite_bow"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1), at(s, "sinai", BARBARIANS)) == (2, 0, 0)


def test_composite_bow_hits_civilizations_in_turn_order_allies_first() -> None:
    s = position(disks={"egyptian_sea": {0: 2, 1: 3, 2: 1}}, talents=[0, 9, 9])
    s.order = [2, 1, 0]
    s.allies[2][s.board.number["egyptian_sea"]] = 1
    compete(s, "egyptian_sea", {0: ["composite_bow"]}, "", "talent:1", PASS)
    paid = [event.args["seat"] for event in s.log.new if event.key == "inner_sea-paid-talent"]
    lost = [event.args["seat"] for event in s.log.new if event.key == "inner_sea-lost"]
    assert (paid, lost[0]) == ([1], 2)


def test_cards_hit_those_who_have_nothing_but_allies_there() -> None:
    s = fight("egyptian_sea", 2, 0)
    s.allies[1][s.board.number["egyptian_sea"]] = 2
    compete(s, "egyptian_sea", {0: ["composite_bow"]})
    assert (at(s, "egyptian_sea", 0), s.allies[1][s.board.number["egyptian_sea"]]) == (2, 0)
    s = fight("egyptian_sea", 2, 0)
    s.allies[1][s.board.number["egyptian_sea"]] = 1
    compete(s, "egyptian_sea", {0: ["boarding_party"]})
    assert (at(s, "egyptian_sea", 0), s.allies[1][s.board.number["egyptian_sea"]]) == (3, 0)


def test_strategos_still_helps_elsewhere_when_this_fight_is_over() -> None:
    s = position(disks={"sinai": {0: 3, 1: 1}, "kush": {0: 1, 1: 2}})
    s.order = [1, 0, 2]
    compete(s, "sinai", {0: ["strategos"], 1: ["siege_engines"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (1, 1)
    assert s.allies[0][s.board.number["kush"]] == 1


def test_siege_engines_end_a_competition() -> None:
    s = compete(fight("sinai", 1, 3), "sinai", {0: ["siege_engines"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (1, 1), "the rulebook's own example"


def test_siege_engines_need_land() -> None:
    assert not worth_playing(begun(fight("egyptian_sea", 2, 2), "egyptian_sea"), 0, card_id("siege_engines"))


def test_armored_infantry_on_land() -> None:
    s = compete(fight("sinai", 1, 2), "sinai", {0: ["armored_infantry"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (1, 0)


def test_chariots_on_the_mainland() -> None:
    s = compete(fight("sinai", 2, 3), "sinai", {0: ["chariots"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (2, 0)
    assert not worth_playing(begun(fight("melite", 2, 2), "melite"), 0, card_id("chariots"))


def test_triremes_at_sea() -> None:
    s = compete(fight("egyptian_sea", 1, 2), "egyptian_sea", {0: ["triremes"]})
    assert (at(s, "egyptian_sea", 0), at(s, "egyptian_sea", 1)) == (1, 0)
    assert not worth_playing(begun(fight("sinai", 2, 2), "sinai"), 0, card_id("triremes"))


def test_admiral_alone_at_sea_gains_a_talent() -> None:
    s = compete(fight("egyptian_sea", 2, 1), "egyptian_sea", {0: ["admiral"]})
    assert (at(s, "egyptian_sea", 0), s.treasury[0]) == (2, 1)


def test_fire_ships_cost_a_disk() -> None:
    s = compete(fight("egyptian_sea", 2, 2), "egyptian_sea", {0: ["fire_ships"]})
    assert (at(s, "egyptian_sea", 0), at(s, "egyptian_sea", 1)) == (1, 0)


@pytest.mark.parametrize("key", ["admiral", "fire_ships", "boarding_party"])
def test_ships_reach_a_coast_from_a_sea_with_own_disks(key: str) -> None:
    inland = begun(position(disks={"sinai": {0: 2, 1: 2}, "red_sea": {1: 1}}), "sinai")
    assert not worth_playing(inland, 0, card_id(key))
    s = position(disks={"sinai": {0: 2, 1: 2}, "red_sea": {0: 1}})
    compete(s, "sinai", {0: [key]})
    assert at(s, "sinai", 1) == 0


def test_phalanx_doubles_a_city() -> None:
    s = compete(fight("sinai", 3, 4), "sinai", {0: ["phalanx"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (3, 0)


def test_mercenaries_are_paid() -> None:
    s = compete(fight("sinai", 1, 2, talents=[3]), "sinai", {0: ["mercenaries"]}, "pay:2")
    assert (s.treasury[0], at(s, "sinai", 0), at(s, "sinai", 1)) == (1, 1, 0)


def test_shield_wall_keeps_cards_from_harming() -> None:
    s = compete(fight("sinai", 3, 2), "sinai", {0: ["shield_wall"], 1: ["siege_engines"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (3, 0)


def test_orderly_retreat_moves_next_door() -> None:
    s = compete(fight("sinai", 2, 4), "sinai", {0: ["orderly_retreat"]}, "area:judea", "move:2")
    assert (at(s, "judea", 0), at(s, "sinai", 0), at(s, "sinai", 1)) == (2, 0, 4)


def test_plunder_takes_a_talent_or_a_disk() -> None:
    s = compete(fight("sinai", 1, 2, talents=[0, 1]), "sinai", {0: ["plunder"]})
    assert (s.loot[0], s.treasury[1], at(s, "sinai", 1)) == (1, 0, 2)
    s = compete(fight("sinai", 1, 2), "sinai", {0: ["plunder"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (1, 1)


def test_turncoats_change_sides() -> None:
    s = compete(fight("sinai", 1, 3), "sinai", {0: ["turncoats"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (3, 0)


def test_boarding_party_adds_a_disk_even_where_a_talent_was_paid() -> None:
    s = fight("egyptian_sea", 1, 2, talents=[0, 1])
    compete(s, "egyptian_sea", {0: ["boarding_party"]}, "talent:1", PASS)
    assert (s.treasury[0], s.treasury[1]) == (1, 0)
    assert (at(s, "egyptian_sea", 0), at(s, "egyptian_sea", 1)) == (1, 1), "two against two"


def test_reserves_come_from_next_door() -> None:
    s = position(disks={"sinai": {0: 1, 1: 2}, "judea": {0: 2}})
    compete(s, "sinai", {0: ["reserves"]}, "area:judea", "area:judea")
    assert (at(s, "judea", 0), at(s, "sinai", 0), at(s, "sinai", 1)) == (0, 2, 0)


def test_warrior_queen_brings_two() -> None:
    s = compete(fight("sinai", 1, 2), "sinai", {0: ["warrior_queen"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (2, 0)


def test_a_card_shown_after_the_contest_is_over_is_discarded() -> None:
    s = compete(fight("sinai", 1, 3), "sinai", {0: ["siege_engines"], 1: ["armored_infantry"]})
    assert sorted(s.discard) == sorted([card_id("siege_engines"), card_id("armored_infantry")])


def test_only_fitting_cards_are_offered() -> None:
    s = begun(fight("sinai", 2, 2, hand=["triremes", "phalanx", "land_improvement"]), "sinai")
    assert usable(s, 0, s.board.number["sinai"]) == [f"card:{card_id('phalanx')}"]


def test_triremes_reach_a_coast_from_a_sea_with_own_disks() -> None:
    s = position(disks={"sinai": {0: 1, 1: 2}, "red_sea": {0: 1}})
    compete(s, "sinai", {0: ["triremes"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (1, 0)


def test_traitor_is_stopped_by_no_shield() -> None:
    s = fight("sinai", 1, 4)
    s.order = [1, 0, 2]
    compete(s, "sinai", {0: ["traitor"], 1: ["shield_wall"]})
    assert at(s, "sinai", 1) == 0


def test_shield_wall_does_not_spare_those_who_play_the_card() -> None:
    s = begun(fight("sinai", 3, 2), "sinai")
    assert s.fight is not None
    s.fight.shields.append(0)
    run(harm(s, 0, 0, s.fight.area, 1))
    run(harm(s, 1, 0, s.fight.area, 1))
    assert at(s, "sinai", 0) == 2


def test_chariots_strike_before_the_white_disk_comes() -> None:
    s = fight("sinai", 2, 3, talents=[0, 1])
    compete(s, "sinai", {0: ["chariots"]}, "talent:1")
    said = [event.key for event in s.log.new if event.key in ("inner_sea-paid-talent", "inner_sea-ally")]
    assert said == ["inner_sea-paid-talent", "inner_sea-ally"]


def test_admiral_alone_with_nothing_but_allies_is_alone() -> None:
    s = begun(fight("egyptian_sea", 0, 1), "egyptian_sea")
    s.allies[0][s.board.number["egyptian_sea"]] = 2
    run(admiral(s, Play(0, "card", "admiral")))
    assert s.treasury[0] == 1
