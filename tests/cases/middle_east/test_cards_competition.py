"""Competition cards, great persons among them: a competition, the cards revealed, its outcome."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.epochs.competition import usable
from engine.epochs.reckoning import victory_count
from engine.epochs.state import VictoryCount
from engine.middle_east.state import State
from tests.cases.answers import PASS, run
from tests.cases.middle_east.driver import (
    BARBARIANS,
    allies,
    at,
    begun,
    card_id,
    compete,
    fits,
    play,
    position,
    said,
    stacks,
)


def fight(area: str, mine: int, theirs: int, talents: Sequence[int] = (), hand: Sequence[str] = ()) -> State:
    """Seat 0 (Egypt) against seat 1 (Sumer) in an area; ``hand`` is seat 1's."""
    return position(disks={area: {0: mine, 1: theirs}}, talents=talents, hands={1: hand})


def test_breeder_of_stallions__four_white_disks_over_the_whole_phase():
    s = position(disks={"sinai": {0: 1, 1: 2}, "lydia": {0: 1, 1: 3}})
    compete(s, "lydia", {0: ["breeder_of_stallions"]}, "add:3", "talent")
    assert stacks(s, "lydia") == [1, 0, 0, 0]
    assert s.investments[0].disks == 1
    assert usable(s, 0, s.board.number["sinai"]) == ["use:card:breeder_of_stallions"]
    compete(s, "sinai", {0: ["use:card:breeder_of_stallions"]})
    assert stacks(s, "sinai") == [1, 1, 0, 0]
    assert (s.investments, s.discard, s.supply[0]) == ([], [card_id("breeder_of_stallions")], 46)


def test_breeder_of_stallions__what_is_left_goes_when_the_phase_is_over():
    s = compete(fight("lydia", 1, 2), "lydia", {0: ["breeder_of_stallions"]}, "add:0", PASS)
    assert s.investments[0].disks == 4
    run(victory_count(s, VictoryCount()))
    assert (s.investments, s.discard, s.supply[0]) == ([], [card_id("breeder_of_stallions")], 48)


def test_breeder_of_stallions__its_disks_are_not_negated_one_by_one():
    s = position(disks={"sinai": {0: 1, 1: 2}}, hands={1: ["prophetess"]}, investments=[(0, "breeder_of_stallions", 2)])
    compete(s, "sinai", {0: ["use:card:breeder_of_stallions"]}, "add:2", "")
    assert (stacks(s, "sinai"), s.hands[1]) == ([1, 0, 0, 0], [card_id("prophetess")])


def test_great_captain__a_white_disk_for_another_and_a_mina():
    s = position(disks={"sinai": {0: 2, 1: 3}, "lydia": {1: 1, 2: 2}})
    compete(s, "sinai", {0: ["great_captain"]}, "stack:lydia:1", PASS)
    assert (allies(s, "lydia", 1), s.treasury[0]) == (1, 1)


def test_siege_master__a_city_keeps_two_disks_whatever_its_owner_would_pay():
    s = fight("lydia", 1, 4, talents=[0, 9])
    compete(s, "lydia", {0: ["siege_master"]}, PASS)
    assert s.treasury[1] == 9
    assert stacks(s, "lydia") == [0, 2, 0, 0]


def test_siege_master__the_walls_of_hattusha_hold_one_disk_more():
    s = position(civs=["egypt", "hatti"], seats=2, disks={"hattusha": {0: 1, 1: 4}})
    compete(s, "hattusha", {0: ["siege_master"]}, PASS)
    assert (at(s, "hattusha"), at(s, "hattusha", 1)) == (0, 3)


def test_siege_master__not_against_settlements_or_barbarians():
    assert not fits(begun(fight("lydia", 3, 2), "lydia"), 0, "siege_master")
    assert not fits(begun(position(disks={"lydia": {0: 3, BARBARIANS: 4}}), "lydia"), 0, "siege_master")


def test_siege_master__only_a_negate_card_helps():
    s = compete(
        fight("lydia", 1, 4, hand=["prophetess"]), "lydia", {0: ["siege_master"]}, f"negate:{card_id('prophetess')}"
    )
    assert (stacks(s, "lydia"), s.treasury[1]) == ([0, 4, 0, 0], 1)


def test_traitor__half_the_disks_change_sides():
    s = compete(fight("lydia", 1, 3), "lydia", {0: ["traitor"]}, "talent")
    assert stacks(s, "lydia") == [3, 0, 0, 0]


def test_traitor__is_resolved_before_everything_else():
    s = fight("lydia", 1, 4)
    s.order = [1, 0, 2]
    compete(s, "lydia", {0: ["traitor"], 1: ["improved_bow"]}, "talent")
    assert stacks(s, "lydia") == [0, 2, 0, 0], "three against two before the arrows fly"


def test_traitor__unless_negated():
    s = compete(fight("lydia", 1, 3, hand=["assassin"]), "lydia", {0: ["traitor"]}, f"negate:{card_id('assassin')}")
    assert stacks(s, "lydia") == [0, 3, 0, 0]


def test_soothsayer__a_disk_of_the_own_colour_behind_a_stronghold():
    s = position(disks={"tarsus": {0: 1, 1: 3}}, strongholds={"tarsus": 1})
    compete(s, "tarsus", {0: ["soothsayer"]})
    assert (stacks(s, "tarsus"), s.strongholds[s.board.number["tarsus"]]) == ([0, 2, 0, 0], 1)


def test_soothsayer__also_a_city_in_a_competition_still_to_come():
    s = position(disks={"lydia": {0: 2, 1: 1}, "sinai": {1: 1, 2: 1}, "babylon": {1: 3, 2: 1}})
    compete(s, "lydia", {0: ["soothsayer"]})
    assert stacks(s, "babylon") == [0, 2, 1, 0]


def test_armored_infantry__a_white_disk_in_every_competition_on_land_and_sea():
    s = position(disks={"lydia": {0: 1, 1: 2}, "red_sea": {0: 1, 1: 2}, "sinai": {1: 1, 2: 2}})
    compete(s, "lydia", {0: ["armored_infantry"]})
    assert stacks(s, "lydia") == [1, 1, 0, 0]
    assert (allies(s, "red_sea"), allies(s, "sinai")) == (1, 0)


def test_siege__on_land_no_minas_two_white_disks_and_one_goes():
    s = compete(fight("lydia", 1, 4, talents=[0, 9]), "lydia", {0: ["siege"]})
    assert (stacks(s, "lydia"), s.treasury[1]) == ([1, 1, 0, 0], 9)
    assert not fits(begun(fight("red_sea", 1, 2), "red_sea"), 0, "siege")


def test_siege__against_barbarians_too():
    s = compete(position(disks={"lydia": {0: 1, BARBARIANS: 3}}), "lydia", {0: ["siege"]})
    assert stacks(s, "lydia") == [1, 0, 0, 0]


def test_siege__elsewhere_minas_may_be_spent():
    s = position(disks={"lydia": {0: 1, 1: 2}, "sinai": {0: 2, 1: 2}}, talents=[0, 1])
    compete(s, "lydia", {0: ["siege"]})
    compete(s, "sinai", {}, "talent:1", PASS)
    assert s.treasury[1] == 0


def test_scorched_earth__one_disk_is_left_of_everybody():
    s = position(disks={"lydia": {0: 2, 1: 4, BARBARIANS: 3}})
    compete(s, "lydia", {0: ["scorched_earth"]})
    assert stacks(s, "lydia") == [1, 1, 0, 1]
    assert s.points == [0, 0, 0], "nobody is alone there"


def test_blockade__at_sea_two_disks_and_no_minas_in_the_whole_phase():
    s = position(disks={"red_sea": {0: 1, 1: 3}, "lydia": {0: 2, 1: 2}}, talents=[0, 9])
    compete(s, "red_sea", {0: ["blockade"]})
    compete(s, "lydia", {})
    assert (stacks(s, "red_sea"), stacks(s, "lydia"), s.treasury[1]) == ([1, 1, 0, 0], [1, 1, 0, 0], 9)


def test_blockade__on_a_coast_but_not_inland():
    assert fits(begun(fight("lydia", 1, 2), "lydia"), 0, "blockade")
    assert not fits(begun(fight("babylon", 1, 2), "babylon"), 0, "blockade")


def test_improved_bow__two_disks_less_and_the_competition_is_cancelled():
    s = compete(fight("lydia", 1, 3), "lydia", {0: ["improved_bow"]})
    assert stacks(s, "lydia") == [1, 1, 0, 0], "the rulebook's own example"


def test_improved_bow__also_one_disk_of_each_of_two_factions():
    s = position(disks={"lydia": {0: 2, 1: 2, 2: 1}})
    compete(s, "lydia", {0: ["improved_bow"]}, "stack:lydia:1", "stack:lydia:2", PASS)
    assert stacks(s, "lydia") == [2, 0, 0, 0]


@pytest.mark.parametrize(("area", "left"), [("lydia", [1, 0, 0, 0]), ("tarsus", [1, 1, 0, 0]), ("sinai", [1, 0, 0, 0])])
def test_light_chariots__three_in_the_open_one_elsewhere(area: str, left: list[int]):
    s = compete(fight(area, 1, 2), area, {0: ["light_chariots"]})
    assert stacks(s, area) == left


def test_sappers__bring_down_a_stronghold_and_a_disk():
    s = position(disks={"tarsus": {0: 2, 1: 2}}, strongholds={"tarsus": 1})
    compete(s, "tarsus", {0: ["sappers"]})
    assert (stacks(s, "tarsus"), s.strongholds[s.board.number["tarsus"]]) == ([2, 0, 0, 0], -1)


def test_sappers__two_disks_where_no_stronghold_stands():
    assert stacks(compete(fight("lydia", 1, 3), "lydia", {0: ["sappers"]}), "lydia") == [1, 1, 0, 0]


def test_war_elephants__two_disks_of_everybody():
    s = position(disks={"lydia": {0: 4, 1: 3, BARBARIANS: 2}})
    compete(s, "lydia", {0: ["war_elephants"]}, "talent")
    assert stacks(s, "lydia") == [2, 0, 0, 0]
    assert not fits(begun(fight("tarsus", 4, 3), "tarsus"), 0, "war_elephants")


def test_mercenaries_desert__white_disks_come_over():
    s = fight("lydia", 1, 2)
    s.order = [1, 0, 2]
    compete(s, "lydia", {0: ["mercenaries_desert"], 1: ["armored_infantry"]}, PASS)
    assert stacks(s, "lydia") == [1, 0, 0, 0], "one white disk changes sides, an own one goes"


def test_mercenaries_desert__never_against_barbarians_and_no_minas_under_siege():
    assert not fits(begun(position(disks={"lydia": {0: 2, BARBARIANS: 3}}), "lydia"), 0, "mercenaries_desert")
    s = compete(fight("lydia", 1, 3, talents=[0, 9]), "lydia", {0: ["siege", "mercenaries_desert"]}, "talent")
    assert (stacks(s, "lydia"), s.treasury[1]) == ([1, 0, 0, 0], 9)


def test_warrior_king__a_disk_for_each_white_one():
    s = compete(fight("lydia", 1, 3), "lydia", {0: ["warrior_king"]})
    assert stacks(s, "lydia") == [1, 1, 0, 0]
    s = compete(fight("lydia", 1, 4), "lydia", {0: ["armored_infantry", "warrior_king"]}, "talent")
    assert stacks(s, "lydia") == [1, 0, 0, 0], "with armored infantry two go at once"


def test_master_armorer__lies_down_in_the_card_phase():
    s = play(position(), 0, "master_armorer")
    assert [(item.card, item.disks) for item in s.investments] == [(card_id("master_armorer"), 4)]


def armored(*hand: str) -> State:
    """Sumer fights for Lydia with three disks against four of Egypt; ``hand`` is Egypt's."""
    return position(
        disks={"lydia": {0: 4, 1: 3}}, hands={0: hand}, investments=[(1, "master_armorer", 2)], phase="competition"
    )


def test_master_armorer__a_disk_off_it_for_each_that_would_go():
    s = compete(armored(), "lydia", {}, "save:20", "talent")
    assert said(s, "saved") == [{"seat": 1, "area": "lydia", "card": "master_armorer"}] * 2
    assert (s.investments, card_id("master_armorer") in s.discard) == ([], True)


def test_master_armorer__saves_disks_from_cards_too():
    s = compete(armored("improved_bow"), "lydia", {0: ["improved_bow"]}, "save:20", PASS, "talent")
    assert len(said(s, "saved")) == 2


def test_master_armorer__its_use_may_be_negated_and_then_it_is_over():
    s = compete(armored("prophetess"), "lydia", {}, "save:20", f"negate:{card_id('prophetess')}", "", "talent")
    assert (said(s, "saved"), s.investments, s.supply[1]) == ([], [], 48)
    assert stacks(s, "lydia")[1] == 0


def test_master_armorer__also_straight_from_the_hand_when_needed():
    s = fight("lydia", 1, 2, hand=["master_armorer"])
    compete(s, "lydia", {0: ["improved_bow"]}, "save:20", PASS)
    assert [(item.card, item.disks) for item in s.investments] == [(20, 2)]
    assert stacks(s, "lydia") == [0, 2, 0, 0]


def test_master_armorer__not_in_the_card_phase():
    s = position(disks={"memphis": {0: 1}, "uruk": {1: 3}}, investments=[(1, "master_armorer", 2)])
    play(s, 0, "plague")
    assert (at(s, "uruk", 1), s.investments[0].disks) == (1, 2)


def test_shield_bearers__save_disks_when_they_are_needed():
    s = fight("lydia", 3, 3, hand=["shield_bearers"])
    compete(s, "lydia", {}, f"save:{card_id('shield_bearers')}", "talent", PASS)
    assert len(said(s, "saved")) == 2
    assert stacks(s, "lydia") == [0, 3, 0, 0]
    assert [(item.card, item.disks) for item in s.investments] == [(card_id("shield_bearers"), 1)]


def test_shield_bearers__negated_when_they_are_announced():
    s = fight("lydia", 3, 3, hand=["shield_bearers"])
    s.hands[0] = [card_id("prophetess")]
    number = card_id("shield_bearers")
    compete(s, "lydia", {}, "", f"save:{number}", f"negate:{card_id('prophetess')}", PASS)
    assert (said(s, "saved"), sorted(s.discard)) == ([], sorted([number, card_id("prophetess")]))
    assert stacks(s, "lydia") == [1, 1, 0, 0]


def test_shield_bearers__what_is_left_of_them_goes_when_the_phase_is_over():
    s = compete(fight("lydia", 2, 2), "lydia", {0: ["shield_bearers"]}, "save:34", PASS)
    assert [item.disks for item in s.investments] == [2]
    run(victory_count(s, VictoryCount()))
    assert (s.investments, s.discard) == ([], [34])


def test_master_armorer__a_card_that_was_to_be_given_may_be_used_to_keep_it():
    s = armored("prophetess")
    s.hands[1] = [card_id("assassin"), card_id("bard")]
    keep = [f"negate:{card_id('prophetess')}", f"negate:{card_id('assassin')}"]
    compete(s, "lydia", {}, f"save:20+card:{card_id('assassin')}", *keep, "", "talent")
    assert (len(said(s, "saved")), said(s, "paid-card")) == (2, [])
