"""Great persons of the card phase."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Flow
from engine.epochs.areas import cities, factions_in, in_play, is_land, neighbours, room
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import replace
from engine.epochs.disks import gain_talents
from engine.epochs.effects.actions import place_at_targets
from engine.epochs.effects.aims import (
    anywhere,
    area_options,
    at,
    city_stacks,
    empty_land_beside_own,
    last_area,
    near_own,
    one_an_area,
    own,
    own_camps,
    stacks,
    with_room,
)
from engine.epochs.growth import partners
from engine.inner_sea.building import sites
from engine.inner_sea.namespace import card
from engine.inner_sea.state import State

JUDGED_REGIONS = 3
CUSTOMERS = 3


def _foreign_seas(s: State, seat: int) -> list[int]:
    """Seas with disks of another civilization (Barbarians are none)."""
    kinds, others = s.board.kinds, [s.disks[other] for other in range(s.seats) if other != seat]
    return [area for area in anywhere(s, seat) if kinds[area] != "land" and any(disks[area] for disks in others)]


@card("captive_queen", Aim("card-areas", with_room(_foreign_seas)))
def captive_queen(s: State, play: Play) -> None:
    """Place two disks in one sea that holds disks of another civilization."""
    place_at_targets(s, play, 2)


@card("poet", *one_an_area("card-stacks", stacks(anywhere), 3))
def poet(s: State, play: Play) -> Flow[None]:
    """Replace one opposing disk in each of up to three areas with an own one, as far as it fits."""
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, 1, 1)


@card("demagogue", Aim("card-stacks", city_stacks(near_own)))
def demagogue(s: State, play: Play) -> Flow[None]:
    """Replace a disk of an opposing city, with or next to own disks, with two own ones."""
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, 1, 2)


def _crossable(s: State, seat: int) -> list[int]:
    """Deep seas next to own disks, with room on another coast."""
    if not s.supply[seat]:
        return []
    own, near, deep = s.disks[seat], in_play(s).neighbours, in_play(s).deep
    return [area for area in deep if any(map(own.__getitem__, near[area])) and _shores(s, seat, area)]


def _shores(s: State, seat: int, deep: int) -> list[int]:
    return [near for near in neighbours(s, deep) if room(s, seat, near)]


def _shores_of_last(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    return area_options(s, _shores(s, seat, last_area(s, chosen)))


@card("navigator", Aim("card-deep", at(_crossable)), Aim("card-areas", at(own), 1, 2, _shores_of_last, 1))
def navigator(s: State, play: Play) -> None:
    """Cross a deep sea next to own disks: place a disk in each of up to two other areas on it."""
    place_at_targets(s, play.part(1))


def _city_regions(s: State, seat: int) -> int:
    return len({s.board.regions[area] for area in cities(s, seat)})


@card("magistrate", when=lambda s, seat: _city_regions(s, seat) > 0)
def magistrate(s: State, play: Play) -> None:
    """Gain a talent for each region with an own city, three at most."""
    gain_talents(s, play.seat, min(JUDGED_REGIONS, _city_regions(s, play.seat)))


def _movable_wonders(s: State, seat: int) -> list[str]:
    if not sites(s, seat):
        return []
    return [
        f"wonder:{key}"
        for key, wonder in sorted(s.wonders.items())
        if wonder.status == "built" and wonder.owner == seat
    ]


@card("master_builder", Aim("card-wonder", _movable_wonders), Aim("card-areas", at(sites)))
def master_builder(s: State, play: Play) -> None:
    """Move the block of an own wonder to another controlled land area without one; add a disk there."""
    for area in play.areas(s):
        key = play.part(0).targets[0].partition(":")[2]
        s.wonders[key].area = area
        s.log.add(f"{s.game}-wonder-moved", seat=play.seat, wonder=key, area=s.board.ids[area])
    place_at_targets(s, play)


@card("physician", Aim("card-areas", with_room(own_camps), 1, 3, disks=1))
def physician(s: State, play: Play) -> None:
    """Add a disk in each of up to three land areas that hold exactly one own disk."""
    place_at_targets(s, play)


@card("merchant_prince", when=lambda s, seat: bool(partners(s, seat)))
def merchant_prince(s: State, play: Play) -> None:
    """Gain a talent for each civilization one trades with, three at most."""
    gain_talents(s, play.seat, min(CUSTOMERS, len(partners(s, play.seat))))


@card("city_founder", Aim("card-areas", with_room(empty_land_beside_own)))
def city_founder(s: State, play: Play) -> None:
    """Place three disks in one empty land area next to own disks."""
    place_at_targets(s, play, 3)


def _lone_disks(s: State, seat: int) -> list[str]:
    near = [area for area in near_own(s, seat) if is_land(s, area)]
    return [
        f"stack:{s.board.ids[area]}:{faction}"
        for area in near
        for faction in factions_in(s, area)
        if faction != seat and s.disks[faction][area] == 1
    ]


@card("prophet", Aim("card-stacks", _lone_disks))
def prophet(s: State, play: Play) -> Flow[None]:
    """Replace the only disk a faction has in a land area, with or next to own disks, with two own ones."""
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, 1, 2)
