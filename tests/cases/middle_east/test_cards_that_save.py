"""Cards whose disks go instead of others in a competition (rulebook, "Procedimiento para la Competición", 1 and 3)."""

from engine.middle_east.state import State
from tests.cases.answers import PASS
from tests.cases.middle_east.driver import card_id, compete, position, said, stacks

ARMORER, BEARERS = card_id("master_armorer"), card_id("shield_bearers")


def armored(disks: int) -> State:
    """Two of seat 1 against six, with a card on the table that saves so many."""
    return position(disks={"lydia": {0: 6, 1: 2}}, investments=[(1, "master_armorer", disks)])


def test_master_armorer__its_disks_go_one_for_one():
    s = compete(armored(2), "lydia", {}, f"save:{ARMORER}", PASS)
    assert [item.card for item in s.investments] == []
    assert (stacks(s, "lydia"), len(said(s, "saved"))) == ([3, 0, 0, 0], 2)
    assert s.supply[1] == 48, "they are back in the supply"


def test_master_armorer__keeps_what_is_left_for_later():
    s = position(disks={"lydia": {0: 3, 1: 1}}, investments=[(1, "master_armorer", 4)])
    compete(s, "lydia", {}, f"save:{ARMORER}", PASS)
    assert (stacks(s, "lydia"), [item.disks for item in s.investments]) == ([1, 1, 0, 0], [2])


def test_master_armorer__may_stay_out():
    s = compete(armored(2), "lydia", {}, "")
    assert [item.disks for item in s.investments] == [2]


def test_shield_bearers__come_out_of_the_hand_when_a_disk_is_about_to_go():
    s = position(disks={"lydia": {0: 4, 1: 1}}, hands={1: ["shield_bearers"]})
    compete(s, "lydia", {}, f"save:{BEARERS}", PASS)
    assert (stacks(s, "lydia"), s.hands[1]) == ([1, 1, 0, 0], [])


def test_shield_bearers__are_saved_with_or_given_away_not_both():
    s = position(disks={"lydia": {0: 4, 1: 1}}, hands={1: ["shield_bearers"]})
    compete(s, "lydia", {}, f"save:{BEARERS}+card:{BEARERS}", PASS)
    assert said(s, "paid-card") == []


def test_shield_bearers__negated_they_save_nothing_and_something_else_may_be_given():
    s = position(disks={"lydia": {0: 3, 1: 2}}, hands={0: ["prophetess"], 1: ["shield_bearers"]}, talents=[0, 1])
    compete(s, "lydia", {}, f"save:{BEARERS}", f"negate:{card_id('prophetess')}", "talent:1", PASS)
    assert (said(s, "saved"), len(said(s, "paid-talent"))) == ([], 1)
