"""Who is where: control, contested areas, cities, stacking limits, dominance.

Rulebook, "Términos importantes del juego" and "Apilamiento".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from typing import Final

import msgspec

from engine.epochs.facts import facts_of
from engine.epochs.state import State

CITY: Final = 3
"""Disks that make a city (rulebook, "Ciudad")."""

SETTLEMENT: Final = 2
"""Disks that make a settlement (rulebook, "Asentamiento")."""


class InPlay(msgspec.Struct, frozen=True):
    """The areas in play, by number: all, land, shallow seas; and the neighbours in play of every area."""

    areas: tuple[int, ...]
    land: tuple[int, ...]
    shallow: tuple[int, ...]
    is_land: tuple[bool, ...]
    neighbours: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=64)
def _in_play(game: str, closed: tuple[int, ...]) -> InPlay:
    board = facts_of(game).board
    areas = tuple(area for area in range(board.size) if area not in closed)
    return InPlay(
        areas,
        tuple(area for area in areas if board.kinds[area] == "land"),
        tuple(area for area in areas if board.kinds[area] == "shallow"),
        tuple(kind == "land" for kind in board.kinds),
        tuple(tuple(near for near in board.adjacent[area] if near not in closed) for area in range(board.size)),
    )


def in_play(s: State) -> InPlay:
    """The part of the map that this game is played on."""
    return _in_play(s.game, tuple(s.closed) if s.closed else ())


def open_areas(s: State) -> tuple[int, ...]:
    """Areas that are in play, by number."""
    return in_play(s).areas


def is_land(s: State, area: int) -> bool:
    """Whether it is a land area (rulebook, "Áreas")."""
    return s.board.kinds[area] == "land"


def neighbours(s: State, area: int) -> tuple[int, ...]:
    """Adjacent areas that are in play, by number (rulebook, "Bordes")."""
    return in_play(s).neighbours[area]


def factions_in(s: State, area: int) -> list[int]:
    """Factions with a disk in the area; allies count for their civilization (rulebook, "Compartida")."""
    found, seats, allies = [], s.seats, s.allies
    # Asked more often than anything else: a comprehension would be one more call.
    for faction, disks in enumerate(s.disks):
        if disks[area] or (faction < seats and allies[faction][area]):
            found.append(faction)
    return found


def in_turn_order(s: State, factions: Iterable[int]) -> list[int]:
    """Factions as they choose when they lose disks at the same time, the Barbarians last.

    Rulebook, "Eliminación de discos".
    """
    present = set(factions)
    return [faction for faction in (*s.order, s.barbarians) if faction in present]


def occupies(s: State, faction: int, area: int) -> bool:
    """At least one own disk (rulebook, "Ocupar")."""
    return s.disks[faction][area] > 0


def occupied(s: State, faction: int) -> list[int]:
    """The areas with own disks, by number."""
    disks = s.disks[faction]
    return list(compress(range(len(disks)), disks))


def controls(s: State, faction: int, area: int) -> bool:
    """The only faction there (rulebook, "Control")."""
    return s.disks[faction][area] > 0 and len(factions_in(s, area)) == 1


def strength(s: State, faction: int, area: int) -> int:
    """Disks of a faction in an area, its allies and what stands with them included."""
    found = s.disks[faction][area] + (s.allies[faction][area] if faction < s.seats else 0)
    bulwark = s.facts.own.bulwark
    return found if bulwark is None or not found else found + bulwark.count(s, faction, area)


def contested(s: State, area: int) -> bool:
    """More than one faction, and one of them with two disks or more (rulebook, "Disputada")."""
    present = factions_in(s, area)
    if len(present) < 2 or s.board.kinds[area] == "deep":
        return False
    return any(strength(s, faction, area) > 1 for faction in present)


def contested_areas(s: State) -> list[int]:
    """All areas in play that are contested, by number (rulebook, "Disputada")."""
    stacks = list(zip(*s.disks, *s.allies, strict=True))
    alone = len(s.disks) + len(s.allies) - 1
    return [area for area in open_areas(s) if stacks[area].count(0) < alone and contested(s, area)]


def is_city(s: State, seat: int, area: int) -> bool:
    """Three or more disks of a civilization on land (rulebook, "Ciudad")."""
    return seat < s.seats and s.disks[seat][area] >= CITY and is_land(s, area)


def cities(s: State, seat: int) -> list[int]:
    """The areas of a civilization's cities; Barbarians have none (rulebook, "Ciudad")."""
    if seat >= s.seats:
        return []
    own = s.disks[seat]
    return [area for area in in_play(s).land if own[area] >= CITY]


def settlements(s: State, seat: int) -> list[int]:
    """Land areas with exactly two disks of a civilization (rulebook, "Asentamiento")."""
    own = s.disks[seat]
    return [area for area in in_play(s).land if own[area] == SETTLEMENT]


def limit(s: State, seat: int, area: int) -> int:
    """How many disks of one faction an area takes now (rulebook, "Apilamiento", "Mares profundos y poco profundos")."""
    return _limits(s, seat)[s.board.grounds[area]]


def _limits(s: State, faction: int) -> Mapping[str, int]:
    """By ground, how many disks of a faction an area takes now."""
    facts = s.facts
    if facts.has_deep_seas and not may_sail_deep(s, faction):
        return facts.shut[s.phase]
    return facts.numbers.limits[s.phase]


def may_sail_deep(s: State, faction: int) -> bool:
    """Deep seas are open from a late epoch on, and always to seafarers (rulebook, "Mares profundos")."""
    if s.epoch >= s.facts.numbers.deep_from or faction >= s.seats:
        return True
    return s.civs[faction] in s.facts.seafarers


def room(s: State, faction: int, area: int) -> int:
    """How many more disks of a faction the area takes."""
    return max(0, _limits(s, faction)[s.board.grounds[area]] - s.disks[faction][area])


def areas_with_room(s: State, faction: int, areas: Iterable[int], count: int = 1) -> list[int]:
    """Those of the areas that take so many more disks of a faction."""
    own, grounds, limits = s.disks[faction], s.board.grounds, _limits(s, faction)
    return [area for area in areas if own[area] + count <= limits[grounds[area]]]


def trim(s: State) -> None:
    """Disks beyond the stacking limit go back to their supplies at once (rulebook, "Apilamiento")."""
    for faction, disks in enumerate(s.disks):
        for area in compress(range(len(disks)), disks):
            if not room(s, faction, area):
                excess = disks[area] - limit(s, faction, area)
                disks[area] -= excess
                s.supply[faction] += excess


def dominated(s: State, seat: int) -> list[int]:
    """Shallow seas that a civilization occupies, with control of all land around (rulebook, "Dominación")."""
    return [
        area
        for area in in_play(s).shallow
        if occupies(s, seat, area) and all(controls(s, seat, near) for near in neighbours(s, area) if is_land(s, near))
    ]


def on_map(s: State, seat: int) -> int:
    """All disks of a faction on the map."""
    return sum(s.disks[seat])


def home_of(s: State, seat: int) -> int:
    """The home area of a civilization: the one chosen where it may have several (rulebook, "Áreas Natales")."""
    return s.homes[seat] if s.homes else s.facts.civilizations[s.civs[seat]].homes[0]
