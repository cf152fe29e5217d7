"""Rulebook, "Colonización"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.through_the_ages import banks, colonies
from engine.through_the_ages.cards import CARDS, IDS, UNIT_NUMBERS
from engine.through_the_ages.colonies import force_of, forces, most, units_value
from engine.through_the_ages.state import Colonize, SendForce
from engine.through_the_ages.values import happy, strength
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import Civ, civ, me, n, names, play, say, state

LAND = "historic_territory_i"


def land(*civs: Civ, card: str = LAND, **said: Any) -> Table:
    """The first seat (or ``active``) has revealed a territory."""
    s = state(*civs, revealed=card, **said)
    return play(s, Colonize(s.active, n(card)))


def army(count: int, **said: Any) -> Civ:
    return civ(workers=f"warriors={count}", **said)


# --- bids ---


def test_colonizacion__bids_go_clockwise_from_who_revealed_the_territory() -> None:
    t = land(army(2), army(2), army(2), active=1)
    asked = []
    while t.asks:
        asked.append(t.asked()[0])
        t.do("pass")
    assert asked == [1, 2, 0]


def test_colonizacion__a_bid_is_above_nothing_and_above_the_one_before() -> None:
    t = land(army(3), army(3))
    assert t.options() == {"pass", "bid:1", "bid:2", "bid:3"}
    t.do("bid:2")
    assert t.options() == {"pass", "bid:3"}


def test_colonizacion__nobody_bids_more_than_they_can_send() -> None:
    t = land(army(2, military_hand="military_bonus_i", cards="cartography"), army(9))
    # 2 warriors, a bonus card of 1 and Cartography.
    assert t.options("bid:") == {"1", "2", "3", "4", "5"}


def test_colonizacion__who_has_passed_is_out() -> None:
    t = land(army(5), army(5), army(5)).do("pass", "bid:1", "bid:2")
    assert t.asked() == (1, "bid")
    t.do("bid:3")
    assert t.asked() == (2, "bid")
    t.do("pass")
    assert t.asked() == (1, "force")


def test_colonizacion__without_bids_the_territory_is_a_past_event() -> None:
    t = land(army(1), army(1)).do("pass", "pass")
    assert names(t.s.past) == [LAND]
    assert [me(t, seat).colonies for seat in (0, 1)] == [[], []]


def test_colonizacion__bidding_goes_on_until_one_is_left() -> None:
    t = land(army(4), army(4)).do("bid:1", "bid:2", "bid:3", "bid:4")
    assert t.asked() == (1, "force")


def test_colonizacion__the_only_bidder_may_bid_what_they_want() -> None:
    t = land(army(3), army(0)).do("bid:2")
    assert t.asked() == (0, "force")
    assert t.options() == {"force:i0=2", "force:i0=3"}


def test_colonizacion__who_cannot_bid_higher_is_passed_over() -> None:
    t = land(army(3), army(0), army(1)).do("bid:1")
    assert t.asked() == (0, "force")


def test_colonizacion__whom_hidden_cards_might_let_bid_is_asked_where_the_table_wants_it() -> None:
    civs = (army(3), army(1, military_hand="rats"))
    assert land(*civs, options={"asking": "everyone"}).do("bid:1").asked() == (1, "bid")
    assert land(*civs).do("bid:1").asked() == (0, "force")


# --- the force ---


def force(mine: Civ, bid: int, card: str = LAND, **said: Any) -> Table:
    """The first seat has won with this bid."""
    s = state(mine, civ(), revealed=card, **said)
    return play(s, SendForce(0, n(card), bid))


def test_colonizacion__the_force_reaches_the_bid_with_at_least_one_unit() -> None:
    t = force(civ(workers="warriors=2 swordsmen=1", military_hand="military_bonus_i"), 3)
    assert t.options("force:") == {
        "i0=1+i1=1",
        "i0=2:b1=1",
        "i1=1:b1=1",
        "i0=2+i1=1",
    }


def test_colonizacion__cards_and_modifiers_alone_are_no_force() -> None:
    t = land(army(0, military_hand="military_bonus_i military_bonus_i", cards="cartography"), army(1))
    assert t.asked()[0] == 1
    t = force(army(1, military_hand="military_bonus_i", cards="cartography"), 1)
    assert all("i0=1" in option for option in t.options())


def test_colonizacion__units_may_form_armies_by_the_tactic() -> None:
    t = force(army(3, tactic="legion"), 5)
    assert t.options() == {"force:i0=3"}
    # A band of two for the strength of the civilization is no matter here.
    t = land(army(3, tactic="legion"), civ())
    assert t.options("bid:") == {"1", "2", "3", "4", "5"}


def test_colonizacion__the_modifier_for_colonizing_counts() -> None:
    t = force(army(2, cards="cartography"), 3)
    assert t.options() == {"force:i0=1", "force:i0=2"}


def test_colonizacion__what_changes_the_strength_of_the_civilization_does_not() -> None:
    t = land(army(2, cards="alexander_the_great"), civ())
    assert strength(t.s, 0) == 4
    assert t.options("bid:") == {"1", "2"}
    assert land(army(2, cards="napoleon_bonaparte", tactic="legion"), civ()).options("bid:") == {"1", "2"}


def test_colonizacion__units_are_sacrificed_and_bonus_cards_discarded() -> None:
    t = force(civ(workers="warriors=2 bronze=1", military_hand="military_bonus_i rats", yellow=5), 3)
    say(t, "force:i0=2:b1=1")
    assert (me(t).workers[n("warriors")], me(t).yellow, me(t).idle) == (0, 7, 1)
    assert (names(me(t).military_hand), names(t.s.discards[1])) == (["rats"], ["military_bonus_i"])
    assert strength(t.s, 0) == 0


def test_colonizacion__more_units_than_the_bid_needs_may_be_sent() -> None:
    t = force(civ(workers="warriors=3", yellow=5), 1)
    say(t, "force:i0=3")
    assert (me(t).workers[n("warriors")], me(t).yellow) == (0, 8)


def test_colonizacion__no_bonus_card_is_wasted() -> None:
    t = force(army(2, military_hand="military_bonus_i military_bonus_i"), 2)
    assert t.options() == {"force:i0=2", "force:i0=1:b1=1"}


def test_colonizacion__james_cook_throws_in_up_to_two_cards_for_one_each() -> None:
    t = land(army(1, cards="james_cook", military_hand="rats crusades legion"), civ(workers=""), age=2)
    assert t.options("bid:") == {"1", "2", "3"}
    t.do("bid:3")
    say(t, "force:i0=1:any=2").do("discard:rats:1+discard:legion:1")
    assert names(me(t).military_hand) == ["crusades"]
    assert names(me(t).colonies) == [LAND]


# --- the colony ---


def settle(card: str, **mine: Any) -> Table:
    """The first seat colonizes with its two warriors."""
    t = force(civ(workers="warriors=2", **mine), 2, card=card, age=2)
    return t.do("force:i0=2")


def test_colonizacion__the_territory_lies_in_the_play_area() -> None:
    t = settle(LAND)
    assert names(me(t).colonies) == [LAND]
    assert t.s.past == []


@pytest.mark.parametrize(
    ("card", "yellow", "blue"),
    [
        ("developed_territory_i", 1, 1),
        ("developed_territory_ii", 2, 2),
        ("inhabited_territory_i", 1, 0),
        ("inhabited_territory_ii", 1, 0),
        ("vast_territory_i", 3, -4),
        ("vast_territory_ii", 4, -5),
        ("wealthy_territory_i", 0, -2),
        ("wealthy_territory_ii", 0, -5),
        ("historic_territory_i", 0, 0),
        ("strategic_territory_i", 0, 0),
    ],
)
def test_colonizacion__tokens_that_a_colony_brings(card: str, yellow: int, blue: int) -> None:
    # Two sacrificed units are in the yellow bank; food and resources lie on cards of level A.
    t = settle(card, yellow=5, blue=16)
    assert (me(t).yellow, me(t).blue) == (7 + yellow, 16 + blue)


@pytest.mark.parametrize(
    ("card", "resources", "food", "science", "culture", "population"),
    [
        ("developed_territory_i", 0, 0, 3, 0, 0),
        ("developed_territory_ii", 0, 0, 5, 0, 0),
        ("historic_territory_i", 0, 0, 0, 6, 0),
        ("historic_territory_ii", 0, 0, 0, 11, 0),
        ("inhabited_territory_i", 0, 0, 0, 0, 1),
        ("inhabited_territory_ii", 0, 0, 0, 0, 2),
        ("vast_territory_i", 0, 3, 0, 0, 0),
        ("vast_territory_ii", 0, 4, 0, 0, 0),
        ("wealthy_territory_i", 5, 0, 0, 0, 0),
        ("wealthy_territory_ii", 9, 0, 0, 0, 0),
    ],
)
def test_colonizacion__what_a_colony_gives_at_once(
    card: str, resources: int, food: int, science: int, culture: int, population: int
) -> None:
    t = settle(card, idle=0)
    p = me(t)
    found = (banks.resources(p), banks.food(p), p.science, p.culture, p.idle)
    assert found == (resources, food, science, culture, population)


@pytest.mark.parametrize(("card", "cards"), [("strategic_territory_i", 3), ("strategic_territory_ii", 5)])
def test_colonizacion__military_cards_of_the_present_age_without_a_limit(card: str, cards: int) -> None:
    t = settle(card)
    assert len(me(t).military_hand) == cards
    t = force(civ(workers="warriors=2"), 2, card=card, age=4, last_round=9).do("force:i0=2")
    assert me(t).military_hand == []


@pytest.mark.parametrize(
    ("card", "faces", "power"),
    [
        ("historic_territory_i", 1, 0),
        ("historic_territory_ii", 2, 0),
        ("strategic_territory_i", 0, 2),
        ("strategic_territory_ii", 0, 4),
    ],
)
def test_colonizacion__what_a_colony_gives_for_good(card: str, faces: int, power: int) -> None:
    t = settle(card)
    assert (happy(me(t)), strength(t.s, 0)) == (faces, power)


def test_colonizacion__what_it_keeps_giving_comes_before_what_it_gives_at_once() -> None:
    t = force(civ(workers="warriors=2", blue=0), 2, card="wealthy_territory_i").do("force:i0=2")
    # Only the three tokens of the colony can hold resources.
    assert (banks.resources(me(t)), me(t).blue) == (3, 0)
    t = force(civ(workers="warriors=1", yellow=0, idle=0), 1, card="inhabited_territory_ii", age=2)
    t.do("force:i0=1")
    assert (me(t).idle, me(t).yellow) == (2, 2)


def test_colonizacion__the_longest_force_has_an_id_that_fits() -> None:
    units = " ".join(f"{IDS[n]}=1" for n in UNIT_NUMBERS)
    bonus = "military_bonus_i military_bonus_ii military_bonus_iii"
    rich = civ(workers=units, military_hand=f"{bonus} rats rats", cards="james_cook")
    t = force(rich, most(state(rich, civ()), 0))
    assert max(map(len, t.options())) <= 90
    (whole,) = t.options()
    assert force_of(whole).discards == 2
    assert list(force_of(whole).units) == list(UNIT_NUMBERS)


def test_colonizacion__of_many_forces_those_are_offered_that_need_every_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    units = " ".join(f"{IDS[n]}=2" for n in UNIT_NUMBERS[:6])
    s = state(civ(workers=units, military_hand="military_bonus_i", tactic="legion"), civ())
    offered = list(forces(s, 0, 6))
    monkeypatch.setattr(colonies, "MOST_WAYS", 10**6)
    every = list(forces(s, 0, 6))

    def worth(units: dict[int, int], cards: dict[int, int]) -> int:
        sent = [units.get(number, 0) for number in UNIT_NUMBERS]
        return units_value(s.players[0], sent) + sum(CARDS[card].colonization * count for card, count in cards.items())

    def needs_all(option: str) -> bool:
        units, cards, _ = force_of(option)
        return all(worth(units | {unit: units[unit] - 1}, cards) < 6 for unit in units)

    assert len(every) > 500 > len(offered)
    assert offered == [option for option in every if needs_all(option)]
