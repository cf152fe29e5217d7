"""Cards of knowledge: the deck, the hand."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.cards import Play, card_of
from engine.epochs.deck import draw, renew
from engine.epochs.effects.actions import discard_some
from engine.epochs.state import State
from engine.inner_sea.namespace import card

TOP_CARDS = 3
COPIES = 3


@card("great_library")
def great_library(s: State, play: Play) -> Flow[None]:
    """Draw two cards."""
    yield from draw(s, play.seat, 2)


@card("astronomers", when=lambda s, seat: bool(s.deck or s.discard))
def astronomers(s: State, play: Play) -> Flow[None]:
    """Look at the top three cards of the deck, put them back in any order, then draw one."""
    seat = play.seat
    renew(s)
    cards = list(reversed(s.deck[-TOP_CARDS:]))
    s.log.reveal()
    for number in cards:
        s.log.tell(seat, f"{s.game}-saw", card=card_of(s, number).key)
    s.knowledge.forgets(cards, but=[seat])
    s.knowledge.looks(seat, cards)
    ordered: list[int] = []
    while len(cards) > 1:
        options = Fixed(*(f"card:{number}" for number in sorted(cards)))
        choice = yield from ask(Ask("card-order", seat, options, about={"card": play.key, "number": len(ordered) + 1}))
        ordered.append(int(choice.partition(":")[2]))
        cards.remove(ordered[-1])
    ordered += cards
    if ordered:
        s.deck[-len(ordered) :] = reversed(ordered)
    yield from draw(s, seat, 1)


@card("scribes")
def scribes(s: State, play: Play) -> Flow[None]:
    """Discard up to three cards, then draw as many and one more."""
    discards = yield from discard_some(s, play.seat, 0, COPIES, play.key)
    yield from draw(s, play.seat, discards + 1)
