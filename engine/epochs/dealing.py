"""What is hidden in a game of this family, dealt anew as one seat may imagine it: the others' hands, and the deck.

Rulebook, "Robar y descartar", "Paso de robo".
"""

from __future__ import annotations

from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.epochs.deck import is_event
from engine.epochs.payments import LOSSES
from engine.epochs.scenario import setup_of
from engine.epochs.sides import civilizations_of
from engine.epochs.state import FromHand, State


def is_secret(question: Ask) -> bool:
    """Whether others see neither the answer nor its effect until it is carried out: losses in a competition."""
    return question.key == LOSSES and question.about["because"] == "competition"


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Deal anew the others' hands and the order of the deck; every way that fits what the seat knows is equally likely.

    Known are cards that are being played, those that the seat has seen or given (engine.epochs.knowledge), and which
    cards have gone into the deck since a seat last drew. Events take effect when drawn: none is in a hand, nor among
    the first cards as long as the deck is as it was set up (rulebook, "Despliegue básico").
    """
    open_cards, knowledge = _being_played(s), s.knowledge
    own = [] if seat is None else civilizations_of(s, seat)
    hidden = {
        other: [card for card in hand if card not in open_cards and not knowledge.is_known_to(own, card)]
        for other, hand in enumerate(s.hands)
        if other not in own
    }
    places = [place for place, card in enumerate(s.deck) if not knowledge.is_known_to(own, card)]
    loose = [s.deck[place] for place in places]
    events = [card for card in loose if is_event(s, card)]
    pool = [card for cards in hidden.values() for card in cards] + [card for card in loose if not is_event(s, card)]
    rng.shuffle(pool)
    _deal_hands(s, hidden, pool, rng)
    bottom = 0 if knowledge.shuffled else len(s.facts.cards) - setup_of(s).aside
    low = [place for place in places if knowledge.shuffled or place < bottom]
    rng.shuffle(low)
    rng.shuffle(events)
    for place, event in zip(low, events, strict=False):
        s.deck[place] = event
    event_places = low[: len(events)]
    for place in places:
        if place not in event_places:
            s.deck[place] = pool.pop()
    knowledge.seen = knowledge.of_seats(own)


def _deal_hands(s: State, hidden: dict[int, list[int]], pool: list[int], rng: Rng) -> None:
    """Give each hand as many cards of the pool, which is in random order, as were ``hidden`` in it; who drew last is
    dealt to last, as more cards may be in that hand.
    """
    knowledge, dealt = s.knowledge, dict[int, list[int]]()
    for other in sorted(hidden, key=lambda other: knowledge.drew.get(other, 0)):
        fitting = [card for card in pool if knowledge.may_hold(other, card)]
        dealt[other] = fitting[: len(hidden[other])]
        for card in dealt[other]:
            pool.remove(card)
    # A card that cannot be in the deck changes places with one that can.
    for card in [card for card in pool if knowledge.must_be_held(card)]:
        changes = [
            (other, place)
            for other, cards in dealt.items()
            for place, own_card in enumerate(cards)
            if not knowledge.must_be_held(own_card) and knowledge.may_hold(other, card)
        ]
        if changes:
            other, place = changes[rng.below(len(changes))]
            pool[pool.index(card)], dealt[other][place] = dealt[other][place], card
    for other, cards in dealt.items():
        known_cards = [card for card in s.hands[other] if card not in hidden[other]]
        s.hands[other] = sorted(known_cards + cards)


def _being_played(s: State) -> set[int]:
    """Cards that everybody has seen played and that have not left the hand yet."""
    named = {step.card for step in s.agenda if isinstance(step, FromHand)}
    played = [name for names in (s.fight.played if s.fight is not None else []) for name in names]
    return named | {int(name[5:]) for name in played if name.startswith("card:")}


def rewind(begin: State, now: State, dealt: State) -> dict[str, str] | None:
    """Make ``begin``, from which play led to ``now``, lead to ``dealt`` in the same way (see Game).

    Every card goes to the place of the card that it replaces in the end. Cards that all have seen go into the deck on
    the way are no others: in ``dealt`` they change places with those dealt to theirs. None if one is dealt to a hand.
    """
    for card in _seen_going_in(begin, now):
        if card not in dealt.deck:
            return None
        place, false_place = now.deck.index(card), dealt.deck.index(card)
        dealt.deck[place], dealt.deck[false_place] = dealt.deck[false_place], dealt.deck[place]
    new: dict[int, int] = {}
    for was, other in zip(_piles(now), _piles(dealt), strict=True):
        if len(was) != len(other):
            return None
        new.update(zip(was, other, strict=True))
    if sorted(new) != sorted(new.values()):
        return None
    masks = dealt.knowledge.seen
    begin.knowledge.seen = {card: mask & masks[card] for card, mask in begin.knowledge.seen.items() if card in masks}
    for pile in (*begin.hands, begin.deck, begin.discard, begin.aside):
        pile[:] = [new.get(card, card) for card in pile]
    return {f"card:{old}": f"card:{card}" for old, card in new.items() if old != card}


def _seen_going_in(begin: State, now: State) -> list[int]:
    """Cards of the deck that were played, or revealed and put back, since ``begin``: cards enter a deck in no other
    way, but with all discards, which were open at the beginning.
    """
    hands = {card for hand in begin.hands for card in hand}
    was, back = begin.knowledge.back, now.knowledge.back
    renewed = begin.knowledge.renewed != now.knowledge.renewed
    return [card for card in now.deck if card in hands or (not renewed and was.get(card) != back.get(card))]


def _piles(s: State) -> list[list[int]]:
    """Every hand and pile; the cards of a hand in order."""
    return [*(sorted(hand) for hand in s.hands), s.deck, s.discard, s.aside]
