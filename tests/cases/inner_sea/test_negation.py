"""Negate cards: what each may answer, and what it gives beside cancelling."""

from __future__ import annotations

import pytest

from engine.epochs.deck import draw
from engine.epochs.reactions import answering
from engine.epochs.state import Investment
from engine.inner_sea.state import State
from tests.cases.answers import PASS, run
from tests.cases.inner_sea.driver import at, card_id, compete, play, position


def against(key: str, played: str, *more: str, talents: tuple[int, ...] = ()) -> State:
    """Seat 1 answers a card that seat 0 plays; seat 0 has Egypt, Libya and Sinai, seat 1 Rome and Etruria."""
    s = position(
        disks={"egypt": {0: 2}, "libya": {0: 1}, "sinai": {0: 3}, "rome": {1: 2}, "etruria": {1: 1}},
        hands={1: [key]},
        deck=["pirates", "poet", "flood"],
        talents=talents,
    )
    return play(s, 0, played, *more)


def cancels(key: str, played: str) -> bool:
    """Whether a negate card may answer a card."""
    s = position()
    return card_id(key) in answering(s.facts, "card", card_id(played))


@pytest.mark.parametrize(
    ("key", "yes", "no"),
    [
        ("court_of_elders", "civil_war", "heresy"),
        ("sign_from_above", "heresy", None),
        ("night_watch", "spies", "pirates"),
        ("false_prophet", "earthquake", "spies"),
        ("ambush", "triremes", "pirates"),
        ("high_priestess", "demagogue", "pirates"),
        ("grain_relief", "flood", "heresy"),
        ("bribery", "high_priestess", None),
        ("embargo", "coinage", "heresy"),
        ("burnt_scrolls", "caravansary", "heresy"),
        ("poor_harvest", "land_improvement", "heresy"),
        ("double_agent", "sign_from_above", "heresy"),
        ("bad_omens", None, "heresy"),
        ("eclipse", None, "triremes"),
    ],
)
def test_each_answers_its_kind(key: str, yes: str | None, no: str | None) -> None:
    assert yes is None or cancels(key, yes)
    assert no is None or not cancels(key, no)


def test_wonders_and_abilities_have_their_own_answers() -> None:
    s = position()
    found = answering(s.facts, "wonder", 0) | answering(s.facts, "ability", 0)
    assert found == {card_id("bad_omens"), card_id("eclipse")}


def negate(key: str) -> str:
    """The answer that plays a negate card."""
    return f"negate:{card_id(key)}"


def test_high_priestess_cancels_a_great_person_and_gains_a_talent() -> None:
    s = against("high_priestess", "magistrate", negate("high_priestess"))
    assert s.treasury == [0, 1, 0]


def test_bribery_cancels_the_high_priestess() -> None:
    """The rulebook's own example: a negated negate card leaves the first card in effect."""
    disks = {"egypt": {0: 3}, "libya": {1: 1}}
    s = position(disks=disks, hands={0: ["bribery"], 1: ["high_priestess"]}, talents=[1])
    play(s, 0, "merchant_prince", negate("high_priestess"), negate("bribery"))
    assert s.treasury == [1, 0, 0], "one paid, one from the Merchant Prince, none for the priestess"


def test_bribery_needs_its_price() -> None:
    s = against("bribery", "coinage")
    assert s.hands[1] == [card_id("bribery")]


def test_sign_from_above_goes_back_into_the_deck() -> None:
    s = against("sign_from_above", "coinage", negate("sign_from_above"))
    assert card_id("sign_from_above") in s.deck
    assert s.treasury[0] == 0


def test_poor_harvest_goes_back_into_the_deck() -> None:
    s = against("poor_harvest", "bumper_crop", "area:libya", negate("poor_harvest"))
    assert card_id("poor_harvest") in s.deck
    assert at(s, "libya", 0) == 1


def test_court_of_elders_and_burnt_scrolls_draw_a_card() -> None:
    s = against("court_of_elders", "spies", negate("court_of_elders"))
    assert s.hands[1] == [card_id("flood")]


def test_burnt_scrolls_stop_an_investment() -> None:
    s = against("burnt_scrolls", "caravansary", negate("burnt_scrolls"))
    assert (s.investments, s.hands[1], s.discard[-1]) == ([], [card_id("flood")], card_id("caravansary"))


def test_night_watch_adds_a_disk() -> None:
    s = against("night_watch", "spies", negate("night_watch"), "area:rome")
    assert at(s, "rome", 1) == 3


def test_grain_relief_adds_two_disks() -> None:
    s = against("grain_relief", "famine", negate("grain_relief"), "area:rome")
    assert (at(s, "rome", 1), at(s, "etruria", 1)) == (3, 2)


def test_embargo_gains_a_talent() -> None:
    assert against("embargo", "coinage", negate("embargo")).treasury == [0, 1, 0]


def test_false_prophet_cancels_heresy() -> None:
    s = against("false_prophet", "heresy", negate("false_prophet"))
    assert at(s, "sinai", 0) == 3


def test_double_agent_takes_a_talent() -> None:
    s = position(disks={"egypt": {0: 3}}, hands={0: ["double_agent"], 1: ["embargo"]}, talents=[0, 1])
    play(s, 0, "coinage", negate("embargo"), negate("double_agent"))
    assert s.treasury == [2, 0, 0]


def test_ambush_brings_an_ally_where_one_takes_part() -> None:
    s = position(disks={"sinai": {0: 2, 1: 2}}, hands={1: ["ambush"]})
    compete(s, "sinai", {0: ["phalanx"]}, negate("ambush"))
    assert (at(s, "sinai", 0), at(s, "sinai", 1)) == (0, 2)


def test_bad_omens_silence_a_wonder_for_the_turn() -> None:
    s = position(
        disks={"sinai": {0: 1, 1: 2}, "kush": {0: 1}},
        hands={1: ["bad_omens"]},
        wonders={"grand_temple": (0, "kush")},
    )
    compete(s, "sinai", {0: ["use:wonder:grand_temple"]}, negate("bad_omens"))
    assert (at(s, "sinai", 0), s.wonders["grand_temple"].disks) == (0, 3), "the disk stays spent"
    assert "silent:wonder:grand_temple" in s.spent[0]


def test_eclipse_cancels_an_ability() -> None:
    s = position(disks={"rome": {0: 2, 1: 2}}, hands={0: ["eclipse"]})
    compete(s, "rome", {1: ["use:ability:legions"]}, negate("eclipse"))
    assert (at(s, "rome", 0), at(s, "rome", 1)) == (1, 1)


def test_eclipse_does_not_answer_what_lies_on_the_table() -> None:
    """Long Walls are an investment, no ability."""
    s = position(disks={"rome": {0: 3, 1: 3}}, hands={0: ["eclipse"]})
    s.investments.append(Investment(1, card_id("long_walls"), 3))
    s.supply[1] -= 3
    compete(s, "rome", {1: ["use:card:long_walls"]}, PASS)
    assert (s.hands[0], at(s, "rome", 0)) == ([card_id("eclipse")], 0)


@pytest.mark.parametrize("key", ["sign_from_above", "bribery", "false_prophet", "court_of_elders", "grain_relief"])
def test_events_cannot_be_negated(key: str) -> None:
    """Nobody plays an event: it takes effect when it comes up."""
    s = position(seats=2, hands={1: [key]}, deck=["poet", "atlantis_rises"], talents=[0, 1])
    s.disks[0][s.board.number["sinai"]], s.supply[0] = 1, s.supply[0] - 1
    run(draw(s, 0, 1))
    assert (s.hands[1], s.discard) == ([card_id(key)], [card_id("atlantis_rises")])
