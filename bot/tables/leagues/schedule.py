"""Who plays whom: groups in which everybody meets everybody, the same for the same seed.

Tables of two are every pair once. At larger tables a pair may have to meet twice: of many tries the one is taken that
needs the fewest tables, then the one that spreads tables and meetings most evenly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import combinations
from random import Random
from typing import Final

Group = tuple[int, ...]
"""The players of a table in the order of seats."""

Pair = frozenset[int]

TRIES: Final = 60
"""How many ways to group are compared at tables of three and more."""


def groups(players: Sequence[int], size: int, seed: int, met: Collection[Pair] = ()) -> list[Group]:
    """Tables of at most ``size`` players at which every two of ``players`` meet who have not ``met`` yet; in an order
    in which nobody waits long for their next one.

    None for fewer than two players. Takes tenths of a second for 16 players.
    """
    rng = Random(f"{seed}-{size}-{len(players)}")
    size = min(size, len(players))
    if size < 2:
        return []
    missing = {pair for pair in map(frozenset, combinations(players, 2)) if pair not in met}
    if size == 2:
        chosen = [tuple(sorted(pair)) for pair in missing]
    else:
        tries = [_cover(players, size, missing, rng) for _ in range(TRIES)]
        chosen = min(tries, key=lambda tables: _worth(players, tables))
    return _seated(_ordered(sorted(chosen), rng), rng)


def _cover(players: Sequence[int], size: int, missing: Collection[Pair], rng: Random) -> list[Group]:
    """One way to have all ``missing`` pairs meet: each table takes those who meet most people new to them."""
    waiting, meetings, tables = set(missing), Counter[Pair](), list[Group]()
    counts = Counter[int]()
    while waiting:
        chance = {player: rng.random() for player in players}
        group = list(
            min(waiting, key=lambda pair: (sum(counts[one] for one in pair), sum(chance[one] for one in pair)))
        )
        while len(group) < size:
            others = [player for player in players if player not in group]
            group.append(min(others, key=lambda one: (*_price(one, group, waiting, meetings, counts), chance[one])))
        pairs = list(map(frozenset, combinations(group, 2)))
        waiting.difference_update(pairs)
        meetings.update(pairs)
        counts.update(group)
        tables.append(tuple(sorted(group)))
    return _without_spare(tables, set(missing), size)


def _price(
    one: int, group: Sequence[int], waiting: Collection[Pair], meetings: Counter[Pair], counts: Counter[int]
) -> tuple[int, int, int]:
    """How little a player gains at a table: few new meetings, many old ones, many tables already."""
    pairs = [frozenset((one, other)) for other in group]
    return -sum(pair in waiting for pair in pairs), sum(meetings[pair] for pair in pairs), counts[one]


def _without_spare(tables: list[Group], missing: Collection[Pair], size: int) -> list[Group]:
    """The tables without those who meet everybody there elsewhere too, as long as only one seat stays empty at each."""
    slim = list(tables)
    for at, group in enumerate(slim):
        meetings = Counter(pair for table in slim for pair in map(frozenset, combinations(table, 2)))
        counts = Counter(player for table in slim for player in table)
        spare = [
            one for one in group if not any(pair in missing and meetings[pair] < 2 for pair in _pairs_of(one, group))
        ]
        if spare and len(group) == size > 2 and max(counts.values()) > min(counts.values()):
            out = max(spare, key=lambda one: (counts[one], one))
            if counts[out] > min(counts.values()):
                slim[at] = tuple(one for one in group if one != out)
    return slim


def _pairs_of(one: int, group: Group) -> list[Pair]:
    return [frozenset((one, other)) for other in group if other != one]


def _worth(players: Sequence[int], tables: Sequence[Group]) -> tuple[int, int, int, int]:
    """How bad a way to group is: number of tables, then how unequal tables, meetings and opponents are."""
    counts = Counter(player for table in tables for player in table)
    meetings = Counter(pair for table in tables for pair in map(frozenset, combinations(table, 2)))
    met = [meetings[pair] for pair in map(frozenset, combinations(players, 2))]
    tables_each = [counts[player] for player in players]
    return len(tables), max(tables_each) - min(tables_each), max(met) - min(met), sum(count * count for count in met)


def _ordered(tables: Iterable[Group], rng: Random) -> list[Group]:
    """The tables, next always one of those who have had the fewest so far."""
    waiting, had, ordered = list(tables), Counter[int](), list[Group]()
    rng.shuffle(waiting)
    while waiting:
        group = min(waiting, key=lambda item: (max(had[one] for one in item), sum(had[one] for one in item)))
        waiting.remove(group)
        had.update(group)
        ordered.append(group)
    return ordered


def _seated(tables: Iterable[Group], rng: Random) -> list[Group]:
    """The tables with their players in seats that each has had least often."""
    had, seated = Counter[tuple[int, int]](), list[Group]()
    for group in tables:
        waiting, seats = list(group), list[int]()
        rng.shuffle(waiting)
        for seat in range(len(group)):
            chosen = min(waiting, key=partial(_had_there, had, seat))
            waiting.remove(chosen)
            seats.append(chosen)
            had[chosen, seat] += 1
        seated.append(tuple(seats))
    return seated


def _had_there(had: Counter[tuple[int, int]], seat: int, player: int) -> tuple[int, int]:
    """How often a player has had a seat; then those who have had the ones before it often come first."""
    return had[player, seat], -sum(had[player, earlier] for earlier in range(seat))
