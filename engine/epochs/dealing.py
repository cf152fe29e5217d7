"""What lies hidden in a game of this family, dealt anew as one seat may imagine it: the others' hands, and the deck.

Rulebook, "Robar y descartar", "Paso de robo".
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.epochs.cards import card_of
from engine.epochs.state import PlayCard, State

UNSEEN: Final = frozenset({"loss"})
"""Questions of which others see neither the answer nor what comes of it until it is carried out."""


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Deal anew the others' hands and the order of the deck. Events take effect when drawn: none is in a hand."""
    others = [other for other in range(s.seats) if other != seat]
    events = [card for card in s.deck if "E" in card_of(s, card).letter]
    shown = _being_played(s)
    pool = [card for other in others for card in s.hands[other] if card not in shown]
    pool += [card for card in s.deck if card not in events]
    rng.shuffle(pool)
    for other in others:
        s.hands[other] = sorted(card if card in shown else pool.pop() for card in s.hands[other])
    s.deck = pool + events
    rng.shuffle(s.deck)


def _being_played(s: State) -> set[int]:
    """Cards that everybody has seen played and that have not left the hand yet."""
    named = {step.card for step in s.agenda if isinstance(step, PlayCard)}
    played = [name for names in (s.fight.played if s.fight is not None else []) for name in names]
    return named | {int(name[5:]) for name in played if name.startswith("card:")}


def rewind(begin: State, now: State, dealt: State) -> dict[str, str] | None:
    """Make ``begin``, from which play led to ``now``, lead to ``dealt`` in the same way (see Game).

    Every card goes where the card is in whose place it lies in the end.
    """
    new: dict[int, int] = {}
    for was, other in zip(_piles(now), _piles(dealt), strict=True):
        if len(was) != len(other):
            return None
        new.update(zip(was, other, strict=True))
    if sorted(new) != sorted(new.values()):
        return None
    for pile in (*begin.hands, begin.deck, begin.discard, begin.aside):
        pile[:] = [new.get(card, card) for card in pile]
    return {f"card:{old}": f"card:{card}" for old, card in new.items() if old != card}


def _piles(s: State) -> list[list[int]]:
    """Every hand and pile; the cards of a hand in order."""
    return [*(sorted(hand) for hand in s.hands), s.deck, s.discard, s.aside]
