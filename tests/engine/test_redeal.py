"""What a seat has seen is not dealt anew for it; what it has not seen is, each way as likely as the other."""

from __future__ import annotations

from collections import Counter

from engine.computers.random_player import choose
from engine.core.dealing import redeal
from engine.core.match import Match
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.state import PlayCard
from engine.inner_sea.state import State
from engine.middle_east.state import ExposeProphet
from engine.tigris.pieces import COLOURS
from engine.tigris.position import position as tigris_position

SEA = load_game("inner_sea")
EAST = load_game("middle_east")


def sea(decisions: int = 60, seed: int = 4) -> State:
    """A game of three at the beginning of a step."""
    position, rng = Position.set_up(SEA, {}, 3, seed), seeded(seed)
    for _ in range(decisions):
        ask = position.asks()[0]
        position.apply(ask.seat, choose(ask, rng))
    state: State = SEA.codec.decode(position.checkpoint_bytes)
    return state


def test_who_counts_knows_the_points_behind_the_screens_of_tigris_and_nothing_else_behind_them() -> None:
    game, rng = load_game("tigris"), seeded(5)
    match = Match.create(game, {}, 3, 5)
    counts = [[0] * 5 for _ in range(3)]
    for _ in range(150):
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
    for entry in match.log:
        event = entry.event
        if event.key == "tigris-points":
            assert event.seats is None
            counts[int(event.args["seat"])][COLOURS.index(str(event.args["colour"]))] += int(event.args["points"])
        elif event.key == "tigris-treasure":
            counts[int(event.args["seat"])][4] += 1
    assert match.state.points == counts, "lines for all tell every point"
    assert sum(counts[2]) > 5
    remembered = [redeal(match.position, 0, seeded(n), remembers=True).state for n in range(20)]
    forgotten = [redeal(match.position, 0, seeded(n)).state for n in range(20)]
    assert all(deal.points == counts for deal in remembered)
    assert len({str(deal.points[2]) for deal in forgotten}) > 10
    assert len({str(deal.hands[1]) for deal in remembered}) > 10


def hands_of(state: State, viewer: int | None, other: int, times: int = 40) -> Counter[tuple[int, ...]]:
    position, rng = Position(SEA, SEA.codec.clone(state)), seeded(9)
    return Counter(tuple(sorted(redeal(position, viewer, rng).state.hands[other])) for _ in range(times))


def test_a_hand_that_was_looked_at_stays_as_it_is_for_the_seat_that_has_seen_it() -> None:
    s = sea()
    hand = tuple(sorted(s.hands[1]))
    assert len(hands_of(s, 0, 1)) > 20
    s.knowledge.looks(0, hand)
    assert hands_of(s, 0, 1) == {hand: 40}
    assert len(hands_of(s, 2, 1)) > 20
    assert len(hands_of(s, None, 1)) > 20


def test_a_card_whose_playing_has_begun_stays_in_its_hand() -> None:
    for game, step in ((SEA, PlayCard), (EAST, PlayCard), (EAST, ExposeProphet)):
        position, rng = Position.set_up(game, {}, 3, 4), seeded(4)
        while not all(position.state.hands):
            ask = position.asks()[0]
            position.apply(ask.seat, choose(ask, rng))
        s = game.codec.decode(position.checkpoint_bytes)
        first, second = s.hands[1][:2]
        s.agenda.append(step(1, first))
        hands = list[set[int]]()
        for seed in range(40):
            dealt = game.codec.clone(s)
            game.redeal(dealt, 0, seeded(seed))
            hands.append(set(dealt.hands[1]))
        assert all(first in hand for hand in hands)
        assert not all(second in hand for hand in hands)


def test_what_others_have_seen_is_not_told() -> None:
    s = sea()
    s.knowledge.looks(2, s.hands[1])
    for viewer, known in ((0, set[int]()), (None, set[int]()), (2, set(s.hands[1]))):
        twin = redeal(Position(SEA, SEA.codec.clone(s)), viewer, seeded(1))
        assert set(twin.state.knowledge.seen) == known
        assert set(SEA.codec.decode(twin.checkpoint_bytes).knowledge.seen) == known


def test_cards_laid_back_on_the_deck_are_there_for_the_seat_that_laid_them() -> None:
    s = sea()
    first = s.deck[-3:]
    s.knowledge.looks(0, first)
    position, rng = Position(SEA, s), seeded(5)
    assert all(redeal(position, 0, rng).state.deck[-3:] == first for _ in range(20))
    assert any(redeal(position, 1, rng).state.deck[-3:] != first for _ in range(20))


def test_a_card_seen_going_into_the_deck_is_in_no_hand_that_has_not_drawn_since() -> None:
    s = sea()
    card = next(number for number in s.deck if "E" not in s.facts.cards[number].letter)
    s.knowledge.shuffles([card], s.deck)
    assert not any(card in hand for other in (1, 2) for hand in hands_of(s, 0, other, 200))
    s.knowledge.draws(1)
    assert any(card in hand for hand in hands_of(s, 0, 1, 200))
    assert not any(card in hand for hand in hands_of(s, 0, 2, 200))


def test_a_card_seen_going_into_the_deck_since_the_step_began_came_out_of_that_hand() -> None:
    begun = sea()
    now, rng = SEA.codec.clone(begun), seeded(6)
    card = now.hands[1].pop(0)
    now.deck.append(card)
    rng.shuffle(now.deck)
    now.knowledge.shuffles([card], now.deck)
    others = set[int]()
    for _ in range(30):
        begin, dealt = SEA.codec.clone(begun), SEA.codec.clone(now)
        SEA.redeal(dealt, 0, rng)
        assert SEA.rewind(begin, now, dealt) is not None
        assert card in begin.hands[1]
        assert begin.hands[0] == begun.hands[0]
        others |= set(begin.hands[1])
    assert len(others) > 15


def test_a_card_exchanged_is_known_to_both_and_to_nobody_else() -> None:
    s = sea()
    given, taken = s.hands[0][0], s.hands[1][0]
    s.knowledge.looks(2, (*s.hands[0], *s.hands[1]))
    s.hands[0].remove(given)
    s.hands[1].remove(taken)
    s.hands[0].append(taken)
    s.hands[1].append(given)
    s.knowledge.forgets((*s.hands[0], *s.hands[1]), but=(0, 1))
    s.knowledge.looks(0, [given])
    assert all(given in hand for hand in hands_of(s, 0, 1))
    assert not all(given in hand for hand in hands_of(s, 2, 1))


def test_no_event_is_among_the_first_cards_of_a_deck_as_it_was_set_up() -> None:
    position, rng = Position.set_up(SEA, {}, 3, 2), seeded(3)
    s = position.state
    bottom = len(s.facts.cards) - s.facts.setups[3].aside
    for _ in range(30):
        deck = redeal(position, 0, rng).state.deck
        assert not any("E" in s.facts.cards[card].letter for card in deck[bottom:])


def test_unseen_tiles_are_dealt_each_way_equally() -> None:
    """Two reds, a blue and a green are unseen, two of them in the other hand: two reds in one of six ways."""
    match = tigris_position(hands=("black", "red blue"), bag="red green")
    rng, times = seeded(8), 1800
    hands = Counter(tuple(redeal(match.position, 0, rng).state.hands[1]) for _ in range(times))
    expected = {(2, 0, 0, 0): 1, (1, 0, 1, 0): 2, (1, 0, 0, 1): 2, (0, 0, 1, 1): 1}
    assert set(hands) == set(expected)
    # Chi square with three degrees of freedom: above 16.3 in one of a thousand cases.
    assert sum((hands[hand] - times * ways / 6) ** 2 / (times * ways / 6) for hand, ways in expected.items()) < 16.3


def test_tiles_that_others_have_swapped_unseen_are_dealt_anew_own_ones_are_not() -> None:
    match = tigris_position(hands=("black", "red red"), bag="blue blue green green black red " * 4)
    match.answer(0, "action", ["pass"])
    match.answer(1, "action", ["swap"])
    match.answer(1, "swap", ["red:1", "red:2"])
    rng = seeded(2)
    gone = Counter(bytes(redeal(match.position, 0, rng).state.swapped) for _ in range(200))
    assert len(gone) > 3
    assert {bytes(redeal(match.position, 1, rng).state.swapped) for _ in range(50)} == {match.state.swapped}
    for viewer in (0, 1, None):
        s = redeal(match.position, viewer, rng).state
        held = [sum(hand[colour] for hand in s.hands) + s.bag[s.drawn :].count(colour) for colour in range(4)]
        left = [sum(1 for mark in s.swapped if mark & 3 == colour) for colour in range(4)]
        was = match.state
        assert [one + other for one, other in zip(held, left, strict=True)] == [
            sum(hand[colour] for hand in was.hands)
            + was.bag[was.drawn :].count(colour)
            + sum(1 for mark in was.swapped if mark & 3 == colour)
            for colour in range(4)
        ]


def test_tiles_that_were_revealed_since_the_step_began_came_out_of_that_hand() -> None:
    """The attacker has shown two temples, and the defender is asked now: whoever knows that holds two for its start."""
    match = tigris_position(
        leaders="lion king H3",
        tiles={"red": "H4", "black": "I3"},
        hands=("red red blue", "black green"),
        bag="green blue",
    )
    match.answer(0, "action", ["leader:black:H5"])
    match.answer(0, "commit:attack", ["commit:2"])
    rng, rest = seeded(1), Counter[tuple[int, ...]]()
    for _ in range(60):
        twin = redeal(match.position, 1, rng)
        assert [(ask.seat, ask.key) for ask in twin.asks()] == [(1, "commit:defend")]
        begun = twin.game.codec.decode(twin.checkpoint_bytes)
        assert begun.hands[0][0] == 2 + twin.state.hands[0][0]
        assert twin.state.hands[1] == match.state.hands[1]
        rest[tuple(twin.state.hands[0])] += 1
    assert set(rest) == {(0, 0, 1, 0), (0, 0, 0, 1)}
