"""Disasters: they strike all who live there."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import in_play, is_city, is_land, neighbours, occupied, settlements
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import harm_at_once
from engine.epochs.disks import pay_talents
from engine.epochs.effects.actions import harm_everybody, harm_targets
from engine.epochs.effects.aims import area_options, land, last_area, near_own, seas, stacks
from engine.epochs.effects.struck import all_at
from engine.epochs.ranks import ranks_inhabited, ranks_of_cities, ranks_of_others
from engine.inner_sea.building import bury
from engine.inner_sea.namespace import card
from engine.inner_sea.state import State

PLAGUE_STACK = 3
HUNGRY = 3
RANSOM = 2


def _land_next_to(s: State, area: int) -> list[int]:
    return [near for near in neighbours(s, area) if is_land(s, near)]


def _quake_begins(s: State, seat: int) -> list[int]:
    """Land areas with opposing disks, those next to another one if there are any."""
    others, near, bits = ranks_of_others(s, seat), in_play(s).near_land, s.board.rank_bits
    areas = [area for area in land(s, seat) if bits[area] & others]
    return [area for area in areas if near[area] & others] or areas


def _quake_goes_on(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    """Stacks in land areas next to the first one."""
    near = _land_next_to(s, last_area(s, chosen))
    return stacks(lambda _s, _seat: near)(s, seat)


@card("earthquake", Aim("card-stacks", stacks(_quake_begins)), Aim("card-stacks", stacks(land), 1, 1, _quake_goes_on))
def earthquake(s: State, play: Play) -> Flow[None]:
    """Remove an opposing disk from each of two adjacent land areas."""
    yield from harm_targets(s, play)


def _fire_islands(s: State, seat: int) -> list[str]:
    """Land areas of islands with disks there or next door."""
    islands = [area for area in land(s, seat) if s.board.islands[area]]
    anybody, near, bits = ranks_inhabited(s), in_play(s).near, s.board.rank_bits
    return area_options(s, [area for area in islands if (bits[area] | near[area]) & anybody])


@card("volcano", Aim("card-areas", _fire_islands), strikes=all_at(lambda s, area: (area, *neighbours(s, area))))
def volcano(s: State, play: Play) -> Flow[None]:
    """Every faction loses two disks in a land area of an island, and one in each adjacent area."""
    for area in play.areas(s):
        yield from harm_everybody(s, play.seat, [(area, 2), *((near, 1) for near in neighbours(s, area))])


def _cities_on(s: State, sea: int) -> list[tuple[int, int]]:
    coast = [area for area in neighbours(s, sea) if is_land(s, area)]
    return [(seat, area) for area in coast for seat in range(s.seats) if is_city(s, seat, area)]


def _seas_with_cities(s: State, seat: int) -> list[str]:
    towns, near = ranks_of_cities(s, range(s.seats)), in_play(s).near
    return area_options(s, [sea for sea in seas(s, seat) if near[sea] & towns])


def _flooded(s: State, seat: int, target: str) -> list[int]:
    return [owner for owner, _ in _cities_on(s, s.board.number[target.partition(":")[2]])]


@card("flood", Aim("card-areas", _seas_with_cities), strikes=_flooded)
def flood(s: State, play: Play) -> Flow[None]:
    """Every city on the coast of a shallow sea loses a disk."""
    for sea in play.areas(s):
        yield from harm_at_once(s, play.seat, [(seat, area, 1) for seat, area in _cities_on(s, sea)])


def _crowds(s: State, region: str) -> list[tuple[int, int]]:
    return [
        (faction, area)
        for area in in_play(s).land
        if s.board.regions[area] == region
        for faction in range(s.seats + 1)
        if s.disks[faction][area] >= PLAGUE_STACK
    ]


def _crowded_regions(s: State, seat: int) -> list[str]:
    regions, is_land = s.board.regions, s.board.is_land
    crowded = {
        regions[area]
        for faction, disks in enumerate(s.disks)
        for area in occupied(s, faction)
        if disks[area] >= PLAGUE_STACK and is_land[area]
    }
    return [f"region:{region}" for region in sorted(crowded)]


def _infected(s: State, seat: int, target: str) -> list[int]:
    return [faction for faction, _ in _crowds(s, target.partition(":")[2])]


@card("plague", Aim("card-region", _crowded_regions), strikes=_infected)
def plague(s: State, play: Play) -> Flow[None]:
    """In one region every stack of three disks or more on land loses one."""
    crowds = _crowds(s, play.targets[0].partition(":")[2])
    yield from harm_at_once(s, play.seat, [(faction, area, 1) for faction, area in crowds])


def _with_settlements(s: State, seat: int) -> list[str]:
    return [f"seat:{other}" for other in range(s.seats) if other != seat and settlements(s, other)]


def _settlements_of_last(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    other = int(chosen[0].partition(":")[2])
    return [f"stack:{s.board.ids[area]}:{other}" for area in settlements(s, other)]


@card(
    "famine",
    Aim("card-seat", _with_settlements),
    Aim("card-stacks", lambda s, seat: [], 1, HUNGRY, _settlements_of_last),
)
def famine(s: State, play: Play) -> Flow[None]:
    """An opposing civilization loses a disk in each of up to three of its settlements."""
    yield from harm_targets(s, play)


def _wonders_near(s: State, seat: int) -> list[str]:
    near = near_own(s, seat)
    return [
        f"wonder:{key}"
        for key, wonder in sorted(s.wonders.items())
        if wonder.status == "built" and wonder.owner != seat and wonder.area in near
    ]


@card("great_fire", Aim("card-wonder", _wonders_near))
def great_fire(s: State, play: Play) -> Flow[None]:
    """Bury an opponent's wonder in or next to an area with own disks, unless its owner pays 2 talents."""
    key = play.targets[0].partition(":")[2]
    owner = s.wonders[key].owner
    if s.treasury[owner] >= RANSOM:
        question = Ask("card-fire", owner, Fixed("let", "pay"), about={"wonder": key, "talents": RANSOM})
        if (yield from ask(question)) == "pay":
            pay_talents(s, owner, RANSOM)
            return
    bury(s, key)
