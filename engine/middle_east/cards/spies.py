"""Great persons who look into hands, take from them or ruin them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.cards import Aim, Play, card_of
from engine.epochs.deck import cut_hand
from engine.epochs.disks import discard_from_hand, gain_talents, pay_talents
from engine.epochs.effects.aims import opponents, opponents_with_cards
from engine.middle_east.namespace import card
from engine.middle_east.state import State

GLIMPSES = 3
PRICE_OF_THE_DANCE = 2
VEILS = 2
KINDS = ("C", "N", "I", "R")


def show(s: State, seat: int, cards: Sequence[int]) -> None:
    """A seat sees these cards of an opponent's hand."""
    s.log.reveal()
    for number in cards:
        s.log.tell(seat, f"{s.game}-saw", card=card_of(s, number).key)
    s.knowledge.looks(seat, cards)


def at_random(s: State, other: int, count: int) -> list[int]:
    """The given number of cards of a hand, at random."""
    hand = sorted(s.hands[other])
    s.rng.shuffle(hand)
    return sorted(hand[:count])


def hand_over(s: State, giver: int, taker: int, cards: Sequence[int]) -> None:
    """Cards go from one hand to another; only these two know which."""
    s.log.reveal()
    for number in cards:
        s.hands[giver].remove(number)
        s.hands[taker].append(number)
        s.log.tell(taker, f"{s.game}-drew", card=card_of(s, number).key)
    s.log.add(f"{s.game}-handed-over", seat=giver, other=taker, cards=len(cards))
    s.knowledge.forgets((*s.hands[giver], *s.hands[taker]), but=(giver, taker))
    s.knowledge.looks(giver, cards)
    s.knowledge.drew[taker] = max(s.knowledge.drew.get(taker, 0), s.knowledge.drew.get(giver, 0))


@card("seductress", Aim("card-seat", opponents_with_cards))
def seductress(s: State, play: Play) -> None:
    """Three cards of an opponent's hand are seen; a mina."""
    for other in play.seats():
        show(s, play.seat, at_random(s, other, GLIMPSES))
    gain_talents(s, play.seat, 1)


@card("diplomat", Aim("card-seat", opponents_with_cards), when=lambda s, seat: s.treasury[seat] > 0, is_friendly=True)
def diplomat(s: State, play: Play) -> None:
    """A mina for a look at an opponent's hand."""
    if not s.treasury[play.seat]:
        return
    pay_talents(s, play.seat, 1)
    for other in play.seats():
        show(s, play.seat, sorted(s.hands[other]))


@card("the_eyes_of_the_king", Aim("card-seat", opponents_with_cards))
def the_eyes_of_the_king(s: State, play: Play) -> Flow[None]:
    """An opponent's hand is seen, and a card of it taken."""
    for other in play.seats():
        hand = sorted(s.hands[other])
        if not hand:
            continue
        show(s, play.seat, hand)
        options = Fixed(*(f"card:{number}" for number in hand))
        choice = yield from ask(Ask("card-spies", play.seat, options, about={"card": play.key, "seat": other}))
        hand_over(s, other, play.seat, [int(choice.partition(":")[2])])


def _rich_or_with_cards(s: State, seat: int) -> list[str]:
    rich = [name for name in opponents(s, seat) if s.treasury[int(name[5:])] >= PRICE_OF_THE_DANCE]
    return sorted({*rich, *opponents_with_cards(s, seat)})


@card("dancer_of_the_7_veils", Aim("card-seat", _rich_or_with_cards))
def dancer_of_the_7_veils(s: State, play: Play) -> Flow[None]:
    """An opponent gives two minas or, as it likes or must, two cards by lot; who then holds too many discards."""
    for other in play.seats():
        pays = s.treasury[other] >= PRICE_OF_THE_DANCE
        if pays and s.hands[other]:
            about: dict[str, str | int] = {"card": play.key, "seat": play.seat}
            pays = (yield from ask(Ask("card-dance", other, Fixed("minas", "cards"), about=about))) == "minas"
        if pays:
            pay_talents(s, other, PRICE_OF_THE_DANCE)
            gain_talents(s, play.seat, PRICE_OF_THE_DANCE)
        else:
            hand_over(s, other, play.seat, at_random(s, other, VEILS))
            yield from cut_hand(s, play.seat)


def _kinds(s: State, seat: int) -> list[str]:
    return [f"kind:{letter}" for letter in KINDS]


@card("palace_eunuch", Aim("card-seat", opponents_with_cards), Aim("card-kind", _kinds))
def palace_eunuch(s: State, play: Play) -> None:
    """An opponent shows its hand and discards every card of one kind."""
    letter = play.part(1).targets[0].partition(":")[2]
    for other in play.part(0).seats():
        show(s, play.seat, sorted(s.hands[other]))
        for number in [number for number in sorted(s.hands[other]) if letter in card_of(s, number).letter]:
            discard_from_hand(s, other, number)


@card("mad_king", Aim("card-seat", opponents_with_cards), is_friendly=True)
def mad_king(s: State, play: Play) -> Flow[None]:
    """Two whole hands change places; who then holds too many discards."""
    seat = play.seat
    for other in play.seats():
        mine, theirs = list(s.hands[seat]), list(s.hands[other])
        hand_over(s, seat, other, mine)
        hand_over(s, other, seat, theirs)
        for one in (seat, other):
            yield from cut_hand(s, one)
