"""Disasters that shake mountains and cities, and those that people make."""

from __future__ import annotations

from engine.core.ask import Flow
from engine.epochs.areas import cities
from engine.epochs.cards import Aim, Play
from engine.epochs.disks import discard_from_hand, gain_points, place_barbarians
from engine.epochs.effects.aims import area_options, opposing
from engine.epochs.effects.struck import all_at, civilizations_at, there
from engine.epochs.ranks import opponents_of, opposing_factions, ranks_of_others
from engine.epochs.strikes import strike
from engine.middle_east.cards.disasters import half
from engine.middle_east.grounds import anybody_around, land_around, of_ground
from engine.middle_east.namespace import card
from engine.middle_east.state import State
from engine.middle_east.strongholds import raze

SHOCK = 2
PIRATES = 2
RULED = 3


def _mountains(s: State, seat: int) -> list[str]:
    return area_options(s, anybody_around(s, opposing_factions(s, seat), of_ground(s, "mountain")))


def _with_land(s: State, area: int) -> list[int]:
    return [area, *land_around(s, area)]


@card("volcano", Aim("card-areas", _mountains), strikes=all_at(_with_land))
def volcano(s: State, play: Play) -> Flow[None]:
    """Every faction loses all its disks in a mountain, and one in each land area next to it."""
    for area in play.areas(s):
        factions = range(s.seats + 1)
        hits = [(faction, area, s.disks[faction][area]) for faction in factions]
        hits += [(faction, near, 1) for near in land_around(s, area) for faction in factions]
        yield from strike(s, play.seat, hits)


def _shaken(s: State, seat: int) -> list[int]:
    """Mountains, and areas with a city of anybody."""
    towns = {area for other in range(s.seats) for area in cities(s, other)}
    return sorted(towns.union(of_ground(s, "mountain")))


def _shaken_there(s: State, seat: int) -> list[str]:
    others, bits = ranks_of_others(s, seat), s.board.rank_bits
    return area_options(s, [area for area in _shaken(s, seat) if bits[area] & others])


def _shaken_around(s: State, seat: int) -> list[str]:
    return area_options(s, anybody_around(s, opposing_factions(s, seat), _shaken(s, seat)))


@card("earthquake", Aim("card-areas", _shaken_there), strikes=all_at(there))
def earthquake(s: State, play: Play) -> Flow[None]:
    """In a mountain or at a city the stronghold falls, and each opposing faction loses two disks."""
    for area in play.areas(s):
        raze(s, area)
        yield from strike(s, play.seat, [(faction, area, SHOCK) for faction in opposing(s, play.seat, area)])


@card("biblical_earthquake", Aim("card-areas", _shaken_around), strikes=all_at(_with_land))
def biblical_earthquake(s: State, play: Play) -> Flow[None]:
    """In a mountain or at a city, and in the land around it, strongholds fall, and every faction loses half its disks,
    rounded up.
    """
    for area in play.areas(s):
        areas = [area, *land_around(s, area)]
        for near in areas:
            raze(s, near)
        hits = [(faction, near, half(disks[near])) for near in areas for faction, disks in enumerate(s.disks)]
        yield from strike(s, play.seat, hits)


def _wealthy(s: State, seat: int) -> list[str]:
    return [f"seat:{other}" for other in range(s.seats) if other != seat and (s.treasury[other] or s.hands[other])]


@card("corruption", Aim("card-seat", _wealthy))
def corruption(s: State, play: Play) -> None:
    """An opponent loses all its minas and a card at random."""
    for other in play.seats():
        if s.treasury[other]:
            s.log.add(f"{s.game}-paid", seat=other, talents=s.treasury[other])
            s.treasury[other] = 0
        if s.hands[other]:
            hand = sorted(s.hands[other])
            discard_from_hand(s, other, hand[s.rng.below(len(hand))])


def _offices(s: State, seat: int) -> int:
    """How many cities a civilization has beyond those that its king looks after himself."""
    return max(0, len(cities(s, seat)) - RULED)


def _heirs(s: State, seat: int) -> list[str]:
    return [f"seat:{other}" for other in range(s.seats) if other != seat and s.points[other] and _offices(s, other)]


@card("nepotism", Aim("card-seat", _heirs))
def nepotism(s: State, play: Play) -> None:
    """An opponent loses a point for each of its cities beyond the third."""
    for other in play.seats():
        gain_points(s, other, -_offices(s, other), "cards")


def _coasts(s: State, seat: int) -> list[str]:
    """Seas with opposing civilizations on their shore or in them."""
    return area_options(s, anybody_around(s, opponents_of(s, seat), of_ground(s, "shallow")))


@card("pirate_raid", Aim("card-areas", _coasts), strikes=civilizations_at(_with_land))
def pirate_raid(s: State, play: Play) -> Flow[None]:
    """Two Barbarians come to a sea, and one to each land area next to it."""
    for sea in play.areas(s):
        yield from place_barbarians(s, play.seat, [(sea, PIRATES), *((near, 1) for near in land_around(s, sea))])
