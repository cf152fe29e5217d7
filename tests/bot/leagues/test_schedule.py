"""Everybody meets everybody, as evenly as tables of a size allow, and the same way for the same seed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.tables.leagues.schedule import groups
from tests.night import by_day


def meetings(tables: list[tuple[int, ...]]) -> Counter[frozenset[int]]:
    return Counter(pair for table in tables for pair in map(frozenset, combinations(table, 2)))


@pytest.mark.parametrize(
    ("count", "size"), by_day([(5, 2), (7, 4), (9, 3)], [(n, k) for k in range(2, 7) for n in range(2, 17)])
)
def test_everybody_meets_everybody(count: int, size: int) -> None:
    players = list(range(10, 10 + count))
    tables = groups(players, size, seed=count)
    met = meetings(tables)
    assert set(met) == set(map(frozenset, combinations(players, 2)))
    assert all(len(table) == len(set(table)) for table in tables)
    assert max(map(len, tables)) <= size
    counts = Counter(player for table in tables for player in table)
    assert max(counts.values()) - min(counts.values()) <= 2
    if size == 2:
        assert set(met.values()) == {1}
    else:
        # No more tables than half as many again as there must be at least.
        least = -(-count * -(-(count - 1) // (size - 1)) // size) if count > size else 1
        assert len(tables) <= least * 1.5 + 1


def test_nine_at_tables_of_three_meet_exactly_once() -> None:
    assert set(meetings(groups(range(1, 10), 3, 1)).values()) == {1}


def test_the_same_seed_gives_the_same_tables_and_another_one_others() -> None:
    players = list(range(1, 7))
    assert groups(players, 4, 5) == groups(players, 4, 5)
    assert groups(players, 2, 5) != groups(players, 2, 6)


def test_seats_are_shared_out_and_nobody_waits_long() -> None:
    tables = groups(range(1, 7), 2, 3)
    firsts = Counter(table[0] for table in tables)
    assert max(firsts.values()) - min(firsts.values()) <= 2
    assert {player for table in tables[:3] for player in table} == set(range(1, 7))


def test_who_comes_late_meets_only_those_they_have_not_met() -> None:
    met = set(map(frozenset, combinations(range(1, 5), 2)))
    assert {frozenset(table) for table in groups(range(1, 6), 2, 1, met)} == {
        frozenset((one, 5)) for one in range(1, 5)
    }
    assert groups(range(1, 5), 2, 1, met) == []
    assert groups([7], 4, 1) == []
