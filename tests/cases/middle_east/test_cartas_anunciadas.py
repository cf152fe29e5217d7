"""Rulebook, "Cartas de Competición", "Procedimiento para la Competición", 3: what was announced, kind by kind."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.epochs.state import CompetitionPhase, VictoryCount
from engine.middle_east.state import State
from tests.cases.middle_east.driver import Table, allies, card_id, compete, position, said, stacks

BOW, SAPPERS, WAR = "improved_bow", "sappers", "use:deity:god_of_war"


def fight(area: str, mine: int, theirs: int) -> State:
    """Seat 0 (Egypt) against seat 1 (Sumer) in an area."""
    return position(disks={area: {0: mine, 1: theirs}})


def worshipping(deity: str, by: int, disks: dict[str, dict[int, int]]) -> State:
    """A position in which a seat worships a deity, with a disk at home."""
    s = position(disks=disks, worship={by: deity})
    s.disks[by][s.homes[by]] += 1
    s.supply[by] -= 1
    return s


def test_cartas_de_competicion__the_others_card_is_resolved_though_the_contest_is_over() -> None:
    """Arrows leave one against one; the sappers take that one, too."""
    s = compete(fight("lydia", 1, 3), "lydia", {0: [BOW], 1: [SAPPERS]})
    assert stacks(s, "lydia") == [0, 1, 0, 0]


def test_cartas_de_competicion__all_disks_of_an_area_may_go() -> None:
    s = compete(fight("lydia", 2, 2), "lydia", {0: [BOW], 1: [SAPPERS]})
    assert stacks(s, "lydia") == [0, 0, 0, 0]
    assert [event["left"] for event in said(s, "decided")] == ["nobody"]


def test_cartas_de_competicion__a_deity_and_an_ability_too() -> None:
    """The traitor takes the last disk; two white ones still come, and cost the traitor one of its own."""
    s = position(civs=["egypt", "greece"], disks={"lydia": {0: 2, 1: 1}, "mycenae": {1: 1}}, worship={1: "god_of_war"})
    compete(s, "lydia", {0: ["traitor"], 1: [WAR, "use:ability:hoplites"]})
    assert [(event["seat"], event["disks"]) for event in said(s, "ally")] == [(1, 1), (1, 1)]
    assert stacks(s, "lydia") == [2, 0, 0]


def test_cartas_de_competicion__whether_it_is_contested_is_seen_when_all_are_resolved() -> None:
    """Arrows leave one against one, but chariots join the one: two against one is a contest."""
    s = compete(fight("tarsus", 1, 3), "tarsus", {0: [BOW], 1: ["light_chariots"]})
    assert (stacks(s, "tarsus"), allies(s, "tarsus", 1)) == ([0, 1, 0, 0], 1)


def test_cartas_de_competicion__armored_infantry_comes_to_the_competition_that_has_been_calmed() -> None:
    s = compete(fight("lydia", 1, 3), "lydia", {0: [BOW], 1: ["armored_infantry"]})
    assert (stacks(s, "lydia"), allies(s, "lydia", 1)) == ([0, 1, 0, 0], 1)


def test_cartas_de_competicion__a_city_is_foreseen_there_also_when_nobody_is_left_to_fight_it() -> None:
    s = compete(fight("lydia", 2, 4), "lydia", {1: [SAPPERS], 0: ["soothsayer"]})
    assert stacks(s, "lydia") == [0, 3, 0, 0]


def test_cartas_de_competicion__stallions_may_still_be_saved_for_later() -> None:
    s = compete(fight("lydia", 1, 3), "lydia", {0: [BOW], 1: ["breeder_of_stallions"]}, "add:0")
    assert (stacks(s, "lydia"), s.investments[0].disks) == ([1, 1, 0, 0], 4)


@pytest.mark.parametrize(
    ("mine", "theirs", "played", "idle"),
    [
        (1, 3, {0: [BOW], 1: [SAPPERS]}, []),
        (2, 2, {0: [BOW], 1: [SAPPERS]}, []),
        (3, 1, {0: [BOW, SAPPERS]}, ["sappers"]),
        (1, 2, {0: [BOW], 1: ["mercenaries_desert", "scorched_earth"]}, ["scorched_earth"]),
    ],
)
def test_cartas_de_competicion__the_log_names_a_card_that_did_nothing(
    mine: int, theirs: int, played: dict[int, Sequence[str]], idle: Sequence[str]
) -> None:
    s = compete(fight("lydia", mine, theirs), "lydia", played)
    assert [event["card"] for event in said(s, "no-effect")] == idle
    assert all(card_id(name) in s.discard for name in idle)


def test_cartas_de_competicion__the_log_names_a_deity_that_did_nothing() -> None:
    """The traitor has gone over to the other side with the last disk before the bolt falls."""
    s = worshipping("god_of_the_skies", by=0, disks={"lydia": {0: 2, 1: 1}})
    compete(s, "lydia", {0: ["traitor", "use:deity:god_of_the_skies"]})
    assert stacks(s, "lydia") == [3, 0, 0, 0]
    assert [event["card"] for event in said(s, "no-effect")] == ["deity:god_of_the_skies"]


def test_procedimiento__all_deities_then_all_abilities_then_all_cards() -> None:
    """The second seat's white disk is there before the first seat's arrows."""
    s = worshipping("god_of_war", by=1, disks={"lydia": {0: 1, 1: 2}})
    compete(s, "lydia", {0: [BOW], 1: [WAR]})
    assert (stacks(s, "lydia"), allies(s, "lydia", 1)) == ([1, 1, 0, 0], 0)


def test_procedimiento__each_kind_in_turn_order() -> None:
    s = position(civs=["greece", "scythia"], disks={"uruk": {0: 2, 1: 2}, "mycenae": {0: 1}}, worship={0: "god_of_war"})
    s.order = [1, 0]
    uses = {0: [WAR, "use:ability:hoplites", "light_chariots"], 1: ["use:ability:steppe-archers", "siege"]}
    compete(s, "uruk", uses)
    came = [(event["seat"], event["disks"]) for event in said(s, "ally")]
    assert came == [(0, 1), (1, 1), (0, 1), (1, 2), (0, 1)], "a deity; abilities; cards"


def test_botin__the_mina_of_a_temple_that_falls_with_the_last_competition_is_paid_out() -> None:
    """A white disk holds the home until the phase is over; then its temple is the other's."""
    s = position(
        disks={"memphis": {0: 2, 1: 1}, "uruk": {1: 1}},
        hands={0: ["light_chariots"], 1: [BOW]},
        worship={0: "god_of_war", 1: "earth_mother_goddess"},
        order=[1, 0, 2],
        steps=[CompetitionPhase()],
    )
    table = Table(s, until=VictoryCount)
    table.do(f"card:{card_id(BOW)}", f"card:{card_id('light_chariots')}")
    assert (s.deities["god_of_war"].holder, s.loot, s.treasury[1]) == (1, [0, 0, 0], 1)
