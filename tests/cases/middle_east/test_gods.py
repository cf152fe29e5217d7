"""What the seven deities do (rulebook, "Usar Deidades")."""

from __future__ import annotations

from engine.epochs.competition import usable
from engine.epochs.deck import draw_cards
from engine.epochs.growth import acquisition
from engine.epochs.reckoning import reset_turn_order
from engine.epochs.state import Acquisition, DrawCards, PlayCard, ResetTurnOrder, Withdrawal
from engine.middle_east.deities import silence
from engine.middle_east.growth import withdrawal
from engine.middle_east.state import Deity, State
from tests.cases.answers import run
from tests.cases.middle_east.driver import FACTS, Table, at, begun, card_id, compete, play, position

HOME = "memphis"
"""Egypt's home, seat 0."""


def grown(s: State, seat: int = 0, *answers: str) -> dict[str, int]:
    """What a growth brings, by source."""
    run(withdrawal(s, Withdrawal(seat)), *answers)
    run(acquisition(s, Acquisition(seat)))
    return {} if s.grown is None else s.grown.parts


def test_father_of_the_gods_takes_any_place_whatever_the_cities() -> None:
    s = position(
        disks={HOME: {0: 1}, "lydia": {1: 3}, "pala": {2: 3}, "kaska": {2: 3}}, worship={0: "father_of_the_gods"}
    )
    run(reset_turn_order(s, ResetTurnOrder()), "place:1")
    assert s.order == [0, 2, 1]


def test_father_of_the_gods_may_leave_it() -> None:
    s = position(
        disks={HOME: {0: 1}, "lydia": {1: 3}, "pala": {2: 3}, "kaska": {2: 3}}, worship={0: "father_of_the_gods"}
    )
    run(reset_turn_order(s, ResetTurnOrder()), "stay")
    assert s.order == [2, 1, 0]


def test_god_of_peace_answers_no_other_card() -> None:
    s = position(
        disks={HOME: {0: 3, 1: 2}}, worship={0: "god_of_peace"}, hands={1: ["plague"]}, steps=[PlayCard(1, 58)]
    )
    assert "react" not in {item.key for item in Table(s).asks}


def test_god_of_war_sends_a_white_disk_into_two_competitions_a_turn() -> None:
    s = position(disks={HOME: {0: 2, 1: 2}}, worship={0: "god_of_war"})
    compete(s, HOME, {0: ["use:deity:god_of_war"]})
    assert (at(s, HOME), at(s, HOME, 1)) == (2, 0)
    assert s.spent[0] == ["god_of_war"]
    s = begun(position(disks={HOME: {0: 2, 1: 2}}, worship={0: "god_of_war"}), HOME)
    s.spent[0] = ["god_of_war"]
    assert "use:deity:god_of_war" in usable(s, 0, s.board.number[HOME])
    s.spent[0] = ["god_of_war", "god_of_war"]
    assert "use:deity:god_of_war" not in usable(s, 0, s.board.number[HOME])


def test_earth_mother_makes_two_more_disks_ready() -> None:
    s = position(disks={HOME: {0: 2}}, worship={0: "earth_mother_goddess"})
    assert grown(s)["deity:earth_mother_goddess"] == 2


def test_earth_mother_does_nothing_while_nobody_is_at_home() -> None:
    s = position(disks={"lydia": {0: 2}}, worship={0: "earth_mother_goddess"})
    assert "deity:earth_mother_goddess" not in grown(s)


def test_a_captured_deity_still_helps() -> None:
    s = position(disks={HOME: {0: 2}}, deities={"earth_mother_goddess": Deity("captured", 0, 1)})
    assert grown(s)["deity:earth_mother_goddess"] == 2


def test_a_silenced_deity_does_nothing() -> None:
    s = position(disks={HOME: {0: 2}}, worship={0: "earth_mother_goddess"})
    silence(s, "earth_mother_goddess")
    assert "deity:earth_mother_goddess" not in grown(s)


def test_god_of_the_dead_shows_three_cards_and_one_is_kept() -> None:
    deck = ["holy_war", "blasphemy", "temple_tithe", "plague", "famine", "earthquake"]
    s = position(disks={HOME: {0: 1}}, worship={0: "god_of_the_dead"}, deck=deck)
    run(draw_cards(s, DrawCards(0)), f"card:{card_id('famine')}")
    assert sorted(s.discard) == sorted([card_id("plague"), card_id("earthquake")])
    assert sorted(s.hands[0]) == sorted(map(card_id, ("holy_war", "blasphemy", "temple_tithe", "famine")))


def test_events_among_the_cards_of_the_dead_take_effect_and_are_replaced() -> None:
    deck = ["holy_war", "blasphemy", "temple_tithe", "plague", "the_breath_of_god", "famine", "earthquake"]
    s = position(disks={HOME: {0: 3}}, worship={0: "god_of_the_dead"}, deck=deck)
    run(draw_cards(s, DrawCards(0)), f"card:{card_id('plague')}")
    assert (at(s, HOME), card_id("plague") in s.hands[0]) == (2, True)


def test_god_of_the_forge_adds_two_minas() -> None:
    s = position(disks={HOME: {0: 2}}, worship={0: "god_of_the_forge"})
    grown(s)
    assert s.treasury == [2, 0, 0]


def test_god_of_the_skies_strikes_in_one_competition_a_turn() -> None:
    s = position(disks={HOME: {0: 2, 1: 2}}, worship={0: "god_of_the_skies"})
    compete(s, HOME, {0: ["use:deity:god_of_the_skies"]})
    assert (at(s, HOME), at(s, HOME, 1), s.spent[0]) == (2, 0, ["bolt"])


def test_god_of_the_skies_chooses_among_several() -> None:
    s = position(disks={HOME: {0: 2, 1: 2, 2: 2}}, worship={0: "god_of_the_skies"})
    compete(s, HOME, {0: ["use:deity:god_of_the_skies"]}, f"stack:{HOME}:2")
    assert [at(s, HOME, seat) for seat in range(3)] == [1, 1, 0]


def test_god_of_the_skies_negates_a_disaster_once_a_turn() -> None:
    s = position(disks={HOME: {0: 3}, "lydia": {1: 1}}, worship={0: "god_of_the_skies"})
    play(s, 1, "plague", "use:deity:god_of_the_skies")
    assert (at(s, HOME), s.spent[0]) == (3, ["deity:god_of_the_skies"])


def test_every_deity_is_negated_by_the_sorcerer() -> None:
    for key in sorted(FACTS.deities):
        assert "deity" in FACTS.cards[card_id("sorcerer")].answers, key


def test_god_of_peace_negates_a_competition_card_once_a_turn() -> None:
    disks = {HOME: {0: 2, 1: 2}}
    s = position(disks=disks, worship={0: "god_of_peace"})
    compete(s, HOME, {1: ["improved_bow"]}, "use:deity:god_of_peace")
    assert s.spent[0] == ["deity:god_of_peace"]
    assert (at(s, HOME), at(s, HOME, 1)) == (1, 1)
    again = position(disks=disks, worship={0: "god_of_peace"})
    again.spent[0].append("deity:god_of_peace")
    compete(again, HOME, {1: ["improved_bow"]})
    assert (at(again, HOME), at(again, HOME, 1)) == (0, 2)


def test_a_negated_god_of_war_is_spent() -> None:
    s = position(disks={HOME: {0: 2, 1: 2}}, worship={0: "god_of_war"}, hands={1: ["sorcerer"]})
    compete(s, HOME, {0: ["use:deity:god_of_war"]}, f"negate:{card_id('sorcerer')}")
    assert s.spent[0] == ["god_of_war"]
    assert (at(s, HOME), at(s, HOME, 1)) == (1, 1)


def test_growth_of_a_deity_may_be_negated() -> None:
    s = position(disks={HOME: {0: 2}}, worship={0: "earth_mother_goddess"}, hands={1: ["sorcerer"]})
    assert "deity:earth_mother_goddess" not in grown(s, 0, f"negate:{card_id('sorcerer')}")
