"""Who is where: control, contested areas, cities, stacking limits, dominance.

Rulebook, "Términos importantes del juego" and "Apilamiento".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import add
from typing import NamedTuple

from engine.epochs.facts import TRIMMING
from engine.epochs.presence import CITY, Presence
from engine.epochs.ranks import has_allies, presence, ranks_of_others
from engine.epochs.state import State


class InPlay(NamedTuple):
    """The areas in play, by number: all, land, shallow seas, deep ones; and the neighbours in play of every area, and
    those of them that are land.

    closed: the areas that are not. frontier: land next to one of those. near, near_land: by area, the same neighbours
    as bits (``Board.rank_bits``). by_ground: by terrain or kind, the areas in play.
    """

    closed: list[int]
    areas: tuple[int, ...]
    land: tuple[int, ...]
    shallow: tuple[int, ...]
    deep: tuple[int, ...]
    frontier: tuple[int, ...]
    is_land: tuple[bool, ...]
    neighbours: tuple[tuple[int, ...], ...]
    land_around: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    near_land: tuple[int, ...]
    by_ground: dict[str, tuple[int, ...]]


_last_in_play: dict[tuple[str, int], InPlay] = {}
"""By game and number of seats, what was in play last: it is mostly the same, and lists are compared in no time."""


def _in_play(s: State) -> InPlay:
    board, closed = s.board, list(s.closed)
    areas = tuple(area for area in range(board.size) if area not in closed)
    land = tuple(area for area in areas if board.kinds[area] == "land")
    neighbours = tuple(tuple(near for near in around if near not in closed) for around in board.adjacent)
    land_around = tuple(tuple(near for near in around if board.kinds[near] == "land") for around in neighbours)
    return InPlay(
        closed,
        areas,
        land,
        tuple(area for area in areas if board.kinds[area] == "shallow"),
        tuple(area for area in areas if board.kinds[area] == "deep"),
        tuple(area for area in land if any(near in closed for near in board.adjacent[area])),
        tuple(kind == "land" for kind in board.kinds),
        neighbours,
        land_around,
        tuple(sum(board.rank_bits[near] for near in around) for around in neighbours),
        tuple(sum(board.rank_bits[near] for near in around) for around in land_around),
        {ground: tuple(area for area in areas if board.grounds[area] == ground) for ground in set(board.grounds)},
    )


def in_play(s: State) -> InPlay:
    """The part of the map that this game is played on."""
    key = (s.game, s.seats)
    play = _last_in_play.get(key)
    if play is None or play.closed != s.closed:
        play = _last_in_play[key] = _in_play(s)
    return play


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
    factions, seats, allies = [], s.seats, s.allies
    # Asked more often than anything else: a comprehension would be one more call.
    for faction, disks in enumerate(s.disks):
        if disks[area] or (faction < seats and allies[faction][area]):
            factions.append(faction)
    return factions


def in_turn_order(s: State, factions: Iterable[int]) -> list[int]:
    """Factions as they lose disks at the same time: the Barbarians, who have no choice, then all others in turn order.

    Rulebook, "Eliminación de discos".
    """
    present = set(factions)
    return [faction for faction in (s.barbarians, *s.order) if faction in present]


def occupies(s: State, faction: int, area: int) -> bool:
    """At least one own disk (rulebook, "Ocupar")."""
    return s.disks[faction][area] > 0


def occupied(s: State, faction: int) -> tuple[int, ...]:
    """The areas with own disks, by number."""
    disks, last = s.disks[faction], s.facts.last_presence
    known = last.get(faction)
    # As ``presence``: it is asked so often that one call less counts.
    if known is None or known.disks != disks:
        known = last[faction] = Presence(s.board, disks[:])
    return known.areas


def controls(s: State, faction: int, area: int) -> bool:
    """The only faction there (rulebook, "Control")."""
    if not s.disks[faction][area]:
        return False
    seats, allies = s.seats, s.allies
    for other, disks in enumerate(s.disks):
        if other != faction and (disks[area] or (other < seats and allies[other][area])):
            return False
    return True


def controlled(s: State, faction: int, areas: Iterable[int]) -> list[int]:
    """Those of the areas that nobody but the faction is in (rulebook, "Control")."""
    others, bits = ranks_of_others(s, faction), s.board.rank_bits
    if has_allies(s):
        for other, row in enumerate(s.allies):
            if other != faction:
                others |= Presence(s.board, row).by_rank()[0]
    return [area for area in areas if not bits[area] & others]


def strength(s: State, faction: int, area: int) -> int:
    """Disks of a faction in an area, its allies and what stands with them included."""
    disks = s.disks[faction][area]
    if faction < s.seats:
        disks += s.allies[faction][area]
    if not disks:
        return 0
    bulwark = s.facts.own.bulwark
    return disks if bulwark is None else disks + (bulwark.holder(s, area) == faction)


def contested(s: State, area: int) -> bool:
    """More than one faction, and one of them with two disks or more (rulebook, "Disputada")."""
    present, most, seats, allies = 0, 0, s.seats, s.allies
    # Asked so often that strength would be too slow.
    for faction, disks in enumerate(s.disks):
        here = disks[area] + allies[faction][area] if faction < seats else disks[area]
        if here:
            present += 1
            if here > most:
                most = here
    return present > 1 and (most > 1 or _is_walled(s, area)) and s.board.kinds[area] != "deep"


def _is_walled(s: State, area: int) -> bool:
    """Whether something stands with the disks of a faction there, and counts as one of them in a competition."""
    bulwark = s.facts.own.bulwark
    return bulwark is not None and (holder := bulwark.holder(s, area)) >= 0 and holder in factions_in(s, area)


def contested_areas(s: State) -> list[int]:
    """All contested areas, by number (rulebook, "Disputada")."""
    return sorted(_contested(s))


def next_contested(s: State) -> int:
    """The contested area farthest to the north-east, -1 where there is none (rulebook, "Orden de resolución")."""
    return next(_contested(s), -1)


def _contested(s: State) -> Iterator[int]:
    """The contested areas in the order of competitions, north-east to south-west (rulebook, "Disputada")."""
    any_disks = shared = stacks = 0
    for faction in range(len(s.disks)):
        here, large = _sides(s, faction)
        shared |= any_disks & here
        any_disks |= here
        stacks |= large
    shared &= ~s.board.deep_ranks
    if s.facts.own.bulwark is None:
        shared &= stacks
    by_rank = s.board.in_order
    while shared:
        first = shared & -shared
        area = by_rank[first.bit_length() - 1]
        if first & stacks or _is_walled(s, area):
            yield area
        shared ^= first


def _sides(s: State, faction: int) -> tuple[int, int]:
    """As ``Presence.by_rank``, the white disks on a faction's side among its own."""
    if faction == s.seats or s.allies[faction] == s.board.empty:
        return presence(s, faction).by_rank()
    return Presence(s.board, list(map(add, s.disks[faction], s.allies[faction]))).by_rank()


def is_city(s: State, seat: int, area: int) -> bool:
    """Three or more disks of a civilization on land (rulebook, "Ciudad")."""
    return seat < s.seats and s.disks[seat][area] >= CITY and is_land(s, area)


def cities(s: State, seat: int) -> list[int]:
    """The areas of a civilization's cities; Barbarians have none (rulebook, "Ciudad")."""
    return list(presence(s, seat).cities()) if seat < s.seats else []


def city_count(s: State, seat: int) -> int:
    """How many cities a civilization has (rulebook, "Ciudad")."""
    return len(presence(s, seat).cities())


def settlements(s: State, seat: int) -> list[int]:
    """Land areas with exactly two disks of a civilization (rulebook, "Asentamiento")."""
    return list(presence(s, seat).settlements())


def limit(s: State, seat: int, area: int) -> int:
    """How many disks of one faction an area takes now (rulebook, "Apilamiento", "Mares profundos y poco profundos")."""
    facts = s.facts
    if facts.board.kinds[area] == "deep" and not may_sail_deep(s, seat):
        return 0
    return facts.limits[s.phase][area]


def _limits(s: State, faction: int, phase: str) -> Sequence[int]:
    """By area, how many disks of a faction it takes in a phase."""
    facts = s.facts
    if facts.has_deep_seas and not may_sail_deep(s, faction):
        return facts.shut[phase]
    return facts.limits[phase]


def may_sail_deep(s: State, faction: int) -> bool:
    """Deep seas are open from a late epoch on, and always to seafarers (rulebook, "Mares profundos")."""
    facts = s.facts
    return s.epoch >= facts.numbers.deep_from or faction >= s.seats or s.civs[faction] in facts.seafarers


def room(s: State, faction: int, area: int) -> int:
    """How many more disks of a faction the area takes."""
    free = limit(s, faction, area) - s.disks[faction][area]
    return free if free > 0 else 0


def areas_with_room(s: State, faction: int, areas: Iterable[int], count: int = 1) -> list[int]:
    """Those of the areas that take ``count`` more disks of a faction."""
    own, limits = s.disks[faction], _limits(s, faction, s.phase)
    return [area for area in areas if own[area] + count <= limits[area]]


def is_room_in(s: State, faction: int, areas: Iterable[int], count: int = 1) -> bool:
    """Whether any of the areas takes ``count`` more disks of a faction."""
    own, limits = s.disks[faction], _limits(s, faction, s.phase)
    return any(own[area] + count <= limits[area] for area in areas)


def trim(s: State) -> dict[int, list[int]]:
    """As reckoning begins, disks beyond its stacking limit go back to their supplies; returns, by faction, the area
    of each.

    Rulebook, "Apilamiento".
    """
    removals: dict[int, list[int]] = {}
    for faction, disks in enumerate(s.disks):
        limits = _limits(s, faction, TRIMMING)
        for area in occupied(s, faction):
            if disks[area] > limits[area]:
                removals.setdefault(faction, []).extend([area] * (disks[area] - limits[area]))
                s.supply[faction] += disks[area] - limits[area]
                disks[area] = limits[area]
    return removals


def dominated(s: State, seat: int) -> list[int]:
    """Shallow seas that a civilization occupies, with control of all land around (rulebook, "Dominación")."""
    own, play = presence(s, seat).by_rank()[0], in_play(s)
    bits, around = s.board.rank_bits, play.near_land
    seas = [area for area in play.shallow if own & bits[area] and own & around[area] == around[area]]
    if not seas:
        return seas
    return [area for area in seas if len(controlled(s, seat, play.land_around[area])) == len(play.land_around[area])]


def on_map(s: State, seat: int) -> int:
    """All disks of a faction on the map."""
    return sum(s.disks[seat])


def home_of(s: State, seat: int) -> int:
    """The home area of a civilization: the one chosen where it may have several (rulebook, "Áreas Natales")."""
    return s.homes[seat] if s.homes else s.facts.civilizations[s.civs[seat]].homes[0]
