"""Cards of intrigue."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import cities, is_city, room
from engine.epochs.cards import Aim, Play, card_of
from engine.epochs.competition import replace
from engine.epochs.disks import discard_from_hand
from engine.epochs.state import State
from engine.inner_sea.aims import land, named, near_own, opponents_with_cards
from engine.inner_sea.effects import harm_targets
from engine.inner_sea.written import card

REBELS = 5
DEFECTORS = 2


@card("spies", Aim("card-seat", opponents_with_cards))
def spies(s: State, play: Play) -> Flow[None]:
    """Look at an opponent's hand; one card of it, of one's own choice, is discarded."""
    for other in play.seats():
        hand = sorted(s.hands[other])
        if not hand:
            continue
        s.log.reveal()
        for number in hand:
            s.log.tell(play.seat, f"{s.game}-saw", card=card_of(s, number).key)
        options = Fixed(*(f"card:{number}" for number in hand))
        choice = yield from ask(Ask("card-spies", play.seat, options, about={"seat": other}))
        discard_from_hand(s, other, int(choice.partition(":")[2]))


def _with_cities(s: State, seat: int) -> list[str]:
    return [f"seat:{other}" for other in range(s.seats) if other != seat and cities(s, other)]


def _cities_of_last(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    other = int(chosen[0].partition(":")[2])
    return [f"stack:{s.board.ids[area]}:{other}" for area in land(s, seat) if is_city(s, other, area)]


@card(
    "civil_war",
    Aim("card-seat", _with_cities),
    Aim("card-stacks", lambda s, seat: [], 1, REBELS, _cities_of_last),
)
def civil_war(s: State, play: Play) -> Flow[None]:
    """An opposing civilization loses a disk in each of up to five of its cities."""
    yield from harm_targets(s, play)


def _barbarians_near(s: State, seat: int) -> list[str]:
    black = s.barbarians
    near = [area for area in near_own(s, seat) if s.disks[black][area] and room(s, seat, area)]
    return named(s, near) if s.supply[seat] else []


@card("defection", Aim("card-areas", _barbarians_near))
def defection(s: State, play: Play) -> Flow[None]:
    """Replace up to two Barbarians in an area with or next to own disks with own ones."""
    for area in play.areas(s):
        count = min(DEFECTORS, s.supply[play.seat], room(s, play.seat, area))
        yield from replace(s, play.seat, s.barbarians, area, count, 1)
