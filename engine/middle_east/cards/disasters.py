"""Disasters that strike land: floods, drought, sand, fire, hunger, plague."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.ask import Flow
from engine.epochs.areas import cities, in_play, neighbours, occupied, settlements
from engine.epochs.cards import Aim, Play
from engine.epochs.effects.aims import Options, area_options, city_stacks, land, opposing, own_camps
from engine.epochs.effects.struck import all_at
from engine.epochs.presence import CITY
from engine.epochs.ranks import opponents_of, ranks_of_cities, ranks_of_others
from engine.epochs.strikes import strike
from engine.middle_east.grounds import anybody_at, land_around, of_ground
from engine.middle_east.namespace import card
from engine.middle_east.state import State

Hits = list[tuple[int, int, int]]
"""Faction, area, disks."""

SWARM = 2
SICK = 2
TOO_GREAT = 8
"""So many cities are fuel for fires and for quarrels about the throne."""


def half(disks: int) -> int:
    """Half of ``disks``, rounded up."""
    return -(-disks // 2)


def _on(s: State, seat: int, grounds: tuple[str, ...], least: int = 1) -> list[int]:
    """Areas of these grounds with at least ``least`` disks of a civilization."""
    own = s.disks[seat]
    return [area for area in of_ground(s, *grounds) if own[area] >= least]


def opponents_with(areas: Callable[[State, int], list[int]]) -> Options:
    """Options for opposing civilizations that have any such areas."""
    return lambda s, seat: [f"seat:{other}" for other in range(s.seats) if other != seat and areas(s, other)]


def _city_hits(s: State, areas: list[int]) -> Hits:
    """A disk of every city in the areas."""
    owners = [(seat, s.disks[seat]) for seat in range(s.seats)]
    is_land = s.board.is_land
    return [(seat, area, 1) for area in areas if is_land[area] for seat, disks in owners if disks[area] >= CITY]


def _flooded(s: State, seat: int) -> bool:
    grounds = s.board.grounds
    return any(grounds[area] == "fertile" for other in opponents_of(s, seat) for area in cities(s, other))


def _drowned(s: State, seat: int, target: str) -> list[int]:
    return [owner for owner, _, _ in _city_hits(s, of_ground(s, "fertile"))]


@card("great_flood", when=_flooded, strikes=_drowned)
def great_flood(s: State, play: Play) -> Flow[None]:
    """Every city on fertile land, the player's own included, loses a disk."""
    yield from strike(s, play.seat, _city_hits(s, of_ground(s, "fertile")))


def _fertile(s: State, seat: int) -> list[int]:
    return _on(s, seat, ("fertile",))


@card("forty_days", Aim("card-seat", opponents_with(_fertile)))
def forty_days(s: State, play: Play) -> Flow[None]:
    """An opponent loses half its disks, rounded up, in each fertile area."""
    for other in play.seats():
        hits = [(other, area, half(s.disks[other][area])) for area in _fertile(s, other)]
        yield from strike(s, play.seat, hits)


def _dry(s: State, seat: int) -> list[int]:
    return _on(s, seat, ("plain",), 2)


@card("drought", Aim("card-seat", opponents_with(_dry)))
def drought(s: State, play: Play) -> Flow[None]:
    """An opponent loses a disk in each plain, but never its last one there."""
    for other in play.seats():
        yield from strike(s, play.seat, [(other, area, 1) for area in _dry(s, other)])


def _deserts(s: State, seat: int) -> list[str]:
    return area_options(s, anybody_at(s, seat, of_ground(s, "desert")))


@card("sandstorm", Aim("card-areas", _deserts), strikes=all_at(lambda s, area: (area, *neighbours(s, area))))
def sandstorm(s: State, play: Play) -> Flow[None]:
    """Each opposing faction loses a disk in a desert and in each area next to it."""
    for area in play.areas(s):
        areas = [area, *neighbours(s, area)]
        yield from strike(
            s, play.seat, [(faction, near, 1) for near in areas for faction in opposing(s, play.seat, near)]
        )


def _wrecked(s: State, sea: int) -> Hits:
    """All disks of a sea, and a disk of every city on its shore."""
    return [(faction, sea, disks[sea]) for faction, disks in enumerate(s.disks)] + _city_hits(s, land_around(s, sea))


def _stormy(s: State, seat: int) -> list[str]:
    """Seas where a storm costs anybody else a disk."""
    others, towns = ranks_of_others(s, seat), ranks_of_cities(s, opponents_of(s, seat))
    bits, near_land = s.board.rank_bits, in_play(s).near_land
    seas = of_ground(s, "shallow")
    return area_options(s, [sea for sea in seas if bits[sea] & others or near_land[sea] & towns])


def _lost_at_sea(s: State, seat: int, target: str) -> list[int]:
    return [faction for faction, _, disks in _wrecked(s, s.board.number[target.partition(":")[2]]) if disks]


@card("storm_at_sea", Aim("card-areas", _stormy), strikes=_lost_at_sea)
def storm_at_sea(s: State, play: Play) -> Flow[None]:
    """Every disk in a sea goes, and one of every city on its shore, the player's own included."""
    for sea in play.areas(s):
        yield from strike(s, play.seat, _wrecked(s, sea))


@card("famine", Aim("card-seat", opponents_with(settlements)))
def famine(s: State, play: Play) -> Flow[None]:
    """An opponent loses a disk in each of its settlements."""
    for other in play.seats():
        yield from strike(s, play.seat, [(other, area, 1) for area in settlements(s, other)])


def _herders(s: State, seat: int) -> list[int]:
    grounds = s.board.grounds
    return [area for area in own_camps(s, seat) if grounds[area] != "fertile"]


@card("murrain", Aim("card-seat", opponents_with(_herders)))
def murrain(s: State, play: Play) -> Flow[None]:
    """An opponent loses all its camps that are not on fertile land."""
    for other in play.seats():
        yield from strike(s, play.seat, [(other, area, 1) for area in _herders(s, other)])


@card("plague", Aim("card-stacks", city_stacks(land)))
def plague(s: State, play: Play) -> Flow[None]:
    """An opposing city loses two disks, and every city next to it one, whosever it is."""
    for area, owner in play.stacks(s):
        yield from strike(s, play.seat, [(owner, area, SICK), *_city_hits(s, land_around(s, area))])


def _eaten(s: State, area: int) -> list[int]:
    """Where locusts go from an area."""
    return [near for near in neighbours(s, area) if s.board.grounds[near] in ("fertile", "plain")]


def _fields(s: State, seat: int) -> list[str]:
    others, bits = ranks_of_others(s, seat), s.board.rank_bits
    areas = of_ground(s, "fertile")
    return area_options(s, [area for area in areas if any(bits[near] & others for near in (area, *_eaten(s, area)))])


@card(
    "plague_of_locusts",
    Aim("card-areas", _fields),
    strikes=all_at(lambda s, area: (area, *_eaten(s, area))),
)
def plague_of_locusts(s: State, play: Play) -> Flow[None]:
    """Each opposing faction loses two disks in a fertile area, and one in each fertile area or plain next to it."""
    for area in play.areas(s):
        places = [(area, SWARM), *((near, 1) for near in _eaten(s, area))]
        hits = [(faction, near, disks) for near, disks in places for faction in opposing(s, play.seat, near)]
        yield from strike(s, play.seat, hits)


def _great(s: State, seat: int) -> list[int]:
    """The cities of a civilization that has grown too great, none of another."""
    areas = cities(s, seat)
    return areas if len(areas) >= TOO_GREAT else []


@card("great_fire", Aim("card-seat", opponents_with(_great)))
def great_fire(s: State, play: Play) -> Flow[None]:
    """An opponent with eight cities or more is left with one disk in each of them."""
    for other in play.seats():
        yield from strike(s, play.seat, [(other, area, s.disks[other][area] - 1) for area in _great(s, other)])


@card("dynastic_strife", Aim("card-seat", opponents_with(_great)))
def dynastic_strife(s: State, play: Play) -> Flow[None]:
    """An opponent with eight cities or more loses half its disks, rounded up, in each area, and can pay nothing."""
    for other in play.seats():
        hits = [(other, area, half(s.disks[other][area])) for area in occupied(s, other)]
        yield from strike(s, play.seat, hits, is_payable=False)
