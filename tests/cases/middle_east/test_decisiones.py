"""What we decided of deities, religion and invasions where the rulebook leaves it open, with the real cards."""

from __future__ import annotations

from engine.epochs.card_phase import card_actions
from engine.epochs.competition import usable
from engine.epochs.deck import resolve_event
from engine.epochs.state import Acquisition, PlayCard, Withdrawal
from tests.cases.answers import run
from tests.cases.middle_east.driver import BARBARIANS, Table, at, begun, card_id, position

HOME = "memphis"
"""Egypt's home, seat 0."""


def test_usar_deidades__one_that_negates_does_so_once_a_turn() -> None:
    plague = card_id("plague")
    for spent, asked in (([], (0, "react")), (["deity:god_of_the_skies"], (-1, ""))):
        s = position(disks={HOME: {0: 3}, "lydia": {1: 1}}, worship={0: "god_of_the_skies"}, hands={1: ["plague"]})
        s.spent[0] += spent
        s.agenda.append(PlayCard(1, plague))
        assert Table(s).asked() == asked


def test_usar_deidades__in_competitions_as_often_as_its_card_says() -> None:
    s = begun(position(disks={HOME: {0: 2, 1: 2}}, worship={0: "god_of_war"}), HOME)
    for used, offered in ((0, True), (1, True), (2, False)):
        s.spent[0] = ["god_of_war"] * used
        assert ("use:deity:god_of_war" in usable(s, 0, s.board.number[HOME])) is offered


def test_usar_deidades__growth_may_be_negated_before_anything_is_chosen() -> None:
    s = position(
        disks={HOME: {0: 3}},
        worship={0: "god_of_the_forge"},
        hands={1: ["sorcerer"]},
        steps=[Withdrawal(0)],
        phase="growth",
    )
    table = Table(s, until=Acquisition)
    assert table.asked() == (1, "react")
    table.do(f"negate:{card_id('sorcerer')}")
    assert (table.asked(), s.spent[0][0]) == ((0, "withdraw"), "silent:god_of_the_forge")


def test_notas_a_las_cartas__monotheism_is_not_for_the_godless_but_for_a_silenced_deity() -> None:
    for worship, offered in (({}, False), ({0: "god_of_war"}, True)):
        s = position(disks={HOME: {0: 2}}, worship=worship, hands={0: ["monotheism", "holy_festival"]})
        for key in worship.values():
            s.deities[key].status = "inactive"
        assert (f"play:{card_id('monotheism')}" in card_actions(s, 0)) is offered
        assert f"play:{card_id('holy_festival')}" not in card_actions(s, 0)


def test_invasiones_barbaras__stacks_of_four_two_in_a_desert() -> None:
    s = position(phase="reckoning")
    run(resolve_event(s, card_id("invaders_from_the_sea")), "area:eastern_desert")
    assert (at(s, "eastern_desert", BARBARIANS), at(s, HOME, BARBARIANS)) == (2, 4)


def test_invasiones_barbaras__raiders_from_amarna_fill_the_five_fertile_areas_of_egypt() -> None:
    s = position()
    run(resolve_event(s, card_id("desert_raiders")), "area:amarna")
    egypt = ("nile_delta", HOME, "amarna", "abydos", "thebes")
    assert [at(s, area, BARBARIANS) for area in egypt] == [4] * 5
