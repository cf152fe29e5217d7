"""Investments: disks on a card, taken off for a benefit (rulebook, "Cartas de inversión")."""

from engine.core.ask import Ask
from engine.epochs.card_phase import investment
from engine.epochs.cards import worth_playing
from engine.epochs.deck import draw_cards
from engine.epochs.growth import acquisition
from engine.epochs.invariants import account
from engine.epochs.reckoning import victory_count
from engine.epochs.state import Acquisition, DrawCards, Investment, VictoryCount
from engine.inner_sea.state import State
from tests.cases.answers import PASS, run
from tests.cases.inner_sea.driver import at, card_id, compete, play, position


def on_card(s: State, seat: int = 0) -> int:
    """Disks on the first investment of a seat."""
    return next((item.disks for item in s.investments if item.seat == seat), 0)


def grow(s: State, *answers: str, seat: int = 0) -> int:
    """The ready disks of a growth."""
    s.phase = "growth"
    run(acquisition(s, Acquisition(seat)), *answers)
    account(s)
    return s.ready[seat]


def draws(s: State, *answers: str, seat: int = 0) -> list[int]:
    """The hand after the draw step."""
    run(draw_cards(s, DrawCards(seat)), *answers)
    account(s)
    return s.hands[seat]


def counts(s: State) -> State:
    """A victory count."""
    s.phase = "reckoning"
    run(victory_count(s, VictoryCount()))
    account(s)
    return s


DECK = ["poet", "spies", "barter", "colonists", "heresy", "famine", "flood", "plague"]


def test_investments__lie_face_up_with_disks_from_the_supply():
    s = play(position(), 0, "granary")
    assert s.investments == [Investment(0, card_id("granary"), 3)]
    assert s.supply[0] == 45
    assert not s.discard


def test_investments__as_many_disks_as_there_are_and_none_is_not_worth_it():
    s = position()
    s.disks[0][0], s.supply[0] = 46, 2
    play(s, 0, "granary")
    assert on_card(s) == 2
    assert not worth_playing(s, 0, card_id("vineyards"))


def test_investments__discarded_with_the_last_disk():
    s = position(disks={"rome": {0: 3}})
    s.investments.append(Investment(0, card_id("vineyards"), 1))
    s.supply[0] -= 1
    counts(s)
    assert (s.investments, s.discard, s.supply[0]) == ([], [card_id("vineyards")], 45)


def test_caravansary__a_card_more():
    s = play(position(deck=DECK), 0, "caravansary")
    assert len(draws(s, "use")) == 4
    assert on_card(s) == 2


def test_caravansary__may_wait():
    s = play(position(deck=DECK), 0, "caravansary")
    assert len(draws(s, "keep")) == 3
    assert on_card(s) == 3


def test_academy_of_science__three_cards_seen_one_kept_and_it_stays():
    s = play(position(deck=DECK), 0, "academy_of_science")
    hand = draws(s, f"card:{card_id('plague')}")
    assert sorted(hand) == sorted(card_id(key) for key in ("plague", "barter", "colonists", "heresy"))
    assert {card_id("flood"), card_id("famine")} <= set(s.discard)
    assert [item.card for item in s.investments] == [card_id("academy_of_science")]


def test_academy_of_science__talents_for_cards_are_said_before_it_shows_any():
    s = play(position(deck=DECK, talents=[2]), 0, "academy_of_science")
    flow = draw_cards(s, DrawCards(0))
    question = next(flow)
    assert isinstance(question, Ask)
    assert (question.key, s.hands[0], s.deck[-1]) == ("draw", [], card_id("plague"))
    question = flow.send(("spend:1",))
    assert isinstance(question, Ask)
    assert (question.key, s.treasury[0]) == ("card-keep", 1)


def test_heroic_saga__disks_or_renown():
    disks = {area: {0: 2} for area in ("rome", "gaul", "troy")}
    usual = grow(position(disks=disks))
    s = play(position(disks=disks), 0, "heroic_saga")
    assert grow(s, "disks") == usual + 2
    s.supply[0], s.ready[0] = s.supply[0] + s.ready[0], 0
    assert grow(s, "renown") == usual
    assert (s.treasury[0], s.points[0], s.investments) == (1, 1, [])


def test_granary__two_more_ready_disks():
    disks = {area: {0: 2} for area in ("rome", "gaul", "troy")}
    s = play(position(disks=disks), 0, "granary")
    assert grow(s, "use") == grow(position(disks=disks)) + 2
    assert on_card(s) == 2


def test_shipyard__a_disk_to_the_sea():
    s = play(position(disks={"rome": {0: 2}}), 0, "shipyard")
    grow(s, "area:bay_of_capua")
    assert (at(s, "bay_of_capua"), on_card(s)) == (1, 2)


def test_shipyard__keeps_its_disks_where_there_is_no_sea_to_go_to():
    s = play(position(), 0, "shipyard")
    grow(s)
    assert on_card(s) == 3


def test_colony_charter__a_disk_to_an_empty_coast():
    s = play(position(disks={"bay_of_capua": {0: 1}, "corsica": {1: 1}}), 0, "colony_charter")
    grow(s, "area:sardinia")
    assert (at(s, "sardinia"), on_card(s)) == (1, 2)


def test_vineyards__a_talent_each_turn():
    s = play(position(), 0, "vineyards")
    counts(counts(s))
    assert (s.treasury[0], on_card(s)) == (2, 1)


def test_temple_treasury__pays_with_its_last_disk():
    s = play(position(), 0, "temple_treasury")
    counts(counts(s))
    assert (s.treasury[0], s.points[0]) == (0, 0)
    counts(s)
    assert (s.treasury[0], s.points[0], s.investments) == (2, 1, [])


def test_watchtowers__cards_harm_nothing_in_the_home_area_while_they_stand():
    s = play(position(disks={"egypt": {0: 3}, "kush": {0: 2}}), 0, "watchtowers")
    play(s, 1, "heresy")
    assert (at(s, "egypt"), at(s, "kush")) == (3, 1)
    for _ in range(3):
        counts(s)
    play(s, 2, "plague")
    assert at(s, "egypt") == 2


def test_long_walls__two_white_disks_for_a_city():
    s = play(position(disks={"rome": {0: 3, 1: 4}}), 0, "long_walls")
    compete(s, "rome", {0: ["use:card:long_walls"]}, PASS)
    assert on_card(s) == 2
    assert (at(s, "rome"), at(s, "rome", 1)) == (2, 0)


def test_long_walls__none_around_a_settlement():
    s = play(position(disks={"rome": {0: 2, 1: 2}}), 0, "long_walls")
    assert investment(s, 0, "long_walls")
    compete(s, "rome", {}, PASS)
    assert on_card(s) == 3


def test_horse_breeders__a_disk_less_on_land():
    s = play(position(disks={"rome": {0: 2, 1: 2}}), 0, "horse_breeders")
    compete(s, "rome", {0: ["use:card:horse_breeders"]}, PASS)
    assert (at(s, "rome"), at(s, "rome", 1), on_card(s)) == (2, 0, 2)


def test_client_kingdom__keeps_its_disks_where_nobody_smaller_has_talents():
    s = play(position(deck=DECK), 0, "client_kingdom")
    draws(s)
    assert on_card(s) == 3


def test_client_kingdom__a_talent_of_a_smaller_civilization():
    s = position(disks={"rome": {0: 3}, "gaul": {2: 3}, "troy": {2: 3}}, talents=[0, 1, 1], deck=DECK)
    play(s, 0, "client_kingdom")
    draws(s, "seat:1", "spend:0")
    assert (s.treasury, on_card(s)) == ([1, 0, 1], 2)
