"""Cards of war that are played in the card phase."""

from __future__ import annotations

from engine.core.ask import Flow
from engine.epochs.cards import Aim, Play
from engine.epochs.disks import gain_talents, pay_talents
from engine.epochs.effects.actions import harm_targets, place_at_targets
from engine.epochs.effects.aims import land_near_own, one_an_area, own_borders, shallow_near_own, stacks, with_room
from engine.epochs.state import State
from engine.inner_sea.namespace import card


@card("pirates", *one_an_area("card-stacks", stacks(shallow_near_own), 2), besides=True)
def pirates(s: State, play: Play) -> Flow[None]:
    """Remove one opposing disk from each of up to two shallow seas with or next to own disks; gain 1 talent."""
    yield from harm_targets(s, play)
    gain_talents(s, play.seat, 1)


@card("hired_raiders", Aim("card-stacks", stacks(land_near_own)), when=lambda s, seat: s.treasury[seat] > 0)
def hired_raiders(s: State, play: Play) -> Flow[None]:
    """Pay 1 talent; remove two disks of one opposing faction in a land area with or next to own disks."""
    if s.treasury[play.seat]:
        pay_talents(s, play.seat, 1)
        yield from harm_targets(s, play, 2)


@card("border_forts", Aim("card-areas", with_room(own_borders), 1, 3, disks=1))
def border_forts(s: State, play: Play) -> None:
    """Add a disk in each of up to three land areas with own disks, next to land with opposing ones."""
    place_at_targets(s, play)
