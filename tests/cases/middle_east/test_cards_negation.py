"""Negate cards: what each may answer, what it gives beside cancelling, and the False Prophet's lasting effect."""

from __future__ import annotations

import pytest

from engine.epochs.card_phase import card_actions
from engine.epochs.cards import Play
from engine.epochs.reactions import answering, negated
from engine.middle_east.cards.negation import is_against
from engine.middle_east.false_prophet import expose_prophet
from engine.middle_east.state import Deception, Deity, ExposeProphet, State
from tests.cases.answers import run
from tests.cases.middle_east.driver import at, card_id, compete, play, position, stacks


@pytest.mark.parametrize(
    ("key", "yes", "no"),
    [
        ("assassin", "corrupter", "siege"),
        ("corrupter", "philosopher_king", "siege"),
        ("high_priest", "blasphemy", "hordes_from_the_north"),
        ("prophetess", "siege", "hordes_from_the_north"),
        ("sorcerer", "blasphemy", "siege"),
        ("false_prophet", "holy_war", "siege"),
    ],
)
def test_each_answers_its_kind(key: str, yes: str, no: str):
    s = position()
    assert card_id(key) in answering(s.facts, "card", card_id(yes))
    if s.facts.cards[card_id(no)].letter != "E":
        assert card_id(key) not in answering(s.facts, "card", card_id(no))


def test_deities_are_answered_by_sorcerer_and_false_prophet():
    assert answering(position().facts, "deity", 0) == {card_id("sorcerer"), card_id("false_prophet")}


def test_assassin__only_what_is_played_against_oneself():
    s = position(hands={1: ["assassin"], 2: ["siege"]}, disks={"uruk": {1: 2}})
    assert is_against(s, 1, Play(0, "card", "usurper", 12, ("stack:uruk:1",)))
    assert is_against(s, 1, Play(0, "card", "palace_eunuch", 16, ("seat:1", "next", "kind:C")))
    assert not is_against(s, 1, Play(0, "card", "palace_eunuch", 16, ("seat:2", "next", "kind:C")))
    assert not is_against(s, 1, Play(0, "card", "philosopher_king", 24, ("area:memphis",)))
    play(s, 0, "palace_eunuch", "seat:2", "kind:C")
    assert s.hands[1] == [card_id("assassin")]


def test_assassin__kills_who_would_negate_the_rulebooks_example():
    s = position(disks={"memphis": {0: 2}}, hands={0: ["assassin"], 1: ["corrupter"]})
    play(s, 0, "philosopher_king", f"negate:{card_id('corrupter')}", f"negate:{card_id('assassin')}")
    assert (s.points[0], s.hands[:2]) == (1, [[], []])
    assert sorted(s.discard) == [card_id("philosopher_king"), card_id("assassin"), card_id("corrupter")]


def test_corrupter__its_victim_discards_another_card():
    s = position(disks={"memphis": {0: 2}}, hands={0: ["siege"], 1: ["corrupter"]})
    play(s, 0, "philosopher_king", f"negate:{card_id('corrupter')}", f"card:{card_id('siege')}")
    assert (s.points[0], s.hands[0]) == (0, [])


def test_high_priest__a_disk_at_home_for_the_faithful():
    s = position(disks={"memphis": {0: 2}, "uruk": {1: 2}}, hands={1: ["high_priest"]}, worship={1: "god_of_war"})
    play(s, 0, "philosopher_king", f"negate:{card_id('high_priest')}")
    assert (s.points[0], at(s, "uruk", 1)) == (0, 3)
    s = position(disks={"memphis": {0: 2}, "uruk": {1: 2}}, hands={1: ["high_priest"]})
    play(s, 0, "philosopher_king", f"negate:{card_id('high_priest')}")
    assert (s.points[0], at(s, "uruk", 1)) == (0, 2)


def test_prophetess__a_mina():
    s = position(disks={"memphis": {0: 2}}, hands={1: ["prophetess"]})
    play(s, 0, "philosopher_king", f"negate:{card_id('prophetess')}")
    assert (s.points[0], s.treasury[1]) == (0, 1)


def test_sorcerer__cancels_the_use_of_a_deity():
    s = position(disks={"lydia": {0: 1, 1: 2}, "memphis": {0: 1}}, worship={0: "god_of_war"}, hands={1: ["sorcerer"]})
    compete(s, "lydia", {0: ["use:deity:god_of_war"]}, f"negate:{card_id('sorcerer')}")
    assert stacks(s, "lydia") == [0, 2, 0, 0]


def deceived() -> State:
    """Seat 1 has silenced the God of War of seat 0 with a False Prophet, as it was used."""
    s = position(
        disks={"lydia": {0: 1, 1: 2}, "memphis": {0: 1}}, worship={0: "god_of_war"}, hands={1: ["false_prophet"]}
    )
    return compete(s, "lydia", {0: ["use:deity:god_of_war"]}, f"negate:{card_id('false_prophet')}")


def test_false_prophet__the_deity_that_was_used_is_inactive():
    s = deceived()
    assert s.deities["god_of_war"] == Deity("inactive", 0)
    assert s.deception == Deception("god_of_war", 1)


def test_false_prophet__a_negate_card_ends_its_effect_later():
    s = deceived()
    s.phase, s.hands[0] = "cards", [card_id("prophetess"), card_id("corrupter")]
    assert f"expose:{card_id('prophetess')}" in card_actions(s, 0)
    assert f"expose:{card_id('corrupter')}" not in card_actions(s, 0)
    run(expose_prophet(s, ExposeProphet(0, card_id("prophetess"))))
    assert (s.deities["god_of_war"], s.deception, s.treasury[0]) == (Deity("established", 0), None, 1)


def test_false_prophet__that_negation_may_be_negated():
    s = deceived()
    s.phase, s.hands[0], s.hands[2] = "cards", [card_id("prophetess")], [card_id("high_priest")]
    run(expose_prophet(s, ExposeProphet(0, card_id("prophetess"))), f"negate:{card_id('high_priest')}")
    assert s.deities["god_of_war"].status == "inactive"
    assert s.treasury[0] == 0


def test_false_prophet__what_another_card_has_silenced_since_stays_so():
    s = position(deities={"god_of_war": Deity("inactive", 0)}, hands={0: ["prophetess"]})
    assert not [name for name in card_actions(s, 0) if name.startswith("expose:")]


def test_false_prophet__the_godless_lose_nothing_more():
    s = position(disks={"memphis": {0: 2}})
    s.hands[1] = [card_id("false_prophet")]
    assert run(negated(s, Play(0, "deity", "deity:god_of_war")), f"negate:{card_id('false_prophet')}")
    assert s.deception is None
