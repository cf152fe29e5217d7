"""Who has most and least of something, with ties (rulebook, "Aplicar un evento").

Of equals, the current player, or who comes next clockwise from them, counts as higher. With two players "the two
strongest" and "the two weakest" are one.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.through_the_ages.state import State
from engine.through_the_ages.values import strength

Value = Callable[[int], int]


def ranked(s: State, current: int, value: Value) -> list[int]:
    """All seats, the highest first; ties by the way to the current player (rulebook, "Aplicar un evento")."""
    return sorted(s.clockwise(current), key=lambda seat: -value(seat))


def leads(s: State, current: int, value: Value) -> int:
    """The seat with the most."""
    return ranked(s, current, value)[0]


def least(s: State, current: int, value: Value) -> int:
    """The seat with the least."""
    return ranked(s, current, value)[-1]


def most(s: State, current: int, count: int) -> list[int]:
    """The strongest civilizations, clockwise from the current player (rulebook, "Aplicar un evento")."""
    return _clockwise(s, current, _by_strength(s, current)[: _count(s, count)])


def weakest(s: State, current: int, count: int) -> list[int]:
    """The weakest civilizations, clockwise from the current player (rulebook, "Aplicar un evento")."""
    return _clockwise(s, current, _by_strength(s, current)[-_count(s, count) :])


def _by_strength(s: State, current: int) -> list[int]:
    return ranked(s, current, lambda seat: strength(s, seat))


def _count(s: State, count: int) -> int:
    return 1 if len(s.playing()) == 2 else count


def _clockwise(s: State, current: int, seats: list[int]) -> list[int]:
    return [seat for seat in s.clockwise(current) if seat in seats]
