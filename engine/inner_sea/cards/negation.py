"""Negate cards: what they give beside cancelling (rulebook, "Cartas de anulación"). What they answer is in the data."""

from __future__ import annotations

from engine.core.ask import Flow
from engine.epochs.areas import room, strength
from engine.epochs.cards import Play
from engine.epochs.deck import draw
from engine.epochs.disks import choose_area, gain_talents, pay_talents, place, place_ally
from engine.epochs.effects.aims import own_land
from engine.inner_sea.namespace import card
from engine.inner_sea.state import State
from engine.inner_sea.wonders import silence


def settle(s: State, seat: int, card: str, count: int) -> Flow[None]:
    """Add a disk in each of up to ``count`` land areas with own ones and room."""
    places: list[int] = []
    for _ in range(count):
        areas = [area for area in own_land(s, seat) if area not in places and room(s, seat, area)]
        if not areas or not s.supply[seat]:
            return
        area = yield from choose_area(s, seat, "add-disk", areas, card=card)
        place(s, seat, area)
        places.append(area)


@card("bad_omens")
def bad_omens(s: State, play: Play) -> None:
    """The wonder stays silent for the rest of the turn."""
    if play.answered is not None:
        silence(s, play.answered.seat, play.answered.key)


@card("court_of_elders")
def court_of_elders(s: State, play: Play) -> Flow[None]:
    """A card is drawn."""
    yield from draw(s, play.seat, 1)


@card("sign_from_above")
def sign_from_above(s: State, play: Play) -> None:
    """Nothing more."""


@card("night_watch")
def night_watch(s: State, play: Play) -> Flow[None]:
    """A disk in an own land area."""
    yield from settle(s, play.seat, play.key, 1)


@card("false_prophet")
def false_prophet(s: State, play: Play) -> None:
    """Nothing more."""


@card("ambush")
def ambush(s: State, play: Play) -> None:
    """A white disk where one takes part in the competition."""
    if s.fight is not None and strength(s, play.seat, s.fight.area):
        place_ally(s, play.seat, s.fight.area)


@card("high_priestess")
def high_priestess(s: State, play: Play) -> None:
    """A talent."""
    gain_talents(s, play.seat, 1)


@card("grain_relief")
def grain_relief(s: State, play: Play) -> Flow[None]:
    """A disk in each of two own land areas."""
    yield from settle(s, play.seat, play.key, 2)


@card("bribery", when=lambda s, seat: s.treasury[seat] > 0)
def bribery(s: State, play: Play) -> None:
    """A talent is the price."""
    pay_talents(s, play.seat, 1)


@card("embargo")
def embargo(s: State, play: Play) -> None:
    """A talent."""
    gain_talents(s, play.seat, 1)


@card("burnt_scrolls")
def burnt_scrolls(s: State, play: Play) -> Flow[None]:
    """A card is drawn."""
    yield from draw(s, play.seat, 1)


@card("poor_harvest")
def poor_harvest(s: State, play: Play) -> None:
    """Nothing more."""


@card("double_agent")
def double_agent(s: State, play: Play) -> None:
    """A talent from the player of the negate card."""
    if play.answered is not None and s.treasury[play.answered.seat]:
        pay_talents(s, play.answered.seat, 1)
        gain_talents(s, play.seat, 1)


@card("eclipse")
def eclipse(s: State, play: Play) -> None:
    """Nothing more."""
