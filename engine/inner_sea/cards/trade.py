"""Cards of trade: seas, partners, exchange."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Ask, Flow, Lazy, ask
from engine.epochs.areas import is_land, neighbours, room
from engine.epochs.cards import Aim, Play, card_of
from engine.epochs.disks import gain_talents
from engine.epochs.effects.actions import discard_some, place_at_targets
from engine.epochs.effects.aims import (
    another,
    area_options,
    last_area,
    opponents,
    opponents_with_cards,
    own_land,
    seas_near_own,
    with_room,
)
from engine.epochs.state import State
from engine.inner_sea.namespace import card

WARES = 3


def _neighbours_on_land(s: State, seat: int, area: int) -> list[int]:
    return [near for near in neighbours(s, area) if is_land(s, near) and s.disks[seat][near]]


def _joined(s: State, seat: int) -> list[int]:
    """Land areas with room, next to another one of the player's own; those where both have room, if there are any."""
    single = [area for area in own_land(s, seat) if room(s, seat, area) and _neighbours_on_land(s, seat, area)]
    both = [area for area in single if any(near in single for near in _neighbours_on_land(s, seat, area))]
    return both or single


def _joined_to_last(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    if not another(s, seat, chosen):
        return []
    return area_options(s, [area for area in _neighbours_on_land(s, seat, last_area(s, chosen)) if room(s, seat, area)])


@card(
    "local_trade",
    Aim("card-areas", with_room(_joined)),
    Aim("card-areas", with_room(own_land), after=_joined_to_last),
    besides=True,
)
def local_trade(s: State, play: Play) -> None:
    """Add a disk in each of two adjacent land areas that hold own disks; gain 1 talent."""
    place_at_targets(s, play)
    gain_talents(s, play.seat, 1)


def _onwards(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    """The chain goes on from the sea chosen last."""
    if not another(s, seat, chosen):
        return []
    areas = [item for item in chosen if item.startswith("area:")]
    seas = [near for near in neighbours(s, last_area(s, areas)) if not is_land(s, near) and room(s, seat, near)]
    return [name for name in area_options(s, seas) if name not in areas]


@card(
    "trade_fleet",
    Aim("card-areas", with_room(seas_near_own)),
    Aim("card-areas", with_room(seas_near_own), after=_onwards),
    Aim("card-areas", with_room(seas_near_own), after=_onwards),
)
def trade_fleet(s: State, play: Play) -> None:
    """Place a chain of one disk in each of three seas, beginning in or next to an area with own disks."""
    place_at_targets(s, play)


def _customers(s: State, seat: int) -> list[str]:
    """The seats that can exchange a card with this one; where nobody can, any opponent."""
    return (opponents_with_cards(s, seat) if len(s.hands[seat]) > 1 else []) or opponents(s, seat)


@card("barter", Aim("card-seat", _customers), is_friendly=True)
def barter(s: State, play: Play) -> Flow[None]:
    """Give an opponent a card, and take another at random; both gain 1 talent."""
    seat, (other,) = play.seat, play.seats()
    if s.hands[seat] and s.hands[other]:
        options = Lazy(lambda: [f"card:{number}" for number in sorted(s.hands[seat])])
        about: dict[str, str | int] = {"card": play.key, "seat": other}
        gift = int((yield from ask(Ask("card-give", seat, options, about=about))).partition(":")[2])
        hand = sorted(s.hands[other])
        prize = hand[s.rng.below(len(hand))]
        for giver, receiver, number in ((seat, other, gift), (other, seat, prize)):
            s.hands[giver].remove(number)
            s.hands[receiver].append(number)
            s.log.tell(receiver, f"{s.game}-drew", card=card_of(s, number).key)
        s.knowledge.forgets((*s.hands[seat], *s.hands[other]), but=(seat, other))
        s.knowledge.looks(seat, [gift])
        s.knowledge.looks(other, [prize])
        s.log.reveal()
    gain_talents(s, seat, 1)
    gain_talents(s, other, 1)


@card("spice_market", when=lambda s, seat: len(s.hands[seat]) > 1)
def spice_market(s: State, play: Play) -> Flow[None]:
    """Discard up to three cards; gain a talent for each."""
    gain_talents(s, play.seat, (yield from discard_some(s, play.seat, 1, WARES, play.key)))
