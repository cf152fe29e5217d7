"""Events: drawn or revealed, they take effect at once."""

from __future__ import annotations

from engine.epochs.areas import is_land
from engine.epochs.deck import draw, draw_uncut, resolve_event
from engine.epochs.invariants import account
from engine.inner_sea.state import State
from tests.cases.answers import run
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, position

HAND = ["land_improvement", "bumper_crop", "gold_mine", "coinage"]


def event(s: State, key: str, *answers: str) -> State:
    """An event takes effect."""
    run(resolve_event(s, card_id(key)), *answers)
    account(s)
    return s


def test_breath_of_god_gives_everybody_four_new_cards() -> None:
    s = position(seats=2, hands={0: HAND, 1: ["barter"]}, deck=["spies", "pirates", "flood", "heresy", "poet"])
    event(s, "breath_of_god")
    assert [len(hand) for hand in s.hands] == [4, 4]
    assert sorted(s.hands[0]) == sorted(card_id(key) for key in ("poet", "heresy", "flood", "pirates"))


def test_a_card_that_comes_back_in_the_same_draw_counts_once() -> None:
    """Breath of God puts it on the discard pile, the pile becomes the deck, and it is what replaces the event."""
    others = ["spies", "pirates", "flood", "heresy", "barter", "colonists", "plague", "famine"]
    came_back = 0
    for seed in range(40):
        s = position(seats=2, deck=[*others, "breath_of_god", "poet", "heroic_saga"])
        s.rng.state = seed
        drawn = run(draw_uncut(s, 0, 3))
        assert len(drawn) == len(set(drawn)), seed
        assert set(drawn) <= set(s.hands[0])
        came_back += drawn == [card_id("poet")] or drawn == [card_id("heroic_saga")]
    assert came_back


def test_northern_tribes_come_where_the_last_in_points_says() -> None:
    s = event(position(points=[5, 0, 5]), "northern_tribes", "area:gaul")
    gaul = s.board.number["gaul"]
    struck = {gaul, *(area for area in s.board.adjacent[gaul] if is_land(s, area))}
    assert {area for area, disks in enumerate(s.disks[s.barbarians]) if disks == 4} == struck
    assert s.supply[s.barbarians] == 50 - 4 * len(struck)


def test_an_invasion_between_turns_brings_four_though_the_stacking_limit_is_three() -> None:
    s = event(position(phase="reckoning"), "eastern_riders", "area:palmyra")
    assert [at(s, area, BARBARIANS) for area in ("palmyra", "edessa", "al_mina", "phoenicia")] == [4, 4, 4, 4]


def test_eastern_riders_come_over_the_frontier_where_the_east_is_out_of_play() -> None:
    s = position()
    s.closed = list(s.facts.setups[3].closed)
    event(s, "eastern_riders", "area:troy")
    assert at(s, "troy", BARBARIANS) == 4
    assert at(s, "phrygia", BARBARIANS) == 0


def test_saharan_raiders_come_from_the_south() -> None:
    s = event(position(disks={"libya": {0: 3}}), "saharan_raiders", "area:kush")
    assert [at(s, area, BARBARIANS) for area in ("kush", "egypt", "libya")] == [4, 4, 0]


def test_sea_peoples_land_around_a_sea() -> None:
    s = event(position(), "sea_peoples", "area:egyptian_sea")
    assert at(s, "egyptian_sea", BARBARIANS) == 2
    assert [at(s, area, BARBARIANS) for area in ("nile_delta", "libya", "marmarica", "sinai")] == [4, 4, 4, 0]


def test_a_short_supply_takes_barbarians_off_other_areas() -> None:
    s = position(disks={area: {BARBARIANS: 4} for area in ("rome", "etruria", "umbria", "samnium", "apulia")})
    s.supply[s.barbarians] -= 30
    s.disks[s.barbarians][s.board.number["lucania"]] = 30
    run(resolve_event(s, card_id("saharan_raiders")), "area:kush", "take:lucania:8")
    assert (at(s, "kush", BARBARIANS), at(s, "egypt", BARBARIANS), at(s, "lucania", BARBARIANS)) == (4, 4, 22)


def test_a_short_supply_may_come_off_several_areas_and_be_left_short() -> None:
    s = position(disks={area: {BARBARIANS: 10} for area in ("rome", "etruria", "umbria", "samnium", "apulia")})
    run(resolve_event(s, card_id("saharan_raiders")), "area:kush", "take:rome:4", "take:umbria:1", "done")
    assert (at(s, "rome", BARBARIANS), at(s, "umbria", BARBARIANS)) == (6, 9)
    assert (at(s, "kush", BARBARIANS), at(s, "egypt", BARBARIANS)) == (4, 1), (
        "five came: the first area is filled first"
    )


def test_atlantis_rises_pays_who_is_near_the_deep() -> None:
    s = event(position(disks={"minos": {0: 1}, "rome": {1: 1}}), "atlantis_rises")
    assert [at(s, area, BARBARIANS) for area in ("central_mediterranean", "eastern_mediterranean")] == [1, 1]
    assert s.treasury == [2, 0, 0]


def test_changing_winds_turn_the_order_round() -> None:
    s = event(position(points=[1, 2, 3]), "changing_winds")
    assert (s.order, s.treasury) == ([2, 1, 0], [2, 0, 0])


def test_a_drawn_event_is_replaced_and_discarded() -> None:
    s = position(deck=["spies", "changing_winds"])
    run(draw(s, 0, 1))
    assert (s.hands[0], s.discard) == ([card_id("spies")], [card_id("changing_winds")])
