"""What is hidden in a game of Through the Ages, dealt anew as one seat may imagine it.

Hidden are decks, military hands of others, face-down discards of others, events to come that others have prepared, and
military cards that left the game unseen. The age of each is seen on its back (rulebook, "Tu mano", "Cartas militares").
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final, NamedTuple

from engine.core.rng import Rng
from engine.through_the_ages.attacks import strongest_defence
from engine.through_the_ages.cards import AGE, CARDS, KIND
from engine.through_the_ages.colonies import most
from engine.through_the_ages.pacts import attack_bonus
from engine.through_the_ages.state import Aggression, SendForce, State
from engine.through_the_ages.values import strength

AGES: Final = 4
EVENTS: Final = ("event", "territory")


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Deal anew what is hidden from the seat, age by age; every way that fits what it knows is equally likely.

    Where it knows that a card is (its own events among the current ones, its discards, what it has looked at), that
    card stays. The order of current events of one age, and of decks, is unknown. Who has won the bids for a territory,
    or is asked to defend, holds cards that are enough for it.
    """
    proved = _proved(s, seat)
    rng.shuffle(s.civil_deck)
    known_cards = {
        card for card, mask in s.seen.items() if (seat is not None and mask >> seat & 1) or mask == s.everybody
    }
    hands = [player.military_hand for other, player in enumerate(s.players) if other != seat]
    for age in range(AGES):
        piles = [*hands, s.military_deck, s.discards[age], s.boxed, s.current, s.future]
        places = [
            (pile, at) for pile in piles for at, card in enumerate(pile) if AGE[card] == age and card not in known_cards
        ]
        pool = [pile[at] for pile, at in places]
        masks = [s.seen.pop(card, 0) for card in pool]
        for (pile, at), mask, card in zip(places, masks, _assigned(s, places, pool, rng), strict=True):
            pile[at] = card
            if mask:
                s.seen[card] = mask
        _shuffle_events(s, age, seat, rng)
    if proved is not None:
        _strengthen(s, proved, seat, known_cards)


class _Proved(NamedTuple):
    """What a hand is known to reach together with what all can see: ``reach(state, player)`` is at least ``least``."""

    player: int
    reach: Callable[[State, int], int]
    least: int
    worth: Callable[[int], int]


def _proved(s: State, seat: int | None) -> _Proved | None:
    """What the step being played tells of a hand that the seat does not see."""
    step = s.agenda[-1] if s.agenda else None
    proof = None
    if isinstance(step, SendForce):
        proof = _Proved(step.seat, most, step.bid, lambda card: CARDS[card].colonization)
    elif isinstance(step, Aggression):
        missing = strength(s, step.seat) + attack_bonus(s, step.seat, step.rival) - strength(s, step.rival)
        proof = _Proved(step.rival, strongest_defence, missing, lambda card: CARDS[card].defense)
    return proof if proof is not None and proof.player != seat and proof.reach(s, proof.player) >= proof.least else None


def _strengthen(s: State, proved: _Proved, seat: int | None, known_cards: Container[int]) -> None:
    """Exchange cards of a hand for better ones of their age, one by one, until they are enough."""
    hand = s.players[proved.player].military_hand
    hands = [player.military_hand for other, player in enumerate(s.players) if other not in (seat, proved.player)]
    for at in sorted(range(len(hand)), key=lambda at: proved.worth(hand[at])):
        if proved.reach(s, proved.player) >= proved.least:
            return
        mine = hand[at]
        piles = [*hands, s.military_deck, s.discards[AGE[mine]], s.boxed]
        better = [
            (proved.worth(card), pile, place)
            for pile in piles
            for place, card in enumerate(pile)
            if AGE[card] == AGE[mine] and card not in known_cards and proved.worth(card) > proved.worth(mine)
        ]
        if mine not in known_cards and better:
            _, pile, place = max(better, key=lambda item: item[0])
            hand[at], pile[place] = pile[place], mine
            mask, other = s.seen.pop(mine, 0), s.seen.pop(hand[at], 0)
            s.seen.update({card: bits for card, bits in ((hand[at], mask), (mine, other)) if bits})


def _assigned(s: State, places: list[tuple[list[int], int]], pool: list[int], rng: Rng) -> list[int]:
    """A card of the pool for each place: events and territories where only such can be, any card elsewhere."""
    cards = [-1] * len(places)
    of_events = [number for number, (pile, _) in enumerate(places) if pile is s.current or pile is s.future]
    events = [card for card in pool if KIND[card] in EVENTS]
    rng.shuffle(events)
    for number, card in zip(of_events, events, strict=False):
        cards[number] = card
    event_cards = set(cards)
    rest = [card for card in pool if card not in event_cards]
    rng.shuffle(rest)
    return [card if card >= 0 else rest.pop() for card in cards]


def _shuffle_events(s: State, age: int, seat: int | None, rng: Rng) -> None:
    """The current events of an age are in an order that nobody knows, except a top one that the seat has looked at."""
    fixed = len(s.current) - 1 if s.peeked == seat and seat is not None else -1
    places = [at for at, card in enumerate(s.current) if AGE[card] == age and at != fixed]
    cards = [s.current[at] for at in places]
    rng.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        s.current[at] = card


def rewind(begin: State, now: State, dealt: State) -> dict[str, str] | None:
    """Make ``begin``, from which play led to ``now``, lead to ``dealt`` in the same way (see Game).

    Every card goes to the place of the card that it replaces in the end.
    """
    new: dict[int, int] = {}
    for was, other in zip(_piles(now), _piles(dealt), strict=True):
        new.update(zip(was, other, strict=True))
    for pile in _piles(begin):
        pile[:] = [new.get(card, card) for card in pile]
    begin.seen = {new.get(card, card): mask for card, mask in begin.seen.items()}
    if now.row == begin.row:
        begin.civil_deck[:] = dealt.civil_deck
    return {}


def _piles(s: State) -> list[list[int]]:
    return [*(player.military_hand for player in s.players), s.military_deck, *s.discards, s.boxed, s.current, s.future]
