"""Great persons of the card phase, and those who stay as investments."""

from engine.epochs.card_phase import offer, play_card
from engine.epochs.deck import draw_cards
from engine.epochs.growth import acquisition
from engine.epochs.reckoning import victory_count
from engine.epochs.state import Acquisition, DrawCards, PlayCard, VictoryCount
from engine.middle_east.state import Deity, State
from tests.cases.answers import first_options, run
from tests.cases.middle_east.driver import BARBARIANS, at, card_id, fits, play, position, stacks


def scribes(*hand: str, disks: int = 2) -> State:
    """Seat 0 has a Master Scribe with so many disks, and cards to draw."""
    top = ["bard", "usurper", "warlord", "diplomat", "prophet", "soothsayer", "siege"]
    return position(hands={0: hand}, investments=[(0, "master_scribe", disks)], deck=top)


def test_master_scribe__three_disks_lie_on_it():
    s = play(position(), 0, "master_scribe")
    assert [(item.card, item.disks) for item in s.investments] == [(card_id("master_scribe"), 3)]
    assert s.supply[0] == 45


def test_master_scribe__two_cards_before_the_draw_and_one_goes():
    s = scribes("improved_bow")
    run(draw_cards(s, DrawCards(0)), "use", f"card:{card_id('improved_bow')}")
    assert len(s.hands[0]) == 5
    assert s.discard == [card_id("improved_bow")]
    assert s.investments[0].disks == 1


def test_master_scribe__its_disk_may_be_kept():
    s = scribes("improved_bow")
    run(draw_cards(s, DrawCards(0)), "keep")
    assert (len(s.hands[0]), s.investments[0].disks) == (4, 2)


def test_master_scribe__an_event_that_turns_up_takes_effect():
    s = position(
        investments=[(0, "master_scribe", 1)], deck=["bard", "usurper", "siege", "warlord", "omens_of_the_end"]
    )
    s.deck = [
        card_id(key) for key in ("bard", "usurper", "siege", "prophet", "soothsayer", "warlord", "the_breath_of_god")
    ]
    run(draw_cards(s, DrawCards(0)), "use", f"card:{card_id('warlord')}")
    assert card_id("the_breath_of_god") in s.discard


def test_master_scribe__its_use_may_be_negated_and_then_it_is_over():
    s = scribes("improved_bow")
    s.hands[1] = [card_id("prophetess")]
    run(draw_cards(s, DrawCards(0)), "use", f"negate:{card_id('prophetess')}")
    assert (len(s.hands[0]), s.investments, s.supply[0]) == (4, [], 48)


def test_royal_chronicler__a_card_for_a_point_at_the_victory_count():
    s = position(hands={0: ["siege", "diplomat"]}, investments=[(0, "royal_chronicler", 3)], phase="reckoning")
    run(victory_count(s, VictoryCount()), "use", f"card:{card_id('siege')}")
    assert (s.points[0], s.hands[0], s.investments[0].disks) == (1, [card_id("diplomat")], 2)


def test_royal_chronicler__nothing_is_asked_without_a_card():
    s = position(investments=[(0, "royal_chronicler", 3)], phase="reckoning")
    run(victory_count(s, VictoryCount()))
    assert s.points[0] == 0


def test_bard__a_point_for_each_civilization_that_shares_a_land_area():
    s = position(
        4, disks={"memphis": {0: 1, 1: 1, 2: 1}, "sinai": {0: 1, 1: 1, BARBARIANS: 1}, "red_sea": {0: 1, 3: 1}}
    )
    assert play(s, 0, "bard").points == [2, 0, 0, 0]


def test_bard__not_for_who_shares_no_land():
    assert not fits(position(disks={"memphis": {0: 2, BARBARIANS: 1}, "red_sea": {0: 1, 1: 1}}), 0, "bard")


def test_exiled_prince__three_disks_in_empty_land_anywhere():
    s = play(position(disks={"memphis": {0: 3}}), 0, "exiled_prince", "area:lydia")
    assert at(s, "lydia") == 3


def test_exiled_prince__four_without_a_city_and_as_many_as_fit():
    assert at(play(position(disks={"memphis": {0: 2}}), 0, "exiled_prince", "area:lydia"), "lydia") == 4
    assert at(play(position(disks={"memphis": {0: 2}}), 0, "exiled_prince", "area:sinai"), "sinai") == 2


def test_grand_astrologer__decides_the_whole_order_whatever_the_cities():
    s = position(hands={0: ["grand_astrologer"]}, disks={"uruk": {1: 3}}, phase="reckoning", order=[1, 2, 0])
    run(offer(s, "turn-order"), f"play:{card_id('grand_astrologer')}", "seat:0", "seat:2")
    assert s.order == [0, 2, 1]
    assert s.discard == [card_id("grand_astrologer")]


def test_grand_astrologer__in_the_card_phase_two_minas_instead():
    s = play(position(order=[1, 0, 2]), 0, "grand_astrologer")
    assert (s.treasury[0], s.order) == (2, [1, 0, 2])


def test_grand_vizier__four_disks_more_in_the_next_growth():
    s = play(position(disks={"memphis": {0: 2}}), 0, "grand_vizier")
    assert (s.ready[0], s.supply[0]) == (4, 42)
    s.phase = "growth"
    run(acquisition(s, Acquisition(0)))
    assert s.ready[0] == 4 + 3


def test_warlord__a_disk_in_every_area_shared_with_opponents():
    s = position(
        disks={"memphis": {0: 1, 1: 2}, "red_sea": {0: 1, BARBARIANS: 1}, "sinai": {0: 1}, "lydia": {0: 4, 1: 1}}
    )
    play(s, 0, "warlord")
    assert [at(s, area) for area in ("memphis", "red_sea", "sinai", "lydia")] == [2, 2, 1, 4]


def test_prophet__another_deity_for_a_captured_one_free_of_charge():
    gods = {"god_of_war": Deity("captured", 0, 1), "god_of_peace": Deity("established", 1)}
    s = position(disks={"memphis": {0: 2}, "uruk": {1: 3}}, deities=gods)
    play(s, 0, "prophet", "deity:god_of_the_forge")
    assert s.deities["god_of_the_forge"] == Deity("established", 0)
    assert s.deities["god_of_war"] == Deity()


def test_prophet__another_deity_for_an_inactive_one_but_never_monotheism():
    s = position(disks={"memphis": {0: 2}}, deities={"god_of_war": Deity("inactive", 0)}, hands={0: ["prophet"]})
    offered = first_options(play_card(s, PlayCard(0, card_id("prophet"))))
    assert "deity:god_of_peace" in offered
    assert "deity:monotheism" not in offered


def test_prophet__with_a_deity_that_stands_two_disks_beside_the_home_change_sides():
    s = position(disks={"memphis": {0: 2}, "nile_delta": {1: 3}}, worship={0: "god_of_war"})
    play(s, 0, "prophet")
    assert stacks(s, "nile_delta") == [2, 1, 0, 0]


def test_rebel_leader__two_barbarians_in_each_of_three_areas_of_opponents():
    s = position(disks={"memphis": {0: 3}, "uruk": {1: 3}, "anshan": {2: 2}, "susa": {2: 1}})
    play(s, 0, "rebel_leader", "area:uruk+area:anshan+area:susa")
    assert [at(s, area, BARBARIANS) for area in ("memphis", "uruk", "anshan", "susa")] == [0, 2, 2, 2]


def test_foreign_princess__a_disk_in_each_others_home_and_two_minas():
    s = play(position(disks={"uruk": {1: 2}}), 0, "foreign_princess", "seat:1")
    assert (at(s, "uruk"), at(s, "memphis", 1), s.treasury[0]) == (1, 1, 2)


def test_usurper__three_disks_for_both_of_a_settlement():
    s = position(disks={"memphis": {0: 1}, "nile_delta": {1: 2}, "sinai": {1: 1}})
    play(s, 0, "usurper")
    assert stacks(s, "nile_delta") == [3, 0, 0, 0]


def test_usurper__a_disk_that_is_paid_for_is_not_replaced():
    s = position(disks={"memphis": {0: 1}, "nile_delta": {1: 2}}, talents=[0, 1])
    play(s, 0, "usurper", "talent:1")
    assert (stacks(s, "nile_delta"), s.treasury[1]) == ([1, 1, 0, 0], 0)


def test_philosopher_king__a_disk_a_mina_and_a_point():
    s = play(position(disks={"memphis": {0: 2}}), 0, "philosopher_king")
    assert (at(s, "memphis"), s.treasury[0], s.points[0]) == (3, 1, 1)
