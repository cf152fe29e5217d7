"""Who draws from the discard pile: Akkad and Chaldea (rulebook, "Robar Eventos y Revelar Eventos")."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask, Flow, Lazy, ask
from engine.epochs.cards import card_of, put_away
from engine.epochs.deck import draw_uncut, is_event, resolve_event
from engine.epochs.disks import discard_from_hand
from engine.epochs.state import State

WITHIN_REACH: Final = 3
"""How many of the top discards there are to choose from."""


def top_discards(s: State) -> list[int]:
    """The cards on top of the discard pile that may be taken."""
    return sorted(s.discard[-WITHIN_REACH:])


def take_discard(s: State, seat: int, number: int) -> Flow[None]:
    """A card of the discard pile comes to the hand; an event takes effect at once, and another card is drawn for it.

    Rulebook, "Robar Eventos y Revelar Eventos".
    """
    s.discard.remove(number)
    s.log.add(f"{s.game}-took-discard", seat=seat, card=card_of(s, number).key)
    if not is_event(s, number):
        s.hands[seat].append(number)
        s.knowledge.all_see(number)
        return
    yield from resolve_event(s, number)
    put_away(s, number, negated=False)
    yield from draw_uncut(s, seat, 1)


def _choose(s: State, seat: int, key: str) -> Flow[int]:
    """The discard that a seat takes, 0 for none."""
    options = Lazy(lambda: ["keep", *(f"card:{number}" for number in top_discards(s))])
    choice = yield from ask(Ask(key, seat, options))
    return 0 if choice == "keep" else int(choice.partition(":")[2])


def royal_archive(s: State, seat: int) -> Flow[int]:
    """One of the top discards instead of a card of the deck; returns how many cards more are drawn."""
    number = (yield from _choose(s, seat, "archive")) if s.discard else 0
    if not number:
        return 0
    yield from take_discard(s, seat, number)
    return -1


def astronomers(s: State, seat: int) -> Flow[None]:
    """One of the top discards for a card of the hand."""
    number = (yield from _choose(s, seat, "astronomers")) if s.discard and s.hands[seat] else 0
    if not number:
        return
    hand = Lazy(lambda: [f"card:{card}" for card in sorted(s.hands[seat])])
    about: dict[str, str | int] = {"card": card_of(s, number).key}
    gift = yield from ask(Ask("astronomers-give", seat, hand, about=about))
    discard_from_hand(s, seat, int(gift.partition(":")[2]))
    yield from take_discard(s, seat, number)
