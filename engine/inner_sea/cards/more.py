"""Great persons and other cards of war, wealth, knowledge and disaster."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Flow
from engine.epochs.areas import areas_with_room, in_play, room
from engine.epochs.cards import Aim, Play
from engine.epochs.disks import gain_talents, pay_talents, place
from engine.epochs.effects.actions import harm_everybody, latest_discards, take_back
from engine.epochs.effects.aims import (
    area_options,
    at,
    empty_land_beside_own,
    last_area,
    near_own,
    seas,
    with_room,
)
from engine.epochs.effects.struck import all_at, there
from engine.epochs.ranks import presence, ranks_inhabited, ranks_of_others
from engine.inner_sea.namespace import card
from engine.inner_sea.state import State

BRITISH_SEAS = ("atlantic", "cantabrian_sea")
TIN = 3
CONQUERORS = 3


def unfinished(s: State, seat: int) -> list[str]:
    """Own built wonders with fewer disks on the card than it began with."""
    return [
        f"wonder:{key}"
        for key, wonder in sorted(s.wonders.items())
        if wonder.owner == seat and wonder.status == "built" and wonder.disks < s.facts.wonders[key].disks
    ]


@card("architect", Aim("card-wonder", unfinished), besides=True)
def architect(s: State, play: Play) -> None:
    """Two disks back on the card of an own wonder, and a talent."""
    for name in play.targets:
        key = name.partition(":")[2]
        wonder = s.wonders[key]
        disks = min(2, s.facts.wonders[key].disks - wonder.disks, s.supply[play.seat])
        wonder.disks += disks
        s.supply[play.seat] -= disks
        if disks:
            s.log.add(f"{s.game}-wonder-restored", seat=play.seat, wonder=key, disks=disks)
    gain_talents(s, play.seat, 1)


@card("sea_route_to_britain")
def sea_route_to_britain(s: State, play: Play) -> None:
    """Three talents on the way to the tin, one elsewhere."""
    seas_there = [s.board.number[name] for name in BRITISH_SEAS]
    near = any(area in seas_there for area in near_own(s, play.seat))
    gain_talents(s, play.seat, TIN if near else 1)


def conquests(s: State, seat: int) -> list[str]:
    """Land areas with opposing factions, next to a land area with own disks, that take own ones."""
    if not s.supply[seat]:
        return []
    own, others = presence(s, seat).by_rank()[0], ranks_of_others(s, seat)
    near_land, bits = in_play(s).near_land, s.board.rank_bits
    borders = [area for area in in_play(s).land if near_land[area] & own and bits[area] & others]
    return area_options(s, areas_with_room(s, seat, borders))


def _marching(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    most = min(CONQUERORS, s.supply[seat], room(s, seat, last_area(s, chosen)))
    return [f"disks:{count}" for count in range(1, most + 1)]


@card(
    "conqueror",
    Aim("card-areas", conquests),
    Aim("card-disks", conquests, after=_marching),
    strikes=all_at(there),
)
def conqueror(s: State, play: Play) -> None:
    """Up to three own disks in an opponent's land area next to an own one."""
    for area in play.areas(s):
        place(s, play.seat, area, int(play.part(1).targets[0].partition(":")[2]))


def inhabited_seas(s: State, seat: int) -> list[int]:
    """Shallow seas with disks."""
    anybody, bits = ranks_inhabited(s), s.board.rank_bits
    return [area for area in seas(s, seat) if bits[area] & anybody]


@card("tidal_wave", Aim("card-areas", at(inhabited_seas)), strikes=all_at(there))
def tidal_wave(s: State, play: Play) -> Flow[None]:
    """Every disk of a sea goes."""
    for area in play.areas(s):
        yield from harm_everybody(s, play.seat, [(area, s.facts.numbers.disks)])


def _payers(s: State, seat: int, target: str = "") -> list[int]:
    return [other for other in s.order if s.points[other] > s.points[seat] and s.treasury[other]]


@card("tribute", strikes=_payers)
def tribute(s: State, play: Play) -> None:
    """A talent of each opponent ahead; one from nowhere where nobody gives."""
    seat = play.seat
    payers = _payers(s, seat)
    for other in payers:
        pay_talents(s, other, 1)
    gain_talents(s, seat, len(payers) or 1)


@card("historian", Aim("card-take", latest_discards))
def historian(s: State, play: Play) -> None:
    """A card of the discard pile goes to the hand."""
    take_back(s, play)


@card("explorer", Aim("card-areas", with_room(empty_land_beside_own), 1, 3, disks=1))
def explorer(s: State, play: Play) -> None:
    """A disk in each of up to three empty land areas next door."""
    for area in play.areas(s):
        place(s, play.seat, area)
