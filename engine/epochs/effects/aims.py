"""What cards aim at: areas by where they are, as numbers, and the options made of them. All only read the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.epochs.areas import (
    areas_with_room,
    cities,
    contested,
    controlled,
    home_of,
    in_play,
    is_room_in,
    neighbours,
    occupied,
    open_areas,
    settlements,
)
from engine.epochs.cards import NEXT, Aim, Choices
from engine.epochs.presence import CITY
from engine.epochs.ranks import presence, ranks_inhabited, ranks_of_others
from engine.epochs.state import State

Areas = Callable[[Any, int], list[int]]
Options = Callable[[Any, int], list[str]]


def anywhere(s: State, seat: int) -> list[int]:
    """Every area in play."""
    return list(open_areas(s))


def land(s: State, seat: int) -> list[int]:
    """Every land area in play."""
    return list(in_play(s).land)


def seas(s: State, seat: int) -> list[int]:
    """Every shallow sea in play."""
    return list(in_play(s).shallow)


def own(s: State, seat: int) -> list[int]:
    """Areas with own disks."""
    return list(occupied(s, seat))


def own_land(s: State, seat: int) -> list[int]:
    """Land areas with own disks."""
    is_land = s.board.is_land
    return [area for area in occupied(s, seat) if is_land[area]]


def own_seas(s: State, seat: int) -> list[int]:
    """Seas with own disks."""
    is_land = s.board.is_land
    return [area for area in occupied(s, seat) if not is_land[area]]


def own_camps(s: State, seat: int) -> list[int]:
    """Land areas with exactly one own disk."""
    own_disks = s.disks[seat]
    return [area for area in own_land(s, seat) if own_disks[area] == 1]


def own_settlements(s: State, seat: int) -> list[int]:
    """Land areas with exactly two own disks (rulebook, "Asentamiento")."""
    return settlements(s, seat)


def own_cities(s: State, seat: int) -> list[int]:
    """Land areas with three own disks or more (rulebook, "Ciudad")."""
    return cities(s, seat)


def own_controlled_land(s: State, seat: int) -> list[int]:
    """Land areas where nobody else is."""
    return controlled(s, seat, own_land(s, seat))


def own_contested(s: State, seat: int) -> list[int]:
    """Contested areas with own disks."""
    return [area for area in own(s, seat) if contested(s, area)]


def own_borders(s: State, seat: int) -> list[int]:
    """Land areas with own disks, next to a land area with opposing ones."""
    others, near_land = ranks_of_others(s, seat), in_play(s).near_land
    return [area for area in own_land(s, seat) if near_land[area] & others]


def home(s: State, seat: int) -> list[int]:
    """The home area, where it is in play (rulebook, "Áreas Natales")."""
    area = home_of(s, seat)
    return [] if area in s.closed else [area]


def around_home(s: State, seat: int) -> list[int]:
    """The home area and its neighbours."""
    return sorted({near for area in home(s, seat) for near in (area, *neighbours(s, area))})


def _beside(s: State, areas: Sequence[int]) -> list[int]:
    near = in_play(s).neighbours
    return sorted(set().union(*map(near.__getitem__, areas)))


def beside_own(s: State, seat: int) -> list[int]:
    """Areas next to one with own disks."""
    return _beside(s, occupied(s, seat))


def near_own(s: State, seat: int) -> list[int]:
    """Areas with own disks, and those next to them."""
    return list(_near(s, seat))


def _near(s: State, seat: int) -> tuple[int, ...]:
    """As ``near_own``, worked out once for as long as no own disk has moved: many cards of a hand ask it."""
    own, play = presence(s, seat), in_play(s)
    if own.near is None or own.near[0] is not play:
        areas = set(own.areas).union(*map(play.neighbours.__getitem__, own.areas))
        own.near = play, tuple(sorted(areas))
    return own.near[1]


def land_near_own(s: State, seat: int) -> list[int]:
    """Land areas with own disks, or next to an area with some."""
    is_land = s.board.is_land
    return [area for area in _near(s, seat) if is_land[area]]


def seas_near_own(s: State, seat: int) -> list[int]:
    """Seas with own disks, or next to an area with some."""
    is_land = s.board.is_land
    return [area for area in _near(s, seat) if not is_land[area]]


def shallow_near_own(s: State, seat: int) -> list[int]:
    """Shallow seas with own disks, or next to an area with some."""
    kinds = s.board.kinds
    return [area for area in _near(s, seat) if kinds[area] == "shallow"]


def empty_land_beside_own(s: State, seat: int) -> list[int]:
    """Land areas without disks, next to an area with own ones."""
    return empty_land_among(s, beside_own(s, seat))


def empty_land_beside_own_seas(s: State, seat: int) -> list[int]:
    """Land areas without disks, next to a sea with own ones."""
    return empty_land_among(s, _beside(s, own_seas(s, seat)))


def empty_land_among(s: State, areas: Sequence[int]) -> list[int]:
    """Those of the areas that are land without disks."""
    anybody, bits, is_land = ranks_inhabited(s), s.board.rank_bits, s.board.is_land
    return [area for area in areas if is_land[area] and not bits[area] & anybody]


def seas_beside_own_land(s: State, seat: int) -> list[int]:
    """Shallow seas next to a land area with own disks."""
    return [area for area in _beside(s, own_land(s, seat)) if s.board.kinds[area] == "shallow"]


def opponents_near_own(s: State, seat: int) -> list[int]:
    """Areas with opposing disks, with own ones or next to them."""
    others, bits = ranks_of_others(s, seat), s.board.rank_bits
    return [area for area in _near(s, seat) if bits[area] & others]


def edge(side: str) -> Areas:
    """Land areas at an edge of the map: "north", "east", "south", "west"."""

    def areas(s: State, seat: int) -> list[int]:
        edges = s.board.edges
        return [area for area in in_play(s).land if side in edges[area]]

    return areas


def on_ground(*grounds: str) -> Areas:
    """Areas in play with one of these grounds: a terrain, or "shallow"."""

    def areas(s: State, seat: int) -> list[int]:
        ground_of = s.board.grounds
        return [area for area in open_areas(s) if ground_of[area] in grounds]

    return areas


def only_on(areas: Areas, *grounds: str) -> Areas:
    """Those of the areas that have one of these grounds."""
    return lambda s, seat: [area for area in areas(s, seat) if s.board.grounds[area] in grounds]


def fight_area(s: State, seat: int) -> list[int]:
    """The area of the competition that is being resolved."""
    return [] if s.fight is None else [s.fight.area]


def opposing(s: State, seat: int, area: int) -> list[int]:
    """Opposing factions with disks of their own colour in an area."""
    return [faction for faction, disks in enumerate(s.disks) if disks[area] and faction != seat]


def area_options(s: State, areas: Sequence[int]) -> list[str]:
    """Options for areas."""
    return [*map(s.facts.spelled["area"].__getitem__, areas)]


def at(areas: Areas) -> Options:
    """Options for these areas."""
    return Choices(lambda s, seat: area_options(s, areas(s, seat)), lambda s, seat: bool(areas(s, seat)))


def with_room(areas: Areas, count: int = 1) -> Options:
    """Options for those of the areas that take ``count`` more own disks; none without a disk in the supply."""

    def options(s: State, seat: int) -> list[str]:
        if not s.supply[seat]:
            return []
        return area_options(s, areas_with_room(s, seat, areas(s, seat), count))

    def has_any(s: State, seat: int) -> bool:
        return bool(s.supply[seat]) and is_room_in(s, seat, areas(s, seat), count)

    return Choices(options, has_any)


def stacks(areas: Areas, least: int = 1) -> Options:
    """Options for opposing factions with ``least`` disks in one of the areas: ``stack:rome:2``, Barbarians too."""

    def options(s: State, seat: int) -> list[str]:
        ids, at_least = s.board.ids, max(1, least)
        others = [(faction, disks) for faction, disks in enumerate(s.disks) if faction != seat]
        return [
            f"stack:{ids[area]}:{faction}"
            for area in areas(s, seat)
            for faction, disks in others
            if disks[area] >= at_least
        ]

    def has_any(s: State, seat: int) -> bool:
        rows = [disks for faction, disks in enumerate(s.disks) if faction != seat]
        at_least = max(1, least)
        return any(disks[area] >= at_least for area in areas(s, seat) for disks in rows)

    return Choices(options, has_any)


def city_stacks(areas: Areas, *, too: bool = False) -> Options:
    """Options for opposing cities in the areas; with ``too`` also for own ones."""

    def options(s: State, seat: int) -> list[str]:
        ids, kinds = s.board.ids, s.board.kinds
        owners = [(other, s.disks[other]) for other in range(s.seats) if too or other != seat]
        return [
            f"stack:{ids[area]}:{other}"
            for area in areas(s, seat)
            if kinds[area] == "land"
            for other, disks in owners
            if disks[area] >= CITY
        ]

    def has_any(s: State, seat: int) -> bool:
        towns: set[int] = set()
        for other in range(s.seats):
            if too or other != seat:
                towns.update(presence(s, other).cities())
        return bool(towns) and not towns.isdisjoint(areas(s, seat))

    return Choices(options, has_any)


def opponents(s: State, seat: int) -> list[str]:
    """Options for all opposing civilizations."""
    return [f"seat:{other}" for other in range(s.seats) if other != seat]


def opponents_with_cards(s: State, seat: int) -> list[str]:
    """Options for opposing civilizations with cards in the hand."""
    return [f"seat:{other}" for other in range(s.seats) if other != seat and s.hands[other]]


def another(s: State, seat: int, chosen: Sequence[str]) -> bool:
    """Whether an area has been chosen for a disk, and the supply has a disk for one area more."""
    return 0 < sum(name.startswith("area:") for name in chosen) < s.supply[seat]


def last_area(s: State, chosen: Sequence[str]) -> int:
    """The area of the last target chosen, ``area:rome`` or ``stack:rome:1``."""
    name = next(item for item in reversed(chosen) if item.startswith(("area:", "stack:")))
    return s.board.number[name.split(":")[1]]


def elsewhere(options: Options, parts: int) -> Callable[[State, int, Sequence[str]], list[str]]:
    """Those of the options in no area chosen for the last ``parts`` aims; none once the player has stopped choosing."""

    def after(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
        parts_chosen: list[list[str]] = [[]]
        for item in chosen:
            if item == NEXT:
                parts_chosen.append([])
            else:
                parts_chosen[-1].append(item)
        if not parts_chosen[-1]:
            return []
        used = {item.split(":")[1] for part in parts_chosen[-parts:] for item in part}
        return [item for item in options(s, seat) if item.split(":")[1] not in used]

    return after


def one_an_area(key: str, options: Options, most: int, least: int = 1) -> tuple[Aim, ...]:
    """Aims for up to ``most`` stacks in as many different areas; the first ``least`` must be named."""
    others = (Aim(key, options, int(place < least), 1, elsewhere(options, place)) for place in range(1, most))
    return (Aim(key, options, min(1, least)), *others)
