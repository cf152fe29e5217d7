"""Cards of intrigue."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.cards import Aim, Play, card_of
from engine.epochs.competition import replace
from engine.epochs.disks import discard_from_hand
from engine.epochs.effects.actions import harm_targets
from engine.epochs.effects.aims import at, near_own, opponents_with_cards, own_land
from engine.epochs.state import State
from engine.inner_sea.namespace import card

REBELS = 5
DEFECTORS = 2


@card("spies", Aim("card-seat", opponents_with_cards))
def spies(s: State, play: Play) -> Flow[None]:
    """Look at an opponent's hand; one card of it, of the player's choice, is discarded."""
    for other in play.seats():
        hand = sorted(s.hands[other])
        if not hand:
            continue
        s.log.reveal()
        for number in hand:
            s.log.tell(play.seat, f"{s.game}-saw", card=card_of(s, number).key)
        s.knowledge.looks(play.seat, hand)
        options = Fixed(*(f"card:{number}" for number in hand))
        choice = yield from ask(Ask("card-spies", play.seat, options, about={"card": play.key, "seat": other}))
        discard_from_hand(s, other, int(choice.partition(":")[2]))


def _on_land(s: State, seat: int) -> list[str]:
    return [f"seat:{other}" for other in range(s.seats) if other != seat and own_land(s, other)]


def _land_of_last(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    other = int(chosen[0].partition(":")[2])
    return [f"stack:{s.board.ids[area]}:{other}" for area in own_land(s, other)]


@card(
    "civil_war",
    Aim("card-seat", _on_land),
    Aim("card-stacks", lambda s, seat: [], 1, REBELS, _land_of_last),
)
def civil_war(s: State, play: Play) -> Flow[None]:
    """An opposing civilization loses a disk in each of up to five land areas, five disks in all."""
    yield from harm_targets(s, play)


def _barbarians_near(s: State, seat: int) -> list[int]:
    return [area for area in near_own(s, seat) if s.disks[s.barbarians][area]]


@card("defection", Aim("card-areas", at(_barbarians_near)))
def defection(s: State, play: Play) -> Flow[None]:
    """Replace two Barbarians in an area with or next to own disks with own ones."""
    for area in play.areas(s):
        yield from replace(s, play.seat, s.barbarians, area, DEFECTORS, 1)
