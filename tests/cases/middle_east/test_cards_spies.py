"""Great persons who look into hands, take from them or ruin them."""

import pytest

from engine.core.rng import seeded
from engine.epochs.dealing import redeal
from tests.cases.middle_east.driver import card_id, fits, play, position

HAND = ("siege", "usurper", "warlord", "master_scribe")


def numbers(*keys: str) -> list[int]:
    """Cards by key, as numbers."""
    return sorted(card_id(key) for key in keys)


def test_seductress__three_cards_are_seen_and_a_mina_gained():
    s = play(position(hands={1: HAND}), 0, "seductress")
    assert sum(s.knowledge.knows(0, card) for card in s.hands[1]) == 3
    assert not any(s.knowledge.knows(2, card) for card in s.hands[1])
    assert s.treasury[0] == 1


def test_diplomat__a_mina_for_a_whole_hand():
    s = play(position(hands={1: HAND}, talents=[1]), 0, "diplomat")
    assert all(s.knowledge.knows(0, card) for card in s.hands[1])
    assert s.treasury[0] == 0


def test_diplomat__not_without_a_mina():
    assert not fits(position(hands={1: HAND}), 0, "diplomat")


def test_the_eyes_of_the_king__a_card_of_a_hand_is_taken():
    s = play(position(hands={1: HAND}), 0, "the_eyes_of_the_king", f"card:{card_id('warlord')}")
    assert (s.hands[0], sorted(s.hands[1])) == (numbers("warlord"), numbers("siege", "usurper", "master_scribe"))
    assert s.knowledge.knows(1, card_id("warlord"))


def test_dancer_of_the_7_veils__two_minas():
    s = play(position(hands={1: HAND}, talents=[0, 2]), 0, "dancer_of_the_7_veils", "minas")
    assert (s.treasury[:2], len(s.hands[1])) == ([2, 0], 4)


def test_dancer_of_the_7_veils__or_two_cards_by_lot_where_it_likes_or_must():
    s = play(position(hands={1: HAND}, talents=[0, 2]), 0, "dancer_of_the_7_veils", "cards")
    assert (len(s.hands[0]), len(s.hands[1]), s.treasury[1]) == (2, 2, 2)
    s = play(position(hands={1: HAND}, talents=[0, 1]), 0, "dancer_of_the_7_veils")
    assert (len(s.hands[0]), len(s.hands[1]), s.treasury[1]) == (2, 2, 1)


def test_dancer_of_the_7_veils__above_six_cards_the_excess_is_discarded_at_once():
    full = ("bard", "prophet", "usurper", "warlord", "rebel_leader")
    s = play(
        position(hands={0: full, 1: ("siege", "master_scribe")}), 0, "dancer_of_the_7_veils", f"card:{card_id('bard')}"
    )
    assert (len(s.hands[0]), s.discard[-2:].count(card_id("bard"))) == (6, 1)


@pytest.mark.parametrize(("kind", "gone"), [("C", "siege"), ("I", "master_scribe"), ("N", ""), ("R", "")])
def test_palace_eunuch__all_cards_of_a_kind_go(kind: str, gone: str):
    s = play(position(hands={1: HAND}), 0, "palace_eunuch", f"kind:{kind}")
    assert sorted(s.hands[1]) == numbers(*(key for key in HAND if key != gone))
    assert all(s.knowledge.knows(0, card) for card in s.hands[1])


def test_mad_king__whole_hands_change_places():
    s = play(position(hands={0: ["bard"], 1: HAND}), 0, "mad_king")
    assert (sorted(s.hands[0]), sorted(s.hands[1])) == (numbers(*HAND), numbers("bard"))


def test_mad_king__both_know_what_they_gave_and_nobody_else_does():
    s = play(position(hands={0: ["bard"], 1: HAND, 2: ["prophet"]}), 0, "mad_king", "seat:1")
    redeal(s, 0, seeded(3))
    assert s.hands[1] == numbers("bard")
    s = play(position(hands={0: ["bard"], 1: HAND, 2: ["prophet"]}), 0, "mad_king", "seat:1")
    assert not s.knowledge.knows(2, card_id("bard"))
