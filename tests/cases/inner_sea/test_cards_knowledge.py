"""Cards of knowledge: the deck, the hand."""

from tests.cases.inner_sea.driver import card_id, play, position


def test_great_library__two_cards():
    s = position(deck=["poet", "spies", "barter"])
    play(s, 0, "great_library")
    assert sorted(s.hands[0]) == sorted([card_id("spies"), card_id("barter")])
    assert s.deck == [card_id("poet")]


def test_astronomers__the_top_three_in_any_order_then_one_is_drawn():
    s = position(deck=["golden_age", "poet", "spies", "barter"])
    play(s, 0, "astronomers", f"card:{card_id('poet')}", f"card:{card_id('barter')}")
    assert s.hands[0] == [card_id("poet")]
    assert s.deck == [card_id("golden_age"), card_id("spies"), card_id("barter")]


def test_astronomers__only_their_player_learns_what_they_saw():
    s = position(deck=["poet", "spies"])
    play(s, 0, "astronomers", f"card:{card_id('poet')}")
    seen = [event for event in s.log.drain() if event.key == "inner_sea-saw"]
    assert [event.seats for event in seen] == [(0,), (0,)]


def test_scribes__as_many_new_cards_and_one_more():
    s = position(hands={0: ["golden_age", "colonists"]}, deck=["poet", "spies", "barter"])
    play(s, 0, "scribes", f"card:{card_id('colonists')}")
    assert sorted(s.hands[0]) == sorted(card_id(key) for key in ("golden_age", "spies", "barter"))
    assert card_id("colonists") in s.discard


def test_scribes__a_card_is_drawn_where_there_is_none_to_discard():
    s = play(position(deck=["poet", "spies"]), 0, "scribes")
    assert s.hands[0] == [card_id("spies")]


def test_astronomers__the_discards_become_the_deck_first():
    s = position(discard=["poet", "spies"])
    s.hands[0] = [card_id("astronomers")]
    play(s, 0, "astronomers", f"card:{card_id('poet')}")
    assert (s.hands[0], s.deck) == ([card_id("poet")], [card_id("spies")])
