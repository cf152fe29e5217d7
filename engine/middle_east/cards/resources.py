"""Cards of resources: fields, herds, mines, and the marked areas."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.ask import Flow
from engine.epochs.areas import on_map
from engine.epochs.card_phase import end_investment
from engine.epochs.cards import Aim, Play
from engine.epochs.disks import gain_talents, place
from engine.epochs.effects.actions import place_at_targets
from engine.epochs.effects.aims import (
    area_options,
    around_home,
    elsewhere,
    near_own,
    only_on,
    own,
    own_controlled_land,
    own_land,
    with_room,
)
from engine.epochs.features import Feature
from engine.middle_east.investing import choose_use, has_supply, lay_down, use_up
from engine.middle_east.namespace import card, feature
from engine.middle_east.sites import GROUNDS, mark, suitable
from engine.middle_east.state import State

FIELD = 2
STONES = 3
STORES = 2


def _empty(s: State, seat: int, key: str) -> list[str]:
    """Where the disk of a marked area may come, with a disk in the supply for it."""
    return area_options(s, suitable(s, key)) if s.supply[seat] else []


def _found(s: State, play: Play) -> None:
    """A disk goes on an empty area, which is marked; where that cannot be, the card is discarded."""
    for area in play.areas(s):
        if area in suitable(s, play.key) and place(s, play.seat, area):
            mark(s, play.key, area)
    if play.key not in s.sites:
        end_investment(s, play.card)


for _key in GROUNDS:
    card(_key, Aim("card-areas", partial(_empty, key=_key)))(_found)


@card("advanced_agriculture", Aim("card-areas", with_room(own_controlled_land)))
def advanced_agriculture(s: State, play: Play) -> None:
    """Add two disks in a land area under control."""
    place_at_targets(s, play, FIELD)


@card("improved_irrigation", Aim("card-areas", with_room(own_controlled_land)))
def improved_irrigation(s: State, play: Play) -> None:
    """Add two disks in a land area under control."""
    place_at_targets(s, play, FIELD)


@card("pastures", Aim("card-areas", with_room(only_on(near_own, "plain")), 1, 3, disks=1))
def pastures(s: State, play: Play) -> None:
    """Place a disk in each of up to three plains with or next to own disks."""
    place_at_targets(s, play)


@card("bountiful_harvest", Aim("card-areas", with_room(own_controlled_land), 1, 6, disks=1))
def bountiful_harvest(s: State, play: Play) -> None:
    """Add a disk in each of up to six land areas under control."""
    place_at_targets(s, play)


def _way_back(s: State, seat: int) -> list[int]:
    """Areas with or next to own disks; with none on the map, the home area and those next to it."""
    return near_own(s, seat) if own(s, seat) else around_home(s, seat)


def _many_more(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    """Areas for three disks more, where nobody has fewer on the map."""
    if s.supply[seat] <= len(chosen) or any(on_map(s, other) < on_map(s, seat) for other in range(s.seats)):
        return []
    return elsewhere(with_room(_way_back), 1)(s, seat, chosen)


@card(
    "return_from_exile",
    Aim("card-areas", with_room(_way_back), 1, 3, disks=1),
    Aim("card-areas", with_room(_way_back), 0, 3, after=_many_more, disks=1),
)
def return_from_exile(s: State, play: Play) -> None:
    """Place a disk in each of up to three areas with or next to own disks; up to six where nobody has fewer."""
    place_at_targets(s, play)


def _stony(s: State, seat: int) -> int:
    return len(only_on(own_land, "mountain", "desert")(s, seat))


@card("quarries", when=lambda s, seat: _stony(s, seat) > 0)
def quarries(s: State, play: Play) -> None:
    """Gain a mina for each mountain and desert with own disks, three at most."""
    gain_talents(s, play.seat, min(STONES, _stony(s, play.seat)))


card("storehouses", when=has_supply)(lay_down)


def storehouses(s: State, seat: int) -> Flow[int]:
    """Growth: take a disk off; two more ready disks."""
    if (yield from choose_use(s, seat, "storehouses", "use")) == "keep":
        return 0
    return STORES * int((yield from use_up(s, seat, "storehouses")))


feature("card:storehouses", Feature(acquire=storehouses))
